	.text
	.section	.AMDGPU.config
	.long	166100
	.long	4
	.long	165900
	.long	0
	.long	166120
	.long	0
	.text
	.globl	acos_float
	.p2align	8
	.type	acos_float,@function
acos_float:
acos_float$local:
.Lfunc_begin0:
	ALU 5, @8, KC0[CB0:0-32], KC1[]
.Ltmp0:
	ALU 2, @14, KC0[CB0:0-32], KC1[]
	TEX 0 @6
	ALU 74, @17, KC0[CB0:0-32], KC1[]
	MEM_RAT_CACHELESS STORE_DWORD T0.X, T1.X
	CF_END
	Fetch clause starting at 6:
	  VTX_READ_32 T0.X, T0.X, 0, #1
	ALU clause starting at 8:
	  MULLO_INT   T0.X (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Y, KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Z (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT * T0.W (MASKED), KC0[1].Z, T1.X,  
.Ltmp1:
	  ADD_INT * T0.W, PV.Y, T0.X,  
	  ADD_INT * T0.W, PV.W, KC0[3].X,  
	ALU clause starting at 14:
	  LSHL * T0.W, T0.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  ADD_INT * T0.X, KC0[2].Y, PV.W,  
	ALU clause starting at 17:
	  AND_INT * T1.W, T0.X, literal.x,  
	2147483647(nan), 0(0.000000e+00)
	  ADD * T2.W, -PV.W, 1.0,  
	  MUL_IEEE   T0.Y, PV.W, 0.5,  
	  SETGT_UINT   T0.Z, T1.W, literal.x,  
	  MUL_IEEE * T2.W, T1.W, T1.W,  
	1056964607(5.000000e-01), 0(0.000000e+00)
	  CNDE_INT   T1.Z, PV.Z, PV.W, PV.Y, 
	  MOV * T2.W, literal.x,  
	3160096737(-1.338193e-02), 0(0.000000e+00)
	  MULADD_IEEE * T2.W, PV.Z, literal.x, PV.W, 
	-1149120917(-3.961375e-03), 0(0.000000e+00)
	  MOV   T2.Z, literal.x,  
	  MULADD_IEEE * T2.W, T1.Z, PV.W, literal.y, 
	1066233765(1.104970e+00), -1117287459(-5.652987e-02)
	  MULADD_IEEE   T3.Z, T1.Z, PV.W, literal.x, 
	  MULADD_IEEE * T2.W, T1.Z, literal.y, PV.Z, 
	1044157660(1.841616e-01), -1084874995(-8.364113e-01)
	  RECIP_IEEE   T0.X (MASKED), T2.W,  
	  RECIP_IEEE   T0.Y, T2.W,  
	  RECIP_IEEE   T0.Z (MASKED), T2.W,  
	  RECIP_IEEE * T0.W (MASKED), T2.W,  
	  MUL_IEEE * T2.W, T3.Z, PV.Y,  
	  RECIPSQRT_IEEE   T0.X (MASKED), T1.Z,  
	  RECIPSQRT_IEEE   T0.Y, T1.Z,  
	  RECIPSQRT_IEEE   T0.Z (MASKED), T1.Z,  
	  RECIPSQRT_IEEE * T0.W (MASKED), T1.Z,  
	  RECIP_IEEE   T0.X (MASKED), T0.Y,  
	  RECIP_IEEE   T0.Y, T0.Y,  
	  RECIP_IEEE   T0.Z (MASKED), T0.Y,  
	  RECIP_IEEE * T0.W (MASKED), T0.Y,  
	  AND_INT   T2.Z, PV.Y, literal.x,  
	  MUL_IEEE * T2.W, T1.Z, T2.W,  
	-65536(nan), 0(0.000000e+00)
	  MUL_IEEE   T1.Y, T0.Y, PV.W,  
	  MULADD_IEEE   T1.Z, PV.Z, -PV.Z, T1.Z, 
	  ADD * T3.W, T0.Y, PV.Z,  
	  RECIP_IEEE   T1.X, T3.W,  
	  RECIP_IEEE   T1.Y (MASKED), T3.W,  
	  RECIP_IEEE   T1.Z (MASKED), T3.W,  
	  RECIP_IEEE * T1.W (MASKED), T3.W,  
	  MUL_IEEE   T1.Z, T1.Z, PV.X,  
	  ADD * T3.W, T1.Y, literal.x,  
	-1534250702(-6.123234e-17), 0(0.000000e+00)
	  ADD   T3.Z, T0.Y, PV.W,  
	  ADD * T3.W, T1.Y, PV.Z,  BS:VEC_120/SCL_212
	  ADD   T0.Y, PV.W, T2.Z,  
	  ADD   T1.Z, PV.Z, PV.Z,  
	  MULADD_IEEE * T2.W, T0.X, -T2.W, literal.x, 
	613232946(6.123234e-17), 0(0.000000e+00)
	  ADD   T1.X, PV.W, -T0.X,  
	  ADD   T1.Y, -PV.Z, literal.x,  
	  ADD   T1.Z, PV.Y, PV.Y,  
	  SETGT_INT * T2.W, 0.0, T0.X,  
	1078530011(3.141593e+00), 0(0.000000e+00)
	  CNDE_INT   T1.Z, PV.W, PV.Z, PV.Y, 
	  ADD * T2.W, PV.X, literal.x,  
	1070141403(1.570796e+00), 0(0.000000e+00)
	  CNDE_INT   T0.Z, T0.Z, PV.W, PV.Z, 
	  SETGT_UINT * T2.W, T1.W, literal.x,  
	1065353216(1.000000e+00), 0(0.000000e+00)
	  CNDE_INT   T0.Z, PV.W, PV.Z, literal.x, 
	  SETE_INT * T2.W, T0.X, literal.y,  
	2143289344(nan), 1065353216(1.000000e+00)
	  CNDE_INT   T0.Z, PV.W, PV.Z, 0.0, 
	  SETE_INT * T2.W, T0.X, literal.x,  
	-1082130432(-1.000000e+00), 0(0.000000e+00)
	  CNDE_INT   T0.Z, PV.W, PV.Z, literal.x, 
	  SETGT_UINT * T1.W, T1.W, literal.y,  
	1078530011(3.141593e+00), 847249407(1.490116e-08)
	  CNDE_INT   T0.X, PV.W, literal.x, PV.Z, 
	  ADD_INT * T0.W, KC0[2].Z, T0.W,  
	1070141403(1.570796e+00), 0(0.000000e+00)
	  LSHR * T1.X, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
.Ltmp2:
.Lfunc_end0:
	.size	acos_float, .Lfunc_end0-acos_float

	.section	.AMDGPU.config
	.long	166100
	.long	6
	.long	165900
	.long	0
	.long	166120
	.long	0
	.text
	.globl	acosh_float
	.p2align	8
	.type	acosh_float,@function
acosh_float:
acosh_float$local:
.Lfunc_begin1:
	ALU 5, @14, KC0[CB0:0-32], KC1[]
.Ltmp3:
	ALU 2, @20, KC0[CB0:0-32], KC1[]
	TEX 0 @8
	ALU 36, @23, KC0[], KC1[]
	TEX 1 @10
	ALU 83, @60, KC0[CB0:0-32], KC1[]
	MEM_RAT_CACHELESS STORE_DWORD T0.X, T1.X
	CF_END
	Fetch clause starting at 8:
	  VTX_READ_32 T0.X, T0.X, 0, #1
	Fetch clause starting at 10:
	  VTX_READ_64 T2.XY, T2.X, 0, #2
	  VTX_READ_32 T1.X, T1.X, 0, #2
	ALU clause starting at 14:
	  MULLO_INT   T0.X (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Y, KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Z (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT * T0.W (MASKED), KC0[1].Z, T1.X,  
.Ltmp4:
	  ADD_INT * T0.W, PV.Y, T0.X,  
	  ADD_INT * T0.W, PV.W, KC0[3].X,  
	ALU clause starting at 20:
	  LSHL * T0.W, T0.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  ADD_INT * T0.X, KC0[2].Y, PV.W,  
	ALU clause starting at 23:
	  ADD * T1.W, T0.X, literal.x,  
	-1082130432(-1.000000e+00), 0(0.000000e+00)
	  ADD * T2.W, PV.W, PV.W,  
	  MULADD_IEEE   T0.Y, T1.W, T1.W, PV.W, 
	  MULADD_IEEE   T0.Z, T0.X, T0.X, literal.x, 
	  SETGT_UINT * T2.W, T0.X, literal.y,  
	-1082130432(-1.000000e+00), 1073741824(2.000000e+00)
	  CNDE_INT   T1.Z, PV.W, T1.W, T0.X, 
	  CNDE_INT * T1.W, PV.W, PV.Y, PV.Z, 
	  RECIPSQRT_IEEE   T0.X (MASKED), T1.W,  
	  RECIPSQRT_IEEE   T0.Y, T1.W,  
	  RECIPSQRT_IEEE   T0.Z (MASKED), T1.W,  
	  RECIPSQRT_IEEE * T0.W (MASKED), T1.W,  
	  RECIP_IEEE   T0.X (MASKED), T0.Y,  
	  RECIP_IEEE   T0.Y, T0.Y,  
	  RECIP_IEEE   T0.Z (MASKED), T0.Y,  
	  RECIP_IEEE * T0.W (MASKED), T0.Y,  
	  ADD   T0.Z, T1.Z, PV.Y,  
	  SETGT_UINT * T1.W, T0.X, literal.x,  
	1174405120(8.192000e+03), 0(0.000000e+00)
	  CNDE_INT   T0.Z, PV.W, PV.Z, T0.X, 
	  CNDE_INT * T2.W, T2.W, 0.0, literal.x, 
	1065353216(1.000000e+00), 0(0.000000e+00)
	  ADD * T2.W, PV.Z, -PV.W,  
	  ADD * T3.W, PV.W, 1.0,  
	  LSHL * T4.W, PV.W, 1,  
	  AND_INT   T0.Z, PV.W, literal.x,  
	  AND_INT * T4.W, T3.W, literal.y,  
	65536(9.183550e-41), 8323072(1.166311e-38)
	  ADD_INT * T4.W, PV.Z, PV.W,  
	  LSHR * T5.W, PV.W, literal.x,  
	14(1.961818e-44), 0(0.000000e+00)
	  ADD_INT   T1.X, literal.x, PV.W,  
	  LSHR * T5.W, T4.W, literal.y,  
	@LOG_INV_TBL, 13(1.821688e-44)
	  ADD_INT * T2.X, literal.x, PV.W,  
	@LOGE_TBL, 0(0.000000e+00)
	ALU clause starting at 60:
	  MOV * T5.W, literal.x,  
	8(1.121039e-44), 0(0.000000e+00)
	  BFE_UINT   T0.Y, T3.W, literal.x, PV.W, 
	  AND_INT   T0.Z, T3.W, literal.y,  
	  AND_INT * T5.W, T3.W, literal.z,  
	23(3.222986e-44), 2139095040(INF)
	-32768(nan), 0(0.000000e+00)
	  AND_INT   T3.X, T3.W, literal.x,  
	  AND_INT   T1.Y, T3.W, literal.y,  
	  ADD   T1.Z, -PV.W, 1.0,  
	  SUB_INT * T3.W, literal.z, PV.Z,  
	8388607(1.175494e-38), 8355840(1.170903e-38)
	2139095039(3.402823e+38), 0(0.000000e+00)
	  AND_INT   T4.X, PV.W, literal.x,  
	  ADD   T3.Y, T2.W, PV.Z,  
	  OR_INT   T0.Z, T4.W, literal.y,  BS:VEC_120/SCL_212
	  OR_INT * T3.W, PV.Y, literal.y,  
	2139095040(INF), 1056964608(5.000000e-01)
	  ADD   T5.X, PV.Z, -PV.W,  
	  MUL_IEEE   T1.Y, PV.Y, PV.X,  
	  OR_INT   T1.Z, T3.X, literal.x,  
	  ADD * T3.W, T2.W, literal.y,  
	1056964608(5.000000e-01), 1073741824(2.000000e+00)
	  RECIP_IEEE   T2.X (MASKED), T3.W,  
	  RECIP_IEEE   T2.Y (MASKED), T3.W,  
	  RECIP_IEEE   T2.Z, T3.W,  
	  RECIP_IEEE * T2.W (MASKED), T3.W,  
	  MUL_IEEE   T3.X, T2.W, PV.Z,  
	  ADD   T3.Y, T0.Z, -T1.Z,  
	  MULADD_IEEE   T0.Z, T1.Y, literal.x, T5.X, 
	  SETGT_UINT * T3.W, T0.Y, literal.y,  BS:VEC_120/SCL_212
	-1090519040(-5.000000e-01), 151(2.115961e-43)
	  CNDE_INT   T0.Z, PV.W, PV.Z, PV.Y, 
	  ADD * T3.W, PV.X, PV.X,  
	  MUL_IEEE   T1.Z, PV.W, PV.W,  
	  MUL_IEEE * T4.W, T1.X, PV.Z,  
	  MOV   T1.X, literal.x,  
	  ADD_INT   T0.Y, T0.Y, literal.y,  
	  MUL_IEEE   T0.Z, PV.W, PV.W,  
	  MULADD_IEEE * T5.W, PV.W, literal.z, 0.5, 
	1034594987(8.333334e-02), -127(nan)
	1051372203(3.333333e-01), 0(0.000000e+00)
	  MULADD_IEEE   T1.Y, PV.W, PV.Z, T4.W, 
	  INT_TO_FLT   T0.Z, PV.Y,  
	  MULADD_IEEE * T4.W, T1.Z, literal.x, PV.X, 
	1011666125(1.250000e-02), 0(0.000000e+00)
	  MUL_IEEE   T0.Y, T1.Z, PV.W,  
	  MUL_IEEE   T1.Z, T3.X, T2.W,  
	  MULADD_IEEE * T4.W, PV.Z, literal.x, -PV.Y, 
	939916788(3.194618e-05), 0(0.000000e+00)
	  AND_INT   T1.X, T2.W, literal.x,  
	  ADD   T1.Y, T2.Y, PV.W,  
	  MULADD_IEEE   T0.Z, T0.Z, literal.y, T2.X, 
	  MULADD_IEEE * T3.W, T3.W, PV.Y, -PV.Z, BS:VEC_120/SCL_212
	2147483647(nan), 1060204544(6.931152e-01)
	  ADD   T0.Y, T2.W, PV.W,  
	  ADD   T0.Z, PV.Z, PV.Y,  
	  SETGT_UINT * T3.W, PV.X, literal.x,  
	1031798783(6.250000e-02), 0(0.000000e+00)
	  CNDE_INT   T0.Z, PV.W, PV.Y, PV.Z, 
	  SETGT_UINT * T3.W, T1.X, literal.x,  
	2139095039(3.402823e+38), 0(0.000000e+00)
	  CNDE_INT   T0.Z, PV.W, PV.Z, T2.W, 
	  SETGT * T3.W, literal.x, T2.W,  
	-1082130432(-1.000000e+00), 0(0.000000e+00)
	  CNDE   T0.Z, PV.W, PV.Z, literal.x, 
	  SETE * T3.W, T2.W, literal.y,  
	2143289344(nan), -1082130432(-1.000000e+00)
	  CNDE   T0.Z, PV.W, PV.Z, literal.x, 
	  SETGT_UINT * T3.W, T1.X, literal.y,  
	-8388608(-INF), 864026623(5.960464e-08)
	  CNDE_INT   T0.Z, PV.W, T2.W, PV.Z, 
	  CNDE_INT * T1.W, T1.W, 0.0, literal.x, 
	1060205080(6.931472e-01), 0(0.000000e+00)
	  ADD   T0.Z, PV.W, PV.Z,  
	  SETGT_UINT * T1.W, T0.X, literal.x,  
	2139095039(3.402823e+38), 0(0.000000e+00)
	  CNDE_INT   T0.Z, PV.W, PV.Z, T0.X, 
	  SETGT * T1.W, 1.0, T0.X,  
	  CNDE   T0.X, PV.W, PV.Z, literal.x, 
	  ADD_INT * T0.W, KC0[2].Z, T0.W,  
	2143289344(nan), 0(0.000000e+00)
	  LSHR * T1.X, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
.Ltmp5:
.Lfunc_end1:
	.size	acosh_float, .Lfunc_end1-acosh_float

	.section	.AMDGPU.config
	.long	166100
	.long	4
	.long	165900
	.long	0
	.long	166120
	.long	0
	.text
	.globl	acospi_float
	.p2align	8
	.type	acospi_float,@function
acospi_float:
acospi_float$local:
.Lfunc_begin2:
	ALU 5, @8, KC0[CB0:0-32], KC1[]
.Ltmp6:
	ALU 2, @14, KC0[CB0:0-32], KC1[]
	TEX 0 @6
	ALU 81, @17, KC0[CB0:0-32], KC1[]
	MEM_RAT_CACHELESS STORE_DWORD T0.X, T1.X
	CF_END
	Fetch clause starting at 6:
	  VTX_READ_32 T0.X, T0.X, 0, #1
	ALU clause starting at 8:
	  MULLO_INT   T0.X (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Y, KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Z (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT * T0.W (MASKED), KC0[1].Z, T1.X,  
.Ltmp7:
	  ADD_INT * T0.W, PV.Y, T0.X,  
	  ADD_INT * T0.W, PV.W, KC0[3].X,  
	ALU clause starting at 14:
	  LSHL * T0.W, T0.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  ADD_INT * T0.X, KC0[2].Y, PV.W,  
	ALU clause starting at 17:
	  AND_INT * T1.W, T0.X, literal.x,  
	2147483647(nan), 0(0.000000e+00)
	  ADD * T2.W, -PV.W, 1.0,  
	  MUL_IEEE   T0.Y, PV.W, 0.5,  
	  SETGT_UINT   T0.Z, T1.W, literal.x,  
	  MUL_IEEE * T2.W, T1.W, T1.W,  
	1056964607(5.000000e-01), 0(0.000000e+00)
	  CNDE_INT   T1.Z, PV.Z, PV.W, PV.Y, 
	  MOV * T2.W, literal.x,  
	3160096737(-1.338193e-02), 0(0.000000e+00)
	  MULADD_IEEE * T2.W, PV.Z, literal.x, PV.W, 
	-1149120917(-3.961375e-03), 0(0.000000e+00)
	  MOV   T2.Z, literal.x,  
	  MULADD_IEEE * T2.W, T1.Z, PV.W, literal.y, 
	1066233765(1.104970e+00), -1117287459(-5.652987e-02)
	  MULADD_IEEE   T3.Z, T1.Z, PV.W, literal.x, 
	  MULADD_IEEE * T2.W, T1.Z, literal.y, PV.Z, 
	1044157660(1.841616e-01), -1084874995(-8.364113e-01)
	  RECIP_IEEE   T0.X (MASKED), T2.W,  
	  RECIP_IEEE   T0.Y, T2.W,  
	  RECIP_IEEE   T0.Z (MASKED), T2.W,  
	  RECIP_IEEE * T0.W (MASKED), T2.W,  
	  MUL_IEEE * T2.W, T3.Z, PV.Y,  
	  RECIPSQRT_IEEE   T0.X (MASKED), T1.Z,  
	  RECIPSQRT_IEEE   T0.Y, T1.Z,  
	  RECIPSQRT_IEEE   T0.Z (MASKED), T1.Z,  
	  RECIPSQRT_IEEE * T0.W (MASKED), T1.Z,  
	  RECIP_IEEE   T0.X (MASKED), T0.Y,  
	  RECIP_IEEE   T0.Y, T0.Y,  
	  RECIP_IEEE   T0.Z (MASKED), T0.Y,  
	  RECIP_IEEE * T0.W (MASKED), T0.Y,  
	  MUL_IEEE   T2.Z, T1.Z, T2.W,  
	  AND_INT * T2.W, PV.Y, literal.x,  
	-65536(nan), 0(0.000000e+00)
	  MULADD_IEEE   T1.Y, PV.W, -PV.W, T1.Z, 
	  MUL_IEEE   T1.Z, T0.Y, PV.Z,  
	  ADD * T3.W, T0.Y, PV.W,  
	  RECIP_IEEE   T1.X, T3.W,  
	  RECIP_IEEE   T1.Y (MASKED), T3.W,  
	  RECIP_IEEE   T1.Z (MASKED), T3.W,  
	  RECIP_IEEE * T1.W (MASKED), T3.W,  
	  ADD   T3.Z, T1.Z, literal.x,  
	  MUL_IEEE * T3.W, T1.Y, PV.X,  
	-1534250702(-6.123234e-17), 0(0.000000e+00)
	  ADD   T1.Z, T1.Z, PV.W,  
	  ADD * T3.W, T0.Y, PV.Z,  
	  MULADD_IEEE   T0.Y, T0.X, -T2.Z, literal.x, 
	  ADD   T2.Z, PV.W, PV.W,  
	  ADD * T2.W, PV.Z, T2.W,  
	613232946(6.123234e-17), 0(0.000000e+00)
	  RECIP_IEEE   T1.X, literal.x,  
	  RECIP_IEEE   T1.Y (MASKED), literal.x,  
	  RECIP_IEEE   T1.Z (MASKED), literal.x,  
	  RECIP_IEEE * T1.W (MASKED), literal.x,  
	1078530011(3.141593e+00), 0(0.000000e+00)
	  ADD   T1.Y, T2.W, T2.W,  
	  MUL_IEEE   T1.Z, T2.Z, PV.X,  
	  ADD * T2.W, T0.Y, -T0.X,  
	  ADD   T2.X, PV.W, literal.x,  
	  ADD   T0.Y, -PV.Z, 1.0,  
	  MUL_IEEE   T1.Z, PV.Y, T1.X,  
	  SETGT_INT * T2.W, 0.0, T0.X,  BS:VEC_021/SCL_122
	1070141403(1.570796e+00), 0(0.000000e+00)
	  CNDE_INT   T1.Z, PV.W, PV.Z, PV.Y, 
	  MUL_IEEE * T2.W, PV.X, T1.X,  
	  CNDE_INT   T0.Z, T0.Z, PV.W, PV.Z, 
	  SETGT_UINT * T2.W, T1.W, literal.x,  
	1065353216(1.000000e+00), 0(0.000000e+00)
	  CNDE_INT   T0.Z, PV.W, PV.Z, literal.x, 
	  SETE_INT * T2.W, T0.X, literal.y,  
	2143289344(nan), 1065353216(1.000000e+00)
	  CNDE_INT   T0.Z, PV.W, PV.Z, 0.0, 
	  SETE_INT * T2.W, T0.X, literal.x,  
	-1082130432(-1.000000e+00), 0(0.000000e+00)
	  CNDE_INT   T0.Z, PV.W, PV.Z, literal.x, 
	  SETGT_UINT * T1.W, T1.W, literal.y,  
	1065353216(1.000000e+00), 847249407(1.490116e-08)
	  CNDE_INT   T0.X, PV.W, literal.x, PV.Z, 
	  ADD_INT * T0.W, KC0[2].Z, T0.W,  
	1056964608(5.000000e-01), 0(0.000000e+00)
	  LSHR * T1.X, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
.Ltmp8:
.Lfunc_end2:
	.size	acospi_float, .Lfunc_end2-acospi_float

	.section	.AMDGPU.config
	.long	166100
	.long	4
	.long	165900
	.long	0
	.long	166120
	.long	0
	.text
	.globl	asin_float
	.p2align	8
	.type	asin_float,@function
asin_float:
asin_float$local:
.Lfunc_begin3:
	ALU 5, @8, KC0[CB0:0-32], KC1[]
.Ltmp9:
	ALU 2, @14, KC0[CB0:0-32], KC1[]
	TEX 0 @6
	ALU 69, @17, KC0[CB0:0-32], KC1[]
	MEM_RAT_CACHELESS STORE_DWORD T0.X, T1.X
	CF_END
	Fetch clause starting at 6:
	  VTX_READ_32 T0.X, T0.X, 0, #1
	ALU clause starting at 8:
	  MULLO_INT   T0.X (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Y, KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Z (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT * T0.W (MASKED), KC0[1].Z, T1.X,  
.Ltmp10:
	  ADD_INT * T0.W, PV.Y, T0.X,  
	  ADD_INT * T0.W, PV.W, KC0[3].X,  
	ALU clause starting at 14:
	  LSHL * T0.W, T0.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  ADD_INT * T0.X, KC0[2].Y, PV.W,  
	ALU clause starting at 17:
	  AND_INT * T1.W, T0.X, literal.x,  
	2147483647(nan), 0(0.000000e+00)
	  ADD * T2.W, -PV.W, 1.0,  
	  MUL_IEEE   T0.Y, PV.W, 0.5,  
	  SETGT_UINT   T0.Z, T1.W, literal.x,  
	  MUL_IEEE * T2.W, T1.W, T1.W,  
	1056964607(5.000000e-01), 0(0.000000e+00)
	  MOV   T1.Z, literal.x,  
	  CNDE_INT * T2.W, PV.Z, PV.W, PV.Y, 
	3160096737(-1.338193e-02), 0(0.000000e+00)
	  RECIPSQRT_IEEE   T0.X (MASKED), T2.W,  
	  RECIPSQRT_IEEE   T0.Y, T2.W,  
	  RECIPSQRT_IEEE   T0.Z (MASKED), T2.W,  
	  RECIPSQRT_IEEE * T0.W (MASKED), T2.W,  
	  RECIP_IEEE   T0.X (MASKED), T0.Y,  
	  RECIP_IEEE   T0.Y, T0.Y,  
	  RECIP_IEEE   T0.Z (MASKED), T0.Y,  
	  RECIP_IEEE * T0.W (MASKED), T0.Y,  
	  AND_INT   T2.Z, PV.Y, literal.x,  
	  MULADD_IEEE * T3.W, T2.W, literal.y, T1.Z, 
	-65536(nan), -1149120917(-3.961375e-03)
	  MOV   T1.X, literal.x,  
	  MULADD_IEEE   T1.Y, T2.W, PV.W, literal.y, 
	  MULADD_IEEE   T1.Z, PV.Z, -PV.Z, T2.W, 
	  ADD * T3.W, T0.Y, PV.Z,  
	1066233765(1.104970e+00), -1117287459(-5.652987e-02)
	  RECIP_IEEE   T2.X, T3.W,  
	  RECIP_IEEE   T2.Y (MASKED), T3.W,  
	  RECIP_IEEE   T2.Z (MASKED), T3.W,  
	  RECIP_IEEE * T2.W (MASKED), T3.W,  
	  MUL_IEEE   T2.Y, T1.Z, PV.X,  
	  MULADD_IEEE   T1.Z, T2.W, T1.Y, literal.x, 
	  MULADD_IEEE * T3.W, T2.W, literal.y, T1.X, 
	1044157660(1.841616e-01), -1084874995(-8.364113e-01)
	  RECIP_IEEE   T1.X, T3.W,  
	  RECIP_IEEE   T1.Y (MASKED), T3.W,  
	  RECIP_IEEE   T1.Z (MASKED), T3.W,  
	  RECIP_IEEE * T1.W (MASKED), T3.W,  
	  MUL_IEEE   T1.Z, T1.Z, PV.X,  
	  ADD * T3.W, T2.Y, T2.Y,  
	  ADD   T1.X, T2.Z, T2.Z,  
	  ADD   T1.Y, -PV.W, literal.x,  
	  ADD   T2.Z, T0.Y, T0.Y,  
	  MUL_IEEE * T2.W, T2.W, PV.Z,  
	866263400(7.549789e-08), 0(0.000000e+00)
	  MULADD_IEEE   T1.Z, PV.Z, PV.W, -PV.Y, 
	  ADD * T3.W, -PV.X, literal.x,  
	1061752794(7.853981e-01), 0(0.000000e+00)
	  ADD * T3.W, PV.W, -PV.Z,  
	  ADD   T1.Z, PV.W, literal.x,  
	  MULADD_IEEE * T2.W, T1.W, T2.W, T1.W, 
	1061752794(7.853981e-01), 0(0.000000e+00)
	  CNDE_INT   T0.Z, T0.Z, PV.W, PV.Z, 
	  AND_INT * T2.W, T0.X, literal.x,  
	-2147483648(-0.000000e+00), 0(0.000000e+00)
	  OR_INT   T0.Z, PV.W, PV.Z,  
	  SETGT_UINT * T3.W, T1.W, literal.x,  
	1065353216(1.000000e+00), 0(0.000000e+00)
	  CNDE_INT   T0.Y, PV.W, PV.Z, literal.x, 
	  SETE_INT   T0.Z, T1.W, literal.y,  
	  OR_INT * T2.W, T2.W, literal.z,  BS:VEC_120/SCL_212
	2143289344(nan), 1065353216(1.000000e+00)
	1070141403(1.570796e+00), 0(0.000000e+00)
	  CNDE_INT   T0.Z, PV.Z, PV.Y, PV.W, 
	  SETGT_UINT * T1.W, T1.W, literal.x,  
	947912703(6.103515e-05), 0(0.000000e+00)
	  CNDE_INT   T0.X, PV.W, T0.X, PV.Z, 
	  ADD_INT * T0.W, KC0[2].Z, T0.W,  
	  LSHR * T1.X, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
.Ltmp11:
.Lfunc_end3:
	.size	asin_float, .Lfunc_end3-asin_float

	.section	.AMDGPU.config
	.long	166100
	.long	9
	.long	165900
	.long	0
	.long	166120
	.long	0
	.text
	.globl	asinh_float
	.p2align	8
	.type	asinh_float,@function
asinh_float:
asinh_float$local:
.Lfunc_begin4:
	ALU 5, @14, KC0[CB0:0-32], KC1[]
.Ltmp12:
	ALU 2, @20, KC0[CB0:0-32], KC1[]
	TEX 0 @8
	ALU 33, @23, KC0[], KC1[]
	TEX 1 @10
	ALU 100, @57, KC0[CB0:0-32], KC1[]
	MEM_RAT_CACHELESS STORE_DWORD T0.X, T1.X
	CF_END
	Fetch clause starting at 8:
	  VTX_READ_32 T0.X, T0.X, 0, #1
	Fetch clause starting at 10:
	  VTX_READ_64 T2.XY, T2.X, 0, #2
	  VTX_READ_32 T1.X, T1.X, 0, #2
	ALU clause starting at 14:
	  MULLO_INT   T0.X (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Y, KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Z (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT * T0.W (MASKED), KC0[1].Z, T1.X,  
.Ltmp13:
	  ADD_INT * T0.W, PV.Y, T0.X,  
	  ADD_INT * T0.W, PV.W, KC0[3].X,  
	ALU clause starting at 20:
	  LSHL * T0.W, T0.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  ADD_INT * T0.X, KC0[2].Y, PV.W,  
	ALU clause starting at 23:
	  AND_INT * T1.W, T0.X, literal.x,  
	2147483647(nan), 0(0.000000e+00)
	  SETGT_UINT   T0.Z, PV.W, literal.x,  
	  MULADD_IEEE * T2.W, PV.W, PV.W, 1.0, 
	1174405120(8.192000e+03), 0(0.000000e+00)
	  RECIPSQRT_IEEE   T0.X (MASKED), T2.W,  
	  RECIPSQRT_IEEE   T0.Y, T2.W,  
	  RECIPSQRT_IEEE   T0.Z (MASKED), T2.W,  
	  RECIPSQRT_IEEE * T0.W (MASKED), T2.W,  
	  RECIP_IEEE   T0.X (MASKED), T0.Y,  
	  RECIP_IEEE   T0.Y, T0.Y,  
	  RECIP_IEEE   T0.Z (MASKED), T0.Y,  
	  RECIP_IEEE * T0.W (MASKED), T0.Y,  
	  CNDE_INT * T2.W, T0.Z, PV.Y, literal.x, 
	-2147483648(-0.000000e+00), 0(0.000000e+00)
	  ADD * T2.W, PV.W, T1.W,  
	  OR_INT * T3.W, PV.W, literal.x,  
	1065353216(1.000000e+00), 0(0.000000e+00)
	  ADD   T1.Z, PV.W, literal.x,  
	  SETGT_UINT * T3.W, T2.W, literal.y,  
	-1082130432(-1.000000e+00), 8388607(1.175494e-38)
	  CNDE_INT * T4.W, PV.W, PV.Z, T2.W, 
	  LSHL * T5.W, PV.W, 1,  
	  AND_INT   T2.Z, PV.W, literal.x,  
	  AND_INT * T5.W, T4.W, literal.y,  
	65536(9.183550e-41), 8323072(1.166311e-38)
	  ADD_INT * T5.W, PV.Z, PV.W,  
	  LSHR * T6.W, PV.W, literal.x,  
	14(1.961818e-44), 0(0.000000e+00)
	  ADD_INT   T1.X, literal.x, PV.W,  
	  LSHR * T6.W, T5.W, literal.y,  
	@LOG_INV_TBL, 13(1.821688e-44)
	  ADD_INT * T2.X, literal.x, PV.W,  
	@LOG2_TBL, 0(0.000000e+00)
	ALU clause starting at 57:
	  ADD * T6.W, T2.W, literal.x,  
	-1082130432(-1.000000e+00), 0(0.000000e+00)
	  ADD * T7.W, PV.W, literal.x,  
	1073741824(2.000000e+00), 0(0.000000e+00)
	  RECIP_IEEE   T0.X (MASKED), T7.W,  
	  RECIP_IEEE   T0.Y, T7.W,  
	  RECIP_IEEE   T0.Z (MASKED), T7.W,  
	  RECIP_IEEE * T0.W (MASKED), T7.W,  
	  MUL_IEEE * T7.W, T6.W, PV.Y,  
	  ADD * T8.W, PV.W, PV.W,  
	  AND_INT   T0.Y, T4.W, literal.x,  
	  MUL_IEEE   T2.Z, PV.W, PV.W,  
	  MOV * T4.W, literal.y,  
	8388607(1.175494e-38), 1034594987(8.333334e-02)
	  MULADD_IEEE   T1.Y, PV.Z, literal.x, PV.W, 
	  OR_INT   T3.Z, T5.W, literal.y,  
	  OR_INT * T4.W, PV.Y, literal.y,  
	1011666125(1.250000e-02), 1056964608(5.000000e-01)
	  ADD   T3.X, PV.Z, -PV.W,  
	  AND_INT   T0.Y, T6.W, literal.x,  
	  MUL_IEEE   T2.Z, T2.Z, PV.Y,  
	  MUL_IEEE * T4.W, T6.W, T7.W,  
	-65536(nan), 0(0.000000e+00)
	  LSHR   T4.X, T1.Z, literal.x,  
	  LSHR   T1.Y, T2.W, literal.x,  
	  MULADD_IEEE   T1.Z, T8.W, PV.Z, -PV.W, BS:VEC_120/SCL_212
	  ADD * T4.W, T6.W, -PV.Y,  BS:VEC_201
	23(3.222986e-44), 0(0.000000e+00)
	  ADD   T5.X, PV.W, PV.Z,  
	  ADD_INT   T1.Y, PV.Y, literal.x,  
	  ADD_INT   T1.Z, PV.X, literal.y,  
	  MUL_IEEE * T4.W, T1.X, T3.X,  
	-127(nan), -253(nan)
	  MUL_IEEE   T1.X, PV.W, PV.W,  
	  MULADD_IEEE   T3.Y, PV.W, literal.x, 0.5, 
	  CNDE_INT   T1.Z, T3.W, PV.Z, PV.Y, 
	  MUL_IEEE * T3.W, PV.X, literal.y,  
	1051372203(3.333333e-01), 1001012009(5.195041e-03)
	  MULADD_IEEE   T1.Y, T0.Y, literal.x, PV.W, 
	  INT_TO_FLT   T1.Z, PV.Z,  
	  MULADD_IEEE * T3.W, PV.Y, PV.X, T4.W, 
	1001012009(5.195041e-03), 0(0.000000e+00)
	  MOV   T1.X, literal.x,  
	  MULADD_IEEE   T2.Y, PV.W, literal.y, T2.Y, 
	  ADD   T1.Z, T2.X, PV.Z,  
	  MULADD_IEEE * T3.W, T5.X, literal.z, PV.Y, BS:VEC_120/SCL_212
	3173679453(-4.162728e-02), -1078416837(-1.442695e+00)
	1069023232(1.437500e+00), 0(0.000000e+00)
	  AND_INT   T2.X, T2.W, literal.x,  
	  MULADD_IEEE   T0.Y, T0.Y, literal.y, PV.W, 
	  ADD   T1.Z, PV.Z, PV.Y,  
	  SETGT * T3.W, literal.z, |T6.W|,  
	2147483647(nan), 1069023232(1.437500e+00)
	1031798784(6.250000e-02), 0(0.000000e+00)
	  CNDE   T3.X, PV.W, PV.Z, PV.Y, 
	  SETGT_UINT   T0.Y, PV.X, literal.x,  
	  MUL_IEEE   T1.Z, T0.X, T0.X,  
	  MOV * T3.W, literal.y,  
	2139095039(3.402823e+38), 1067534464(1.260025e+00)
	  MULADD_IEEE   T1.Y, PV.Z, literal.x, PV.W, 
	  CNDE_INT   T2.Z, PV.Y, PV.X, T2.W, 
	  MULADD_IEEE * T3.W, PV.Z, literal.y, T1.X, 
	1031844930(6.284381e-02), -1191780253(-1.177199e-04)
	  MULADD_IEEE   T1.X, T1.Z, PV.W, literal.x, 
	  MUL_IEEE   T0.Y, PV.Z, literal.y,  
	  SETGT_INT   T2.Z, 0.0, T2.W,  
	  MULADD_IEEE * T2.W, T1.Z, PV.Y, literal.z, 
	-1090413006(-5.063201e-01), 1060205080(6.931472e-01)
	1087546039(6.582363e+00), 0(0.000000e+00)
	  MULADD_IEEE   T1.Y, T1.Z, PV.W, literal.x, 
	  CNDE_INT   T2.Z, PV.Z, PV.Y, literal.y, 
	  MULADD_IEEE * T2.W, T1.Z, PV.X, literal.z, 
	1094707296(1.199423e+01), 2143289344(nan)
	-1078102187(-1.480204e+00), 0(0.000000e+00)
	  MULADD_IEEE   T1.X, T1.Z, PV.W, literal.x, 
	  CNDE_INT   T0.Y, T2.X, literal.y, PV.Z, 
	  CNDE_INT   T0.Z, T0.Z, 0.0, literal.z, BS:VEC_120/SCL_212
	  MULADD_IEEE * T2.W, T1.Z, PV.Y, literal.w, 
	-1080847262(-1.152966e+00), -8388608(-INF)
	1060205080(6.931472e-01), 1088249492(6.917795e+00)
	  RECIP_IEEE   T1.X (MASKED), T2.W,  
	  RECIP_IEEE   T1.Y, T2.W,  
	  RECIP_IEEE   T1.Z (MASKED), T2.W,  
	  RECIP_IEEE * T1.W (MASKED), T2.W,  
	  ADD   T2.X, T0.Z, T0.Y,  
	  AND_INT   T0.Y, T0.X, literal.x,  
	  MUL_IEEE   T0.Z, T1.X, PV.Y,  BS:VEC_120/SCL_212
	  MUL_IEEE * T2.W, T0.X, T1.Z,  
	-2147483648(-0.000000e+00), 0(0.000000e+00)
	  ADD_INT   T1.X, T1.W, literal.x,  
	  MULADD_IEEE   T1.Y, PV.W, PV.Z, T0.X, 
	  OR_INT   T0.Z, PV.Y, PV.X,  
	  SETGT_UINT * T1.W, T1.W, literal.y,  
	-2139095040(-1.175494e-38), 1073741824(2.000000e+00)
	  CNDE_INT   T0.Z, PV.W, PV.Y, PV.Z, 
	  SETGT_UINT * T1.W, PV.X, literal.x,  
	-1174405121(-4.882812e-04), 0(0.000000e+00)
	  CNDE_INT   T0.X, PV.W, T0.X, PV.Z, 
	  ADD_INT * T0.W, KC0[2].Z, T0.W,  
	  LSHR * T1.X, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
.Ltmp14:
.Lfunc_end4:
	.size	asinh_float, .Lfunc_end4-asinh_float

	.section	.AMDGPU.config
	.long	166100
	.long	4
	.long	165900
	.long	0
	.long	166120
	.long	0
	.text
	.globl	asinpi_float
	.p2align	8
	.type	asinpi_float,@function
asinpi_float:
asinpi_float$local:
.Lfunc_begin5:
	ALU 5, @8, KC0[CB0:0-32], KC1[]
.Ltmp15:
	ALU 2, @14, KC0[CB0:0-32], KC1[]
	TEX 0 @6
	ALU 76, @17, KC0[CB0:0-32], KC1[]
	MEM_RAT_CACHELESS STORE_DWORD T0.X, T1.X
	CF_END
	Fetch clause starting at 6:
	  VTX_READ_32 T0.X, T0.X, 0, #1
	ALU clause starting at 8:
	  MULLO_INT   T0.X (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Y, KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Z (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT * T0.W (MASKED), KC0[1].Z, T1.X,  
.Ltmp16:
	  ADD_INT * T0.W, PV.Y, T0.X,  
	  ADD_INT * T0.W, PV.W, KC0[3].X,  
	ALU clause starting at 14:
	  LSHL * T0.W, T0.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  ADD_INT * T0.X, KC0[2].Y, PV.W,  
	ALU clause starting at 17:
	  AND_INT * T1.W, T0.X, literal.x,  
	2147483647(nan), 0(0.000000e+00)
	  ADD * T2.W, -PV.W, 1.0,  
	  MUL_IEEE   T0.Y, PV.W, 0.5,  
	  SETGT_UINT   T0.Z, T1.W, literal.x,  
	  MUL_IEEE * T2.W, T1.W, T1.W,  
	1056964607(5.000000e-01), 0(0.000000e+00)
	  MOV   T1.Z, literal.x,  
	  CNDE_INT * T2.W, PV.Z, PV.W, PV.Y, 
	3160096737(-1.338193e-02), 0(0.000000e+00)
	  RECIPSQRT_IEEE   T0.X (MASKED), T2.W,  
	  RECIPSQRT_IEEE   T0.Y, T2.W,  
	  RECIPSQRT_IEEE   T0.Z (MASKED), T2.W,  
	  RECIPSQRT_IEEE * T0.W (MASKED), T2.W,  
	  RECIP_IEEE   T0.X (MASKED), T0.Y,  
	  RECIP_IEEE   T0.Y, T0.Y,  
	  RECIP_IEEE   T0.Z (MASKED), T0.Y,  
	  RECIP_IEEE * T0.W (MASKED), T0.Y,  
	  AND_INT   T2.Z, PV.Y, literal.x,  
	  MULADD_IEEE * T3.W, T2.W, literal.y, T1.Z, 
	-65536(nan), -1149120917(-3.961375e-03)
	  MOV   T1.X, literal.x,  
	  MULADD_IEEE   T1.Y, T2.W, PV.W, literal.y, 
	  MULADD_IEEE   T1.Z, PV.Z, -PV.Z, T2.W, 
	  ADD * T3.W, T0.Y, PV.Z,  
	1066233765(1.104970e+00), -1117287459(-5.652987e-02)
	  RECIP_IEEE   T2.X, T3.W,  
	  RECIP_IEEE   T2.Y (MASKED), T3.W,  
	  RECIP_IEEE   T2.Z (MASKED), T3.W,  
	  RECIP_IEEE * T2.W (MASKED), T3.W,  
	  MUL_IEEE   T2.Y, T1.Z, PV.X,  
	  MULADD_IEEE   T1.Z, T2.W, T1.Y, literal.x, 
	  MULADD_IEEE * T3.W, T2.W, literal.y, T1.X, 
	1044157660(1.841616e-01), -1084874995(-8.364113e-01)
	  RECIP_IEEE   T1.X, T3.W,  
	  RECIP_IEEE   T1.Y (MASKED), T3.W,  
	  RECIP_IEEE   T1.Z (MASKED), T3.W,  
	  RECIP_IEEE * T1.W (MASKED), T3.W,  
	  MUL_IEEE   T1.Z, T1.Z, PV.X,  
	  ADD * T3.W, T2.Y, T2.Y,  
	  ADD   T1.X, T2.Z, T2.Z,  
	  ADD   T1.Y, -PV.W, literal.x,  
	  ADD   T2.Z, T0.Y, T0.Y,  
	  MUL_IEEE * T2.W, T2.W, PV.Z,  
	866263400(7.549789e-08), 0(0.000000e+00)
	  MULADD_IEEE   T1.Z, PV.Z, PV.W, -PV.Y, 
	  ADD * T3.W, -PV.X, literal.x,  
	1061752794(7.853981e-01), 0(0.000000e+00)
	  ADD * T3.W, PV.W, -PV.Z,  
	  ADD   T1.Z, PV.W, literal.x,  
	  MULADD_IEEE * T2.W, T1.W, T2.W, T1.W, 
	1061752794(7.853981e-01), 0(0.000000e+00)
	  CNDE_INT * T2.W, T0.Z, PV.W, PV.Z, 
	  RECIP_IEEE   T0.X (MASKED), literal.x,  
	  RECIP_IEEE   T0.Y, literal.x,  
	  RECIP_IEEE   T0.Z (MASKED), literal.x,  
	  RECIP_IEEE * T0.W (MASKED), literal.x,  
	1078530011(3.141593e+00), 0(0.000000e+00)
	  MUL_IEEE   T0.Z, T2.W, PV.Y,  
	  AND_INT * T2.W, T0.X, literal.x,  
	-2147483648(-0.000000e+00), 0(0.000000e+00)
	  OR_INT   T0.Z, PV.W, PV.Z,  
	  SETGT_UINT * T3.W, T1.W, literal.x,  
	1065353216(1.000000e+00), 0(0.000000e+00)
	  CNDE_INT   T1.Y, PV.W, PV.Z, literal.x, 
	  SETE_INT   T0.Z, T1.W, literal.y,  
	  OR_INT * T2.W, T2.W, literal.z,  BS:VEC_120/SCL_212
	2143289344(nan), 1065353216(1.000000e+00)
	1056964608(5.000000e-01), 0(0.000000e+00)
	  CNDE_INT   T1.Y, PV.Z, PV.Y, PV.W, 
	  SETGT_UINT   T0.Z, T1.W, literal.x,  
	  MUL_IEEE * T1.W, T0.X, T0.Y,  
	947912703(6.103515e-05), 0(0.000000e+00)
	  CNDE_INT   T0.X, PV.Z, PV.W, PV.Y, 
	  ADD_INT * T0.W, KC0[2].Z, T0.W,  
	  LSHR * T1.X, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
.Ltmp17:
.Lfunc_end5:
	.size	asinpi_float, .Lfunc_end5-asinpi_float

	.section	.AMDGPU.config
	.long	166100
	.long	6
	.long	165900
	.long	0
	.long	166120
	.long	0
	.text
	.globl	atan_float
	.p2align	8
	.type	atan_float,@function
atan_float:
atan_float$local:
.Lfunc_begin6:
	ALU 5, @8, KC0[CB0:0-32], KC1[]
.Ltmp18:
	ALU 2, @14, KC0[CB0:0-32], KC1[]
	TEX 0 @6
	ALU 85, @17, KC0[CB0:0-32], KC1[]
	MEM_RAT_CACHELESS STORE_DWORD T0.X, T1.X
	CF_END
	Fetch clause starting at 6:
	  VTX_READ_32 T0.X, T0.X, 0, #1
	ALU clause starting at 8:
	  MULLO_INT   T0.X (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Y, KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Z (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT * T0.W (MASKED), KC0[1].Z, T1.X,  
.Ltmp19:
	  ADD_INT * T0.W, PV.Y, T0.X,  
	  ADD_INT * T0.W, PV.W, KC0[3].X,  
	ALU clause starting at 14:
	  LSHL * T0.W, T0.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  ADD_INT * T0.X, KC0[2].Y, PV.W,  
	ALU clause starting at 17:
	  AND_INT * T1.W, T0.X, literal.x,  
	2147483647(nan), 0(0.000000e+00)
	  ADD * T2.W, PV.W, PV.W,  
	  ADD   T1.X, PV.W, literal.x,  
	  ADD   T0.Y, T1.W, literal.x,  
	  ADD   T0.Z, T1.W, literal.y,  
	  MULADD_IEEE * T2.W, T1.W, literal.z, 1.0, 
	-1082130432(-1.000000e+00), -1077936128(-1.500000e+00)
	1069547520(1.500000e+00), 0(0.000000e+00)
	  RECIP_IEEE   T1.X (MASKED), T2.W,  
	  RECIP_IEEE   T1.Y, T2.W,  
	  RECIP_IEEE   T1.Z (MASKED), T2.W,  
	  RECIP_IEEE * T1.W (MASKED), T2.W,  
	  RECIP_IEEE   T1.X (MASKED), T1.W,  
	  RECIP_IEEE   T1.Y (MASKED), T1.W,  
	  RECIP_IEEE   T1.Z, T1.W,  
	  RECIP_IEEE * T1.W (MASKED), T1.W,  
	  MUL_IEEE   T2.X, literal.x, PV.Z,  
	  MUL_IEEE   T1.Y, T0.Z, T1.Y,  
	  SETGT_UINT   T0.Z, T1.W, literal.y,  
	  ADD * T2.W, T1.W, 1.0,  
	-1082130432(-1.000000e+00), 1075576831(2.437500e+00)
	  RECIP_IEEE   T1.X (MASKED), T2.W,  
	  RECIP_IEEE   T1.Y (MASKED), T2.W,  
	  RECIP_IEEE   T1.Z, T2.W,  
	  RECIP_IEEE * T1.W (MASKED), T2.W,  
	  CNDE_INT   T2.X, T0.Z, T1.Y, T2.X, 
	  MUL_IEEE   T0.Y, T0.Y, PV.Z,  
	  SETGT_UINT   T1.Z, T1.W, literal.x,  
	  ADD * T2.W, T1.W, literal.y,  
	1066926079(1.187500e+00), 1073741824(2.000000e+00)
	  RECIP_IEEE   T1.X (MASKED), T2.W,  
	  RECIP_IEEE   T1.Y, T2.W,  
	  RECIP_IEEE   T1.Z (MASKED), T2.W,  
	  RECIP_IEEE * T1.W (MASKED), T2.W,  
	  CNDE_INT   T0.Y, T1.Z, T0.Y, T2.X, 
	  MUL_IEEE   T2.Z, T1.X, PV.Y,  
	  SETGT_UINT * T2.W, T1.W, literal.x,  
	1060110335(6.874999e-01), 0(0.000000e+00)
	  CNDE_INT   T2.Z, PV.W, PV.Z, PV.Y, 
	  SETGT_UINT * T3.W, T1.W, literal.x,  
	1054867455(4.375000e-01), 0(0.000000e+00)
	  CNDE_INT * T4.W, PV.W, T1.W, PV.Z, 
	  MOV   T1.X, literal.x,  
	  MOV   T0.Y, literal.y,  
	  MUL_IEEE   T2.Z, PV.W, PV.W,  
	  MOV * T5.W, literal.z,  
	1044705466(1.923245e-01), 1070141403(1.570796e+00)
	1066282045(1.110725e+00), 0(0.000000e+00)
	  MULADD_IEEE   T1.Y, PV.Z, literal.x, PV.W, 
	  CNDE_INT   T0.Z, T0.Z, literal.y, PV.Y, 
	  MULADD_IEEE * T5.W, PV.Z, literal.z, PV.X, 
	1050230559(2.993097e-01), 1065064543(9.827937e-01)
	999963476(4.706779e-03), 0(0.000000e+00)
	  MULADD_IEEE   T0.Y, T2.Z, PV.W, literal.x, 
	  CNDE_INT   T0.Z, T1.Z, literal.y, PV.Z, BS:VEC_120/SCL_212
	  MULADD_IEEE * T5.W, T2.Z, PV.Y, literal.z, 
	1050137241(2.965286e-01), 1061752795(7.853982e-01)
	1063500773(8.895858e-01), 0(0.000000e+00)
	  RECIP_IEEE   T1.X, T5.W,  
	  RECIP_IEEE   T1.Y (MASKED), T5.W,  
	  RECIP_IEEE   T1.Z (MASKED), T5.W,  
	  RECIP_IEEE * T1.W (MASKED), T5.W,  
	  CNDE_INT   T1.Y, T2.W, literal.x, T0.Z, 
	  MUL_IEEE   T0.Z, T0.Y, PV.X,  
	  MUL_IEEE * T2.W, T4.W, T2.Z,  BS:VEC_102/SCL_221
	1055744824(4.636476e-01), 0(0.000000e+00)
	  AND_INT   T0.Y, T0.X, literal.x,  
	  MULADD_IEEE   T0.Z, PV.W, PV.Z, -T4.W, 
	  CNDE_INT * T2.W, T3.W, 0.0, PV.Y, 
	-2147483648(-0.000000e+00), 0(0.000000e+00)
	  ADD   T1.Y, PV.W, -PV.Z,  
	  SETGT_UINT   T0.Z, T1.W, literal.x,  
	  OR_INT * T2.W, PV.Y, literal.y,  
	2139095040(INF), 1070141403(1.570796e+00)
	  CNDE_INT   T2.Y, PV.Z, PV.W, T0.X, 
	  OR_INT   T0.Z, T0.Y, PV.Y,  
	  SETGT_UINT * T2.W, T1.W, literal.x,  
	1283457023(6.710886e+07), 0(0.000000e+00)
	  CNDE_INT   T0.Z, PV.W, PV.Z, PV.Y, 
	  SETGT_UINT * T1.W, T1.W, literal.x,  
	905969663(1.907349e-06), 0(0.000000e+00)
	  CNDE_INT   T0.X, PV.W, T0.X, PV.Z, 
	  ADD_INT * T0.W, KC0[2].Z, T0.W,  
	  LSHR * T1.X, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
.Ltmp20:
.Lfunc_end6:
	.size	atan_float, .Lfunc_end6-atan_float

	.section	.AMDGPU.config
	.long	166100
	.long	5
	.long	165900
	.long	0
	.long	166120
	.long	0
	.text
	.globl	atan2_float
	.p2align	8
	.type	atan2_float,@function
atan2_float:
atan2_float$local:
.Lfunc_begin7:
	ALU 5, @10, KC0[CB0:0-32], KC1[]
.Ltmp21:
	ALU 3, @16, KC0[CB0:0-32], KC1[]
	TEX 1 @6
	ALU 60, @20, KC0[CB0:0-32], KC1[]
	MEM_RAT_CACHELESS STORE_DWORD T0.X, T1.X
	CF_END
	Fetch clause starting at 6:
	  VTX_READ_32 T1.X, T1.X, 0, #1
	  VTX_READ_32 T0.X, T0.X, 0, #1
	ALU clause starting at 10:
	  MULLO_INT   T0.X (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Y, KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Z (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT * T0.W (MASKED), KC0[1].Z, T1.X,  
.Ltmp22:
	  ADD_INT * T0.W, PV.Y, T0.X,  
	  ADD_INT * T0.W, PV.W, KC0[3].Y,  
	ALU clause starting at 16:
	  LSHL * T0.W, T0.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  ADD_INT * T0.X, KC0[2].Y, PV.W,  
	  ADD_INT * T1.X, KC0[2].Z, T0.W,  
	ALU clause starting at 20:
	  MAX * T1.W, |T1.X|, |T0.X|,  
	  SETGT * T2.W, PV.W, literal.x,  
	1870659584(7.922816e+28), 0(0.000000e+00)
	  CNDE * T2.W, PV.W, 1.0, literal.x, 
	796917760(2.328306e-10), 0(0.000000e+00)
	  MIN   T0.Z, |T0.X|, |T1.X|,  
	  MUL_IEEE * T1.W, T1.W, PV.W,  
	  RECIP_IEEE   T0.X (MASKED), T1.W,  
	  RECIP_IEEE   T0.Y, T1.W,  
	  RECIP_IEEE   T0.Z (MASKED), T1.W,  
	  RECIP_IEEE * T0.W (MASKED), T1.W,  
	  MUL_IEEE * T1.W, T0.Z, PV.Y,  
	  MUL_IEEE * T1.W, T2.W, PV.W,  
	  MUL_IEEE   T0.Z, PV.W, PV.W,  
	  MOV * T2.W, literal.x,  
	3191770572(-1.860878e-01), 0(0.000000e+00)
	  MULADD_IEEE * T2.W, PV.Z, literal.x, PV.W, 
	-1153495108(-2.915367e-03), 0(0.000000e+00)
	  MULADD_IEEE   T1.Z, T0.Z, PV.W, literal.x, 
	  MOV * T2.W, literal.y,  
	-1096111512(-3.333313e-01), 1066679851(1.158147e+00)
	  MULADD_IEEE   T2.Z, T0.Z, literal.x, PV.W, 
	  MUL_IEEE * T2.W, T0.Z, PV.Z,  
	1049442470(2.758228e-01), 0(0.000000e+00)
	  MUL_IEEE   T1.Z, T1.W, PV.W,  
	  MULADD_IEEE * T2.W, T0.Z, PV.Z, 1.0, 
	  RECIP_IEEE   T0.X (MASKED), T2.W,  
	  RECIP_IEEE   T0.Y, T2.W,  
	  RECIP_IEEE   T0.Z (MASKED), T2.W,  
	  RECIP_IEEE * T0.W (MASKED), T2.W,  
	  MULADD_IEEE * T1.W, T1.Z, PV.Y, T1.W, 
	  ADD   T0.Z, -PV.W, literal.x,  
	  SETGT * T2.W, |T0.X|, |T1.X|,  
	1070141403(1.570796e+00), 0(0.000000e+00)
	  SETE_DX10   T1.Z, T0.X, T0.X,  
	  CNDE * T1.W, PV.W, T1.W, PV.Z, 
	  SETE_DX10   T2.X, |T0.X|, literal.x,  
	  SETGT_INT   T0.Y, 0.0, T1.X,  
	  ADD   T0.Z, -PV.W, literal.y,  
	  SETGT * T2.W, 0.0, T1.X,  
	2139095040(INF), 1078530011(3.141593e+00)
	  SETE_DX10   T3.X, |T1.X|, literal.x,  
	  MOV   T1.Y, literal.y,  
	  CNDE   T0.Z, PV.W, T1.W, PV.Z, 
	  CNDE_INT * T1.W, PV.Y, 0.0, literal.z, 
	2139095040(INF), 1075235812(2.356194e+00)
	1078530011(3.141593e+00), 0(0.000000e+00)
	  SETE_DX10   T4.X, T1.X, T1.X,  
	  CNDE   T0.Y, T0.X, PV.W, PV.Z, BS:VEC_120/SCL_212
	  CNDGT   T0.Z, T1.X, literal.x, PV.Y, 
	  AND_INT * T1.W, T2.X, PV.X,  BS:VEC_201
	1061752795(7.853982e-01), 0(0.000000e+00)
	  CNDE_INT   T0.Z, PV.W, PV.Y, PV.Z, 
	  AND_INT * T1.W, T1.Z, PV.X,  
	  CNDE_INT * T1.W, PV.W, literal.x, PV.Z, 
	2143289344(nan), 0(0.000000e+00)
	  BFI_INT   T0.X, literal.x, PV.W, T0.X, 
	  ADD_INT * T0.W, KC0[2].W, T0.W,  
	2147483647(nan), 0(0.000000e+00)
	  LSHR * T1.X, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
.Ltmp23:
.Lfunc_end7:
	.size	atan2_float, .Lfunc_end7-atan2_float

	.section	.AMDGPU.config
	.long	166100
	.long	6
	.long	165900
	.long	0
	.long	166120
	.long	0
	.text
	.globl	atanh_float
	.p2align	8
	.type	atanh_float,@function
atanh_float:
atanh_float$local:
.Lfunc_begin8:
	ALU 5, @14, KC0[CB0:0-32], KC1[]
.Ltmp24:
	ALU 2, @20, KC0[CB0:0-32], KC1[]
	TEX 0 @8
	ALU 27, @23, KC0[], KC1[]
	TEX 1 @10
	ALU 102, @51, KC0[CB0:0-32], KC1[]
	MEM_RAT_CACHELESS STORE_DWORD T0.X, T1.X
	CF_END
	Fetch clause starting at 8:
	  VTX_READ_32 T0.X, T0.X, 0, #1
	Fetch clause starting at 10:
	  VTX_READ_64 T2.XY, T2.X, 0, #2
	  VTX_READ_32 T1.X, T1.X, 0, #2
	ALU clause starting at 14:
	  MULLO_INT   T0.X (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Y, KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Z (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT * T0.W (MASKED), KC0[1].Z, T1.X,  
.Ltmp25:
	  ADD_INT * T0.W, PV.Y, T0.X,  
	  ADD_INT * T0.W, PV.W, KC0[3].X,  
	ALU clause starting at 20:
	  LSHL * T0.W, T0.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  ADD_INT * T0.X, KC0[2].Y, PV.W,  
	ALU clause starting at 23:
	  AND_INT * T1.W, T0.X, literal.x,  
	2147483647(nan), 0(0.000000e+00)
	  ADD   T0.Z, PV.W, PV.W,  
	  ADD * T2.W, -PV.W, 1.0,  
	  RECIP_IEEE   T0.X (MASKED), T2.W,  
	  RECIP_IEEE   T0.Y, T2.W,  
	  RECIP_IEEE   T0.Z (MASKED), T2.W,  
	  RECIP_IEEE * T0.W (MASKED), T2.W,  
	  MUL_IEEE * T2.W, T0.Z, PV.Y,  
	  ADD * T3.W, PV.W, 1.0,  
	  LSHL * T4.W, PV.W, 1,  
	  AND_INT   T0.Z, PV.W, literal.x,  
	  AND_INT * T4.W, T3.W, literal.y,  
	65536(9.183550e-41), 8323072(1.166311e-38)
	  ADD_INT * T4.W, PV.Z, PV.W,  
	  LSHR * T5.W, PV.W, literal.x,  
	14(1.961818e-44), 0(0.000000e+00)
	  ADD_INT   T1.X, literal.x, PV.W,  
	  MOV   T0.Z, literal.y,  
	  LSHR * T5.W, T4.W, literal.z,  
	@LOG_INV_TBL, 8(1.121039e-44)
	13(1.821688e-44), 0(0.000000e+00)
	  ADD_INT   T2.X, literal.x, PV.W,  
	  BFE_UINT   T0.Y, T3.W, literal.y, PV.Z, 
	  AND_INT   T0.Z, T3.W, literal.z,  
	  AND_INT * T5.W, T3.W, literal.w,  
	@LOGE_TBL, 23(3.222986e-44)
	2139095040(INF), -32768(nan)
	ALU clause starting at 51:
	  AND_INT   T3.X, T3.W, literal.x,  
	  AND_INT   T1.Y, T3.W, literal.y,  
	  ADD   T1.Z, -T5.W, 1.0,  BS:VEC_120/SCL_212
	  SUB_INT * T3.W, literal.z, T0.Z,  
	8388607(1.175494e-38), 8355840(1.170903e-38)
	2139095039(3.402823e+38), 0(0.000000e+00)
	  AND_INT   T4.X, PV.W, literal.x,  
	  ADD   T3.Y, T2.W, PV.Z,  
	  OR_INT   T0.Z, T4.W, literal.y,  BS:VEC_120/SCL_212
	  OR_INT * T3.W, PV.Y, literal.y,  
	2139095040(INF), 1056964608(5.000000e-01)
	  ADD   T5.X, PV.Z, -PV.W,  
	  MUL_IEEE   T1.Y, PV.Y, PV.X,  
	  OR_INT   T1.Z, T3.X, literal.x,  
	  ADD * T3.W, T2.W, literal.y,  
	1056964608(5.000000e-01), 1073741824(2.000000e+00)
	  RECIP_IEEE   T2.X (MASKED), T3.W,  
	  RECIP_IEEE   T2.Y (MASKED), T3.W,  
	  RECIP_IEEE   T2.Z, T3.W,  
	  RECIP_IEEE * T2.W (MASKED), T3.W,  
	  MUL_IEEE   T3.X, T2.W, PV.Z,  
	  ADD   T3.Y, T0.Z, -T1.Z,  
	  MULADD_IEEE   T0.Z, T1.Y, literal.x, T5.X, 
	  SETGT_UINT * T3.W, T0.Y, literal.y,  BS:VEC_120/SCL_212
	-1090519040(-5.000000e-01), 151(2.115961e-43)
	  CNDE_INT   T0.Z, PV.W, PV.Z, PV.Y, 
	  ADD * T3.W, PV.X, PV.X,  
	  MUL_IEEE   T1.Z, PV.W, PV.W,  
	  MUL_IEEE * T4.W, T1.X, PV.Z,  
	  MOV   T1.X, literal.x,  
	  ADD_INT   T0.Y, T0.Y, literal.y,  
	  MUL_IEEE   T0.Z, PV.W, PV.W,  
	  MULADD_IEEE * T5.W, PV.W, literal.z, 0.5, 
	1034594987(8.333334e-02), -127(nan)
	1051372203(3.333333e-01), 0(0.000000e+00)
	  MULADD_IEEE   T1.Y, PV.W, PV.Z, T4.W, 
	  INT_TO_FLT   T0.Z, PV.Y,  
	  MULADD_IEEE * T4.W, T1.Z, literal.x, PV.X, 
	1011666125(1.250000e-02), 0(0.000000e+00)
	  MUL_IEEE   T0.Y, T1.Z, PV.W,  
	  MUL_IEEE   T1.Z, T3.X, T2.W,  
	  MULADD_IEEE * T4.W, PV.Z, literal.x, -PV.Y, 
	939916788(3.194618e-05), 0(0.000000e+00)
	  AND_INT   T1.X, T2.W, literal.x,  
	  ADD   T1.Y, T2.Y, PV.W,  
	  MULADD_IEEE   T0.Z, T0.Z, literal.y, T2.X, 
	  MULADD_IEEE * T3.W, T3.W, PV.Y, -PV.Z, BS:VEC_120/SCL_212
	2147483647(nan), 1060204544(6.931152e-01)
	  ADD   T0.Y, T2.W, PV.W,  
	  ADD   T0.Z, PV.Z, PV.Y,  
	  SETGT_UINT * T3.W, PV.X, literal.x,  
	1031798783(6.250000e-02), 0(0.000000e+00)
	  CNDE_INT   T0.Z, PV.W, PV.Y, PV.Z, 
	  SETGT_UINT * T3.W, T1.X, literal.x,  
	2139095039(3.402823e+38), 0(0.000000e+00)
	  CNDE_INT   T0.Z, PV.W, PV.Z, T2.W, 
	  SETGT * T3.W, literal.x, T2.W,  
	-1082130432(-1.000000e+00), 0(0.000000e+00)
	  CNDE * T3.W, PV.W, PV.Z, literal.x, 
	2143289344(nan), 0(0.000000e+00)
	  SETE   T2.X, T2.W, literal.x,  
	  MOV   T0.Y, literal.y,  
	  MUL_IEEE   T0.Z, T0.X, T0.X,  
	  MOV * T4.W, literal.z,  
	-1082130432(-1.000000e+00), 3197106663(-2.812035e-01)
	3217482261(-1.553774e+00), 0(0.000000e+00)
	  MULADD_IEEE   T3.X, PV.Z, literal.x, PV.W, 
	  MULADD_IEEE   T0.Y, PV.Z, literal.y, PV.Y, 
	  CNDE   T1.Z, PV.X, T3.W, literal.z, 
	  SETGT_UINT * T3.W, T1.X, literal.w,  
	1055381473(4.528189e-01), 1008212350(9.283422e-03)
	-8388608(-INF), 864026623(5.960464e-08)
	  AND_INT   T1.X, T0.X, literal.x,  
	  CNDE_INT   T1.Y, PV.W, T2.W, PV.Z, 
	  MULADD_IEEE   T1.Z, PV.Y, T0.Z, literal.y, 
	  MULADD_IEEE * T2.W, PV.X, T0.Z, literal.z, 
	-2147483648(-0.000000e+00), 1053425833(3.945363e-01)
	1066893439(1.183609e+00), 0(0.000000e+00)
	  RECIP_IEEE   T0.X (MASKED), T2.W,  
	  RECIP_IEEE   T0.Y, T2.W,  
	  RECIP_IEEE   T0.Z (MASKED), T2.W,  
	  RECIP_IEEE * T0.W (MASKED), T2.W,  
	  MUL_IEEE   T2.X, T1.Z, PV.Y,  
	  MUL_IEEE   T0.Y, T1.Y, 0.5,  
	  SETE_INT   T1.Z, T1.W, literal.x,  
	  OR_INT * T2.W, T1.X, literal.y,  
	1065353216(1.000000e+00), 2139095040(INF)
	  MUL_IEEE   T3.X, T0.X, T0.Z,  
	  CNDE_INT   T1.Y, PV.Z, literal.x, PV.W, 
	  OR_INT   T0.Z, T1.X, PV.Y,  BS:VEC_120/SCL_212
	  SETGT_UINT * T2.W, T1.W, literal.y,  
	2143289344(nan), 1065353215(9.999999e-01)
	  CNDE_INT   T0.Y, PV.W, PV.Z, PV.Y, 
	  MULADD_IEEE   T0.Z, PV.X, T2.X, T0.X, 
	  SETGT_UINT * T2.W, T1.W, literal.x,  
	1056964607(5.000000e-01), 0(0.000000e+00)
	  CNDE_INT   T0.Z, PV.W, PV.Z, PV.Y, 
	  SETGT_UINT * T1.W, T1.W, literal.x,  
	956301311(1.220703e-04), 0(0.000000e+00)
	  CNDE_INT   T0.X, PV.W, T0.X, PV.Z, 
	  ADD_INT * T0.W, KC0[2].Z, T0.W,  
	  LSHR * T1.X, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
.Ltmp26:
.Lfunc_end8:
	.size	atanh_float, .Lfunc_end8-atanh_float

	.section	.AMDGPU.config
	.long	166100
	.long	6
	.long	165900
	.long	0
	.long	166120
	.long	0
	.text
	.globl	atanpi_float
	.p2align	8
	.type	atanpi_float,@function
atanpi_float:
atanpi_float$local:
.Lfunc_begin9:
	ALU 5, @8, KC0[CB0:0-32], KC1[]
.Ltmp27:
	ALU 2, @14, KC0[CB0:0-32], KC1[]
	TEX 0 @6
	ALU 92, @17, KC0[CB0:0-32], KC1[]
	MEM_RAT_CACHELESS STORE_DWORD T0.X, T1.X
	CF_END
	Fetch clause starting at 6:
	  VTX_READ_32 T0.X, T0.X, 0, #1
	ALU clause starting at 8:
	  MULLO_INT   T0.X (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Y, KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Z (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT * T0.W (MASKED), KC0[1].Z, T1.X,  
.Ltmp28:
	  ADD_INT * T0.W, PV.Y, T0.X,  
	  ADD_INT * T0.W, PV.W, KC0[3].X,  
	ALU clause starting at 14:
	  LSHL * T0.W, T0.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  ADD_INT * T0.X, KC0[2].Y, PV.W,  
	ALU clause starting at 17:
	  AND_INT * T1.W, T0.X, literal.x,  
	2147483647(nan), 0(0.000000e+00)
	  ADD * T2.W, PV.W, PV.W,  
	  ADD   T1.X, PV.W, literal.x,  
	  ADD   T0.Y, T1.W, literal.x,  
	  ADD   T0.Z, T1.W, literal.y,  
	  MULADD_IEEE * T2.W, T1.W, literal.z, 1.0, 
	-1082130432(-1.000000e+00), -1077936128(-1.500000e+00)
	1069547520(1.500000e+00), 0(0.000000e+00)
	  RECIP_IEEE   T1.X (MASKED), T2.W,  
	  RECIP_IEEE   T1.Y, T2.W,  
	  RECIP_IEEE   T1.Z (MASKED), T2.W,  
	  RECIP_IEEE * T1.W (MASKED), T2.W,  
	  RECIP_IEEE   T1.X (MASKED), T1.W,  
	  RECIP_IEEE   T1.Y (MASKED), T1.W,  
	  RECIP_IEEE   T1.Z, T1.W,  
	  RECIP_IEEE * T1.W (MASKED), T1.W,  
	  MUL_IEEE   T2.X, literal.x, PV.Z,  
	  MUL_IEEE   T1.Y, T0.Z, T1.Y,  
	  SETGT_UINT   T0.Z, T1.W, literal.y,  
	  ADD * T2.W, T1.W, 1.0,  
	-1082130432(-1.000000e+00), 1075576831(2.437500e+00)
	  RECIP_IEEE   T1.X (MASKED), T2.W,  
	  RECIP_IEEE   T1.Y (MASKED), T2.W,  
	  RECIP_IEEE   T1.Z, T2.W,  
	  RECIP_IEEE * T1.W (MASKED), T2.W,  
	  CNDE_INT   T2.X, T0.Z, T1.Y, T2.X, 
	  MUL_IEEE   T0.Y, T0.Y, PV.Z,  
	  SETGT_UINT   T1.Z, T1.W, literal.x,  
	  ADD * T2.W, T1.W, literal.y,  
	1066926079(1.187500e+00), 1073741824(2.000000e+00)
	  RECIP_IEEE   T1.X (MASKED), T2.W,  
	  RECIP_IEEE   T1.Y, T2.W,  
	  RECIP_IEEE   T1.Z (MASKED), T2.W,  
	  RECIP_IEEE * T1.W (MASKED), T2.W,  
	  CNDE_INT   T0.Y, T1.Z, T0.Y, T2.X, 
	  MUL_IEEE   T2.Z, T1.X, PV.Y,  
	  SETGT_UINT * T2.W, T1.W, literal.x,  
	1060110335(6.874999e-01), 0(0.000000e+00)
	  CNDE_INT   T2.Z, PV.W, PV.Z, PV.Y, 
	  SETGT_UINT * T3.W, T1.W, literal.x,  
	1054867455(4.375000e-01), 0(0.000000e+00)
	  CNDE_INT * T4.W, PV.W, T1.W, PV.Z, 
	  MOV   T1.X, literal.x,  
	  MOV   T0.Y, literal.y,  
	  MUL_IEEE   T2.Z, PV.W, PV.W,  
	  MOV * T5.W, literal.z,  
	1044705466(1.923245e-01), 1070141403(1.570796e+00)
	1066282045(1.110725e+00), 0(0.000000e+00)
	  MULADD_IEEE   T1.Y, PV.Z, literal.x, PV.W, 
	  CNDE_INT   T0.Z, T0.Z, literal.y, PV.Y, 
	  MULADD_IEEE * T5.W, PV.Z, literal.z, PV.X, 
	1050230559(2.993097e-01), 1065064543(9.827937e-01)
	999963476(4.706779e-03), 0(0.000000e+00)
	  MULADD_IEEE   T0.Y, T2.Z, PV.W, literal.x, 
	  CNDE_INT   T0.Z, T1.Z, literal.y, PV.Z, BS:VEC_120/SCL_212
	  MULADD_IEEE * T5.W, T2.Z, PV.Y, literal.z, 
	1050137241(2.965286e-01), 1061752795(7.853982e-01)
	1063500773(8.895858e-01), 0(0.000000e+00)
	  RECIP_IEEE   T1.X, T5.W,  
	  RECIP_IEEE   T1.Y (MASKED), T5.W,  
	  RECIP_IEEE   T1.Z (MASKED), T5.W,  
	  RECIP_IEEE * T1.W (MASKED), T5.W,  
	  CNDE_INT   T1.Y, T2.W, literal.x, T0.Z, 
	  MUL_IEEE   T0.Z, T0.Y, PV.X,  
	  MUL_IEEE * T2.W, T4.W, T2.Z,  BS:VEC_102/SCL_221
	1055744824(4.636476e-01), 0(0.000000e+00)
	  MULADD_IEEE   T0.Z, PV.W, PV.Z, -T4.W, 
	  CNDE_INT * T2.W, T3.W, 0.0, PV.Y, 
	  AND_INT   T1.Z, T0.X, literal.x,  
	  ADD * T2.W, PV.W, -PV.Z,  
	-2147483648(-0.000000e+00), 0(0.000000e+00)
	  RECIP_IEEE   T0.X (MASKED), literal.x,  
	  RECIP_IEEE   T0.Y, literal.x,  
	  RECIP_IEEE   T0.Z (MASKED), literal.x,  
	  RECIP_IEEE * T0.W (MASKED), literal.x,  
	1078530011(3.141593e+00), 0(0.000000e+00)
	  MUL_IEEE   T1.Y, T2.W, PV.Y,  
	  SETGT_UINT   T0.Z, T1.W, literal.x,  BS:VEC_120/SCL_212
	  OR_INT * T2.W, T1.Z, literal.y,  
	2139095040(INF), 1056964608(5.000000e-01)
	  CNDE_INT   T2.Y, PV.Z, PV.W, T0.X, 
	  OR_INT   T0.Z, T1.Z, PV.Y,  
	  SETGT_UINT * T2.W, T1.W, literal.x,  
	1283457023(6.710886e+07), 0(0.000000e+00)
	  CNDE_INT   T1.Y, PV.W, PV.Z, PV.Y, 
	  SETGT_UINT   T0.Z, T1.W, literal.x,  
	  MUL_IEEE * T1.W, T0.X, T0.Y,  
	905969663(1.907349e-06), 0(0.000000e+00)
	  CNDE_INT   T0.X, PV.Z, PV.W, PV.Y, 
	  ADD_INT * T0.W, KC0[2].Z, T0.W,  
	  LSHR * T1.X, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
.Ltmp29:
.Lfunc_end9:
	.size	atanpi_float, .Lfunc_end9-atanpi_float

	.section	.AMDGPU.config
	.long	166100
	.long	5
	.long	165900
	.long	0
	.long	166120
	.long	0
	.text
	.globl	atan2pi_float
	.p2align	8
	.type	atan2pi_float,@function
atan2pi_float:
atan2pi_float$local:
.Lfunc_begin10:
	ALU 5, @10, KC0[CB0:0-32], KC1[]
.Ltmp30:
	ALU 3, @16, KC0[CB0:0-32], KC1[]
	TEX 1 @6
	ALU 65, @20, KC0[CB0:0-32], KC1[]
	MEM_RAT_CACHELESS STORE_DWORD T0.X, T1.X
	CF_END
	Fetch clause starting at 6:
	  VTX_READ_32 T1.X, T1.X, 0, #1
	  VTX_READ_32 T0.X, T0.X, 0, #1
	ALU clause starting at 10:
	  MULLO_INT   T0.X (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Y, KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Z (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT * T0.W (MASKED), KC0[1].Z, T1.X,  
.Ltmp31:
	  ADD_INT * T0.W, PV.Y, T0.X,  
	  ADD_INT * T0.W, PV.W, KC0[3].Y,  
	ALU clause starting at 16:
	  LSHL * T0.W, T0.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  ADD_INT * T0.X, KC0[2].Y, PV.W,  
	  ADD_INT * T1.X, KC0[2].Z, T0.W,  
	ALU clause starting at 20:
	  MAX * T1.W, |T1.X|, |T0.X|,  
	  SETGT * T2.W, PV.W, literal.x,  
	1870659584(7.922816e+28), 0(0.000000e+00)
	  CNDE * T2.W, PV.W, 1.0, literal.x, 
	796917760(2.328306e-10), 0(0.000000e+00)
	  MIN   T0.Z, |T0.X|, |T1.X|,  
	  MUL_IEEE * T1.W, T1.W, PV.W,  
	  RECIP_IEEE   T0.X (MASKED), T1.W,  
	  RECIP_IEEE   T0.Y, T1.W,  
	  RECIP_IEEE   T0.Z (MASKED), T1.W,  
	  RECIP_IEEE * T0.W (MASKED), T1.W,  
	  MUL_IEEE * T1.W, T0.Z, PV.Y,  
	  MUL_IEEE * T1.W, T2.W, PV.W,  
	  MUL_IEEE   T0.Z, PV.W, PV.W,  
	  MOV * T2.W, literal.x,  
	3191770572(-1.860878e-01), 0(0.000000e+00)
	  MULADD_IEEE * T2.W, PV.Z, literal.x, PV.W, 
	-1153495108(-2.915367e-03), 0(0.000000e+00)
	  MULADD_IEEE   T1.Z, T0.Z, PV.W, literal.x, 
	  MOV * T2.W, literal.y,  
	-1096111512(-3.333313e-01), 1066679851(1.158147e+00)
	  MULADD_IEEE   T2.Z, T0.Z, literal.x, PV.W, 
	  MUL_IEEE * T2.W, T0.Z, PV.Z,  
	1049442470(2.758228e-01), 0(0.000000e+00)
	  MUL_IEEE   T1.Z, T1.W, PV.W,  
	  MULADD_IEEE * T2.W, T0.Z, PV.Z, 1.0, 
	  RECIP_IEEE   T0.X (MASKED), T2.W,  
	  RECIP_IEEE   T0.Y, T2.W,  
	  RECIP_IEEE   T0.Z (MASKED), T2.W,  
	  RECIP_IEEE * T0.W (MASKED), T2.W,  
	  MULADD_IEEE * T1.W, T1.Z, PV.Y, T1.W, 
	  RECIP_IEEE   T0.X (MASKED), literal.x,  
	  RECIP_IEEE   T0.Y, literal.x,  
	  RECIP_IEEE   T0.Z (MASKED), literal.x,  
	  RECIP_IEEE * T0.W (MASKED), literal.x,  
	1078530011(3.141593e+00), 0(0.000000e+00)
	  MUL_IEEE * T1.W, T1.W, PV.Y,  
	  ADD   T0.Z, -PV.W, 0.5,  
	  SETGT * T2.W, |T0.X|, |T1.X|,  
	  SETE_DX10   T1.Z, T0.X, T0.X,  
	  CNDE * T1.W, PV.W, T1.W, PV.Z, 
	  SETE_DX10   T2.X, |T0.X|, literal.x,  
	  SETGT_INT   T0.Y, 0.0, T1.X,  
	  ADD   T0.Z, -PV.W, 1.0,  
	  SETGT * T2.W, 0.0, T1.X,  
	2139095040(INF), 0(0.000000e+00)
	  SETE_DX10   T3.X, |T1.X|, literal.x,  
	  MOV   T1.Y, literal.y,  
	  CNDE   T0.Z, PV.W, T1.W, PV.Z, 
	  CNDE_INT * T1.W, PV.Y, 0.0, literal.z, 
	2139095040(INF), 1061158912(7.500000e-01)
	1065353216(1.000000e+00), 0(0.000000e+00)
	  SETE_DX10   T4.X, T1.X, T1.X,  
	  CNDE   T0.Y, T0.X, PV.W, PV.Z, BS:VEC_120/SCL_212
	  CNDGT   T0.Z, T1.X, literal.x, PV.Y, 
	  AND_INT * T1.W, T2.X, PV.X,  BS:VEC_201
	1048576000(2.500000e-01), 0(0.000000e+00)
	  CNDE_INT   T0.Z, PV.W, PV.Y, PV.Z, 
	  AND_INT * T1.W, T1.Z, PV.X,  
	  CNDE_INT * T1.W, PV.W, literal.x, PV.Z, 
	2143289344(nan), 0(0.000000e+00)
	  BFI_INT   T0.X, literal.x, PV.W, T0.X, 
	  ADD_INT * T0.W, KC0[2].W, T0.W,  
	2147483647(nan), 0(0.000000e+00)
	  LSHR * T1.X, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
.Ltmp32:
.Lfunc_end10:
	.size	atan2pi_float, .Lfunc_end10-atan2pi_float

	.section	.AMDGPU.config
	.long	166100
	.long	7
	.long	165900
	.long	0
	.long	166120
	.long	0
	.text
	.globl	cbrt_float
	.p2align	8
	.type	cbrt_float,@function
cbrt_float:
cbrt_float$local:
.Lfunc_begin11:
	ALU 5, @14, KC0[CB0:0-32], KC1[]
.Ltmp33:
	ALU 2, @20, KC0[CB0:0-32], KC1[]
	TEX 0 @8
	ALU 19, @23, KC0[], KC1[]
	TEX 1 @10
	ALU 78, @43, KC0[CB0:0-32], KC1[]
	MEM_RAT_CACHELESS STORE_DWORD T0.X, T1.X
	CF_END
	Fetch clause starting at 8:
	  VTX_READ_32 T0.X, T0.X, 0, #1
	Fetch clause starting at 10:
	  VTX_READ_32 T2.X, T2.X, 0, #2
	  VTX_READ_64 T1.XY, T1.X, 0, #2
	ALU clause starting at 14:
	  MULLO_INT   T0.X (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Y, KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Z (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT * T0.W (MASKED), KC0[1].Z, T1.X,  
.Ltmp34:
	  ADD_INT * T0.W, PV.Y, T0.X,  
	  ADD_INT * T0.W, PV.W, KC0[3].X,  
	ALU clause starting at 20:
	  LSHL * T0.W, T0.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  ADD_INT * T0.X, KC0[2].Y, PV.W,  
	ALU clause starting at 23:
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
	  ADD_INT   T1.X, literal.x, PV.W,  
	  LSHR * T5.W, T4.W, literal.y,  
	@CBRT_TBL, 14(1.961818e-44)
	  ADD_INT * T2.X, literal.x, PV.W,  
	@LOG_INV_TBL, 0(0.000000e+00)
	ALU clause starting at 43:
	  LSHR   T0.Z, T0.Z, literal.x,  
	  LSHR * T5.W, T1.W, literal.x,  
	23(3.222986e-44), 0(0.000000e+00)
	  ADD_INT   T1.Z, PV.W, literal.x,  
	  ADD_INT * T5.W, PV.Z, literal.y,  
	-127(nan), -253(nan)
	  CNDE_INT * T2.W, T2.W, PV.W, PV.Z, 
	  MULLO_INT   T0.X (MASKED), T2.W, literal.x,  
	  MULLO_INT   T0.Y, T2.W, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T2.W, literal.x,  
	  MULLO_INT * T0.W (MASKED), T2.W, literal.x,  
	21846(3.061277e-41), 0(0.000000e+00)
	  LSHR   T0.Z, PV.Y, literal.x,  
	  LSHR * T5.W, PV.Y, literal.y,  
	16(2.242078e-44), 31(4.344025e-44)
	  ADD_INT * T5.W, PV.Z, PV.W,  
	  BFE_INT * T6.W, PV.W, 0.0, literal.x, 
	16(2.242078e-44), 0(0.000000e+00)
	  MULLO_INT   T0.X (MASKED), T6.W, literal.x,  
	  MULLO_INT   T0.Y, T6.W, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T6.W, literal.x,  
	  MULLO_INT * T0.W (MASKED), T6.W, literal.x,  
	-3(nan), 0(0.000000e+00)
	  ADD_INT * T2.W, PV.Y, T2.W,  
	  SETE_INT   T0.Z, PV.W, literal.x,  
	  MOV * T6.W, literal.y,  
	-1(nan), 964645535(2.434947e-04)
	  CNDE_INT * T6.W, PV.Z, literal.x, PV.W, 
	950204813(7.771244e-05), 0(0.000000e+00)
	  MOV   T0.Y, literal.x,  
	  CNDE_INT   T1.Z, T2.W, 0.0, PV.W, 
	  SETE_INT * T6.W, T2.W, 1,  
	1061888000(7.934570e-01), 0(0.000000e+00)
	  CNDE_INT   T2.Y, PV.W, PV.Z, literal.x, 
	  AND_INT   T1.Z, T3.W, literal.y,  
	  CNDE_INT * T3.W, T0.Z, literal.z, PV.Y, 
	958593421(1.554249e-04), 8388607(1.175494e-38)
	1059143680(6.298828e-01), 0(0.000000e+00)
	  SETE_INT   T3.X, T2.W, literal.x,  
	  CNDE_INT   T0.Y, T2.W, literal.y, PV.W, 
	  OR_INT   T0.Z, T4.W, literal.z,  BS:VEC_120/SCL_212
	  OR_INT * T2.W, PV.Z, literal.z,  
	2(2.802597e-45), 1065353216(1.000000e+00)
	1056964608(5.000000e-01), 0(0.000000e+00)
	  ADD   T3.Y, PV.W, -PV.Z,  
	  CNDE_INT   T0.Z, T6.W, PV.Y, literal.x, 
	  CNDE_INT * T2.W, PV.X, T2.Y, literal.y, 
	1067532288(1.259766e+00), 973034143(4.869895e-04)
	  MUL_IEEE   T4.X, T1.Y, PV.W,  
	  CNDE_INT   T0.Y, T3.X, PV.Z, literal.x, 
	  MOV   T0.Z, literal.y,  
	  MUL_IEEE * T3.W, T2.X, PV.Y,  BS:VEC_120/SCL_212
	1070276608(1.586914e+00), 3185806905(-1.111111e-01)
	  MUL_IEEE   T2.X, PV.W, literal.x,  
	  MUL_IEEE   T2.Y, PV.W, PV.W,  
	  MULADD_IEEE   T0.Z, PV.W, literal.y, PV.Z, 
	  MULADD_IEEE * T3.W, T1.Y, PV.Y, PV.X, 
	1051372203(3.333333e-01), 1031591658(6.172840e-02)
	  MULADD_IEEE   T1.Z, T1.X, T2.W, PV.W, 
	  MULADD_IEEE * T2.W, PV.Z, PV.Y, PV.X, 
	  MULADD_IEEE   T0.Z, PV.W, PV.Z, PV.Z, 
	  MUL_IEEE * T3.W, T1.X, T0.Y,  
	  LSHL   T1.Z, T5.W, literal.x,  
	  MULADD_IEEE * T2.W, T2.W, PV.W, PV.Z, BS:VEC_120/SCL_212
	23(3.222986e-44), 0(0.000000e+00)
	  ADD   T0.Z, T3.W, PV.W,  
	  ADD_INT * T2.W, PV.Z, literal.x,  
	1065353216(1.000000e+00), 0(0.000000e+00)
	  ADD_INT   T0.Y, T1.W, literal.x,  
	  MUL_IEEE   T0.Z, PV.Z, PV.W,  
	  AND_INT * T1.W, T0.X, literal.y,  
	-2139095040(-1.175494e-38), -2147483648(-0.000000e+00)
	  OR_INT   T0.Z, PV.W, PV.Z,  
	  SETGT_UINT * T1.W, PV.Y, literal.x,  
	-2139095040(-1.175494e-38), 0(0.000000e+00)
	  CNDE_INT   T0.X, PV.W, T0.X, PV.Z, 
	  ADD_INT * T0.W, KC0[2].Z, T0.W,  
	  LSHR * T1.X, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
.Ltmp35:
.Lfunc_end11:
	.size	cbrt_float, .Lfunc_end11-cbrt_float

	.section	.AMDGPU.config
	.long	166100
	.long	2
	.long	165900
	.long	0
	.long	166120
	.long	0
	.text
	.globl	ceil_float
	.p2align	8
	.type	ceil_float,@function
ceil_float:
ceil_float$local:
.Lfunc_begin12:
	ALU 5, @8, KC0[CB0:0-32], KC1[]
.Ltmp36:
	ALU 2, @14, KC0[CB0:0-32], KC1[]
	TEX 0 @6
	ALU 3, @17, KC0[CB0:0-32], KC1[]
	MEM_RAT_CACHELESS STORE_DWORD T0.X, T1.X
	CF_END
	Fetch clause starting at 6:
	  VTX_READ_32 T0.X, T0.X, 0, #1
	ALU clause starting at 8:
	  MULLO_INT   T0.X (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Y, KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Z (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT * T0.W (MASKED), KC0[1].Z, T1.X,  
.Ltmp37:
	  ADD_INT * T0.W, PV.Y, T0.X,  
	  ADD_INT * T0.W, PV.W, KC0[3].X,  
	ALU clause starting at 14:
	  LSHL * T0.W, T0.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  ADD_INT * T0.X, KC0[2].Y, PV.W,  
	ALU clause starting at 17:
	  CEIL   T0.X, T0.X,  
	  ADD_INT * T0.W, KC0[2].Z, T0.W,  
	  LSHR * T1.X, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
.Ltmp38:
.Lfunc_end12:
	.size	ceil_float, .Lfunc_end12-ceil_float

	.section	.AMDGPU.config
	.long	166100
	.long	2
	.long	165900
	.long	0
	.long	166120
	.long	0
	.text
	.globl	copysign_float
	.p2align	8
	.type	copysign_float,@function
copysign_float:
copysign_float$local:
.Lfunc_begin13:
	ALU 5, @10, KC0[CB0:0-32], KC1[]
.Ltmp39:
	ALU 3, @16, KC0[CB0:0-32], KC1[]
	TEX 1 @6
	ALU 4, @20, KC0[CB0:0-32], KC1[]
	MEM_RAT_CACHELESS STORE_DWORD T0.X, T1.X
	CF_END
	Fetch clause starting at 6:
	  VTX_READ_32 T1.X, T1.X, 0, #1
	  VTX_READ_32 T0.X, T0.X, 0, #1
	ALU clause starting at 10:
	  MULLO_INT   T0.X (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Y, KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Z (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT * T0.W (MASKED), KC0[1].Z, T1.X,  
.Ltmp40:
	  ADD_INT * T0.W, PV.Y, T0.X,  
	  ADD_INT * T0.W, PV.W, KC0[3].Y,  
	ALU clause starting at 16:
	  LSHL * T0.W, T0.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  ADD_INT * T0.X, KC0[2].Y, PV.W,  
	  ADD_INT * T1.X, KC0[2].Z, T0.W,  
	ALU clause starting at 20:
	  BFI_INT   T0.X, literal.x, T0.X, T1.X, 
	  ADD_INT * T0.W, KC0[2].W, T0.W,  
	2147483647(nan), 0(0.000000e+00)
	  LSHR * T1.X, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
.Ltmp41:
.Lfunc_end13:
	.size	copysign_float, .Lfunc_end13-copysign_float

	.section	.AMDGPU.config
	.long	166100
	.long	265
	.long	165900
	.long	0
	.long	166120
	.long	0
	.text
	.globl	cos_float
	.p2align	8
	.type	cos_float,@function
cos_float:
cos_float$local:
.Lfunc_begin14:
	ALU 5, @14, KC0[CB0:0-32], KC1[]
.Ltmp42:
	ALU 2, @20, KC0[CB0:0-32], KC1[]
	TEX 0 @12
	ALU_PUSH_BEFORE 7, @23, KC0[], KC1[]
	JUMP @7 POP:1
	ALU 129, @31, KC0[], KC1[]
	ALU_POP_AFTER 95, @161, KC0[], KC1[]
	ALU 0, @257, KC0[CB0:0-32], KC1[]
.Ltmp43:
	ALU 91, @258, KC0[], KC1[]
	MEM_RAT_CACHELESS STORE_DWORD T0.X, T1.X
	CF_END
	PAD
	Fetch clause starting at 12:
	  VTX_READ_32 T0.X, T0.X, 0, #1
	ALU clause starting at 14:
	  MULLO_INT   T0.X (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Y, KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Z (MASKED), KC0[1].Z, T1.X,  
.Ltmp44:
	  MULLO_INT * T0.W (MASKED), KC0[1].Z, T1.X,  
.Ltmp45:
	  ADD_INT * T0.W, PV.Y, T0.X,  
	  ADD_INT * T0.W, PV.W, KC0[3].X,  
	ALU clause starting at 20:
	  LSHL * T0.W, T0.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  ADD_INT * T0.X, KC0[2].Y, PV.W,  
	ALU clause starting at 23:
	  AND_INT * T1.W, T0.X, literal.x,  
	2147483647(nan), 0(0.000000e+00)
	  SETGT_DX10 * T2.W, literal.x, PV.W,  
	1258291200(8.388608e+06), 0(0.000000e+00)
	  MOV   T2.Z, literal.x,  
	  NOT_INT * T2.W, PV.W,  
	1(1.401298e-45), 0(0.000000e+00)
	  PRED_SETNE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
	ALU clause starting at 31:
	  AND_INT * T2.W, T0.X, literal.x,  
	8388607(1.175494e-38), 0(0.000000e+00)
	  OR_INT * T2.W, PV.W, literal.x,  
	8388608(1.175494e-38), 0(0.000000e+00)
	  MULLO_INT   T0.X, T2.W, literal.x,  
	  MULLO_INT   T0.Y (MASKED), T2.W, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T2.W, literal.x,  
	  MULLO_INT * T0.W (MASKED), T2.W, literal.x,  
	1011060801(1.193625e-02), 0(0.000000e+00)
	  MULHI   T0.X (MASKED), T2.W, literal.x,  
	  MULHI   T0.Y, T2.W, literal.x,  
	  MULHI   T0.Z (MASKED), T2.W, literal.x,  
	  MULHI * T0.W (MASKED), T2.W, literal.x,  
	-28220501(-6.958154e+37), 0(0.000000e+00)
	  ADDC_UINT   T0.Z, T0.X, PV.Y,  
	  LSHR * T3.W, T1.W, literal.x,  
	23(3.222986e-44), 0(0.000000e+00)
	  MULHI   T1.X, T2.W, literal.x,  
	  MULHI   T1.Y (MASKED), T2.W, literal.x,  
	  MULHI   T1.Z (MASKED), T2.W, literal.x,  
	  MULHI * T1.W (MASKED), T2.W, literal.x,  
	1011060801(1.193625e-02), 0(0.000000e+00)
	  ADD_INT   T1.Z, T3.W, literal.x,  
	  ADD_INT * T3.W, PV.X, T0.Z,  
	-120(nan), 0(0.000000e+00)
	  MULLO_INT   T0.X (MASKED), T2.W, literal.x,  
	  MULLO_INT   T0.Y (MASKED), T2.W, literal.x,  
	  MULLO_INT   T0.Z, T2.W, literal.x,  
	  MULLO_INT * T0.W (MASKED), T2.W, literal.x,  
	-614296167(-6.377783e+16), 0(0.000000e+00)
	  ADDC_UINT   T2.Z, T3.W, PV.Z,  
	  SETGT_UINT * T4.W, T1.Z, literal.x,  
	31(4.344025e-44), 0(0.000000e+00)
	  MULHI   T1.X, T2.W, literal.x,  
	  MULHI   T1.Y (MASKED), T2.W, literal.x,  
	  MULHI   T1.Z (MASKED), T2.W, literal.x,  
	  MULHI * T1.W (MASKED), T2.W, literal.x,  
	-614296167(-6.377783e+16), 0(0.000000e+00)
	  CNDE_INT   T3.Z, T4.W, 0.0, literal.x, 
	  ADD_INT * T5.W, PV.X, T2.Z,  
	-32(nan), 0(0.000000e+00)
	  MULLO_INT   T1.X, T2.W, literal.x,  
	  MULLO_INT   T1.Y (MASKED), T2.W, literal.x,  
	  MULLO_INT   T1.Z (MASKED), T2.W, literal.x,  
	  MULLO_INT * T1.W (MASKED), T2.W, literal.x,  
	-181084736(-2.292752e+32), 0(0.000000e+00)
	  ADDC_UINT   T2.Z, T5.W, PV.X,  
	  ADD_INT * T6.W, T3.Z, T1.Z,  
	  MULHI   T1.X (MASKED), T2.W, literal.x,  
	  MULHI   T1.Y, T2.W, literal.x,  
	  MULHI   T1.Z (MASKED), T2.W, literal.x,  
	  MULHI * T1.W (MASKED), T2.W, literal.x,  
	-181084736(-2.292752e+32), 0(0.000000e+00)
	  SETGT_UINT   T2.X, T6.W, literal.x,  
	  ADD_INT   T1.Y, PV.Y, T2.Z,  
	  ADD_INT   T1.Z, T0.X, T0.Y,  
	  ADD_INT * T3.W, T3.W, T0.Z,  BS:VEC_120/SCL_212
	31(4.344025e-44), 0(0.000000e+00)
	  MULLO_INT   T0.X, T2.W, literal.x,  
	  MULLO_INT   T0.Y (MASKED), T2.W, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T2.W, literal.x,  
	  MULLO_INT * T0.W (MASKED), T2.W, literal.x,  
	-64530479(-3.475579e+36), 0(0.000000e+00)
	  CNDE_INT   T0.Y, T4.W, T3.W, T1.Z, 
	  ADDC_UINT   T0.Z, T1.Y, PV.X,  
	  CNDE_INT * T7.W, T2.X, 0.0, literal.x, 
	-32(nan), 0(0.000000e+00)
	  MULHI   T2.X (MASKED), T2.W, literal.x,  
	  MULHI   T2.Y, T2.W, literal.x,  
	  MULHI   T2.Z (MASKED), T2.W, literal.x,  
	  MULHI * T2.W (MASKED), T2.W, literal.x,  
	-64530479(-3.475579e+36), 0(0.000000e+00)
	  ADD_INT   T3.X, T7.W, T6.W,  
	  ADD_INT   T2.Y, PV.Y, T0.Z,  
	  ADD_INT   T0.Z, T5.W, T1.X,  BS:VEC_201
	  ADD_INT * T5.W, T1.Y, T0.X,  
	  MULLO_INT   T0.X, T2.W, literal.x,  
	  MULLO_INT   T0.Y (MASKED), T2.W, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T2.W, literal.x,  
	  MULLO_INT * T0.W (MASKED), T2.W, literal.x,  
	1313084713(8.224303e+08), 0(0.000000e+00)
	  CNDE_INT   T1.X, T4.W, T5.W, T0.Z, 
	  CNDE_INT   T1.Y, T4.W, T0.Z, T3.W, 
	  ADDC_UINT   T0.Z, T2.Y, PV.X,  
	  SETGT_UINT * T3.W, T3.X, literal.x,  
	31(4.344025e-44), 0(0.000000e+00)
	  MULHI   T2.X (MASKED), T2.W, literal.x,  
	  MULHI   T2.Y (MASKED), T2.W, literal.x,  
	  MULHI   T2.Z, T2.W, literal.x,  
	  MULHI * T2.W (MASKED), T2.W, literal.x,  
	1313084713(8.224303e+08), 0(0.000000e+00)
	  CNDE_INT   T4.X, T3.W, 0.0, literal.x, 
	  ADD_INT   T3.Y, PV.Z, T0.Z,  
	  CNDE_INT   T0.Z, T2.X, T1.X, T1.Y, 
	  CNDE_INT * T6.W, T2.X, T1.Y, T0.Y, BS:VEC_021/SCL_122
	-32(nan), 0(0.000000e+00)
	  MULLO_INT   T1.X (MASKED), T2.W, literal.x,  
	  MULLO_INT   T1.Y, T2.W, literal.x,  
	  MULLO_INT   T1.Z (MASKED), T2.W, literal.x,  
	  MULLO_INT * T1.W (MASKED), T2.W, literal.x,  
	-1560706194(-6.763074e-18), 0(0.000000e+00)
	  CNDE_INT   T4.Y, T3.W, T0.Z, T6.W, 
	  ADDC_UINT   T2.Z, T3.Y, PV.Y,  
	  ADD_INT * T7.W, T4.X, T3.X,  
	  MULHI   T3.X, T2.W, literal.x,  
	  MULHI   T3.Y (MASKED), T2.W, literal.x,  
	  MULHI   T3.Z (MASKED), T2.W, literal.x,  
	  MULHI * T3.W (MASKED), T2.W, literal.x,  
	-1560706194(-6.763074e-18), 0(0.000000e+00)
	  SETGT_UINT   T4.X, T7.W, literal.x,  
	  ADD_INT   T2.Y, T2.Y, T0.X,  
	  ADD_INT   T3.Z, T3.Y, T1.Y,  BS:VEC_120/SCL_212
	  ADD_INT * T8.W, PV.X, T2.Z,  
	31(4.344025e-44), 0(0.000000e+00)
	  CNDE_INT   T0.X, T4.W, PV.W, PV.Z, 
	  CNDE_INT   T1.Y, T4.W, PV.Z, PV.Y, 
	  CNDE_INT   T2.Z, PV.X, 0.0, literal.x, 
	  CNDE_INT * T5.W, T4.W, PV.Y, T5.W, 
	-32(nan), 0(0.000000e+00)
	  CNDE_INT   T1.X, T2.X, PV.W, T1.X, 
	  ADD_INT   T2.Y, PV.Z, T7.W,  
	  CNDE_INT   T2.Z, T2.X, PV.X, PV.Y, 
	  CNDE_INT * T5.W, T2.X, PV.Y, PV.W, 
	  CNDE_INT   T0.X, T3.W, PV.Z, PV.W, 
	  SUB_INT   T1.Y, 0.0, PV.Y,  
	  CNDE_INT   T2.Z, T3.W, PV.W, PV.X, 
	  CNDE_INT * T5.W, T3.W, PV.X, T0.Z, 
	  CNDE_INT   T1.X, T4.X, PV.Z, PV.W, 
	  AND_INT * T1.Y, PV.Y, literal.x,  
	31(4.344025e-44), 0(0.000000e+00)
	ALU clause starting at 161:
	  CNDE_INT   T0.Z, T4.X, T0.X, T2.Z, 
	  AND_INT * T7.W, T2.Y, literal.x,  
	31(4.344025e-44), 0(0.000000e+00)
	  LSHL   T3.Y, PV.Z, PV.W,  
	  LSHR   T2.Z, T1.X, T1.Y,  
	  CNDE_INT * T5.W, T4.X, T5.W, T4.Y, BS:VEC_120/SCL_212
	  MULLO_INT   T0.X, T2.W, literal.x,  
	  MULLO_INT   T0.Y (MASKED), T2.W, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T2.W, literal.x,  
	  MULLO_INT * T0.W (MASKED), T2.W, literal.x,  
	-28220501(-6.958154e+37), 0(0.000000e+00)
	  LSHL   T3.X, T1.X, T7.W,  
	  LSHR   T5.Y, T5.W, T1.Y,  
	  OR_INT   T2.Z, T3.Y, T2.Z,  
	  CNDE_INT * T2.W, T4.W, T1.Z, PV.X, BS:VEC_201
	  CNDE_INT   T0.Y, T2.X, T0.Y, PV.W, 
	  CNDE_INT   T0.Z, T2.Y, T0.Z, PV.Z, 
	  OR_INT * T2.W, PV.X, PV.Y,  
	  CNDE_INT   T3.Y, T2.Y, T1.X, PV.W, 
	  BFE_UINT   T1.Z, PV.Z, literal.x, 1, 
	  CNDE_INT * T2.W, T3.W, T6.W, PV.Y, 
	29(4.063766e-44), 0(0.000000e+00)
	  CNDE_INT   T0.Y, T4.X, T4.Y, PV.W, 
	  SUB_INT   T2.Z, 0.0, PV.Z,  
	  BIT_ALIGN_INT * T2.W, T0.Z, PV.Y, literal.x, 
	30(4.203895e-44), 0(0.000000e+00)
	  XOR_INT   T4.Y, PV.W, PV.Z,  
	  LSHR   T3.Z, PV.Y, T1.Y,  
	  LSHL * T2.W, T5.W, T7.W,  
	  OR_INT   T3.Z, PV.W, PV.Z,  
	  FFBH_UINT * T2.W, PV.Y,  
	  CNDE_INT   T4.Z, T4.Y, literal.x, PV.W, 
	  CNDE_INT * T2.W, T2.Y, T5.W, PV.Z, BS:VEC_120/SCL_212
	32(4.484155e-44), 0(0.000000e+00)
	  BIT_ALIGN_INT   T0.X, T3.Y, PV.W, literal.x, 
	  SUB_INT   T1.Y, literal.y, PV.Z,  
	  ADD_INT   T3.Z, PV.Z, 1,  
	  BIT_ALIGN_INT * T2.W, PV.W, T0.Y, literal.x, 
	30(4.203895e-44), 31(4.344025e-44)
	  XOR_INT   T1.X, PV.W, T2.Z,  
	  AND_INT   T0.Y, PV.Z, literal.x,  
	  AND_INT   T3.Z, PV.Y, literal.x,  
	  XOR_INT * T2.W, PV.X, T2.Z,  
	31(4.344025e-44), 0(0.000000e+00)
	  LSHR   T0.X, PV.W, PV.Z,  
	  LSHL   T1.Y, T4.Y, PV.Y,  
	  LSHR   T2.Z, PV.X, PV.Z,  
	  LSHL * T2.W, PV.W, PV.Y,  
	  OR_INT   T2.Z, PV.W, PV.Z,  
	  OR_INT * T2.W, PV.Y, PV.X,  
	  BIT_ALIGN_INT * T3.W, PV.W, PV.Z, literal.x, 
	9(1.261169e-44), 0(0.000000e+00)
	  LSHR   T3.Z, T0.Z, literal.x,  
	  FFBH_UINT * T4.W, PV.W,  
	29(4.063766e-44), 0(0.000000e+00)
	  LSHR   T0.X, T2.W, literal.x,  
	  CNDE_INT   T0.Y, T3.W, literal.y, PV.W, BS:VEC_120/SCL_212
	  LSHL   T5.Z, T4.Z, literal.z,  
	  LSHL * T2.W, PV.Z, literal.w,  
	9(1.261169e-44), 32(4.484155e-44)
	23(3.222986e-44), 31(4.344025e-44)
	  SUB_INT   T1.X, PV.W, PV.Z,  
	  SUB_INT   T1.Y, literal.x, PV.Y,  
	  ADD_INT   T3.Z, PV.Y, 1,  
	  NOT_INT * T4.W, PV.Y,  
	31(4.344025e-44), 0(0.000000e+00)
	  SUB_INT   T2.X, PV.W, T4.Z,  
	  AND_INT   T0.Y, PV.Z, literal.x,  
	  AND_INT   T3.Z, PV.Y, literal.x,  
	  OR_INT * T4.W, PV.X, T0.X,  
	31(4.344025e-44), 0(0.000000e+00)
	  ADD_INT   T0.X, PV.W, literal.x,  
	  LSHR   T1.Y, T2.Z, PV.Z,  
	  LSHL   T2.Z, T3.W, PV.Y,  
	  LSHL * T3.W, PV.X, literal.y,  
	1056964608(5.000000e-01), 23(3.222986e-44)
	  ADD_INT   T0.Y, PV.W, literal.x,  
	  OR_INT   T2.Z, PV.Z, PV.Y,  
	  MUL_IEEE * T3.W, PV.X, literal.y,  
	864026624(5.960464e-08), 1070141402(1.570796e+00)
	  FMA   T1.Y, T0.X, literal.x, -PV.W, 
	  LSHR   T2.Z, PV.Z, literal.y,  
	  OR_INT * T2.W, PV.Y, T2.W,  
	1070141402(1.570796e+00), 9(1.261169e-44)
	  OR_INT   T2.Z, PV.W, PV.Z,  
	  FMA * T2.W, T0.X, literal.x, PV.Y, 
	866263400(7.549789e-08), 0(0.000000e+00)
	  FMA * T4.W, PV.Z, literal.x, PV.W, 
	1070141402(1.570796e+00), 0(0.000000e+00)
	  ADD * T2.W, T3.W, PV.W,  
	  ADD   T1.Y, PV.W, -T3.W,  
	  MOV   T2.Z, literal.x,  
	  LSHR * T3.W, T0.Z, literal.y,  
	0(0.000000e+00), 30(4.203895e-44)
	  ADD_INT   T0.Y, T1.Z, PV.W,  
	  ADD * T1.Z, T4.W, -PV.Y,  
	ALU clause starting at 257:
	  MOV * T0.Z, KC0[2].Z,  
	ALU clause starting at 258:
	  SETE_INT * T3.W, T2.Z, 0.0,  
	  PRED_SETNE_INT * Pred,PredicateBit (MASKED), PV.W, 0.0,  
	  MULADD_IEEE * T2.W, T1.W, literal.x, 0.5, Pred_sel_zero
	1059256707(6.366197e-01), 0(0.000000e+00)
	  TRUNC * T2.W, T2.W, Pred_sel_zero 
	  MUL_IEEE * T3.W, T2.W, literal.x, Pred_sel_zero 
	-1077342246(-1.570796e+00), 0(0.000000e+00)
	  ADD * T4.W, T1.W, T3.W, Pred_sel_zero 
	  ADD * T5.W, T1.W, -T4.W, Pred_sel_zero 
	  ADD   T1.Z, T5.W, T3.W, Pred_sel_zero 
	  FMA * T3.W, T2.W, literal.x, T3.W, Pred_sel_zeroBS:VEC_201
	1070141402(1.570796e+00), 0(0.000000e+00)
	  ADD * T3.W, T1.Z, -T3.W, Pred_sel_zero 
	  ADD   T1.Z, T4.W, T3.W, Pred_sel_zero 
	  MUL_IEEE * T3.W, T2.W, literal.x, Pred_sel_zero BS:VEC_201
	-1281220248(-7.549789e-08), 0(0.000000e+00)
	  ADD * T4.W, T1.Z, T3.W, Pred_sel_zero 
	  ADD * T5.W, T1.Z, -T4.W, Pred_sel_zero 
	  ADD   T1.Z, T5.W, T3.W, Pred_sel_zero 
	  FMA * T3.W, T2.W, literal.x, T3.W, Pred_sel_zeroBS:VEC_201
	866263400(7.549789e-08), 0(0.000000e+00)
	  ADD * T3.W, T1.Z, -T3.W, Pred_sel_zero 
	  ADD   T1.Z, T4.W, T3.W, Pred_sel_zero 
	  MUL_IEEE * T3.W, T2.W, literal.x, Pred_sel_zero BS:VEC_201
	-1480444732(-5.390303e-15), 0(0.000000e+00)
	  ADD * T4.W, T1.Z, T3.W, Pred_sel_zero 
	  ADD * T5.W, T1.Z, -T4.W, Pred_sel_zero 
	  ADD   T1.Y, T5.W, T3.W, Pred_sel_zero 
	  FMA   T1.Z, T2.W, literal.x, T3.W, Pred_sel_zeroBS:VEC_201
	  TRUNC * T2.W, T2.W, Pred_sel_zero BS:VEC_201
	667038916(5.390303e-15), 0(0.000000e+00)
	  FLT_TO_INT   T0.Y, T2.W, Pred_sel_zero 
	  MOV   T1.Z, -T1.Z, Pred_sel_zero 
	  ADD * T2.W, T4.W, T1.Y, Pred_sel_zero BS:VEC_120/SCL_212
	  MOV   T1.Y, literal.x,  
	  MOV   T2.Z, literal.y,  
	  MUL_IEEE * T3.W, T2.W, T2.W,  
	823096566(2.087572e-09), 3000446772(-2.505076e-08)
	  AND_INT   T2.Y, T2.W, literal.x,  
	  MULADD_IEEE   T2.Z, PV.W, literal.y, PV.Z, 
	  MULADD_IEEE * T4.W, PV.W, literal.z, PV.Y, 
	2147483647(nan), 791595475(1.589691e-10)
	-1387800754(-1.135965e-11), 0(0.000000e+00)
	  MULADD_IEEE   T1.Y, T3.W, PV.W, literal.x, 
	  MULADD_IEEE   T2.Z, T3.W, PV.Z, literal.y, 
	  ADD_INT * T4.W, PV.Y, literal.z,  
	-1265462726(-2.730101e-07), 909565733(2.725000e-06)
	-1050253722(-1.440000e+01), 0(0.000000e+00)
	  SETGT_UINT   T3.Y, PV.W, literal.x,  
	  MULADD_IEEE   T2.Z, T3.W, PV.Z, literal.y, 
	  MULADD_IEEE * T4.W, T3.W, PV.Y, literal.z, 
	11429478(1.601611e-38), -1185936940(-1.984009e-04)
	936381154(2.480060e-05), 0(0.000000e+00)
	  ADD_INT   T0.X, T2.Y, literal.x,  
	  MULADD_IEEE   T1.Y, T3.W, PV.W, literal.y, 
	  MULADD_IEEE   T2.Z, T3.W, PV.Z, literal.z, 
	  MUL_IEEE * T4.W, T2.W, T3.W,  BS:VEC_120/SCL_212
	-16777216(-1.701412e+38), -1162474656(-1.388889e-03)
	1007192199(8.333332e-03), 0(0.000000e+00)
	  MUL_IEEE   T1.X, PV.Z, PV.W,  
	  MULADD_IEEE   T1.Y, T3.W, PV.Y, literal.x, 
	  CNDE_INT   T2.Z, T3.Y, PV.X, 0.0, 
	  SETGT_UINT * T5.W, T2.Y, literal.y,  BS:VEC_120/SCL_212
	1026206379(4.166667e-02), 1061683200(7.812500e-01)
	  CNDE_INT   T0.X, PV.W, PV.Z, literal.x, 
	  MUL_IEEE   T1.Y, T3.W, PV.Y,  
	  MUL_IEEE   T2.Z, T1.Z, T2.W,  
	  MULADD_IEEE * T5.W, T1.Z, 0.5, -PV.X, 
	1049624576(2.812500e-01), 0(0.000000e+00)
	  MULADD_IEEE   T2.Y, T3.W, PV.W, -T1.Z, 
	  MULADD_IEEE   T1.Z, T3.W, PV.Y, -PV.Z, 
	  MULADD_IEEE * T3.W, T3.W, 0.5, -PV.X, 
	  ADD   T1.Y, PV.W, -PV.Z,  
	  ADD   T1.Z, -T0.X, 1.0,  
	  MULADD_IEEE * T3.W, T4.W, literal.x, PV.Y, 
	1042983595(1.666667e-01), 0(0.000000e+00)
	  LSHL   T0.X, T0.Y, literal.x,  
	  ADD   T2.Y, T2.W, -PV.W,  
	  ADD   T1.Z, PV.Z, -PV.Y,  
	  AND_INT * T2.W, T0.Y, 1,  
	30(4.203895e-44), 0(0.000000e+00)
	  CNDE_INT   T1.Z, PV.W, PV.Z, -PV.Y, 
	  AND_INT * T2.W, PV.X, literal.x,  
	-2147483648(-0.000000e+00), 0(0.000000e+00)
	  XOR_INT   T1.Z, PV.W, PV.Z,  
	  SETGT_UINT * T1.W, T1.W, literal.x,  
	2139095039(3.402823e+38), 0(0.000000e+00)
	  CNDE_INT   T0.X, PV.W, PV.Z, literal.x, 
	  ADD_INT * T0.W, T0.Z, T0.W,  
	2143289344(nan), 0(0.000000e+00)
	  LSHR * T1.X, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
.Ltmp46:
.Lfunc_end14:
	.size	cos_float, .Lfunc_end14-cos_float

	.section	.AMDGPU.config
	.long	166100
	.long	8
	.long	165900
	.long	0
	.long	166120
	.long	0
	.text
	.globl	cosh_float
	.p2align	8
	.type	cosh_float,@function
cosh_float:
cosh_float$local:
.Lfunc_begin15:
	ALU 5, @12, KC0[CB0:0-32], KC1[]
.Ltmp47:
	ALU 2, @18, KC0[CB0:0-32], KC1[]
	TEX 0 @8
	ALU 10, @21, KC0[], KC1[]
	TEX 0 @10
	ALU 93, @32, KC0[CB0:0-32], KC1[]
	MEM_RAT_CACHELESS STORE_DWORD T0.X, T1.X
	CF_END
	Fetch clause starting at 8:
	  VTX_READ_32 T0.X, T0.X, 0, #1
	Fetch clause starting at 10:
	  VTX_READ_64 T0.XY, T0.X, 0, #2
	ALU clause starting at 12:
	  MULLO_INT   T0.X (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Y, KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Z (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT * T0.W (MASKED), KC0[1].Z, T1.X,  
.Ltmp48:
	  ADD_INT * T0.W, PV.Y, T0.X,  
	  ADD_INT * T0.W, PV.W, KC0[3].X,  
	ALU clause starting at 18:
	  LSHL * T0.W, T0.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  ADD_INT * T0.X, KC0[2].Y, PV.W,  
	ALU clause starting at 21:
	  AND_INT * T1.W, T0.X, literal.x,  
	2147483647(nan), 0(0.000000e+00)
	  TRUNC * T2.W, PV.W,  
	  FLT_TO_INT * T2.W, PV.W,  
	  SETGT_UINT * T3.W, PV.W, literal.x,  
	36(5.044674e-44), 0(0.000000e+00)
	  CNDE_INT * T2.W, PV.W, T2.W, 0.0, 
	  LSHL * T3.W, PV.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  ADD_INT * T0.X, literal.x, PV.W,  
	@SINHCOSH_TBL, 0(0.000000e+00)
	ALU clause starting at 32:
	  ADD * T3.W, T1.W, literal.x,  
	-1087278464(-6.931534e-01), 0(0.000000e+00)
	  SETGT * T4.W, 0.0, PV.W,  
	  CNDE * T4.W, PV.W, 0.5, literal.x, 
	-1090519040(-5.000000e-01), 0(0.000000e+00)
	  MULADD_IEEE * T4.W, T3.W, literal.x, PV.W, 
	1069066811(1.442695e+00), 0(0.000000e+00)
	  TRUNC * T4.W, PV.W,  
	  FLT_TO_INT * T4.W, PV.W,  
	  INT_TO_FLT * T5.W, PV.W,  
	  MUL_IEEE   T0.Z, PV.W, literal.x,  
	  MULADD_IEEE * T5.W, PV.W, literal.y, T3.W, 
	-1223165999(-9.058001e-06), -1087278720(-6.931381e-01)
	  ADD * T6.W, PV.W, PV.Z,  
	  MUL_IEEE   T1.Z, PV.W, PV.W,  
	  MOV * T7.W, literal.x,  
	3051219470(-1.653390e-06), 0(0.000000e+00)
	  MULADD_IEEE * T7.W, PV.Z, literal.x, PV.W, 
	858897228(4.138137e-08), 0(0.000000e+00)
	  MULADD_IEEE * T7.W, T1.Z, PV.W, literal.x, 
	948613973(6.613756e-05), 0(0.000000e+00)
	  MULADD_IEEE * T7.W, T1.Z, PV.W, literal.x, 
	-1154086047(-2.777778e-03), 0(0.000000e+00)
	  MULADD_IEEE   T2.Z, T1.Z, PV.W, literal.x, 
	  INT_TO_FLT * T2.W, T2.W,  
	1042983595(1.666667e-01), 0(0.000000e+00)
	  MOV   T1.Y, literal.x,  
	  ADD   T3.Z, T1.W, -PV.W,  
	  MULADD_IEEE * T2.W, T1.Z, -PV.Z, T6.W, 
	791711321(1.605768e-10), 0(0.000000e+00)
	  MUL_IEEE   T1.X, T6.W, PV.W,  
	  MUL_IEEE   T2.Y, PV.Z, PV.Z,  
	  MOV   T1.Z, literal.x,  
	  ADD * T2.W, -PV.W, literal.y,  
	823095986(2.087444e-09), 1073741824(2.000000e+00)
	  RECIP_IEEE   T2.X, T2.W,  
	  RECIP_IEEE   T2.Y (MASKED), T2.W,  
	  RECIP_IEEE   T2.Z (MASKED), T2.W,  
	  RECIP_IEEE * T2.W (MASKED), T2.W,  
	  MULADD_IEEE   T3.Y, T2.Y, literal.x, T1.Z, 
	  MUL_IEEE   T1.Z, T1.X, PV.X,  
	  MULADD_IEEE * T2.W, T2.Y, literal.y, T1.Y, 
	760005212(1.163921e-11), 727320877(7.746189e-13)
	  MULADD_IEEE   T1.Y, T2.Y, PV.W, literal.x, 
	  ADD   T0.Z, -T0.Z, -PV.Z,  
	  MULADD_IEEE * T2.W, T2.Y, PV.Y, literal.y, 
	852963888(2.505212e-08), 882111107(2.755733e-07)
	  MULADD_IEEE   T3.Y, T2.Y, PV.W, literal.x, 
	  ADD   T0.Z, T5.W, -PV.Z,  
	  MULADD_IEEE * T2.W, T2.Y, PV.Y, literal.y, 
	936381697(2.480159e-05), 909700893(2.755732e-06)
	  MULADD_IEEE   T1.X, T2.Y, PV.W, literal.x, 
	  ADD   T1.Y, PV.Z, 1.0,  
	  LSHL   T0.Z, T4.W, literal.y,  
	  MULADD_IEEE * T2.W, T2.Y, PV.Y, literal.z, 
	961547521(1.984127e-04), 23(3.222986e-44)
	985008993(1.388889e-03), 0(0.000000e+00)
	  MULADD_IEEE   T2.X, T2.Y, PV.W, literal.x, 
	  ADD_INT   T1.Y, PV.Z, PV.Y,  
	  SETGT   T0.Z, literal.y, T3.W,  
	  MULADD_IEEE * T2.W, T2.Y, PV.X, literal.z, 
	1026206379(4.166667e-02), -1028740017(-8.733654e+01)
	1007192201(8.333334e-03), 0(0.000000e+00)
	  MULADD_IEEE   T1.X, T2.Y, PV.W, literal.x, 
	  CNDE   T1.Y, PV.Z, PV.Y, 0.0, 
	  SETGT   T0.Z, literal.y, T3.W,  
	  MULADD_IEEE * T2.W, T2.Y, PV.X, 0.5, 
	1042983595(1.666667e-01), 1118925336(8.872284e+01)
	  MUL_IEEE   T2.X, T3.Z, T2.Y,  
	  MULADD_IEEE   T2.Y, PV.W, T2.Y, 1.0, 
	  CNDE   T0.Z, PV.Z, literal.x, PV.Y, 
	  SETE_DX10 * T2.W, T3.W, T3.W,  
	2139095040(INF), 0(0.000000e+00)
	  CNDE_INT   T1.Y, PV.W, T3.W, PV.Z, 
	  MUL_IEEE   T0.Z, T0.Y, PV.Y,  
	  MULADD_IEEE * T2.W, T1.X, PV.X, T3.Z, 
	  MULADD_IEEE   T0.Y, T0.X, PV.W, PV.Z, 
	  MULADD_IEEE   T0.Z, PV.Y, literal.x, PV.Y, 
	  SETGE * T2.W, T1.W, literal.y,  
	919605383(6.200807e-06), 1090852242(8.317766e+00)
	  CNDE   T0.Z, PV.W, PV.Y, PV.Z, 
	  SETGE * T2.W, T1.W, literal.x,  
	1119016189(8.941599e+01), 0(0.000000e+00)
	  CNDE   T0.Z, PV.W, PV.Z, literal.x, 
	  SETGT_UINT * T2.W, T1.W, literal.x,  
	2139095040(INF), 0(0.000000e+00)
	  CNDE_INT   T0.Z, PV.W, PV.Z, literal.x, 
	  SETGT_UINT * T1.W, T1.W, literal.y,  
	2143289344(nan), 947912703(6.103515e-05)
	  CNDE_INT   T0.X, PV.W, literal.x, PV.Z, 
	  ADD_INT * T0.W, KC0[2].Z, T0.W,  
	1065353216(1.000000e+00), 0(0.000000e+00)
	  LSHR * T1.X, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
.Ltmp49:
.Lfunc_end15:
	.size	cosh_float, .Lfunc_end15-cosh_float

	.section	.AMDGPU.config
	.long	166100
	.long	7
	.long	165900
	.long	0
	.long	166120
	.long	0
	.text
	.globl	cospi_float
	.p2align	8
	.type	cospi_float,@function
cospi_float:
cospi_float$local:
.Lfunc_begin16:
	ALU 5, @8, KC0[CB0:0-32], KC1[]
.Ltmp50:
	ALU 2, @14, KC0[CB0:0-32], KC1[]
	TEX 0 @6
	ALU 64, @17, KC0[CB0:0-32], KC1[]
	MEM_RAT_CACHELESS STORE_DWORD T0.X, T1.X
	CF_END
	Fetch clause starting at 6:
	  VTX_READ_32 T0.X, T0.X, 0, #1
	ALU clause starting at 8:
	  MULLO_INT   T0.X (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Y, KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Z (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT * T0.W (MASKED), KC0[1].Z, T1.X,  
.Ltmp51:
	  ADD_INT * T0.W, PV.Y, T0.X,  
	  ADD_INT * T0.W, PV.W, KC0[3].X,  
	ALU clause starting at 14:
	  LSHL * T0.W, T0.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  ADD_INT * T0.X, KC0[2].Y, PV.W,  
	ALU clause starting at 17:
	  AND_INT * T1.W, T0.X, literal.x,  
	2147483647(nan), 0(0.000000e+00)
	  TRUNC * T2.W, PV.W,  
	  FLT_TO_INT * T2.W, PV.W,  
	  INT_TO_FLT * T3.W, PV.W,  
	  ADD * T3.W, T1.W, -PV.W,  
	  SETGE   T0.Y, literal.x, PV.W,  
	  ADD   T0.Z, PV.W, literal.y,  
	  ADD * T4.W, -PV.W, 1.0,  
	1061158912(7.500000e-01), -1090519040(-5.000000e-01)
	  CNDE   T0.Y, PV.Y, PV.W, PV.Z, 
	  ADD   T0.Z, -T3.W, 0.5,  
	  SETGT * T4.W, 0.5, T3.W,  
	  CNDE   T0.Z, PV.W, PV.Y, PV.Z, 
	  SETGE * T5.W, literal.x, T3.W,  
	1048576000(2.500000e-01), 0(0.000000e+00)
	  CNDE * T5.W, PV.W, PV.Z, T3.W, 
	  MUL_IEEE * T5.W, PV.W, literal.x,  
	1078530011(3.141593e+00), 0(0.000000e+00)
	  MUL_IEEE   T0.Z, PV.W, PV.W,  
	  MOV * T6.W, literal.x,  
	3109030356(-1.984009e-04), 0(0.000000e+00)
	  MULADD_IEEE   T1.Z, PV.Z, literal.x, PV.W, 
	  MOV * T6.W, literal.y,  
	909565733(2.725000e-06), 936381155(2.480060e-05)
	  MULADD_IEEE   T0.Y, T0.Z, literal.x, PV.W, 
	  MULADD_IEEE   T1.Z, T0.Z, PV.Z, literal.y, 
	  SETGE_DX10 * T6.W, literal.z, T3.W,  
	-1265462726(-2.730101e-07), 1007192199(8.333332e-03)
	1061158912(7.500000e-01), 0(0.000000e+00)
	  NOT_INT   T0.X, PV.W,  
	  SETGE_DX10   T1.Y, literal.x, T3.W,  
	  MULADD_IEEE   T1.Z, T0.Z, PV.Z, literal.y, 
	  MULADD_IEEE * T3.W, T0.Z, PV.Y, literal.z, 
	1048576000(2.500000e-01), -1104500053(-1.666667e-01)
	-1162474656(-1.388889e-03), 0(0.000000e+00)
	  MUL_IEEE   T1.X, T5.W, T0.Z,  
	  MULADD_IEEE   T0.Y, T0.Z, PV.W, literal.x, 
	  MULADD_IEEE   T2.Z, T0.Z, literal.y, 1.0, 
	  MUL_IEEE * T3.W, T0.Z, T0.Z,  
	1026206379(4.166667e-02), -1090519040(-5.000000e-01)
	  LSHL   T2.X, T2.W, literal.x,  
	  MULADD_IEEE   T0.Y, PV.W, PV.Y, PV.Z, 
	  MULADD_IEEE   T0.Z, PV.X, T1.Z, T5.W, 
	  OR_INT * T2.W, T1.Y, T0.X,  
	31(4.344025e-44), 0(0.000000e+00)
	  CNDE_INT   T0.X, PV.W, PV.Z, PV.Y, 
	  SETGT_UINT   T0.Y, T1.W, literal.x,  
	  MOV   T0.Z, literal.y,  
	  XOR_INT * T2.W, PV.X, literal.z,  
	2139095039(3.402823e+38), 2143289344(nan)
	-2147483648(-0.000000e+00), 0(0.000000e+00)
	  CNDE   T1.X, T4.W, PV.W, T2.X, 
	  CNDE_INT   T0.Y, PV.Y, literal.x, PV.Z, 
	  OR_INT   T0.Z, T2.X, literal.x,  
	  SETGT_UINT * T2.W, T1.W, literal.y,  BS:VEC_120/SCL_212
	1065353216(1.000000e+00), 1266679807(1.677722e+07)
	  CNDE_INT   T0.Y, PV.W, PV.Z, PV.Y, 
	  XOR_INT   T0.Z, PV.X, T0.X,  
	  SETGT_UINT * T1.W, T1.W, literal.x,  
	1258291199(8.388608e+06), 0(0.000000e+00)
	  CNDE_INT   T0.X, PV.W, PV.Z, PV.Y, 
	  ADD_INT * T0.W, KC0[2].Z, T0.W,  
	  LSHR * T1.X, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
.Ltmp52:
.Lfunc_end16:
	.size	cospi_float, .Lfunc_end16-cospi_float

	.section	.AMDGPU.config
	.long	166100
	.long	8
	.long	165900
	.long	0
	.long	166120
	.long	0
	.text
	.globl	erfc_float
	.p2align	8
	.type	erfc_float,@function
erfc_float:
erfc_float$local:
.Lfunc_begin17:
	ALU 5, @10, KC0[CB0:0-32], KC1[]
.Ltmp53:
	ALU 2, @16, KC0[CB0:0-32], KC1[]
	TEX 0 @8
	ALU 92, @19, KC0[], KC1[]
	ALU 102, @112, KC0[], KC1[]
	ALU 35, @215, KC0[CB0:0-32], KC1[]
	MEM_RAT_CACHELESS STORE_DWORD T0.X, T1.X
	CF_END
	Fetch clause starting at 8:
	  VTX_READ_32 T0.X, T0.X, 0, #1
	ALU clause starting at 10:
	  MULLO_INT   T0.X (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Y, KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Z (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT * T0.W (MASKED), KC0[1].Z, T1.X,  
.Ltmp54:
	  ADD_INT * T0.W, PV.Y, T0.X,  
	  ADD_INT * T0.W, PV.W, KC0[3].X,  
	ALU clause starting at 16:
	  LSHL * T0.W, T0.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  ADD_INT * T0.X, KC0[2].Y, PV.W,  
	ALU clause starting at 19:
	  AND_INT * T1.W, T0.X, literal.x,  
	2147483647(nan), 0(0.000000e+00)
	  ADD   T0.Y, PV.W, literal.x,  
	  SETGT   T0.Z, literal.y, PV.W,  
	  MUL_IEEE * T2.W, PV.W, PV.W,  
	-1082130432(-1.000000e+00), 1067450368(1.250000e+00)
	  RECIP_IEEE   T1.X, T2.W,  
	  RECIP_IEEE   T1.Y (MASKED), T2.W,  
	  RECIP_IEEE   T1.Z (MASKED), T2.W,  
	  RECIP_IEEE * T1.W (MASKED), T2.W,  
	  CNDE   T1.Z, T0.Z, PV.X, T0.Y, 
	  SETGT * T3.W, literal.x, T1.W,  
	1062731776(8.437500e-01), 0(0.000000e+00)
	  CNDE   T1.Z, PV.W, PV.Z, T2.W, 
	  MOV * T2.W, literal.x,  
	1087520636(6.570250e+00), 0(0.000000e+00)
	  MOV   T2.Z, literal.x,  
	  MULADD_IEEE * T2.W, PV.Z, literal.y, PV.W, 
	1139622823(4.745285e+02), -1116242025(-6.042441e-02)
	  MULADD_IEEE   T0.Y, T1.Z, PV.W, literal.x, 
	  MULADD_IEEE   T2.Z, T1.Z, literal.y, PV.Z, 
	  MOV * T2.W, literal.z,  
	1121535263(1.086350e+02), -1045199086(-2.244095e+01)
	3149730953(-5.770270e-03), 0(0.000000e+00)
	  MULADD_IEEE   T1.Y, T1.Z, literal.x, PV.W, 
	  MULADD_IEEE   T2.Z, T1.Z, PV.Z, literal.y, 
	  MULADD_IEEE * T2.W, T1.Z, PV.Y, literal.z, 
	-1211672911(-2.376302e-05), 1159696590(2.553050e+03)
	1138131211(4.290081e+02), 0(0.000000e+00)
	  MULADD_IEEE   T0.Y, T1.Z, PV.W, literal.x, 
	  MULADD_IEEE   T2.Z, T1.Z, PV.Z, literal.y, 
	  MULADD_IEEE * T2.W, T1.Z, PV.Y, literal.z, 
	1143036105(6.453873e+02), 1162345915(3.199858e+03)
	-1125559665(-2.848175e-02), 0(0.000000e+00)
	  MULADD_IEEE   T1.X, T1.Z, PV.W, literal.x, 
	  MULADD_IEEE   T1.Y, T1.Z, PV.Z, literal.y, 
	  MULADD_IEEE   T2.Z, T1.Z, PV.Y, literal.z, 
	  MOV * T2.W, literal.w,  
	-1096389653(-3.250421e-01), 1153439577(1.536730e+03)
	1138313327(4.345659e+02), 957017673(1.324947e-04)
	  MOV   T2.X, literal.x,  
	  MULADD_IEEE   T0.Y, T1.Z, literal.y, PV.W, 
	  MULADD_IEEE   T2.Z, T1.Z, PV.Z, literal.z, 
	  MULADD_IEEE * T2.W, T1.Z, PV.Y, literal.w, 
	3265434411(-8.128744e+01), -1232805350(-3.960228e-06)
	1124706403(1.376578e+02), 1134749041(3.257925e+02)
	  MULADD_IEEE   T3.X, T1.Z, PV.W, literal.x, 
	  MULADD_IEEE   T1.Y, T1.Z, PV.Z, literal.y, 
	  SETGT   T2.Z, literal.z, T1.W,  
	  MULADD_IEEE * T2.W, T1.Z, PV.Y, literal.w, 
	1106424921(3.033806e+01), 1100821966(1.965127e+01)
	1077336941(2.857143e+00), 1000767766(5.081306e-03)
	  MULADD_IEEE   T4.X, T1.Z, PV.W, literal.x, 
	  CNDE   T0.Y, PV.Z, PV.X, PV.Y, 
	  MOV   T3.Z, literal.y,  
	  MULADD_IEEE * T2.W, T1.Z, literal.z, T2.X, 
	1032137315(6.502225e-02), 3296731915(-1.025095e+03)
	-1055062146(-9.814329e+00), 0(0.000000e+00)
	  MULADD_IEEE   T2.X, T1.Z, PV.W, literal.x, 
	  MULADD_IEEE   T1.Y, T1.Z, literal.y, PV.Z, 
	  MOV   T3.Z, literal.z,  
	  MOV * T2.W, literal.w,  
	-1019700505(-1.846051e+02), -1007566219(-4.835192e+02)
	1024545203(3.547831e-02), 1012887059(1.363708e-02)
	  MULADD_IEEE   T3.X, T1.Z, literal.x, PV.W, 
	  MULADD_IEEE   T2.Y, T1.Z, literal.y, PV.Z, 
	  MULADD_IEEE   T3.Z, T1.Z, PV.Y, literal.z, 
	  MULADD_IEEE * T2.W, T1.Z, PV.X, literal.w, 
	1011112611(1.198450e-02), -1156712000(-2.166376e-03)
	-1004575679(-6.375665e+02), -1021155956(-1.623967e+02)
	  MULADD_IEEE   T2.X, T1.Z, PV.W, literal.x, 
	  MULADD_IEEE   T1.Y, T1.Z, PV.Z, literal.y, 
	  MULADD_IEEE   T3.Z, T1.Z, PV.Y, literal.z, 
	  MULADD_IEEE * T2.W, T1.Z, PV.X, literal.w, 
	-1032224681(-6.237533e+01), -1021271318(-1.606364e+02)
	-1109189438(-1.108947e-01), 1040265991(1.261712e-01)
	  MULADD_IEEE   T3.X, T1.Z, PV.W, literal.x, 
	  MULADD_IEEE   T2.Y, T1.Z, PV.Z, literal.y, 
	  MULADD_IEEE   T3.Z, T1.Z, PV.Y, literal.z, 
	  MULADD_IEEE * T2.W, T1.Z, PV.X, literal.w, 
	1033050855(7.182866e-02), 1050869332(3.183466e-01)
	-1047654325(-1.775796e+01), -1054281694(-1.055863e+01)
	  MULADD_IEEE   T2.X, T1.Z, PV.W, literal.x, 
	  MULADD_IEEE   T1.Y, T1.Z, PV.Z, literal.y, 
	  MULADD_IEEE   T3.Z, T1.Z, PV.Y, literal.z, 
	  MULADD_IEEE * T2.W, T1.Z, PV.X, literal.w, 
	-1087266633(-6.938586e-01), -1085497900(-7.992833e-01)
	-1094807032(-3.722079e-01), 1057642373(5.403979e-01)
	  MULADD_IEEE   T3.X, T1.Z, PV.W, literal.x, 
	  MULADD_IEEE   T2.Y, T1.Z, PV.Z, literal.y, 
	  MULADD_IEEE * T3.Z, T1.Z, PV.Y, literal.z, 
	1037693745(1.064209e-01), 1054107653(4.148561e-01)
	-1138646894(-9.864943e-03), 0(0.000000e+00)
	ALU clause starting at 112:
	  MULADD_IEEE * T2.W, T1.Z, T2.X, literal.x, 
	-1138646893(-9.864944e-03), 0(0.000000e+00)
	  CNDE   T2.X, T2.Z, T3.Z, PV.W, 
	  MULADD_IEEE * T1.Y, T1.Z, T2.Y, literal.x, BS:VEC_201
	-1155871290(-2.362119e-03), 0(0.000000e+00)
	  CNDE   T2.Z, T0.Z, T0.Y, T3.X, 
	  MULADD_IEEE * T2.W, T1.Z, T4.X, literal.x, BS:VEC_102/SCL_221
	1053539278(3.979172e-01), 0(0.000000e+00)
	  CNDE   T0.Y, T3.W, PV.Z, PV.W, 
	  CNDE   T2.Z, T0.Z, T2.X, T1.Y, 
	  MULADD_IEEE * T2.W, T1.Z, T1.X, literal.x, BS:VEC_120/SCL_212
	1040414164(1.283792e-01), 0(0.000000e+00)
	  AND_INT   T1.Y, T0.X, literal.x,  
	  CNDE   T2.Z, T3.W, PV.Z, PV.W, 
	  MULADD_IEEE * T2.W, T1.Z, PV.Y, 1.0, 
	2147479552(nan), 0(0.000000e+00)
	  RECIP_IEEE   T0.X (MASKED), T2.W,  
	  RECIP_IEEE   T0.Y, T2.W,  
	  RECIP_IEEE   T0.Z (MASKED), T2.W,  
	  RECIP_IEEE * T0.W (MASKED), T2.W,  
	  MUL_IEEE   T0.Y, T2.Z, PV.Y,  
	  ADD   T1.Z, T1.Y, -T1.W,  
	  ADD * T2.W, T1.Y, T1.W,  
	  MULADD_IEEE   T2.Z, -T1.Y, T1.Y, literal.x, 
	  MULADD_IEEE * T2.W, PV.Z, PV.W, PV.Y, 
	-1089470464(-5.625000e-01), 0(0.000000e+00)
	  SETGT   T1.Z, 0.0, PV.W,  
	  SETGT * T4.W, 0.0, PV.Z,  
	  CNDE   T3.Z, PV.W, 0.5, literal.x, 
	  CNDE * T4.W, PV.Z, 0.5, literal.x, 
	-1090519040(-5.000000e-01), 0(0.000000e+00)
	  MULADD_IEEE   T1.Z, T2.W, literal.x, PV.W, 
	  MULADD_IEEE * T4.W, T2.Z, literal.x, PV.Z, 
	1069066811(1.442695e+00), 0(0.000000e+00)
	  TRUNC   T3.Z, PV.W,  
	  TRUNC * T4.W, PV.Z,  
	  FLT_TO_INT   T1.Z, PV.W,  
	  FLT_TO_INT * T4.W, PV.Z,  
	  INT_TO_FLT * T3.Z, PV.W,  
	  INT_TO_FLT * T5.W, T1.Z,  
	  MUL_IEEE   T1.X, PV.W, literal.x,  
	  MULADD_IEEE   T1.Y, PV.W, literal.y, T2.W, 
	  MUL_IEEE   T4.Z, T3.Z, literal.x,  
	  MULADD_IEEE * T5.W, T3.Z, literal.y, T2.Z, 
	-1223165999(-9.058001e-06), -1087278720(-6.931381e-01)
	  ADD   T3.Z, PV.W, PV.Z,  
	  ADD * T6.W, PV.Y, PV.X,  
	  MUL_IEEE   T2.Y, PV.W, PV.W,  
	  MUL_IEEE   T5.Z, PV.Z, PV.Z,  
	  MOV * T7.W, literal.x,  
	3051219470(-1.653390e-06), 0(0.000000e+00)
	  MULADD_IEEE   T6.Z, PV.Z, literal.x, PV.W, 
	  MULADD_IEEE * T7.W, PV.Y, literal.x, PV.W, 
	858897228(4.138137e-08), 0(0.000000e+00)
	  MULADD_IEEE   T7.Z, T2.Y, PV.W, literal.x, 
	  MULADD_IEEE * T7.W, T5.Z, PV.Z, literal.x, 
	948613973(6.613756e-05), 0(0.000000e+00)
	  MULADD_IEEE   T6.Z, T5.Z, PV.W, literal.x, 
	  MULADD_IEEE * T7.W, T2.Y, PV.Z, literal.x, 
	-1154086047(-2.777778e-03), 0(0.000000e+00)
	  MULADD_IEEE   T7.Z, T2.Y, PV.W, literal.x, 
	  MULADD_IEEE * T7.W, T5.Z, PV.Z, literal.x, 
	1042983595(1.666667e-01), 0(0.000000e+00)
	  MULADD_IEEE   T5.Z, -T5.Z, PV.W, T3.Z, 
	  MULADD_IEEE * T7.W, -T2.Y, PV.Z, T6.W, 
	  MUL_IEEE   T2.X, T6.W, PV.W,  
	  MUL_IEEE   T2.Y, T3.Z, PV.Z,  
	  ADD   T3.Z, -PV.Z, literal.x,  
	  ADD * T6.W, -PV.W, literal.x,  
	1073741824(2.000000e+00), 0(0.000000e+00)
	  RECIP_IEEE   T3.X, T6.W,  
	  RECIP_IEEE   T3.Y (MASKED), T6.W,  
	  RECIP_IEEE   T3.Z (MASKED), T6.W,  
	  RECIP_IEEE * T3.W (MASKED), T6.W,  
	  RECIP_IEEE   T3.X (MASKED), T3.Z,  
	  RECIP_IEEE   T3.Y, T3.Z,  
	  RECIP_IEEE   T3.Z (MASKED), T3.Z,  
	  RECIP_IEEE * T3.W (MASKED), T3.Z,  
	  MUL_IEEE   T3.Z, T2.Y, PV.Y,  
	  MUL_IEEE * T6.W, T2.X, T3.X,  
	  ADD   T5.Z, -T1.X, -PV.W,  
	  ADD * T6.W, -T4.Z, -PV.Z,  
	  ADD   T3.Z, T5.W, -PV.W,  
	  ADD * T5.W, T1.Y, -PV.Z,  
	  ADD   T1.X, PV.W, 1.0,  
	  LSHL   T1.Y, T1.Z, literal.x,  
	  ADD   T1.Z, PV.Z, 1.0,  
	  LSHL * T4.W, T4.W, literal.x,  
	23(3.222986e-44), 0(0.000000e+00)
	  ADD_INT   T2.X, PV.W, PV.Z,  
	  SETGT   T2.Y, literal.x, T2.Z,  
	  ADD_INT   T1.Z, PV.Y, PV.X,  
	  SETGT * T4.W, literal.x, T2.W,  
	-1028740017(-8.733654e+01), 0(0.000000e+00)
	  CNDE   T1.X, PV.W, PV.Z, 0.0, 
	  SETGT   T1.Y, literal.x, T2.W,  
	  CNDE   T1.Z, PV.Y, PV.X, 0.0, 
	  SETGT * T4.W, literal.x, T2.Z,  
	1118925336(8.872284e+01), 0(0.000000e+00)
	  CNDE   T2.X, PV.W, literal.x, PV.Z, 
	  SETE_DX10   T2.Y, T2.Z, T2.Z,  
	  CNDE * T1.Z, PV.Y, literal.x, PV.X, 
	2139095040(INF), 0(0.000000e+00)
	ALU clause starting at 215:
	  SETE_DX10 * T4.W, T2.W, T2.W,  
	  CNDE_INT   T1.Z, PV.W, T2.W, T1.Z, 
	  CNDE_INT * T2.W, T2.Y, T2.Z, T2.X, 
	  MUL_IEEE * T2.W, PV.W, PV.Z,  
	  RECIP_IEEE   T1.X, T1.W,  
	  RECIP_IEEE   T1.Y (MASKED), T1.W,  
	  RECIP_IEEE   T1.Z (MASKED), T1.W,  
	  RECIP_IEEE * T1.W (MASKED), T1.W,  
	  MUL_IEEE   T1.Z, T2.W, PV.X,  
	  ADD * T2.W, T0.Y, literal.x,  
	1062753803(8.450629e-01), 0(0.000000e+00)
	  ADD   T1.Y, PV.W, 1.0,  
	  ADD   T2.Z, -PV.Z, literal.x,  
	  SETGT * T2.W, 0.0, T0.X,  
	1073741824(2.000000e+00), 0(0.000000e+00)
	  ADD   T1.X, -T0.Y, literal.x,  
	  CNDE   T2.Y, PV.W, T1.Z, PV.Z, 
	  SETGT   T1.Z, literal.y, T1.W,  
	  ADD * T1.W, T0.X, literal.z,  
	1042196436(1.549371e-01), 1105199104(2.800000e+01)
	-1090519040(-5.000000e-01), 0(0.000000e+00)
	  MULADD_IEEE   T0.Y, T0.X, T0.Y, PV.W, 
	  CNDE   T1.Z, PV.Z, 0.0, PV.Y, 
	  CNDE * T1.W, T2.W, PV.X, T1.Y, 
	  CNDE   T0.Z, T0.Z, PV.Z, PV.W, 
	  ADD * T1.W, -PV.Y, 0.5,  
	  CNDE   T0.Z, T3.W, PV.Z, PV.W, 
	  SETGT * T1.W, literal.x, T0.X,  
	-1061158912(-6.000000e+00), 0(0.000000e+00)
	  CNDE   T0.Z, PV.W, PV.Z, literal.x, 
	  SETE_DX10 * T1.W, T0.X, T0.X,  
	1073741824(2.000000e+00), 0(0.000000e+00)
	  CNDE_INT   T0.X, PV.W, T0.X, PV.Z, 
	  ADD_INT * T0.W, KC0[2].Z, T0.W,  
	  LSHR * T1.X, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
.Ltmp55:
.Lfunc_end17:
	.size	erfc_float, .Lfunc_end17-erfc_float

	.section	.AMDGPU.config
	.long	166100
	.long	8
	.long	165900
	.long	0
	.long	166120
	.long	0
	.text
	.globl	erf_float
	.p2align	8
	.type	erf_float,@function
erf_float:
erf_float$local:
.Lfunc_begin18:
	ALU 5, @10, KC0[CB0:0-32], KC1[]
.Ltmp56:
	ALU 2, @16, KC0[CB0:0-32], KC1[]
	TEX 0 @8
	ALU 92, @19, KC0[], KC1[]
	ALU 102, @112, KC0[], KC1[]
	ALU 32, @215, KC0[CB0:0-32], KC1[]
	MEM_RAT_CACHELESS STORE_DWORD T0.X, T1.X
	CF_END
	Fetch clause starting at 8:
	  VTX_READ_32 T0.X, T0.X, 0, #1
	ALU clause starting at 10:
	  MULLO_INT   T0.X (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Y, KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Z (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT * T0.W (MASKED), KC0[1].Z, T1.X,  
.Ltmp57:
	  ADD_INT * T0.W, PV.Y, T0.X,  
	  ADD_INT * T0.W, PV.W, KC0[3].X,  
	ALU clause starting at 16:
	  LSHL * T0.W, T0.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  ADD_INT * T0.X, KC0[2].Y, PV.W,  
	ALU clause starting at 19:
	  AND_INT * T1.W, T0.X, literal.x,  
	2147483647(nan), 0(0.000000e+00)
	  ADD   T0.Y, PV.W, literal.x,  
	  SETGT   T0.Z, literal.y, PV.W,  
	  MUL_IEEE * T2.W, PV.W, PV.W,  
	-1082130432(-1.000000e+00), 1067450368(1.250000e+00)
	  RECIP_IEEE   T1.X, T2.W,  
	  RECIP_IEEE   T1.Y (MASKED), T2.W,  
	  RECIP_IEEE   T1.Z (MASKED), T2.W,  
	  RECIP_IEEE * T1.W (MASKED), T2.W,  
	  CNDE   T1.Z, T0.Z, PV.X, T0.Y, 
	  SETGT * T3.W, literal.x, T1.W,  
	1062731776(8.437500e-01), 0(0.000000e+00)
	  CNDE   T1.Z, PV.W, PV.Z, T2.W, 
	  MOV * T2.W, literal.x,  
	1087520636(6.570250e+00), 0(0.000000e+00)
	  MOV   T2.Z, literal.x,  
	  MULADD_IEEE * T2.W, PV.Z, literal.y, PV.W, 
	1139622823(4.745285e+02), -1116242025(-6.042441e-02)
	  MULADD_IEEE   T0.Y, T1.Z, PV.W, literal.x, 
	  MULADD_IEEE   T2.Z, T1.Z, literal.y, PV.Z, 
	  MOV * T2.W, literal.z,  
	1121535263(1.086350e+02), -1045199086(-2.244095e+01)
	3149730953(-5.770270e-03), 0(0.000000e+00)
	  MULADD_IEEE   T1.Y, T1.Z, literal.x, PV.W, 
	  MULADD_IEEE   T2.Z, T1.Z, PV.Z, literal.y, 
	  MULADD_IEEE * T2.W, T1.Z, PV.Y, literal.z, 
	-1211672911(-2.376302e-05), 1159696590(2.553050e+03)
	1138131211(4.290081e+02), 0(0.000000e+00)
	  MULADD_IEEE   T0.Y, T1.Z, PV.W, literal.x, 
	  MULADD_IEEE   T2.Z, T1.Z, PV.Z, literal.y, 
	  MULADD_IEEE * T2.W, T1.Z, PV.Y, literal.z, 
	1143036105(6.453873e+02), 1162345915(3.199858e+03)
	-1125559665(-2.848175e-02), 0(0.000000e+00)
	  MULADD_IEEE   T1.X, T1.Z, PV.W, literal.x, 
	  MULADD_IEEE   T1.Y, T1.Z, PV.Z, literal.y, 
	  MULADD_IEEE   T2.Z, T1.Z, PV.Y, literal.z, 
	  MOV * T2.W, literal.w,  
	-1096389653(-3.250421e-01), 1153439577(1.536730e+03)
	1138313327(4.345659e+02), 957017673(1.324947e-04)
	  MOV   T2.X, literal.x,  
	  MULADD_IEEE   T0.Y, T1.Z, literal.y, PV.W, 
	  MULADD_IEEE   T2.Z, T1.Z, PV.Z, literal.z, 
	  MULADD_IEEE * T2.W, T1.Z, PV.Y, literal.w, 
	3265434411(-8.128744e+01), -1232805350(-3.960228e-06)
	1124706403(1.376578e+02), 1134749041(3.257925e+02)
	  MULADD_IEEE   T3.X, T1.Z, PV.W, literal.x, 
	  MULADD_IEEE   T1.Y, T1.Z, PV.Z, literal.y, 
	  SETGT   T2.Z, literal.z, T1.W,  
	  MULADD_IEEE * T2.W, T1.Z, PV.Y, literal.w, 
	1106424921(3.033806e+01), 1100821966(1.965127e+01)
	1077336942(2.857143e+00), 1000767766(5.081306e-03)
	  MULADD_IEEE   T4.X, T1.Z, PV.W, literal.x, 
	  CNDE   T0.Y, PV.Z, PV.X, PV.Y, 
	  MOV   T3.Z, literal.y,  
	  MULADD_IEEE * T2.W, T1.Z, literal.z, T2.X, 
	1032137315(6.502225e-02), 3296731915(-1.025095e+03)
	-1055062146(-9.814329e+00), 0(0.000000e+00)
	  MULADD_IEEE   T2.X, T1.Z, PV.W, literal.x, 
	  MULADD_IEEE   T1.Y, T1.Z, literal.y, PV.Z, 
	  MOV   T3.Z, literal.z,  
	  MOV * T2.W, literal.w,  
	-1019700505(-1.846051e+02), -1007566219(-4.835192e+02)
	1024545203(3.547831e-02), 1012887059(1.363708e-02)
	  MULADD_IEEE   T3.X, T1.Z, literal.x, PV.W, 
	  MULADD_IEEE   T2.Y, T1.Z, literal.y, PV.Z, 
	  MULADD_IEEE   T3.Z, T1.Z, PV.Y, literal.z, 
	  MULADD_IEEE * T2.W, T1.Z, PV.X, literal.w, 
	1011112611(1.198450e-02), -1156712000(-2.166376e-03)
	-1004575679(-6.375665e+02), -1021155956(-1.623967e+02)
	  MULADD_IEEE   T2.X, T1.Z, PV.W, literal.x, 
	  MULADD_IEEE   T1.Y, T1.Z, PV.Z, literal.y, 
	  MULADD_IEEE   T3.Z, T1.Z, PV.Y, literal.z, 
	  MULADD_IEEE * T2.W, T1.Z, PV.X, literal.w, 
	-1032224681(-6.237533e+01), -1021271318(-1.606364e+02)
	-1109189438(-1.108947e-01), 1040265991(1.261712e-01)
	  MULADD_IEEE   T3.X, T1.Z, PV.W, literal.x, 
	  MULADD_IEEE   T2.Y, T1.Z, PV.Z, literal.y, 
	  MULADD_IEEE   T3.Z, T1.Z, PV.Y, literal.z, 
	  MULADD_IEEE * T2.W, T1.Z, PV.X, literal.w, 
	1033050855(7.182866e-02), 1050869332(3.183466e-01)
	-1047654325(-1.775796e+01), -1054281694(-1.055863e+01)
	  MULADD_IEEE   T2.X, T1.Z, PV.W, literal.x, 
	  MULADD_IEEE   T1.Y, T1.Z, PV.Z, literal.y, 
	  MULADD_IEEE   T3.Z, T1.Z, PV.Y, literal.z, 
	  MULADD_IEEE * T2.W, T1.Z, PV.X, literal.w, 
	-1087266633(-6.938586e-01), -1085497900(-7.992833e-01)
	-1094807032(-3.722079e-01), 1057642373(5.403979e-01)
	  MULADD_IEEE   T3.X, T1.Z, PV.W, literal.x, 
	  MULADD_IEEE   T2.Y, T1.Z, PV.Z, literal.y, 
	  MULADD_IEEE * T3.Z, T1.Z, PV.Y, literal.z, 
	1037693745(1.064209e-01), 1054107653(4.148561e-01)
	-1138646894(-9.864943e-03), 0(0.000000e+00)
	ALU clause starting at 112:
	  MULADD_IEEE * T2.W, T1.Z, T2.X, literal.x, 
	-1138646893(-9.864944e-03), 0(0.000000e+00)
	  CNDE   T2.X, T2.Z, T3.Z, PV.W, 
	  MULADD_IEEE * T1.Y, T1.Z, T2.Y, literal.x, BS:VEC_201
	-1155871290(-2.362119e-03), 0(0.000000e+00)
	  CNDE   T2.Z, T0.Z, T0.Y, T3.X, 
	  MULADD_IEEE * T2.W, T1.Z, T4.X, literal.x, BS:VEC_102/SCL_221
	1053539278(3.979172e-01), 0(0.000000e+00)
	  CNDE   T0.Y, T3.W, PV.Z, PV.W, 
	  CNDE   T2.Z, T0.Z, T2.X, T1.Y, 
	  MULADD_IEEE * T2.W, T1.Z, T1.X, literal.x, BS:VEC_120/SCL_212
	1040414164(1.283792e-01), 0(0.000000e+00)
	  AND_INT   T1.Y, T0.X, literal.x,  
	  CNDE   T2.Z, T3.W, PV.Z, PV.W, 
	  MULADD_IEEE * T2.W, T1.Z, PV.Y, 1.0, 
	2147479552(nan), 0(0.000000e+00)
	  RECIP_IEEE   T0.X (MASKED), T2.W,  
	  RECIP_IEEE   T0.Y, T2.W,  
	  RECIP_IEEE   T0.Z (MASKED), T2.W,  
	  RECIP_IEEE * T0.W (MASKED), T2.W,  
	  MUL_IEEE   T0.Y, T2.Z, PV.Y,  
	  ADD   T1.Z, T1.Y, -T1.W,  
	  ADD * T2.W, T1.Y, T1.W,  
	  MULADD_IEEE   T2.Z, -T1.Y, T1.Y, literal.x, 
	  MULADD_IEEE * T2.W, PV.Z, PV.W, PV.Y, 
	-1089470464(-5.625000e-01), 0(0.000000e+00)
	  SETGT   T1.Z, 0.0, PV.W,  
	  SETGT * T4.W, 0.0, PV.Z,  
	  CNDE   T3.Z, PV.W, 0.5, literal.x, 
	  CNDE * T4.W, PV.Z, 0.5, literal.x, 
	-1090519040(-5.000000e-01), 0(0.000000e+00)
	  MULADD_IEEE   T1.Z, T2.W, literal.x, PV.W, 
	  MULADD_IEEE * T4.W, T2.Z, literal.x, PV.Z, 
	1069066811(1.442695e+00), 0(0.000000e+00)
	  TRUNC   T3.Z, PV.W,  
	  TRUNC * T4.W, PV.Z,  
	  FLT_TO_INT   T1.Z, PV.W,  
	  FLT_TO_INT * T4.W, PV.Z,  
	  INT_TO_FLT * T3.Z, PV.W,  
	  INT_TO_FLT * T5.W, T1.Z,  
	  MUL_IEEE   T1.X, PV.W, literal.x,  
	  MULADD_IEEE   T1.Y, PV.W, literal.y, T2.W, 
	  MUL_IEEE   T4.Z, T3.Z, literal.x,  
	  MULADD_IEEE * T5.W, T3.Z, literal.y, T2.Z, 
	-1223165999(-9.058001e-06), -1087278720(-6.931381e-01)
	  ADD   T3.Z, PV.W, PV.Z,  
	  ADD * T6.W, PV.Y, PV.X,  
	  MUL_IEEE   T2.Y, PV.W, PV.W,  
	  MUL_IEEE   T5.Z, PV.Z, PV.Z,  
	  MOV * T7.W, literal.x,  
	3051219470(-1.653390e-06), 0(0.000000e+00)
	  MULADD_IEEE   T6.Z, PV.Z, literal.x, PV.W, 
	  MULADD_IEEE * T7.W, PV.Y, literal.x, PV.W, 
	858897228(4.138137e-08), 0(0.000000e+00)
	  MULADD_IEEE   T7.Z, T2.Y, PV.W, literal.x, 
	  MULADD_IEEE * T7.W, T5.Z, PV.Z, literal.x, 
	948613973(6.613756e-05), 0(0.000000e+00)
	  MULADD_IEEE   T6.Z, T5.Z, PV.W, literal.x, 
	  MULADD_IEEE * T7.W, T2.Y, PV.Z, literal.x, 
	-1154086047(-2.777778e-03), 0(0.000000e+00)
	  MULADD_IEEE   T7.Z, T2.Y, PV.W, literal.x, 
	  MULADD_IEEE * T7.W, T5.Z, PV.Z, literal.x, 
	1042983595(1.666667e-01), 0(0.000000e+00)
	  MULADD_IEEE   T5.Z, -T5.Z, PV.W, T3.Z, 
	  MULADD_IEEE * T7.W, -T2.Y, PV.Z, T6.W, 
	  MUL_IEEE   T2.X, T6.W, PV.W,  
	  MUL_IEEE   T2.Y, T3.Z, PV.Z,  
	  ADD   T3.Z, -PV.Z, literal.x,  
	  ADD * T6.W, -PV.W, literal.x,  
	1073741824(2.000000e+00), 0(0.000000e+00)
	  RECIP_IEEE   T3.X, T6.W,  
	  RECIP_IEEE   T3.Y (MASKED), T6.W,  
	  RECIP_IEEE   T3.Z (MASKED), T6.W,  
	  RECIP_IEEE * T3.W (MASKED), T6.W,  
	  RECIP_IEEE   T3.X (MASKED), T3.Z,  
	  RECIP_IEEE   T3.Y, T3.Z,  
	  RECIP_IEEE   T3.Z (MASKED), T3.Z,  
	  RECIP_IEEE * T3.W (MASKED), T3.Z,  
	  MUL_IEEE   T3.Z, T2.Y, PV.Y,  
	  MUL_IEEE * T6.W, T2.X, T3.X,  
	  ADD   T5.Z, -T1.X, -PV.W,  
	  ADD * T6.W, -T4.Z, -PV.Z,  
	  ADD   T3.Z, T5.W, -PV.W,  
	  ADD * T5.W, T1.Y, -PV.Z,  
	  ADD   T1.X, PV.W, 1.0,  
	  LSHL   T1.Y, T1.Z, literal.x,  
	  ADD   T1.Z, PV.Z, 1.0,  
	  LSHL * T4.W, T4.W, literal.x,  
	23(3.222986e-44), 0(0.000000e+00)
	  ADD_INT   T2.X, PV.W, PV.Z,  
	  SETGT   T2.Y, literal.x, T2.Z,  
	  ADD_INT   T1.Z, PV.Y, PV.X,  
	  SETGT * T4.W, literal.x, T2.W,  
	-1028740017(-8.733654e+01), 0(0.000000e+00)
	  CNDE   T1.X, PV.W, PV.Z, 0.0, 
	  SETGT   T1.Y, literal.x, T2.W,  
	  CNDE   T1.Z, PV.Y, PV.X, 0.0, 
	  SETGT * T4.W, literal.x, T2.Z,  
	1118925336(8.872284e+01), 0(0.000000e+00)
	  CNDE   T2.X, PV.W, literal.x, PV.Z, 
	  SETE_DX10   T2.Y, T2.Z, T2.Z,  
	  CNDE * T1.Z, PV.Y, literal.x, PV.X, 
	2139095040(INF), 0(0.000000e+00)
	ALU clause starting at 215:
	  SETE_DX10 * T4.W, T2.W, T2.W,  
	  CNDE_INT   T1.Z, PV.W, T2.W, T1.Z, 
	  CNDE_INT * T2.W, T2.Y, T2.Z, T2.X, 
	  MUL_IEEE * T2.W, PV.W, PV.Z,  
	  RECIP_IEEE   T1.X, T1.W,  
	  RECIP_IEEE   T1.Y (MASKED), T1.W,  
	  RECIP_IEEE   T1.Z (MASKED), T1.W,  
	  RECIP_IEEE * T1.W (MASKED), T1.W,  
	  MUL_IEEE * T2.W, T2.W, PV.X,  
	  ADD   T1.Z, -PV.W, 1.0,  
	  SETGT * T2.W, literal.x, T1.W,  
	1086324736(6.000000e+00), 0(0.000000e+00)
	  CNDE   T1.Z, PV.W, 1.0, PV.Z, 
	  ADD * T2.W, T0.Y, literal.x,  
	1062753803(8.450629e-01), 0(0.000000e+00)
	  CNDE   T1.Y, T0.Z, PV.Z, PV.W, 
	  AND_INT   T0.Z, T0.X, literal.x,  
	  MUL_IEEE * T2.W, T0.X, literal.y,  
	-2147483648(-0.000000e+00), 1065579988(1.027033e+00)
	  MULADD_IEEE   T2.Y, T0.X, literal.x, PV.W, 
	  OR_INT   T0.Z, PV.Z, PV.Y,  
	  MULADD_IEEE * T2.W, T0.X, T0.Y, T0.X, 
	1090519040(8.000000e+00), 0(0.000000e+00)
	  CNDE   T0.Y, T3.W, PV.Z, PV.W, 
	  MUL_IEEE   T0.Z, PV.Y, literal.x,  
	  SETGT * T1.W, literal.y, T1.W,  
	1040187392(1.250000e-01), 830472192(3.725290e-09)
	  CNDE   T0.Z, PV.W, PV.Y, PV.Z, 
	  SETE_DX10 * T1.W, T0.X, T0.X,  
	  CNDE_INT   T0.X, PV.W, T0.X, PV.Z, 
	  ADD_INT * T0.W, KC0[2].Z, T0.W,  
	  LSHR * T1.X, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
.Ltmp58:
.Lfunc_end18:
	.size	erf_float, .Lfunc_end18-erf_float

	.section	.AMDGPU.config
	.long	166100
	.long	5
	.long	165900
	.long	0
	.long	166120
	.long	0
	.text
	.globl	exp_float
	.p2align	8
	.type	exp_float,@function
exp_float:
exp_float$local:
.Lfunc_begin19:
	ALU 5, @8, KC0[CB0:0-32], KC1[]
.Ltmp59:
	ALU 2, @14, KC0[CB0:0-32], KC1[]
	TEX 0 @6
	ALU 49, @17, KC0[CB0:0-32], KC1[]
	MEM_RAT_CACHELESS STORE_DWORD T0.X, T1.X
	CF_END
	Fetch clause starting at 6:
	  VTX_READ_32 T0.X, T0.X, 0, #1
	ALU clause starting at 8:
	  MULLO_INT   T0.X (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Y, KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Z (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT * T0.W (MASKED), KC0[1].Z, T1.X,  
.Ltmp60:
	  ADD_INT * T0.W, PV.Y, T0.X,  
	  ADD_INT * T0.W, PV.W, KC0[3].X,  
	ALU clause starting at 14:
	  LSHL * T0.W, T0.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  ADD_INT * T0.X, KC0[2].Y, PV.W,  
	ALU clause starting at 17:
	  SETGT * T1.W, 0.0, T0.X,  
	  CNDE * T1.W, PV.W, 0.5, literal.x, 
	-1090519040(-5.000000e-01), 0(0.000000e+00)
	  MULADD_IEEE * T1.W, T0.X, literal.x, PV.W, 
	1069066811(1.442695e+00), 0(0.000000e+00)
	  TRUNC * T1.W, PV.W,  
	  FLT_TO_INT * T1.W, PV.W,  
	  INT_TO_FLT * T2.W, PV.W,  
	  MUL_IEEE   T0.Z, PV.W, literal.x,  
	  MULADD_IEEE * T2.W, PV.W, literal.y, T0.X, 
	-1223165999(-9.058001e-06), -1087278720(-6.931381e-01)
	  ADD * T3.W, PV.W, PV.Z,  
	  MUL_IEEE   T1.Z, PV.W, PV.W,  
	  MOV * T4.W, literal.x,  
	3051219470(-1.653390e-06), 0(0.000000e+00)
	  MULADD_IEEE * T4.W, PV.Z, literal.x, PV.W, 
	858897228(4.138137e-08), 0(0.000000e+00)
	  MULADD_IEEE * T4.W, T1.Z, PV.W, literal.x, 
	948613973(6.613756e-05), 0(0.000000e+00)
	  MULADD_IEEE * T4.W, T1.Z, PV.W, literal.x, 
	-1154086047(-2.777778e-03), 0(0.000000e+00)
	  MULADD_IEEE * T4.W, T1.Z, PV.W, literal.x, 
	1042983595(1.666667e-01), 0(0.000000e+00)
	  MULADD_IEEE * T4.W, T1.Z, -PV.W, T3.W, 
	  MUL_IEEE   T1.Z, T3.W, PV.W,  
	  ADD * T3.W, -PV.W, literal.x,  
	1073741824(2.000000e+00), 0(0.000000e+00)
	  RECIP_IEEE   T0.X (MASKED), T3.W,  
	  RECIP_IEEE   T0.Y, T3.W,  
	  RECIP_IEEE   T0.Z (MASKED), T3.W,  
	  RECIP_IEEE * T0.W (MASKED), T3.W,  
	  MUL_IEEE * T3.W, T1.Z, PV.Y,  
	  ADD * T3.W, -T0.Z, -PV.W,  
	  ADD * T2.W, T2.W, -PV.W,  
	  ADD   T0.Z, PV.W, 1.0,  
	  LSHL * T1.W, T1.W, literal.x,  
	23(3.222986e-44), 0(0.000000e+00)
	  ADD_INT   T0.Z, PV.W, PV.Z,  
	  SETGT * T1.W, literal.x, T0.X,  
	-1028740017(-8.733654e+01), 0(0.000000e+00)
	  CNDE   T0.Z, PV.W, PV.Z, 0.0, 
	  SETGT * T1.W, literal.x, T0.X,  
	1118925336(8.872284e+01), 0(0.000000e+00)
	  CNDE   T0.Z, PV.W, literal.x, PV.Z, 
	  SETE_DX10 * T1.W, T0.X, T0.X,  
	2139095040(INF), 0(0.000000e+00)
	  CNDE_INT   T0.X, PV.W, T0.X, PV.Z, 
	  ADD_INT * T0.W, KC0[2].Z, T0.W,  
	  LSHR * T1.X, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
.Ltmp61:
.Lfunc_end19:
	.size	exp_float, .Lfunc_end19-exp_float

	.section	.AMDGPU.config
	.long	166100
	.long	5
	.long	165900
	.long	0
	.long	166120
	.long	0
	.text
	.globl	exp2_float
	.p2align	8
	.type	exp2_float,@function
exp2_float:
exp2_float$local:
.Lfunc_begin20:
	ALU 5, @8, KC0[CB0:0-32], KC1[]
.Ltmp62:
	ALU 2, @14, KC0[CB0:0-32], KC1[]
	TEX 0 @6
	ALU 45, @17, KC0[CB0:0-32], KC1[]
	MEM_RAT_CACHELESS STORE_DWORD T0.X, T1.X
	CF_END
	Fetch clause starting at 6:
	  VTX_READ_32 T0.X, T0.X, 0, #1
	ALU clause starting at 8:
	  MULLO_INT   T0.X (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Y, KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Z (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT * T0.W (MASKED), KC0[1].Z, T1.X,  
.Ltmp63:
	  ADD_INT * T0.W, PV.Y, T0.X,  
	  ADD_INT * T0.W, PV.W, KC0[3].X,  
	ALU clause starting at 14:
	  LSHL * T0.W, T0.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  ADD_INT * T0.X, KC0[2].Y, PV.W,  
	ALU clause starting at 17:
	  RNDNE * T1.W, T0.X,  
	  ADD * T2.W, T0.X, -PV.W,  
	  MUL_IEEE   T0.Z, PV.W, literal.x,  
	  MUL_IEEE * T2.W, PV.W, literal.y,  
	924317649(9.058001e-06), 1060204928(6.931381e-01)
	  ADD * T3.W, PV.W, PV.Z,  
	  MUL_IEEE   T1.Z, PV.W, PV.W,  
	  MOV * T4.W, literal.x,  
	3051219470(-1.653390e-06), 0(0.000000e+00)
	  MULADD_IEEE * T4.W, PV.Z, literal.x, PV.W, 
	858897228(4.138137e-08), 0(0.000000e+00)
	  MULADD_IEEE * T4.W, T1.Z, PV.W, literal.x, 
	948613973(6.613756e-05), 0(0.000000e+00)
	  MULADD_IEEE * T4.W, T1.Z, PV.W, literal.x, 
	-1154086047(-2.777778e-03), 0(0.000000e+00)
	  MULADD_IEEE * T4.W, T1.Z, PV.W, literal.x, 
	1042983595(1.666667e-01), 0(0.000000e+00)
	  MULADD_IEEE * T4.W, T1.Z, -PV.W, T3.W, 
	  MUL_IEEE   T1.Z, T3.W, PV.W,  
	  ADD * T3.W, -PV.W, literal.x,  
	1073741824(2.000000e+00), 0(0.000000e+00)
	  RECIP_IEEE   T0.X (MASKED), T3.W,  
	  RECIP_IEEE   T0.Y, T3.W,  
	  RECIP_IEEE   T0.Z (MASKED), T3.W,  
	  RECIP_IEEE * T0.W (MASKED), T3.W,  
	  MUL_IEEE * T3.W, T1.Z, PV.Y,  
	  ADD   T0.Z, -T0.Z, -PV.W,  
	  TRUNC * T1.W, T1.W,  
	  FLT_TO_INT   T1.Z, PV.W,  
	  ADD * T1.W, T2.W, -PV.Z,  
	  ADD   T0.Z, PV.W, 1.0,  
	  LSHL * T1.W, PV.Z, literal.x,  
	23(3.222986e-44), 0(0.000000e+00)
	  ADD_INT   T0.Z, PV.W, PV.Z,  
	  SETGT * T1.W, literal.x, T0.X,  
	-1023672320(-1.260000e+02), 0(0.000000e+00)
	  CNDE   T0.Z, PV.W, PV.Z, 0.0, 
	  SETGT * T1.W, literal.x, T0.X,  
	1124073472(1.280000e+02), 0(0.000000e+00)
	  CNDE   T0.Z, PV.W, literal.x, PV.Z, 
	  SETE_DX10 * T1.W, T0.X, T0.X,  
	2139095040(INF), 0(0.000000e+00)
	  CNDE_INT   T0.X, PV.W, T0.X, PV.Z, 
	  ADD_INT * T0.W, KC0[2].Z, T0.W,  
	  LSHR * T1.X, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
.Ltmp64:
.Lfunc_end20:
	.size	exp2_float, .Lfunc_end20-exp2_float

	.section	.AMDGPU.config
	.long	166100
	.long	4
	.long	165900
	.long	0
	.long	166120
	.long	0
	.text
	.globl	exp10_float
	.p2align	8
	.type	exp10_float,@function
exp10_float:
exp10_float$local:
.Lfunc_begin21:
	ALU 5, @12, KC0[CB0:0-32], KC1[]
.Ltmp65:
	ALU 2, @18, KC0[CB0:0-32], KC1[]
	TEX 0 @8
	ALU 9, @21, KC0[], KC1[]
	TEX 0 @10
	ALU 37, @31, KC0[CB0:0-32], KC1[]
	MEM_RAT_CACHELESS STORE_DWORD T0.X, T1.X
	CF_END
	Fetch clause starting at 8:
	  VTX_READ_32 T0.X, T0.X, 0, #1
	Fetch clause starting at 10:
	  VTX_READ_32 T1.X, T1.X, 0, #2
	ALU clause starting at 12:
	  MULLO_INT   T0.X (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Y, KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Z (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT * T0.W (MASKED), KC0[1].Z, T1.X,  
.Ltmp66:
	  ADD_INT * T0.W, PV.Y, T0.X,  
	  ADD_INT * T0.W, PV.W, KC0[3].X,  
	ALU clause starting at 18:
	  LSHL * T0.W, T0.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  ADD_INT * T0.X, KC0[2].Y, PV.W,  
	ALU clause starting at 21:
	  MUL_IEEE * T1.W, T0.X, literal.x,  
	1129618040(2.126034e+02), 0(0.000000e+00)
	  TRUNC * T1.W, PV.W,  
	  FLT_TO_INT * T1.W, PV.W,  
	  AND_INT * T2.W, PV.W, literal.x,  
	63(8.828180e-44), 0(0.000000e+00)
	  LSHL * T2.W, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  ADD_INT * T1.X, literal.x, PV.W,  
	@EXP_TBL, 0(0.000000e+00)
	ALU clause starting at 31:
	  INT_TO_FLT * T2.W, T1.W,  
	  MULADD_IEEE * T3.W, PV.W, literal.x, T0.X, 
	-1147535360(-4.699707e-03), 0(0.000000e+00)
	  MULADD_IEEE * T2.W, T2.W, literal.x, PV.W, 
	-1232967149(-3.886651e-06), 0(0.000000e+00)
	  MUL_IEEE   T0.Z, PV.W, literal.x,  
	  MOV * T2.W, literal.y,  
	1075010958(2.302585e+00), 1042983595(1.666667e-01)
	  ASHR   T1.Z, T1.W, literal.x,  
	  MULADD_IEEE * T2.W, PV.Z, literal.y, PV.W, 
	6(8.407791e-45), 1026206379(4.166667e-02)
	  MULADD_IEEE   T0.Y, PV.W, T0.Z, 0.5, 
	  MUL_IEEE   T2.Z, T0.Z, T0.Z,  
	  ADD_INT * T2.W, PV.Z, literal.x,  
	21(2.942727e-44), 0(0.000000e+00)
	  AND_INT   T3.Z, PV.W, literal.x,  
	  MULADD_IEEE * T2.W, PV.Y, PV.Z, T0.Z, 
	31(4.344025e-44), 0(0.000000e+00)
	  LSHL   T0.Y, T1.Z, literal.x,  
	  MULADD_IEEE   T0.Z, T1.X, PV.W, T1.X, 
	  LSHL * T2.W, 1, PV.Z,  
	23(3.222986e-44), 0(0.000000e+00)
	  MUL_IEEE   T1.Y, PV.Z, PV.W,  
	  ADD_INT   T0.Z, PV.Y, PV.Z,  
	  SETGT_INT * T1.W, T1.W, literal.x,  
	-8001(nan), 0(0.000000e+00)
	  CNDE_INT   T0.Z, PV.W, PV.Y, PV.Z, 
	  SETGT * T1.W, T0.X, literal.x,  
	1109008538(3.853184e+01), 0(0.000000e+00)
	  CNDE   T0.Z, PV.W, PV.Z, literal.x, 
	  SETGT * T1.W, literal.y, T0.X,  
	2139095040(INF), -1036817932(-4.485347e+01)
	  CNDE   T0.Z, PV.W, PV.Z, 0.0, 
	  SETE_DX10 * T1.W, T0.X, T0.X,  
	  CNDE_INT   T0.X, PV.W, T0.X, PV.Z, 
	  ADD_INT * T0.W, KC0[2].Z, T0.W,  
	  LSHR * T1.X, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
.Ltmp67:
.Lfunc_end21:
	.size	exp10_float, .Lfunc_end21-exp10_float

	.section	.AMDGPU.config
	.long	166100
	.long	4
	.long	165900
	.long	0
	.long	166120
	.long	0
	.text
	.globl	expm1_float
	.p2align	8
	.type	expm1_float,@function
expm1_float:
expm1_float$local:
.Lfunc_begin22:
	ALU 5, @12, KC0[CB0:0-32], KC1[]
.Ltmp68:
	ALU 2, @18, KC0[CB0:0-32], KC1[]
	TEX 0 @8
	ALU 9, @21, KC0[], KC1[]
	TEX 0 @10
	ALU 36, @31, KC0[CB0:0-32], KC1[]
	MEM_RAT_CACHELESS STORE_DWORD T0.X, T1.X
	CF_END
	Fetch clause starting at 8:
	  VTX_READ_32 T0.X, T0.X, 0, #1
	Fetch clause starting at 10:
	  VTX_READ_64 T1.XY, T1.X, 0, #2
	ALU clause starting at 12:
	  MULLO_INT   T0.X (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Y, KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Z (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT * T0.W (MASKED), KC0[1].Z, T1.X,  
.Ltmp69:
	  ADD_INT * T0.W, PV.Y, T0.X,  
	  ADD_INT * T0.W, PV.W, KC0[3].X,  
	ALU clause starting at 18:
	  LSHL * T0.W, T0.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  ADD_INT * T0.X, KC0[2].Y, PV.W,  
	ALU clause starting at 21:
	  MUL_IEEE * T1.W, T0.X, literal.x,  
	1119398459(9.233248e+01), 0(0.000000e+00)
	  TRUNC * T1.W, PV.W,  
	  FLT_TO_INT * T1.W, PV.W,  
	  AND_INT * T2.W, PV.W, literal.x,  
	63(8.828180e-44), 0(0.000000e+00)
	  LSHL * T2.W, PV.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  ADD_INT * T1.X, literal.x, PV.W,  
	@EXP_TBL_EP, 0(0.000000e+00)
	ALU clause starting at 31:
	  INT_TO_FLT * T2.W, T1.W,  
	  LSHL   T0.Z, T1.W, literal.x,  
	  MULADD_IEEE * T3.W, PV.W, literal.y, T0.X, 
	17(2.382207e-44), -1137639424(-1.080322e-02)
	  MULADD_IEEE   T0.Y, T2.W, literal.x, PV.W, 
	  MOV   T1.Z, literal.y,  
	  ADD_INT * T2.W, PV.Z, literal.z,  
	-1209782289(-2.720204e-05), 1042983595(1.666667e-01)
	1065353216(1.000000e+00), 0(0.000000e+00)
	  AND_INT   T0.Z, PV.W, literal.x,  
	  MULADD_IEEE * T2.W, PV.Y, literal.y, PV.Z, 
	-8388608(-INF), 1026206379(4.166667e-02)
	  MULADD_IEEE   T2.X, T0.Y, PV.W, 0.5, 
	  MUL_IEEE   T2.Y, T0.Y, T0.Y,  
	  MUL_IEEE   T1.Z, T1.Y, PV.Z,  BS:VEC_120/SCL_212
	  MUL_IEEE * T2.W, T1.X, PV.Z,  
	  ADD   T0.Z, PV.W, PV.Z,  
	  MULADD_IEEE * T3.W, PV.Y, PV.X, T0.Y, 
	  MULADD_IEEE   T0.Z, PV.W, PV.Z, T1.Z, 
	  ADD * T2.W, T2.W, literal.x,  
	-1082130432(-1.000000e+00), 0(0.000000e+00)
	  SETGT_INT   T0.Y, literal.x, T1.W,  
	  SETGT_DX10   T1.Z, literal.y, T0.X,  
	  ADD * T1.W, PV.W, PV.Z,  
	-1536(nan), -1026650416(-1.032789e+02)
	  CNDE   T0.Z, T0.X, T0.X, PV.W, 
	  OR_INT * T1.W, PV.Z, PV.Y,  
	  CNDE_INT   T0.Z, PV.W, PV.Z, literal.x, 
	  SETGT * T1.W, T0.X, literal.y,  
	-1082130432(-1.000000e+00), 1118925335(8.872283e+01)
	  CNDE   T0.Z, PV.W, PV.Z, literal.x, 
	  SETE_DX10 * T1.W, T0.X, T0.X,  
	2139095040(INF), 0(0.000000e+00)
	  CNDE_INT   T0.X, PV.W, T0.X, PV.Z, 
	  ADD_INT * T0.W, KC0[2].Z, T0.W,  
	  LSHR * T1.X, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
.Ltmp70:
.Lfunc_end22:
	.size	expm1_float, .Lfunc_end22-expm1_float

	.section	.AMDGPU.config
	.long	166100
	.long	2
	.long	165900
	.long	0
	.long	166120
	.long	0
	.text
	.globl	fabs_float
	.p2align	8
	.type	fabs_float,@function
fabs_float:
fabs_float$local:
.Lfunc_begin23:
	ALU 5, @8, KC0[CB0:0-32], KC1[]
.Ltmp71:
	ALU 2, @14, KC0[CB0:0-32], KC1[]
	TEX 0 @6
	ALU 3, @17, KC0[CB0:0-32], KC1[]
	MEM_RAT_CACHELESS STORE_DWORD T0.X, T1.X
	CF_END
	Fetch clause starting at 6:
	  VTX_READ_32 T0.X, T0.X, 0, #1
	ALU clause starting at 8:
	  MULLO_INT   T0.X (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Y, KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Z (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT * T0.W (MASKED), KC0[1].Z, T1.X,  
.Ltmp72:
	  ADD_INT * T0.W, PV.Y, T0.X,  
	  ADD_INT * T0.W, PV.W, KC0[3].X,  
	ALU clause starting at 14:
	  LSHL * T0.W, T0.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  ADD_INT * T0.X, KC0[2].Y, PV.W,  
	ALU clause starting at 17:
	  MOV   T0.X, |T0.X|,  
	  ADD_INT * T0.W, KC0[2].Z, T0.W,  
	  LSHR * T1.X, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
.Ltmp73:
.Lfunc_end23:
	.size	fabs_float, .Lfunc_end23-fabs_float

	.section	.AMDGPU.config
	.long	166100
	.long	3
	.long	165900
	.long	0
	.long	166120
	.long	0
	.text
	.globl	fdim_float
	.p2align	8
	.type	fdim_float,@function
fdim_float:
fdim_float$local:
.Lfunc_begin24:
	ALU 5, @14, KC0[CB0:0-32], KC1[]
.Ltmp74:
	ALU 2, @20, KC0[CB0:0-32], KC1[]
	TEX 0 @10
	ALU 0, @23, KC0[CB0:0-32], KC1[]
	TEX 0 @12
	ALU 4, @24, KC0[CB0:0-32], KC1[]
.Ltmp75:
	ALU 15, @29, KC0[], KC1[]
	MEM_RAT_CACHELESS STORE_DWORD T2.X, T0.X
	CF_END
	PAD
	Fetch clause starting at 10:
	  VTX_READ_32 T0.X, T0.X, 0, #1
	Fetch clause starting at 12:
	  VTX_READ_32 T1.X, T1.X, 0, #1
	ALU clause starting at 14:
	  MULLO_INT   T0.X (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Y, KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Z (MASKED), KC0[1].Z, T1.X,  
.Ltmp76:
	  MULLO_INT * T0.W (MASKED), KC0[1].Z, T1.X,  
.Ltmp77:
	  ADD_INT * T0.W, PV.Y, T0.X,  
	  ADD_INT * T0.W, PV.W, KC0[3].Y,  
	ALU clause starting at 20:
	  LSHL * T0.W, T0.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  ADD_INT * T0.X, KC0[2].Y, PV.W,  
	ALU clause starting at 23:
	  ADD_INT * T1.X, KC0[2].Z, T0.W,  
	ALU clause starting at 24:
	  SETNE_DX10   T1.Z, T0.X, T0.X,  
	  SETNE_DX10 * T1.W, T1.X, T1.X,  BS:VEC_120/SCL_212
	  MOV   T2.X, literal.x,  
	  MOV * T0.Z, KC0[2].W,  
	2143289344(nan), 0(0.000000e+00)
	ALU clause starting at 29:
	  OR_INT * T1.W, T1.Z, T1.W,  
	  PRED_SETNE_INT * Pred,PredicateBit (MASKED), PV.W, 0.0,  
	  ADD * T1.W, T0.X, -T1.X, Pred_sel_zero 
	  AND_INT   T1.Z, T1.W, literal.x, Pred_sel_zero 
	  AND_INT * T2.W, T1.W, literal.y, Pred_sel_zero 
	2139095040(INF), 8388607(1.175494e-38)
	  SETE_INT   T2.Z, T2.W, 0.0, Pred_sel_zero 
	  SETNE_INT * T2.W, T1.Z, 0.0, Pred_sel_zero 
	  OR_INT   T1.Z, T2.Z, T2.W, Pred_sel_zero 
	  AND_INT * T2.W, T1.W, literal.x, Pred_sel_zero 
	-2147483648(-0.000000e+00), 0(0.000000e+00)
	  CNDE_INT * T1.W, T1.Z, T2.W, T1.W, Pred_sel_zero
	  MAX_DX10 * T2.X, T1.W, 0.0, Pred_sel_zero 
	  ADD_INT * T0.W, T0.Z, T0.W,  
	  LSHR * T0.X, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
.Ltmp78:
.Lfunc_end24:
	.size	fdim_float, .Lfunc_end24-fdim_float

	.section	.AMDGPU.config
	.long	166100
	.long	2
	.long	165900
	.long	0
	.long	166120
	.long	0
	.text
	.globl	floor_float
	.p2align	8
	.type	floor_float,@function
floor_float:
floor_float$local:
.Lfunc_begin25:
	ALU 5, @8, KC0[CB0:0-32], KC1[]
.Ltmp79:
	ALU 2, @14, KC0[CB0:0-32], KC1[]
	TEX 0 @6
	ALU 3, @17, KC0[CB0:0-32], KC1[]
	MEM_RAT_CACHELESS STORE_DWORD T0.X, T1.X
	CF_END
	Fetch clause starting at 6:
	  VTX_READ_32 T0.X, T0.X, 0, #1
	ALU clause starting at 8:
	  MULLO_INT   T0.X (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Y, KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Z (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT * T0.W (MASKED), KC0[1].Z, T1.X,  
.Ltmp80:
	  ADD_INT * T0.W, PV.Y, T0.X,  
	  ADD_INT * T0.W, PV.W, KC0[3].X,  
	ALU clause starting at 14:
	  LSHL * T0.W, T0.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  ADD_INT * T0.X, KC0[2].Y, PV.W,  
	ALU clause starting at 17:
	  FLOOR   T0.X, T0.X,  
	  ADD_INT * T0.W, KC0[2].Z, T0.W,  
	  LSHR * T1.X, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
.Ltmp81:
.Lfunc_end25:
	.size	floor_float, .Lfunc_end25-floor_float

	.section	.AMDGPU.config
	.long	166100
	.long	3
	.long	165900
	.long	0
	.long	166120
	.long	0
	.text
	.globl	fma_float
	.p2align	8
	.type	fma_float,@function
fma_float:
fma_float$local:
.Lfunc_begin26:
	ALU 5, @12, KC0[CB0:0-32], KC1[]
.Ltmp82:
	ALU 4, @18, KC0[CB0:0-32], KC1[]
	TEX 2 @6
	ALU 3, @23, KC0[CB0:0-32], KC1[]
	MEM_RAT_CACHELESS STORE_DWORD T0.X, T1.X
	CF_END
	Fetch clause starting at 6:
	  VTX_READ_32 T2.X, T2.X, 0, #1
	  VTX_READ_32 T1.X, T1.X, 0, #1
	  VTX_READ_32 T0.X, T0.X, 0, #1
	ALU clause starting at 12:
	  MULLO_INT   T0.X (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Y, KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Z (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT * T0.W (MASKED), KC0[1].Z, T1.X,  
.Ltmp83:
	  ADD_INT * T0.W, PV.Y, T0.X,  
	  ADD_INT * T0.W, PV.W, KC0[3].Z,  
	ALU clause starting at 18:
	  LSHL * T0.W, T0.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  ADD_INT * T0.X, KC0[2].Y, PV.W,  
	  ADD_INT * T1.X, KC0[2].Z, T0.W,  
	  ADD_INT * T2.X, KC0[2].W, T0.W,  
	ALU clause starting at 23:
	  FMA   T0.X, T0.X, T1.X, T2.X, 
	  ADD_INT * T0.W, KC0[3].X, T0.W,  
	  LSHR * T1.X, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
.Ltmp84:
.Lfunc_end26:
	.size	fma_float, .Lfunc_end26-fma_float

	.section	.AMDGPU.config
	.long	166100
	.long	4
	.long	165900
	.long	0
	.long	166120
	.long	0
	.text
	.globl	fmax_float
	.p2align	8
	.type	fmax_float,@function
fmax_float:
fmax_float$local:
.Lfunc_begin27:
	ALU 5, @12, KC0[CB0:0-32], KC1[]
.Ltmp85:
	ALU 2, @18, KC0[CB0:0-32], KC1[]
	TEX 0 @8
	ALU 0, @21, KC0[CB0:0-32], KC1[]
	TEX 0 @10
	ALU 19, @22, KC0[CB0:0-32], KC1[]
	MEM_RAT_CACHELESS STORE_DWORD T0.X, T1.X
	CF_END
	Fetch clause starting at 8:
	  VTX_READ_32 T0.X, T0.X, 0, #1
	Fetch clause starting at 10:
	  VTX_READ_32 T1.X, T1.X, 0, #1
	ALU clause starting at 12:
	  MULLO_INT   T0.X (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Y, KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Z (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT * T0.W (MASKED), KC0[1].Z, T1.X,  
.Ltmp86:
	  ADD_INT * T0.W, PV.Y, T0.X,  
	  ADD_INT * T0.W, PV.W, KC0[3].Y,  
	ALU clause starting at 18:
	  LSHL * T0.W, T0.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  ADD_INT * T0.X, KC0[2].Y, PV.W,  
	ALU clause starting at 21:
	  ADD_INT * T1.X, KC0[2].Z, T0.W,  
	ALU clause starting at 22:
	  AND_INT   T2.X, T0.X, literal.x,  
	  AND_INT   T0.Y, T0.X, literal.y,  
	  AND_INT   T0.Z, T1.X, literal.x,  BS:VEC_120/SCL_212
	  AND_INT * T1.W, T1.X, literal.y,  BS:VEC_120/SCL_212
	2139095040(INF), 8388607(1.175494e-38)
	  SETE_INT   T3.X, PV.W, 0.0,  
	  SETNE_INT   T1.Y, PV.Z, 0.0,  
	  SETE_INT   T0.Z, PV.Y, 0.0,  
	  SETNE_INT * T1.W, PV.X, 0.0,  
	  OR_INT   T2.X, PV.Z, PV.W,  
	  AND_INT   T0.Y, T0.X, literal.x,  
	  OR_INT   T0.Z, PV.X, PV.Y,  
	  AND_INT * T1.W, T1.X, literal.x,  BS:VEC_120/SCL_212
	-2147483648(-0.000000e+00), 0(0.000000e+00)
	  CNDE_INT   T0.Z, PV.Z, PV.W, T1.X, 
	  CNDE_INT * T1.W, PV.X, PV.Y, T0.X, BS:VEC_021/SCL_122
	  MAX_DX10   T0.X, PV.W, PV.Z,  
	  ADD_INT * T0.W, KC0[2].W, T0.W,  
	  LSHR * T1.X, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
.Ltmp87:
.Lfunc_end27:
	.size	fmax_float, .Lfunc_end27-fmax_float

	.section	.AMDGPU.config
	.long	166100
	.long	4
	.long	165900
	.long	0
	.long	166120
	.long	0
	.text
	.globl	fmin_float
	.p2align	8
	.type	fmin_float,@function
fmin_float:
fmin_float$local:
.Lfunc_begin28:
	ALU 5, @12, KC0[CB0:0-32], KC1[]
.Ltmp88:
	ALU 2, @18, KC0[CB0:0-32], KC1[]
	TEX 0 @8
	ALU 0, @21, KC0[CB0:0-32], KC1[]
	TEX 0 @10
	ALU 19, @22, KC0[CB0:0-32], KC1[]
	MEM_RAT_CACHELESS STORE_DWORD T0.X, T1.X
	CF_END
	Fetch clause starting at 8:
	  VTX_READ_32 T0.X, T0.X, 0, #1
	Fetch clause starting at 10:
	  VTX_READ_32 T1.X, T1.X, 0, #1
	ALU clause starting at 12:
	  MULLO_INT   T0.X (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Y, KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Z (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT * T0.W (MASKED), KC0[1].Z, T1.X,  
.Ltmp89:
	  ADD_INT * T0.W, PV.Y, T0.X,  
	  ADD_INT * T0.W, PV.W, KC0[3].Y,  
	ALU clause starting at 18:
	  LSHL * T0.W, T0.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  ADD_INT * T0.X, KC0[2].Y, PV.W,  
	ALU clause starting at 21:
	  ADD_INT * T1.X, KC0[2].Z, T0.W,  
	ALU clause starting at 22:
	  AND_INT   T2.X, T0.X, literal.x,  
	  AND_INT   T0.Y, T0.X, literal.y,  
	  AND_INT   T0.Z, T1.X, literal.x,  BS:VEC_120/SCL_212
	  AND_INT * T1.W, T1.X, literal.y,  BS:VEC_120/SCL_212
	2139095040(INF), 8388607(1.175494e-38)
	  SETE_INT   T3.X, PV.W, 0.0,  
	  SETNE_INT   T1.Y, PV.Z, 0.0,  
	  SETE_INT   T0.Z, PV.Y, 0.0,  
	  SETNE_INT * T1.W, PV.X, 0.0,  
	  OR_INT   T2.X, PV.Z, PV.W,  
	  AND_INT   T0.Y, T0.X, literal.x,  
	  OR_INT   T0.Z, PV.X, PV.Y,  
	  AND_INT * T1.W, T1.X, literal.x,  BS:VEC_120/SCL_212
	-2147483648(-0.000000e+00), 0(0.000000e+00)
	  CNDE_INT   T0.Z, PV.Z, PV.W, T1.X, 
	  CNDE_INT * T1.W, PV.X, PV.Y, T0.X, BS:VEC_021/SCL_122
	  MIN_DX10   T0.X, PV.W, PV.Z,  
	  ADD_INT * T0.W, KC0[2].W, T0.W,  
	  LSHR * T1.X, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
.Ltmp90:
.Lfunc_end28:
	.size	fmin_float, .Lfunc_end28-fmin_float

	.section	.AMDGPU.config
	.long	166100
	.long	516
	.long	165900
	.long	0
	.long	166120
	.long	0
	.text
	.globl	fmod_float
	.p2align	8
	.type	fmod_float,@function
fmod_float:
fmod_float$local:
.Lfunc_begin29:
	ALU 5, @24, KC0[CB0:0-32], KC1[]
.Ltmp91:
	ALU 2, @30, KC0[CB0:0-32], KC1[]
	TEX 0 @20
	ALU 0, @33, KC0[CB0:0-32], KC1[]
	TEX 0 @22
	ALU_PUSH_BEFORE 14, @34, KC0[], KC1[]
	JUMP @15 POP:1
	ALU 0, @49, KC0[], KC1[]
	LOOP_START_DX10 @14
	ALU_PUSH_BEFORE 7, @50, KC0[], KC1[]
	JUMP @13 POP:1
	LOOP_BREAK @13
	POP @13 POP:1
	END_LOOP @9
	POP @15 POP:1
	ALU 0, @58, KC0[CB0:0-32], KC1[]
.Ltmp92:
	ALU 23, @59, KC0[], KC1[]
	MEM_RAT_CACHELESS STORE_DWORD T0.X, T1.X
	CF_END
	PAD
	Fetch clause starting at 20:
	  VTX_READ_32 T0.X, T0.X, 0, #1
	Fetch clause starting at 22:
	  VTX_READ_32 T2.X, T2.X, 0, #1
	ALU clause starting at 24:
	  MULLO_INT   T0.X (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Y, KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Z (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT * T0.W (MASKED), KC0[1].Z, T1.X,  
.Ltmp93:
	  ADD_INT * T0.W, PV.Y, T0.X,  
	  ADD_INT * T0.W, PV.W, KC0[3].Y,  
	ALU clause starting at 30:
	  LSHL * T0.W, T0.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  ADD_INT * T0.X, KC0[2].Y, PV.W,  
	ALU clause starting at 33:
	  ADD_INT * T2.X, KC0[2].Z, T0.W,  
	ALU clause starting at 34:
	  AND_INT   T1.X, T0.X, literal.x,  
	  AND_INT * T0.Y, T2.X, literal.x,  BS:VEC_120/SCL_212
	2147483647(nan), 0(0.000000e+00)
	  LSHR   T0.Z, PV.Y, literal.x,  
	  LSHR * T1.W, PV.X, literal.x,  
	23(3.222986e-44), 0(0.000000e+00)
	  SUB_INT   T2.Y, PV.W, PV.Z,  
	  AND_INT   T1.Z, T0.X, literal.x,  
	  AND_INT * T2.W, T2.X, literal.x,  BS:VEC_120/SCL_212
.Ltmp94:
	8388607(1.175494e-38), 0(0.000000e+00)
	  OR_INT   T1.Y, PV.W, literal.x,  
	  OR_INT   T1.Z, PV.Z, literal.x,  
	  SETGT_INT * T2.W, 1, PV.Y,  
	1065353216(1.000000e+00), 0(0.000000e+00)
	  PRED_SETE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
	ALU clause starting at 49:
	  ADD_INT * T2.Y, T2.Y, 1,  
	ALU clause starting at 50:
	  SETGE * T2.W, T1.Z, T1.Y,  
	  CNDE * T2.W, PV.W, 0.0, T1.Y, 
	  ADD_INT   T2.Y, T2.Y, literal.x,  
	  ADD * T2.W, T1.Z, -PV.W,  
	-1(nan), 0(0.000000e+00)
	  ADD   T1.Z, PV.W, PV.W,  
	  SETGT_UINT * T2.W, PV.Y, 1,  
	  PRED_SETE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
	ALU clause starting at 58:
	  MOV * T2.W, KC0[2].W,  
	ALU clause starting at 59:
	  SETGE * T3.W, T1.Z, T1.Y,  
	  CNDE * T3.W, PV.W, 0.0, T1.Y, 
	  ADD   T1.Z, T1.Z, -PV.W,  
	  AND_INT * T3.W, T2.X, literal.x,  
	2139095040(INF), 0(0.000000e+00)
	  MUL_IEEE   T1.Z, PV.Z, PV.W,  
	  SETGE_UINT * T1.W, T1.W, T0.Z,  
	  CNDE_INT   T1.Y, PV.W, T1.X, PV.Z, 
	  SETE_INT   T0.Z, T1.X, T0.Y,  
	  ADD_INT * T1.W, T0.Y, literal.x,  
	-2139095041(-1.175494e-38), 0(0.000000e+00)
	  SETGT_UINT   T2.X, literal.x, PV.W,  
	  SETGT_UINT   T0.Y, T1.X, literal.y,  
	  CNDE_INT   T0.Z, PV.Z, PV.Y, 0.0, 
	  AND_INT * T1.W, T0.X, literal.z,  BS:VEC_120/SCL_212
	-2139095040(-1.175494e-38), 2139095039(3.402823e+38)
	-2147483648(-0.000000e+00), 0(0.000000e+00)
	  XOR_INT   T0.Z, PV.Z, PV.W,  
	  OR_INT * T1.W, PV.Y, PV.X,  
	  CNDE_INT   T0.X, PV.W, PV.Z, literal.x, 
	  ADD_INT * T0.W, T2.W, T0.W,  
	2143289344(nan), 0(0.000000e+00)
	  LSHR * T1.X, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
.Ltmp95:
.Lfunc_end29:
	.size	fmod_float, .Lfunc_end29-fmod_float

	.section	.AMDGPU.config
	.long	166100
	.long	5
	.long	165900
	.long	0
	.long	166120
	.long	0
	.text
	.globl	hypot_float
	.p2align	8
	.type	hypot_float,@function
hypot_float:
hypot_float$local:
.Lfunc_begin30:
	ALU 5, @12, KC0[CB0:0-32], KC1[]
.Ltmp96:
	ALU 2, @18, KC0[CB0:0-32], KC1[]
	TEX 0 @8
	ALU 0, @21, KC0[CB0:0-32], KC1[]
	TEX 0 @10
	ALU 44, @22, KC0[CB0:0-32], KC1[]
	MEM_RAT_CACHELESS STORE_DWORD T0.X, T1.X
	CF_END
	Fetch clause starting at 8:
	  VTX_READ_32 T0.X, T0.X, 0, #1
	Fetch clause starting at 10:
	  VTX_READ_32 T1.X, T1.X, 0, #1
	ALU clause starting at 12:
	  MULLO_INT   T0.X (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Y, KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Z (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT * T0.W (MASKED), KC0[1].Z, T1.X,  
.Ltmp97:
	  ADD_INT * T0.W, PV.Y, T0.X,  
	  ADD_INT * T0.W, PV.W, KC0[3].Y,  
	ALU clause starting at 18:
	  LSHL * T0.W, T0.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  ADD_INT * T0.X, KC0[2].Z, PV.W,  
	ALU clause starting at 21:
	  ADD_INT * T1.X, KC0[2].Y, T0.W,  
	ALU clause starting at 22:
	  AND_INT   T0.Z, T0.X, literal.x,  
	  AND_INT * T1.W, T1.X, literal.x,  BS:VEC_120/SCL_212
	2147483647(nan), 0(0.000000e+00)
	  MAX_UINT * T2.W, PV.W, PV.Z,  
	  LSHR * T3.W, PV.W, literal.x,  
	23(3.222986e-44), 0(0.000000e+00)
	  MAX_INT * T3.W, PV.W, 1,  
	  MIN_INT * T3.W, PV.W, literal.x,  
	253(3.545285e-43), 0(0.000000e+00)
	  ADD_INT * T3.W, PV.W, literal.x,  
	-127(nan), 0(0.000000e+00)
	  LSHL * T4.W, PV.W, literal.x,  
	23(3.222986e-44), 0(0.000000e+00)
	  ADD_INT   T1.Z, PV.W, literal.x,  
	  LSHL * T3.W, T3.W, literal.y,  
	1065353216(1.000000e+00), 24(3.363116e-44)
	  SUB_INT   T2.Z, PV.Z, PV.W,  
	  MIN_UINT * T1.W, T1.W, T0.Z,  
	  MUL_IEEE * T3.W, PV.W, PV.Z,  
	  MUL_IEEE   T0.Z, PV.W, PV.W,  
	  MUL_IEEE * T3.W, T2.W, T2.Z,  
	  SETE_INT   T0.Y, T1.W, 0.0,  
	  SETGT_UINT   T2.Z, T2.W, literal.x,  BS:VEC_120/SCL_212
	  MULADD_IEEE * T3.W, PV.W, PV.W, PV.Z, 
	2139095040(INF), 0(0.000000e+00)
	  RECIPSQRT_IEEE   T0.X, T3.W,  
	  RECIPSQRT_IEEE   T0.Y (MASKED), T3.W,  
	  RECIPSQRT_IEEE   T0.Z (MASKED), T3.W,  
	  RECIPSQRT_IEEE * T0.W (MASKED), T3.W,  
	  RECIP_IEEE   T0.X, T0.X,  
	  RECIP_IEEE   T0.Y (MASKED), T0.X,  
	  RECIP_IEEE   T0.Z (MASKED), T0.X,  
	  RECIP_IEEE * T0.W (MASKED), T0.X,  
	  SETE_INT   T1.X, T1.W, literal.x,  
	  SETE_INT   T1.Y, T2.W, literal.x,  BS:VEC_120/SCL_212
	  MUL_IEEE   T0.Z, PV.X, T1.Z,  
	  OR_INT * T1.W, T2.Z, T0.Y,  
	2139095040(INF), 0(0.000000e+00)
	  CNDE_INT   T0.Z, PV.W, PV.Z, T2.W, 
	  OR_INT * T1.W, PV.Y, PV.X,  
	  CNDE_INT   T0.X, PV.W, PV.Z, literal.x, 
	  ADD_INT * T0.W, KC0[2].W, T0.W,  
	2139095040(INF), 0(0.000000e+00)
	  LSHR * T1.X, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
.Ltmp98:
.Lfunc_end30:
	.size	hypot_float, .Lfunc_end30-hypot_float

	.section	.AMDGPU.config
	.long	166100
	.long	7
	.long	165900
	.long	0
	.long	166120
	.long	0
	.text
	.globl	log_float
	.p2align	8
	.type	log_float,@function
log_float:
log_float$local:
.Lfunc_begin31:
	ALU 5, @14, KC0[CB0:0-32], KC1[]
.Ltmp99:
	ALU 2, @20, KC0[CB0:0-32], KC1[]
	TEX 0 @8
	ALU 17, @23, KC0[], KC1[]
	TEX 1 @10
	ALU 65, @41, KC0[CB0:0-32], KC1[]
	MEM_RAT_CACHELESS STORE_DWORD T0.X, T1.X
	CF_END
	Fetch clause starting at 8:
	  VTX_READ_32 T0.X, T0.X, 0, #1
	Fetch clause starting at 10:
	  VTX_READ_64 T2.XY, T2.X, 0, #2
	  VTX_READ_32 T1.X, T1.X, 0, #2
	ALU clause starting at 14:
	  MULLO_INT   T0.X (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Y, KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Z (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT * T0.W (MASKED), KC0[1].Z, T1.X,  
.Ltmp100:
	  ADD_INT * T0.W, PV.Y, T0.X,  
	  ADD_INT * T0.W, PV.W, KC0[3].X,  
	ALU clause starting at 20:
	  LSHL * T0.W, T0.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  ADD_INT * T0.X, KC0[2].Y, PV.W,  
	ALU clause starting at 23:
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
	  ADD_INT * T2.X, literal.x, PV.W,  
	@LOG2_TBL, 0(0.000000e+00)
	ALU clause starting at 41:
	  ADD * T4.W, T0.X, literal.x,  
	-1082130432(-1.000000e+00), 0(0.000000e+00)
	  ADD * T5.W, PV.W, literal.x,  
	1073741824(2.000000e+00), 0(0.000000e+00)
	  RECIP_IEEE   T0.X (MASKED), T5.W,  
	  RECIP_IEEE   T0.Y, T5.W,  
	  RECIP_IEEE   T0.Z (MASKED), T5.W,  
	  RECIP_IEEE * T0.W (MASKED), T5.W,  
	  MUL_IEEE * T5.W, T4.W, PV.Y,  
	  ADD * T6.W, PV.W, PV.W,  
	  AND_INT   T0.Y, T2.W, literal.x,  
	  MUL_IEEE   T1.Z, PV.W, PV.W,  
	  MOV * T2.W, literal.y,  
	8388607(1.175494e-38), 1034594987(8.333334e-02)
	  MULADD_IEEE   T1.Y, PV.Z, literal.x, PV.W, 
	  OR_INT   T2.Z, T3.W, literal.y,  
	  OR_INT * T2.W, PV.Y, literal.y,  
	1011666125(1.250000e-02), 1056964608(5.000000e-01)
	  ADD   T3.X, PV.Z, -PV.W,  
	  AND_INT   T0.Y, T4.W, literal.x,  
	  MUL_IEEE   T1.Z, T1.Z, PV.Y,  
	  MUL_IEEE * T2.W, T4.W, T5.W,  
	-65536(nan), 0(0.000000e+00)
	  LSHR   T4.X, T0.Z, literal.x,  
	  LSHR   T1.Y, T0.X, literal.x,  
	  MULADD_IEEE   T0.Z, T6.W, PV.Z, -PV.W, 
	  ADD * T2.W, T4.W, -PV.Y,  BS:VEC_120/SCL_212
	23(3.222986e-44), 0(0.000000e+00)
	  ADD   T5.X, PV.W, PV.Z,  
	  ADD_INT   T1.Y, PV.Y, literal.x,  
	  ADD_INT   T0.Z, PV.X, literal.y,  
	  MUL_IEEE * T2.W, T1.X, T3.X,  
	-127(nan), -253(nan)
	  MUL_IEEE   T1.X, PV.W, PV.W,  
	  MULADD_IEEE   T3.Y, PV.W, literal.x, 0.5, 
	  CNDE_INT   T0.Z, T1.W, PV.Z, PV.Y, 
	  MUL_IEEE * T1.W, PV.X, literal.y,  
	1051372203(3.333333e-01), 1001012009(5.195041e-03)
	  MULADD_IEEE   T1.Y, T0.Y, literal.x, PV.W, 
	  INT_TO_FLT   T0.Z, PV.Z,  
	  MULADD_IEEE * T1.W, PV.Y, PV.X, T2.W, 
	1001012009(5.195041e-03), 0(0.000000e+00)
	  MULADD_IEEE   T2.Y, PV.W, literal.x, T2.Y, 
	  ADD   T0.Z, T2.X, PV.Z,  
	  MULADD_IEEE * T1.W, T5.X, literal.y, PV.Y, BS:VEC_120/SCL_212
	-1078416837(-1.442695e+00), 1069023232(1.437500e+00)
	  AND_INT   T1.X, T0.X, literal.x,  
	  MULADD_IEEE   T0.Y, T0.Y, literal.y, PV.W, 
	  ADD   T0.Z, PV.Z, PV.Y,  
	  SETGT * T1.W, literal.z, |T4.W|,  
	2147483647(nan), 1069023232(1.437500e+00)
	1031798784(6.250000e-02), 0(0.000000e+00)
	  CNDE   T0.Z, PV.W, PV.Z, PV.Y, 
	  SETGT_UINT * T1.W, PV.X, literal.x,  
	2139095039(3.402823e+38), 0(0.000000e+00)
	  CNDE_INT * T1.W, PV.W, PV.Z, T0.X, 
	  MUL_IEEE   T0.Z, PV.W, literal.x,  
	  SETGT_INT * T1.W, 0.0, T0.X,  
	1060205080(6.931472e-01), 0(0.000000e+00)
	  CNDE_INT * T1.W, PV.W, PV.Z, literal.x, 
	2143289344(nan), 0(0.000000e+00)
	  CNDE_INT   T0.X, T1.X, literal.x, PV.W, 
	  ADD_INT * T0.W, KC0[2].Z, T0.W,  
	-8388608(-INF), 0(0.000000e+00)
	  LSHR * T1.X, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
.Ltmp101:
.Lfunc_end31:
	.size	log_float, .Lfunc_end31-log_float

	.section	.AMDGPU.config
	.long	166100
	.long	7
	.long	165900
	.long	0
	.long	166120
	.long	0
	.text
	.globl	log2_float
	.p2align	8
	.type	log2_float,@function
log2_float:
log2_float$local:
.Lfunc_begin32:
	ALU 5, @14, KC0[CB0:0-32], KC1[]
.Ltmp102:
	ALU 2, @20, KC0[CB0:0-32], KC1[]
	TEX 0 @8
	ALU 17, @23, KC0[], KC1[]
	TEX 1 @10
	ALU 63, @41, KC0[CB0:0-32], KC1[]
	MEM_RAT_CACHELESS STORE_DWORD T0.X, T1.X
	CF_END
	Fetch clause starting at 8:
	  VTX_READ_32 T0.X, T0.X, 0, #1
	Fetch clause starting at 10:
	  VTX_READ_64 T2.XY, T2.X, 0, #2
	  VTX_READ_32 T1.X, T1.X, 0, #2
	ALU clause starting at 14:
	  MULLO_INT   T0.X (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Y, KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Z (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT * T0.W (MASKED), KC0[1].Z, T1.X,  
.Ltmp103:
	  ADD_INT * T0.W, PV.Y, T0.X,  
	  ADD_INT * T0.W, PV.W, KC0[3].X,  
	ALU clause starting at 20:
	  LSHL * T0.W, T0.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  ADD_INT * T0.X, KC0[2].Y, PV.W,  
	ALU clause starting at 23:
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
	  ADD_INT * T2.X, literal.x, PV.W,  
	@LOG2_TBL, 0(0.000000e+00)
	ALU clause starting at 41:
	  ADD * T4.W, T0.X, literal.x,  
	-1082130432(-1.000000e+00), 0(0.000000e+00)
	  ADD * T5.W, PV.W, literal.x,  
	1073741824(2.000000e+00), 0(0.000000e+00)
	  RECIP_IEEE   T0.X (MASKED), T5.W,  
	  RECIP_IEEE   T0.Y, T5.W,  
	  RECIP_IEEE   T0.Z (MASKED), T5.W,  
	  RECIP_IEEE * T0.W (MASKED), T5.W,  
	  MUL_IEEE * T5.W, T4.W, PV.Y,  
	  ADD * T6.W, PV.W, PV.W,  
	  AND_INT   T0.Y, T2.W, literal.x,  
	  MUL_IEEE   T1.Z, PV.W, PV.W,  
	  MOV * T2.W, literal.y,  
	8388607(1.175494e-38), 1034594987(8.333334e-02)
	  MULADD_IEEE   T1.Y, PV.Z, literal.x, PV.W, 
	  OR_INT   T2.Z, T3.W, literal.y,  
	  OR_INT * T2.W, PV.Y, literal.y,  
	1011666125(1.250000e-02), 1056964608(5.000000e-01)
	  ADD   T3.X, PV.Z, -PV.W,  
	  AND_INT   T0.Y, T4.W, literal.x,  
	  MUL_IEEE   T1.Z, T1.Z, PV.Y,  
	  MUL_IEEE * T2.W, T4.W, T5.W,  
	-65536(nan), 0(0.000000e+00)
	  LSHR   T4.X, T0.Z, literal.x,  
	  LSHR   T1.Y, T0.X, literal.x,  
	  MULADD_IEEE   T0.Z, T6.W, PV.Z, -PV.W, 
	  ADD * T2.W, T4.W, -PV.Y,  BS:VEC_120/SCL_212
	23(3.222986e-44), 0(0.000000e+00)
	  ADD   T5.X, PV.W, PV.Z,  
	  ADD_INT   T1.Y, PV.Y, literal.x,  
	  ADD_INT   T0.Z, PV.X, literal.y,  
	  MUL_IEEE * T2.W, T1.X, T3.X,  
	-127(nan), -253(nan)
	  MUL_IEEE   T1.X, PV.W, PV.W,  
	  MULADD_IEEE   T3.Y, PV.W, literal.x, 0.5, 
	  CNDE_INT   T0.Z, T1.W, PV.Z, PV.Y, 
	  MUL_IEEE * T1.W, PV.X, literal.y,  
	1051372203(3.333333e-01), 1001012009(5.195041e-03)
	  MULADD_IEEE   T1.Y, T0.Y, literal.x, PV.W, 
	  INT_TO_FLT   T0.Z, PV.Z,  
	  MULADD_IEEE * T1.W, PV.Y, PV.X, T2.W, 
	1001012009(5.195041e-03), 0(0.000000e+00)
	  MULADD_IEEE   T2.Y, PV.W, literal.x, T2.Y, 
	  ADD   T0.Z, T2.X, PV.Z,  
	  MULADD_IEEE * T1.W, T5.X, literal.y, PV.Y, BS:VEC_120/SCL_212
	-1078416837(-1.442695e+00), 1069023232(1.437500e+00)
	  AND_INT   T1.X, T0.X, literal.x,  
	  MULADD_IEEE   T0.Y, T0.Y, literal.y, PV.W, 
	  ADD   T0.Z, PV.Z, PV.Y,  
	  SETGT * T1.W, literal.z, |T4.W|,  
	2147483647(nan), 1069023232(1.437500e+00)
	1031798784(6.250000e-02), 0(0.000000e+00)
	  CNDE   T0.Z, PV.W, PV.Z, PV.Y, 
	  SETGT_UINT * T1.W, PV.X, literal.x,  
	2139095039(3.402823e+38), 0(0.000000e+00)
	  CNDE_INT   T0.Z, PV.W, PV.Z, T0.X, 
	  SETGT_INT * T1.W, 0.0, T0.X,  
	  CNDE_INT * T1.W, PV.W, PV.Z, literal.x, 
	2143289344(nan), 0(0.000000e+00)
	  CNDE_INT   T0.X, T1.X, literal.x, PV.W, 
	  ADD_INT * T0.W, KC0[2].Z, T0.W,  
	-8388608(-INF), 0(0.000000e+00)
	  LSHR * T1.X, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
.Ltmp104:
.Lfunc_end32:
	.size	log2_float, .Lfunc_end32-log2_float

	.section	.AMDGPU.config
	.long	166100
	.long	8
	.long	165900
	.long	0
	.long	166120
	.long	0
	.text
	.globl	log10_float
	.p2align	8
	.type	log10_float,@function
log10_float:
log10_float$local:
.Lfunc_begin33:
	ALU 5, @14, KC0[CB0:0-32], KC1[]
.Ltmp105:
	ALU 2, @20, KC0[CB0:0-32], KC1[]
	TEX 0 @8
	ALU 17, @23, KC0[], KC1[]
	TEX 1 @10
	ALU 66, @41, KC0[CB0:0-32], KC1[]
	MEM_RAT_CACHELESS STORE_DWORD T0.X, T1.X
	CF_END
	Fetch clause starting at 8:
	  VTX_READ_32 T0.X, T0.X, 0, #1
	Fetch clause starting at 10:
	  VTX_READ_64 T2.XY, T2.X, 0, #2
	  VTX_READ_32 T1.X, T1.X, 0, #2
	ALU clause starting at 14:
	  MULLO_INT   T0.X (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Y, KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Z (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT * T0.W (MASKED), KC0[1].Z, T1.X,  
.Ltmp106:
	  ADD_INT * T0.W, PV.Y, T0.X,  
	  ADD_INT * T0.W, PV.W, KC0[3].X,  
	ALU clause starting at 20:
	  LSHL * T0.W, T0.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  ADD_INT * T0.X, KC0[2].Y, PV.W,  
	ALU clause starting at 23:
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
	  ADD_INT * T2.X, literal.x, PV.W,  
	@LOG10_TBL, 0(0.000000e+00)
	ALU clause starting at 41:
	  ADD * T4.W, T0.X, literal.x,  
	-1082130432(-1.000000e+00), 0(0.000000e+00)
	  ADD * T5.W, PV.W, literal.x,  
	1073741824(2.000000e+00), 0(0.000000e+00)
	  RECIP_IEEE   T0.X (MASKED), T5.W,  
	  RECIP_IEEE   T0.Y, T5.W,  
	  RECIP_IEEE   T0.Z (MASKED), T5.W,  
	  RECIP_IEEE * T0.W (MASKED), T5.W,  
	  MUL_IEEE * T5.W, T4.W, PV.Y,  
	  ADD * T6.W, PV.W, PV.W,  
	  MUL_IEEE   T1.Z, PV.W, PV.W,  
	  MOV * T7.W, literal.x,  
	1034594987(8.333334e-02), 0(0.000000e+00)
	  MULADD_IEEE * T7.W, PV.Z, literal.x, PV.W, 
	1011666125(1.250000e-02), 0(0.000000e+00)
	  AND_INT   T0.Y, T4.W, literal.x,  
	  MUL_IEEE   T1.Z, T1.Z, PV.W,  
	  AND_INT * T2.W, T2.W, literal.y,  BS:VEC_120/SCL_212
	-65536(nan), 8388607(1.175494e-38)
	  OR_INT   T3.X, T3.W, literal.x,  
	  OR_INT   T1.Y, PV.W, literal.x,  
	  LSHR   T0.Z, T0.Z, literal.y,  
	  LSHR * T2.W, T0.X, literal.y,  
	1056964608(5.000000e-01), 23(3.222986e-44)
	  MUL_IEEE   T4.X, T4.W, T5.W,  
	  ADD_INT   T3.Y, PV.W, literal.x,  
	  ADD_INT   T0.Z, PV.Z, literal.y,  
	  ADD * T2.W, PV.X, -PV.Y,  
	-127(nan), -253(nan)
	  MUL_IEEE   T1.X, T1.X, PV.W,  
	  CNDE_INT   T1.Y, T1.W, PV.Z, PV.Y, 
	  MULADD_IEEE   T0.Z, T6.W, T1.Z, -PV.X, BS:VEC_120/SCL_212
	  ADD * T1.W, T4.W, -T0.Y,  BS:VEC_201
	  ADD   T3.X, PV.W, PV.Z,  
	  INT_TO_FLT   T1.Y, PV.Y,  
	  MUL_IEEE   T0.Z, PV.X, PV.X,  
	  MULADD_IEEE * T1.W, PV.X, literal.x, 0.5, 
	1051372203(3.333333e-01), 0(0.000000e+00)
	  MULADD_IEEE   T3.Y, PV.W, PV.Z, T1.X, 
	  MUL_IEEE   T0.Z, PV.Y, literal.x,  
	  MUL_IEEE * T1.W, PV.X, literal.y,  
	964848147(2.487456e-04), 976728402(7.007319e-04)
	  MULADD_IEEE   T1.Z, T0.Y, literal.x, PV.W, 
	  MULADD_IEEE * T1.W, PV.Y, literal.y, PV.Z, 
	976728402(7.007319e-04), -1092723751(-4.342945e-01)
	  ADD   T2.Y, T2.Y, PV.W,  
	  MULADD_IEEE   T0.Z, T1.Y, literal.x, T2.X, BS:VEC_120/SCL_212
	  MULADD_IEEE * T1.W, T3.X, literal.y, PV.Z, BS:VEC_120/SCL_212
	1050279936(3.007812e-01), 1054736384(4.335938e-01)
	  AND_INT   T1.X, T0.X, literal.x,  
	  MULADD_IEEE   T0.Y, T0.Y, literal.y, PV.W, 
	  ADD   T0.Z, PV.Z, PV.Y,  
	  SETGT * T1.W, literal.z, |T4.W|,  
	2147483647(nan), 1054736384(4.335938e-01)
	1031798784(6.250000e-02), 0(0.000000e+00)
	  CNDE   T0.Z, PV.W, PV.Z, PV.Y, 
	  SETGT_UINT * T1.W, PV.X, literal.x,  
	2139095039(3.402823e+38), 0(0.000000e+00)
	  CNDE_INT   T0.Z, PV.W, PV.Z, T0.X, 
	  SETGT_INT * T1.W, 0.0, T0.X,  
	  CNDE_INT * T1.W, PV.W, PV.Z, literal.x, 
	2143289344(nan), 0(0.000000e+00)
	  CNDE_INT   T0.X, T1.X, literal.x, PV.W, 
	  ADD_INT * T0.W, KC0[2].Z, T0.W,  
	-8388608(-INF), 0(0.000000e+00)
	  LSHR * T1.X, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
.Ltmp107:
.Lfunc_end33:
	.size	log10_float, .Lfunc_end33-log10_float

	.section	.AMDGPU.config
	.long	166100
	.long	6
	.long	165900
	.long	0
	.long	166120
	.long	0
	.text
	.globl	log1p_float
	.p2align	8
	.type	log1p_float,@function
log1p_float:
log1p_float$local:
.Lfunc_begin34:
	ALU 5, @14, KC0[CB0:0-32], KC1[]
.Ltmp108:
	ALU 2, @20, KC0[CB0:0-32], KC1[]
	TEX 0 @8
	ALU 12, @23, KC0[], KC1[]
	TEX 1 @10
	ALU 74, @36, KC0[CB0:0-32], KC1[]
	MEM_RAT_CACHELESS STORE_DWORD T0.X, T1.X
	CF_END
	Fetch clause starting at 8:
	  VTX_READ_32 T0.X, T0.X, 0, #1
	Fetch clause starting at 10:
	  VTX_READ_64 T2.XY, T2.X, 0, #2
	  VTX_READ_32 T1.X, T1.X, 0, #2
	ALU clause starting at 14:
	  MULLO_INT   T0.X (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Y, KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Z (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT * T0.W (MASKED), KC0[1].Z, T1.X,  
.Ltmp109:
	  ADD_INT * T0.W, PV.Y, T0.X,  
	  ADD_INT * T0.W, PV.W, KC0[3].X,  
	ALU clause starting at 20:
	  LSHL * T0.W, T0.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  ADD_INT * T0.X, KC0[2].Y, PV.W,  
	ALU clause starting at 23:
	  ADD * T1.W, T0.X, 1.0,  
	  LSHL * T2.W, PV.W, 1,  
	  AND_INT   T0.Z, PV.W, literal.x,  
	  AND_INT * T2.W, T1.W, literal.y,  
	65536(9.183550e-41), 8323072(1.166311e-38)
	  ADD_INT * T2.W, PV.Z, PV.W,  
	  LSHR * T3.W, PV.W, literal.x,  
	14(1.961818e-44), 0(0.000000e+00)
	  ADD_INT   T1.X, literal.x, PV.W,  
	  LSHR * T3.W, T2.W, literal.y,  
	@LOG_INV_TBL, 13(1.821688e-44)
	  ADD_INT * T2.X, literal.x, PV.W,  
	@LOGE_TBL, 0(0.000000e+00)
	ALU clause starting at 36:
	  MOV * T3.W, literal.x,  
	8(1.121039e-44), 0(0.000000e+00)
	  BFE_UINT   T0.Y, T1.W, literal.x, PV.W, 
	  AND_INT   T0.Z, T1.W, literal.y,  
	  AND_INT * T3.W, T1.W, literal.z,  
	23(3.222986e-44), 2139095040(INF)
	-32768(nan), 0(0.000000e+00)
	  AND_INT   T3.X, T1.W, literal.x,  
	  AND_INT   T1.Y, T1.W, literal.y,  
	  ADD   T1.Z, -PV.W, 1.0,  
	  SUB_INT * T1.W, literal.z, PV.Z,  
	8388607(1.175494e-38), 8355840(1.170903e-38)
	2139095039(3.402823e+38), 0(0.000000e+00)
	  AND_INT   T4.X, PV.W, literal.x,  
	  ADD   T3.Y, T0.X, PV.Z,  
	  OR_INT   T0.Z, T2.W, literal.y,  
	  OR_INT * T1.W, PV.Y, literal.y,  
	2139095040(INF), 1056964608(5.000000e-01)
	  ADD   T5.X, PV.Z, -PV.W,  
	  MUL_IEEE   T1.Y, PV.Y, PV.X,  
	  OR_INT   T1.Z, T3.X, literal.x,  
	  ADD * T1.W, T0.X, literal.y,  BS:VEC_120/SCL_212
	1056964608(5.000000e-01), 1073741824(2.000000e+00)
	  RECIP_IEEE   T1.X (MASKED), T1.W,  
	  RECIP_IEEE   T1.Y (MASKED), T1.W,  
	  RECIP_IEEE   T1.Z (MASKED), T1.W,  
	  RECIP_IEEE * T1.W, T1.W,  
	  MUL_IEEE   T3.X, T0.X, PV.W,  
	  ADD   T3.Y, T0.Z, -T1.Z,  
	  MULADD_IEEE   T0.Z, T1.Y, literal.x, T5.X, 
	  SETGT_UINT * T1.W, T0.Y, literal.y,  BS:VEC_120/SCL_212
	-1090519040(-5.000000e-01), 151(2.115961e-43)
	  CNDE_INT   T0.Z, PV.W, PV.Z, PV.Y, 
	  ADD * T1.W, PV.X, PV.X,  
	  MUL_IEEE   T1.Z, PV.W, PV.W,  
	  MUL_IEEE * T2.W, T1.X, PV.Z,  
	  MOV   T1.X, literal.x,  
	  ADD_INT   T0.Y, T0.Y, literal.y,  
	  MUL_IEEE   T0.Z, PV.W, PV.W,  
	  MULADD_IEEE * T3.W, PV.W, literal.z, 0.5, 
	1034594987(8.333334e-02), -127(nan)
	1051372203(3.333333e-01), 0(0.000000e+00)
	  MULADD_IEEE   T1.Y, PV.W, PV.Z, T2.W, 
	  INT_TO_FLT   T0.Z, PV.Y,  
	  MULADD_IEEE * T2.W, T1.Z, literal.x, PV.X, 
	1011666125(1.250000e-02), 0(0.000000e+00)
	  MUL_IEEE   T0.Y, T1.Z, PV.W,  
	  MUL_IEEE   T1.Z, T3.X, T0.X,  
	  MULADD_IEEE * T2.W, PV.Z, literal.x, -PV.Y, 
	939916788(3.194618e-05), 0(0.000000e+00)
	  AND_INT   T1.X, T0.X, literal.x,  
	  ADD   T1.Y, T2.Y, PV.W,  
	  MULADD_IEEE   T0.Z, T0.Z, literal.y, T2.X, 
	  MULADD_IEEE * T1.W, T1.W, PV.Y, -PV.Z, 
	2147483647(nan), 1060204544(6.931152e-01)
	  ADD   T0.Y, T0.X, PV.W,  
	  ADD   T0.Z, PV.Z, PV.Y,  
	  SETGT_UINT * T1.W, PV.X, literal.x,  
	1031798783(6.250000e-02), 0(0.000000e+00)
	  CNDE_INT   T0.Z, PV.W, PV.Y, PV.Z, 
	  SETGT_UINT * T1.W, T1.X, literal.x,  
	2139095039(3.402823e+38), 0(0.000000e+00)
	  CNDE_INT   T0.Z, PV.W, PV.Z, T0.X, 
	  SETGT * T1.W, literal.x, T0.X,  
	-1082130432(-1.000000e+00), 0(0.000000e+00)
	  CNDE   T0.Z, PV.W, PV.Z, literal.x, 
	  SETE * T1.W, T0.X, literal.y,  
	2143289344(nan), -1082130432(-1.000000e+00)
	  CNDE   T0.Z, PV.W, PV.Z, literal.x, 
	  SETGT_UINT * T1.W, T1.X, literal.y,  
	-8388608(-INF), 864026623(5.960464e-08)
	  CNDE_INT   T0.X, PV.W, T0.X, PV.Z, 
	  ADD_INT * T0.W, KC0[2].Z, T0.W,  
	  LSHR * T1.X, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
.Ltmp110:
.Lfunc_end34:
	.size	log1p_float, .Lfunc_end34-log1p_float

	.section	.AMDGPU.config
	.long	166100
	.long	3
	.long	165900
	.long	0
	.long	166120
	.long	0
	.text
	.globl	logb_float
	.p2align	8
	.type	logb_float,@function
logb_float:
logb_float$local:
.Lfunc_begin35:
	ALU 5, @8, KC0[CB0:0-32], KC1[]
.Ltmp111:
	ALU 2, @14, KC0[CB0:0-32], KC1[]
	TEX 0 @6
	ALU 21, @17, KC0[CB0:0-32], KC1[]
	MEM_RAT_CACHELESS STORE_DWORD T0.X, T1.X
	CF_END
	Fetch clause starting at 6:
	  VTX_READ_32 T0.X, T0.X, 0, #1
	ALU clause starting at 8:
	  MULLO_INT   T0.X (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Y, KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Z (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT * T0.W (MASKED), KC0[1].Z, T1.X,  
.Ltmp112:
	  ADD_INT * T0.W, PV.Y, T0.X,  
	  ADD_INT * T0.W, PV.W, KC0[3].X,  
	ALU clause starting at 14:
	  LSHL * T0.W, T0.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  ADD_INT * T0.X, KC0[2].Y, PV.W,  
	ALU clause starting at 17:
	  AND_INT * T1.W, T0.X, literal.x,  
	2147483647(nan), 0(0.000000e+00)
	  LSHR   T0.Z, PV.W, literal.x,  
	  FFBH_UINT * T2.W, PV.W,  
	23(3.222986e-44), 0(0.000000e+00)
	  CNDE_INT   T1.Z, T1.W, literal.x, PV.W, 
	  ADD_INT * T2.W, PV.Z, literal.y,  
	32(4.484155e-44), -127(nan)
	  INT_TO_FLT   T0.Y, PV.W,  
	  SETGT_UINT   T0.Z, T1.W, literal.x,  
	  SUB_INT * T2.W, literal.y, PV.Z,  
	2139095039(3.402823e+38), -118(nan)
	  INT_TO_FLT   T1.Y, PV.W,  
	  CNDE_INT   T0.Z, PV.Z, PV.Y, T1.W, 
	  SETGT_UINT * T2.W, T1.W, literal.x,  
	8388607(1.175494e-38), 0(0.000000e+00)
	  CNDE_INT * T2.W, PV.W, PV.Y, PV.Z, 
	  CNDE_INT   T0.X, T1.W, literal.x, PV.W, 
	  ADD_INT * T0.W, KC0[2].Z, T0.W,  
	-8388608(-INF), 0(0.000000e+00)
	  LSHR * T1.X, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
.Ltmp113:
.Lfunc_end35:
	.size	logb_float, .Lfunc_end35-logb_float

	.section	.AMDGPU.config
	.long	166100
	.long	5
	.long	165900
	.long	0
	.long	166120
	.long	0
	.text
	.globl	maxmag_float
	.p2align	8
	.type	maxmag_float,@function
maxmag_float:
maxmag_float$local:
.Lfunc_begin36:
	ALU 5, @10, KC0[CB0:0-32], KC1[]
.Ltmp114:
	ALU 3, @16, KC0[CB0:0-32], KC1[]
	TEX 1 @6
	ALU 29, @20, KC0[CB0:0-32], KC1[]
	MEM_RAT_CACHELESS STORE_DWORD T0.X, T1.X
	CF_END
	Fetch clause starting at 6:
	  VTX_READ_32 T1.X, T1.X, 0, #1
	  VTX_READ_32 T0.X, T0.X, 0, #1
	ALU clause starting at 10:
	  MULLO_INT   T0.X (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Y, KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Z (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT * T0.W (MASKED), KC0[1].Z, T1.X,  
.Ltmp115:
	  ADD_INT * T0.W, PV.Y, T0.X,  
	  ADD_INT * T0.W, PV.W, KC0[3].Y,  
	ALU clause starting at 16:
	  LSHL * T0.W, T0.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  ADD_INT * T0.X, KC0[2].Y, PV.W,  
	  ADD_INT * T1.X, KC0[2].Z, T0.W,  
	ALU clause starting at 20:
	  SETGT   T0.Y, |T0.X|, |T1.X|,  
	  AND_INT   T0.Z, T0.X, literal.x,  
	  AND_INT * T1.W, T0.X, literal.y,  
	2139095040(INF), 8388607(1.175494e-38)
	  AND_INT   T2.X, T1.X, literal.x,  
	  AND_INT   T1.Y, T1.X, literal.y,  
	  SETE_INT   T1.Z, PV.W, 0.0,  
	  SETNE_INT * T1.W, PV.Z, 0.0,  
	2139095040(INF), 8388607(1.175494e-38)
	  OR_INT   T3.X, PV.Z, PV.W,  
	  AND_INT   T2.Y, T0.X, literal.x,  
	  SETE_INT   T0.Z, PV.Y, 0.0,  
	  SETNE_INT * T1.W, PV.X, 0.0,  
	-2147483648(-0.000000e+00), 0(0.000000e+00)
	  OR_INT   T2.X, PV.Z, PV.W,  
	  AND_INT   T1.Y, T1.X, literal.x,  
	  SETE_DX10   T0.Z, T1.X, T1.X,  
	  SETE_DX10 * T1.W, T0.X, T0.X,  BS:VEC_120/SCL_212
	-2147483648(-0.000000e+00), 0(0.000000e+00)
	  AND_INT   T4.X, PV.Z, PV.W,  
	  SETNE_DX10   T3.Y, |T0.X|, |T1.X|,  
	  CNDE_INT   T0.Z, PV.X, PV.Y, T1.X, BS:VEC_021/SCL_122
	  CNDE_INT * T1.W, T3.X, T2.Y, T0.X, BS:VEC_210
	  MAX_DX10   T1.Y, PV.W, PV.Z,  
	  AND_INT   T0.Z, PV.X, PV.Y,  
	  CNDE * T1.W, T0.Y, T1.X, T0.X, 
	  CNDE_INT   T0.X, PV.Z, PV.Y, PV.W, 
	  ADD_INT * T0.W, KC0[2].W, T0.W,  
	  LSHR * T1.X, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
.Ltmp116:
.Lfunc_end36:
	.size	maxmag_float, .Lfunc_end36-maxmag_float

	.section	.AMDGPU.config
	.long	166100
	.long	5
	.long	165900
	.long	0
	.long	166120
	.long	0
	.text
	.globl	minmag_float
	.p2align	8
	.type	minmag_float,@function
minmag_float:
minmag_float$local:
.Lfunc_begin37:
	ALU 5, @10, KC0[CB0:0-32], KC1[]
.Ltmp117:
	ALU 3, @16, KC0[CB0:0-32], KC1[]
	TEX 1 @6
	ALU 29, @20, KC0[CB0:0-32], KC1[]
	MEM_RAT_CACHELESS STORE_DWORD T0.X, T1.X
	CF_END
	Fetch clause starting at 6:
	  VTX_READ_32 T1.X, T1.X, 0, #1
	  VTX_READ_32 T0.X, T0.X, 0, #1
	ALU clause starting at 10:
	  MULLO_INT   T0.X (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Y, KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Z (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT * T0.W (MASKED), KC0[1].Z, T1.X,  
.Ltmp118:
	  ADD_INT * T0.W, PV.Y, T0.X,  
	  ADD_INT * T0.W, PV.W, KC0[3].Y,  
	ALU clause starting at 16:
	  LSHL * T0.W, T0.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  ADD_INT * T0.X, KC0[2].Y, PV.W,  
	  ADD_INT * T1.X, KC0[2].Z, T0.W,  
	ALU clause starting at 20:
	  SETGT   T0.Y, |T1.X|, |T0.X|,  
	  AND_INT   T0.Z, T0.X, literal.x,  BS:VEC_120/SCL_212
	  AND_INT * T1.W, T0.X, literal.y,  BS:VEC_120/SCL_212
	2139095040(INF), 8388607(1.175494e-38)
	  AND_INT   T2.X, T1.X, literal.x,  
	  AND_INT   T1.Y, T1.X, literal.y,  
	  SETE_INT   T1.Z, PV.W, 0.0,  
	  SETNE_INT * T1.W, PV.Z, 0.0,  
	2139095040(INF), 8388607(1.175494e-38)
	  OR_INT   T3.X, PV.Z, PV.W,  
	  AND_INT   T2.Y, T0.X, literal.x,  
	  SETE_INT   T0.Z, PV.Y, 0.0,  
	  SETNE_INT * T1.W, PV.X, 0.0,  
	-2147483648(-0.000000e+00), 0(0.000000e+00)
	  OR_INT   T2.X, PV.Z, PV.W,  
	  AND_INT   T1.Y, T1.X, literal.x,  
	  SETE_DX10   T0.Z, T1.X, T1.X,  
	  SETE_DX10 * T1.W, T0.X, T0.X,  BS:VEC_120/SCL_212
	-2147483648(-0.000000e+00), 0(0.000000e+00)
	  AND_INT   T4.X, PV.Z, PV.W,  
	  SETNE_DX10   T3.Y, |T0.X|, |T1.X|,  
	  CNDE_INT   T0.Z, PV.X, PV.Y, T1.X, BS:VEC_021/SCL_122
	  CNDE_INT * T1.W, T3.X, T2.Y, T0.X, BS:VEC_210
	  MIN_DX10   T1.Y, PV.W, PV.Z,  
	  AND_INT   T0.Z, PV.X, PV.Y,  
	  CNDE * T1.W, T0.Y, T1.X, T0.X, 
	  CNDE_INT   T0.X, PV.Z, PV.Y, PV.W, 
	  ADD_INT * T0.W, KC0[2].W, T0.W,  
	  LSHR * T1.X, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
.Ltmp119:
.Lfunc_end37:
	.size	minmag_float, .Lfunc_end37-minmag_float

	.section	.AMDGPU.config
	.long	166100
	.long	3
	.long	165900
	.long	0
	.long	166120
	.long	0
	.text
	.globl	nextafter_float
	.p2align	8
	.type	nextafter_float,@function
nextafter_float:
nextafter_float$local:
.Lfunc_begin38:
	ALU 5, @12, KC0[CB0:0-32], KC1[]
.Ltmp120:
	ALU 2, @18, KC0[CB0:0-32], KC1[]
	TEX 0 @8
	ALU 0, @21, KC0[CB0:0-32], KC1[]
	TEX 0 @10
	ALU 28, @22, KC0[CB0:0-32], KC1[]
	MEM_RAT_CACHELESS STORE_DWORD T0.X, T1.X
	CF_END
	Fetch clause starting at 8:
	  VTX_READ_32 T0.X, T0.X, 0, #1
	Fetch clause starting at 10:
	  VTX_READ_32 T1.X, T1.X, 0, #1
	ALU clause starting at 12:
	  MULLO_INT   T0.X (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Y, KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Z (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT * T0.W (MASKED), KC0[1].Z, T1.X,  
.Ltmp121:
	  ADD_INT * T0.W, PV.Y, T0.X,  
	  ADD_INT * T0.W, PV.W, KC0[3].Y,  
	ALU clause starting at 18:
	  LSHL * T0.W, T0.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  ADD_INT * T0.X, KC0[2].Z, PV.W,  
	ALU clause starting at 21:
	  ADD_INT * T1.X, KC0[2].Y, T0.W,  
	ALU clause starting at 22:
	  ASHR   T2.X, T0.X, literal.x,  
	  SUB_INT   T0.Y, literal.y, T0.X,  
	  ASHR   T0.Z, T1.X, literal.x,  BS:VEC_201
	  SUB_INT * T1.W, literal.y, T1.X,  BS:VEC_021/SCL_122
	31(4.344025e-44), -2147483648(-0.000000e+00)
	  CNDE_INT   T0.Z, PV.Z, T1.X, PV.W, 
	  CNDE_INT * T1.W, PV.X, T0.X, PV.Y, BS:VEC_021/SCL_122
	  SETGE_INT * T1.W, PV.Z, PV.W,  
	  CNDE_INT * T1.W, PV.W, 1, literal.x, 
	-1(nan), 0(0.000000e+00)
	  ADD_INT * T1.W, PV.W, T0.Z,  
	  OR_INT   T0.Y, T0.X, T1.X,  
	  SETGT_INT   T0.Z, 0.0, PV.W,  
	  SUB_INT * T2.W, literal.x, PV.W,  
	-2147483648(-0.000000e+00), 0(0.000000e+00)
	  CNDE_INT   T1.Y, PV.Z, T1.W, PV.W, 
	  SETE_DX10   T0.Z, T1.X, T1.X,  
	  AND_INT * T1.W, PV.Y, literal.x,  
	2147483647(nan), 0(0.000000e+00)
	  SETE_INT   T2.X, PV.W, 0.0,  
	  SETE_INT   T0.Y, T1.X, T0.X,  
	  CNDE_INT   T0.Z, PV.Z, T1.X, PV.Y, BS:VEC_021/SCL_122
	  SETE_DX10 * T1.W, T0.X, T0.X,  BS:VEC_120/SCL_212
	  CNDE_INT   T0.Z, PV.W, T0.X, PV.Z, 
	  OR_INT * T1.W, PV.Y, PV.X,  
	  CNDE_INT   T0.X, PV.W, PV.Z, T0.X, 
	  ADD_INT * T0.W, KC0[2].W, T0.W,  
	  LSHR * T1.X, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
.Ltmp122:
.Lfunc_end38:
	.size	nextafter_float, .Lfunc_end38-nextafter_float

	.section	.AMDGPU.config
	.long	166100
	.long	9
	.long	165900
	.long	0
	.long	166120
	.long	0
	.text
	.globl	pow_float
	.p2align	8
	.type	pow_float,@function
pow_float:
pow_float$local:
.Lfunc_begin39:
	ALU 5, @22, KC0[CB0:0-32], KC1[]
.Ltmp123:
	ALU 2, @28, KC0[CB0:0-32], KC1[]
	TEX 0 @12
	ALU 19, @31, KC0[CB0:0-32], KC1[]
	TEX 2 @14
	ALU 81, @51, KC0[], KC1[]
	TEX 0 @20
	ALU 104, @133, KC0[], KC1[]
	ALU 51, @238, KC0[CB0:0-32], KC1[]
	MEM_RAT_CACHELESS STORE_DWORD T0.X, T1.X
	CF_END
	PAD
	Fetch clause starting at 12:
	  VTX_READ_32 T0.X, T0.X, 0, #1
	Fetch clause starting at 14:
	  VTX_READ_32 T3.X, T3.X, 0, #1
	  VTX_READ_64 T2.XY, T2.X, 0, #2
	  VTX_READ_64 T1.XY, T1.X, 0, #2
	Fetch clause starting at 20:
	  VTX_READ_64 T2.XY, T1.X, 0, #2
	ALU clause starting at 22:
	  MULLO_INT   T0.X (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Y, KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Z (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT * T0.W (MASKED), KC0[1].Z, T1.X,  
.Ltmp124:
	  ADD_INT * T0.W, PV.Y, T0.X,  
	  ADD_INT * T0.W, PV.W, KC0[3].Y,  
	ALU clause starting at 28:
	  LSHL * T0.W, T0.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  ADD_INT * T0.X, KC0[2].Y, PV.W,  
	ALU clause starting at 31:
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
	  ADD_INT * T1.X, literal.x, PV.W,  
	@LOG_INV_TBL_EP, 0(0.000000e+00)
	  ADD_INT * T2.X, literal.x, T5.W,  
	@LOGE_TBL, 0(0.000000e+00)
	  ADD_INT * T3.X, KC0[2].Z, T0.W,  
	ALU clause starting at 51:
	  AND_INT * T3.W, T3.W, literal.x,  
	8388607(1.175494e-38), 0(0.000000e+00)
	  OR_INT   T1.Z, T4.W, literal.x,  
	  OR_INT * T3.W, PV.W, literal.x,  
	1056964608(5.000000e-01), 0(0.000000e+00)
	  ADD * T3.W, PV.Z, -PV.W,  
	  MUL_IEEE   T1.Z, T1.Y, PV.W,  
	  MUL_IEEE * T3.W, T1.X, PV.W,  
	  ADD   T1.X, PV.W, PV.Z,  
	  MOV   T0.Y, literal.x,  
	  ASHR   T0.Z, T0.Z, literal.y,  
	  LSHR * T4.W, T1.W, literal.y,  
	1051372203(3.333333e-01), 23(3.222986e-44)
	  ADD   T4.X, -T1.W, 1.0,  
	  MOV   T1.Y, literal.x,  
	  ADD_INT   T2.Z, PV.W, literal.y,  
	  ADD_INT * T4.W, PV.Z, literal.z,  
	1042983595(1.666667e-01), -127(nan)
	-253(nan), 0(0.000000e+00)
	  CNDE_INT   T5.X, T2.W, PV.W, PV.Z, 
	  MULADD_IEEE   T3.Y, PV.X, literal.x, PV.Y, 
	  MULADD_IEEE   T0.Z, T1.X, literal.y, T0.Y, 
	  ADD * T2.W, T3.W, -T1.X,  BS:VEC_120/SCL_212
	1041385765(1.428571e-01), 1048576000(2.500000e-01)
	  ADD   T6.X, T1.Z, PV.W,  
	  MUL_IEEE   T0.Y, T1.X, T1.X,  
	  MULADD_IEEE   T0.Z, T1.X, PV.Z, 0.5, 
	  MULADD_IEEE * T2.W, T4.X, PV.Y, literal.x, BS:VEC_120/SCL_212
	1045220557(2.000000e-01), 0(0.000000e+00)
	  MUL_IEEE   T7.X, T4.X, T4.X,  
	  MULADD_IEEE   T3.Y, T4.X, PV.W, literal.x, 
	  MULADD_IEEE   T0.Z, PV.Y, PV.Z, PV.X, 
	  INT_TO_FLT * T2.W, T5.X,  BS:VEC_120/SCL_212
	1048576000(2.500000e-01), 0(0.000000e+00)
	  MULADD_IEEE   T0.Y, PV.W, literal.x, -PV.Z, 
	  MULADD_IEEE   T0.Z, T4.X, PV.Y, literal.y, 
	  MUL_IEEE * T3.W, T4.X, PV.X,  
	939916788(3.194618e-05), 1051372203(3.333333e-01)
	  MUL_IEEE   T3.Y, PV.W, -PV.Z,  
	  MUL_IEEE   T0.Z, T7.X, literal.x,  
	  ADD * T3.W, T2.Y, PV.Y,  
	-1090519040(-5.000000e-01), 0(0.000000e+00)
	  ADD   T0.Y, PV.W, -T1.X,  
	  MULADD_IEEE   T1.Z, T2.W, literal.x, T2.X, 
	  ADD * T2.W, PV.Z, PV.Y,  
	1060204544(6.931152e-01), 0(0.000000e+00)
	  ADD   T2.Y, PV.W, -T4.X,  
	  ADD   T2.Z, PV.Z, PV.Y,  
	  SETGT * T4.W, literal.x, |T4.X|,  
	1031798784(6.250000e-02), 0(0.000000e+00)
	  CNDE   T2.X, PV.W, PV.Z, PV.Y, 
	  CNDE   T2.Y, PV.W, T1.Z, -T4.X, 
	  CNDE   T1.Z, PV.W, T0.Y, T2.W, 
	  CNDE * T2.W, PV.W, -T1.X, T0.Z, 
	  ADD   T0.Y, PV.Z, -PV.W,  
	  CNDE   T0.Z, T4.W, T3.W, T3.Y, 
	  ADD * T2.W, PV.Y, -PV.X,  
	  AND_INT   T2.Y, T2.X, literal.x,  
	  ADD   T1.Z, T1.Z, PV.W,  
	  ADD * T2.W, PV.Z, -PV.Y,  
	-4096(nan), 0(0.000000e+00)
	  AND_INT   T0.Y, T3.X, literal.x,  
	  ADD   T0.Z, PV.W, PV.Z,  
	  ADD * T2.W, T2.X, -PV.Y,  BS:VEC_120/SCL_212
	-4096(nan), 0(0.000000e+00)
	  ADD   T0.Z, PV.Z, PV.W,  
	  ADD * T2.W, T3.X, -PV.Y,  
	  MUL_IEEE * T3.W, PV.W, PV.Z,  
	  MULADD_IEEE * T2.W, T2.Y, T2.W, PV.W, 
	  MULADD_IEEE   T0.Z, T0.Z, T0.Y, PV.W, 
	  MUL_IEEE * T2.W, T0.Y, T2.Y,  BS:VEC_021/SCL_122
	  ADD * T3.W, PV.W, PV.Z,  
	  MUL_IEEE * T4.W, PV.W, literal.x,  
	1119398459(9.233248e+01), 0(0.000000e+00)
	  TRUNC * T4.W, PV.W,  
	  FLT_TO_INT * T4.W, PV.W,  
	  AND_INT * T5.W, PV.W, literal.x,  
	63(8.828180e-44), 0(0.000000e+00)
	  LSHL * T5.W, PV.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  ADD_INT * T1.X, literal.x, PV.W,  
	@EXP_TBL_EP, 0(0.000000e+00)
	ALU clause starting at 133:
	  INT_TO_FLT * T5.W, T4.W,  
	  ADD   T1.Z, T2.W, -T3.W,  
	  MULADD_IEEE * T2.W, PV.W, literal.x, T3.W, 
	-1137639424(-1.080322e-02), 0(0.000000e+00)
	  MULADD_IEEE   T2.Z, T5.W, literal.x, PV.W, 
	  ADD * T2.W, T0.Z, PV.Z,  
	-1209782289(-2.720204e-05), 0(0.000000e+00)
	  LSHR   T0.Z, T3.X, literal.x,  
	  ADD * T5.W, PV.W, PV.Z,  
	23(3.222986e-44), 0(0.000000e+00)
	  MULADD_IEEE   T1.X, PV.W, literal.x, T1.Y, 
	  SUB_INT   T0.Y, literal.y, PV.Z,  
	  SETGT_DX10   T0.Z, T2.W, literal.z,  
	  SETE_DX10 * T2.W, T3.W, literal.w,  BS:VEC_120/SCL_212
	1026206379(4.166667e-02), 22(3.082857e-44)
	-1266490616(-2.437957e-07), 1118925336(8.872284e+01)
	  AND_INT   T4.X, PV.W, PV.Z,  
	  AND_INT   T0.Y, PV.Y, literal.x,  
	  MULADD_IEEE   T0.Z, PV.X, T5.W, 0.5, 
	  MUL_IEEE * T2.W, T5.W, T5.W,  
	31(4.344025e-44), 0(0.000000e+00)
	  AND_INT   T1.X, T3.X, literal.x,  
	  ASHR   T1.Y, T4.W, literal.y,  
	  MULADD_IEEE   T0.Z, PV.Z, PV.W, T5.W, 
	  BFE_UINT * T2.W, T3.X, PV.Y, 1, 
	2147483647(nan), 6(8.407791e-45)
	  CNDE_INT   T5.X, PV.W, literal.x, 1, 
	  BFE_UINT   T0.Y, T3.X, 0.0, T0.Y, 
	  MULADD_IEEE   T1.Z, T2.Y, PV.Z, T2.Y, BS:VEC_021/SCL_122
	  ADD_INT * T2.W, PV.Y, literal.y,  
	2(2.802597e-45), 21(2.942727e-44)
	  AND_INT   T6.X, PV.W, literal.x,  
	  MULADD_IEEE   T2.Y, T2.X, T0.Z, PV.Z, 
	  CNDE_INT   T0.Z, PV.Y, PV.X, 0.0, 
	  SETGT_UINT * T2.W, T1.X, literal.y,  BS:VEC_120/SCL_212
	31(4.344025e-44), 1065353215(9.999999e-01)
	  CNDE_INT   T5.X, PV.W, 0.0, PV.Z, 
	  SETGT_UINT   T0.Y, T1.X, literal.x,  
	  ADD   T0.Z, T2.X, PV.Y,  BS:VEC_120/SCL_212
	  LSHL * T2.W, 1, PV.X,  
	1266679807(1.677722e+07), 0(0.000000e+00)
	  SETGT_DX10   T2.X, T3.W, literal.x,  
	  MUL_IEEE   T2.Y, PV.Z, PV.W,  
	  CNDE_INT   T1.Z, PV.Y, PV.X, literal.y, 
	  LSHL * T2.W, T1.Y, literal.z,  
	1118925336(8.872284e+01), 2(2.802597e-45)
	23(3.222986e-44), 0(0.000000e+00)
	  ADD_INT   T5.X, PV.W, T0.Z,  
	  SETGT_INT   T0.Y, T4.W, literal.x,  
	  ASHR   T0.Z, T3.X, literal.y,  
	  SETNE_INT * T2.W, PV.Z, 1,  
	-8001(nan), 31(4.344025e-44)
	  AND_INT   T6.X, PV.W, 1,  
	  NOT_INT   T1.Y, PV.Z,  
	  CNDE_INT   T2.Z, PV.Y, T2.Y, PV.X, 
	  OR_INT * T4.W, T2.X, T4.X,  
	  CNDE_INT   T2.X, PV.W, PV.Z, literal.x, 
	  SETGT   T0.Y, literal.y, T3.W,  
	  ASHR   T2.Z, T0.X, literal.z,  
	  SETGT_UINT * T3.W, literal.w, T1.W,  BS:VEC_021/SCL_122
	2139095040(INF), -1026650416(-1.032789e+02)
	31(4.344025e-44), 1065353216(1.000000e+00)
	  AND_INT   T4.X, PV.W, 1,  
	  NOT_INT   T2.Y, PV.Z,  
	  CNDE   T2.Z, PV.Y, PV.X, 0.0, 
	  SETE_INT * T3.W, T3.X, literal.x,  
	-8388608(-INF), 0(0.000000e+00)
	  CNDE_INT   T2.X, PV.W, 0.0, 1, 
	  SETNE_INT   T0.Y, T1.Z, 0.0,  
	  XOR_INT   T3.Z, PV.Z, literal.x,  
	  OR_INT * T2.W, PV.Y, T2.W,  
	-2147483648(-0.000000e+00), 0(0.000000e+00)
	  CNDE_INT   T5.X, PV.W, PV.Z, T2.Z, 
	  OR_INT   T0.Y, T2.Y, PV.Y,  
	  SETGT_UINT   T2.Z, T1.W, literal.x,  
	  SETE_INT * T2.W, T3.X, literal.y,  
	1065353216(1.000000e+00), 2139095040(INF)
	  CNDE_INT   T7.X, PV.W, 0.0, 1, 
	  CNDE_INT   T3.Y, PV.Z, 0.0, 1, 
	  CNDE_INT   T2.Z, PV.Y, literal.x, PV.X, 
	  AND_INT * T2.W, T2.X, T4.X,  
	2143289344(nan), 0(0.000000e+00)
	  MOV   T5.X, literal.x,  
	  CNDE_INT   T0.Y, PV.W, PV.Z, literal.x, 
	  AND_INT   T2.Z, PV.Y, T2.X,  
	  AND_INT * T2.W, PV.X, T4.X,  BS:VEC_021/SCL_122
	2139095040(INF), 0(0.000000e+00)
	  OR_INT   T4.X, PV.W, PV.Z,  
	  AND_INT   T4.Y, T0.Z, 1,  
	  CNDE_INT   T0.Z, T1.W, 1, 0.0, 
	  SETE_INT * T2.W, T1.Z, 1,  BS:VEC_120/SCL_212
	  AND_INT   T8.X, PV.W, 1,  
	  AND_INT   T5.Y, PV.Z, PV.Y,  
	  CNDE_INT   T1.Z, PV.X, T0.Y, 0.0, 
	  AND_INT * T2.W, T3.Y, T7.X,  
	  CNDE_INT   T4.X, PV.W, PV.Z, literal.x, 
	  AND_INT   T0.Y, PV.Y, PV.X,  
	  CNDE_INT   T1.Z, T2.Y, literal.y, T5.X, 
	  AND_INT * T2.W, T1.Y, 1,  BS:VEC_120/SCL_212
	2139095040(INF), -8388608(-INF)
	  AND_INT   T1.Y, PV.W, T0.Z,  
	  CNDE_INT   T1.Z, PV.Y, PV.X, PV.Z, 
	  AND_INT * T3.W, T5.Y, T6.X,  
	  CNDE_INT * T0.Y, PV.W, PV.Z, literal.x, 
	2139095040(INF), 0(0.000000e+00)
	ALU clause starting at 238:
	  AND_INT   T1.Z, T1.Y, T8.X,  
	  AND_INT * T3.W, T0.X, literal.x,  
	-2147483648(-0.000000e+00), 0(0.000000e+00)
	  SETE_INT   T4.X, T1.X, literal.x,  
	  SETE_INT   T2.Y, T0.X, literal.y,  BS:VEC_120/SCL_212
	  CNDE_INT   T1.Z, PV.Z, T0.Y, PV.W, 
	  AND_INT * T3.W, T1.Y, T6.X,  BS:VEC_021/SCL_122
	2139095040(INF), -8388608(-INF)
	  SETE_INT   T5.X, T0.X, literal.x,  
	  CNDE_INT   T0.Y, PV.W, PV.Z, 0.0, 
	  AND_INT   T0.Z, T0.Z, T2.X,  
	  AND_INT * T3.W, PV.Y, 1,  
	-1082130432(-1.000000e+00), 0(0.000000e+00)
	  AND_INT   T1.Y, T4.Y, PV.W,  
	  CNDE_INT   T0.Z, PV.Z, PV.Y, literal.x, 
	  AND_INT * T4.W, PV.X, T4.X,  
	2139095040(INF), 0(0.000000e+00)
	  CNDE_INT   T0.Z, PV.W, PV.Z, literal.x, 
	  AND_INT * T4.W, PV.Y, T8.X,  
	1065353216(1.000000e+00), 0(0.000000e+00)
	  AND_INT   T0.Y, T2.W, T3.W,  
	  CNDE_INT   T0.Z, PV.W, PV.Z, literal.x, 
	  AND_INT * T3.W, T1.Y, T6.X,  
	-2147483648(-0.000000e+00), 0(0.000000e+00)
	  CNDE_INT   T1.Y, PV.W, PV.Z, 0.0, 
	  AND_INT   T0.Z, PV.Y, T8.X,  
	  SETE_INT * T3.W, T0.X, literal.x,  
	2139095040(INF), 0(0.000000e+00)
	  CNDE_INT   T2.Y, PV.W, 0.0, 1, 
	  CNDE_INT   T0.Z, PV.Z, PV.Y, literal.x, 
	  AND_INT * T3.W, T0.Y, T6.X,  
	-8388608(-INF), 0(0.000000e+00)
	  CNDE_INT   T0.Z, PV.W, PV.Z, literal.x, 
	  AND_INT * T3.W, PV.Y, T4.Y,  
	2139095040(INF), 0(0.000000e+00)
	  CNDE_INT   T0.Z, PV.W, PV.Z, 0.0, 
	  AND_INT * T2.W, T2.W, T2.Y,  
	  CNDE_INT   T0.Z, PV.W, PV.Z, literal.x, 
	  SETGT_UINT * T1.W, T1.W, literal.x,  
	2139095040(INF), 0(0.000000e+00)
	  SETE_INT   T2.X, T1.X, 0.0,  
	  SETE_INT   T0.Y, T0.X, literal.x,  BS:VEC_120/SCL_212
	  CNDE_INT   T0.Z, PV.W, PV.Z, T0.X, 
	  SETGT_UINT * T1.W, T1.X, literal.y,  
	1065353216(1.000000e+00), 2139095040(INF)
	  CNDE_INT   T0.Z, PV.W, PV.Z, T3.X, 
	  OR_INT * T1.W, PV.Y, PV.X,  
	  CNDE_INT   T0.X, PV.W, PV.Z, literal.x, 
	  ADD_INT * T0.W, KC0[2].W, T0.W,  
	1065353216(1.000000e+00), 0(0.000000e+00)
	  LSHR * T1.X, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
.Ltmp125:
.Lfunc_end39:
	.size	pow_float, .Lfunc_end39-pow_float

	.section	.AMDGPU.config
	.long	166100
	.long	8
	.long	165900
	.long	0
	.long	166120
	.long	0
	.text
	.globl	powr_float
	.p2align	8
	.type	powr_float,@function
powr_float:
powr_float$local:
.Lfunc_begin40:
	ALU 5, @22, KC0[CB0:0-32], KC1[]
.Ltmp126:
	ALU 2, @28, KC0[CB0:0-32], KC1[]
	TEX 0 @12
	ALU 19, @31, KC0[CB0:0-32], KC1[]
	TEX 2 @14
	ALU 81, @51, KC0[], KC1[]
	TEX 0 @20
	ALU 101, @133, KC0[], KC1[]
	ALU 28, @235, KC0[CB0:0-32], KC1[]
	MEM_RAT_CACHELESS STORE_DWORD T0.X, T1.X
	CF_END
	PAD
	Fetch clause starting at 12:
	  VTX_READ_32 T0.X, T0.X, 0, #1
	Fetch clause starting at 14:
	  VTX_READ_32 T3.X, T3.X, 0, #1
	  VTX_READ_64 T2.XY, T2.X, 0, #2
	  VTX_READ_64 T1.XY, T1.X, 0, #2
	Fetch clause starting at 20:
	  VTX_READ_64 T2.XY, T1.X, 0, #2
	ALU clause starting at 22:
	  MULLO_INT   T0.X (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Y, KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Z (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT * T0.W (MASKED), KC0[1].Z, T1.X,  
.Ltmp127:
	  ADD_INT * T0.W, PV.Y, T0.X,  
	  ADD_INT * T0.W, PV.W, KC0[3].Y,  
	ALU clause starting at 28:
	  LSHL * T0.W, T0.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  ADD_INT * T0.X, KC0[2].Y, PV.W,  
	ALU clause starting at 31:
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
	  ADD_INT * T1.X, literal.x, PV.W,  
	@LOG_INV_TBL_EP, 0(0.000000e+00)
	  ADD_INT * T2.X, literal.x, T5.W,  
	@LOGE_TBL, 0(0.000000e+00)
	  ADD_INT * T3.X, KC0[2].Z, T0.W,  
	ALU clause starting at 51:
	  AND_INT * T3.W, T3.W, literal.x,  
	8388607(1.175494e-38), 0(0.000000e+00)
	  OR_INT   T1.Z, T4.W, literal.x,  
	  OR_INT * T3.W, PV.W, literal.x,  
	1056964608(5.000000e-01), 0(0.000000e+00)
	  ADD * T3.W, PV.Z, -PV.W,  
	  MUL_IEEE   T1.Z, T1.Y, PV.W,  
	  MUL_IEEE * T3.W, T1.X, PV.W,  
	  ADD   T1.X, PV.W, PV.Z,  
	  MOV   T0.Y, literal.x,  
	  ASHR   T0.Z, T0.Z, literal.y,  
	  LSHR * T4.W, T1.W, literal.y,  
	1051372203(3.333333e-01), 23(3.222986e-44)
	  ADD   T4.X, -T1.W, 1.0,  
	  MOV   T1.Y, literal.x,  
	  ADD_INT   T2.Z, PV.W, literal.y,  
	  ADD_INT * T4.W, PV.Z, literal.z,  
	1042983595(1.666667e-01), -127(nan)
	-253(nan), 0(0.000000e+00)
	  CNDE_INT   T5.X, T2.W, PV.W, PV.Z, 
	  MULADD_IEEE   T3.Y, PV.X, literal.x, PV.Y, 
	  MULADD_IEEE   T0.Z, T1.X, literal.y, T0.Y, 
	  ADD * T2.W, T3.W, -T1.X,  BS:VEC_120/SCL_212
	1041385765(1.428571e-01), 1048576000(2.500000e-01)
	  ADD   T6.X, T1.Z, PV.W,  
	  MUL_IEEE   T0.Y, T1.X, T1.X,  
	  MULADD_IEEE   T0.Z, T1.X, PV.Z, 0.5, 
	  MULADD_IEEE * T2.W, T4.X, PV.Y, literal.x, BS:VEC_120/SCL_212
	1045220557(2.000000e-01), 0(0.000000e+00)
	  MUL_IEEE   T7.X, T4.X, T4.X,  
	  MULADD_IEEE   T3.Y, T4.X, PV.W, literal.x, 
	  MULADD_IEEE   T0.Z, PV.Y, PV.Z, PV.X, 
	  INT_TO_FLT * T2.W, T5.X,  BS:VEC_120/SCL_212
	1048576000(2.500000e-01), 0(0.000000e+00)
	  MULADD_IEEE   T0.Y, PV.W, literal.x, -PV.Z, 
	  MULADD_IEEE   T0.Z, T4.X, PV.Y, literal.y, 
	  MUL_IEEE * T3.W, T4.X, PV.X,  
	939916788(3.194618e-05), 1051372203(3.333333e-01)
	  MUL_IEEE   T3.Y, PV.W, -PV.Z,  
	  MUL_IEEE   T0.Z, T7.X, literal.x,  
	  ADD * T3.W, T2.Y, PV.Y,  
	-1090519040(-5.000000e-01), 0(0.000000e+00)
	  ADD   T0.Y, PV.W, -T1.X,  
	  MULADD_IEEE   T1.Z, T2.W, literal.x, T2.X, 
	  ADD * T2.W, PV.Z, PV.Y,  
	1060204544(6.931152e-01), 0(0.000000e+00)
	  ADD   T2.Y, PV.W, -T4.X,  
	  ADD   T2.Z, PV.Z, PV.Y,  
	  SETGT * T4.W, literal.x, |T4.X|,  
	1031798784(6.250000e-02), 0(0.000000e+00)
	  CNDE   T2.X, PV.W, PV.Z, PV.Y, 
	  CNDE   T2.Y, PV.W, T1.Z, -T4.X, 
	  CNDE   T1.Z, PV.W, T0.Y, T2.W, 
	  CNDE * T2.W, PV.W, -T1.X, T0.Z, 
	  ADD   T0.Y, PV.Z, -PV.W,  
	  CNDE   T0.Z, T4.W, T3.W, T3.Y, 
	  ADD * T2.W, PV.Y, -PV.X,  
	  AND_INT   T2.Y, T2.X, literal.x,  
	  ADD   T1.Z, T1.Z, PV.W,  
	  ADD * T2.W, PV.Z, -PV.Y,  
	-4096(nan), 0(0.000000e+00)
	  AND_INT   T0.Y, T3.X, literal.x,  
	  ADD   T0.Z, PV.W, PV.Z,  
	  ADD * T2.W, T2.X, -PV.Y,  BS:VEC_120/SCL_212
	-4096(nan), 0(0.000000e+00)
	  ADD   T0.Z, PV.Z, PV.W,  
	  ADD * T2.W, T3.X, -PV.Y,  
	  MUL_IEEE * T3.W, PV.W, PV.Z,  
	  MULADD_IEEE * T2.W, T2.Y, T2.W, PV.W, 
	  MULADD_IEEE   T0.Z, T0.Z, T0.Y, PV.W, 
	  MUL_IEEE * T2.W, T0.Y, T2.Y,  BS:VEC_021/SCL_122
	  ADD * T3.W, PV.W, PV.Z,  
	  MUL_IEEE * T4.W, PV.W, literal.x,  
	1119398459(9.233248e+01), 0(0.000000e+00)
	  TRUNC * T4.W, PV.W,  
	  FLT_TO_INT * T4.W, PV.W,  
	  AND_INT * T5.W, PV.W, literal.x,  
	63(8.828180e-44), 0(0.000000e+00)
	  LSHL * T5.W, PV.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  ADD_INT * T1.X, literal.x, PV.W,  
	@EXP_TBL_EP, 0(0.000000e+00)
	ALU clause starting at 133:
	  INT_TO_FLT * T5.W, T4.W,  
	  ADD   T1.Z, T2.W, -T3.W,  
	  MULADD_IEEE * T2.W, PV.W, literal.x, T3.W, 
	-1137639424(-1.080322e-02), 0(0.000000e+00)
	  MULADD_IEEE   T2.Z, T5.W, literal.x, PV.W, 
	  ADD * T2.W, T0.Z, PV.Z,  
	-1209782289(-2.720204e-05), 0(0.000000e+00)
	  ADD * T5.W, PV.W, PV.Z,  
	  MULADD_IEEE * T6.W, PV.W, literal.x, T1.Y, 
	1026206379(4.166667e-02), 0(0.000000e+00)
	  ASHR   T0.Y, T4.W, literal.x,  
	  MULADD_IEEE   T0.Z, PV.W, T5.W, 0.5, 
	  MUL_IEEE * T6.W, T5.W, T5.W,  BS:VEC_120/SCL_212
	6(8.407791e-45), 0(0.000000e+00)
	  MULADD_IEEE   T1.X, PV.Z, PV.W, T5.W, 
	  LSHR   T1.Y, T3.X, literal.x,  
	  ADD_INT   T0.Z, PV.Y, literal.y,  
	  SETGT_UINT * T5.W, T1.W, literal.z,  
	23(3.222986e-44), 21(2.942727e-44)
	1065353215(9.999999e-01), 0(0.000000e+00)
	  CNDE_INT   T4.X, PV.W, 1, 0.0, 
	  AND_INT   T3.Y, PV.Z, literal.x,  
	  SUB_INT   T0.Z, literal.y, PV.Y,  
	  MULADD_IEEE * T5.W, T2.Y, PV.X, T2.Y, 
	31(4.344025e-44), 22(3.082857e-44)
	  MULADD_IEEE   T1.X, T2.X, T1.X, PV.W, 
	  SETGT_DX10   T1.Y, T2.W, literal.x,  
	  SETE_DX10   T1.Z, T3.W, literal.y,  BS:VEC_120/SCL_212
	  AND_INT * T2.W, PV.Z, literal.z,  
	-1266490616(-2.437957e-07), 1118925336(8.872284e+01)
	31(4.344025e-44), 0(0.000000e+00)
	  BFE_UINT   T5.X, T3.X, PV.W, 1, 
	  AND_INT   T1.Y, PV.Z, PV.Y,  
	  ADD   T0.Z, T2.X, PV.X,  BS:VEC_120/SCL_212
	  LSHL * T5.W, 1, T3.Y,  
	  SETGT_DX10   T1.X, T3.W, literal.x,  
	  MUL_IEEE   T2.Y, PV.Z, PV.W,  
	  AND_INT   T1.Z, T3.X, literal.y,  
	  LSHL * T5.W, T0.Y, literal.z,  
	1118925336(8.872284e+01), 2147483647(nan)
	23(3.222986e-44), 0(0.000000e+00)
	  ADD_INT   T2.X, PV.W, T0.Z,  
	  SETGT_INT   T0.Y, T4.W, literal.x,  
	  ADD_INT   T0.Z, PV.Z, literal.y,  
	  BFE_UINT * T2.W, T3.X, 0.0, T2.W, 
	-8001(nan), -1065353216(-4.000000e+00)
	  SETE_INT   T6.X, PV.W, 0.0,  
	  SETGT_UINT   T3.Y, literal.x, PV.Z,  
	  CNDE_INT   T0.Z, PV.Y, T2.Y, PV.X, 
	  OR_INT * T2.W, T1.X, T1.Y,  BS:VEC_021/SCL_122
	201326592(9.860761e-32), 0(0.000000e+00)
	  CNDE_INT   T1.X, PV.W, PV.Z, literal.x, 
	  SETGT   T0.Y, literal.y, T3.W,  
	  AND_INT   T0.Z, PV.Y, PV.X,  
	  SETNE_INT * T2.W, T5.X, 0.0,  
	2139095040(INF), -1026650416(-1.032789e+02)
	  AND_INT   T2.X, PV.Z, PV.W,  
	  LSHR   T1.Y, T0.X, literal.x,  
	  CNDE   T0.Z, PV.Y, PV.X, 0.0, 
	  SETE_INT * T2.W, T3.X, literal.y,  BS:VEC_120/SCL_212
	31(4.344025e-44), -8388608(-INF)
	  CNDE_INT   T1.X, PV.W, 0.0, 1, 
	  XOR_INT   T0.Y, PV.Z, literal.x,  
	  AND_INT   T2.Z, PV.X, PV.Y,  
	  SETE_INT * T2.W, T3.X, literal.y,  
	-2147483648(-0.000000e+00), 2139095040(INF)
	  CNDE_INT   T2.Y, PV.W, 0.0, 1, 
	  CNDE_INT   T0.Z, PV.Z, T0.Z, PV.Y, 
	  AND_INT * T2.W, T4.X, PV.X,  
	  SETGT_UINT   T2.X, literal.x, T1.Z,  
	  SETE_INT   T0.Y, T1.W, literal.y,  
	  CNDE_INT   T0.Z, PV.W, PV.Z, literal.x, 
	  AND_INT * T2.W, T4.X, PV.Y,  
	2139095040(INF), 1065353216(1.000000e+00)
	  SETE_INT   T4.X, T1.Z, literal.x,  
	  CNDE_INT   T3.Y, PV.W, PV.Z, 0.0, 
	  AND_INT   T0.Z, PV.Y, PV.X,  
	  SETGT_UINT * T2.W, T1.W, literal.y,  
	2139095040(INF), 1065353216(1.000000e+00)
	  CNDE_INT   T4.Y, PV.W, 0.0, 1, 
	  CNDE_INT   T0.Z, PV.Z, PV.Y, literal.x, 
	  AND_INT * T2.W, T0.Y, PV.X,  
	1065353216(1.000000e+00), 0(0.000000e+00)
	  SETE_INT   T0.Y, T1.Z, 0.0,  
	  CNDE_INT   T0.Z, PV.W, PV.Z, literal.x, 
	  AND_INT * T2.W, PV.Y, T1.X,  
	2143289344(nan), 0(0.000000e+00)
	  SETGT_INT   T1.X, literal.x, T0.X,  
	  CNDE_INT   T3.Y, PV.W, PV.Z, 0.0, 
	  AND_INT   T0.Z, T4.Y, T2.Y,  
	  ASHR * T2.W, T3.X, literal.y,  
	2139095040(INF), 31(4.344025e-44)
	  SETNE_INT   T2.X, T1.W, literal.x,  
	  NOT_INT   T2.Y, PV.W,  
	  CNDE_INT   T0.Z, PV.Z, PV.Y, literal.x, 
	  AND_INT * T2.W, PV.X, T0.Y,  
	2139095040(INF), 0(0.000000e+00)
	  SETE_INT   T3.Y, T1.W, literal.x,  
	  CNDE_INT   T0.Z, PV.W, PV.Z, literal.y, 
	  OR_INT * T2.W, PV.Y, PV.X,  
	2139095040(INF), 1065353216(1.000000e+00)
	  CNDE_INT * T0.Z, PV.W, 0.0, PV.Z, 
	ALU clause starting at 235:
	  AND_INT * T2.W, T3.Y, T2.Y,  
	  SETNE_INT   T4.Y, T1.W, 0.0,  
	  CNDE_INT   T0.Z, PV.W, T0.Z, literal.x, 
	  AND_INT * T2.W, T3.Y, T0.Y,  
	2139095040(INF), 0(0.000000e+00)
	  SETE_INT   T0.Y, T1.W, 0.0,  
	  CNDE_INT   T0.Z, PV.W, PV.Z, literal.x, 
	  OR_INT * T2.W, T2.Y, PV.Y,  
	2143289344(nan), 0(0.000000e+00)
	  OR_INT   T3.Y, T0.X, T3.X,  
	  CNDE_INT   T0.Z, PV.W, literal.x, PV.Z, 
	  AND_INT * T2.W, PV.Y, T2.Y,  
	2139095040(INF), 0(0.000000e+00)
	  CNDE_INT   T0.Z, PV.W, PV.Z, 0.0, 
	  AND_INT * T2.W, PV.Y, literal.x,  
	2147483647(nan), 0(0.000000e+00)
	  CNDE_INT   T0.Z, PV.W, literal.x, PV.Z, 
	  AND_INT * T2.W, T4.Y, T1.Y,  
	2143289344(nan), 0(0.000000e+00)
	  CNDE_INT   T0.Z, PV.W, PV.Z, literal.x, 
	  SETGT_UINT * T1.W, T1.W, literal.y,  
	2143289344(nan), 2139095040(INF)
	  CNDE_INT   T0.Z, PV.W, PV.Z, T0.X, 
	  SETGT_UINT * T1.W, T1.Z, literal.x,  
	2139095040(INF), 0(0.000000e+00)
	  CNDE_INT   T0.X, PV.W, PV.Z, T3.X, 
	  ADD_INT * T0.W, KC0[2].W, T0.W,  
	  LSHR * T1.X, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
.Ltmp128:
.Lfunc_end40:
	.size	powr_float, .Lfunc_end40-powr_float

	.section	.AMDGPU.config
	.long	166100
	.long	518
	.long	165900
	.long	0
	.long	166120
	.long	0
	.text
	.globl	remainder_float
	.p2align	8
	.type	remainder_float,@function
remainder_float:
remainder_float$local:
.Lfunc_begin41:
	ALU 5, @24, KC0[CB0:0-32], KC1[]
.Ltmp129:
	ALU 2, @30, KC0[CB0:0-32], KC1[]
	TEX 0 @20
	ALU 0, @33, KC0[CB0:0-32], KC1[]
	TEX 0 @22
	ALU_PUSH_BEFORE 14, @34, KC0[], KC1[]
	JUMP @15 POP:1
	ALU 0, @49, KC0[], KC1[]
	LOOP_START_DX10 @14
	ALU_PUSH_BEFORE 7, @50, KC0[], KC1[]
	JUMP @13 POP:1
	LOOP_BREAK @13
	POP @13 POP:1
	END_LOOP @9
	POP @15 POP:1
	ALU 0, @58, KC0[CB0:0-32], KC1[]
.Ltmp130:
	ALU 35, @59, KC0[], KC1[]
	MEM_RAT_CACHELESS STORE_DWORD T0.X, T1.X
	CF_END
	PAD
	Fetch clause starting at 20:
	  VTX_READ_32 T0.X, T0.X, 0, #1
	Fetch clause starting at 22:
	  VTX_READ_32 T2.X, T2.X, 0, #1
	ALU clause starting at 24:
	  MULLO_INT   T0.X (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Y, KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Z (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT * T0.W (MASKED), KC0[1].Z, T1.X,  
.Ltmp131:
	  ADD_INT * T0.W, PV.Y, T0.X,  
	  ADD_INT * T0.W, PV.W, KC0[3].Y,  
	ALU clause starting at 30:
	  LSHL * T0.W, T0.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  ADD_INT * T0.X, KC0[2].Y, PV.W,  
	ALU clause starting at 33:
	  ADD_INT * T2.X, KC0[2].Z, T0.W,  
	ALU clause starting at 34:
	  AND_INT   T1.X, T0.X, literal.x,  
	  AND_INT * T0.Y, T2.X, literal.x,  BS:VEC_120/SCL_212
	2147483647(nan), 0(0.000000e+00)
	  LSHR   T0.Z, PV.Y, literal.x,  
	  LSHR * T1.W, PV.X, literal.x,  
	23(3.222986e-44), 0(0.000000e+00)
	  SUB_INT   T2.Y, PV.W, PV.Z,  
	  AND_INT   T1.Z, T0.X, literal.x,  
	  AND_INT * T2.W, T2.X, literal.x,  BS:VEC_120/SCL_212
.Ltmp132:
	8388607(1.175494e-38), 0(0.000000e+00)
	  OR_INT   T1.Y, PV.W, literal.x,  
	  OR_INT   T1.Z, PV.Z, literal.x,  
	  SETGT_INT * T2.W, 1, PV.Y,  
	1065353216(1.000000e+00), 0(0.000000e+00)
	  PRED_SETE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
	ALU clause starting at 49:
	  ADD_INT * T2.Y, T2.Y, 1,  
	ALU clause starting at 50:
	  SETGE * T2.W, T1.Z, T1.Y,  
	  CNDE * T2.W, PV.W, 0.0, T1.Y, 
	  ADD_INT   T2.Y, T2.Y, literal.x,  
	  ADD * T2.W, T1.Z, -PV.W,  
	-1(nan), 0(0.000000e+00)
	  ADD   T1.Z, PV.W, PV.W,  
	  SETGT_UINT * T2.W, PV.Y, 1,  
	  PRED_SETE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
	ALU clause starting at 58:
	  MOV * T2.W, KC0[2].W,  
	ALU clause starting at 59:
	  SETGT * T3.W, T1.Z, T1.Y,  
	  CNDE * T3.W, PV.W, 0.0, T1.Y, 
	  ADD   T2.Z, T1.Z, -PV.W,  
	  SETGE_UINT * T1.W, T1.W, T0.Z,  
	  CNDE_INT * T3.W, PV.W, T1.X, PV.Z, 
	  SETGT_DX10   T2.Y, T1.Z, T1.Y,  
	  ADD   T0.Z, PV.W, PV.W,  
	  CNDE_INT * T4.W, T1.W, T0.Y, T1.Y, BS:VEC_021/SCL_122
	  SETE_DX10   T1.Z, PV.W, PV.Z,  
	  AND_INT * T5.W, T1.W, PV.Y,  
	  AND_INT   T1.Z, PV.W, PV.Z,  
	  SETGT_DX10 * T5.W, T0.Z, T4.W,  
	  OR_INT * T5.W, PV.W, PV.Z,  
	  AND_INT   T0.Z, T2.X, literal.x,  
	  CNDE_INT * T4.W, PV.W, 0.0, T4.W, 
	2139095040(INF), 0(0.000000e+00)
	  ADD   T1.Z, T3.W, -PV.W,  
	  CNDE_INT * T1.W, T1.W, literal.x, PV.Z, BS:VEC_120/SCL_212
	1065353216(1.000000e+00), 0(0.000000e+00)
	  MUL_IEEE   T1.Y, PV.W, PV.Z,  
	  SETE_INT   T0.Z, T1.X, T0.Y,  
	  ADD_INT * T1.W, T0.Y, literal.x,  
	-2139095041(-1.175494e-38), 0(0.000000e+00)
	  SETGT_UINT   T2.X, literal.x, PV.W,  
	  SETGT_UINT   T0.Y, T1.X, literal.y,  
	  CNDE_INT   T0.Z, PV.Z, PV.Y, 0.0, 
	  AND_INT * T1.W, T0.X, literal.z,  BS:VEC_120/SCL_212
	-2139095040(-1.175494e-38), 2139095039(3.402823e+38)
	-2147483648(-0.000000e+00), 0(0.000000e+00)
	  XOR_INT   T0.Z, PV.Z, PV.W,  
	  OR_INT * T1.W, PV.Y, PV.X,  
	  CNDE_INT   T0.X, PV.W, PV.Z, literal.x, 
	  ADD_INT * T0.W, T2.W, T0.W,  
	2143289344(nan), 0(0.000000e+00)
	  LSHR * T1.X, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
.Ltmp133:
.Lfunc_end41:
	.size	remainder_float, .Lfunc_end41-remainder_float

	.section	.AMDGPU.config
	.long	166100
	.long	2
	.long	165900
	.long	0
	.long	166120
	.long	0
	.text
	.globl	rint_float
	.p2align	8
	.type	rint_float,@function
rint_float:
rint_float$local:
.Lfunc_begin42:
	ALU 5, @8, KC0[CB0:0-32], KC1[]
.Ltmp134:
	ALU 2, @14, KC0[CB0:0-32], KC1[]
	TEX 0 @6
	ALU 3, @17, KC0[CB0:0-32], KC1[]
	MEM_RAT_CACHELESS STORE_DWORD T0.X, T1.X
	CF_END
	Fetch clause starting at 6:
	  VTX_READ_32 T0.X, T0.X, 0, #1
	ALU clause starting at 8:
	  MULLO_INT   T0.X (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Y, KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Z (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT * T0.W (MASKED), KC0[1].Z, T1.X,  
.Ltmp135:
	  ADD_INT * T0.W, PV.Y, T0.X,  
	  ADD_INT * T0.W, PV.W, KC0[3].X,  
	ALU clause starting at 14:
	  LSHL * T0.W, T0.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  ADD_INT * T0.X, KC0[2].Y, PV.W,  
	ALU clause starting at 17:
	  RNDNE   T0.X, T0.X,  
	  ADD_INT * T0.W, KC0[2].Z, T0.W,  
	  LSHR * T1.X, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
.Ltmp136:
.Lfunc_end42:
	.size	rint_float, .Lfunc_end42-rint_float

	.section	.AMDGPU.config
	.long	166100
	.long	3
	.long	165900
	.long	0
	.long	166120
	.long	0
	.text
	.globl	round_float
	.p2align	8
	.type	round_float,@function
round_float:
round_float$local:
.Lfunc_begin43:
	ALU 5, @8, KC0[CB0:0-32], KC1[]
.Ltmp137:
	ALU 2, @14, KC0[CB0:0-32], KC1[]
	TEX 0 @6
	ALU 9, @17, KC0[CB0:0-32], KC1[]
	MEM_RAT_CACHELESS STORE_DWORD T0.X, T1.X
	CF_END
	Fetch clause starting at 6:
	  VTX_READ_32 T0.X, T0.X, 0, #1
	ALU clause starting at 8:
	  MULLO_INT   T0.X (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Y, KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Z (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT * T0.W (MASKED), KC0[1].Z, T1.X,  
.Ltmp138:
	  ADD_INT * T0.W, PV.Y, T0.X,  
	  ADD_INT * T0.W, PV.W, KC0[3].X,  
	ALU clause starting at 14:
	  LSHL * T0.W, T0.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  ADD_INT * T0.X, KC0[2].Y, PV.W,  
	ALU clause starting at 17:
	  TRUNC * T1.W, T0.X,  
	  ADD * T2.W, T0.X, -PV.W,  
	  SETGE   T0.Z, |PV.W|, 0.5,  
	  BFI_INT * T2.W, literal.x, 1.0, T0.X, 
	2147483647(nan), 0(0.000000e+00)
	  CNDE * T2.W, PV.Z, 0.0, PV.W, 
	  ADD   T0.X, T1.W, PV.W,  
	  ADD_INT * T0.W, KC0[2].Z, T0.W,  
	  LSHR * T1.X, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
.Ltmp139:
.Lfunc_end43:
	.size	round_float, .Lfunc_end43-round_float

	.section	.AMDGPU.config
	.long	166100
	.long	2
	.long	165900
	.long	0
	.long	166120
	.long	0
	.text
	.globl	rsqrt_float
	.p2align	8
	.type	rsqrt_float,@function
rsqrt_float:
rsqrt_float$local:
.Lfunc_begin44:
	ALU 5, @8, KC0[CB0:0-32], KC1[]
.Ltmp140:
	ALU 2, @14, KC0[CB0:0-32], KC1[]
	TEX 0 @6
	ALU 6, @17, KC0[CB0:0-32], KC1[]
	MEM_RAT_CACHELESS STORE_DWORD T0.X, T1.X
	CF_END
	Fetch clause starting at 6:
	  VTX_READ_32 T0.X, T0.X, 0, #1
	ALU clause starting at 8:
	  MULLO_INT   T0.X (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Y, KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Z (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT * T0.W (MASKED), KC0[1].Z, T1.X,  
.Ltmp141:
	  ADD_INT * T0.W, PV.Y, T0.X,  
	  ADD_INT * T0.W, PV.W, KC0[3].X,  
	ALU clause starting at 14:
	  LSHL * T0.W, T0.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  ADD_INT * T0.X, KC0[2].Y, PV.W,  
	ALU clause starting at 17:
	  ADD_INT * T0.W, KC0[2].Z, T0.W,  
	  LSHR * T1.X, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  RECIPSQRT_IEEE   T0.X, T0.X,  
	  RECIPSQRT_IEEE   T0.Y (MASKED), T0.X,  
	  RECIPSQRT_IEEE   T0.Z (MASKED), T0.X,  
	  RECIPSQRT_IEEE * T0.W (MASKED), T0.X,  
.Ltmp142:
.Lfunc_end44:
	.size	rsqrt_float, .Lfunc_end44-rsqrt_float

	.section	.AMDGPU.config
	.long	166100
	.long	265
	.long	165900
	.long	0
	.long	166120
	.long	0
	.text
	.globl	sin_float
	.p2align	8
	.type	sin_float,@function
sin_float:
sin_float$local:
.Lfunc_begin45:
	ALU 5, @14, KC0[CB0:0-32], KC1[]
.Ltmp143:
	ALU 2, @20, KC0[CB0:0-32], KC1[]
	TEX 0 @12
	ALU_PUSH_BEFORE 7, @23, KC0[], KC1[]
	JUMP @7 POP:1
	ALU 129, @31, KC0[], KC1[]
	ALU_POP_AFTER 95, @161, KC0[], KC1[]
	ALU 0, @257, KC0[CB0:0-32], KC1[]
.Ltmp144:
	ALU 92, @258, KC0[], KC1[]
	MEM_RAT_CACHELESS STORE_DWORD T0.X, T1.X
	CF_END
	PAD
	Fetch clause starting at 12:
	  VTX_READ_32 T0.X, T0.X, 0, #1
	ALU clause starting at 14:
	  MULLO_INT   T0.X (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Y, KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Z (MASKED), KC0[1].Z, T1.X,  
.Ltmp145:
	  MULLO_INT * T0.W (MASKED), KC0[1].Z, T1.X,  
.Ltmp146:
	  ADD_INT * T0.W, PV.Y, T0.X,  
	  ADD_INT * T0.W, PV.W, KC0[3].X,  
	ALU clause starting at 20:
	  LSHL * T0.W, T0.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  ADD_INT * T0.X, KC0[2].Y, PV.W,  
	ALU clause starting at 23:
	  AND_INT * T1.W, T0.X, literal.x,  
	2147483647(nan), 0(0.000000e+00)
	  SETGT_DX10 * T2.W, literal.x, PV.W,  
	1258291200(8.388608e+06), 0(0.000000e+00)
	  MOV   T2.Z, literal.x,  
	  NOT_INT * T2.W, PV.W,  
	1(1.401298e-45), 0(0.000000e+00)
	  PRED_SETNE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
	ALU clause starting at 31:
	  AND_INT * T2.W, T0.X, literal.x,  
	8388607(1.175494e-38), 0(0.000000e+00)
	  OR_INT * T2.W, PV.W, literal.x,  
	8388608(1.175494e-38), 0(0.000000e+00)
	  MULLO_INT   T0.X (MASKED), T2.W, literal.x,  
	  MULLO_INT   T0.Y, T2.W, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T2.W, literal.x,  
	  MULLO_INT * T0.W (MASKED), T2.W, literal.x,  
	1011060801(1.193625e-02), 0(0.000000e+00)
	  MULHI   T0.X (MASKED), T2.W, literal.x,  
	  MULHI   T0.Y (MASKED), T2.W, literal.x,  
	  MULHI   T0.Z, T2.W, literal.x,  
	  MULHI * T0.W (MASKED), T2.W, literal.x,  
	-28220501(-6.958154e+37), 0(0.000000e+00)
	  ADDC_UINT   T1.Z, T0.Y, PV.Z,  
	  LSHR * T3.W, T1.W, literal.x,  
	23(3.222986e-44), 0(0.000000e+00)
	  MULHI   T1.X, T2.W, literal.x,  
	  MULHI   T1.Y (MASKED), T2.W, literal.x,  
	  MULHI   T1.Z (MASKED), T2.W, literal.x,  
	  MULHI * T1.W (MASKED), T2.W, literal.x,  
	1011060801(1.193625e-02), 0(0.000000e+00)
	  ADD_INT   T2.Z, T3.W, literal.x,  
	  ADD_INT * T3.W, PV.X, T1.Z,  
	-120(nan), 0(0.000000e+00)
	  MULLO_INT   T1.X, T2.W, literal.x,  
	  MULLO_INT   T1.Y (MASKED), T2.W, literal.x,  
	  MULLO_INT   T1.Z (MASKED), T2.W, literal.x,  
	  MULLO_INT * T1.W (MASKED), T2.W, literal.x,  
	-614296167(-6.377783e+16), 0(0.000000e+00)
	  ADDC_UINT   T1.Z, T3.W, PV.X,  
	  SETGT_UINT * T4.W, T2.Z, literal.x,  
	31(4.344025e-44), 0(0.000000e+00)
	  MULHI   T1.X (MASKED), T2.W, literal.x,  
	  MULHI   T1.Y, T2.W, literal.x,  
	  MULHI   T1.Z (MASKED), T2.W, literal.x,  
	  MULHI * T1.W (MASKED), T2.W, literal.x,  
	-614296167(-6.377783e+16), 0(0.000000e+00)
	  CNDE_INT   T3.Z, T4.W, 0.0, literal.x, 
	  ADD_INT * T5.W, PV.Y, T1.Z,  
	-32(nan), 0(0.000000e+00)
	  MULLO_INT   T1.X (MASKED), T2.W, literal.x,  
	  MULLO_INT   T1.Y, T2.W, literal.x,  
	  MULLO_INT   T1.Z (MASKED), T2.W, literal.x,  
	  MULLO_INT * T1.W (MASKED), T2.W, literal.x,  
	-181084736(-2.292752e+32), 0(0.000000e+00)
	  ADDC_UINT   T1.Z, T5.W, PV.Y,  
	  ADD_INT * T6.W, T3.Z, T2.Z,  
	  MULHI   T2.X, T2.W, literal.x,  
	  MULHI   T2.Y (MASKED), T2.W, literal.x,  
	  MULHI   T2.Z (MASKED), T2.W, literal.x,  
	  MULHI * T2.W (MASKED), T2.W, literal.x,  
	-181084736(-2.292752e+32), 0(0.000000e+00)
	  SETGT_UINT   T3.X, T6.W, literal.x,  
	  ADD_INT   T2.Y, PV.X, T1.Z,  
	  ADD_INT   T0.Z, T0.Y, T0.Z,  BS:VEC_021/SCL_122
	  ADD_INT * T3.W, T3.W, T1.X,  BS:VEC_120/SCL_212
	31(4.344025e-44), 0(0.000000e+00)
	  MULLO_INT   T0.X (MASKED), T2.W, literal.x,  
	  MULLO_INT   T0.Y, T2.W, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T2.W, literal.x,  
	  MULLO_INT * T0.W (MASKED), T2.W, literal.x,  
	-64530479(-3.475579e+36), 0(0.000000e+00)
	  CNDE_INT   T3.Y, T4.W, T3.W, T0.Z, 
	  ADDC_UINT   T1.Z, T2.Y, PV.Y,  
	  CNDE_INT * T7.W, T3.X, 0.0, literal.x, 
	-32(nan), 0(0.000000e+00)
	  MULHI   T1.X, T2.W, literal.x,  
	  MULHI   T1.Y (MASKED), T2.W, literal.x,  
	  MULHI   T1.Z (MASKED), T2.W, literal.x,  
	  MULHI * T1.W (MASKED), T2.W, literal.x,  
	-64530479(-3.475579e+36), 0(0.000000e+00)
	  ADD_INT   T2.X, T7.W, T6.W,  
	  ADD_INT   T4.Y, PV.X, T1.Z,  
	  ADD_INT   T1.Z, T5.W, T1.Y,  BS:VEC_201
	  ADD_INT * T5.W, T2.Y, T0.Y,  BS:VEC_120/SCL_212
	  MULLO_INT   T0.X (MASKED), T2.W, literal.x,  
	  MULLO_INT   T0.Y, T2.W, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T2.W, literal.x,  
	  MULLO_INT * T0.W (MASKED), T2.W, literal.x,  
	1313084713(8.224303e+08), 0(0.000000e+00)
	  CNDE_INT   T1.X, T4.W, T5.W, T1.Z, 
	  CNDE_INT   T1.Y, T4.W, T1.Z, T3.W, 
	  ADDC_UINT   T1.Z, T4.Y, PV.Y,  
	  SETGT_UINT * T3.W, T2.X, literal.x,  
	31(4.344025e-44), 0(0.000000e+00)
	  MULHI   T2.X (MASKED), T2.W, literal.x,  
	  MULHI   T2.Y, T2.W, literal.x,  
	  MULHI   T2.Z (MASKED), T2.W, literal.x,  
	  MULHI * T2.W (MASKED), T2.W, literal.x,  
	1313084713(8.224303e+08), 0(0.000000e+00)
	  CNDE_INT   T4.X, T3.W, 0.0, literal.x, 
	  ADD_INT   T2.Y, PV.Y, T1.Z,  
	  CNDE_INT   T1.Z, T3.X, T1.X, T1.Y, 
	  CNDE_INT * T6.W, T3.X, T1.Y, T3.Y, BS:VEC_021/SCL_122
	-32(nan), 0(0.000000e+00)
	  MULLO_INT   T1.X (MASKED), T2.W, literal.x,  
	  MULLO_INT   T1.Y, T2.W, literal.x,  
	  MULLO_INT   T1.Z (MASKED), T2.W, literal.x,  
	  MULLO_INT * T1.W (MASKED), T2.W, literal.x,  
	-1560706194(-6.763074e-18), 0(0.000000e+00)
	  CNDE_INT   T5.Y, T3.W, T1.Z, T6.W, 
	  ADDC_UINT   T2.Z, T2.Y, PV.Y,  
	  ADD_INT * T7.W, T4.X, T2.X,  
	  MULHI   T2.X, T2.W, literal.x,  
	  MULHI   T2.Y (MASKED), T2.W, literal.x,  
	  MULHI   T2.Z (MASKED), T2.W, literal.x,  
	  MULHI * T2.W (MASKED), T2.W, literal.x,  
	-1560706194(-6.763074e-18), 0(0.000000e+00)
	  SETGT_UINT   T4.X, T7.W, literal.x,  
	  ADD_INT * T0.Y, T4.Y, T0.Y,  
	31(4.344025e-44), 0(0.000000e+00)
	  ADD_INT   T3.Z, T2.Y, T1.Y,  
	  ADD_INT * T8.W, T2.X, T2.Z,  
	  CNDE_INT   T2.X, T4.W, PV.W, PV.Z, 
	  CNDE_INT   T1.Y, T4.W, PV.Z, T0.Y, 
	  CNDE_INT   T2.Z, T4.X, 0.0, literal.x, 
	  CNDE_INT * T5.W, T4.W, T0.Y, T5.W, 
	-32(nan), 0(0.000000e+00)
	  CNDE_INT   T1.X, T3.X, PV.W, T1.X, 
	  ADD_INT   T0.Y, PV.Z, T7.W,  
	  CNDE_INT   T2.Z, T3.X, PV.X, PV.Y, 
	  CNDE_INT * T5.W, T3.X, PV.Y, PV.W, 
	  CNDE_INT   T2.X, T3.W, PV.Z, PV.W, 
	  SUB_INT   T1.Y, 0.0, PV.Y,  
	  CNDE_INT   T2.Z, T3.W, PV.W, PV.X, 
	  CNDE_INT * T5.W, T3.W, PV.X, T1.Z, 
	  CNDE_INT   T1.X, T4.X, PV.Z, PV.W, 
	  AND_INT * T1.Y, PV.Y, literal.x,  
	31(4.344025e-44), 0(0.000000e+00)
	ALU clause starting at 161:
	  CNDE_INT   T1.Z, T4.X, T2.X, T2.Z, 
	  AND_INT * T7.W, T0.Y, literal.x,  
	31(4.344025e-44), 0(0.000000e+00)
	  LSHL   T2.Y, PV.Z, PV.W,  
	  LSHR   T2.Z, T1.X, T1.Y,  
	  CNDE_INT * T5.W, T4.X, T5.W, T5.Y, BS:VEC_120/SCL_212
	  MULLO_INT   T2.X, T2.W, literal.x,  
	  MULLO_INT   T2.Y (MASKED), T2.W, literal.x,  
	  MULLO_INT   T2.Z (MASKED), T2.W, literal.x,  
	  MULLO_INT * T2.W (MASKED), T2.W, literal.x,  
	-28220501(-6.958154e+37), 0(0.000000e+00)
	  LSHL   T5.X, T1.X, T7.W,  
	  LSHR   T4.Y, T5.W, T1.Y,  
	  OR_INT   T2.Z, T2.Y, T2.Z,  
	  CNDE_INT * T2.W, T4.W, T0.Z, PV.X, BS:VEC_201
	  CNDE_INT   T2.Y, T3.X, T3.Y, PV.W, 
	  CNDE_INT   T0.Z, T0.Y, T1.Z, PV.Z, 
	  OR_INT * T2.W, PV.X, PV.Y,  
	  CNDE_INT   T3.Y, T0.Y, T1.X, PV.W, 
	  BFE_UINT   T1.Z, PV.Z, literal.x, 1, 
	  CNDE_INT * T2.W, T3.W, T6.W, PV.Y, 
	29(4.063766e-44), 0(0.000000e+00)
	  CNDE_INT   T2.Y, T4.X, T5.Y, PV.W, 
	  SUB_INT   T2.Z, 0.0, PV.Z,  
	  BIT_ALIGN_INT * T2.W, T0.Z, PV.Y, literal.x, 
	30(4.203895e-44), 0(0.000000e+00)
	  XOR_INT   T4.Y, PV.W, PV.Z,  
	  LSHR   T3.Z, PV.Y, T1.Y,  
	  LSHL * T2.W, T5.W, T7.W,  
	  OR_INT   T3.Z, PV.W, PV.Z,  
	  FFBH_UINT * T2.W, PV.Y,  
	  CNDE_INT   T4.Z, T4.Y, literal.x, PV.W, 
	  CNDE_INT * T2.W, T0.Y, T5.W, PV.Z, BS:VEC_120/SCL_212
	32(4.484155e-44), 0(0.000000e+00)
	  BIT_ALIGN_INT   T1.X, T3.Y, PV.W, literal.x, 
	  SUB_INT   T0.Y, literal.y, PV.Z,  
	  ADD_INT   T3.Z, PV.Z, 1,  
	  BIT_ALIGN_INT * T2.W, PV.W, T2.Y, literal.x, 
	30(4.203895e-44), 31(4.344025e-44)
	  XOR_INT   T2.X, PV.W, T2.Z,  
	  AND_INT   T1.Y, PV.Z, literal.x,  
	  AND_INT   T3.Z, PV.Y, literal.x,  
	  XOR_INT * T2.W, PV.X, T2.Z,  
	31(4.344025e-44), 0(0.000000e+00)
	  LSHR   T1.X, PV.W, PV.Z,  
	  LSHL   T0.Y, T4.Y, PV.Y,  
	  LSHR   T2.Z, PV.X, PV.Z,  
	  LSHL * T2.W, PV.W, PV.Y,  
	  OR_INT   T2.Z, PV.W, PV.Z,  
	  OR_INT * T2.W, PV.Y, PV.X,  
	  BIT_ALIGN_INT * T3.W, PV.W, PV.Z, literal.x, 
	9(1.261169e-44), 0(0.000000e+00)
	  LSHR   T3.Z, T0.Z, literal.x,  
	  FFBH_UINT * T4.W, PV.W,  
	29(4.063766e-44), 0(0.000000e+00)
	  LSHR   T1.X, T2.W, literal.x,  
	  CNDE_INT   T0.Y, T3.W, literal.y, PV.W, BS:VEC_120/SCL_212
	  LSHL   T5.Z, T4.Z, literal.z,  
	  LSHL * T2.W, PV.Z, literal.w,  
	9(1.261169e-44), 32(4.484155e-44)
	23(3.222986e-44), 31(4.344025e-44)
	  SUB_INT   T2.X, PV.W, PV.Z,  
	  SUB_INT   T1.Y, literal.x, PV.Y,  
	  ADD_INT   T3.Z, PV.Y, 1,  
	  NOT_INT * T4.W, PV.Y,  
	31(4.344025e-44), 0(0.000000e+00)
	  SUB_INT   T3.X, PV.W, T4.Z,  
	  AND_INT   T0.Y, PV.Z, literal.x,  
	  AND_INT   T3.Z, PV.Y, literal.x,  
	  OR_INT * T4.W, PV.X, T1.X,  
	31(4.344025e-44), 0(0.000000e+00)
	  ADD_INT   T1.X, PV.W, literal.x,  
	  LSHR   T1.Y, T2.Z, PV.Z,  
	  LSHL   T2.Z, T3.W, PV.Y,  
	  LSHL * T3.W, PV.X, literal.y,  
	1056964608(5.000000e-01), 23(3.222986e-44)
	  ADD_INT   T0.Y, PV.W, literal.x,  
	  OR_INT   T2.Z, PV.Z, PV.Y,  
	  MUL_IEEE * T3.W, PV.X, literal.y,  
	864026624(5.960464e-08), 1070141402(1.570796e+00)
	  FMA   T1.Y, T1.X, literal.x, -PV.W, 
	  LSHR   T2.Z, PV.Z, literal.y,  
	  OR_INT * T2.W, PV.Y, T2.W,  
	1070141402(1.570796e+00), 9(1.261169e-44)
	  OR_INT   T2.Z, PV.W, PV.Z,  
	  FMA * T2.W, T1.X, literal.x, PV.Y, 
	866263400(7.549789e-08), 0(0.000000e+00)
	  FMA * T4.W, PV.Z, literal.x, PV.W, 
	1070141402(1.570796e+00), 0(0.000000e+00)
	  ADD * T2.W, T3.W, PV.W,  
	  ADD   T1.Y, PV.W, -T3.W,  
	  MOV   T2.Z, literal.x,  
	  LSHR * T3.W, T0.Z, literal.y,  
	0(0.000000e+00), 30(4.203895e-44)
	  ADD_INT   T0.Y, T1.Z, PV.W,  
	  ADD * T1.Z, T4.W, -PV.Y,  
	ALU clause starting at 257:
	  MOV * T0.Z, KC0[2].Z,  
	ALU clause starting at 258:
	  SETE_INT * T3.W, T2.Z, 0.0,  
	  PRED_SETNE_INT * Pred,PredicateBit (MASKED), PV.W, 0.0,  
	  MULADD_IEEE * T2.W, T1.W, literal.x, 0.5, Pred_sel_zero
	1059256707(6.366197e-01), 0(0.000000e+00)
	  TRUNC * T2.W, T2.W, Pred_sel_zero 
	  MUL_IEEE * T3.W, T2.W, literal.x, Pred_sel_zero 
	-1077342246(-1.570796e+00), 0(0.000000e+00)
	  ADD * T4.W, T1.W, T3.W, Pred_sel_zero 
	  ADD * T5.W, T1.W, -T4.W, Pred_sel_zero 
	  ADD   T1.Z, T5.W, T3.W, Pred_sel_zero 
	  FMA * T3.W, T2.W, literal.x, T3.W, Pred_sel_zeroBS:VEC_201
	1070141402(1.570796e+00), 0(0.000000e+00)
	  ADD * T3.W, T1.Z, -T3.W, Pred_sel_zero 
	  ADD   T1.Z, T4.W, T3.W, Pred_sel_zero 
	  MUL_IEEE * T3.W, T2.W, literal.x, Pred_sel_zero BS:VEC_201
	-1281220248(-7.549789e-08), 0(0.000000e+00)
	  ADD * T4.W, T1.Z, T3.W, Pred_sel_zero 
	  ADD * T5.W, T1.Z, -T4.W, Pred_sel_zero 
	  ADD   T1.Z, T5.W, T3.W, Pred_sel_zero 
	  FMA * T3.W, T2.W, literal.x, T3.W, Pred_sel_zeroBS:VEC_201
	866263400(7.549789e-08), 0(0.000000e+00)
	  ADD * T3.W, T1.Z, -T3.W, Pred_sel_zero 
	  ADD   T1.Z, T4.W, T3.W, Pred_sel_zero 
	  MUL_IEEE * T3.W, T2.W, literal.x, Pred_sel_zero BS:VEC_201
	-1480444732(-5.390303e-15), 0(0.000000e+00)
	  ADD * T4.W, T1.Z, T3.W, Pred_sel_zero 
	  ADD * T5.W, T1.Z, -T4.W, Pred_sel_zero 
	  ADD   T1.Y, T5.W, T3.W, Pred_sel_zero 
	  FMA   T1.Z, T2.W, literal.x, T3.W, Pred_sel_zeroBS:VEC_201
	  TRUNC * T2.W, T2.W, Pred_sel_zero BS:VEC_201
	667038916(5.390303e-15), 0(0.000000e+00)
	  FLT_TO_INT   T0.Y, T2.W, Pred_sel_zero 
	  MOV   T1.Z, -T1.Z, Pred_sel_zero 
	  ADD * T2.W, T4.W, T1.Y, Pred_sel_zero BS:VEC_120/SCL_212
	  MOV   T1.Y, literal.x,  
	  MOV   T2.Z, literal.y,  
	  MUL_IEEE * T3.W, T2.W, T2.W,  
	823096566(2.087572e-09), 3000446772(-2.505076e-08)
	  AND_INT   T2.Y, T2.W, literal.x,  
	  MULADD_IEEE   T2.Z, PV.W, literal.y, PV.Z, 
	  MULADD_IEEE * T4.W, PV.W, literal.z, PV.Y, 
	2147483647(nan), 791595475(1.589691e-10)
	-1387800754(-1.135965e-11), 0(0.000000e+00)
	  MULADD_IEEE   T1.Y, T3.W, PV.W, literal.x, 
	  MULADD_IEEE   T2.Z, T3.W, PV.Z, literal.y, 
	  ADD_INT * T4.W, PV.Y, literal.z,  
	-1265462726(-2.730101e-07), 909565733(2.725000e-06)
	-1050253722(-1.440000e+01), 0(0.000000e+00)
	  SETGT_UINT   T3.Y, PV.W, literal.x,  
	  MULADD_IEEE   T2.Z, T3.W, PV.Z, literal.y, 
	  MULADD_IEEE * T4.W, T3.W, PV.Y, literal.z, 
	11429478(1.601611e-38), -1185936940(-1.984009e-04)
	936381154(2.480060e-05), 0(0.000000e+00)
	  ADD_INT   T1.X, T2.Y, literal.x,  
	  MULADD_IEEE   T1.Y, T3.W, PV.W, literal.y, 
	  MULADD_IEEE   T2.Z, T3.W, PV.Z, literal.z, 
	  MUL_IEEE * T4.W, T2.W, T3.W,  BS:VEC_120/SCL_212
	-16777216(-1.701412e+38), -1162474656(-1.388889e-03)
	1007192199(8.333332e-03), 0(0.000000e+00)
	  MUL_IEEE   T2.X, PV.Z, PV.W,  
	  MULADD_IEEE   T1.Y, T3.W, PV.Y, literal.x, 
	  CNDE_INT   T2.Z, T3.Y, PV.X, 0.0, 
	  SETGT_UINT * T5.W, T2.Y, literal.y,  BS:VEC_120/SCL_212
	1026206379(4.166667e-02), 1061683200(7.812500e-01)
	  CNDE_INT   T1.X, PV.W, PV.Z, literal.x, 
	  MUL_IEEE   T1.Y, T3.W, PV.Y,  
	  MUL_IEEE   T2.Z, T1.Z, T2.W,  
	  MULADD_IEEE * T5.W, T1.Z, 0.5, -PV.X, 
	1049624576(2.812500e-01), 0(0.000000e+00)
	  MULADD_IEEE   T2.Y, T3.W, PV.W, -T1.Z, 
	  MULADD_IEEE   T1.Z, T3.W, PV.Y, -PV.Z, 
	  MULADD_IEEE * T3.W, T3.W, 0.5, -PV.X, 
	  ADD   T2.X, PV.W, -PV.Z,  
	  ADD   T1.Y, -T1.X, 1.0,  
	  MULADD_IEEE   T1.Z, T4.W, literal.x, PV.Y, 
	  LSHL * T3.W, T0.Y, literal.y,  
	1042983595(1.666667e-01), 30(4.203895e-44)
	  XOR_INT   T1.X, PV.W, T0.X,  
	  ADD   T2.Y, T2.W, -PV.Z,  
	  ADD   T1.Z, PV.Y, -PV.X,  
	  AND_INT * T2.W, T0.Y, 1,  
	  CNDE_INT   T1.Z, PV.W, PV.Y, PV.Z, 
	  AND_INT * T2.W, PV.X, literal.x,  
	-2147483648(-0.000000e+00), 0(0.000000e+00)
	  XOR_INT   T1.Z, PV.W, PV.Z,  
	  SETGT_UINT * T1.W, T1.W, literal.x,  
	2139095039(3.402823e+38), 0(0.000000e+00)
	  CNDE_INT * T1.W, PV.W, PV.Z, literal.x, 
	2143289344(nan), 0(0.000000e+00)
	  CNDE   T0.X, T0.X, T0.X, PV.W, 
	  ADD_INT * T0.W, T0.Z, T0.W,  
	  LSHR * T1.X, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
.Ltmp147:
.Lfunc_end45:
	.size	sin_float, .Lfunc_end45-sin_float

	.section	.AMDGPU.config
	.long	166100
	.long	8
	.long	165900
	.long	0
	.long	166120
	.long	0
	.text
	.globl	sinh_float
	.p2align	8
	.type	sinh_float,@function
sinh_float:
sinh_float$local:
.Lfunc_begin46:
	ALU 5, @12, KC0[CB0:0-32], KC1[]
.Ltmp148:
	ALU 2, @18, KC0[CB0:0-32], KC1[]
	TEX 0 @8
	ALU 10, @21, KC0[], KC1[]
	TEX 0 @10
	ALU 94, @32, KC0[CB0:0-32], KC1[]
	MEM_RAT_CACHELESS STORE_DWORD T0.X, T1.X
	CF_END
	Fetch clause starting at 8:
	  VTX_READ_32 T0.X, T0.X, 0, #1
	Fetch clause starting at 10:
	  VTX_READ_64 T1.XY, T1.X, 0, #2
	ALU clause starting at 12:
	  MULLO_INT   T0.X (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Y, KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Z (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT * T0.W (MASKED), KC0[1].Z, T1.X,  
.Ltmp149:
	  ADD_INT * T0.W, PV.Y, T0.X,  
	  ADD_INT * T0.W, PV.W, KC0[3].X,  
	ALU clause starting at 18:
	  LSHL * T0.W, T0.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  ADD_INT * T0.X, KC0[2].Y, PV.W,  
	ALU clause starting at 21:
	  AND_INT * T1.W, T0.X, literal.x,  
	2147483647(nan), 0(0.000000e+00)
	  TRUNC * T2.W, PV.W,  
	  FLT_TO_INT * T2.W, PV.W,  
	  SETGT_UINT * T3.W, PV.W, literal.x,  
	36(5.044674e-44), 0(0.000000e+00)
	  CNDE_INT * T2.W, PV.W, T2.W, 0.0, 
	  LSHL * T3.W, PV.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  ADD_INT * T1.X, literal.x, PV.W,  
	@SINHCOSH_TBL, 0(0.000000e+00)
	ALU clause starting at 32:
	  ADD * T3.W, T1.W, literal.x,  
	-1087278464(-6.931534e-01), 0(0.000000e+00)
	  SETGT * T4.W, 0.0, PV.W,  
	  CNDE * T4.W, PV.W, 0.5, literal.x, 
	-1090519040(-5.000000e-01), 0(0.000000e+00)
	  MULADD_IEEE * T4.W, T3.W, literal.x, PV.W, 
	1069066811(1.442695e+00), 0(0.000000e+00)
	  TRUNC * T4.W, PV.W,  
	  FLT_TO_INT * T4.W, PV.W,  
	  INT_TO_FLT * T5.W, PV.W,  
	  MUL_IEEE   T0.Z, PV.W, literal.x,  
	  MULADD_IEEE * T5.W, PV.W, literal.y, T3.W, 
	-1223165999(-9.058001e-06), -1087278720(-6.931381e-01)
	  ADD * T6.W, PV.W, PV.Z,  
	  MUL_IEEE   T1.Z, PV.W, PV.W,  
	  MOV * T7.W, literal.x,  
	3051219470(-1.653390e-06), 0(0.000000e+00)
	  MULADD_IEEE * T7.W, PV.Z, literal.x, PV.W, 
	858897228(4.138137e-08), 0(0.000000e+00)
	  MULADD_IEEE * T7.W, T1.Z, PV.W, literal.x, 
	948613973(6.613756e-05), 0(0.000000e+00)
	  MULADD_IEEE * T7.W, T1.Z, PV.W, literal.x, 
	-1154086047(-2.777778e-03), 0(0.000000e+00)
	  MULADD_IEEE   T2.Z, T1.Z, PV.W, literal.x, 
	  INT_TO_FLT * T2.W, T2.W,  
	1042983595(1.666667e-01), 0(0.000000e+00)
	  MOV   T0.Y, literal.x,  
	  ADD   T3.Z, T1.W, -PV.W,  
	  MULADD_IEEE * T2.W, T1.Z, -PV.Z, T6.W, 
	791711321(1.605768e-10), 0(0.000000e+00)
	  MUL_IEEE   T2.X, T6.W, PV.W,  
	  MUL_IEEE   T2.Y, PV.Z, PV.Z,  
	  MOV   T1.Z, literal.x,  
	  ADD * T2.W, -PV.W, literal.y,  
	823095986(2.087444e-09), 1073741824(2.000000e+00)
	  RECIP_IEEE   T2.X (MASKED), T2.W,  
	  RECIP_IEEE   T2.Y (MASKED), T2.W,  
	  RECIP_IEEE   T2.Z, T2.W,  
	  RECIP_IEEE * T2.W (MASKED), T2.W,  
	  MULADD_IEEE   T3.Y, T2.Y, literal.x, T1.Z, 
	  MUL_IEEE   T1.Z, T2.X, PV.Z,  
	  MULADD_IEEE * T2.W, T2.Y, literal.y, T0.Y, 
	760005212(1.163921e-11), 727320877(7.746189e-13)
	  MULADD_IEEE   T0.Y, T2.Y, PV.W, literal.x, 
	  ADD   T0.Z, -T0.Z, -PV.Z,  
	  MULADD_IEEE * T2.W, T2.Y, PV.Y, literal.y, 
	852963888(2.505212e-08), 882111107(2.755733e-07)
	  MULADD_IEEE   T3.Y, T2.Y, PV.W, literal.x, 
	  ADD   T0.Z, T5.W, -PV.Z,  
	  MULADD_IEEE * T2.W, T2.Y, PV.Y, literal.y, 
	936381697(2.480159e-05), 909700893(2.755732e-06)
	  MULADD_IEEE   T2.X, T2.Y, PV.W, literal.x, 
	  ADD   T0.Y, PV.Z, 1.0,  
	  LSHL   T0.Z, T4.W, literal.y,  
	  MULADD_IEEE * T2.W, T2.Y, PV.Y, literal.z, 
	961547521(1.984127e-04), 23(3.222986e-44)
	985008993(1.388889e-03), 0(0.000000e+00)
	  MULADD_IEEE   T3.X, T2.Y, PV.W, literal.x, 
	  ADD_INT   T0.Y, PV.Z, PV.Y,  
	  SETGT   T0.Z, literal.y, T3.W,  
	  MULADD_IEEE * T2.W, T2.Y, PV.X, literal.z, 
	1026206379(4.166667e-02), -1028740017(-8.733654e+01)
	1007192201(8.333334e-03), 0(0.000000e+00)
	  MULADD_IEEE   T2.X, T2.Y, PV.W, literal.x, 
	  CNDE   T0.Y, PV.Z, PV.Y, 0.0, 
	  SETGT   T0.Z, literal.y, T3.W,  
	  MULADD_IEEE * T2.W, T2.Y, PV.X, 0.5, 
	1042983595(1.666667e-01), 1118925336(8.872284e+01)
	  MUL_IEEE   T3.X, T3.Z, T2.Y,  
	  MULADD_IEEE   T2.Y, PV.W, T2.Y, 1.0, 
	  CNDE   T0.Z, PV.Z, literal.x, PV.Y, 
	  SETE_DX10 * T2.W, T3.W, T3.W,  
	2139095040(INF), 0(0.000000e+00)
	  CNDE_INT   T0.Y, PV.W, T3.W, PV.Z, 
	  MUL_IEEE   T0.Z, T1.X, PV.Y,  
	  MULADD_IEEE * T2.W, T2.X, PV.X, T3.Z, BS:VEC_120/SCL_212
	  MULADD_IEEE   T1.Y, T1.Y, PV.W, PV.Z, 
	  MULADD_IEEE   T0.Z, PV.Y, literal.x, PV.Y, 
	  SETGE * T2.W, T1.W, literal.y,  
	919605383(6.200807e-06), 1090852242(8.317766e+00)
	  CNDE   T0.Z, PV.W, PV.Y, PV.Z, 
	  SETGE * T2.W, T1.W, literal.x,  
	1119016189(8.941599e+01), 0(0.000000e+00)
	  ADD_INT   T0.Y, T1.W, literal.x,  
	  CNDE   T0.Z, PV.W, PV.Z, literal.y, 
	  AND_INT * T1.W, T0.X, literal.z,  
	-2139095041(-1.175494e-38), 2139095040(INF)
	-2147483648(-0.000000e+00), 0(0.000000e+00)
	  OR_INT   T0.Z, PV.Z, PV.W,  
	  SETGT_UINT * T1.W, PV.Y, literal.x,  
	-1191182338(-1.220703e-04), 0(0.000000e+00)
	  CNDE_INT   T0.X, PV.W, T0.X, PV.Z, 
	  ADD_INT * T0.W, KC0[2].Z, T0.W,  
	  LSHR * T1.X, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
.Ltmp150:
.Lfunc_end46:
	.size	sinh_float, .Lfunc_end46-sinh_float

	.section	.AMDGPU.config
	.long	166100
	.long	6
	.long	165900
	.long	0
	.long	166120
	.long	0
	.text
	.globl	sinpi_float
	.p2align	8
	.type	sinpi_float,@function
sinpi_float:
sinpi_float$local:
.Lfunc_begin47:
	ALU 5, @8, KC0[CB0:0-32], KC1[]
.Ltmp151:
	ALU 2, @14, KC0[CB0:0-32], KC1[]
	TEX 0 @6
	ALU 58, @17, KC0[CB0:0-32], KC1[]
	MEM_RAT_CACHELESS STORE_DWORD T0.X, T1.X
	CF_END
	Fetch clause starting at 6:
	  VTX_READ_32 T0.X, T0.X, 0, #1
	ALU clause starting at 8:
	  MULLO_INT   T0.X (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Y, KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Z (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT * T0.W (MASKED), KC0[1].Z, T1.X,  
.Ltmp152:
	  ADD_INT * T0.W, PV.Y, T0.X,  
	  ADD_INT * T0.W, PV.W, KC0[3].X,  
	ALU clause starting at 14:
	  LSHL * T0.W, T0.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  ADD_INT * T0.X, KC0[2].Y, PV.W,  
	ALU clause starting at 17:
	  AND_INT * T1.W, T0.X, literal.x,  
	2147483647(nan), 0(0.000000e+00)
	  TRUNC * T2.W, PV.W,  
	  FLT_TO_INT * T2.W, PV.W,  
	  INT_TO_FLT * T3.W, PV.W,  
	  ADD * T3.W, T1.W, -PV.W,  
	  SETGE   T0.Y, literal.x, PV.W,  
	  ADD   T0.Z, PV.W, literal.y,  
	  ADD * T4.W, -PV.W, 1.0,  
	1061158912(7.500000e-01), -1090519040(-5.000000e-01)
	  CNDE   T0.Y, PV.Y, PV.W, PV.Z, 
	  ADD   T0.Z, -T3.W, 0.5,  
	  SETGT * T4.W, 0.5, T3.W,  
	  CNDE   T0.Z, PV.W, PV.Y, PV.Z, 
	  SETGE * T4.W, literal.x, T3.W,  
	1048576000(2.500000e-01), 0(0.000000e+00)
	  CNDE * T4.W, PV.W, PV.Z, T3.W, 
	  MUL_IEEE * T4.W, PV.W, literal.x,  
	1078530011(3.141593e+00), 0(0.000000e+00)
	  MUL_IEEE   T0.Z, PV.W, PV.W,  
	  MOV * T5.W, literal.x,  
	3109030356(-1.984009e-04), 0(0.000000e+00)
	  MULADD_IEEE   T1.Z, PV.Z, literal.x, PV.W, 
	  MOV * T5.W, literal.y,  
	909565733(2.725000e-06), 936381155(2.480060e-05)
	  LSHL   T1.X, T2.W, literal.x,  
	  MULADD_IEEE   T0.Y, T0.Z, literal.y, PV.W, 
	  MULADD_IEEE   T1.Z, T0.Z, PV.Z, literal.z, 
	  SETGE_DX10 * T2.W, literal.w, T3.W,  
	31(4.344025e-44), -1265462726(-2.730101e-07)
	1007192199(8.333332e-03), 1048576000(2.500000e-01)
	  NOT_INT   T2.X, PV.W,  
	  SETGE_DX10   T1.Y, literal.x, T3.W,  
	  MULADD_IEEE   T1.Z, T0.Z, PV.Z, literal.y, 
	  MULADD_IEEE * T2.W, T0.Z, PV.Y, literal.z, 
	1061158912(7.500000e-01), -1104500053(-1.666667e-01)
	-1162474656(-1.388889e-03), 0(0.000000e+00)
	  MUL_IEEE   T3.X, T4.W, T0.Z,  
	  MULADD_IEEE   T0.Y, T0.Z, PV.W, literal.x, 
	  MULADD_IEEE   T2.Z, T0.Z, literal.y, 1.0, 
	  MUL_IEEE * T2.W, T0.Z, T0.Z,  
	1026206379(4.166667e-02), -1090519040(-5.000000e-01)
	  AND_INT   T0.X, T0.X, literal.x,  
	  MULADD_IEEE   T0.Y, PV.W, PV.Y, PV.Z, 
	  MULADD_IEEE   T0.Z, PV.X, T1.Z, T4.W, 
	  AND_INT * T2.W, T1.Y, T2.X,  
	-2147483648(-0.000000e+00), 0(0.000000e+00)
	  CNDE_INT   T0.Y, PV.W, PV.Z, PV.Y, 
	  XOR_INT   T0.Z, T1.X, PV.X,  
	  SETGT_UINT * T2.W, T1.W, literal.x,  
	2139095039(3.402823e+38), 0(0.000000e+00)
	  CNDE_INT   T1.Y, PV.W, T0.X, literal.x, 
	  XOR_INT   T0.Z, PV.Z, PV.Y,  
	  SETGT_UINT * T1.W, T1.W, literal.y,  
	2143289344(nan), 1258291199(8.388608e+06)
	  CNDE_INT   T0.X, PV.W, PV.Z, PV.Y, 
	  ADD_INT * T0.W, KC0[2].Z, T0.W,  
	  LSHR * T1.X, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
.Ltmp153:
.Lfunc_end47:
	.size	sinpi_float, .Lfunc_end47-sinpi_float

	.section	.AMDGPU.config
	.long	166100
	.long	2
	.long	165900
	.long	0
	.long	166120
	.long	0
	.text
	.globl	sqrt_float
	.p2align	8
	.type	sqrt_float,@function
sqrt_float:
sqrt_float$local:
.Lfunc_begin48:
	ALU 5, @8, KC0[CB0:0-32], KC1[]
.Ltmp154:
	ALU 2, @14, KC0[CB0:0-32], KC1[]
	TEX 0 @6
	ALU 10, @17, KC0[CB0:0-32], KC1[]
	MEM_RAT_CACHELESS STORE_DWORD T0.X, T1.X
	CF_END
	Fetch clause starting at 6:
	  VTX_READ_32 T0.X, T0.X, 0, #1
	ALU clause starting at 8:
	  MULLO_INT   T0.X (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Y, KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Z (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT * T0.W (MASKED), KC0[1].Z, T1.X,  
.Ltmp155:
	  ADD_INT * T0.W, PV.Y, T0.X,  
	  ADD_INT * T0.W, PV.W, KC0[3].X,  
	ALU clause starting at 14:
	  LSHL * T0.W, T0.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  ADD_INT * T0.X, KC0[2].Y, PV.W,  
	ALU clause starting at 17:
	  ADD_INT * T0.W, KC0[2].Z, T0.W,  
	  LSHR * T1.X, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  RECIPSQRT_IEEE   T0.X, T0.X,  
	  RECIPSQRT_IEEE   T0.Y (MASKED), T0.X,  
	  RECIPSQRT_IEEE   T0.Z (MASKED), T0.X,  
	  RECIPSQRT_IEEE * T0.W (MASKED), T0.X,  
	  RECIP_IEEE   T0.X, T0.X,  
	  RECIP_IEEE   T0.Y (MASKED), T0.X,  
	  RECIP_IEEE   T0.Z (MASKED), T0.X,  
	  RECIP_IEEE * T0.W (MASKED), T0.X,  
.Ltmp156:
.Lfunc_end48:
	.size	sqrt_float, .Lfunc_end48-sqrt_float

	.section	.AMDGPU.config
	.long	166100
	.long	265
	.long	165900
	.long	0
	.long	166120
	.long	0
	.text
	.globl	tan_float
	.p2align	8
	.type	tan_float,@function
tan_float:
tan_float$local:
.Lfunc_begin49:
	ALU 5, @14, KC0[CB0:0-32], KC1[]
.Ltmp157:
	ALU 2, @20, KC0[CB0:0-32], KC1[]
	TEX 0 @12
	ALU_PUSH_BEFORE 7, @23, KC0[], KC1[]
	JUMP @7 POP:1
	ALU 129, @31, KC0[], KC1[]
	ALU_POP_AFTER 95, @161, KC0[], KC1[]
	ALU 0, @257, KC0[CB0:0-32], KC1[]
.Ltmp158:
	ALU 69, @258, KC0[], KC1[]
	MEM_RAT_CACHELESS STORE_DWORD T0.X, T1.X
	CF_END
	PAD
	Fetch clause starting at 12:
	  VTX_READ_32 T0.X, T0.X, 0, #1
	ALU clause starting at 14:
	  MULLO_INT   T0.X (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Y, KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Z (MASKED), KC0[1].Z, T1.X,  
.Ltmp159:
	  MULLO_INT * T0.W (MASKED), KC0[1].Z, T1.X,  
.Ltmp160:
	  ADD_INT * T0.W, PV.Y, T0.X,  
	  ADD_INT * T0.W, PV.W, KC0[3].X,  
	ALU clause starting at 20:
	  LSHL * T0.W, T0.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  ADD_INT * T0.X, KC0[2].Y, PV.W,  
	ALU clause starting at 23:
	  AND_INT * T1.W, T0.X, literal.x,  
	2147483647(nan), 0(0.000000e+00)
	  SETGT_DX10 * T2.W, literal.x, PV.W,  
	1258291200(8.388608e+06), 0(0.000000e+00)
	  MOV   T2.Z, literal.x,  
	  NOT_INT * T2.W, PV.W,  
	1(1.401298e-45), 0(0.000000e+00)
	  PRED_SETNE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
	ALU clause starting at 31:
	  AND_INT * T2.W, T0.X, literal.x,  
	8388607(1.175494e-38), 0(0.000000e+00)
	  OR_INT * T2.W, PV.W, literal.x,  
	8388608(1.175494e-38), 0(0.000000e+00)
	  MULLO_INT   T0.X (MASKED), T2.W, literal.x,  
	  MULLO_INT   T0.Y, T2.W, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T2.W, literal.x,  
	  MULLO_INT * T0.W (MASKED), T2.W, literal.x,  
	1011060801(1.193625e-02), 0(0.000000e+00)
	  MULHI   T0.X (MASKED), T2.W, literal.x,  
	  MULHI   T0.Y (MASKED), T2.W, literal.x,  
	  MULHI   T0.Z, T2.W, literal.x,  
	  MULHI * T0.W (MASKED), T2.W, literal.x,  
	-28220501(-6.958154e+37), 0(0.000000e+00)
	  ADDC_UINT   T1.Z, T0.Y, PV.Z,  
	  LSHR * T3.W, T1.W, literal.x,  
	23(3.222986e-44), 0(0.000000e+00)
	  MULHI   T1.X, T2.W, literal.x,  
	  MULHI   T1.Y (MASKED), T2.W, literal.x,  
	  MULHI   T1.Z (MASKED), T2.W, literal.x,  
	  MULHI * T1.W (MASKED), T2.W, literal.x,  
	1011060801(1.193625e-02), 0(0.000000e+00)
	  ADD_INT   T2.Z, T3.W, literal.x,  
	  ADD_INT * T3.W, PV.X, T1.Z,  
	-120(nan), 0(0.000000e+00)
	  MULLO_INT   T1.X, T2.W, literal.x,  
	  MULLO_INT   T1.Y (MASKED), T2.W, literal.x,  
	  MULLO_INT   T1.Z (MASKED), T2.W, literal.x,  
	  MULLO_INT * T1.W (MASKED), T2.W, literal.x,  
	-614296167(-6.377783e+16), 0(0.000000e+00)
	  ADDC_UINT   T1.Z, T3.W, PV.X,  
	  SETGT_UINT * T4.W, T2.Z, literal.x,  
	31(4.344025e-44), 0(0.000000e+00)
	  MULHI   T1.X (MASKED), T2.W, literal.x,  
	  MULHI   T1.Y, T2.W, literal.x,  
	  MULHI   T1.Z (MASKED), T2.W, literal.x,  
	  MULHI * T1.W (MASKED), T2.W, literal.x,  
	-614296167(-6.377783e+16), 0(0.000000e+00)
	  CNDE_INT   T3.Z, T4.W, 0.0, literal.x, 
	  ADD_INT * T5.W, PV.Y, T1.Z,  
	-32(nan), 0(0.000000e+00)
	  MULLO_INT   T1.X (MASKED), T2.W, literal.x,  
	  MULLO_INT   T1.Y, T2.W, literal.x,  
	  MULLO_INT   T1.Z (MASKED), T2.W, literal.x,  
	  MULLO_INT * T1.W (MASKED), T2.W, literal.x,  
	-181084736(-2.292752e+32), 0(0.000000e+00)
	  ADDC_UINT   T1.Z, T5.W, PV.Y,  
	  ADD_INT * T6.W, T3.Z, T2.Z,  
	  MULHI   T2.X, T2.W, literal.x,  
	  MULHI   T2.Y (MASKED), T2.W, literal.x,  
	  MULHI   T2.Z (MASKED), T2.W, literal.x,  
	  MULHI * T2.W (MASKED), T2.W, literal.x,  
	-181084736(-2.292752e+32), 0(0.000000e+00)
	  SETGT_UINT   T3.X, T6.W, literal.x,  
	  ADD_INT   T2.Y, PV.X, T1.Z,  
	  ADD_INT   T0.Z, T0.Y, T0.Z,  BS:VEC_021/SCL_122
	  ADD_INT * T3.W, T3.W, T1.X,  BS:VEC_120/SCL_212
	31(4.344025e-44), 0(0.000000e+00)
	  MULLO_INT   T0.X (MASKED), T2.W, literal.x,  
	  MULLO_INT   T0.Y, T2.W, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T2.W, literal.x,  
	  MULLO_INT * T0.W (MASKED), T2.W, literal.x,  
	-64530479(-3.475579e+36), 0(0.000000e+00)
	  CNDE_INT   T3.Y, T4.W, T3.W, T0.Z, 
	  ADDC_UINT   T1.Z, T2.Y, PV.Y,  
	  CNDE_INT * T7.W, T3.X, 0.0, literal.x, 
	-32(nan), 0(0.000000e+00)
	  MULHI   T1.X, T2.W, literal.x,  
	  MULHI   T1.Y (MASKED), T2.W, literal.x,  
	  MULHI   T1.Z (MASKED), T2.W, literal.x,  
	  MULHI * T1.W (MASKED), T2.W, literal.x,  
	-64530479(-3.475579e+36), 0(0.000000e+00)
	  ADD_INT   T2.X, T7.W, T6.W,  
	  ADD_INT   T4.Y, PV.X, T1.Z,  
	  ADD_INT   T1.Z, T5.W, T1.Y,  BS:VEC_201
	  ADD_INT * T5.W, T2.Y, T0.Y,  BS:VEC_120/SCL_212
	  MULLO_INT   T0.X (MASKED), T2.W, literal.x,  
	  MULLO_INT   T0.Y, T2.W, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T2.W, literal.x,  
	  MULLO_INT * T0.W (MASKED), T2.W, literal.x,  
	1313084713(8.224303e+08), 0(0.000000e+00)
	  CNDE_INT   T1.X, T4.W, T5.W, T1.Z, 
	  CNDE_INT   T1.Y, T4.W, T1.Z, T3.W, 
	  ADDC_UINT   T1.Z, T4.Y, PV.Y,  
	  SETGT_UINT * T3.W, T2.X, literal.x,  
	31(4.344025e-44), 0(0.000000e+00)
	  MULHI   T2.X (MASKED), T2.W, literal.x,  
	  MULHI   T2.Y, T2.W, literal.x,  
	  MULHI   T2.Z (MASKED), T2.W, literal.x,  
	  MULHI * T2.W (MASKED), T2.W, literal.x,  
	1313084713(8.224303e+08), 0(0.000000e+00)
	  CNDE_INT   T4.X, T3.W, 0.0, literal.x, 
	  ADD_INT   T2.Y, PV.Y, T1.Z,  
	  CNDE_INT   T1.Z, T3.X, T1.X, T1.Y, 
	  CNDE_INT * T6.W, T3.X, T1.Y, T3.Y, BS:VEC_021/SCL_122
	-32(nan), 0(0.000000e+00)
	  MULLO_INT   T1.X (MASKED), T2.W, literal.x,  
	  MULLO_INT   T1.Y, T2.W, literal.x,  
	  MULLO_INT   T1.Z (MASKED), T2.W, literal.x,  
	  MULLO_INT * T1.W (MASKED), T2.W, literal.x,  
	-1560706194(-6.763074e-18), 0(0.000000e+00)
	  CNDE_INT   T5.Y, T3.W, T1.Z, T6.W, 
	  ADDC_UINT   T2.Z, T2.Y, PV.Y,  
	  ADD_INT * T7.W, T4.X, T2.X,  
	  MULHI   T2.X, T2.W, literal.x,  
	  MULHI   T2.Y (MASKED), T2.W, literal.x,  
	  MULHI   T2.Z (MASKED), T2.W, literal.x,  
	  MULHI * T2.W (MASKED), T2.W, literal.x,  
	-1560706194(-6.763074e-18), 0(0.000000e+00)
	  SETGT_UINT   T4.X, T7.W, literal.x,  
	  ADD_INT * T0.Y, T4.Y, T0.Y,  
	31(4.344025e-44), 0(0.000000e+00)
	  ADD_INT   T3.Z, T2.Y, T1.Y,  
	  ADD_INT * T8.W, T2.X, T2.Z,  
	  CNDE_INT   T2.X, T4.W, PV.W, PV.Z, 
	  CNDE_INT   T1.Y, T4.W, PV.Z, T0.Y, 
	  CNDE_INT   T2.Z, T4.X, 0.0, literal.x, 
	  CNDE_INT * T5.W, T4.W, T0.Y, T5.W, 
	-32(nan), 0(0.000000e+00)
	  CNDE_INT   T1.X, T3.X, PV.W, T1.X, 
	  ADD_INT   T0.Y, PV.Z, T7.W,  
	  CNDE_INT   T2.Z, T3.X, PV.X, PV.Y, 
	  CNDE_INT * T5.W, T3.X, PV.Y, PV.W, 
	  CNDE_INT   T2.X, T3.W, PV.Z, PV.W, 
	  SUB_INT   T1.Y, 0.0, PV.Y,  
	  CNDE_INT   T2.Z, T3.W, PV.W, PV.X, 
	  CNDE_INT * T5.W, T3.W, PV.X, T1.Z, 
	  CNDE_INT   T1.X, T4.X, PV.Z, PV.W, 
	  AND_INT * T1.Y, PV.Y, literal.x,  
	31(4.344025e-44), 0(0.000000e+00)
	ALU clause starting at 161:
	  CNDE_INT   T1.Z, T4.X, T2.X, T2.Z, 
	  AND_INT * T7.W, T0.Y, literal.x,  
	31(4.344025e-44), 0(0.000000e+00)
	  LSHL   T2.Y, PV.Z, PV.W,  
	  LSHR   T2.Z, T1.X, T1.Y,  
	  CNDE_INT * T5.W, T4.X, T5.W, T5.Y, BS:VEC_120/SCL_212
	  MULLO_INT   T2.X, T2.W, literal.x,  
	  MULLO_INT   T2.Y (MASKED), T2.W, literal.x,  
	  MULLO_INT   T2.Z (MASKED), T2.W, literal.x,  
	  MULLO_INT * T2.W (MASKED), T2.W, literal.x,  
	-28220501(-6.958154e+37), 0(0.000000e+00)
	  LSHL   T5.X, T1.X, T7.W,  
	  LSHR   T4.Y, T5.W, T1.Y,  
	  OR_INT   T2.Z, T2.Y, T2.Z,  
	  CNDE_INT * T2.W, T4.W, T0.Z, PV.X, BS:VEC_201
	  CNDE_INT   T2.Y, T3.X, T3.Y, PV.W, 
	  CNDE_INT   T0.Z, T0.Y, T1.Z, PV.Z, 
	  OR_INT * T2.W, PV.X, PV.Y,  
	  CNDE_INT   T3.Y, T0.Y, T1.X, PV.W, 
	  BFE_UINT   T1.Z, PV.Z, literal.x, 1, 
	  CNDE_INT * T2.W, T3.W, T6.W, PV.Y, 
	29(4.063766e-44), 0(0.000000e+00)
	  CNDE_INT   T2.Y, T4.X, T5.Y, PV.W, 
	  SUB_INT   T2.Z, 0.0, PV.Z,  
	  BIT_ALIGN_INT * T2.W, T0.Z, PV.Y, literal.x, 
	30(4.203895e-44), 0(0.000000e+00)
	  XOR_INT   T4.Y, PV.W, PV.Z,  
	  LSHR   T3.Z, PV.Y, T1.Y,  
	  LSHL * T2.W, T5.W, T7.W,  
	  OR_INT   T3.Z, PV.W, PV.Z,  
	  FFBH_UINT * T2.W, PV.Y,  
	  CNDE_INT   T4.Z, T4.Y, literal.x, PV.W, 
	  CNDE_INT * T2.W, T0.Y, T5.W, PV.Z, BS:VEC_120/SCL_212
	32(4.484155e-44), 0(0.000000e+00)
	  BIT_ALIGN_INT   T1.X, T3.Y, PV.W, literal.x, 
	  SUB_INT   T0.Y, literal.y, PV.Z,  
	  ADD_INT   T3.Z, PV.Z, 1,  
	  BIT_ALIGN_INT * T2.W, PV.W, T2.Y, literal.x, 
	30(4.203895e-44), 31(4.344025e-44)
	  XOR_INT   T2.X, PV.W, T2.Z,  
	  AND_INT   T1.Y, PV.Z, literal.x,  
	  AND_INT   T3.Z, PV.Y, literal.x,  
	  XOR_INT * T2.W, PV.X, T2.Z,  
	31(4.344025e-44), 0(0.000000e+00)
	  LSHR   T1.X, PV.W, PV.Z,  
	  LSHL   T0.Y, T4.Y, PV.Y,  
	  LSHR   T2.Z, PV.X, PV.Z,  
	  LSHL * T2.W, PV.W, PV.Y,  
	  OR_INT   T2.Z, PV.W, PV.Z,  
	  OR_INT * T2.W, PV.Y, PV.X,  
	  BIT_ALIGN_INT * T3.W, PV.W, PV.Z, literal.x, 
	9(1.261169e-44), 0(0.000000e+00)
	  LSHR   T3.Z, T0.Z, literal.x,  
	  FFBH_UINT * T4.W, PV.W,  
	29(4.063766e-44), 0(0.000000e+00)
	  LSHR   T1.X, T2.W, literal.x,  
	  CNDE_INT   T0.Y, T3.W, literal.y, PV.W, BS:VEC_120/SCL_212
	  LSHL   T5.Z, T4.Z, literal.z,  
	  LSHL * T2.W, PV.Z, literal.w,  
	9(1.261169e-44), 32(4.484155e-44)
	23(3.222986e-44), 31(4.344025e-44)
	  SUB_INT   T2.X, PV.W, PV.Z,  
	  SUB_INT   T1.Y, literal.x, PV.Y,  
	  ADD_INT   T3.Z, PV.Y, 1,  
	  NOT_INT * T4.W, PV.Y,  
	31(4.344025e-44), 0(0.000000e+00)
	  SUB_INT   T3.X, PV.W, T4.Z,  
	  AND_INT   T0.Y, PV.Z, literal.x,  
	  AND_INT   T3.Z, PV.Y, literal.x,  
	  OR_INT * T4.W, PV.X, T1.X,  
	31(4.344025e-44), 0(0.000000e+00)
	  ADD_INT   T1.X, PV.W, literal.x,  
	  LSHR   T1.Y, T2.Z, PV.Z,  
	  LSHL   T2.Z, T3.W, PV.Y,  
	  LSHL * T3.W, PV.X, literal.y,  
	1056964608(5.000000e-01), 23(3.222986e-44)
	  ADD_INT   T0.Y, PV.W, literal.x,  
	  OR_INT   T2.Z, PV.Z, PV.Y,  
	  MUL_IEEE * T3.W, PV.X, literal.y,  
	864026624(5.960464e-08), 1070141402(1.570796e+00)
	  FMA   T1.Y, T1.X, literal.x, -PV.W, 
	  LSHR   T2.Z, PV.Z, literal.y,  
	  OR_INT * T2.W, PV.Y, T2.W,  
	1070141402(1.570796e+00), 9(1.261169e-44)
	  OR_INT   T2.Z, PV.W, PV.Z,  
	  FMA * T2.W, T1.X, literal.x, PV.Y, 
	866263400(7.549789e-08), 0(0.000000e+00)
	  FMA * T4.W, PV.Z, literal.x, PV.W, 
	1070141402(1.570796e+00), 0(0.000000e+00)
	  ADD * T2.W, T3.W, PV.W,  
	  ADD   T1.Y, PV.W, -T3.W,  
	  MOV   T2.Z, literal.x,  
	  LSHR * T3.W, T0.Z, literal.y,  
	0(0.000000e+00), 30(4.203895e-44)
	  ADD_INT   T0.Y, T1.Z, PV.W,  
	  ADD * T1.Z, T4.W, -PV.Y,  
	ALU clause starting at 257:
	  MOV * T0.Z, KC0[2].Z,  
	ALU clause starting at 258:
	  SETE_INT * T3.W, T2.Z, 0.0,  
	  PRED_SETNE_INT * Pred,PredicateBit (MASKED), PV.W, 0.0,  
	  MULADD_IEEE * T2.W, T1.W, literal.x, 0.5, Pred_sel_zero
	1059256707(6.366197e-01), 0(0.000000e+00)
	  TRUNC * T2.W, T2.W, Pred_sel_zero 
	  MUL_IEEE * T3.W, T2.W, literal.x, Pred_sel_zero 
	-1077342246(-1.570796e+00), 0(0.000000e+00)
	  ADD * T4.W, T1.W, T3.W, Pred_sel_zero 
	  ADD * T5.W, T1.W, -T4.W, Pred_sel_zero 
	  ADD   T1.Z, T5.W, T3.W, Pred_sel_zero 
	  FMA * T3.W, T2.W, literal.x, T3.W, Pred_sel_zeroBS:VEC_201
	1070141402(1.570796e+00), 0(0.000000e+00)
	  ADD * T3.W, T1.Z, -T3.W, Pred_sel_zero 
	  ADD   T1.Z, T4.W, T3.W, Pred_sel_zero 
	  MUL_IEEE * T3.W, T2.W, literal.x, Pred_sel_zero BS:VEC_201
	-1281220248(-7.549789e-08), 0(0.000000e+00)
	  ADD * T4.W, T1.Z, T3.W, Pred_sel_zero 
	  ADD * T5.W, T1.Z, -T4.W, Pred_sel_zero 
	  ADD   T1.Z, T5.W, T3.W, Pred_sel_zero 
	  FMA * T3.W, T2.W, literal.x, T3.W, Pred_sel_zeroBS:VEC_201
	866263400(7.549789e-08), 0(0.000000e+00)
	  ADD * T3.W, T1.Z, -T3.W, Pred_sel_zero 
	  ADD   T1.Z, T4.W, T3.W, Pred_sel_zero 
	  MUL_IEEE * T3.W, T2.W, literal.x, Pred_sel_zero BS:VEC_201
	-1480444732(-5.390303e-15), 0(0.000000e+00)
	  ADD * T4.W, T1.Z, T3.W, Pred_sel_zero 
	  ADD * T5.W, T1.Z, -T4.W, Pred_sel_zero 
	  ADD   T1.Y, T5.W, T3.W, Pred_sel_zero 
	  FMA   T1.Z, T2.W, literal.x, T3.W, Pred_sel_zeroBS:VEC_201
	  TRUNC * T2.W, T2.W, Pred_sel_zero BS:VEC_201
	667038916(5.390303e-15), 0(0.000000e+00)
	  FLT_TO_INT   T0.Y, T2.W, Pred_sel_zero 
	  MOV   T1.Z, -T1.Z, Pred_sel_zero 
	  ADD * T2.W, T4.W, T1.Y, Pred_sel_zero BS:VEC_120/SCL_212
	  ADD * T2.W, T2.W, T1.Z,  
	  MUL_IEEE   T1.Z, PV.W, PV.W,  
	  MOV * T3.W, literal.x,  
	3204682551(-5.139651e-01), 0(0.000000e+00)
	  MULADD_IEEE   T2.Z, PV.Z, literal.x, PV.W, 
	  MOV * T3.W, literal.y,  
	1016534144(1.844239e-02), 1053115783(3.852961e-01)
	  MULADD_IEEE   T3.Z, T1.Z, literal.x, PV.W, 
	  MULADD_IEEE * T3.W, T1.Z, PV.Z, literal.y, 
	-1131614765(-1.720325e-02), 1066660901(1.155888e+00)
	  RECIP_IEEE   T1.X, T3.W,  
	  RECIP_IEEE   T1.Y (MASKED), T3.W,  
	  RECIP_IEEE   T1.Z (MASKED), T3.W,  
	  RECIP_IEEE * T1.W (MASKED), T3.W,  
	  MUL_IEEE   T2.Z, T3.Z, PV.X,  
	  MUL_IEEE * T3.W, T2.W, T1.Z,  
	  MULADD_IEEE * T2.W, PV.W, PV.Z, T2.W, 
	  RECIP_IEEE   T1.X, T2.W,  
	  RECIP_IEEE   T1.Y (MASKED), T2.W,  
	  RECIP_IEEE   T1.Z (MASKED), T2.W,  
	  RECIP_IEEE * T1.W (MASKED), T2.W,  
	  MUL_IEEE   T1.Z, literal.x, PV.X,  
	  AND_INT * T3.W, T0.Y, 1,  
	-1082130432(-1.000000e+00), 0(0.000000e+00)
	  CNDE_INT   T1.Z, PV.W, T2.W, PV.Z, 
	  AND_INT * T2.W, T0.X, literal.x,  
	-2147483648(-0.000000e+00), 0(0.000000e+00)
	  XOR_INT   T1.Z, PV.W, PV.Z,  
	  SETGT_UINT * T1.W, T1.W, literal.x,  
	2139095039(3.402823e+38), 0(0.000000e+00)
	  CNDE_INT * T1.W, PV.W, PV.Z, literal.x, 
	2143289344(nan), 0(0.000000e+00)
	  CNDE   T0.X, T0.X, T0.X, PV.W, 
	  ADD_INT * T0.W, T0.Z, T0.W,  
	  LSHR * T1.X, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
.Ltmp161:
.Lfunc_end49:
	.size	tan_float, .Lfunc_end49-tan_float

	.section	.AMDGPU.config
	.long	166100
	.long	7
	.long	165900
	.long	0
	.long	166120
	.long	0
	.text
	.globl	tanh_float
	.p2align	8
	.type	tanh_float,@function
tanh_float:
tanh_float$local:
.Lfunc_begin50:
	ALU 5, @8, KC0[CB0:0-32], KC1[]
.Ltmp162:
	ALU 2, @14, KC0[CB0:0-32], KC1[]
	TEX 0 @6
	ALU 99, @17, KC0[CB0:0-32], KC1[]
	MEM_RAT_CACHELESS STORE_DWORD T0.X, T1.X
	CF_END
	Fetch clause starting at 6:
	  VTX_READ_32 T0.X, T0.X, 0, #1
	ALU clause starting at 8:
	  MULLO_INT   T0.X (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Y, KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Z (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT * T0.W (MASKED), KC0[1].Z, T1.X,  
.Ltmp163:
	  ADD_INT * T0.W, PV.Y, T0.X,  
	  ADD_INT * T0.W, PV.W, KC0[3].X,  
	ALU clause starting at 14:
	  LSHL * T0.W, T0.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  ADD_INT * T0.X, KC0[2].Y, PV.W,  
	ALU clause starting at 17:
	  AND_INT * T1.W, T0.X, literal.x,  
	2147483647(nan), 0(0.000000e+00)
	  ADD * T2.W, PV.W, PV.W,  
	  SETGT * T3.W, 0.0, PV.W,  
	  CNDE * T3.W, PV.W, 0.5, literal.x, 
	-1090519040(-5.000000e-01), 0(0.000000e+00)
	  MULADD_IEEE * T3.W, T2.W, literal.x, PV.W, 
	1069066811(1.442695e+00), 0(0.000000e+00)
	  TRUNC * T3.W, PV.W,  
	  FLT_TO_INT * T3.W, PV.W,  
	  INT_TO_FLT * T4.W, PV.W,  
	  MUL_IEEE   T0.Z, PV.W, literal.x,  
	  MULADD_IEEE * T4.W, PV.W, literal.y, T2.W, 
	-1223165999(-9.058001e-06), -1087278720(-6.931381e-01)
	  ADD * T5.W, PV.W, PV.Z,  
	  MUL_IEEE   T1.Z, PV.W, PV.W,  
	  MOV * T6.W, literal.x,  
	3051219470(-1.653390e-06), 0(0.000000e+00)
	  MULADD_IEEE * T6.W, PV.Z, literal.x, PV.W, 
	858897228(4.138137e-08), 0(0.000000e+00)
	  MULADD_IEEE * T6.W, T1.Z, PV.W, literal.x, 
	948613973(6.613756e-05), 0(0.000000e+00)
	  MULADD_IEEE * T6.W, T1.Z, PV.W, literal.x, 
	-1154086047(-2.777778e-03), 0(0.000000e+00)
	  MULADD_IEEE * T6.W, T1.Z, PV.W, literal.x, 
	1042983595(1.666667e-01), 0(0.000000e+00)
	  MULADD_IEEE * T6.W, T1.Z, -PV.W, T5.W, 
	  MUL_IEEE   T1.Z, T5.W, PV.W,  
	  ADD * T5.W, -PV.W, literal.x,  
	1073741824(2.000000e+00), 0(0.000000e+00)
	  RECIP_IEEE   T0.X (MASKED), T5.W,  
	  RECIP_IEEE   T0.Y, T5.W,  
	  RECIP_IEEE   T0.Z (MASKED), T5.W,  
	  RECIP_IEEE * T0.W (MASKED), T5.W,  
	  MUL_IEEE * T5.W, T1.Z, PV.Y,  
	  ADD * T5.W, -T0.Z, -PV.W,  
	  ADD * T4.W, T4.W, -PV.W,  
	  ADD * T4.W, PV.W, 1.0,  
	  LSHL   T1.X, T3.W, literal.x,  
	  MOV   T0.Y, literal.y,  
	  MUL_IEEE   T0.Z, T1.W, T1.W,  BS:VEC_120/SCL_212
	  MOV * T3.W, literal.z,  
	23(3.222986e-44), 1060690784(7.220974e-01)
	1062765904(8.457842e-01), 0(0.000000e+00)
	  MULADD_IEEE   T2.X, PV.Z, literal.x, PV.W, 
	  MULADD_IEEE   T0.Y, PV.Z, literal.y, PV.Y, 
	  ADD_INT   T1.Z, PV.X, T4.W,  
	  SETGT * T3.W, literal.z, T2.W,  BS:VEC_021/SCL_122
	1051686556(3.427018e-01), 1050003039(2.925291e-01)
	-1028740017(-8.733654e+01), 0(0.000000e+00)
	  CNDE   T1.X, PV.W, PV.Z, 0.0, 
	  SETGT   T1.Y, literal.x, T2.W,  
	  MOV   T1.Z, literal.y,  
	  MOV * T3.W, literal.z,  
	1118925336(8.872284e+01), 3133127838(-1.462836e-03)
	3131149824(-1.232564e-03), 0(0.000000e+00)
	  MULADD_IEEE   T3.X, T0.Z, literal.x, PV.W, 
	  MULADD_IEEE   T2.Y, T0.Z, literal.y, PV.Z, 
	  CNDE   T1.Z, PV.Y, literal.z, PV.X, 
	  SETE_DX10 * T3.W, T2.W, T2.W,  
	941656536(3.827535e-05), 944581501(4.891631e-05)
	2139095040(INF), 0(0.000000e+00)
	  CNDE_INT   T1.X, PV.W, T2.W, PV.Z, 
	  MULADD_IEEE   T1.Y, T0.Z, PV.Y, literal.x, 
	  MULADD_IEEE   T1.Z, T0.Z, PV.X, literal.y, 
	  SETGT * T2.W, literal.z, T1.W,  BS:VEC_021/SCL_122
	-1097836320(-2.819281e-01), -1099531855(-2.406986e-01)
	1063675494(9.000000e-01), 0(0.000000e+00)
	  CNDE   T1.Y, PV.W, PV.Z, PV.Y, 
	  ADD   T1.Z, PV.X, 1.0,  
	  CNDE * T2.W, PV.W, T0.Y, T2.X, 
	  RECIP_IEEE   T0.X (MASKED), T2.W,  
	  RECIP_IEEE   T0.Y, T2.W,  
	  RECIP_IEEE   T0.Z (MASKED), T2.W,  
	  RECIP_IEEE * T0.W (MASKED), T2.W,  
	  RECIP_IEEE   T1.X, T1.Z,  
	  RECIP_IEEE   T1.Y (MASKED), T1.Z,  
	  RECIP_IEEE   T1.Z (MASKED), T1.Z,  
	  RECIP_IEEE * T1.W (MASKED), T1.Z,  
	  MUL_IEEE   T2.Y, literal.x, PV.X,  
	  MUL_IEEE   T1.Z, T1.Y, T0.Y,  
	  MUL_IEEE * T2.W, T0.Z, T1.W,  
	1073741824(2.000000e+00), 0(0.000000e+00)
	  MULADD_IEEE   T0.Y, PV.Z, PV.W, T1.W, 
	  ADD   T0.Z, -PV.Y, 1.0,  
	  SETGE * T2.W, 1.0, T1.W,  
	  CNDE   T0.Z, PV.W, PV.Z, PV.Y, 
	  SETGT * T2.W, T1.W, literal.x,  
	1090852242(8.317766e+00), 0(0.000000e+00)
	  ADD_INT   T0.Y, T1.W, literal.x,  
	  CNDE   T0.Z, PV.W, PV.Z, 1.0, 
	  AND_INT * T1.W, T0.X, literal.y,  
	-2139095041(-1.175494e-38), -2147483648(-0.000000e+00)
	  OR_INT   T0.Z, PV.Z, PV.W,  
	  SETGT_UINT * T1.W, PV.Y, literal.x,  
	-1182793730(-2.441406e-04), 0(0.000000e+00)
	  CNDE_INT   T0.X, PV.W, T0.X, PV.Z, 
	  ADD_INT * T0.W, KC0[2].Z, T0.W,  
	  LSHR * T1.X, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
.Ltmp164:
.Lfunc_end50:
	.size	tanh_float, .Lfunc_end50-tanh_float

	.section	.AMDGPU.config
	.long	166100
	.long	8
	.long	165900
	.long	0
	.long	166120
	.long	0
	.text
	.globl	tanpi_float
	.p2align	8
	.type	tanpi_float,@function
tanpi_float:
tanpi_float$local:
.Lfunc_begin51:
	ALU 5, @8, KC0[CB0:0-32], KC1[]
.Ltmp165:
	ALU 2, @14, KC0[CB0:0-32], KC1[]
	TEX 0 @6
	ALU 73, @17, KC0[CB0:0-32], KC1[]
	MEM_RAT_CACHELESS STORE_DWORD T0.X, T1.X
	CF_END
	Fetch clause starting at 6:
	  VTX_READ_32 T0.X, T0.X, 0, #1
	ALU clause starting at 8:
	  MULLO_INT   T0.X (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Y, KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Z (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT * T0.W (MASKED), KC0[1].Z, T1.X,  
.Ltmp166:
	  ADD_INT * T0.W, PV.Y, T0.X,  
	  ADD_INT * T0.W, PV.W, KC0[3].X,  
	ALU clause starting at 14:
	  LSHL * T0.W, T0.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  ADD_INT * T0.X, KC0[2].Y, PV.W,  
	ALU clause starting at 17:
	  AND_INT * T1.W, T0.X, literal.x,  
	2147483647(nan), 0(0.000000e+00)
	  TRUNC * T2.W, PV.W,  
	  FLT_TO_INT * T2.W, PV.W,  
	  INT_TO_FLT * T3.W, PV.W,  
	  ADD * T3.W, T1.W, -PV.W,  
	  SETGE   T0.Y, literal.x, PV.W,  
	  ADD   T0.Z, PV.W, literal.y,  
	  ADD * T4.W, -PV.W, 1.0,  
	1061158912(7.500000e-01), -1090519040(-5.000000e-01)
	  CNDE   T1.Y, PV.Y, PV.W, PV.Z, 
	  ADD   T0.Z, -T3.W, 0.5,  
	  SETGT * T4.W, 0.5, T3.W,  
	  CNDE   T0.Z, PV.W, PV.Y, PV.Z, 
	  SETGE * T5.W, literal.x, T3.W,  
	1048576000(2.500000e-01), 0(0.000000e+00)
	  CNDE * T6.W, PV.W, PV.Z, T3.W, 
	  MUL_IEEE * T6.W, PV.W, literal.x,  
	1078530011(3.141593e+00), 0(0.000000e+00)
	  MUL_IEEE   T0.Z, PV.W, PV.W,  
	  MOV * T7.W, literal.x,  
	3204682551(-5.139651e-01), 0(0.000000e+00)
	  MULADD_IEEE   T1.Z, PV.Z, literal.x, PV.W, 
	  MOV * T7.W, literal.y,  
	1016534144(1.844239e-02), 1053115783(3.852961e-01)
	  AND_INT   T1.Y, T0.X, literal.x,  
	  MULADD_IEEE   T2.Z, T0.Z, literal.y, PV.W, 
	  MULADD_IEEE * T7.W, T0.Z, PV.Z, literal.z, 
	-2147483648(-0.000000e+00), -1131614765(-1.720325e-02)
	1066660901(1.155888e+00), 0(0.000000e+00)
	  RECIP_IEEE   T0.X, T7.W,  
	  RECIP_IEEE   T0.Y (MASKED), T7.W,  
	  RECIP_IEEE   T0.Z (MASKED), T7.W,  
	  RECIP_IEEE * T0.W (MASKED), T7.W,  
	  MUL_IEEE   T0.X, T2.Z, PV.X,  
	  MUL_IEEE   T2.Y, T6.W, T0.Z,  
	  XOR_INT   T0.Z, T1.Y, literal.x,  
	  SETGE_DX10 * T7.W, literal.y, T3.W,  
	-2147483648(-0.000000e+00), 1048576000(2.500000e-01)
	  NOT_INT   T1.X, PV.W,  
	  SETGE_DX10   T3.Y, literal.x, T3.W,  
	  CNDE   T1.Z, T0.Y, PV.Z, T1.Y, 
	  MULADD_IEEE * T6.W, PV.Y, PV.X, T6.W, 
	1061158912(7.500000e-01), 0(0.000000e+00)
	  RECIP_IEEE   T0.X, T6.W,  
	  RECIP_IEEE   T0.Y (MASKED), T6.W,  
	  RECIP_IEEE   T0.Z (MASKED), T6.W,  
	  RECIP_IEEE * T0.W (MASKED), T6.W,  
	  CNDE   T0.Y, T4.W, T1.Z, T0.Z, 
	  MUL_IEEE   T0.Z, literal.x, PV.X,  
	  AND_INT * T4.W, T3.Y, T1.X,  
	-1082130432(-1.000000e+00), 0(0.000000e+00)
	  LSHL   T2.Y, T2.W, literal.x,  
	  CNDE_INT   T0.Z, PV.W, T6.W, PV.Z, 
	  CNDE * T2.W, T5.W, PV.Y, T1.Y, BS:VEC_201
	31(4.344025e-44), 0(0.000000e+00)
	  XOR_INT   T0.Y, PV.W, PV.Z,  
	  SETGT_UINT   T0.Z, T1.W, literal.x,  
	  XOR_INT * T2.W, PV.Y, T1.Y,  
	2139095039(3.402823e+38), 0(0.000000e+00)
	  OR_INT   T0.X, PV.W, literal.x,  
	  SETE   T2.Y, T3.W, 0.5,  
	  CNDE_INT   T0.Z, PV.Z, T1.Y, literal.y, 
	  SETGT_UINT * T3.W, T1.W, literal.z,  BS:VEC_120/SCL_212
	2139095040(INF), 2143289344(nan)
	1266679807(1.677722e+07), 0(0.000000e+00)
	  CNDE_INT   T1.Y, PV.W, T2.W, PV.Z, 
	  CNDE   T0.Z, PV.Y, T0.Y, PV.X, 
	  SETGT_UINT * T1.W, T1.W, literal.x,  
	1258291199(8.388608e+06), 0(0.000000e+00)
	  CNDE_INT   T0.X, PV.W, PV.Z, PV.Y, 
	  ADD_INT * T0.W, KC0[2].Z, T0.W,  
	  LSHR * T1.X, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
.Ltmp167:
.Lfunc_end51:
	.size	tanpi_float, .Lfunc_end51-tanpi_float

	.section	.AMDGPU.config
	.long	166100
	.long	521
	.long	165900
	.long	0
	.long	166120
	.long	0
	.text
	.globl	tgamma_float
	.p2align	8
	.type	tgamma_float,@function
tgamma_float:
tgamma_float$local:
.Lfunc_begin52:
	ALU 5, @80, KC0[CB0:0-32], KC1[]
.Ltmp168:
	ALU 2, @86, KC0[CB0:0-32], KC1[]
	TEX 0 @58
	ALU_PUSH_BEFORE 6, @89, KC0[], KC1[]
	JUMP @50 POP:1
	ALU_PUSH_BEFORE 5, @96, KC0[], KC1[]
	JUMP @44 POP:1
	ALU_PUSH_BEFORE 6, @102, KC0[], KC1[]
	JUMP @43 POP:1
	ALU_PUSH_BEFORE 5, @109, KC0[], KC1[]
	JUMP @30 POP:1
	ALU_PUSH_BEFORE 5, @115, KC0[], KC1[]
	JUMP @24 POP:1
	ALU_PUSH_BEFORE 5, @121, KC0[], KC1[]
	JUMP @18 POP:1
	ALU 17, @127, KC0[], KC1[]
	TEX 1 @60
	ALU_POP_AFTER 59, @145, KC0[], KC1[]
	ALU_PUSH_BEFORE 1, @205, KC0[], KC1[]
	JUMP @23 POP:1
	ALU 17, @207, KC0[], KC1[]
	TEX 1 @64
	ALU_POP_AFTER 76, @225, KC0[], KC1[]
	ALU_POP_AFTER 1, @302, KC0[], KC1[]
	ALU_PUSH_BEFORE 1, @304, KC0[], KC1[]
	JUMP @29 POP:1
	ALU 49, @306, KC0[], KC1[]
	TEX 1 @68
	ALU_POP_AFTER 91, @356, KC0[], KC1[]
	ALU_POP_AFTER 1, @448, KC0[], KC1[]
	ALU_PUSH_BEFORE 1, @450, KC0[], KC1[]
	JUMP @42 POP:1
	ALU 17, @452, KC0[], KC1[]
	TEX 1 @72
	ALU_PUSH_BEFORE 87, @470, KC0[], KC1[]
	JUMP @37 POP:1
	ALU_POP_AFTER 28, @558, KC0[], KC1[]
	ALU_PUSH_BEFORE 1, @587, KC0[], KC1[]
	JUMP @41 POP:1
	ALU 30, @589, KC0[], KC1[]
	ALU_POP_AFTER 34, @620, KC0[], KC1[]
	POP @42 POP:1
	POP @43 POP:1
	POP @44 POP:1
	ALU_PUSH_BEFORE 1, @655, KC0[], KC1[]
	JUMP @49 POP:1
	ALU 17, @657, KC0[], KC1[]
	TEX 1 @76
	ALU_POP_AFTER 55, @675, KC0[], KC1[]
	POP @50 POP:1
	ALU 48, @731, KC0[CB0:0-32], KC1[]
.Ltmp169:
	ALU_PUSH_BEFORE 1, @780, KC0[], KC1[]
	JUMP @54 POP:1
	ALU_POP_AFTER 67, @782, KC0[], KC1[]
	ALU 2, @850, KC0[], KC1[]
	MEM_RAT_CACHELESS STORE_DWORD T1.X, T0.X
	CF_END
	PAD
	Fetch clause starting at 58:
	  VTX_READ_32 T0.X, T0.X, 0, #1
	Fetch clause starting at 60:
	  VTX_READ_64 T2.XY, T2.X, 0, #2
	  VTX_READ_32 T1.X, T1.X, 0, #2
	Fetch clause starting at 64:
	  VTX_READ_64 T2.XY, T2.X, 0, #2
	  VTX_READ_32 T1.X, T1.X, 0, #2
	Fetch clause starting at 68:
	  VTX_READ_64 T2.XY, T2.X, 0, #2
	  VTX_READ_32 T1.X, T1.X, 0, #2
	Fetch clause starting at 72:
	  VTX_READ_64 T2.XY, T2.X, 0, #2
	  VTX_READ_32 T1.X, T1.X, 0, #2
	Fetch clause starting at 76:
	  VTX_READ_64 T2.XY, T2.X, 0, #2
	  VTX_READ_32 T1.X, T1.X, 0, #2
	ALU clause starting at 80:
	  MULLO_INT   T0.X (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Y, KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Z (MASKED), KC0[1].Z, T1.X,  
.Ltmp170:
	  MULLO_INT * T0.W (MASKED), KC0[1].Z, T1.X,  
.Ltmp171:
	  ADD_INT * T0.W, PV.Y, T0.X,  
	  ADD_INT * T0.W, PV.W, KC0[3].X,  
	ALU clause starting at 86:
	  LSHL * T0.W, T0.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  ADD_INT * T0.X, KC0[2].Y, PV.W,  
	ALU clause starting at 89:
	  AND_INT   T0.Z, |T0.X|, literal.x,  
	  MOV * T1.W, |T0.X|,  
	2147483647(nan), 0(0.000000e+00)
	  MOV * T2.W, PV.W,  
	  SETGT_UINT * T3.W, T0.Z, literal.x,  
	2139095039(3.402823e+38), 0(0.000000e+00)
	  PRED_SETE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
	ALU clause starting at 96:
	  SETGT_DX10 * T2.W, literal.x, T0.Z,  
	478150656(8.470329e-22), 0(0.000000e+00)
	  MOV   T1.Z, literal.x,  
	  NOT_INT * T2.W, PV.W,  
	1(1.401298e-45), 0(0.000000e+00)
	  PRED_SETNE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
	ALU clause starting at 102:
	  SETE_DX10   T0.Y, T0.Z, literal.x,  
	  MOV   T1.Z, literal.y,  
	  SETE_DX10 * T2.W, T0.Z, 1.0,  
	1073741824(2.000000e+00), 0(0.000000e+00)
	  OR_INT   T2.Z, PV.W, PV.Y,  
	  MOV * T2.W, PV.Z,  
	  PRED_SETE_INT * ExecMask,PredicateBit (MASKED), PV.Z, 0.0,  
	ALU clause starting at 109:
	  SETGT_DX10 * T2.W, literal.x, T0.Z,  
	1073741824(2.000000e+00), 0(0.000000e+00)
	  MOV   T2.Z, literal.x,  
	  NOT_INT * T2.W, PV.W,  
	1(1.401298e-45), 0(0.000000e+00)
	  PRED_SETNE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
	ALU clause starting at 115:
	  SETGT_DX10 * T2.W, literal.x, T0.Z,  
	1090519040(8.000000e+00), 0(0.000000e+00)
	  MOV   T2.Z, literal.x,  
	  NOT_INT * T2.W, PV.W,  
	1(1.401298e-45), 0(0.000000e+00)
	  PRED_SETNE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
	ALU clause starting at 121:
	  SETGT_DX10 * T2.W, literal.x, T0.Z,  
	1551892480(2.882304e+17), 0(0.000000e+00)
	  MOV   T2.Z, literal.x,  
	  NOT_INT * T2.W, PV.W,  
	1(1.401298e-45), 0(0.000000e+00)
	  PRED_SETNE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
	ALU clause starting at 127:
	  OR_INT * T2.W, T0.Z, literal.x,  
	1065353216(1.000000e+00), 0(0.000000e+00)
	  ADD   T2.Z, PV.W, literal.x,  
	  SETGT_UINT * T2.W, T0.Z, literal.y,  
	-1082130432(-1.000000e+00), 8388607(1.175494e-38)
	  CNDE_INT * T3.W, PV.W, PV.Z, T0.Z, 
	  LSHL * T4.W, PV.W, 1,  
	  AND_INT   T3.Z, PV.W, literal.x,  
	  AND_INT * T4.W, T3.W, literal.y,  
	65536(9.183550e-41), 8323072(1.166311e-38)
	  ADD_INT * T4.W, PV.Z, PV.W,  
	  LSHR * T5.W, PV.W, literal.x,  
	14(1.961818e-44), 0(0.000000e+00)
	  ADD_INT   T1.X, literal.x, PV.W,  
	  LSHR * T5.W, T4.W, literal.y,  
	@LOG_INV_TBL, 13(1.821688e-44)
	  ADD_INT * T2.X, literal.x, PV.W,  
	@LOG2_TBL, 0(0.000000e+00)
	ALU clause starting at 145:
	  ADD * T5.W, T0.Z, literal.x,  
	-1082130432(-1.000000e+00), 0(0.000000e+00)
	  ADD * T6.W, PV.W, literal.x,  
	1073741824(2.000000e+00), 0(0.000000e+00)
	  RECIP_IEEE   T0.X (MASKED), T6.W,  
	  RECIP_IEEE   T0.Y, T6.W,  
	  RECIP_IEEE   T0.Z (MASKED), T6.W,  
	  RECIP_IEEE * T0.W (MASKED), T6.W,  
	  MUL_IEEE * T6.W, T5.W, PV.Y,  
	  ADD * T7.W, PV.W, PV.W,  
	  AND_INT   T0.Y, T3.W, literal.x,  
	  MUL_IEEE   T3.Z, PV.W, PV.W,  
	  MOV * T3.W, literal.y,  
	8388607(1.175494e-38), 1034594987(8.333334e-02)
	  MULADD_IEEE   T1.Y, PV.Z, literal.x, PV.W, 
	  OR_INT   T4.Z, T4.W, literal.y,  
	  OR_INT * T3.W, PV.Y, literal.y,  
	1011666125(1.250000e-02), 1056964608(5.000000e-01)
	  ADD   T3.X, PV.Z, -PV.W,  
	  AND_INT   T0.Y, T5.W, literal.x,  
	  MUL_IEEE   T3.Z, T3.Z, PV.Y,  
	  MUL_IEEE * T3.W, T5.W, T6.W,  
	-65536(nan), 0(0.000000e+00)
	  LSHR   T4.X, T2.Z, literal.x,  
	  LSHR   T1.Y, T0.Z, literal.x,  BS:VEC_120/SCL_212
	  MULADD_IEEE   T2.Z, T7.W, PV.Z, -PV.W, 
	  ADD * T3.W, T5.W, -PV.Y,  BS:VEC_120/SCL_212
	23(3.222986e-44), 0(0.000000e+00)
	  ADD   T5.X, PV.W, PV.Z,  
	  ADD_INT   T1.Y, PV.Y, literal.x,  
	  ADD_INT   T2.Z, PV.X, literal.y,  
	  MUL_IEEE * T3.W, T3.X, T1.X,  
	-127(nan), -253(nan)
	  MUL_IEEE   T1.X, PV.W, PV.W,  
	  MULADD_IEEE   T3.Y, PV.W, literal.x, 0.5, 
	  CNDE_INT   T2.Z, T2.W, PV.Z, PV.Y, 
	  MUL_IEEE * T2.W, PV.X, literal.y,  
	1051372203(3.333333e-01), 1001012009(5.195041e-03)
	  MULADD_IEEE   T1.Y, T0.Y, literal.x, PV.W, 
	  INT_TO_FLT   T2.Z, PV.Z,  
	  MULADD_IEEE * T2.W, PV.Y, PV.X, T3.W, 
	1001012009(5.195041e-03), 0(0.000000e+00)
	  MULADD_IEEE   T2.Y, PV.W, literal.x, T2.Y, 
	  ADD   T2.Z, T2.X, PV.Z,  
	  MULADD_IEEE * T2.W, T5.X, literal.y, PV.Y, BS:VEC_120/SCL_212
	-1078416837(-1.442695e+00), 1069023232(1.437500e+00)
	  MULADD_IEEE   T0.Y, T0.Y, literal.x, PV.W, 
	  ADD   T2.Z, PV.Z, PV.Y,  
	  SETGT * T2.W, literal.y, |T5.W|,  
	1069023232(1.437500e+00), 1031798784(6.250000e-02)
	  CNDE   T2.Z, PV.W, PV.Z, PV.Y, 
	  MOV * T2.W, literal.x,  
	3212836864(-1.000000e+00), 0(0.000000e+00)
	  MULADD_IEEE * T2.W, PV.Z, literal.x, PV.W, 
	1060205080(6.931472e-01), 0(0.000000e+00)
	  CNDE_INT * T2.W, T0.Z, literal.x, PV.W, 
	-8388608(-INF), 0(0.000000e+00)
	  MOV   T2.Z, literal.x,  
	  MUL_IEEE * T2.W, PV.W, T0.Z,  
	0(0.000000e+00), 0(0.000000e+00)
	ALU clause starting at 205:
	  SETE_INT * T3.W, T2.Z, 0.0,  
	  PRED_SETE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
	ALU clause starting at 207:
	  OR_INT * T2.W, T0.Z, literal.x,  
	1065353216(1.000000e+00), 0(0.000000e+00)
	  ADD   T2.Z, PV.W, literal.x,  
	  SETGT_UINT * T2.W, T0.Z, literal.y,  
	-1082130432(-1.000000e+00), 8388607(1.175494e-38)
	  CNDE_INT * T3.W, PV.W, PV.Z, T0.Z, 
	  LSHL * T4.W, PV.W, 1,  
	  AND_INT   T3.Z, PV.W, literal.x,  
	  AND_INT * T4.W, T3.W, literal.y,  
	65536(9.183550e-41), 8323072(1.166311e-38)
	  ADD_INT * T4.W, PV.Z, PV.W,  
	  LSHR * T5.W, PV.W, literal.x,  
	14(1.961818e-44), 0(0.000000e+00)
	  ADD_INT   T1.X, literal.x, PV.W,  
	  LSHR * T5.W, T4.W, literal.y,  
	@LOG_INV_TBL, 13(1.821688e-44)
	  ADD_INT * T2.X, literal.x, PV.W,  
	@LOG2_TBL, 0(0.000000e+00)
	ALU clause starting at 225:
	  ADD * T5.W, T0.Z, literal.x,  
	-1082130432(-1.000000e+00), 0(0.000000e+00)
	  ADD * T6.W, PV.W, literal.x,  
	1073741824(2.000000e+00), 0(0.000000e+00)
	  RECIP_IEEE   T0.X (MASKED), T6.W,  
	  RECIP_IEEE   T0.Y, T6.W,  
	  RECIP_IEEE   T0.Z (MASKED), T6.W,  
	  RECIP_IEEE * T0.W (MASKED), T6.W,  
	  AND_INT   T3.Z, T3.W, literal.x,  
	  MUL_IEEE * T3.W, T5.W, PV.Y,  BS:VEC_120/SCL_212
	8388607(1.175494e-38), 0(0.000000e+00)
	  ADD   T0.Y, PV.W, PV.W,  
	  OR_INT   T4.Z, T4.W, literal.x,  
	  OR_INT * T4.W, PV.Z, literal.x,  
	1056964608(5.000000e-01), 0(0.000000e+00)
	  ADD   T1.Y, PV.Z, -PV.W,  
	  MUL_IEEE   T3.Z, PV.Y, PV.Y,  
	  MOV * T4.W, literal.x,  
	1034594987(8.333334e-02), 0(0.000000e+00)
	  MULADD_IEEE   T4.Z, PV.Z, literal.x, PV.W, 
	  MUL_IEEE * T4.W, PV.Y, T1.X,  
	1011666125(1.250000e-02), 0(0.000000e+00)
	  MUL_IEEE   T1.X, PV.W, PV.W,  
	  AND_INT   T1.Y, T5.W, literal.x,  
	  MUL_IEEE   T3.Z, T3.Z, PV.Z,  
	  MUL_IEEE * T3.W, T5.W, T3.W,  
	-65536(nan), 0(0.000000e+00)
	  LSHR   T3.X, T2.Z, literal.x,  
	  LSHR   T3.Y, T0.Z, literal.x,  BS:VEC_120/SCL_212
	  MULADD_IEEE   T2.Z, T0.Y, PV.Z, -PV.W, 
	  ADD * T3.W, T5.W, -PV.Y,  
	23(3.222986e-44), 0(0.000000e+00)
	  MULADD_IEEE   T4.X, T4.W, literal.x, 0.5, 
	  ADD   T0.Y, PV.W, PV.Z,  
	  ADD_INT   T2.Z, PV.Y, literal.y,  
	  ADD_INT * T3.W, PV.X, literal.z,  
	1051372203(3.333333e-01), -127(nan)
	-253(nan), 0(0.000000e+00)
	  RECIP_IEEE   T3.X, T0.Z,  
	  RECIP_IEEE   T3.Y (MASKED), T0.Z,  
	  RECIP_IEEE   T3.Z (MASKED), T0.Z,  
	  RECIP_IEEE * T3.W (MASKED), T0.Z,  
	  CNDE_INT   T5.X, T2.W, T3.W, T2.Z, 
	  MUL_IEEE   T3.Y, T0.Y, literal.x,  
	  MUL_IEEE   T2.Z, PV.X, PV.X,  
	  MOV * T2.W, literal.y,  
	1001012009(5.195041e-03), 979058130(8.363399e-04)
	  MULADD_IEEE   T6.X, PV.Z, literal.x, PV.W, 
	  MULADD_IEEE   T3.Y, T1.Y, literal.y, PV.Y, 
	  INT_TO_FLT   T3.Z, PV.X,  
	  MULADD_IEEE * T2.W, T4.X, T1.X, T4.W, 
	-1160395544(-1.630929e-03), 1001012009(5.195041e-03)
	  MULADD_IEEE   T1.X, PV.W, literal.x, T2.Y, 
	  ADD   T2.Y, T2.X, PV.Z,  
	  MULADD_IEEE   T3.Z, T0.Y, literal.y, PV.Y, 
	  MULADD_IEEE * T2.W, T2.Z, PV.X, literal.z, 
	-1078416837(-1.442695e+00), 1069023232(1.437500e+00)
	-1172568484(-5.951875e-04), 0(0.000000e+00)
	  MULADD_IEEE   T2.X, T2.Z, PV.W, literal.x, 
	  MULADD_IEEE   T0.Y, T1.Y, literal.y, PV.Z, 
	  ADD   T3.Z, PV.Y, PV.X,  
	  SETGT * T2.W, literal.z, |T5.W|,  
	978324733(7.936506e-04), 1069023232(1.437500e+00)
	1031798784(6.250000e-02), 0(0.000000e+00)
	  CNDE   T0.Y, PV.W, PV.Z, PV.Y, 
	  MOV   T3.Z, literal.x,  
	  MULADD_IEEE * T2.W, T2.Z, PV.X, literal.y, 
	3212836864(-1.000000e+00), -1154086047(-2.777778e-03)
	  MULADD_IEEE   T2.Z, T2.Z, PV.W, literal.x, 
	  MULADD_IEEE * T2.W, PV.Y, literal.y, PV.Z, 
	1034594987(8.333334e-02), 1060205080(6.931472e-01)
	  CNDE_INT   T0.Y, T0.Z, literal.x, PV.W, 
	  ADD   T3.Z, T0.Z, literal.y,  
	  MULADD_IEEE * T2.W, T3.X, PV.Z, literal.z, 
	-8388608(-INF), -1090519040(-5.000000e-01)
	1054244637(4.189385e-01), 0(0.000000e+00)
	  MULADD_IEEE * T2.W, PV.Z, PV.Y, PV.W, 
	ALU clause starting at 302:
	  MOV * T2.Z, literal.x,  
	0(0.000000e+00), 0(0.000000e+00)
	ALU clause starting at 304:
	  SETE_INT * T3.W, T2.Z, 0.0,  
	  PRED_SETE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
	ALU clause starting at 306:
	  TRUNC * T2.W, T0.Z,  
	  FLT_TO_INT * T2.W, PV.W,  
	  INT_TO_FLT * T3.W, PV.W,  
	  ADD * T3.W, T0.Z, -PV.W,  
	  ADD   T1.X, PV.W, literal.x,  
	  SETGT_INT   T0.Y, T2.W, literal.y,  
	  ADD   T2.Z, PV.W, literal.z,  
	  SETGT_INT * T4.W, T2.W, literal.w,  
	1086324736(6.000000e+00), 6(8.407791e-45)
	1084227584(5.000000e+00), 5(7.006492e-45)
	  ADD   T2.X, T3.W, literal.x,  
	  SETGT_INT   T1.Y, T2.W, literal.y,  BS:VEC_120/SCL_212
	  CNDE_INT   T2.Z, PV.W, literal.z, PV.Z, 
	  CNDE_INT * T4.W, PV.Y, literal.z, PV.X, 
	1082130432(4.000000e+00), 4(5.605194e-45)
	1065353216(1.000000e+00), 0(0.000000e+00)
	  ADD   T1.X, T3.W, literal.x,  
	  SETGT_INT   T0.Y, T2.W, literal.y,  BS:VEC_120/SCL_212
	  MUL_IEEE   T2.Z, PV.W, PV.Z,  
	  CNDE_INT * T4.W, PV.Y, literal.z, PV.X, 
	1077936128(3.000000e+00), 3(4.203895e-45)
	1065353216(1.000000e+00), 0(0.000000e+00)
	  ADD   T2.X, T3.W, literal.x,  
	  SETGT_INT   T1.Y, T2.W, literal.y,  BS:VEC_120/SCL_212
	  MUL_IEEE   T2.Z, PV.W, PV.Z,  
	  CNDE_INT * T2.W, PV.Y, literal.z, PV.X, 
	1073741824(2.000000e+00), 2(2.802597e-45)
	1065353216(1.000000e+00), 0(0.000000e+00)
	  MUL_IEEE   T2.Z, PV.W, PV.Z,  
	  CNDE_INT * T2.W, PV.Y, literal.x, PV.X, 
	1065353216(1.000000e+00), 0(0.000000e+00)
	  MUL_IEEE * T2.W, PV.W, PV.Z,  
	  OR_INT * T4.W, PV.W, literal.x,  
	1065353216(1.000000e+00), 0(0.000000e+00)
	  ADD   T2.Z, PV.W, literal.x,  
	  SETGT_UINT * T4.W, T2.W, literal.y,  
	-1082130432(-1.000000e+00), 8388607(1.175494e-38)
	  CNDE_INT * T5.W, PV.W, PV.Z, T2.W, 
	  LSHL * T6.W, PV.W, 1,  
	  AND_INT   T3.Z, PV.W, literal.x,  
	  AND_INT * T6.W, T5.W, literal.y,  
	65536(9.183550e-41), 8323072(1.166311e-38)
	  ADD_INT * T6.W, PV.Z, PV.W,  
	  LSHR * T7.W, PV.W, literal.x,  
	14(1.961818e-44), 0(0.000000e+00)
	  ADD_INT   T1.X, literal.x, PV.W,  
	  LSHR * T7.W, T6.W, literal.y,  
	@LOG_INV_TBL, 13(1.821688e-44)
	  ADD_INT * T2.X, literal.x, PV.W,  
	@LOG2_TBL, 0(0.000000e+00)
	ALU clause starting at 356:
	  ADD   T3.Z, T2.W, literal.x,  
	  MOV * T7.W, literal.y,  
	-1082130432(-1.000000e+00), 978054870(7.779425e-04)
	  MULADD_IEEE   T4.Z, T3.W, literal.x, PV.W, 
	  ADD * T7.W, PV.Z, literal.y,  
	922081213(7.326684e-06), 1073741824(2.000000e+00)
	  RECIP_IEEE   T0.X (MASKED), T7.W,  
	  RECIP_IEEE   T0.Y, T7.W,  
	  RECIP_IEEE   T0.Z (MASKED), T7.W,  
	  RECIP_IEEE * T0.W (MASKED), T7.W,  
	  MUL_IEEE   T5.Z, T3.Z, PV.Y,  
	  MULADD_IEEE * T7.W, T3.W, T4.Z, literal.x, 
	1016643412(1.864592e-02), 0(0.000000e+00)
	  MULADD_IEEE   T0.Y, T3.W, PV.W, literal.x, 
	  MOV   T4.Z, literal.y,  
	  ADD * T7.W, PV.Z, PV.Z,  
	1043337070(1.719339e-01), 988886452(1.840285e-03)
	  AND_INT   T3.X, T5.W, literal.x,  
	  MUL_IEEE   T1.Y, PV.W, PV.W,  
	  MOV   T6.Z, literal.y,  
	  MULADD_IEEE * T5.W, T3.W, literal.z, PV.Z, BS:VEC_120/SCL_212
	8388607(1.175494e-38), 1034594987(8.333334e-02)
	939917159(3.194753e-05), 0(0.000000e+00)
	  MULADD_IEEE   T4.X, T3.W, PV.W, literal.x, 
	  MULADD_IEEE   T3.Y, PV.Y, literal.y, PV.Z, 
	  OR_INT   T4.Z, T6.W, literal.z,  BS:VEC_120/SCL_212
	  OR_INT * T5.W, PV.X, literal.z,  
	1020936420(2.664227e-02), 1011666125(1.250000e-02)
	1056964608(5.000000e-01), 0(0.000000e+00)
	  ADD   T3.X, PV.Z, -PV.W,  
	  AND_INT   T4.Y, T3.Z, literal.x,  
	  MUL_IEEE   T4.Z, T1.Y, PV.Y,  
	  MUL_IEEE * T5.W, T3.Z, T5.Z,  
	-65536(nan), 0(0.000000e+00)
	  LSHR   T5.X, T2.Z, literal.x,  
	  LSHR   T1.Y, T2.W, literal.x,  
	  MULADD_IEEE   T2.Z, T7.W, PV.Z, -PV.W, BS:VEC_120/SCL_212
	  ADD * T5.W, T3.Z, -PV.Y,  BS:VEC_120/SCL_212
	23(3.222986e-44), 0(0.000000e+00)
	  ADD   T6.X, PV.W, PV.Z,  
	  ADD_INT   T1.Y, PV.Y, literal.x,  
	  ADD_INT   T2.Z, PV.X, literal.y,  
	  MUL_IEEE * T5.W, T3.X, T1.X,  
	-127(nan), -253(nan)
	  MUL_IEEE   T1.X, PV.W, PV.W,  
	  MULADD_IEEE   T3.Y, PV.W, literal.x, 0.5, 
	  CNDE_INT   T2.Z, T4.W, PV.Z, PV.Y, 
	  MUL_IEEE * T4.W, PV.X, literal.y,  
	1051372203(3.333333e-01), 1001012009(5.195041e-03)
	  MULADD_IEEE   T3.X, T4.Y, literal.x, PV.W, 
	  INT_TO_FLT   T1.Y, PV.Z,  
	  MULADD_IEEE   T2.Z, PV.Y, PV.X, T5.W, 
	  MULADD_IEEE * T4.W, T3.W, T4.X, literal.y, 
	1001012009(5.195041e-03), 1041620198(1.463505e-01)
	  MULADD_IEEE   T1.X, T3.W, PV.W, literal.x, 
	  MULADD_IEEE   T2.Y, PV.Z, literal.y, T2.Y, 
	  ADD   T2.Z, T2.X, PV.Y,  
	  MULADD_IEEE * T4.W, T6.X, literal.z, PV.X, BS:VEC_120/SCL_212
	1051118714(3.257788e-01), -1078416837(-1.442695e+00)
	1069023232(1.437500e+00), 0(0.000000e+00)
	  AND_INT   T2.X, T2.W, literal.x,  
	  MULADD_IEEE   T1.Y, T4.Y, literal.y, PV.W, 
	  ADD   T2.Z, PV.Z, PV.Y,  
	  SETGT * T4.W, literal.z, |T3.Z|,  
	2147483647(nan), 1069023232(1.437500e+00)
	1031798784(6.250000e-02), 0(0.000000e+00)
	  CNDE   T3.X, PV.W, PV.Z, PV.Y, 
	  SETGT_UINT   T1.Y, PV.X, literal.x,  
	  MULADD_IEEE   T2.Z, T3.W, T1.X, literal.y, 
	  MULADD_IEEE * T4.W, T3.W, T0.Y, literal.z, 
	2139095039(3.402823e+38), 1046226010(2.149824e-01)
	1060688069(7.219356e-01), 0(0.000000e+00)
	  MULADD_IEEE   T0.Y, T3.W, PV.W, literal.x, 
	  MULADD_IEEE   T2.Z, T3.W, PV.Z, literal.y, 
	  CNDE_INT * T4.W, PV.Y, PV.X, T2.W, 
	1068641595(1.392005e+00), -1113709761(-7.721566e-02)
	  MUL_IEEE   T1.X, PV.W, literal.x,  
	  SETGT_INT   T1.Y, 0.0, T2.W,  
	  MUL_IEEE   T2.Z, T3.W, PV.Z,  
	  MULADD_IEEE * T2.W, T3.W, PV.Y, 1.0, 
	1060205080(6.931472e-01), 0(0.000000e+00)
	  RECIP_IEEE   T0.X (MASKED), T2.W,  
	  RECIP_IEEE   T0.Y, T2.W,  
	  RECIP_IEEE   T0.Z (MASKED), T2.W,  
	  RECIP_IEEE * T0.W (MASKED), T2.W,  
	  MUL_IEEE   T2.Z, T2.Z, PV.Y,  
	  CNDE_INT * T2.W, T1.Y, T1.X, literal.x, 
	2143289344(nan), 0(0.000000e+00)
	  CNDE_INT   T3.Z, T2.X, literal.x, PV.W, 
	  MULADD_IEEE * T2.W, T3.W, 0.5, PV.Z, 
	-8388608(-INF), 0(0.000000e+00)
	  ADD * T2.W, PV.W, PV.Z,  
	ALU clause starting at 448:
	  MOV * T2.Z, literal.x,  
	0(0.000000e+00), 0(0.000000e+00)
	ALU clause starting at 450:
	  SETE_INT * T3.W, T2.Z, 0.0,  
	  PRED_SETE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
	ALU clause starting at 452:
	  OR_INT * T2.W, T0.Z, literal.x,  
	1065353216(1.000000e+00), 0(0.000000e+00)
	  ADD   T2.Z, PV.W, literal.x,  
	  SETGT_UINT * T2.W, T0.Z, literal.y,  
	-1082130432(-1.000000e+00), 8388607(1.175494e-38)
	  CNDE_INT * T3.W, PV.W, PV.Z, T0.Z, 
	  LSHL * T4.W, PV.W, 1,  
	  AND_INT   T3.Z, PV.W, literal.x,  
	  AND_INT * T4.W, T3.W, literal.y,  
	65536(9.183550e-41), 8323072(1.166311e-38)
	  ADD_INT * T4.W, PV.Z, PV.W,  
	  LSHR * T5.W, PV.W, literal.x,  
	14(1.961818e-44), 0(0.000000e+00)
	  ADD_INT   T1.X, literal.x, PV.W,  
	  LSHR * T5.W, T4.W, literal.y,  
	@LOG_INV_TBL, 13(1.821688e-44)
	  ADD_INT * T2.X, literal.x, PV.W,  
	@LOG2_TBL, 0(0.000000e+00)
	ALU clause starting at 470:
	  ADD * T5.W, T0.Z, literal.x,  
	-1082130432(-1.000000e+00), 0(0.000000e+00)
	  ADD * T6.W, PV.W, literal.x,  
	1073741824(2.000000e+00), 0(0.000000e+00)
	  RECIP_IEEE   T0.X (MASKED), T6.W,  
	  RECIP_IEEE   T0.Y, T6.W,  
	  RECIP_IEEE   T0.Z (MASKED), T6.W,  
	  RECIP_IEEE * T0.W (MASKED), T6.W,  
	  MUL_IEEE * T6.W, T5.W, PV.Y,  
	  ADD * T7.W, PV.W, PV.W,  
	  MUL_IEEE   T3.Z, PV.W, PV.W,  
	  MOV * T8.W, literal.x,  
	1034594987(8.333334e-02), 0(0.000000e+00)
	  MULADD_IEEE * T8.W, PV.Z, literal.x, PV.W, 
	1011666125(1.250000e-02), 0(0.000000e+00)
	  MUL_IEEE   T3.Z, T3.Z, PV.W,  
	  MUL_IEEE * T6.W, T5.W, T6.W,  
	  AND_INT   T0.Y, T3.W, literal.x,  
	  MULADD_IEEE   T3.Z, T7.W, PV.Z, -PV.W, BS:VEC_120/SCL_212
	  AND_INT * T3.W, T5.W, literal.y,  BS:VEC_201
	8388607(1.175494e-38), -65536(nan)
	  ADD   T3.X, T5.W, -PV.W,  
	  SETGT   T1.Y, literal.x, T0.Z,  
	  ADD   T4.Z, T0.Z, literal.y,  
	  ADD * T6.W, -T0.Z, literal.z,  
	1071490584(1.731631e+00), -1078257981(-1.461632e+00)
	1073741824(2.000000e+00), 0(0.000000e+00)
	  CNDE   T4.X, PV.Y, PV.W, PV.Z, 
	  ADD   T1.Y, PV.X, T3.Z,  
	  OR_INT   T3.Z, T4.W, literal.x,  
	  OR_INT * T4.W, T0.Y, literal.x,  
	1056964608(5.000000e-01), 0(0.000000e+00)
	  ADD   T3.X, PV.Z, -PV.W,  
	  LSHR   T0.Y, T2.Z, literal.x,  
	  LSHR   T2.Z, T0.Z, literal.x,  BS:VEC_120/SCL_212
	  MUL_IEEE * T4.W, PV.Y, literal.y,  
	23(3.222986e-44), 1001012009(5.195041e-03)
	  MULADD_IEEE   T5.X, T3.W, literal.x, PV.W, 
	  ADD_INT   T3.Y, PV.Z, literal.y,  
	  ADD_INT   T2.Z, PV.Y, literal.z,  
	  MUL_IEEE * T4.W, PV.X, T1.X,  
	1001012009(5.195041e-03), -127(nan)
	-253(nan), 0(0.000000e+00)
	  MUL_IEEE   T1.X, PV.W, PV.W,  
	  MULADD_IEEE   T0.Y, PV.W, literal.x, 0.5, 
	  CNDE_INT   T2.Z, T2.W, PV.Z, PV.Y, 
	  MULADD_IEEE * T2.W, T1.Y, literal.y, PV.X, 
	1051372203(3.333333e-01), 1069023232(1.437500e+00)
	  MULADD_IEEE   T3.X, T3.W, literal.x, PV.W, 
	  INT_TO_FLT   T1.Y, PV.Z,  
	  MULADD_IEEE   T2.Z, PV.Y, PV.X, T4.W, 
	  SETGT_DX10 * T2.W, literal.y, T0.Z,  
	1069023232(1.437500e+00), 1071490584(1.731631e+00)
	  AND_INT   T1.X, PV.W, 1,  
	  SETGT   T0.Y, literal.x, T0.Z,  
	  MULADD_IEEE   T2.Z, PV.Z, literal.y, T2.Y, 
	  ADD * T2.W, T2.X, PV.Y,  
	1067296288(1.231632e+00), -1078416837(-1.442695e+00)
	  ADD   T2.X, PV.W, PV.Z,  
	  SETGT   T1.Y, literal.x, |T5.W|,  
	  CNDE   T2.Z, PV.Y, PV.X, literal.y, 
	  SETGE * T2.W, literal.z, T0.Z,  
	1031798784(6.250000e-02), 2(2.802597e-45)
	1063675494(9.000000e-01), 0(0.000000e+00)
	  CNDE   T1.X, PV.W, PV.Z, 0.0, 
	  CNDE   T1.Y, PV.Y, PV.X, T3.X, 
	  CNDE   T2.Z, T0.Y, T4.X, T5.W, 
	  ADD * T3.W, -T0.Z, 1.0,  
	  CNDE   T2.X, T2.W, PV.Z, PV.W, 
	  ADD   T0.Y, T0.Z, literal.x,  
	  SETGT   T2.Z, literal.y, T0.Z,  
	  MUL_IEEE * T3.W, PV.Y, literal.z,  
	-1091806452(-4.616321e-01), 1060850208(7.315998e-01)
	1060205080(6.931472e-01), 0(0.000000e+00)
	  CNDE_INT   T3.X, T0.Z, literal.x, PV.W, 
	  CNDE   T1.Y, PV.Z, PV.X, PV.Y, 
	  CNDE   T2.Z, PV.Z, T1.X, literal.y, 
	  SETGT * T3.W, literal.z, T0.Z,  
	-8388608(-INF), 1(1.401298e-45)
	1047343880(2.316400e-01), 0(0.000000e+00)
	  CNDE   T0.Y, PV.W, PV.Z, literal.x, 
	  CNDE   T2.Z, PV.W, PV.Y, T0.Z, 
	  CNDE * T3.W, T2.W, 0.0, -PV.X, 
	2(2.802597e-45), 0(0.000000e+00)
	  MOV   T3.Z, literal.x,  
	  SETGT_INT * T2.W, PV.Y, 1,  
	1(1.401298e-45), 0(0.000000e+00)
	  PRED_SETNE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
	ALU clause starting at 558:
	  MOV * T2.W, literal.x,  
	1047164280(2.289637e-01), 0(0.000000e+00)
	  MOV   T3.Z, literal.x,  
	  MULADD_IEEE * T2.W, T2.Z, literal.y, PV.W, 
	1037398703(1.042226e-01), 1012612190(1.338109e-02)
	  MULADD_IEEE   T4.Z, T2.Z, PV.W, literal.x, 
	  MULADD_IEEE * T2.W, T2.Z, literal.y, PV.Z, 
	1064979378(9.777175e-01), 995284443(3.217092e-03)
	  MULADD_IEEE   T3.Z, T2.Z, PV.W, literal.x, 
	  MULADD_IEEE * T2.W, T2.Z, PV.Z, literal.y, 
	1061482463(7.692851e-01), 1069169383(1.454923e+00)
	  MULADD_IEEE   T4.Z, T2.Z, PV.W, literal.x, 
	  MULADD_IEEE * T2.W, T2.Z, PV.Z, literal.y, 
	1059193076(6.328270e-01), 1074280749(2.128490e+00)
	  MULADD_IEEE   T3.Z, T2.Z, PV.W, literal.x, 
	  MULADD_IEEE * T2.W, T2.Z, PV.Z, literal.y, 
	1075654334(2.455978e+00), -1113709761(-7.721566e-02)
	  MUL_IEEE   T4.Z, T2.Z, PV.W,  
	  MULADD_IEEE * T2.W, T2.Z, PV.Z, 1.0, 
	  RECIP_IEEE   T1.X, T2.W,  
	  RECIP_IEEE   T1.Y (MASKED), T2.W,  
	  RECIP_IEEE   T1.Z (MASKED), T2.W,  
	  RECIP_IEEE * T1.W (MASKED), T2.W,  
	  MUL_IEEE * T2.W, T4.Z, PV.X,  
	  MULADD_IEEE * T2.W, T2.Z, literal.x, PV.W, 
	-1090519040(-5.000000e-01), 0(0.000000e+00)
	  MOV   T3.Z, literal.x,  
	  ADD * T2.W, PV.W, T3.W,  
	0(0.000000e+00), 0(0.000000e+00)
	ALU clause starting at 587:
	  SETE_INT * T4.W, T3.Z, 0.0,  
	  PRED_SETE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
	ALU clause starting at 589:
	  MOV   T3.Z, literal.x,  
	  SETE_INT * T2.W, T0.Y, 1,  
	1(1.401298e-45), 0(0.000000e+00)
	  PRED_SETNE_INT * Pred,PredicateBit (MASKED), PV.W, 0.0,  
	  MOV   T3.Z, literal.x, Pred_sel_zero 
	  MUL_IEEE * T2.W, T2.Z, T2.Z, Pred_sel_zero 
	954369093(1.080116e-04), 0(0.000000e+00)
	  MOV   T4.Z, literal.x, Pred_sel_zero 
	  MULADD_IEEE * T4.W, T2.W, literal.y, T3.Z, Pred_sel_zero
	963090279(2.208628e-04), 943467637(4.486410e-05)
	  MULADD_IEEE   T3.Z, T2.W, T4.W, literal.x, Pred_sel_zero
	  MULADD_IEEE * T4.W, T2.W, literal.y, T4.Z, Pred_sel_zero
	973452852(5.100698e-04), 936608674(2.521446e-05)
	  MULADD_IEEE   T4.Z, T2.W, T4.W, literal.x, Pred_sel_zero
	  MULADD_IEEE * T4.W, T2.W, T3.Z, literal.y, Pred_sel_zero
	983323809(1.192708e-03), 993881798(2.890514e-03)
	  MULADD_IEEE   T3.Z, T2.W, T4.W, literal.x, Pred_sel_zero
	  MULADD_IEEE * T4.W, T2.W, T4.Z, literal.y, Pred_sel_zero
	1017682197(2.058081e-02), 1005716094(7.385551e-03)
	  MULADD_IEEE   T4.Z, T2.W, T4.W, literal.x, Pred_sel_zero
	  MULADD_IEEE * T4.W, T2.W, T3.Z, literal.y, Pred_sel_zero
	1032450049(6.735230e-02), 1051007590(3.224670e-01)
	  MUL_IEEE   T3.Z, T2.W, T4.W, Pred_sel_zero 
	  MULADD_IEEE * T2.W, T2.W, T4.Z, literal.x, Pred_sel_zero
	1033773887(7.721566e-02), 0(0.000000e+00)
	  MULADD_IEEE * T2.W, T2.Z, T2.W, T3.Z, Pred_sel_zero
	  MULADD_IEEE * T2.W, T2.Z, literal.x, T2.W, Pred_sel_zero
	-1090519040(-5.000000e-01), 0(0.000000e+00)
	  MOV   T3.Z, literal.x, Pred_sel_zero 
	  ADD * T2.W, T2.W, T3.W, Pred_sel_zero 
	0(0.000000e+00), 0(0.000000e+00)
	ALU clause starting at 620:
	  SETE_INT * T4.W, T3.Z, 0.0,  
	  PRED_SETNE_INT * Pred,PredicateBit (MASKED), PV.W, 0.0,  
	  MUL_IEEE * T2.W, T2.Z, T2.Z, Pred_sel_zero 
	  MOV   T0.Y, literal.x, Pred_sel_zero 
	  MUL_IEEE   T3.Z, T2.Z, T2.W, Pred_sel_zero 
	  MOV * T4.W, literal.y, Pred_sel_zero 
	3121426565(-5.385953e-04), 979826791(8.810819e-04)
	  MULADD_IEEE   T4.Z, T3.Z, literal.x, T4.W, Pred_sel_zero
	  MULADD_IEEE * T4.W, T3.Z, literal.y, T0.Y, Pred_sel_zero
	-1180436185(-3.127542e-04), 967830007(3.355292e-04)
	  MULADD_IEEE   T0.Y, T3.Z, T4.W, literal.x, Pred_sel_zero
	  MULADD_IEEE   T4.Z, T3.Z, T4.Z, literal.y, Pred_sel_zero
	  MOV * T4.W, literal.z, Pred_sel_zero 
	991172249(2.259648e-03), -1150191618(-3.684520e-03)
	3132617846(-1.403465e-03), 0(0.000000e+00)
	  MULADD_IEEE   T1.Y, T3.Z, literal.x, T4.W, Pred_sel_zero
	  MULADD_IEEE   T4.Z, T3.Z, T4.Z, literal.y, Pred_sel_zero
	  MULADD_IEEE * T4.W, T3.Z, T0.Y, literal.z, Pred_sel_zero
	967146347(3.156321e-04), 1016280893(1.797068e-02)
	-1138164482(-1.031422e-02), 0(0.000000e+00)
	  MULADD_IEEE   T0.Y, T3.Z, T4.W, literal.x, Pred_sel_zero
	  MULADD_IEEE   T4.Z, T3.Z, T4.Z, literal.y, Pred_sel_zero
	  MULADD_IEEE * T4.W, T3.Z, T1.Y, literal.z, Pred_sel_zero
	1032083989(6.462494e-02), -1105780420(-1.475877e-01)
	1002956551(6.100539e-03), 0(0.000000e+00)
	  MULADD_IEEE   T5.Z, T3.Z, T4.W, literal.x, Pred_sel_zero
	  MULADD_IEEE * T4.W, T2.Z, T0.Y, T4.Z, Pred_sel_zeroBS:VEC_102/SCL_221
	-1123660473(-3.278854e-02), 0(0.000000e+00)
	  MULADD_IEEE   T2.Z, T3.Z, -T4.W, literal.x, Pred_sel_zero
	  MULADD_IEEE * T4.W, T3.Z, T5.Z, literal.y, Pred_sel_zero
	837164114(6.697101e-09), 1056422238(4.838361e-01)
	  MULADD_IEEE * T2.W, T2.W, T4.W, -T2.Z, Pred_sel_zero
	  ADD * T2.W, T2.W, literal.x, Pred_sel_zero 
	-1107767859(-1.214863e-01), 0(0.000000e+00)
	  ADD * T2.W, T2.W, T3.W, Pred_sel_zero 
	ALU clause starting at 655:
	  SETE_INT * T3.W, T1.Z, 0.0,  
	  PRED_SETE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
	ALU clause starting at 657:
	  OR_INT * T2.W, T0.Z, literal.x,  
	1065353216(1.000000e+00), 0(0.000000e+00)
	  ADD   T1.Z, PV.W, literal.x,  
	  SETGT_UINT * T2.W, T0.Z, literal.y,  
	-1082130432(-1.000000e+00), 8388607(1.175494e-38)
	  CNDE_INT * T3.W, PV.W, PV.Z, T0.Z, 
	  LSHL * T4.W, PV.W, 1,  
	  AND_INT   T2.Z, PV.W, literal.x,  
	  AND_INT * T4.W, T3.W, literal.y,  
	65536(9.183550e-41), 8323072(1.166311e-38)
	  ADD_INT * T4.W, PV.Z, PV.W,  
	  LSHR * T5.W, PV.W, literal.x,  
	14(1.961818e-44), 0(0.000000e+00)
	  ADD_INT   T1.X, literal.x, PV.W,  
	  LSHR * T5.W, T4.W, literal.y,  
	@LOG_INV_TBL, 13(1.821688e-44)
	  ADD_INT * T2.X, literal.x, PV.W,  
	@LOG2_TBL, 0(0.000000e+00)
	ALU clause starting at 675:
	  ADD * T5.W, T0.Z, literal.x,  
	-1082130432(-1.000000e+00), 0(0.000000e+00)
	  ADD * T6.W, PV.W, literal.x,  
	1073741824(2.000000e+00), 0(0.000000e+00)
	  RECIP_IEEE   T0.X (MASKED), T6.W,  
	  RECIP_IEEE   T0.Y, T6.W,  
	  RECIP_IEEE   T0.Z (MASKED), T6.W,  
	  RECIP_IEEE * T0.W (MASKED), T6.W,  
	  MUL_IEEE * T6.W, T5.W, PV.Y,  
	  ADD * T7.W, PV.W, PV.W,  
	  AND_INT   T0.Y, T3.W, literal.x,  
	  MUL_IEEE   T2.Z, PV.W, PV.W,  
	  MOV * T3.W, literal.y,  
	8388607(1.175494e-38), 1034594987(8.333334e-02)
	  MULADD_IEEE   T1.Y, PV.Z, literal.x, PV.W, 
	  OR_INT   T3.Z, T4.W, literal.y,  
	  OR_INT * T3.W, PV.Y, literal.y,  
	1011666125(1.250000e-02), 1056964608(5.000000e-01)
	  ADD   T3.X, PV.Z, -PV.W,  
	  AND_INT   T0.Y, T5.W, literal.x,  
	  MUL_IEEE   T2.Z, T2.Z, PV.Y,  
	  MUL_IEEE * T3.W, T5.W, T6.W,  
	-65536(nan), 0(0.000000e+00)
	  LSHR   T4.X, T1.Z, literal.x,  
	  LSHR   T1.Y, T0.Z, literal.x,  BS:VEC_120/SCL_212
	  MULADD_IEEE   T1.Z, T7.W, PV.Z, -PV.W, 
	  ADD * T3.W, T5.W, -PV.Y,  BS:VEC_120/SCL_212
	23(3.222986e-44), 0(0.000000e+00)
	  ADD   T5.X, PV.W, PV.Z,  
	  ADD_INT   T1.Y, PV.Y, literal.x,  
	  ADD_INT   T1.Z, PV.X, literal.y,  
	  MUL_IEEE * T3.W, T3.X, T1.X,  
	-127(nan), -253(nan)
	  MUL_IEEE   T1.X, PV.W, PV.W,  
	  MULADD_IEEE   T3.Y, PV.W, literal.x, 0.5, 
	  CNDE_INT   T1.Z, T2.W, PV.Z, PV.Y, 
	  MUL_IEEE * T2.W, PV.X, literal.y,  
	1051372203(3.333333e-01), 1001012009(5.195041e-03)
	  MULADD_IEEE   T1.Y, T0.Y, literal.x, PV.W, 
	  INT_TO_FLT   T1.Z, PV.Z,  
	  MULADD_IEEE * T2.W, PV.Y, PV.X, T3.W, 
	1001012009(5.195041e-03), 0(0.000000e+00)
	  MULADD_IEEE   T2.Y, PV.W, literal.x, T2.Y, 
	  ADD   T1.Z, T2.X, PV.Z,  
	  MULADD_IEEE * T2.W, T5.X, literal.y, PV.Y, BS:VEC_120/SCL_212
	-1078416837(-1.442695e+00), 1069023232(1.437500e+00)
	  MULADD_IEEE   T0.Y, T0.Y, literal.x, PV.W, 
	  ADD   T1.Z, PV.Z, PV.Y,  
	  SETGT * T2.W, literal.y, |T5.W|,  
	1069023232(1.437500e+00), 1031798784(6.250000e-02)
	  CNDE * T2.W, PV.W, PV.Z, PV.Y, 
	  MUL_IEEE * T2.W, PV.W, literal.x,  
	1060205080(6.931472e-01), 0(0.000000e+00)
	  CNDE_INT * T2.W, T0.Z, literal.x, PV.W, 
	-8388608(-INF), 0(0.000000e+00)
	  MOV * T2.W, -PV.W,  
	ALU clause starting at 731:
	  SETGT * T3.W, 0.0, T2.W,  
	  CNDE * T3.W, PV.W, 0.5, literal.x, 
	-1090519040(-5.000000e-01), 0(0.000000e+00)
	  MULADD_IEEE * T3.W, T2.W, literal.x, PV.W, 
	1069066811(1.442695e+00), 0(0.000000e+00)
	  TRUNC * T3.W, PV.W,  
	  FLT_TO_INT * T3.W, PV.W,  
	  INT_TO_FLT * T4.W, PV.W,  
	  MUL_IEEE   T0.Z, PV.W, literal.x,  
	  MULADD_IEEE * T4.W, PV.W, literal.y, T2.W, 
	-1223165999(-9.058001e-06), -1087278720(-6.931381e-01)
	  ADD * T5.W, PV.W, PV.Z,  
	  MUL_IEEE   T1.Z, PV.W, PV.W,  
	  MOV * T6.W, literal.x,  
	3051219470(-1.653390e-06), 0(0.000000e+00)
	  MULADD_IEEE * T6.W, PV.Z, literal.x, PV.W, 
	858897228(4.138137e-08), 0(0.000000e+00)
	  MULADD_IEEE * T6.W, T1.Z, PV.W, literal.x, 
	948613973(6.613756e-05), 0(0.000000e+00)
	  MULADD_IEEE * T6.W, T1.Z, PV.W, literal.x, 
	-1154086047(-2.777778e-03), 0(0.000000e+00)
	  MULADD_IEEE * T6.W, T1.Z, PV.W, literal.x, 
	1042983595(1.666667e-01), 0(0.000000e+00)
	  MULADD_IEEE * T6.W, T1.Z, -PV.W, T5.W, 
	  MUL_IEEE   T1.Z, T5.W, PV.W,  
	  ADD * T5.W, -PV.W, literal.x,  
	1073741824(2.000000e+00), 0(0.000000e+00)
	  RECIP_IEEE   T0.X (MASKED), T5.W,  
	  RECIP_IEEE   T0.Y, T5.W,  
	  RECIP_IEEE   T0.Z (MASKED), T5.W,  
	  RECIP_IEEE * T0.W (MASKED), T5.W,  
	  MUL_IEEE * T5.W, T1.Z, PV.Y,  
	  ADD * T5.W, -T0.Z, -PV.W,  
	  ADD * T4.W, T4.W, -PV.W,  
	  ADD   T0.Z, PV.W, 1.0,  
	  LSHL * T3.W, T3.W, literal.x,  
	23(3.222986e-44), 0(0.000000e+00)
	  ADD_INT   T0.Z, PV.W, PV.Z,  
	  SETGT * T3.W, literal.x, T2.W,  
	-1028740017(-8.733654e+01), 0(0.000000e+00)
	  CNDE   T0.Z, PV.W, PV.Z, 0.0, 
	  SETGT * T3.W, literal.x, T2.W,  
	1118925336(8.872284e+01), 0(0.000000e+00)
	  SETGT_DX10   T0.Y, 0.0, T0.X,  
	  CNDE   T0.Z, PV.W, literal.x, PV.Z, 
	  SETE_DX10 * T3.W, T2.W, T2.W,  
	2139095040(INF), 0(0.000000e+00)
	  CNDE_INT   T1.X, PV.W, T2.W, PV.Z, 
	  MOV * T0.Z, KC0[2].Z,  
	ALU clause starting at 780:
	  NOT_INT * T2.W, T0.Y,  
	  PRED_SETE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
	ALU clause starting at 782:
	  AND_INT * T2.W, T0.X, literal.x,  
	2147483647(nan), 0(0.000000e+00)
	  TRUNC * T3.W, PV.W,  
	  FLT_TO_INT * T3.W, PV.W,  
	  INT_TO_FLT * T4.W, PV.W,  
	  ADD * T4.W, T2.W, -PV.W,  
	  SETGE   T0.Y, literal.x, PV.W,  
	  ADD   T1.Z, PV.W, literal.y,  
	  ADD * T5.W, -PV.W, 1.0,  
	1061158912(7.500000e-01), -1090519040(-5.000000e-01)
	  CNDE   T0.Y, PV.Y, PV.W, PV.Z, 
	  ADD   T1.Z, -T4.W, 0.5,  
	  SETGT * T5.W, 0.5, T4.W,  
	  CNDE   T1.Z, PV.W, PV.Y, PV.Z, 
	  SETGE * T5.W, literal.x, T4.W,  
	1048576000(2.500000e-01), 0(0.000000e+00)
	  CNDE * T5.W, PV.W, PV.Z, T4.W, 
	  MUL_IEEE * T5.W, PV.W, literal.x,  
	1078530011(3.141593e+00), 0(0.000000e+00)
	  MUL_IEEE   T1.Z, PV.W, PV.W,  
	  MOV * T6.W, literal.x,  
	3109030356(-1.984009e-04), 0(0.000000e+00)
	  MULADD_IEEE   T2.Z, PV.Z, literal.x, PV.W, 
	  MOV * T6.W, literal.y,  
	909565733(2.725000e-06), 936381155(2.480060e-05)
	  LSHL   T2.X, T3.W, literal.x,  
	  MULADD_IEEE   T0.Y, T1.Z, literal.y, PV.W, 
	  MULADD_IEEE   T2.Z, T1.Z, PV.Z, literal.z, 
	  SETGE_DX10 * T3.W, literal.w, T4.W,  
	31(4.344025e-44), -1265462726(-2.730101e-07)
	1007192199(8.333332e-03), 1048576000(2.500000e-01)
	  NOT_INT   T3.X, PV.W,  
	  SETGE_DX10   T1.Y, literal.x, T4.W,  
	  MULADD_IEEE   T2.Z, T1.Z, PV.Z, literal.y, 
	  MULADD_IEEE * T3.W, T1.Z, PV.Y, literal.z, 
	1061158912(7.500000e-01), -1104500053(-1.666667e-01)
	-1162474656(-1.388889e-03), 0(0.000000e+00)
	  MUL_IEEE   T4.X, T5.W, T1.Z,  
	  MULADD_IEEE   T0.Y, T1.Z, PV.W, literal.x, 
	  MULADD_IEEE   T3.Z, T1.Z, literal.y, 1.0, 
	  MUL_IEEE * T3.W, T1.Z, T1.Z,  
	1026206379(4.166667e-02), -1090519040(-5.000000e-01)
	  AND_INT   T0.X, T0.X, literal.x,  
	  MULADD_IEEE   T0.Y, PV.W, PV.Y, PV.Z, 
	  MULADD_IEEE   T1.Z, PV.X, T2.Z, T5.W, 
	  AND_INT * T3.W, T1.Y, T3.X,  
	-2147483648(-0.000000e+00), 0(0.000000e+00)
	  CNDE_INT   T0.Y, PV.W, PV.Z, PV.Y, 
	  XOR_INT   T1.Z, T2.X, PV.X,  
	  SETGT_UINT * T3.W, T2.W, literal.x,  
	2139095039(3.402823e+38), 0(0.000000e+00)
	  CNDE_INT   T1.Y, PV.W, T0.X, literal.x, 
	  XOR_INT   T1.Z, PV.Z, PV.Y,  
	  SETGT_UINT * T2.W, T2.W, literal.y,  
	2143289344(nan), 1258291199(8.388608e+06)
	  CNDE_INT   T1.Z, PV.W, PV.Z, PV.Y, 
	  MUL_IEEE * T1.W, T1.W, T1.X,  
	  MUL_IEEE * T1.W, PV.W, PV.Z,  
	  RECIP_IEEE   T0.X, T1.W,  
	  RECIP_IEEE   T0.Y (MASKED), T1.W,  
	  RECIP_IEEE   T0.Z (MASKED), T1.W,  
	  RECIP_IEEE * T0.W (MASKED), T1.W,  
	  MUL_IEEE * T1.W, literal.x, PV.X,  
	1078530011(3.141593e+00), 0(0.000000e+00)
	  CNDE * T1.W, PV.W, literal.x, PV.W, 
	2139095040(INF), 0(0.000000e+00)
	  CNDE * T1.X, T1.Z, literal.x, PV.W, 
	2143289344(nan), 0(0.000000e+00)
	ALU clause starting at 850:
	  ADD_INT * T0.W, T0.Z, T0.W,  
	  LSHR * T0.X, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
.Ltmp172:
.Lfunc_end52:
	.size	tgamma_float, .Lfunc_end52-tgamma_float

	.section	.AMDGPU.config
	.long	166100
	.long	2
	.long	165900
	.long	0
	.long	166120
	.long	0
	.text
	.globl	trunc_float
	.p2align	8
	.type	trunc_float,@function
trunc_float:
trunc_float$local:
.Lfunc_begin53:
	ALU 5, @8, KC0[CB0:0-32], KC1[]
.Ltmp173:
	ALU 2, @14, KC0[CB0:0-32], KC1[]
	TEX 0 @6
	ALU 3, @17, KC0[CB0:0-32], KC1[]
	MEM_RAT_CACHELESS STORE_DWORD T0.X, T1.X
	CF_END
	Fetch clause starting at 6:
	  VTX_READ_32 T0.X, T0.X, 0, #1
	ALU clause starting at 8:
	  MULLO_INT   T0.X (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Y, KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Z (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT * T0.W (MASKED), KC0[1].Z, T1.X,  
.Ltmp174:
	  ADD_INT * T0.W, PV.Y, T0.X,  
	  ADD_INT * T0.W, PV.W, KC0[3].X,  
	ALU clause starting at 14:
	  LSHL * T0.W, T0.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  ADD_INT * T0.X, KC0[2].Y, PV.W,  
	ALU clause starting at 17:
	  TRUNC   T0.X, T0.X,  
	  ADD_INT * T0.W, KC0[2].Z, T0.W,  
	  LSHR * T1.X, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
.Ltmp175:
.Lfunc_end53:
	.size	trunc_float, .Lfunc_end53-trunc_float

	.section	.AMDGPU.config
	.long	166100
	.long	8
	.long	165900
	.long	0
	.long	166120
	.long	0
	.text
	.globl	pown_float
	.p2align	8
	.type	pown_float,@function
pown_float:
pown_float$local:
.Lfunc_begin54:
	ALU 5, @18, KC0[CB0:0-32], KC1[]
.Ltmp176:
	ALU 2, @24, KC0[CB0:0-32], KC1[]
	TEX 0 @10
	ALU 18, @27, KC0[], KC1[]
	TEX 1 @12
	ALU 98, @46, KC0[], KC1[]
	TEX 0 @16
	ALU 102, @145, KC0[CB0:0-32], KC1[]
	MEM_RAT_CACHELESS STORE_DWORD T0.X, T1.X
	CF_END
	Fetch clause starting at 10:
	  VTX_READ_32 T0.X, T0.X, 0, #1
	Fetch clause starting at 12:
	  VTX_READ_64 T2.XY, T2.X, 0, #2
	  VTX_READ_64 T1.XY, T1.X, 0, #2
	Fetch clause starting at 16:
	  VTX_READ_64 T3.XY, T1.X, 0, #2
	ALU clause starting at 18:
	  MULLO_INT   T0.X (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Y, KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Z (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT * T0.W (MASKED), KC0[1].Z, T1.X,  
.Ltmp177:
	  ADD_INT * T0.W, PV.Y, T0.X,  
	  ADD_INT * T0.W, PV.W, KC0[3].X,  
	ALU clause starting at 24:
	  LSHL * T1.W, T0.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  ADD_INT * T0.X, KC0[2].Y, PV.W,  
	ALU clause starting at 27:
	  AND_INT * T2.W, T0.X, literal.x,  
	2147483647(nan), 0(0.000000e+00)
	  OR_INT * T3.W, PV.W, literal.x,  
	1065353216(1.000000e+00), 0(0.000000e+00)
	  ADD   T0.Z, PV.W, literal.x,  
	  SETGT_UINT * T3.W, T2.W, literal.y,  
	-1082130432(-1.000000e+00), 8388607(1.175494e-38)
	  CNDE_INT * T4.W, PV.W, PV.Z, T2.W, 
	  LSHL * T5.W, PV.W, 1,  
	  AND_INT   T1.Z, PV.W, literal.x,  
	  AND_INT * T5.W, T4.W, literal.y,  
	65536(9.183550e-41), 8323072(1.166311e-38)
	  ADD_INT * T5.W, PV.Z, PV.W,  
	  LSHR * T6.W, PV.W, literal.x,  
	13(1.821688e-44), 0(0.000000e+00)
	  ADD_INT * T1.X, literal.x, PV.W,  
	@LOG_INV_TBL_EP, 0(0.000000e+00)
	  ADD_INT * T2.X, literal.x, T6.W,  
	@LOGE_TBL, 0(0.000000e+00)
	ALU clause starting at 46:
	  AND_INT * T4.W, T4.W, literal.x,  
	8388607(1.175494e-38), 0(0.000000e+00)
	  OR_INT   T1.Z, T5.W, literal.x,  
	  OR_INT * T4.W, PV.W, literal.x,  
	1056964608(5.000000e-01), 0(0.000000e+00)
	  ADD * T4.W, PV.Z, -PV.W,  
	  MUL_IEEE   T1.Z, T1.Y, PV.W,  
	  MUL_IEEE * T4.W, T1.X, PV.W,  
	  ADD   T1.X, PV.W, PV.Z,  
	  MOV   T0.Y, literal.x,  
	  ASHR   T0.Z, T0.Z, literal.y,  
	  LSHR * T5.W, T2.W, literal.y,  
	1051372203(3.333333e-01), 23(3.222986e-44)
	  ADD   T3.X, -T2.W, 1.0,  
	  MOV   T1.Y, literal.x,  
	  ADD_INT   T2.Z, PV.W, literal.y,  
	  ADD_INT * T5.W, PV.Z, literal.z,  
	1042983595(1.666667e-01), -127(nan)
	-253(nan), 0(0.000000e+00)
	  CNDE_INT   T4.X, T3.W, PV.W, PV.Z, 
	  MULADD_IEEE   T3.Y, PV.X, literal.x, PV.Y, 
	  MULADD_IEEE   T0.Z, T1.X, literal.y, T0.Y, 
	  ADD * T3.W, T4.W, -T1.X,  BS:VEC_120/SCL_212
	1041385765(1.428571e-01), 1048576000(2.500000e-01)
	  ADD   T5.X, T1.Z, PV.W,  
	  MUL_IEEE   T0.Y, T1.X, T1.X,  
	  MULADD_IEEE   T0.Z, T1.X, PV.Z, 0.5, 
	  MULADD_IEEE * T3.W, T3.X, PV.Y, literal.x, BS:VEC_120/SCL_212
	1045220557(2.000000e-01), 0(0.000000e+00)
	  MUL_IEEE   T6.X, T3.X, T3.X,  
	  MULADD_IEEE   T3.Y, T3.X, PV.W, literal.x, 
	  MULADD_IEEE   T0.Z, PV.Y, PV.Z, PV.X, 
	  INT_TO_FLT * T3.W, T4.X,  BS:VEC_120/SCL_212
	1048576000(2.500000e-01), 0(0.000000e+00)
	  MULADD_IEEE   T0.Y, PV.W, literal.x, -PV.Z, 
	  MULADD_IEEE   T0.Z, T3.X, PV.Y, literal.y, 
	  MUL_IEEE * T4.W, T3.X, PV.X,  
	939916788(3.194618e-05), 1051372203(3.333333e-01)
	  MULHI   T1.X (MASKED), T0.W, literal.x,  
	  MULHI   T1.Y (MASKED), T0.W, literal.x,  
	  MULHI   T1.Z, T0.W, literal.x,  
	  MULHI * T1.W (MASKED), T0.W, literal.x,  
	-1171354717(-6.658381e-04), 0(0.000000e+00)
	  MUL_IEEE   T4.X, T4.W, -T0.Z,  
	  MUL_IEEE   T3.Y, T6.X, literal.x,  
	  ADD   T0.Z, T2.Y, T0.Y,  
	  LSHR * T4.W, PV.Z, literal.y,  
	-1090519040(-5.000000e-01), 3(4.203895e-45)
	  MULLO_INT   T0.X (MASKED), T4.W, literal.x,  
	  MULLO_INT   T0.Y, T4.W, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T4.W, literal.x,  
	  MULLO_INT * T0.W (MASKED), T4.W, literal.x,  
	11(1.541428e-44), 0(0.000000e+00)
	  ADD   T5.X, T0.Z, -T1.X,  
	  MULADD_IEEE   T2.Y, T3.W, literal.x, T2.X, 
	  ADD   T1.Z, T3.Y, T4.X,  BS:VEC_102/SCL_221
	  SUB_INT * T0.W, T0.W, PV.Y,  BS:VEC_120/SCL_212
	1060204544(6.931152e-01), 0(0.000000e+00)
	  ADD_INT   T2.X, PV.W, literal.x,  
	  ADD   T0.Y, PV.Z, -T3.X,  
	  ADD   T2.Z, PV.Y, PV.X,  
	  SETGT * T3.W, literal.y, |T3.X|,  
	-5(nan), 1031798784(6.250000e-02)
	  CNDE   T2.Z, PV.W, PV.Z, PV.Y, 
	  INT_TO_FLT * T4.W, PV.X,  
	  CNDE   T3.X, T3.W, T2.Y, -T3.X, 
	  CNDE   T0.Y, T3.W, T5.X, T1.Z, 
	  CNDE   T1.Z, T3.W, -T1.X, T3.Y, BS:VEC_102/SCL_221
	  AND_INT * T4.W, PV.W, literal.x,  
	-4096(nan), 0(0.000000e+00)
	  TRUNC   T1.X, PV.W,  
	  ADD   T2.Y, PV.Y, -PV.Z,  
	  CNDE   T0.Z, T3.W, T0.Z, T4.X, 
	  ADD * T3.W, PV.X, -T2.Z,  BS:VEC_021/SCL_122
	  AND_INT   T3.X, T2.Z, literal.x,  
	  ADD   T0.Y, T0.Y, PV.W,  
	  ADD   T0.Z, PV.Z, -PV.Y,  
	  FLT_TO_INT * T3.W, PV.X,  
	-4096(nan), 0(0.000000e+00)
	  SUB_INT   T2.Y, T2.X, PV.W,  
	  ADD   T0.Z, PV.Z, PV.Y,  
	  ADD * T3.W, T2.Z, -PV.X,  
	  ADD   T0.Z, PV.Z, PV.W,  
	  INT_TO_FLT * T3.W, PV.Y,  
	  MUL_IEEE * T5.W, PV.Z, PV.W,  
	  MULADD_IEEE * T3.W, T3.X, T3.W, PV.W, 
	  MULADD_IEEE   T0.Z, T0.Z, T4.W, PV.W, 
	  MUL_IEEE * T3.W, T4.W, T3.X,  
	  ADD * T4.W, PV.W, PV.Z,  
	  MUL_IEEE * T5.W, PV.W, literal.x,  
	1119398459(9.233248e+01), 0(0.000000e+00)
	  TRUNC * T5.W, PV.W,  
	  FLT_TO_INT * T5.W, PV.W,  
	  AND_INT * T6.W, PV.W, literal.x,  
	63(8.828180e-44), 0(0.000000e+00)
	  LSHL * T6.W, PV.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  ADD_INT * T1.X, literal.x, PV.W,  
	@EXP_TBL_EP, 0(0.000000e+00)
	ALU clause starting at 145:
	  INT_TO_FLT * T6.W, T5.W,  
	  ADD   T1.Z, T3.W, -T4.W,  
	  MULADD_IEEE * T3.W, PV.W, literal.x, T4.W, 
	-1137639424(-1.080322e-02), 0(0.000000e+00)
	  MULADD_IEEE   T2.Z, T6.W, literal.x, PV.W, 
	  ADD * T3.W, T0.Z, PV.Z,  
	-1209782289(-2.720204e-05), 0(0.000000e+00)
	  ADD * T6.W, PV.W, PV.Z,  
	  MULADD_IEEE * T7.W, PV.W, literal.x, T1.Y, 
	1026206379(4.166667e-02), 0(0.000000e+00)
	  MULADD_IEEE   T0.Z, PV.W, T6.W, 0.5, 
	  MUL_IEEE * T7.W, T6.W, T6.W,  
	  ASHR   T0.Y, T5.W, literal.x,  
	  MULADD_IEEE   T0.Z, PV.Z, PV.W, T6.W, 
	  AND_INT * T6.W, T2.X, 1,  
	6(8.407791e-45), 0(0.000000e+00)
	  XOR_INT   T1.Y, PV.W, 1,  
	  MULADD_IEEE   T1.Z, T3.Y, PV.Z, T3.Y, 
	  ADD_INT * T7.W, PV.Y, literal.x,  
	21(2.942727e-44), 0(0.000000e+00)
	  AND_INT   T1.X, PV.W, literal.x,  
	  MULADD_IEEE   T2.Y, T3.X, T0.Z, PV.Z, 
	  SETGT_DX10   T0.Z, T3.W, literal.y,  
	  SETE_DX10 * T3.W, T4.W, literal.z,  BS:VEC_120/SCL_212
	31(4.344025e-44), -1266490616(-2.437957e-07)
	1118925336(8.872284e+01), 0(0.000000e+00)
	  AND_INT   T4.X, PV.W, PV.Z,  
	  LSHL   T0.Y, T0.Y, literal.x,  
	  ADD   T0.Z, T3.X, PV.Y,  
	  LSHL * T3.W, 1, PV.X,  
	23(3.222986e-44), 0(0.000000e+00)
	  SETGT_DX10   T1.X, T4.W, literal.x,  
	  MUL_IEEE   T2.Y, PV.Z, PV.W,  
	  ADD_INT   T0.Z, PV.Y, PV.Z,  
	  SETGT_INT * T3.W, T5.W, literal.y,  BS:VEC_120/SCL_212
	1118925336(8.872284e+01), -8001(nan)
	  SETGT_UINT   T3.X, literal.x, T0.W,  
	  SETE_INT   T0.Y, T2.W, 0.0,  
	  CNDE_INT   T0.Z, PV.W, PV.Y, PV.Z, 
	  OR_INT * T3.W, PV.X, T4.X,  
	5(7.006492e-45), 0(0.000000e+00)
	  CNDE_INT   T1.X, PV.W, PV.Z, literal.x, 
	  SETGT   T2.Y, literal.y, T4.W,  
	  AND_INT   T0.Z, PV.Y, 1,  
	  AND_INT * T3.W, PV.X, 1,  
	2139095040(INF), -1026650416(-1.032789e+02)
	  SETGT_UINT   T3.X, T0.W, literal.x,  
	  AND_INT   T0.Y, PV.Z, PV.W,  
	  LSHR   T1.Z, T0.X, literal.y,  
	  CNDE * T0.W, PV.Y, PV.X, 0.0, 
	4(5.605194e-45), 31(4.344025e-44)
	  SETGT_INT   T1.X, 0.0, T0.X,  
	  MOV   T2.Y, literal.x,  
	  XOR_INT   T2.Z, PV.W, literal.y,  
	  AND_INT * T4.W, T2.X, PV.Z,  
	-8388608(-INF), -2147483648(-0.000000e+00)
	  CNDE_INT   T4.X, PV.W, T0.W, PV.Z, 
	  CNDE_INT   T2.Y, PV.X, literal.x, PV.Y, 
	  AND_INT   T1.Z, T0.Y, T6.W,  BS:VEC_021/SCL_122
	  AND_INT * T0.W, T3.X, 1,  
	2139095040(INF), 0(0.000000e+00)
	  SETE_INT   T1.X, T0.X, literal.x,  
	  AND_INT   T3.Y, T0.Z, PV.W,  
	  CNDE_INT   T0.Z, PV.Z, PV.X, PV.Y, 
	  AND_INT * T4.W, T0.Y, T1.Y,  
	-8388608(-INF), 0(0.000000e+00)
	  CNDE_INT   T0.Y, PV.W, PV.Z, literal.x, 
	  AND_INT   T0.Z, PV.Y, T1.Y,  
	  AND_INT * T4.W, PV.X, 1,  
	2139095040(INF), 0(0.000000e+00)
	  AND_INT   T1.X, T3.W, PV.W,  
	  CNDE_INT   T0.Y, PV.Z, PV.Y, 0.0, 
	  AND_INT   T0.Z, T0.X, literal.x,  
	  AND_INT * T5.W, T3.Y, T6.W,  
	-2147483648(-0.000000e+00), 0(0.000000e+00)
	  CNDE_INT   T0.Z, PV.W, PV.Y, PV.Z, 
	  AND_INT * T5.W, PV.X, T6.W,  
	  AND_INT   T0.Y, T0.W, T4.W,  
	  CNDE_INT   T0.Z, PV.W, PV.Z, literal.x, 
	  AND_INT * T4.W, T1.X, T1.Y,  
	-2147483648(-0.000000e+00), 0(0.000000e+00)
	  CNDE_INT   T2.Y, PV.W, PV.Z, 0.0, 
	  AND_INT   T0.Z, PV.Y, T6.W,  
	  SETE_INT * T4.W, T0.X, literal.x,  
	2139095040(INF), 0(0.000000e+00)
	  AND_INT   T3.Y, PV.W, 1,  
	  CNDE_INT   T0.Z, PV.Z, PV.Y, literal.x, 
	  AND_INT * T4.W, T0.Y, T1.Y,  
	-8388608(-INF), 0(0.000000e+00)
	  CNDE_INT   T0.Z, PV.W, PV.Z, literal.x, 
	  AND_INT * T3.W, T3.W, PV.Y,  
	2139095040(INF), 0(0.000000e+00)
	  CNDE_INT   T0.Z, PV.W, PV.Z, 0.0, 
	  AND_INT * T0.W, T0.W, T3.Y,  
	  CNDE_INT   T0.Z, PV.W, PV.Z, literal.x, 
	  SETGT_UINT * T0.W, T2.W, literal.x,  
	2139095040(INF), 0(0.000000e+00)
	  CNDE_INT * T0.W, PV.W, PV.Z, T0.X, 
	  CNDE_INT   T0.X, T2.X, literal.x, PV.W, 
	  ADD_INT * T0.W, KC0[2].Z, T1.W,  
	1065353216(1.000000e+00), 0(0.000000e+00)
	  LSHR * T1.X, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
.Ltmp178:
.Lfunc_end54:
	.size	pown_float, .Lfunc_end54-pown_float

	.section	.AMDGPU.config
	.long	166100
	.long	4
	.long	165900
	.long	0
	.long	166120
	.long	0
	.text
	.globl	ldexp_float
	.p2align	8
	.type	ldexp_float,@function
ldexp_float:
ldexp_float$local:
.Lfunc_begin55:
	ALU 5, @8, KC0[CB0:0-32], KC1[]
.Ltmp179:
	ALU 2, @14, KC0[CB0:0-32], KC1[]
	TEX 0 @6
	ALU 43, @17, KC0[CB0:0-32], KC1[]
	MEM_RAT_CACHELESS STORE_DWORD T0.X, T1.X
	CF_END
	Fetch clause starting at 6:
	  VTX_READ_32 T0.X, T0.X, 0, #1
	ALU clause starting at 8:
	  MULLO_INT   T0.X (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Y, KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Z (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT * T0.W (MASKED), KC0[1].Z, T1.X,  
.Ltmp180:
	  ADD_INT * T0.W, PV.Y, T0.X,  
	  ADD_INT * T0.W, PV.W, KC0[3].X,  
	ALU clause starting at 14:
	  LSHL * T1.W, T0.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  ADD_INT * T0.X, KC0[2].Y, PV.W,  
	ALU clause starting at 17:
	  MULHI   T0.X (MASKED), T0.W, literal.x,  
	  MULHI   T0.Y, T0.W, literal.x,  
	  MULHI   T0.Z (MASKED), T0.W, literal.x,  
	  MULHI * T0.W (MASKED), T0.W, literal.x,  
	-1171354717(-6.658381e-04), 0(0.000000e+00)
	  MOV   T0.Z, literal.x,  
	  LSHR * T2.W, PV.Y, literal.y,  
	8(1.121039e-44), 3(4.203895e-45)
	  MULLO_INT   T0.X (MASKED), T2.W, literal.x,  
	  MULLO_INT   T0.Y, T2.W, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T2.W, literal.x,  
	  MULLO_INT * T0.W (MASKED), T2.W, literal.x,  
	11(1.541428e-44), 0(0.000000e+00)
	  BFE_UINT   T0.Z, T0.X, literal.x, T0.Z, 
	  SUB_INT * T0.W, T0.W, PV.Y,  
	23(3.222986e-44), 0(0.000000e+00)
	  ADD_INT * T0.W, PV.W, PV.Z,  
	  ADD_INT * T0.W, PV.W, literal.x,  
	-5(nan), 0(0.000000e+00)
	  MAX_INT * T0.W, PV.W, 0.0,  
	  MIN_INT * T2.W, PV.W, literal.x,  
	255(3.573311e-43), 0(0.000000e+00)
	  SETE_INT   T1.Z, PV.W, 0.0,  
	  SETE_INT * T3.W, T0.Z, 0.0,  
	  LSHL   T1.X, T2.W, literal.x,  
	  SETE_INT   T0.Y, T0.Z, literal.y,  
	  OR_INT   T1.Z, PV.W, PV.Z,  
	  SETGT_UINT * T0.W, T0.W, literal.z,  BS:VEC_120/SCL_212
	23(3.222986e-44), 255(3.573311e-43)
	254(3.559298e-43), 0(0.000000e+00)
	  OR_INT   T1.Y, PV.W, PV.Z,  
	  AND_INT   T1.Z, T0.X, literal.x,  
	  CNDE_INT * T0.W, PV.Y, PV.X, literal.y, 
	8388607(1.175494e-38), 2139095040(INF)
	  CNDE_INT   T2.Y, T0.Z, 0.0, PV.W, 
	  AND_INT   T0.Z, T0.X, literal.x,  
	  CNDE_INT * T0.W, PV.Y, PV.Z, 0.0, 
	-2147483648(-0.000000e+00), 0(0.000000e+00)
	  CNDE_INT   T1.Z, T0.Y, PV.W, T1.Z, 
	  OR_INT * T0.W, PV.Y, PV.Z,  
	  OR_INT   T0.X, PV.W, PV.Z,  
	  ADD_INT * T0.W, KC0[2].Z, T1.W,  
	  LSHR * T1.X, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
.Ltmp181:
.Lfunc_end55:
	.size	ldexp_float, .Lfunc_end55-ldexp_float

	.section	.AMDGPU.config
	.long	166100
	.long	7
	.long	165900
	.long	0
	.long	166120
	.long	0
	.text
	.globl	rootn_float
	.p2align	8
	.type	rootn_float,@function
rootn_float:
rootn_float$local:
.Lfunc_begin56:
	ALU 5, @18, KC0[CB0:0-32], KC1[]
.Ltmp182:
	ALU 2, @24, KC0[CB0:0-32], KC1[]
	TEX 0 @10
	ALU 18, @27, KC0[], KC1[]
	TEX 1 @12
	ALU 110, @46, KC0[], KC1[]
	TEX 0 @16
	ALU 89, @157, KC0[CB0:0-32], KC1[]
	MEM_RAT_CACHELESS STORE_DWORD T0.X, T1.X
	CF_END
	Fetch clause starting at 10:
	  VTX_READ_32 T0.X, T0.X, 0, #1
	Fetch clause starting at 12:
	  VTX_READ_64 T2.XY, T2.X, 0, #2
	  VTX_READ_64 T1.XY, T1.X, 0, #2
	Fetch clause starting at 16:
	  VTX_READ_64 T1.XY, T1.X, 0, #2
	ALU clause starting at 18:
	  MULLO_INT   T0.X (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Y, KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Z (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT * T0.W (MASKED), KC0[1].Z, T1.X,  
.Ltmp183:
	  ADD_INT * T0.W, PV.Y, T0.X,  
	  ADD_INT * T0.W, PV.W, KC0[3].X,  
	ALU clause starting at 24:
	  LSHL * T1.W, T0.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  ADD_INT * T0.X, KC0[2].Y, PV.W,  
	ALU clause starting at 27:
	  AND_INT * T2.W, T0.X, literal.x,  
	2147483647(nan), 0(0.000000e+00)
	  OR_INT * T3.W, PV.W, literal.x,  
	1065353216(1.000000e+00), 0(0.000000e+00)
	  ADD   T0.Z, PV.W, literal.x,  
	  SETGT_UINT * T3.W, T2.W, literal.y,  
	-1082130432(-1.000000e+00), 8388607(1.175494e-38)
	  CNDE_INT * T4.W, PV.W, PV.Z, T2.W, 
	  LSHL * T5.W, PV.W, 1,  
	  AND_INT   T1.Z, PV.W, literal.x,  
	  AND_INT * T5.W, T4.W, literal.y,  
	65536(9.183550e-41), 8323072(1.166311e-38)
	  ADD_INT * T5.W, PV.Z, PV.W,  
	  LSHR * T6.W, PV.W, literal.x,  
	13(1.821688e-44), 0(0.000000e+00)
	  ADD_INT * T1.X, literal.x, PV.W,  
	@LOG_INV_TBL_EP, 0(0.000000e+00)
	  ADD_INT * T2.X, literal.x, T6.W,  
	@LOGE_TBL, 0(0.000000e+00)
	ALU clause starting at 46:
	  AND_INT * T4.W, T4.W, literal.x,  
	8388607(1.175494e-38), 0(0.000000e+00)
	  MULHI   T0.X (MASKED), T0.W, literal.x,  
	  MULHI   T0.Y, T0.W, literal.x,  
	  MULHI   T0.Z (MASKED), T0.W, literal.x,  
	  MULHI * T0.W (MASKED), T0.W, literal.x,  
	613566757(6.344132e-17), 0(0.000000e+00)
	  SUB_INT   T3.Y, T0.W, PV.Y,  
	  OR_INT   T1.Z, T5.W, literal.x,  BS:VEC_120/SCL_212
	  OR_INT * T4.W, T4.W, literal.x,  BS:VEC_201
	1056964608(5.000000e-01), 0(0.000000e+00)
	  ADD   T1.Z, PV.Z, -PV.W,  
	  LSHR * T4.W, PV.Y, 1,  
	  ADD_INT   T0.Y, PV.W, T0.Y,  
	  MUL_IEEE   T2.Z, T1.Y, PV.Z,  
	  MUL_IEEE * T4.W, T1.X, PV.Z,  
	  ADD   T1.X, PV.W, PV.Z,  
	  MOV   T1.Y, literal.x,  
	  LSHR   T1.Z, T2.W, literal.y,  
	  ASHR * T5.W, T0.Z, literal.y,  
	1051372203(3.333333e-01), 23(3.222986e-44)
	  ADD   T3.X, -T2.W, 1.0,  
	  MOV   T3.Y, literal.x,  
	  ADD_INT   T0.Z, PV.W, literal.y,  
	  ADD_INT * T5.W, PV.Z, literal.z,  
	1042983595(1.666667e-01), -253(nan)
	-127(nan), 0(0.000000e+00)
	  CNDE_INT   T4.X, T3.W, PV.Z, PV.W, 
	  MULADD_IEEE   T4.Y, PV.X, literal.x, PV.Y, 
	  MULADD_IEEE   T0.Z, T1.X, literal.y, T1.Y, 
	  ADD * T3.W, T4.W, -T1.X,  BS:VEC_120/SCL_212
	1041385765(1.428571e-01), 1048576000(2.500000e-01)
	  ADD   T5.X, T2.Z, PV.W,  
	  MUL_IEEE   T1.Y, T1.X, T1.X,  
	  MULADD_IEEE   T0.Z, T1.X, PV.Z, 0.5, 
	  MULADD_IEEE * T3.W, T3.X, PV.Y, literal.x, BS:VEC_120/SCL_212
	1045220557(2.000000e-01), 0(0.000000e+00)
	  MUL_IEEE   T6.X, T3.X, T3.X,  
	  MULADD_IEEE   T4.Y, T3.X, PV.W, literal.x, 
	  MULADD_IEEE   T0.Z, PV.Y, PV.Z, PV.X, 
	  INT_TO_FLT * T3.W, T4.X,  BS:VEC_120/SCL_212
	1048576000(2.500000e-01), 0(0.000000e+00)
	  MULADD_IEEE   T4.X, PV.W, literal.x, -PV.Z, 
	  MULADD_IEEE   T1.Y, T3.X, PV.Y, literal.y, 
	  MUL_IEEE   T0.Z, T3.X, PV.X,  
	  LSHR * T4.W, T0.Y, literal.z,  
	939916788(3.194618e-05), 1051372203(3.333333e-01)
	2(2.802597e-45), 0(0.000000e+00)
	  MULLO_INT   T0.X (MASKED), T4.W, literal.x,  
	  MULLO_INT   T0.Y, T4.W, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T4.W, literal.x,  
	  MULLO_INT * T0.W (MASKED), T4.W, literal.x,  
	7(9.809089e-45), 0(0.000000e+00)
	  MUL_IEEE   T5.X, T0.Z, -T1.Y,  
	  MUL_IEEE   T1.Y, T6.X, literal.x,  
	  ADD   T0.Z, T2.Y, T4.X,  
	  SUB_INT * T0.W, T0.W, PV.Y,  
	-1090519040(-5.000000e-01), 0(0.000000e+00)
	  ADD_INT   T4.X, PV.W, 1,  
	  ADD   T0.Y, PV.Z, -T1.X,  
	  MULADD_IEEE   T1.Z, T3.W, literal.x, T2.X, 
	  ADD * T0.W, PV.Y, PV.X,  
	1060204544(6.931152e-01), 0(0.000000e+00)
	  ADD   T2.X, PV.W, -T3.X,  
	  ADD   T2.Y, PV.Z, PV.Y,  
	  SETGT   T2.Z, literal.x, |T3.X|,  
	  INT_TO_FLT * T3.W, PV.X,  
	1031798784(6.250000e-02), 0(0.000000e+00)
	  AND_INT   T3.Z, PV.W, literal.x,  
	  CNDE * T4.W, PV.Z, PV.Y, PV.X, 
	-4096(nan), 0(0.000000e+00)
	  RECIP_IEEE   T2.X, T3.W,  
	  RECIP_IEEE   T2.Y (MASKED), T3.W,  
	  RECIP_IEEE   T2.Z (MASKED), T3.W,  
	  RECIP_IEEE * T2.W (MASKED), T3.W,  
	  AND_INT   T2.Y, T4.W, literal.x,  
	  AND_INT   T4.Z, PV.X, literal.x,  
	  TRUNC * T3.W, T3.Z,  
	-4096(nan), 0(0.000000e+00)
	  CNDE   T3.X, T2.Z, T1.Z, -T3.X, 
	  CNDE   T0.Y, T2.Z, T0.Y, T0.W, 
	  CNDE   T1.Z, T2.Z, -T1.X, T1.Y, 
	  FLT_TO_INT * T0.W, PV.W,  
	  SUB_INT   T1.X, T4.X, PV.W,  
	  ADD   T1.Y, PV.Y, -PV.Z,  
	  CNDE   T0.Z, T2.Z, T0.Z, T5.X, 
	  ADD * T0.W, PV.X, -T4.W,  
	  ADD   T3.X, T0.Y, PV.W,  
	  ADD   T0.Y, PV.Z, -PV.Y,  
	  INT_TO_FLT   T0.Z, PV.X,  
	  MULADD_IEEE * T0.W, -T3.Z, T4.Z, 1.0, 
	  MULADD_IEEE   T1.Y, -PV.Z, T4.Z, PV.W, 
	  ADD   T0.Z, PV.Y, PV.X,  
	  ADD * T0.W, T4.W, -T2.Y,  
	  ADD   T0.Z, PV.Z, PV.W,  
	  MUL_IEEE * T0.W, PV.Y, T2.X,  
	  MUL_IEEE * T3.W, PV.W, PV.Z,  
	  MULADD_IEEE * T0.W, T2.Y, T0.W, PV.W, 
	  MULADD_IEEE   T0.Z, T0.Z, T4.Z, PV.W, 
	  MUL_IEEE * T0.W, T4.Z, T2.Y,  BS:VEC_120/SCL_212
	  ADD * T3.W, PV.W, PV.Z,  
	  MUL_IEEE * T4.W, PV.W, literal.x,  
	1119398459(9.233248e+01), 0(0.000000e+00)
	  TRUNC * T4.W, PV.W,  
	  FLT_TO_INT * T4.W, PV.W,  
	  AND_INT * T5.W, PV.W, literal.x,  
	63(8.828180e-44), 0(0.000000e+00)
	  LSHL * T5.W, PV.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  ADD_INT * T1.X, literal.x, PV.W,  
	@EXP_TBL_EP, 0(0.000000e+00)
	ALU clause starting at 157:
	  INT_TO_FLT * T5.W, T4.W,  
	  ADD   T1.Z, T0.W, -T3.W,  
	  MULADD_IEEE * T0.W, PV.W, literal.x, T3.W, 
	-1137639424(-1.080322e-02), 0(0.000000e+00)
	  MULADD_IEEE   T2.Z, T5.W, literal.x, PV.W, 
	  ADD * T0.W, T0.Z, PV.Z,  
	-1209782289(-2.720204e-05), 0(0.000000e+00)
	  ADD * T5.W, PV.W, PV.Z,  
	  MULADD_IEEE * T6.W, PV.W, literal.x, T3.Y, 
	1026206379(4.166667e-02), 0(0.000000e+00)
	  MULADD_IEEE   T0.Z, PV.W, T5.W, 0.5, 
	  MUL_IEEE * T6.W, T5.W, T5.W,  
	  MULADD_IEEE * T5.W, PV.Z, PV.W, T5.W, 
	  MULADD_IEEE * T6.W, T1.Y, PV.W, T1.Y, 
	  LSHL   T3.X, T4.W, literal.x,  
	  MULADD_IEEE   T0.Y, T1.X, T5.W, PV.W, 
	  SETGT_DX10 * T0.Z, T0.W, literal.y,  BS:VEC_201
	17(2.382207e-44), -1266490616(-2.437957e-07)
	  SETE_DX10 * T0.W, T3.W, literal.x,  
	1118925336(8.872284e+01), 0(0.000000e+00)
	  AND_INT   T1.Y, PV.W, T0.Z,  
	  ADD   T0.Z, T1.X, T0.Y,  
	  AND_INT * T0.W, T3.X, literal.x,  BS:VEC_120/SCL_212
	-8388608(-INF), 0(0.000000e+00)
	  SETGT_DX10   T1.X, T3.W, literal.x,  
	  ADD_INT   T0.Y, PV.W, PV.Z,  
	  SETGT_INT   T0.Z, T4.W, literal.y,  BS:VEC_120/SCL_212
	  ASHR * T0.W, T2.X, literal.z,  
	1118925336(8.872284e+01), -8001(nan)
	31(4.344025e-44), 0(0.000000e+00)
	  NOT_INT   T2.Y, PV.W,  
	  CNDE_INT   T0.Z, PV.Z, 0.0, PV.Y, 
	  OR_INT * T4.W, PV.X, T1.Y,  
	  LSHR   T1.X, T0.X, literal.x,  
	  SETE_INT   T0.Y, T2.W, 0.0,  
	  CNDE_INT   T0.Z, PV.W, PV.Z, literal.y, 
	  SETGT * T3.W, literal.z, T3.W,  
	31(4.344025e-44), 2139095040(INF)
	-1026650416(-1.032789e+02), 0(0.000000e+00)
	  CNDE   T2.X, PV.W, PV.Z, 0.0, 
	  AND_INT   T1.Y, T4.X, 1,  
	  AND_INT   T0.Z, T0.W, 1,  
	  AND_INT * T0.W, PV.Y, 1,  
	  AND_INT   T3.X, PV.Z, PV.W,  
	  XOR_INT   T0.Y, PV.Y, 1,  
	  XOR_INT   T1.Z, PV.X, literal.x,  
	  AND_INT * T3.W, T4.X, T1.X,  
	-2147483648(-0.000000e+00), 0(0.000000e+00)
	  SETGT_INT   T4.X, 0.0, T0.X,  
	  MOV   T3.Y, literal.x,  
	  CNDE_INT   T1.Z, PV.W, T2.X, PV.Z, BS:VEC_021/SCL_122
	  AND_INT * T3.W, PV.Y, T1.X,  BS:VEC_102/SCL_221
	-8388608(-INF), 0(0.000000e+00)
	  CNDE_INT   T1.X, PV.W, PV.Z, literal.x, 
	  CNDE_INT   T3.Y, PV.X, literal.y, PV.Y, 
	  AND_INT   T1.Z, T3.X, T1.Y,  
	  AND_INT * T3.W, T2.Y, 1,  
	2143289344(nan), 2139095040(INF)
	  AND_INT   T2.Y, PV.W, T0.W,  
	  CNDE_INT   T1.Z, PV.Z, PV.X, PV.Y, 
	  AND_INT * T0.W, T3.X, T0.Y,  
	  CNDE_INT   T3.Y, PV.W, PV.Z, literal.x, 
	  AND_INT   T1.Z, PV.Y, T0.Y,  
	  SETE_INT * T0.W, T0.X, literal.y,  
	2139095040(INF), -8388608(-INF)
	  AND_INT   T1.X, T1.Y, PV.W,  
	  CNDE_INT   T0.Y, PV.Z, PV.Y, 0.0, 
	  AND_INT   T1.Z, T0.X, literal.x,  
	  AND_INT * T0.W, T2.Y, T1.Y,  BS:VEC_120/SCL_212
	-2147483648(-0.000000e+00), 0(0.000000e+00)
	  CNDE_INT   T0.Y, PV.W, PV.Y, PV.Z, 
	  AND_INT   T1.Z, T3.W, PV.X,  
	  SETE_INT * T0.W, T0.X, literal.x,  
	2139095040(INF), 0(0.000000e+00)
	  CNDE_INT   T1.Y, PV.W, 0.0, 1, 
	  CNDE_INT   T1.Z, PV.Z, PV.Y, literal.x, 
	  AND_INT * T0.W, T1.X, T0.Z,  
	-8388608(-INF), 0(0.000000e+00)
	  CNDE_INT   T1.Z, PV.W, PV.Z, literal.x, 
	  AND_INT * T0.W, PV.Y, T0.Z,  
	-2147483648(-0.000000e+00), 0(0.000000e+00)
	  CNDE_INT   T0.Z, PV.W, PV.Z, 0.0, 
	  AND_INT * T0.W, T3.W, T1.Y,  
	  CNDE_INT   T0.Z, PV.W, PV.Z, literal.x, 
	  SETGT_UINT * T0.W, T2.W, literal.x,  
	2139095040(INF), 0(0.000000e+00)
	  CNDE_INT   T0.X, PV.W, PV.Z, T0.X, 
	  ADD_INT * T0.W, KC0[2].Z, T1.W,  
	  LSHR * T1.X, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
.Ltmp184:
.Lfunc_end56:
	.size	rootn_float, .Lfunc_end56-rootn_float

	.section	.AMDGPU.config
	.long	166100
	.long	4
	.long	165900
	.long	0
	.long	166120
	.long	0
	.text
	.globl	fract_float
	.p2align	8
	.type	fract_float,@function
fract_float:
fract_float$local:
.Lfunc_begin57:
	ALU 5, @10, KC0[CB0:0-32], KC1[]
.Ltmp185:
	ALU 2, @16, KC0[CB0:0-32], KC1[]
	TEX 0 @8
.Ltmp186:
	ALU 24, @19, KC0[CB0:0-32], KC1[]
	MEM_RAT_CACHELESS STORE_DWORD T0.X, T3.X
.Ltmp187:
	MEM_RAT_CACHELESS STORE_DWORD T1.X, T2.X
	CF_END
	PAD
	Fetch clause starting at 8:
	  VTX_READ_32 T0.X, T0.X, 0, #1
	ALU clause starting at 10:
	  MULLO_INT   T0.X (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Y, KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Z (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT * T0.W (MASKED), KC0[1].Z, T1.X,  
.Ltmp188:
	  ADD_INT * T0.W, PV.Y, T0.X,  
	  ADD_INT * T0.W, PV.W, KC0[3].X,  
	ALU clause starting at 16:
	  LSHL * T0.W, T0.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  ADD_INT * T0.X, KC0[2].Y, PV.W,  
	ALU clause starting at 19:
	  FLOOR * T1.X, T0.X,  
.Ltmp189:
	  ADD * T1.W, T0.X, -PV.X,  
	  AND_INT   T0.Z, PV.W, literal.x,  
	  AND_INT * T2.W, PV.W, literal.y,  
	2139095040(INF), 8388607(1.175494e-38)
	  SETE_INT   T1.Z, PV.W, 0.0,  
	  SETNE_INT * T2.W, PV.Z, 0.0,  
	  OR_INT   T0.Z, PV.Z, PV.W,  
	  AND_INT * T2.W, T1.W, literal.x,  
	-2147483648(-0.000000e+00), 0(0.000000e+00)
	  ADD_INT   T0.Y, KC0[2].Z, T0.W,  
	  LSHL   T1.Z, KC0[0].W, literal.x,  
	  CNDE_INT * T0.W, PV.Z, PV.W, T1.W, 
	2(2.802597e-45), 0(0.000000e+00)
	  MIN_DX10   T1.Y, PV.W, literal.x,  
	  SETNE   T0.Z, |T0.X|, literal.y,  
	  ADD_INT * T0.W, PV.Y, PV.Z,  
	1065353215(9.999999e-01), 2139095040(INF)
	  LSHR   T2.X, PV.W, literal.x,  
	  CNDE   T0.Z, PV.Z, 0.0, PV.Y, 
	  SETE_DX10 * T0.W, T0.X, T0.X,  
	2(2.802597e-45), 0(0.000000e+00)
	  CNDE_INT * T0.X, PV.W, T0.X, PV.Z, 
	  LSHR * T3.X, T0.Y, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
.Ltmp190:
.Lfunc_end57:
	.size	fract_float, .Lfunc_end57-fract_float

	.section	.AMDGPU.config
	.long	166100
	.long	4
	.long	165900
	.long	0
	.long	166120
	.long	0
	.text
	.globl	modf_float
	.p2align	8
	.type	modf_float,@function
modf_float:
modf_float$local:
.Lfunc_begin58:
	ALU 5, @10, KC0[CB0:0-32], KC1[]
.Ltmp191:
	ALU 2, @16, KC0[CB0:0-32], KC1[]
	TEX 0 @8
.Ltmp192:
	ALU 14, @19, KC0[CB0:0-32], KC1[]
	MEM_RAT_CACHELESS STORE_DWORD T0.X, T3.X
.Ltmp193:
	MEM_RAT_CACHELESS STORE_DWORD T1.X, T2.X
	CF_END
	PAD
	Fetch clause starting at 8:
	  VTX_READ_32 T0.X, T0.X, 0, #1
	ALU clause starting at 10:
	  MULLO_INT   T0.X (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Y, KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Z (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT * T0.W (MASKED), KC0[1].Z, T1.X,  
.Ltmp194:
	  ADD_INT * T0.W, PV.Y, T0.X,  
	  ADD_INT * T0.W, PV.W, KC0[3].X,  
	ALU clause starting at 16:
	  LSHL * T0.W, T0.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  ADD_INT * T0.X, KC0[2].Y, PV.W,  
	ALU clause starting at 19:
	  TRUNC   T1.X, T0.X,  
.Ltmp195:
	  ADD_INT   T0.Z, KC0[2].Z, T0.W,  
	  LSHL * T0.W, KC0[0].W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  ADD   T0.Y, T0.X, -PV.X,  
	  SETNE   T1.Z, |T0.X|, literal.x,  
	  ADD_INT * T0.W, PV.Z, PV.W,  
	2139095040(INF), 0(0.000000e+00)
	  LSHR   T2.X, PV.W, literal.x,  
	  CNDE * T0.W, PV.Z, 0.0, PV.Y, 
	2(2.802597e-45), 0(0.000000e+00)
	  BFI_INT * T0.X, literal.x, PV.W, T0.X, 
	2147483647(nan), 0(0.000000e+00)
	  LSHR * T3.X, T0.Z, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
.Ltmp196:
.Lfunc_end58:
	.size	modf_float, .Lfunc_end58-modf_float

	.section	.AMDGPU.config
	.long	166100
	.long	265
	.long	165900
	.long	0
	.long	166120
	.long	0
	.text
	.globl	sincos_float
	.p2align	8
	.type	sincos_float,@function
sincos_float:
sincos_float$local:
.Lfunc_begin59:
	ALU 5, @16, KC0[CB0:0-32], KC1[]
.Ltmp197:
	ALU 2, @22, KC0[CB0:0-32], KC1[]
	TEX 0 @14
.Ltmp198:
	ALU_PUSH_BEFORE 7, @25, KC0[], KC1[]
	JUMP @7 POP:1
	ALU 129, @33, KC0[], KC1[]
	ALU_POP_AFTER 95, @163, KC0[], KC1[]
	ALU 0, @259, KC0[CB0:0-32], KC1[]
.Ltmp199:
	ALU 33, @260, KC0[], KC1[]
	ALU 101, @294, KC0[CB0:0-32], KC1[]
	ALU 7, @396, KC0[], KC1[]
	MEM_RAT_CACHELESS STORE_DWORD T0.X, T2.X
.Ltmp200:
	MEM_RAT_CACHELESS STORE_DWORD T3.X, T1.X
	CF_END
	Fetch clause starting at 14:
	  VTX_READ_32 T0.X, T0.X, 0, #1
	ALU clause starting at 16:
	  MULLO_INT   T0.X (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Y, KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Z (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT * T0.W (MASKED), KC0[1].Z, T1.X,  
.Ltmp201:
	  ADD_INT * T0.W, PV.Y, T0.X,  
	  ADD_INT * T0.W, PV.W, KC0[3].X,  
	ALU clause starting at 22:
	  LSHL * T1.W, T0.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  ADD_INT * T0.X, KC0[2].Y, PV.W,  
	ALU clause starting at 25:
	  AND_INT * T0.W, T0.X, literal.x,  
	2147483647(nan), 0(0.000000e+00)
	  SETGT_DX10 * T2.W, literal.x, PV.W,  
	1258291200(8.388608e+06), 0(0.000000e+00)
	  MOV   T2.Z, literal.x,  
	  NOT_INT * T2.W, PV.W,  
	1(1.401298e-45), 0(0.000000e+00)
	  PRED_SETNE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
	ALU clause starting at 33:
	  AND_INT * T2.W, T0.X, literal.x,  
	8388607(1.175494e-38), 0(0.000000e+00)
	  OR_INT * T2.W, PV.W, literal.x,  
	8388608(1.175494e-38), 0(0.000000e+00)
	  MULLO_INT   T0.X (MASKED), T2.W, literal.x,  
	  MULLO_INT   T0.Y, T2.W, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T2.W, literal.x,  
	  MULLO_INT * T0.W (MASKED), T2.W, literal.x,  
	1011060801(1.193625e-02), 0(0.000000e+00)
	  MULHI   T0.X (MASKED), T2.W, literal.x,  
	  MULHI   T0.Y (MASKED), T2.W, literal.x,  
	  MULHI   T0.Z, T2.W, literal.x,  
	  MULHI * T0.W (MASKED), T2.W, literal.x,  
	-28220501(-6.958154e+37), 0(0.000000e+00)
	  ADDC_UINT   T1.Z, T0.Y, PV.Z,  
.Ltmp202:
	  LSHR * T3.W, T0.W, literal.x,  
	23(3.222986e-44), 0(0.000000e+00)
	  MULHI   T1.X, T2.W, literal.x,  
	  MULHI   T1.Y (MASKED), T2.W, literal.x,  
	  MULHI   T1.Z (MASKED), T2.W, literal.x,  
	  MULHI * T1.W (MASKED), T2.W, literal.x,  
	1011060801(1.193625e-02), 0(0.000000e+00)
	  ADD_INT   T2.Z, T3.W, literal.x,  
	  ADD_INT * T3.W, PV.X, T1.Z,  
	-120(nan), 0(0.000000e+00)
	  MULLO_INT   T1.X, T2.W, literal.x,  
	  MULLO_INT   T1.Y (MASKED), T2.W, literal.x,  
	  MULLO_INT   T1.Z (MASKED), T2.W, literal.x,  
	  MULLO_INT * T1.W (MASKED), T2.W, literal.x,  
	-614296167(-6.377783e+16), 0(0.000000e+00)
	  ADDC_UINT   T1.Z, T3.W, PV.X,  
	  SETGT_UINT * T4.W, T2.Z, literal.x,  
	31(4.344025e-44), 0(0.000000e+00)
	  MULHI   T1.X (MASKED), T2.W, literal.x,  
	  MULHI   T1.Y, T2.W, literal.x,  
	  MULHI   T1.Z (MASKED), T2.W, literal.x,  
	  MULHI * T1.W (MASKED), T2.W, literal.x,  
	-614296167(-6.377783e+16), 0(0.000000e+00)
	  CNDE_INT   T3.Z, T4.W, 0.0, literal.x, 
	  ADD_INT * T5.W, PV.Y, T1.Z,  
	-32(nan), 0(0.000000e+00)
	  MULLO_INT   T1.X (MASKED), T2.W, literal.x,  
	  MULLO_INT   T1.Y, T2.W, literal.x,  
	  MULLO_INT   T1.Z (MASKED), T2.W, literal.x,  
	  MULLO_INT * T1.W (MASKED), T2.W, literal.x,  
	-181084736(-2.292752e+32), 0(0.000000e+00)
	  ADDC_UINT   T1.Z, T5.W, PV.Y,  
	  ADD_INT * T6.W, T3.Z, T2.Z,  
	  MULHI   T2.X, T2.W, literal.x,  
	  MULHI   T2.Y (MASKED), T2.W, literal.x,  
	  MULHI   T2.Z (MASKED), T2.W, literal.x,  
	  MULHI * T2.W (MASKED), T2.W, literal.x,  
	-181084736(-2.292752e+32), 0(0.000000e+00)
	  SETGT_UINT   T3.X, T6.W, literal.x,  
	  ADD_INT   T2.Y, PV.X, T1.Z,  
	  ADD_INT   T0.Z, T0.Y, T0.Z,  BS:VEC_021/SCL_122
	  ADD_INT * T3.W, T3.W, T1.X,  BS:VEC_120/SCL_212
	31(4.344025e-44), 0(0.000000e+00)
	  MULLO_INT   T0.X (MASKED), T2.W, literal.x,  
	  MULLO_INT   T0.Y, T2.W, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T2.W, literal.x,  
	  MULLO_INT * T0.W (MASKED), T2.W, literal.x,  
	-64530479(-3.475579e+36), 0(0.000000e+00)
	  CNDE_INT   T3.Y, T4.W, T3.W, T0.Z, 
	  ADDC_UINT   T1.Z, T2.Y, PV.Y,  
	  CNDE_INT * T7.W, T3.X, 0.0, literal.x, 
	-32(nan), 0(0.000000e+00)
	  MULHI   T1.X, T2.W, literal.x,  
	  MULHI   T1.Y (MASKED), T2.W, literal.x,  
	  MULHI   T1.Z (MASKED), T2.W, literal.x,  
	  MULHI * T1.W (MASKED), T2.W, literal.x,  
	-64530479(-3.475579e+36), 0(0.000000e+00)
	  ADD_INT   T2.X, T7.W, T6.W,  
	  ADD_INT   T4.Y, PV.X, T1.Z,  
	  ADD_INT   T1.Z, T5.W, T1.Y,  BS:VEC_201
	  ADD_INT * T5.W, T2.Y, T0.Y,  BS:VEC_120/SCL_212
	  MULLO_INT   T0.X (MASKED), T2.W, literal.x,  
	  MULLO_INT   T0.Y, T2.W, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T2.W, literal.x,  
	  MULLO_INT * T0.W (MASKED), T2.W, literal.x,  
	1313084713(8.224303e+08), 0(0.000000e+00)
	  CNDE_INT   T1.X, T4.W, T5.W, T1.Z, 
	  CNDE_INT   T1.Y, T4.W, T1.Z, T3.W, 
	  ADDC_UINT   T1.Z, T4.Y, PV.Y,  
	  SETGT_UINT * T3.W, T2.X, literal.x,  
	31(4.344025e-44), 0(0.000000e+00)
	  MULHI   T2.X (MASKED), T2.W, literal.x,  
	  MULHI   T2.Y, T2.W, literal.x,  
	  MULHI   T2.Z (MASKED), T2.W, literal.x,  
	  MULHI * T2.W (MASKED), T2.W, literal.x,  
	1313084713(8.224303e+08), 0(0.000000e+00)
	  CNDE_INT   T4.X, T3.W, 0.0, literal.x, 
	  ADD_INT   T2.Y, PV.Y, T1.Z,  
	  CNDE_INT   T1.Z, T3.X, T1.X, T1.Y, 
	  CNDE_INT * T6.W, T3.X, T1.Y, T3.Y, BS:VEC_021/SCL_122
	-32(nan), 0(0.000000e+00)
	  MULLO_INT   T1.X (MASKED), T2.W, literal.x,  
	  MULLO_INT   T1.Y, T2.W, literal.x,  
	  MULLO_INT   T1.Z (MASKED), T2.W, literal.x,  
	  MULLO_INT * T1.W (MASKED), T2.W, literal.x,  
	-1560706194(-6.763074e-18), 0(0.000000e+00)
	  CNDE_INT   T5.Y, T3.W, T1.Z, T6.W, 
	  ADDC_UINT   T2.Z, T2.Y, PV.Y,  
	  ADD_INT * T7.W, T4.X, T2.X,  
	  MULHI   T2.X, T2.W, literal.x,  
	  MULHI   T2.Y (MASKED), T2.W, literal.x,  
	  MULHI   T2.Z (MASKED), T2.W, literal.x,  
	  MULHI * T2.W (MASKED), T2.W, literal.x,  
	-1560706194(-6.763074e-18), 0(0.000000e+00)
	  SETGT_UINT   T4.X, T7.W, literal.x,  
	  ADD_INT * T0.Y, T4.Y, T0.Y,  
	31(4.344025e-44), 0(0.000000e+00)
	  ADD_INT   T3.Z, T2.Y, T1.Y,  
	  ADD_INT * T8.W, T2.X, T2.Z,  
	  CNDE_INT   T2.X, T4.W, PV.W, PV.Z, 
	  CNDE_INT   T1.Y, T4.W, PV.Z, T0.Y, 
	  CNDE_INT   T2.Z, T4.X, 0.0, literal.x, 
	  CNDE_INT * T5.W, T4.W, T0.Y, T5.W, 
	-32(nan), 0(0.000000e+00)
	  CNDE_INT   T1.X, T3.X, PV.W, T1.X, 
	  ADD_INT   T0.Y, PV.Z, T7.W,  
	  CNDE_INT   T2.Z, T3.X, PV.X, PV.Y, 
	  CNDE_INT * T5.W, T3.X, PV.Y, PV.W, 
	  CNDE_INT   T2.X, T3.W, PV.Z, PV.W, 
	  SUB_INT   T1.Y, 0.0, PV.Y,  
	  CNDE_INT   T2.Z, T3.W, PV.W, PV.X, 
	  CNDE_INT * T5.W, T3.W, PV.X, T1.Z, 
	  CNDE_INT   T1.X, T4.X, PV.Z, PV.W, 
	  AND_INT * T1.Y, PV.Y, literal.x,  
	31(4.344025e-44), 0(0.000000e+00)
	ALU clause starting at 163:
	  CNDE_INT   T1.Z, T4.X, T2.X, T2.Z, 
	  AND_INT * T7.W, T0.Y, literal.x,  
	31(4.344025e-44), 0(0.000000e+00)
	  LSHL   T2.Y, PV.Z, PV.W,  
	  LSHR   T2.Z, T1.X, T1.Y,  
	  CNDE_INT * T5.W, T4.X, T5.W, T5.Y, BS:VEC_120/SCL_212
	  MULLO_INT   T2.X, T2.W, literal.x,  
	  MULLO_INT   T2.Y (MASKED), T2.W, literal.x,  
	  MULLO_INT   T2.Z (MASKED), T2.W, literal.x,  
	  MULLO_INT * T2.W (MASKED), T2.W, literal.x,  
	-28220501(-6.958154e+37), 0(0.000000e+00)
	  LSHL   T5.X, T1.X, T7.W,  
	  LSHR   T4.Y, T5.W, T1.Y,  
	  OR_INT   T2.Z, T2.Y, T2.Z,  
	  CNDE_INT * T2.W, T4.W, T0.Z, PV.X, BS:VEC_201
	  CNDE_INT   T2.Y, T3.X, T3.Y, PV.W, 
	  CNDE_INT   T0.Z, T0.Y, T1.Z, PV.Z, 
	  OR_INT * T2.W, PV.X, PV.Y,  
	  CNDE_INT   T3.Y, T0.Y, T1.X, PV.W, 
	  BFE_UINT   T1.Z, PV.Z, literal.x, 1, 
	  CNDE_INT * T2.W, T3.W, T6.W, PV.Y, 
	29(4.063766e-44), 0(0.000000e+00)
	  CNDE_INT   T2.Y, T4.X, T5.Y, PV.W, 
	  SUB_INT   T2.Z, 0.0, PV.Z,  
	  BIT_ALIGN_INT * T2.W, T0.Z, PV.Y, literal.x, 
	30(4.203895e-44), 0(0.000000e+00)
	  XOR_INT   T4.Y, PV.W, PV.Z,  
	  LSHR   T3.Z, PV.Y, T1.Y,  
	  LSHL * T2.W, T5.W, T7.W,  
	  OR_INT   T3.Z, PV.W, PV.Z,  
	  FFBH_UINT * T2.W, PV.Y,  
	  CNDE_INT   T4.Z, T4.Y, literal.x, PV.W, 
	  CNDE_INT * T2.W, T0.Y, T5.W, PV.Z, BS:VEC_120/SCL_212
	32(4.484155e-44), 0(0.000000e+00)
	  BIT_ALIGN_INT   T1.X, T3.Y, PV.W, literal.x, 
	  SUB_INT   T0.Y, literal.y, PV.Z,  
	  ADD_INT   T3.Z, PV.Z, 1,  
	  BIT_ALIGN_INT * T2.W, PV.W, T2.Y, literal.x, 
	30(4.203895e-44), 31(4.344025e-44)
	  XOR_INT   T2.X, PV.W, T2.Z,  
	  AND_INT   T1.Y, PV.Z, literal.x,  
	  AND_INT   T3.Z, PV.Y, literal.x,  
	  XOR_INT * T2.W, PV.X, T2.Z,  
	31(4.344025e-44), 0(0.000000e+00)
	  LSHR   T1.X, PV.W, PV.Z,  
	  LSHL   T0.Y, T4.Y, PV.Y,  
	  LSHR   T2.Z, PV.X, PV.Z,  
	  LSHL * T2.W, PV.W, PV.Y,  
	  OR_INT   T2.Z, PV.W, PV.Z,  
	  OR_INT * T2.W, PV.Y, PV.X,  
	  BIT_ALIGN_INT * T3.W, PV.W, PV.Z, literal.x, 
	9(1.261169e-44), 0(0.000000e+00)
	  LSHR   T3.Z, T0.Z, literal.x,  
	  FFBH_UINT * T4.W, PV.W,  
	29(4.063766e-44), 0(0.000000e+00)
	  LSHR   T1.X, T2.W, literal.x,  
	  CNDE_INT   T0.Y, T3.W, literal.y, PV.W, BS:VEC_120/SCL_212
	  LSHL   T5.Z, T4.Z, literal.z,  
	  LSHL * T2.W, PV.Z, literal.w,  
	9(1.261169e-44), 32(4.484155e-44)
	23(3.222986e-44), 31(4.344025e-44)
	  SUB_INT   T2.X, PV.W, PV.Z,  
	  SUB_INT   T1.Y, literal.x, PV.Y,  
	  ADD_INT   T3.Z, PV.Y, 1,  
	  NOT_INT * T4.W, PV.Y,  
	31(4.344025e-44), 0(0.000000e+00)
	  SUB_INT   T3.X, PV.W, T4.Z,  
	  AND_INT   T0.Y, PV.Z, literal.x,  
	  AND_INT   T3.Z, PV.Y, literal.x,  
	  OR_INT * T4.W, PV.X, T1.X,  
	31(4.344025e-44), 0(0.000000e+00)
	  ADD_INT   T1.X, PV.W, literal.x,  
	  LSHR   T1.Y, T2.Z, PV.Z,  
	  LSHL   T2.Z, T3.W, PV.Y,  
	  LSHL * T3.W, PV.X, literal.y,  
	1056964608(5.000000e-01), 23(3.222986e-44)
	  ADD_INT   T0.Y, PV.W, literal.x,  
	  OR_INT   T2.Z, PV.Z, PV.Y,  
	  MUL_IEEE * T3.W, PV.X, literal.y,  
	864026624(5.960464e-08), 1070141402(1.570796e+00)
	  FMA   T1.Y, T1.X, literal.x, -PV.W, 
	  LSHR   T2.Z, PV.Z, literal.y,  
	  OR_INT * T2.W, PV.Y, T2.W,  
	1070141402(1.570796e+00), 9(1.261169e-44)
	  OR_INT   T2.Z, PV.W, PV.Z,  
	  FMA * T2.W, T1.X, literal.x, PV.Y, 
	866263400(7.549789e-08), 0(0.000000e+00)
	  FMA * T4.W, PV.Z, literal.x, PV.W, 
	1070141402(1.570796e+00), 0(0.000000e+00)
	  ADD * T2.W, T3.W, PV.W,  
	  ADD   T1.Y, PV.W, -T3.W,  
	  MOV   T2.Z, literal.x,  
	  LSHR * T3.W, T0.Z, literal.y,  
	0(0.000000e+00), 30(4.203895e-44)
	  ADD_INT   T0.Y, T1.Z, PV.W,  
	  ADD * T0.Z, T4.W, -PV.Y,  
	ALU clause starting at 259:
	  MOV * T1.Z, KC0[2].Z,  
	ALU clause starting at 260:
	  SETE_INT * T3.W, T2.Z, 0.0,  
	  PRED_SETNE_INT * Pred,PredicateBit (MASKED), PV.W, 0.0,  
	  MULADD_IEEE * T2.W, T0.W, literal.x, 0.5, Pred_sel_zero
	1059256707(6.366197e-01), 0(0.000000e+00)
	  TRUNC * T2.W, T2.W, Pred_sel_zero 
	  MUL_IEEE * T3.W, T2.W, literal.x, Pred_sel_zero 
	-1077342246(-1.570796e+00), 0(0.000000e+00)
	  ADD * T4.W, T0.W, T3.W, Pred_sel_zero 
	  ADD * T5.W, T0.W, -T4.W, Pred_sel_zero 
	  ADD   T0.Z, T5.W, T3.W, Pred_sel_zero 
	  FMA * T3.W, T2.W, literal.x, T3.W, Pred_sel_zeroBS:VEC_201
	1070141402(1.570796e+00), 0(0.000000e+00)
	  ADD * T3.W, T0.Z, -T3.W, Pred_sel_zero 
	  ADD   T0.Z, T4.W, T3.W, Pred_sel_zero 
	  MUL_IEEE * T3.W, T2.W, literal.x, Pred_sel_zero BS:VEC_201
	-1281220248(-7.549789e-08), 0(0.000000e+00)
	  ADD * T4.W, T0.Z, T3.W, Pred_sel_zero 
	  ADD * T5.W, T0.Z, -T4.W, Pred_sel_zero 
	  ADD   T0.Z, T5.W, T3.W, Pred_sel_zero 
	  FMA * T3.W, T2.W, literal.x, T3.W, Pred_sel_zeroBS:VEC_201
	866263400(7.549789e-08), 0(0.000000e+00)
	  ADD * T3.W, T0.Z, -T3.W, Pred_sel_zero 
	  ADD   T0.Z, T4.W, T3.W, Pred_sel_zero 
	  MUL_IEEE * T3.W, T2.W, literal.x, Pred_sel_zero BS:VEC_201
	-1480444732(-5.390303e-15), 0(0.000000e+00)
	  ADD * T4.W, T0.Z, T3.W, Pred_sel_zero 
	  ADD * T5.W, T0.Z, -T4.W, Pred_sel_zero 
	  ADD   T1.Y, T5.W, T3.W, Pred_sel_zero 
	  FMA   T0.Z, T2.W, literal.x, T3.W, Pred_sel_zeroBS:VEC_201
	  TRUNC * T2.W, T2.W, Pred_sel_zero BS:VEC_201
	667038916(5.390303e-15), 0(0.000000e+00)
	  FLT_TO_INT   T0.Y, T2.W, Pred_sel_zero 
	  MOV   T0.Z, -T0.Z, Pred_sel_zero 
	  ADD * T2.W, T4.W, T1.Y, Pred_sel_zero BS:VEC_120/SCL_212
	ALU clause starting at 294:
	  MUL_IEEE   T2.Z, T2.W, T2.W,  
	  MOV * T3.W, literal.x,  
	823096566(2.087572e-09), 0(0.000000e+00)
	  MOV   T1.Y, literal.x,  
	  MUL_IEEE   T3.Z, T2.W, T2.W,  
	  MULADD_IEEE * T4.W, PV.Z, literal.y, PV.W, 
	3000446772(-2.505076e-08), -1387800754(-1.135965e-11)
	  MULADD_IEEE   T4.Z, T2.Z, PV.W, literal.x, 
	  MULADD_IEEE * T4.W, PV.Z, literal.y, PV.Y, 
	-1265462726(-2.730101e-07), 791595475(1.589691e-10)
	  LSHL   T1.X, KC0[0].W, literal.x,  
	  MULADD_IEEE   T2.Y, T3.Z, PV.W, literal.y, 
	  MULADD_IEEE   T5.Z, T2.Z, literal.z, T1.Y, BS:VEC_120/SCL_212
	  MULADD_IEEE * T4.W, T2.Z, PV.Z, literal.w, BS:VEC_120/SCL_212
	2(2.802597e-45), 909565733(2.725000e-06)
	791595475(1.589691e-10), 936381154(2.480060e-05)
	  ADD_INT   T2.X, T1.Z, T1.W,  
	  MULADD_IEEE   T1.Y, T2.Z, PV.W, literal.x, BS:VEC_120/SCL_212
	  MULADD_IEEE   T1.Z, T2.Z, PV.Z, literal.y, BS:VEC_120/SCL_212
	  MULADD_IEEE * T1.W, T3.Z, PV.Y, literal.z, BS:VEC_201
	-1162474656(-1.388889e-03), 909565733(2.725000e-06)
	-1185936940(-1.984009e-04), 0(0.000000e+00)
	  MULADD_IEEE   T3.X, T3.Z, literal.x, T3.W, 
	  MULADD_IEEE   T2.Y, T3.Z, PV.W, literal.y, 
	  MUL_IEEE   T4.Z, T2.W, T3.Z,  
	  MULADD_IEEE * T1.W, T2.Z, PV.Z, literal.z, BS:VEC_201
	-1387800754(-1.135965e-11), 1007192199(8.333332e-03)
	-1185936940(-1.984009e-04), 0(0.000000e+00)
	  MULADD_IEEE   T4.X, T2.Z, PV.W, literal.x, 
	  MUL_IEEE   T2.Y, PV.Y, PV.Z,  
	  AND_INT   T1.Z, T2.W, literal.y,  
	  MULADD_IEEE * T1.W, T3.Z, PV.X, literal.z, BS:VEC_120/SCL_212
	1007192199(8.333332e-03), 2147483647(nan)
	-1265462726(-2.730101e-07), 0(0.000000e+00)
	  MUL_IEEE   T3.X, T2.W, T2.Z,  
	  MULADD_IEEE   T3.Y, T3.Z, PV.W, literal.x, 
	  ADD_INT   T5.Z, PV.Z, literal.y,  
	  MULADD_IEEE * T1.W, T0.Z, 0.5, -PV.Y, BS:VEC_201
	936381154(2.480060e-05), -1050253722(-1.440000e+01)
	  MULADD_IEEE   T5.X, T3.Z, PV.W, -T0.Z, 
	  SETGT_UINT   T2.Y, PV.Z, literal.x,  
	  ADD_INT   T5.Z, T1.Z, literal.y,  BS:VEC_120/SCL_212
	  MULADD_IEEE * T1.W, T3.Z, PV.Y, literal.z, 
	11429478(1.601611e-38), -16777216(-1.701412e+38)
	-1162474656(-1.388889e-03), 0(0.000000e+00)
	  MULADD_IEEE   T6.X, T3.Z, PV.W, literal.x, 
	  CNDE_INT   T2.Y, PV.Y, PV.Z, 0.0, 
	  SETGT_UINT   T1.Z, T1.Z, literal.y,  BS:VEC_120/SCL_212
	  AND_INT * T1.W, T2.W, literal.z,  
	1026206379(4.166667e-02), 1061683200(7.812500e-01)
	2147483647(nan), 0(0.000000e+00)
	  ADD_INT   T7.X, PV.W, literal.x,  
	  CNDE_INT   T2.Y, PV.Z, PV.Y, literal.y, 
	  MUL_IEEE   T1.Z, T3.Z, PV.X,  
	  MUL_IEEE * T3.W, T0.Z, T2.W,  BS:VEC_120/SCL_212
	-1050253722(-1.440000e+01), 1049624576(2.812500e-01)
	  MULADD_IEEE   T6.X, T3.Z, PV.Z, -PV.W, 
	  MULADD_IEEE   T3.Y, T3.Z, 0.5, -PV.Y, 
	  SETGT_UINT   T1.Z, PV.X, literal.x,  
	  ADD_INT * T3.W, T1.W, literal.y,  
	11429478(1.601611e-38), -16777216(-1.701412e+38)
	  CNDE_INT   T7.X, PV.Z, PV.W, 0.0, 
	  ADD   T3.Y, PV.Y, -PV.X,  
	  ADD   T1.Z, -T2.Y, 1.0,  
	  MULADD_IEEE * T3.W, T4.Z, literal.x, T5.X, 
	1042983595(1.666667e-01), 0(0.000000e+00)
	  SETGT_UINT   T5.X, T1.W, literal.x,  
	  ADD   T2.Y, T2.W, -PV.W,  BS:VEC_120/SCL_212
	  ADD   T1.Z, PV.Z, -PV.Y,  
	  AND_INT * T1.W, T0.Y, 1,  
	1061683200(7.812500e-01), 0(0.000000e+00)
	  CNDE_INT   T6.X, PV.W, PV.Z, -PV.Y, 
	  CNDE_INT   T2.Y, PV.X, T7.X, literal.x, 
	  MUL_IEEE   T1.Z, T4.X, T3.X,  BS:VEC_021/SCL_122
	  MULADD_IEEE * T1.W, T2.Z, T1.Y, literal.y, 
	1049624576(2.812500e-01), 1026206379(4.166667e-02)
	  MUL_IEEE   T4.X, T2.Z, PV.W,  
	  MUL_IEEE   T1.Y, T0.Z, T2.W,  BS:VEC_120/SCL_212
	  MULADD_IEEE   T1.Z, T0.Z, 0.5, -PV.Z, BS:VEC_120/SCL_212
	  LSHL * T1.W, T0.Y, literal.x,  
	30(4.203895e-44), 0(0.000000e+00)
	  AND_INT   T5.X, PV.W, literal.x,  
	  MULADD_IEEE   T3.Y, T2.Z, PV.Z, -T0.Z, 
	  MULADD_IEEE   T0.Z, T2.Z, PV.X, -PV.Y, 
	  MULADD_IEEE * T1.W, T2.Z, 0.5, -T2.Y, 
	-2147483648(-0.000000e+00), 0(0.000000e+00)
	  ADD   T4.X, PV.W, -PV.Z,  
	  ADD   T1.Y, -T2.Y, 1.0,  
	  MULADD_IEEE   T0.Z, T3.X, literal.x, PV.Y, 
	  LSHL * T1.W, T0.Y, literal.y,  BS:VEC_120/SCL_212
	1042983595(1.666667e-01), 30(4.203895e-44)
	  XOR_INT   T3.X, PV.W, T0.X,  
	  ADD   T2.Y, T2.W, -PV.Z,  
	  ADD   T0.Z, PV.Y, -PV.X,  
	  AND_INT * T1.W, T0.Y, 1,  
	  CNDE_INT   T4.X, PV.W, PV.Y, PV.Z, 
	  AND_INT   T0.Y, PV.X, literal.x,  
	  XOR_INT   T0.Z, T5.X, T6.X,  
	  SETGT_UINT * T0.W, T0.W, literal.y,  
	-2147483648(-0.000000e+00), 2139095039(3.402823e+38)
	  CNDE_INT * T3.X, PV.W, PV.Z, literal.x, 
	2143289344(nan), 0(0.000000e+00)
	ALU clause starting at 396:
	  XOR_INT   T0.Z, T0.Y, T4.X,  
	  ADD_INT * T1.W, T2.X, T1.X,  BS:VEC_021/SCL_122
	  LSHR   T1.X, PV.W, literal.x,  
	  CNDE_INT * T0.W, T0.W, PV.Z, literal.y, 
	2(2.802597e-45), 2143289344(nan)
	  CNDE * T0.X, T0.X, T0.X, PV.W, 
	  LSHR * T2.X, T2.X, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
.Ltmp203:
.Lfunc_end59:
	.size	sincos_float, .Lfunc_end59-sincos_float

	.section	.AMDGPU.config
	.long	166100
	.long	4
	.long	165900
	.long	0
	.long	166120
	.long	0
	.text
	.globl	frexp_float
	.p2align	8
	.type	frexp_float,@function
frexp_float:
frexp_float$local:
.Lfunc_begin60:
	ALU 5, @10, KC0[CB0:0-32], KC1[]
.Ltmp204:
	ALU 2, @16, KC0[CB0:0-32], KC1[]
	TEX 0 @8
.Ltmp205:
	ALU 33, @19, KC0[CB0:0-32], KC1[]
	MEM_RAT_CACHELESS STORE_DWORD T0.X, T1.X
.Ltmp206:
	MEM_RAT_CACHELESS STORE_DWORD T3.X, T2.X
	CF_END
	PAD
	Fetch clause starting at 8:
	  VTX_READ_32 T0.X, T0.X, 0, #1
	ALU clause starting at 10:
	  MULLO_INT   T0.X (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Y, KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Z (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT * T0.W (MASKED), KC0[1].Z, T1.X,  
.Ltmp207:
	  ADD_INT * T0.W, PV.Y, T0.X,  
	  ADD_INT * T0.W, PV.W, KC0[3].X,  
	ALU clause starting at 16:
	  LSHL * T0.W, T0.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  ADD_INT * T0.X, KC0[2].Y, PV.W,  
	ALU clause starting at 19:
	  AND_INT * T1.W, T0.X, literal.x,  
	2147483647(nan), 0(0.000000e+00)
	  OR_INT   T0.Z, PV.W, literal.x,  
	  ADD_INT * T2.W, PV.W, literal.y,  
	226492416(7.888609e-31), -8388608(-INF)
	  SETGT_UINT   T1.Z, PV.W, literal.x,  
	  ADD * T2.W, PV.Z, literal.y,  
	-8388608(-INF), -1920991232(-7.888609e-31)
	  MOV   T0.Z, literal.x,  
	  CNDE_INT * T1.W, PV.Z, T1.W, PV.W, 
	-152(nan), 0(0.000000e+00)
	  ASHR   T2.Z, PV.W, literal.x,  
	  CNDE_INT * T2.W, T1.Z, literal.y, PV.Z, 
	23(3.222986e-44), -126(nan)
	  ADD_INT * T2.W, PV.Z, PV.W,  
	  ADD_INT   T1.X, KC0[2].Z, T0.W,  
	  LSHL   T0.Y, KC0[0].W, literal.x,  
	  SETNE_INT   T0.Z, PV.W, literal.y,  
	  SETNE_INT * T0.W, T1.W, 0.0,  
	2(2.802597e-45), 129(1.807675e-43)
	  AND_INT   T2.X, T1.W, literal.x,  
	  AND_INT   T1.Y, T0.X, literal.y,  
	  AND_INT   T0.Z, PV.W, PV.Z,  
	  INT_TO_FLT * T0.W, T2.W,  BS:VEC_120/SCL_212
	8388607(1.175494e-38), -2147483648(-0.000000e+00)
	  CNDE_INT   T3.X, PV.Z, 0.0, PV.W, 
	  OR_INT   T1.Z, PV.Y, PV.X,  
	  ADD_INT * T0.W, T1.X, T0.Y,  
	  LSHR   T2.X, PV.W, literal.x,  
	  OR_INT * T0.W, PV.Z, literal.y,  
	2(2.802597e-45), 1056964608(5.000000e-01)
	  CNDE_INT * T0.X, T0.Z, T0.X, PV.W, 
	  LSHR * T1.X, T1.X, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
.Ltmp208:
.Lfunc_end60:
	.size	frexp_float, .Lfunc_end60-frexp_float

	.section	.AMDGPU.config
	.long	166100
	.long	521
	.long	165900
	.long	0
	.long	166120
	.long	0
	.text
	.globl	remquo_float
	.p2align	8
	.type	remquo_float,@function
remquo_float:
remquo_float$local:
.Lfunc_begin61:
	ALU 5, @24, KC0[CB0:0-32], KC1[]
.Ltmp209:
	ALU 2, @30, KC0[CB0:0-32], KC1[]
	TEX 0 @20
	ALU 0, @33, KC0[CB0:0-32], KC1[]
	TEX 0 @22
.Ltmp210:
	ALU_PUSH_BEFORE 31, @34, KC0[], KC1[]
	JUMP @15 POP:1
	ALU 2, @66, KC0[], KC1[]
	LOOP_START_DX10 @14
	ALU_PUSH_BEFORE 10, @69, KC0[], KC1[]
	JUMP @13 POP:1
	LOOP_BREAK @13
	POP @13 POP:1
	END_LOOP @9
	ALU_POP_AFTER 0, @80, KC0[], KC1[]
	ALU 0, @81, KC0[CB0:0-32], KC1[]
.Ltmp211:
	ALU 52, @82, KC0[CB0:0-32], KC1[]
	MEM_RAT_CACHELESS STORE_DWORD T3.X, T2.X
.Ltmp212:
	MEM_RAT_CACHELESS STORE_DWORD T0.X, T1.X
	CF_END
	Fetch clause starting at 20:
	  VTX_READ_32 T0.X, T0.X, 0, #1
	Fetch clause starting at 22:
	  VTX_READ_32 T1.X, T1.X, 0, #1
	ALU clause starting at 24:
	  MULLO_INT   T0.X (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Y, KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Z (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT * T0.W (MASKED), KC0[1].Z, T1.X,  
.Ltmp213:
	  ADD_INT * T0.W, PV.Y, T0.X,  
	  ADD_INT * T0.W, PV.W, KC0[3].Y,  
	ALU clause starting at 30:
	  LSHL * T0.W, T0.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  ADD_INT * T0.X, KC0[2].Y, PV.W,  
	ALU clause starting at 33:
	  ADD_INT * T1.X, KC0[2].Z, T0.W,  
	ALU clause starting at 34:
	  AND_INT   T2.X, T0.X, literal.x,  
	  AND_INT   T0.Y, T0.X, literal.y,  
	  AND_INT   T0.Z, T1.X, literal.x,  BS:VEC_120/SCL_212
	  AND_INT * T1.W, T1.X, literal.y,  BS:VEC_120/SCL_212
	2139095040(INF), 8388607(1.175494e-38)
	  SETE_INT   T3.X, PV.W, 0.0,  
	  SETNE_INT   T1.Y, PV.Z, 0.0,  
	  SETE_INT   T0.Z, PV.Y, 0.0,  
	  SETNE_INT * T1.W, PV.X, 0.0,  
	  OR_INT   T2.X, PV.Z, PV.W,  
	  AND_INT   T0.Y, T0.X, literal.x,  
	  OR_INT   T0.Z, PV.X, PV.Y,  
	  AND_INT * T1.W, T1.X, literal.x,  BS:VEC_120/SCL_212
	-2147483648(-0.000000e+00), 0(0.000000e+00)
	  CNDE_INT   T1.Z, PV.Z, PV.W, T1.X, 
	  CNDE_INT * T4.W, PV.X, PV.Y, T0.X, BS:VEC_021/SCL_122
.Ltmp214:
	  AND_INT   T0.Z, PV.W, literal.x,  
	  AND_INT * T2.W, PV.Z, literal.x,  
	2147483647(nan), 0(0.000000e+00)
	  LSHR   T2.Z, PV.W, literal.x,  
	  LSHR * T3.W, PV.Z, literal.x,  
	23(3.222986e-44), 0(0.000000e+00)
	  SUB_INT   T2.Y, PV.W, PV.Z,  
	  AND_INT   T3.Z, T4.W, literal.x,  
	  AND_INT * T4.W, T1.Z, literal.x,  
	8388607(1.175494e-38), 0(0.000000e+00)
	  MOV   T0.X, literal.x,  
	  OR_INT   T1.Y, PV.W, literal.y,  
	  OR_INT   T3.Z, PV.Z, literal.y,  
	  SETGT_INT * T4.W, 1, PV.Y,  
	0(0.000000e+00), 1065353216(1.000000e+00)
	  PRED_SETE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
	ALU clause starting at 66:
	  MOV   T4.Z, literal.x,  
	  ADD_INT * T4.W, T2.Y, 1,  
	0(0.000000e+00), 0(0.000000e+00)
	ALU clause starting at 69:
	  SETGE * T5.W, T3.Z, T1.Y,  
	  CNDE * T5.W, PV.W, 0.0, T1.Y, 
	  ADD   T5.Z, T3.Z, -PV.W,  
	  SETGE_DX10 * T5.W, T3.Z, T1.Y,  
	  LSHL   T2.Y, T4.Z, 1,  
	  ADD   T3.Z, PV.Z, PV.Z,  
	  ADD_INT * T4.W, T4.W, literal.x,  
	-1(nan), 0(0.000000e+00)
	  SUB_INT   T4.Z, PV.Y, T5.W,  
	  SETGT_UINT * T5.W, PV.W, 1,  
	  PRED_SETE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
	ALU clause starting at 80:
	  LSHL * T0.X, T4.Z, 1,  
	ALU clause starting at 81:
	  MOV * T4.W, KC0[2].W,  
	ALU clause starting at 82:
	  SETGT * T5.W, T3.Z, T1.Y,  
	  CNDE * T5.W, PV.W, 0.0, T1.Y, 
	  SETGT_DX10   T2.Y, T3.Z, T1.Y,  
	  ADD   T3.Z, T3.Z, -PV.W,  
	  SETGE_UINT * T3.W, T3.W, T2.Z,  
	  CNDE_INT   T2.Z, PV.W, T0.Z, PV.Z, 
	  AND_INT * T5.W, PV.Y, 1,  
	  OR_INT   T2.Y, T0.X, PV.W,  
	  ADD   T3.Z, PV.Z, PV.Z,  
	  CNDE_INT * T5.W, T3.W, T2.W, T1.Y, 
	  SETE_DX10   T4.Z, PV.W, PV.Z,  
	  CNDE_INT * T6.W, T3.W, 0.0, PV.Y, 
	  AND_INT   T4.Z, PV.Z, PV.W,  
	  SETGT_DX10 * T7.W, T3.Z, T5.W,  
	  OR_INT * T7.W, PV.Z, PV.W,  
	  AND_INT * T8.W, PV.W, 1,  
	  ADD_INT * T6.W, PV.W, T6.W,  
	  AND_INT   T3.Z, PV.W, literal.x,  
	  SETE_INT * T6.W, T0.Z, T2.W,  
	127(1.779649e-43), 0(0.000000e+00)
	  LSHL   T4.Z, KC0[0].W, literal.x,  
	  CNDE_INT * T8.W, PV.W, PV.Z, 1, 
	2(2.802597e-45), 0(0.000000e+00)
	  SUB_INT   T0.X, 0.0, PV.W,  
	  SETE_INT   T1.Y, T0.Y, T1.W,  
	  BFE_INT   T3.Z, T7.W, 0.0, 1, 
	  ADD_INT * T1.W, T2.W, literal.x,  BS:VEC_201
	-2139095041(-1.175494e-38), 0(0.000000e+00)
	  SETGT_UINT   T1.X, literal.x, PV.W,  
	  AND_INT   T2.Y, T1.Z, literal.y,  
	  AND_INT   T1.Z, PV.Z, T5.W,  
	  CNDE_INT * T1.W, PV.Y, PV.X, T8.W, 
	-2139095040(-1.175494e-38), 2139095040(INF)
	  SETGT_UINT   T0.X, T0.Z, literal.x,  
	  AND_INT   T1.Y, PV.W, literal.y,  
	  ADD   T0.Z, T2.Z, -PV.Z,  BS:VEC_120/SCL_212
	  CNDE_INT * T1.W, T3.W, literal.z, PV.Y, 
	2139095039(3.402823e+38), 7(9.809089e-45)
	1065353216(1.000000e+00), 0(0.000000e+00)
	  ADD_INT   T2.X, T4.W, T0.W,  
	  MUL_IEEE   T2.Y, PV.W, PV.Z,  
	  INT_TO_FLT   T0.Z, PV.Y,  
	  OR_INT * T0.W, PV.X, T1.X,  
	  CNDE_INT   T0.X, PV.W, PV.Z, 0.0, 
	  CNDE_INT   T0.Z, T6.W, PV.Y, 0.0, 
	  ADD_INT * T1.W, PV.X, T4.Z,  
	  LSHR   T1.X, PV.W, literal.x,  
	  XOR_INT * T1.W, PV.Z, T0.Y,  
	2(2.802597e-45), 0(0.000000e+00)
	  CNDE_INT * T3.X, T0.W, PV.W, literal.x, 
	2143289344(nan), 0(0.000000e+00)
	  LSHR * T2.X, T2.X, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
.Ltmp215:
.Lfunc_end61:
	.size	remquo_float, .Lfunc_end61-remquo_float

	.section	.AMDGPU.config
	.long	166100
	.long	3
	.long	165900
	.long	0
	.long	166120
	.long	0
	.text
	.globl	ilogb_float
	.p2align	8
	.type	ilogb_float,@function
ilogb_float:
ilogb_float$local:
.Lfunc_begin62:
	ALU 5, @8, KC0[CB0:0-32], KC1[]
.Ltmp216:
	ALU 2, @14, KC0[CB0:0-32], KC1[]
	TEX 0 @6
	ALU 21, @17, KC0[CB0:0-32], KC1[]
	MEM_RAT_CACHELESS STORE_DWORD T0.X, T1.X
	CF_END
	Fetch clause starting at 6:
	  VTX_READ_32 T0.X, T0.X, 0, #1
	ALU clause starting at 8:
	  MULLO_INT   T0.X (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Y, KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Z (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT * T0.W (MASKED), KC0[1].Z, T1.X,  
.Ltmp217:
	  ADD_INT * T0.W, PV.Y, T0.X,  
	  ADD_INT * T0.W, PV.W, KC0[3].X,  
	ALU clause starting at 14:
	  LSHL * T0.W, T0.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  ADD_INT * T0.X, KC0[2].Y, PV.W,  
	ALU clause starting at 17:
	  AND_INT * T1.W, T0.X, literal.x,  
	8388607(1.175494e-38), 0(0.000000e+00)
	  FFBH_UINT   T0.Z, PV.W,  
	  AND_INT * T2.W, T0.X, literal.x,  
	2147483647(nan), 0(0.000000e+00)
	  LSHR   T1.Z, PV.W, literal.x,  
	  CNDE_INT * T1.W, T1.W, literal.y, PV.Z, 
	23(3.222986e-44), 32(4.484155e-44)
	  SUB_INT   T0.Y, literal.x, PV.W,  
	  ADD_INT   T0.Z, PV.Z, literal.y,  
	  SETGT_UINT * T1.W, T2.W, literal.z,  
	-118(nan), -127(nan)
	8388607(1.175494e-38), 0(0.000000e+00)
	  CNDE_INT * T1.W, PV.W, PV.Y, PV.Z, 
	  CNDE_INT   T0.Z, T2.W, literal.x, PV.W, 
	  SETGT_UINT * T1.W, T2.W, literal.y,  
	-2147483648(-0.000000e+00), 2139095039(3.402823e+38)
	  CNDE_INT   T0.X, PV.W, PV.Z, literal.x, 
	  ADD_INT * T0.W, KC0[2].Z, T0.W,  
	2147483647(nan), 0(0.000000e+00)
	  LSHR * T1.X, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
.Ltmp218:
.Lfunc_end62:
	.size	ilogb_float, .Lfunc_end62-ilogb_float

	.section	.AMDGPU.config
	.long	166100
	.long	522
	.long	165900
	.long	0
	.long	166120
	.long	0
	.text
	.globl	lgamma_float
	.p2align	8
	.type	lgamma_float,@function
lgamma_float:
lgamma_float$local:
.Lfunc_begin63:
	ALU 5, @86, KC0[CB0:0-32], KC1[]
.Ltmp219:
	ALU 2, @92, KC0[CB0:0-32], KC1[]
	TEX 0 @60
	ALU 3, @95, KC0[CB0:0-32], KC1[]
.Ltmp220:
	ALU_PUSH_BEFORE 2, @99, KC0[], KC1[]
	JUMP @56 POP:1
	ALU_PUSH_BEFORE 5, @102, KC0[], KC1[]
	JUMP @50 POP:1
	ALU_PUSH_BEFORE 6, @108, KC0[], KC1[]
	JUMP @44 POP:1
	ALU_PUSH_BEFORE 5, @115, KC0[], KC1[]
	JUMP @31 POP:1
	ALU_PUSH_BEFORE 5, @121, KC0[], KC1[]
	JUMP @25 POP:1
	ALU_PUSH_BEFORE 5, @127, KC0[], KC1[]
	JUMP @19 POP:1
	ALU 17, @133, KC0[], KC1[]
	TEX 1 @62
	ALU_POP_AFTER 59, @151, KC0[], KC1[]
	ALU_PUSH_BEFORE 1, @211, KC0[], KC1[]
	JUMP @24 POP:1
	ALU 17, @213, KC0[], KC1[]
	TEX 1 @66
	ALU_POP_AFTER 76, @231, KC0[], KC1[]
	ALU_POP_AFTER 1, @308, KC0[], KC1[]
	ALU_PUSH_BEFORE 1, @310, KC0[], KC1[]
	JUMP @30 POP:1
	ALU 49, @312, KC0[], KC1[]
	TEX 1 @70
	ALU_POP_AFTER 91, @362, KC0[], KC1[]
	ALU_POP_AFTER 1, @454, KC0[], KC1[]
	ALU_PUSH_BEFORE 1, @456, KC0[], KC1[]
	JUMP @43 POP:1
	ALU 17, @458, KC0[], KC1[]
	TEX 1 @74
	ALU_PUSH_BEFORE 87, @476, KC0[], KC1[]
	JUMP @38 POP:1
	ALU_POP_AFTER 28, @564, KC0[], KC1[]
	ALU_PUSH_BEFORE 1, @593, KC0[], KC1[]
	JUMP @42 POP:1
	ALU 30, @595, KC0[], KC1[]
	ALU_POP_AFTER 34, @626, KC0[], KC1[]
	POP @43 POP:1
	POP @44 POP:1
	ALU_PUSH_BEFORE 2, @661, KC0[], KC1[]
	JUMP @49 POP:1
	ALU 75, @664, KC0[], KC1[]
	TEX 1 @78
	ALU_POP_AFTER 65, @740, KC0[], KC1[]
	ALU_POP_AFTER 1, @806, KC0[], KC1[]
	ALU_PUSH_BEFORE 1, @808, KC0[], KC1[]
	JUMP @55 POP:1
	ALU 17, @810, KC0[], KC1[]
	TEX 1 @82
	ALU_POP_AFTER 55, @828, KC0[], KC1[]
	POP @56 POP:1
	ALU 2, @884, KC0[], KC1[]
	MEM_RAT_CACHELESS STORE_DWORD T1.X, T0.X
	CF_END
	PAD
	Fetch clause starting at 60:
	  VTX_READ_32 T0.X, T0.X, 0, #1
	Fetch clause starting at 62:
	  VTX_READ_64 T2.XY, T2.X, 0, #2
	  VTX_READ_32 T1.X, T1.X, 0, #2
	Fetch clause starting at 66:
	  VTX_READ_64 T2.XY, T2.X, 0, #2
	  VTX_READ_32 T1.X, T1.X, 0, #2
	Fetch clause starting at 70:
	  VTX_READ_64 T2.XY, T2.X, 0, #2
	  VTX_READ_32 T1.X, T1.X, 0, #2
	Fetch clause starting at 74:
	  VTX_READ_64 T2.XY, T2.X, 0, #2
	  VTX_READ_32 T1.X, T1.X, 0, #2
	Fetch clause starting at 78:
	  VTX_READ_64 T2.XY, T2.X, 0, #2
	  VTX_READ_32 T0.X, T0.X, 0, #2
	Fetch clause starting at 82:
	  VTX_READ_64 T1.XY, T1.X, 0, #2
	  VTX_READ_32 T0.X, T0.X, 0, #2
	ALU clause starting at 86:
	  MULLO_INT   T0.X (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Y, KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Z (MASKED), KC0[1].Z, T1.X,  
.Ltmp221:
	  MULLO_INT * T0.W (MASKED), KC0[1].Z, T1.X,  
.Ltmp222:
	  ADD_INT * T0.W, PV.Y, T0.X,  
	  ADD_INT * T0.W, PV.W, KC0[3].X,  
	ALU clause starting at 92:
	  LSHL * T0.W, T0.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  ADD_INT * T0.X, KC0[2].Y, PV.W,  
	ALU clause starting at 95:
	  AND_INT * T1.W, T0.X, literal.x,  
	2147483647(nan), 0(0.000000e+00)
	  MOV   T1.X, T0.X,  
	  MOV * T0.Z, KC0[2].Z,  
	ALU clause starting at 99:
	  SETGT_UINT * T2.W, T1.W, literal.x,  
	2139095039(3.402823e+38), 0(0.000000e+00)
	  PRED_SETE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
	ALU clause starting at 102:
	  SETGT_DX10 * T2.W, literal.x, T1.W,  
	478150656(8.470329e-22), 0(0.000000e+00)
	  MOV   T1.Z, literal.x,  
	  NOT_INT * T2.W, PV.W,  
	1(1.401298e-45), 0(0.000000e+00)
	  PRED_SETNE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
	ALU clause starting at 108:
	  SETE_DX10   T1.Z, T1.W, literal.x,  
	  SETE_DX10 * T2.W, T1.W, 1.0,  
	1073741824(2.000000e+00), 0(0.000000e+00)
	  MOV   T1.X, literal.x,  
	  OR_INT * T2.W, PV.W, PV.Z,  
	0(0.000000e+00), 0(0.000000e+00)
	  PRED_SETE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
	ALU clause starting at 115:
	  SETGT_DX10 * T2.W, literal.x, T1.W,  
	1073741824(2.000000e+00), 0(0.000000e+00)
	  MOV   T1.Z, literal.x,  
	  NOT_INT * T2.W, PV.W,  
	1(1.401298e-45), 0(0.000000e+00)
	  PRED_SETNE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
	ALU clause starting at 121:
	  SETGT_DX10 * T2.W, literal.x, T1.W,  
	1090519040(8.000000e+00), 0(0.000000e+00)
	  MOV   T1.Z, literal.x,  
	  NOT_INT * T2.W, PV.W,  
	1(1.401298e-45), 0(0.000000e+00)
	  PRED_SETNE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
	ALU clause starting at 127:
	  SETGT_DX10 * T2.W, literal.x, T1.W,  
	1551892480(2.882304e+17), 0(0.000000e+00)
	  MOV   T1.Z, literal.x,  
	  NOT_INT * T2.W, PV.W,  
	1(1.401298e-45), 0(0.000000e+00)
	  PRED_SETNE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
	ALU clause starting at 133:
	  OR_INT * T2.W, T1.W, literal.x,  
	1065353216(1.000000e+00), 0(0.000000e+00)
	  ADD   T1.Z, PV.W, literal.x,  
	  SETGT_UINT * T2.W, T1.W, literal.y,  
	-1082130432(-1.000000e+00), 8388607(1.175494e-38)
	  CNDE_INT * T3.W, PV.W, PV.Z, T1.W, 
	  LSHL * T4.W, PV.W, 1,  
	  AND_INT   T2.Z, PV.W, literal.x,  
	  AND_INT * T4.W, T3.W, literal.y,  
	65536(9.183550e-41), 8323072(1.166311e-38)
	  ADD_INT * T4.W, PV.Z, PV.W,  
	  LSHR * T5.W, PV.W, literal.x,  
	14(1.961818e-44), 0(0.000000e+00)
	  ADD_INT   T1.X, literal.x, PV.W,  
	  LSHR * T5.W, T4.W, literal.y,  
	@LOG_INV_TBL, 13(1.821688e-44)
	  ADD_INT * T2.X, literal.x, PV.W,  
	@LOG2_TBL, 0(0.000000e+00)
	ALU clause starting at 151:
	  ADD * T5.W, T1.W, literal.x,  
	-1082130432(-1.000000e+00), 0(0.000000e+00)
	  ADD * T6.W, PV.W, literal.x,  
	1073741824(2.000000e+00), 0(0.000000e+00)
	  RECIP_IEEE   T0.X (MASKED), T6.W,  
	  RECIP_IEEE   T0.Y, T6.W,  
	  RECIP_IEEE   T0.Z (MASKED), T6.W,  
	  RECIP_IEEE * T0.W (MASKED), T6.W,  
	  MUL_IEEE * T6.W, T5.W, PV.Y,  
	  ADD * T7.W, PV.W, PV.W,  
	  AND_INT   T0.Y, T3.W, literal.x,  
	  MUL_IEEE   T2.Z, PV.W, PV.W,  
	  MOV * T3.W, literal.y,  
	8388607(1.175494e-38), 1034594987(8.333334e-02)
	  MULADD_IEEE   T1.Y, PV.Z, literal.x, PV.W, 
	  OR_INT   T3.Z, T4.W, literal.y,  
	  OR_INT * T3.W, PV.Y, literal.y,  
	1011666125(1.250000e-02), 1056964608(5.000000e-01)
	  ADD   T3.X, PV.Z, -PV.W,  
	  AND_INT   T0.Y, T5.W, literal.x,  
	  MUL_IEEE   T2.Z, T2.Z, PV.Y,  
	  MUL_IEEE * T3.W, T5.W, T6.W,  
	-65536(nan), 0(0.000000e+00)
	  LSHR   T4.X, T1.Z, literal.x,  
	  LSHR   T1.Y, T1.W, literal.x,  
	  MULADD_IEEE   T1.Z, T7.W, PV.Z, -PV.W, BS:VEC_120/SCL_212
	  ADD * T3.W, T5.W, -PV.Y,  BS:VEC_201
	23(3.222986e-44), 0(0.000000e+00)
	  ADD   T5.X, PV.W, PV.Z,  
	  ADD_INT   T1.Y, PV.Y, literal.x,  
	  ADD_INT   T1.Z, PV.X, literal.y,  
	  MUL_IEEE * T3.W, T3.X, T1.X,  
	-127(nan), -253(nan)
	  MUL_IEEE   T1.X, PV.W, PV.W,  
	  MULADD_IEEE   T3.Y, PV.W, literal.x, 0.5, 
	  CNDE_INT   T1.Z, T2.W, PV.Z, PV.Y, 
	  MUL_IEEE * T2.W, PV.X, literal.y,  
	1051372203(3.333333e-01), 1001012009(5.195041e-03)
	  MULADD_IEEE   T1.Y, T0.Y, literal.x, PV.W, 
	  INT_TO_FLT   T1.Z, PV.Z,  
	  MULADD_IEEE * T2.W, PV.Y, PV.X, T3.W, 
	1001012009(5.195041e-03), 0(0.000000e+00)
	  MULADD_IEEE   T2.Y, PV.W, literal.x, T2.Y, 
	  ADD   T1.Z, T2.X, PV.Z,  
	  MULADD_IEEE * T2.W, T5.X, literal.y, PV.Y, BS:VEC_120/SCL_212
	-1078416837(-1.442695e+00), 1069023232(1.437500e+00)
	  MULADD_IEEE   T0.Y, T0.Y, literal.x, PV.W, 
	  ADD   T1.Z, PV.Z, PV.Y,  
	  SETGT * T2.W, literal.y, |T5.W|,  
	1069023232(1.437500e+00), 1031798784(6.250000e-02)
	  CNDE   T1.Z, PV.W, PV.Z, PV.Y, 
	  MOV * T2.W, literal.x,  
	3212836864(-1.000000e+00), 0(0.000000e+00)
	  MULADD_IEEE * T2.W, PV.Z, literal.x, PV.W, 
	1060205080(6.931472e-01), 0(0.000000e+00)
	  CNDE_INT * T2.W, T1.W, literal.x, PV.W, 
	-8388608(-INF), 0(0.000000e+00)
	  MUL_IEEE   T1.X, PV.W, T1.W,  
	  MOV * T1.Z, literal.x,  
	0(0.000000e+00), 0(0.000000e+00)
	ALU clause starting at 211:
	  SETE_INT * T2.W, T1.Z, 0.0,  
	  PRED_SETE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
	ALU clause starting at 213:
	  OR_INT * T2.W, T1.W, literal.x,  
	1065353216(1.000000e+00), 0(0.000000e+00)
	  ADD   T1.Z, PV.W, literal.x,  
	  SETGT_UINT * T2.W, T1.W, literal.y,  
	-1082130432(-1.000000e+00), 8388607(1.175494e-38)
	  CNDE_INT * T3.W, PV.W, PV.Z, T1.W, 
	  LSHL * T4.W, PV.W, 1,  
	  AND_INT   T2.Z, PV.W, literal.x,  
	  AND_INT * T4.W, T3.W, literal.y,  
	65536(9.183550e-41), 8323072(1.166311e-38)
	  ADD_INT * T4.W, PV.Z, PV.W,  
	  LSHR * T5.W, PV.W, literal.x,  
	14(1.961818e-44), 0(0.000000e+00)
	  ADD_INT   T1.X, literal.x, PV.W,  
	  LSHR * T5.W, T4.W, literal.y,  
	@LOG_INV_TBL, 13(1.821688e-44)
	  ADD_INT * T2.X, literal.x, PV.W,  
	@LOG2_TBL, 0(0.000000e+00)
	ALU clause starting at 231:
	  ADD * T5.W, T1.W, literal.x,  
	-1082130432(-1.000000e+00), 0(0.000000e+00)
	  ADD * T6.W, PV.W, literal.x,  
	1073741824(2.000000e+00), 0(0.000000e+00)
	  RECIP_IEEE   T0.X (MASKED), T6.W,  
	  RECIP_IEEE   T0.Y, T6.W,  
	  RECIP_IEEE   T0.Z (MASKED), T6.W,  
	  RECIP_IEEE * T0.W (MASKED), T6.W,  
	  AND_INT   T2.Z, T3.W, literal.x,  
	  MUL_IEEE * T3.W, T5.W, PV.Y,  BS:VEC_120/SCL_212
	8388607(1.175494e-38), 0(0.000000e+00)
	  ADD   T0.Y, PV.W, PV.W,  
	  OR_INT   T3.Z, T4.W, literal.x,  
	  OR_INT * T4.W, PV.Z, literal.x,  
	1056964608(5.000000e-01), 0(0.000000e+00)
	  ADD   T1.Y, PV.Z, -PV.W,  
	  MUL_IEEE   T2.Z, PV.Y, PV.Y,  
	  MOV * T4.W, literal.x,  
	1034594987(8.333334e-02), 0(0.000000e+00)
	  MULADD_IEEE   T3.Z, PV.Z, literal.x, PV.W, 
	  MUL_IEEE * T4.W, PV.Y, T1.X,  
	1011666125(1.250000e-02), 0(0.000000e+00)
	  MUL_IEEE   T1.X, PV.W, PV.W,  
	  AND_INT   T1.Y, T5.W, literal.x,  
	  MUL_IEEE   T2.Z, T2.Z, PV.Z,  
	  MUL_IEEE * T3.W, T5.W, T3.W,  
	-65536(nan), 0(0.000000e+00)
	  LSHR   T3.X, T1.Z, literal.x,  
	  LSHR   T3.Y, T1.W, literal.x,  
	  MULADD_IEEE   T1.Z, T0.Y, PV.Z, -PV.W, 
	  ADD * T3.W, T5.W, -PV.Y,  BS:VEC_120/SCL_212
	23(3.222986e-44), 0(0.000000e+00)
	  MULADD_IEEE   T4.X, T4.W, literal.x, 0.5, 
	  ADD   T0.Y, PV.W, PV.Z,  
	  ADD_INT   T1.Z, PV.Y, literal.y,  
	  ADD_INT * T3.W, PV.X, literal.z,  
	1051372203(3.333333e-01), -127(nan)
	-253(nan), 0(0.000000e+00)
	  RECIP_IEEE   T2.X (MASKED), T1.W,  
	  RECIP_IEEE   T2.Y (MASKED), T1.W,  
	  RECIP_IEEE   T2.Z, T1.W,  
	  RECIP_IEEE * T2.W (MASKED), T1.W,  
	  CNDE_INT   T3.X, T2.W, T3.W, T1.Z, 
	  MUL_IEEE   T3.Y, T0.Y, literal.x,  
	  MUL_IEEE   T1.Z, PV.Z, PV.Z,  
	  MOV * T2.W, literal.y,  
	1001012009(5.195041e-03), 979058130(8.363399e-04)
	  MULADD_IEEE   T5.X, PV.Z, literal.x, PV.W, 
	  MULADD_IEEE   T3.Y, T1.Y, literal.y, PV.Y, 
	  INT_TO_FLT   T3.Z, PV.X,  
	  MULADD_IEEE * T2.W, T4.X, T1.X, T4.W, 
	-1160395544(-1.630929e-03), 1001012009(5.195041e-03)
	  MULADD_IEEE   T1.X, PV.W, literal.x, T2.Y, 
	  ADD   T2.Y, T2.X, PV.Z,  
	  MULADD_IEEE   T3.Z, T0.Y, literal.y, PV.Y, 
	  MULADD_IEEE * T2.W, T1.Z, PV.X, literal.z, 
	-1078416837(-1.442695e+00), 1069023232(1.437500e+00)
	-1172568484(-5.951875e-04), 0(0.000000e+00)
	  MULADD_IEEE   T2.X, T1.Z, PV.W, literal.x, 
	  MULADD_IEEE   T0.Y, T1.Y, literal.y, PV.Z, 
	  ADD   T3.Z, PV.Y, PV.X,  
	  SETGT * T2.W, literal.z, |T5.W|,  
	978324733(7.936506e-04), 1069023232(1.437500e+00)
	1031798784(6.250000e-02), 0(0.000000e+00)
	  CNDE   T0.Y, PV.W, PV.Z, PV.Y, 
	  MOV   T3.Z, literal.x,  
	  MULADD_IEEE * T2.W, T1.Z, PV.X, literal.y, 
	3212836864(-1.000000e+00), -1154086047(-2.777778e-03)
	  MULADD_IEEE   T1.Z, T1.Z, PV.W, literal.x, 
	  MULADD_IEEE * T2.W, PV.Y, literal.y, PV.Z, 
	1034594987(8.333334e-02), 1060205080(6.931472e-01)
	  CNDE_INT   T0.Y, T1.W, literal.x, PV.W, 
	  ADD   T3.Z, T1.W, literal.y,  
	  MULADD_IEEE * T2.W, T2.Z, PV.Z, literal.z, 
	-8388608(-INF), -1090519040(-5.000000e-01)
	1054244637(4.189385e-01), 0(0.000000e+00)
	  MULADD_IEEE * T1.X, PV.Z, PV.Y, PV.W, 
	ALU clause starting at 308:
	  MOV * T1.Z, literal.x,  
	0(0.000000e+00), 0(0.000000e+00)
	ALU clause starting at 310:
	  SETE_INT * T2.W, T1.Z, 0.0,  
	  PRED_SETE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
	ALU clause starting at 312:
	  TRUNC * T2.W, T1.W,  
	  FLT_TO_INT * T2.W, PV.W,  
	  INT_TO_FLT * T3.W, PV.W,  
	  ADD * T3.W, T1.W, -PV.W,  
	  ADD   T1.X, PV.W, literal.x,  
	  SETGT_INT   T0.Y, T2.W, literal.y,  
	  ADD   T1.Z, PV.W, literal.z,  
	  SETGT_INT * T4.W, T2.W, literal.w,  
	1086324736(6.000000e+00), 6(8.407791e-45)
	1084227584(5.000000e+00), 5(7.006492e-45)
	  ADD   T2.X, T3.W, literal.x,  
	  SETGT_INT   T1.Y, T2.W, literal.y,  BS:VEC_120/SCL_212
	  CNDE_INT   T1.Z, PV.W, literal.z, PV.Z, 
	  CNDE_INT * T4.W, PV.Y, literal.z, PV.X, 
	1082130432(4.000000e+00), 4(5.605194e-45)
	1065353216(1.000000e+00), 0(0.000000e+00)
	  ADD   T1.X, T3.W, literal.x,  
	  SETGT_INT   T0.Y, T2.W, literal.y,  BS:VEC_120/SCL_212
	  MUL_IEEE   T1.Z, PV.W, PV.Z,  
	  CNDE_INT * T4.W, PV.Y, literal.z, PV.X, 
	1077936128(3.000000e+00), 3(4.203895e-45)
	1065353216(1.000000e+00), 0(0.000000e+00)
	  ADD   T2.X, T3.W, literal.x,  
	  SETGT_INT   T1.Y, T2.W, literal.y,  BS:VEC_120/SCL_212
	  MUL_IEEE   T1.Z, PV.W, PV.Z,  
	  CNDE_INT * T2.W, PV.Y, literal.z, PV.X, 
	1073741824(2.000000e+00), 2(2.802597e-45)
	1065353216(1.000000e+00), 0(0.000000e+00)
	  MUL_IEEE   T1.Z, PV.W, PV.Z,  
	  CNDE_INT * T2.W, PV.Y, literal.x, PV.X, 
	1065353216(1.000000e+00), 0(0.000000e+00)
	  MUL_IEEE * T2.W, PV.W, PV.Z,  
	  OR_INT * T4.W, PV.W, literal.x,  
	1065353216(1.000000e+00), 0(0.000000e+00)
	  ADD   T1.Z, PV.W, literal.x,  
	  SETGT_UINT * T4.W, T2.W, literal.y,  
	-1082130432(-1.000000e+00), 8388607(1.175494e-38)
	  CNDE_INT * T5.W, PV.W, PV.Z, T2.W, 
	  LSHL * T6.W, PV.W, 1,  
	  AND_INT   T2.Z, PV.W, literal.x,  
	  AND_INT * T6.W, T5.W, literal.y,  
	65536(9.183550e-41), 8323072(1.166311e-38)
	  ADD_INT * T6.W, PV.Z, PV.W,  
	  LSHR * T7.W, PV.W, literal.x,  
	14(1.961818e-44), 0(0.000000e+00)
	  ADD_INT   T1.X, literal.x, PV.W,  
	  LSHR * T7.W, T6.W, literal.y,  
	@LOG_INV_TBL, 13(1.821688e-44)
	  ADD_INT * T2.X, literal.x, PV.W,  
	@LOG2_TBL, 0(0.000000e+00)
	ALU clause starting at 362:
	  ADD   T2.Z, T2.W, literal.x,  
	  MOV * T7.W, literal.y,  
	-1082130432(-1.000000e+00), 978054870(7.779425e-04)
	  MULADD_IEEE   T3.Z, T3.W, literal.x, PV.W, 
	  ADD * T7.W, PV.Z, literal.y,  
	922081213(7.326684e-06), 1073741824(2.000000e+00)
	  RECIP_IEEE   T0.X (MASKED), T7.W,  
	  RECIP_IEEE   T0.Y, T7.W,  
	  RECIP_IEEE   T0.Z (MASKED), T7.W,  
	  RECIP_IEEE * T0.W (MASKED), T7.W,  
	  MUL_IEEE   T4.Z, T2.Z, PV.Y,  
	  MULADD_IEEE * T7.W, T3.W, T3.Z, literal.x, 
	1016643412(1.864592e-02), 0(0.000000e+00)
	  MULADD_IEEE   T0.Y, T3.W, PV.W, literal.x, 
	  MOV   T3.Z, literal.y,  
	  ADD * T7.W, PV.Z, PV.Z,  
	1043337070(1.719339e-01), 988886452(1.840285e-03)
	  AND_INT   T3.X, T5.W, literal.x,  
	  MUL_IEEE   T1.Y, PV.W, PV.W,  
	  MOV   T5.Z, literal.y,  
	  MULADD_IEEE * T5.W, T3.W, literal.z, PV.Z, BS:VEC_120/SCL_212
	8388607(1.175494e-38), 1034594987(8.333334e-02)
	939917159(3.194753e-05), 0(0.000000e+00)
	  MULADD_IEEE   T4.X, T3.W, PV.W, literal.x, 
	  MULADD_IEEE   T3.Y, PV.Y, literal.y, PV.Z, 
	  OR_INT   T3.Z, T6.W, literal.z,  BS:VEC_120/SCL_212
	  OR_INT * T5.W, PV.X, literal.z,  
	1020936420(2.664227e-02), 1011666125(1.250000e-02)
	1056964608(5.000000e-01), 0(0.000000e+00)
	  ADD   T3.X, PV.Z, -PV.W,  
	  AND_INT   T4.Y, T2.Z, literal.x,  
	  MUL_IEEE   T3.Z, T1.Y, PV.Y,  
	  MUL_IEEE * T5.W, T2.Z, T4.Z,  
	-65536(nan), 0(0.000000e+00)
	  LSHR   T5.X, T1.Z, literal.x,  
	  LSHR   T1.Y, T2.W, literal.x,  
	  MULADD_IEEE   T1.Z, T7.W, PV.Z, -PV.W, BS:VEC_120/SCL_212
	  ADD * T5.W, T2.Z, -PV.Y,  BS:VEC_120/SCL_212
	23(3.222986e-44), 0(0.000000e+00)
	  ADD   T6.X, PV.W, PV.Z,  
	  ADD_INT   T1.Y, PV.Y, literal.x,  
	  ADD_INT   T1.Z, PV.X, literal.y,  
	  MUL_IEEE * T5.W, T3.X, T1.X,  
	-127(nan), -253(nan)
	  MUL_IEEE   T1.X, PV.W, PV.W,  
	  MULADD_IEEE   T3.Y, PV.W, literal.x, 0.5, 
	  CNDE_INT   T1.Z, T4.W, PV.Z, PV.Y, 
	  MUL_IEEE * T4.W, PV.X, literal.y,  
	1051372203(3.333333e-01), 1001012009(5.195041e-03)
	  MULADD_IEEE   T3.X, T4.Y, literal.x, PV.W, 
	  INT_TO_FLT   T1.Y, PV.Z,  
	  MULADD_IEEE   T1.Z, PV.Y, PV.X, T5.W, 
	  MULADD_IEEE * T4.W, T3.W, T4.X, literal.y, 
	1001012009(5.195041e-03), 1041620198(1.463505e-01)
	  MULADD_IEEE   T1.X, T3.W, PV.W, literal.x, 
	  MULADD_IEEE   T2.Y, PV.Z, literal.y, T2.Y, 
	  ADD   T1.Z, T2.X, PV.Y,  
	  MULADD_IEEE * T4.W, T6.X, literal.z, PV.X, BS:VEC_120/SCL_212
	1051118714(3.257788e-01), -1078416837(-1.442695e+00)
	1069023232(1.437500e+00), 0(0.000000e+00)
	  AND_INT   T2.X, T2.W, literal.x,  
	  MULADD_IEEE   T1.Y, T4.Y, literal.y, PV.W, 
	  ADD   T1.Z, PV.Z, PV.Y,  
	  SETGT * T4.W, literal.z, |T2.Z|,  
	2147483647(nan), 1069023232(1.437500e+00)
	1031798784(6.250000e-02), 0(0.000000e+00)
	  CNDE   T3.X, PV.W, PV.Z, PV.Y, 
	  SETGT_UINT   T1.Y, PV.X, literal.x,  
	  MULADD_IEEE   T1.Z, T3.W, T1.X, literal.y, 
	  MULADD_IEEE * T4.W, T3.W, T0.Y, literal.z, 
	2139095039(3.402823e+38), 1046226010(2.149824e-01)
	1060688069(7.219356e-01), 0(0.000000e+00)
	  MULADD_IEEE   T0.Y, T3.W, PV.W, literal.x, 
	  MULADD_IEEE   T1.Z, T3.W, PV.Z, literal.y, 
	  CNDE_INT * T4.W, PV.Y, PV.X, T2.W, 
	1068641595(1.392005e+00), -1113709761(-7.721566e-02)
	  MUL_IEEE   T1.X, PV.W, literal.x,  
	  SETGT_INT   T1.Y, 0.0, T2.W,  
	  MUL_IEEE   T1.Z, T3.W, PV.Z,  
	  MULADD_IEEE * T2.W, T3.W, PV.Y, 1.0, 
	1060205080(6.931472e-01), 0(0.000000e+00)
	  RECIP_IEEE   T0.X (MASKED), T2.W,  
	  RECIP_IEEE   T0.Y, T2.W,  
	  RECIP_IEEE   T0.Z (MASKED), T2.W,  
	  RECIP_IEEE * T0.W (MASKED), T2.W,  
	  MUL_IEEE   T1.Z, T1.Z, PV.Y,  
	  CNDE_INT * T2.W, T1.Y, T1.X, literal.x, 
	2143289344(nan), 0(0.000000e+00)
	  CNDE_INT   T2.Z, T2.X, literal.x, PV.W, 
	  MULADD_IEEE * T2.W, T3.W, 0.5, PV.Z, 
	-8388608(-INF), 0(0.000000e+00)
	  ADD * T1.X, PV.W, PV.Z,  
	ALU clause starting at 454:
	  MOV * T1.Z, literal.x,  
	0(0.000000e+00), 0(0.000000e+00)
	ALU clause starting at 456:
	  SETE_INT * T2.W, T1.Z, 0.0,  
	  PRED_SETE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
	ALU clause starting at 458:
	  OR_INT * T2.W, T1.W, literal.x,  
	1065353216(1.000000e+00), 0(0.000000e+00)
	  ADD   T1.Z, PV.W, literal.x,  
	  SETGT_UINT * T2.W, T1.W, literal.y,  
	-1082130432(-1.000000e+00), 8388607(1.175494e-38)
	  CNDE_INT * T3.W, PV.W, PV.Z, T1.W, 
	  LSHL * T4.W, PV.W, 1,  
	  AND_INT   T2.Z, PV.W, literal.x,  
	  AND_INT * T4.W, T3.W, literal.y,  
	65536(9.183550e-41), 8323072(1.166311e-38)
	  ADD_INT * T4.W, PV.Z, PV.W,  
	  LSHR * T5.W, PV.W, literal.x,  
	14(1.961818e-44), 0(0.000000e+00)
	  ADD_INT   T1.X, literal.x, PV.W,  
	  LSHR * T5.W, T4.W, literal.y,  
	@LOG_INV_TBL, 13(1.821688e-44)
	  ADD_INT * T2.X, literal.x, PV.W,  
	@LOG2_TBL, 0(0.000000e+00)
	ALU clause starting at 476:
	  ADD * T5.W, T1.W, literal.x,  
	-1082130432(-1.000000e+00), 0(0.000000e+00)
	  ADD * T6.W, PV.W, literal.x,  
	1073741824(2.000000e+00), 0(0.000000e+00)
	  RECIP_IEEE   T0.X (MASKED), T6.W,  
	  RECIP_IEEE   T0.Y, T6.W,  
	  RECIP_IEEE   T0.Z (MASKED), T6.W,  
	  RECIP_IEEE * T0.W (MASKED), T6.W,  
	  MUL_IEEE * T6.W, T5.W, PV.Y,  
	  ADD * T7.W, PV.W, PV.W,  
	  MUL_IEEE   T2.Z, PV.W, PV.W,  
	  MOV * T8.W, literal.x,  
	1034594987(8.333334e-02), 0(0.000000e+00)
	  MULADD_IEEE * T8.W, PV.Z, literal.x, PV.W, 
	1011666125(1.250000e-02), 0(0.000000e+00)
	  MUL_IEEE   T2.Z, T2.Z, PV.W,  
	  MUL_IEEE * T6.W, T5.W, T6.W,  
	  AND_INT   T0.Y, T3.W, literal.x,  
	  MULADD_IEEE   T2.Z, T7.W, PV.Z, -PV.W, BS:VEC_120/SCL_212
	  AND_INT * T3.W, T5.W, literal.y,  BS:VEC_201
	8388607(1.175494e-38), -65536(nan)
	  ADD   T3.X, T5.W, -PV.W,  
	  SETGT   T1.Y, literal.x, T1.W,  
	  ADD   T3.Z, T1.W, literal.y,  BS:VEC_120/SCL_212
	  ADD * T6.W, -T1.W, literal.z,  BS:VEC_120/SCL_212
	1071490584(1.731631e+00), -1078257981(-1.461632e+00)
	1073741824(2.000000e+00), 0(0.000000e+00)
	  CNDE   T4.X, PV.Y, PV.W, PV.Z, 
	  ADD   T1.Y, PV.X, T2.Z,  
	  OR_INT   T2.Z, T4.W, literal.x,  
	  OR_INT * T4.W, T0.Y, literal.x,  
	1056964608(5.000000e-01), 0(0.000000e+00)
	  ADD   T3.X, PV.Z, -PV.W,  
	  LSHR   T0.Y, T1.Z, literal.x,  
	  LSHR   T1.Z, T1.W, literal.x,  
	  MUL_IEEE * T4.W, PV.Y, literal.y,  
	23(3.222986e-44), 1001012009(5.195041e-03)
	  MULADD_IEEE   T5.X, T3.W, literal.x, PV.W, 
	  ADD_INT   T3.Y, PV.Z, literal.y,  
	  ADD_INT   T1.Z, PV.Y, literal.z,  
	  MUL_IEEE * T4.W, PV.X, T1.X,  
	1001012009(5.195041e-03), -127(nan)
	-253(nan), 0(0.000000e+00)
	  MUL_IEEE   T1.X, PV.W, PV.W,  
	  MULADD_IEEE   T0.Y, PV.W, literal.x, 0.5, 
	  CNDE_INT   T1.Z, T2.W, PV.Z, PV.Y, 
	  MULADD_IEEE * T2.W, T1.Y, literal.y, PV.X, 
	1051372203(3.333333e-01), 1069023232(1.437500e+00)
	  MULADD_IEEE   T3.X, T3.W, literal.x, PV.W, 
	  INT_TO_FLT   T1.Y, PV.Z,  
	  MULADD_IEEE   T1.Z, PV.Y, PV.X, T4.W, 
	  SETGT_DX10 * T2.W, literal.y, T1.W,  
	1069023232(1.437500e+00), 1071490584(1.731631e+00)
	  AND_INT   T1.X, PV.W, 1,  
	  SETGT   T0.Y, literal.x, T1.W,  
	  MULADD_IEEE   T1.Z, PV.Z, literal.y, T2.Y, 
	  ADD * T2.W, T2.X, PV.Y,  
	1067296288(1.231632e+00), -1078416837(-1.442695e+00)
	  ADD   T2.X, PV.W, PV.Z,  
	  SETGT   T1.Y, literal.x, |T5.W|,  
	  CNDE   T1.Z, PV.Y, PV.X, literal.y, 
	  SETGE * T2.W, literal.z, T1.W,  BS:VEC_021/SCL_122
	1031798784(6.250000e-02), 2(2.802597e-45)
	1063675494(9.000000e-01), 0(0.000000e+00)
	  CNDE   T1.X, PV.W, PV.Z, 0.0, 
	  CNDE   T1.Y, PV.Y, PV.X, T3.X, 
	  CNDE   T1.Z, T0.Y, T4.X, T5.W, 
	  ADD * T3.W, -T1.W, 1.0,  
	  CNDE   T2.X, T2.W, PV.Z, PV.W, 
	  ADD   T0.Y, T1.W, literal.x,  BS:VEC_120/SCL_212
	  SETGT   T1.Z, literal.y, T1.W,  
	  MUL_IEEE * T3.W, PV.Y, literal.z,  
	-1091806452(-4.616321e-01), 1060850208(7.315998e-01)
	1060205080(6.931472e-01), 0(0.000000e+00)
	  CNDE_INT   T3.X, T1.W, literal.x, PV.W, 
	  CNDE   T1.Y, PV.Z, PV.X, PV.Y, 
	  CNDE   T1.Z, PV.Z, T1.X, literal.y, 
	  SETGT * T3.W, literal.z, T1.W,  
	-8388608(-INF), 1(1.401298e-45)
	1047343880(2.316400e-01), 0(0.000000e+00)
	  CNDE   T0.Y, PV.W, PV.Z, literal.x, 
	  CNDE   T1.Z, PV.W, PV.Y, T1.W, 
	  CNDE * T2.W, T2.W, 0.0, -PV.X, 
	2(2.802597e-45), 0(0.000000e+00)
	  MOV   T2.Z, literal.x,  
	  SETGT_INT * T3.W, PV.Y, 1,  
	1(1.401298e-45), 0(0.000000e+00)
	  PRED_SETNE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
	ALU clause starting at 564:
	  MOV * T3.W, literal.x,  
	1047164280(2.289637e-01), 0(0.000000e+00)
	  MOV   T2.Z, literal.x,  
	  MULADD_IEEE * T3.W, T1.Z, literal.y, PV.W, 
	1037398703(1.042226e-01), 1012612190(1.338109e-02)
	  MULADD_IEEE   T3.Z, T1.Z, PV.W, literal.x, 
	  MULADD_IEEE * T3.W, T1.Z, literal.y, PV.Z, 
	1064979378(9.777175e-01), 995284443(3.217092e-03)
	  MULADD_IEEE   T2.Z, T1.Z, PV.W, literal.x, 
	  MULADD_IEEE * T3.W, T1.Z, PV.Z, literal.y, 
	1061482463(7.692851e-01), 1069169383(1.454923e+00)
	  MULADD_IEEE   T3.Z, T1.Z, PV.W, literal.x, 
	  MULADD_IEEE * T3.W, T1.Z, PV.Z, literal.y, 
	1059193076(6.328270e-01), 1074280749(2.128490e+00)
	  MULADD_IEEE   T2.Z, T1.Z, PV.W, literal.x, 
	  MULADD_IEEE * T3.W, T1.Z, PV.Z, literal.y, 
	1075654334(2.455978e+00), -1113709761(-7.721566e-02)
	  MUL_IEEE   T3.Z, T1.Z, PV.W,  
	  MULADD_IEEE * T3.W, T1.Z, PV.Z, 1.0, 
	  RECIP_IEEE   T1.X, T3.W,  
	  RECIP_IEEE   T1.Y (MASKED), T3.W,  
	  RECIP_IEEE   T1.Z (MASKED), T3.W,  
	  RECIP_IEEE * T1.W (MASKED), T3.W,  
	  MUL_IEEE * T3.W, T3.Z, PV.X,  
	  MULADD_IEEE * T3.W, T1.Z, literal.x, PV.W, 
	-1090519040(-5.000000e-01), 0(0.000000e+00)
	  ADD   T1.X, PV.W, T2.W,  
	  MOV * T2.Z, literal.x,  
	0(0.000000e+00), 0(0.000000e+00)
	ALU clause starting at 593:
	  SETE_INT * T3.W, T2.Z, 0.0,  
	  PRED_SETE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
	ALU clause starting at 595:
	  MOV   T2.Z, literal.x,  
	  SETE_INT * T3.W, T0.Y, 1,  
	1(1.401298e-45), 0(0.000000e+00)
	  PRED_SETNE_INT * Pred,PredicateBit (MASKED), PV.W, 0.0,  
	  MOV   T2.Z, literal.x, Pred_sel_zero 
	  MUL_IEEE * T3.W, T1.Z, T1.Z, Pred_sel_zero 
	954369093(1.080116e-04), 0(0.000000e+00)
	  MOV   T3.Z, literal.x, Pred_sel_zero 
	  MULADD_IEEE * T4.W, T3.W, literal.y, T2.Z, Pred_sel_zero
	963090279(2.208628e-04), 943467637(4.486410e-05)
	  MULADD_IEEE   T2.Z, T3.W, T4.W, literal.x, Pred_sel_zero
	  MULADD_IEEE * T4.W, T3.W, literal.y, T3.Z, Pred_sel_zero
	973452852(5.100698e-04), 936608674(2.521446e-05)
	  MULADD_IEEE   T3.Z, T3.W, T4.W, literal.x, Pred_sel_zero
	  MULADD_IEEE * T4.W, T3.W, T2.Z, literal.y, Pred_sel_zero
	983323809(1.192708e-03), 993881798(2.890514e-03)
	  MULADD_IEEE   T2.Z, T3.W, T4.W, literal.x, Pred_sel_zero
	  MULADD_IEEE * T4.W, T3.W, T3.Z, literal.y, Pred_sel_zero
	1017682197(2.058081e-02), 1005716094(7.385551e-03)
	  MULADD_IEEE   T3.Z, T3.W, T4.W, literal.x, Pred_sel_zero
	  MULADD_IEEE * T4.W, T3.W, T2.Z, literal.y, Pred_sel_zero
	1032450049(6.735230e-02), 1051007590(3.224670e-01)
	  MUL_IEEE   T2.Z, T3.W, T4.W, Pred_sel_zero 
	  MULADD_IEEE * T3.W, T3.W, T3.Z, literal.x, Pred_sel_zero
	1033773887(7.721566e-02), 0(0.000000e+00)
	  MULADD_IEEE * T3.W, T1.Z, T3.W, T2.Z, Pred_sel_zero
	  MULADD_IEEE * T3.W, T1.Z, literal.x, T3.W, Pred_sel_zero
	-1090519040(-5.000000e-01), 0(0.000000e+00)
	  ADD   T1.X, T3.W, T2.W, Pred_sel_zero 
	  MOV * T2.Z, literal.x, Pred_sel_zero 
	0(0.000000e+00), 0(0.000000e+00)
	ALU clause starting at 626:
	  SETE_INT * T3.W, T2.Z, 0.0,  
	  PRED_SETNE_INT * Pred,PredicateBit (MASKED), PV.W, 0.0,  
	  MUL_IEEE * T3.W, T1.Z, T1.Z, Pred_sel_zero 
	  MOV   T0.Y, literal.x, Pred_sel_zero 
	  MUL_IEEE   T2.Z, T1.Z, T3.W, Pred_sel_zero 
	  MOV * T4.W, literal.y, Pred_sel_zero 
	3121426565(-5.385953e-04), 979826791(8.810819e-04)
	  MULADD_IEEE   T3.Z, T2.Z, literal.x, T4.W, Pred_sel_zero
	  MULADD_IEEE * T4.W, T2.Z, literal.y, T0.Y, Pred_sel_zero
	-1180436185(-3.127542e-04), 967830007(3.355292e-04)
	  MULADD_IEEE   T0.Y, T2.Z, T4.W, literal.x, Pred_sel_zero
	  MULADD_IEEE   T3.Z, T2.Z, T3.Z, literal.y, Pred_sel_zero
	  MOV * T4.W, literal.z, Pred_sel_zero 
	991172249(2.259648e-03), -1150191618(-3.684520e-03)
	3132617846(-1.403465e-03), 0(0.000000e+00)
	  MULADD_IEEE   T1.Y, T2.Z, literal.x, T4.W, Pred_sel_zero
	  MULADD_IEEE   T3.Z, T2.Z, T3.Z, literal.y, Pred_sel_zero
	  MULADD_IEEE * T4.W, T2.Z, T0.Y, literal.z, Pred_sel_zero
	967146347(3.156321e-04), 1016280893(1.797068e-02)
	-1138164482(-1.031422e-02), 0(0.000000e+00)
	  MULADD_IEEE   T0.Y, T2.Z, T4.W, literal.x, Pred_sel_zero
	  MULADD_IEEE   T3.Z, T2.Z, T3.Z, literal.y, Pred_sel_zero
	  MULADD_IEEE * T4.W, T2.Z, T1.Y, literal.z, Pred_sel_zero
	1032083989(6.462494e-02), -1105780420(-1.475877e-01)
	1002956551(6.100539e-03), 0(0.000000e+00)
	  MULADD_IEEE   T4.Z, T2.Z, T4.W, literal.x, Pred_sel_zero
	  MULADD_IEEE * T4.W, T1.Z, T0.Y, T3.Z, Pred_sel_zeroBS:VEC_102/SCL_221
	-1123660473(-3.278854e-02), 0(0.000000e+00)
	  MULADD_IEEE   T1.Z, T2.Z, -T4.W, literal.x, Pred_sel_zero
	  MULADD_IEEE * T4.W, T2.Z, T4.Z, literal.y, Pred_sel_zero
	837164114(6.697101e-09), 1056422238(4.838361e-01)
	  MULADD_IEEE * T3.W, T3.W, T4.W, -T1.Z, Pred_sel_zero
	  ADD * T3.W, T3.W, literal.x, Pred_sel_zero 
	-1107767859(-1.214863e-01), 0(0.000000e+00)
	  ADD * T1.X, T3.W, T2.W, Pred_sel_zero 
	ALU clause starting at 661:
	  SETGT_DX10 * T2.W, 0.0, T0.X,  
	  NOT_INT * T2.W, PV.W,  
	  PRED_SETE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
	ALU clause starting at 664:
	  TRUNC * T2.W, T1.W,  
	  FLT_TO_INT * T2.W, PV.W,  
	  INT_TO_FLT * T3.W, PV.W,  
	  ADD * T3.W, T1.W, -PV.W,  
	  SETGE   T0.Y, literal.x, PV.W,  
	  ADD   T1.Z, PV.W, literal.y,  
	  ADD * T4.W, -PV.W, 1.0,  
	1061158912(7.500000e-01), -1090519040(-5.000000e-01)
	  CNDE   T0.Y, PV.Y, PV.W, PV.Z, 
	  ADD   T1.Z, -T3.W, 0.5,  
	  SETGT * T4.W, 0.5, T3.W,  
	  CNDE   T1.Z, PV.W, PV.Y, PV.Z, 
	  SETGE * T4.W, literal.x, T3.W,  
	1048576000(2.500000e-01), 0(0.000000e+00)
	  CNDE * T4.W, PV.W, PV.Z, T3.W, 
	  MUL_IEEE * T4.W, PV.W, literal.x,  
	1078530011(3.141593e+00), 0(0.000000e+00)
	  MUL_IEEE   T1.Z, PV.W, PV.W,  
	  MOV * T5.W, literal.x,  
	3109030356(-1.984009e-04), 0(0.000000e+00)
	  MULADD_IEEE   T2.Z, PV.Z, literal.x, PV.W, 
	  MOV * T5.W, literal.y,  
	909565733(2.725000e-06), 936381155(2.480060e-05)
	  LSHL   T2.X, T2.W, literal.x,  
	  MULADD_IEEE   T0.Y, T1.Z, literal.y, PV.W, 
	  MULADD_IEEE   T2.Z, T1.Z, PV.Z, literal.z, 
	  SETGE_DX10 * T2.W, literal.w, T3.W,  
	31(4.344025e-44), -1265462726(-2.730101e-07)
	1007192199(8.333332e-03), 1048576000(2.500000e-01)
	  NOT_INT   T3.X, PV.W,  
	  SETGE_DX10   T1.Y, literal.x, T3.W,  
	  MULADD_IEEE   T2.Z, T1.Z, PV.Z, literal.y, 
	  MULADD_IEEE * T2.W, T1.Z, PV.Y, literal.z, 
	1061158912(7.500000e-01), -1104500053(-1.666667e-01)
	-1162474656(-1.388889e-03), 0(0.000000e+00)
	  MUL_IEEE   T4.X, T4.W, T1.Z,  
	  MULADD_IEEE   T0.Y, T1.Z, PV.W, literal.x, 
	  MULADD_IEEE   T3.Z, T1.Z, literal.y, 1.0, 
	  MUL_IEEE * T2.W, T1.Z, T1.Z,  
	1026206379(4.166667e-02), -1090519040(-5.000000e-01)
	  AND_INT   T5.X, T0.X, literal.x,  
	  MULADD_IEEE   T0.Y, PV.W, PV.Y, PV.Z, 
	  MULADD_IEEE   T1.Z, PV.X, T2.Z, T4.W, 
	  AND_INT * T2.W, T1.Y, T3.X,  
	-2147483648(-0.000000e+00), 0(0.000000e+00)
	  CNDE_INT   T1.Z, PV.W, PV.Z, PV.Y, 
	  XOR_INT * T2.W, T2.X, PV.X,  
	  XOR_INT   T1.Z, PV.W, PV.Z,  
	  SETGT_UINT * T2.W, T1.W, literal.x,  
	1258291199(8.388608e+06), 0(0.000000e+00)
	  CNDE_INT * T2.W, PV.W, PV.Z, T5.X, 
	  MUL_IEEE * T3.W, T0.X, PV.W,  
	  RECIP_IEEE   T0.X, |T3.W|,  
	  RECIP_IEEE   T0.Y (MASKED), |T3.W|,  
	  RECIP_IEEE   T0.Z (MASKED), |T3.W|,  
	  RECIP_IEEE * T0.W (MASKED), |T3.W|,  
	  MUL_IEEE * T3.W, literal.x, PV.X,  
	1078530011(3.141593e+00), 0(0.000000e+00)
	  OR_INT * T4.W, PV.W, literal.x,  
	1065353216(1.000000e+00), 0(0.000000e+00)
	  ADD   T1.Z, PV.W, literal.x,  
	  SETGT_UINT * T4.W, T3.W, literal.y,  
	-1082130432(-1.000000e+00), 8388607(1.175494e-38)
	  CNDE_INT * T5.W, PV.W, PV.Z, T3.W, 
	  LSHL * T6.W, PV.W, 1,  
	  AND_INT   T2.Z, PV.W, literal.x,  
	  AND_INT * T6.W, T5.W, literal.y,  
	65536(9.183550e-41), 8323072(1.166311e-38)
	  ADD_INT * T6.W, PV.Z, PV.W,  
	  LSHR * T7.W, PV.W, literal.x,  
	14(1.961818e-44), 0(0.000000e+00)
	  ADD_INT   T0.X, literal.x, PV.W,  
	  LSHR * T7.W, T6.W, literal.y,  
	@LOG_INV_TBL, 13(1.821688e-44)
	  ADD_INT * T2.X, literal.x, PV.W,  
	@LOG2_TBL, 0(0.000000e+00)
	ALU clause starting at 740:
	  ADD * T7.W, T3.W, literal.x,  
	-1082130432(-1.000000e+00), 0(0.000000e+00)
	  ADD * T8.W, PV.W, literal.x,  
	1073741824(2.000000e+00), 0(0.000000e+00)
	  RECIP_IEEE   T0.X (MASKED), T8.W,  
	  RECIP_IEEE   T0.Y, T8.W,  
	  RECIP_IEEE   T0.Z (MASKED), T8.W,  
	  RECIP_IEEE * T0.W (MASKED), T8.W,  
	  MUL_IEEE * T8.W, T7.W, PV.Y,  
	  ADD * T9.W, PV.W, PV.W,  
	  AND_INT   T0.Y, T5.W, literal.x,  
	  MUL_IEEE   T2.Z, PV.W, PV.W,  
	  MOV * T5.W, literal.y,  
	8388607(1.175494e-38), 1034594987(8.333334e-02)
	  MULADD_IEEE   T1.Y, PV.Z, literal.x, PV.W, 
	  OR_INT   T3.Z, T6.W, literal.y,  
	  OR_INT * T5.W, PV.Y, literal.y,  
	1011666125(1.250000e-02), 1056964608(5.000000e-01)
	  ADD   T3.X, PV.Z, -PV.W,  
	  AND_INT   T0.Y, T7.W, literal.x,  
	  MUL_IEEE   T2.Z, T2.Z, PV.Y,  
	  MUL_IEEE * T5.W, T7.W, T8.W,  
	-65536(nan), 0(0.000000e+00)
	  LSHR   T4.X, T1.Z, literal.x,  
	  LSHR   T1.Y, T3.W, literal.x,  
	  MULADD_IEEE   T1.Z, T9.W, PV.Z, -PV.W, BS:VEC_120/SCL_212
	  ADD * T5.W, T7.W, -PV.Y,  BS:VEC_201
	23(3.222986e-44), 0(0.000000e+00)
	  ADD   T5.X, PV.W, PV.Z,  
	  ADD_INT   T1.Y, PV.Y, literal.x,  
	  ADD_INT   T1.Z, PV.X, literal.y,  
	  MUL_IEEE * T5.W, T3.X, T0.X,  
	-127(nan), -253(nan)
	  MUL_IEEE   T0.X, PV.W, PV.W,  
	  MULADD_IEEE   T3.Y, PV.W, literal.x, 0.5, 
	  CNDE_INT   T1.Z, T4.W, PV.Z, PV.Y, 
	  MUL_IEEE * T4.W, PV.X, literal.y,  
	1051372203(3.333333e-01), 1001012009(5.195041e-03)
	  MULADD_IEEE   T1.Y, T0.Y, literal.x, PV.W, 
	  INT_TO_FLT   T1.Z, PV.Z,  
	  MULADD_IEEE * T4.W, PV.Y, PV.X, T5.W, 
	1001012009(5.195041e-03), 0(0.000000e+00)
	  MULADD_IEEE   T2.Y, PV.W, literal.x, T2.Y, 
	  ADD   T1.Z, T2.X, PV.Z,  
	  MULADD_IEEE * T4.W, T5.X, literal.y, PV.Y, BS:VEC_120/SCL_212
	-1078416837(-1.442695e+00), 1069023232(1.437500e+00)
	  AND_INT   T0.X, T3.W, literal.x,  
	  MULADD_IEEE   T0.Y, T0.Y, literal.y, PV.W, 
	  ADD   T1.Z, PV.Z, PV.Y,  
	  SETGT * T4.W, literal.z, |T7.W|,  
	2147483647(nan), 1069023232(1.437500e+00)
	1031798784(6.250000e-02), 0(0.000000e+00)
	  CNDE   T1.Z, PV.W, PV.Z, PV.Y, 
	  SETGT_UINT * T4.W, PV.X, literal.x,  
	2139095039(3.402823e+38), 0(0.000000e+00)
	  CNDE_INT * T4.W, PV.W, PV.Z, T3.W, 
	  MUL_IEEE   T1.Z, PV.W, literal.x,  
	  SETGT_INT * T3.W, 0.0, T3.W,  
	1060205080(6.931472e-01), 0(0.000000e+00)
	  CNDE_INT * T3.W, PV.W, PV.Z, literal.x, 
	2143289344(nan), 0(0.000000e+00)
	  CNDE_INT * T3.W, T0.X, literal.x, PV.W, 
	-8388608(-INF), 0(0.000000e+00)
	  ADD * T3.W, PV.W, -T1.X,  
	  CNDE * T1.X, T2.W, literal.x, PV.W, 
	2139095040(INF), 0(0.000000e+00)
	ALU clause starting at 806:
	  MOV * T1.Z, literal.x,  
	0(0.000000e+00), 0(0.000000e+00)
	ALU clause starting at 808:
	  BFE_INT * T2.W, T1.Z, 0.0, 1, 
	  PRED_SETNE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
	ALU clause starting at 810:
	  OR_INT * T2.W, T1.W, literal.x,  
	1065353216(1.000000e+00), 0(0.000000e+00)
	  ADD   T1.Z, PV.W, literal.x,  
	  SETGT_UINT * T2.W, T1.W, literal.y,  
	-1082130432(-1.000000e+00), 8388607(1.175494e-38)
	  CNDE_INT * T3.W, PV.W, PV.Z, T1.W, 
	  LSHL * T4.W, PV.W, 1,  
	  AND_INT   T2.Z, PV.W, literal.x,  
	  AND_INT * T4.W, T3.W, literal.y,  
	65536(9.183550e-41), 8323072(1.166311e-38)
	  ADD_INT * T4.W, PV.Z, PV.W,  
	  LSHR * T5.W, PV.W, literal.x,  
	14(1.961818e-44), 0(0.000000e+00)
	  ADD_INT   T0.X, literal.x, PV.W,  
	  LSHR * T5.W, T4.W, literal.y,  
	@LOG_INV_TBL, 13(1.821688e-44)
	  ADD_INT * T1.X, literal.x, PV.W,  
	@LOG2_TBL, 0(0.000000e+00)
	ALU clause starting at 828:
	  ADD * T5.W, T1.W, literal.x,  
	-1082130432(-1.000000e+00), 0(0.000000e+00)
	  ADD * T6.W, PV.W, literal.x,  
	1073741824(2.000000e+00), 0(0.000000e+00)
	  RECIP_IEEE   T0.X (MASKED), T6.W,  
	  RECIP_IEEE   T0.Y, T6.W,  
	  RECIP_IEEE   T0.Z (MASKED), T6.W,  
	  RECIP_IEEE * T0.W (MASKED), T6.W,  
	  MUL_IEEE * T6.W, T5.W, PV.Y,  
	  ADD * T7.W, PV.W, PV.W,  
	  AND_INT   T0.Y, T3.W, literal.x,  
	  MUL_IEEE   T2.Z, PV.W, PV.W,  
	  MOV * T3.W, literal.y,  
	8388607(1.175494e-38), 1034594987(8.333334e-02)
	  MULADD_IEEE   T2.Y, PV.Z, literal.x, PV.W, 
	  OR_INT   T3.Z, T4.W, literal.y,  
	  OR_INT * T3.W, PV.Y, literal.y,  
	1011666125(1.250000e-02), 1056964608(5.000000e-01)
	  ADD   T2.X, PV.Z, -PV.W,  
	  AND_INT   T0.Y, T5.W, literal.x,  
	  MUL_IEEE   T2.Z, T2.Z, PV.Y,  
	  MUL_IEEE * T3.W, T5.W, T6.W,  
	-65536(nan), 0(0.000000e+00)
	  LSHR   T3.X, T1.Z, literal.x,  
	  LSHR   T2.Y, T1.W, literal.x,  
	  MULADD_IEEE   T1.Z, T7.W, PV.Z, -PV.W, BS:VEC_120/SCL_212
	  ADD * T3.W, T5.W, -PV.Y,  BS:VEC_201
	23(3.222986e-44), 0(0.000000e+00)
	  ADD   T4.X, PV.W, PV.Z,  
	  ADD_INT   T2.Y, PV.Y, literal.x,  
	  ADD_INT   T1.Z, PV.X, literal.y,  
	  MUL_IEEE * T3.W, T2.X, T0.X,  
	-127(nan), -253(nan)
	  MUL_IEEE   T0.X, PV.W, PV.W,  
	  MULADD_IEEE   T3.Y, PV.W, literal.x, 0.5, 
	  CNDE_INT   T1.Z, T2.W, PV.Z, PV.Y, 
	  MUL_IEEE * T2.W, PV.X, literal.y,  
	1051372203(3.333333e-01), 1001012009(5.195041e-03)
	  MULADD_IEEE   T2.Y, T0.Y, literal.x, PV.W, 
	  INT_TO_FLT   T1.Z, PV.Z,  
	  MULADD_IEEE * T2.W, PV.Y, PV.X, T3.W, 
	1001012009(5.195041e-03), 0(0.000000e+00)
	  MULADD_IEEE   T1.Y, PV.W, literal.x, T1.Y, 
	  ADD   T1.Z, T1.X, PV.Z,  
	  MULADD_IEEE * T2.W, T4.X, literal.y, PV.Y, BS:VEC_120/SCL_212
	-1078416837(-1.442695e+00), 1069023232(1.437500e+00)
	  MULADD_IEEE   T0.Y, T0.Y, literal.x, PV.W, 
	  ADD   T1.Z, PV.Z, PV.Y,  
	  SETGT * T2.W, literal.y, |T5.W|,  
	1069023232(1.437500e+00), 1031798784(6.250000e-02)
	  CNDE * T2.W, PV.W, PV.Z, PV.Y, 
	  MUL_IEEE * T2.W, PV.W, literal.x,  
	1060205080(6.931472e-01), 0(0.000000e+00)
	  CNDE_INT * T1.W, T1.W, literal.x, PV.W, 
	-8388608(-INF), 0(0.000000e+00)
	  MOV * T1.X, -PV.W,  
	ALU clause starting at 884:
	  ADD_INT * T0.W, T0.Z, T0.W,  
	  LSHR * T0.X, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
.Ltmp223:
.Lfunc_end63:
	.size	lgamma_float, .Lfunc_end63-lgamma_float

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

	.type	CBRT_TBL,@object
	.weak	CBRT_TBL
	.p2align	3
CBRT_TBL:
	.long	0x3f800000
	.long	0x00000000
	.long	0x3f804000
	.long	0x3a28e585
	.long	0x3f80a000
	.long	0x399c910f
	.long	0x3f80e000
	.long	0x3a703484
	.long	0x3f814000
	.long	0x3a0eb4bc
	.long	0x3f81a000
	.long	0x392750df
	.long	0x3f81e000
	.long	0x3a419dc7
	.long	0x3f824000
	.long	0x39ac3801
	.long	0x3f828000
	.long	0x3a675948
	.long	0x3f82e000
	.long	0x39eabf9a
	.long	0x3f834000
	.long	0x356629d6
	.long	0x3f838000
	.long	0x3a07f04c
	.long	0x3f83e000
	.long	0x3848dac3
	.long	0x3f842000
	.long	0x3a0e1b17
	.long	0x3f848000
	.long	0x384a1cc7
	.long	0x3f84c000
	.long	0x3a082ade
	.long	0x3f852000
	.long	0x363f31e5
	.long	0x3f856000
	.long	0x39eccf0d
	.long	0x3f85a000
	.long	0x3a692c6f
	.long	0x3f860000
	.long	0x39b22cb1
	.long	0x3f864000
	.long	0x3a462d87
	.long	0x3f86a000
	.long	0x3941e864
	.long	0x3f86e000
	.long	0x3a180409
	.long	0x3f872000
	.long	0x3a7cd32d
	.long	0x3f878000
	.long	0x39bdde6c
	.long	0x3f87c000
	.long	0x3a3e5fb4
	.long	0x3f882000
	.long	0x38d960b3
	.long	0x3f886000
	.long	0x39eab752
	.long	0x3f88a000
	.long	0x3a4cf599
	.long	0x3f890000
	.long	0x390803d1
	.long	0x3f894000
	.long	0x39e90955
	.long	0x3f898000
	.long	0x3a44878c
	.long	0x3f89e000
	.long	0x38908271
	.long	0x3f8a2000
	.long	0x39ba4b0f
	.long	0x3f8a6000
	.long	0x3a25cdb3
	.long	0x3f8aa000
	.long	0x3a6c0f33
	.long	0x3f8b0000
	.long	0x393fc12e
	.long	0x3f8b4000
	.long	0x39e2ee51
	.long	0x3f8b8000
	.long	0x3a30a9dd
	.long	0x3f8bc000
	.long	0x3a6d8e61
	.long	0x3f8c2000
	.long	0x3920aa58
	.long	0x3f8c6000
	.long	0x39c1088a
	.long	0x3f8ca000
	.long	0x3a16a120
	.long	0x3f8ce000
	.long	0x3a4a86c1
	.long	0x3f8d2000
	.long	0x3a7c3aae
	.long	0x3f8d8000
	.long	0x392f0952
	.long	0x3f8dc000
	.long	0x39b2461c
	.long	0x3f8e0000
	.long	0x3a04621f
	.long	0x3f8e4000
	.long	0x3a2d84b8
	.long	0x3f8e8000
	.long	0x3a548ff4
	.long	0x3f8ec000
	.long	0x3a7988db
	.long	0x3f8f2000
	.long	0x38e3a30c
	.long	0x3f8f6000
	.long	0x39755daa
	.long	0x3f8fa000
	.long	0x39b86d8a
	.long	0x3f8fe000
	.long	0x39f22e5e
	.long	0x3f902000
	.long	0x3a13fd53
	.long	0x3f906000
	.long	0x3a2cedcc
	.long	0x3f90a000
	.long	0x3a43ed23
	.long	0x3f90e000
	.long	0x3a58ffd0
	.long	0x3f912000
	.long	0x3a6c2a3c
	.long	0x3f916000
	.long	0x3a7d70bf
	.long	0x3f91c000
	.long	0x384d7a06
	.long	0x3f920000
	.long	0x38d318cf
	.long	0x3f924000
	.long	0x39185d53
	.long	0x3f928000
	.long	0x393fe1b1
	.long	0x3f92c000
	.long	0x396029b1
	.long	0x3f930000
	.long	0x3979454c
	.long	0x3f934000
	.long	0x3985a221
	.long	0x3f938000
	.long	0x398b1b0d
	.long	0x3f93c000
	.long	0x398d1515
	.long	0x3f940000
	.long	0x398b97c7
	.long	0x3f944000
	.long	0x3986aa98
	.long	0x3f948000
	.long	0x397ca9c7
	.long	0x3f94c000
	.long	0x39653bd8
	.long	0x3f950000
	.long	0x394719b5
	.long	0x3f954000
	.long	0x39225182
	.long	0x3f958000
	.long	0x38ede264
	.long	0x3f95c000
	.long	0x388a0d15
	.long	0x3f960000
	.long	0x3749f226
	.long	0x3f962000
	.long	0x3a737219
	.long	0x3f966000
	.long	0x3a6223e3
	.long	0x3f96a000
	.long	0x3a4f406c
	.long	0x3f96e000
	.long	0x3a3acaee
	.long	0x3f972000
	.long	0x3a24c698
	.long	0x3f976000
	.long	0x3a0d368f
	.long	0x3f97a000
	.long	0x39e83bdd
	.long	0x3f97e000
	.long	0x39b2ff8f
	.long	0x3f982000
	.long	0x39757c89
	.long	0x3f986000
	.long	0x38fdf7dc
	.long	0x3f98a000
	.long	0x3622482d
	.long	0x3f98c000
	.long	0x3a600bf3
	.long	0x3f990000
	.long	0x3a3dfedf
	.long	0x3f994000
	.long	0x3a1a7de3
	.long	0x3f998000
	.long	0x39eb17a4
	.long	0x3f99c000
	.long	0x399e56e3
	.long	0x3f9a0000
	.long	0x391d7e03
	.long	0x3f9a2000
	.long	0x3a7e2ab7
	.long	0x3f9a6000
	.long	0x3a538fc2
	.long	0x3f9aa000
	.long	0x3a279148
	.long	0x3f9ae000
	.long	0x39f463ce
	.long	0x3f9b2000
	.long	0x3996e86c
	.long	0x3f9b6000
	.long	0x38dad617
	.long	0x3f9b8000
	.long	0x3a69e815
	.long	0x3f9bc000
	.long	0x3a371eac
	.long	0x3f9c0000
	.long	0x3a030100
	.long	0x3f9c4000
	.long	0x399b2304
	.long	0x3f9c8000
	.long	0x38b694db
	.long	0x3f9ca000
	.long	0x3a5ec6af
	.long	0x3f9ce000
	.long	0x3a257018
	.long	0x3f9d2000
	.long	0x39d5a259
	.long	0x3f9d6000
	.long	0x393bb0e7
	.long	0x3f9d8000
	.long	0x3a71c388
	.long	0x3f9dc000
	.long	0x3a335958
	.long	0x3f9e0000
	.long	0x39e75fcb
	.long	0x3f9e4000
	.long	0x394b2590
	.long	0x3f9e6000
	.long	0x3a70a802
	.long	0x3f9ea000
	.long	0x3a2d4de7
	.long	0x3f9ee000
	.long	0x39d17a6c
	.long	0x3f9f2000
	.long	0x390be02b
	.long	0x3f9f4000
	.long	0x3a5c007c
	.long	0x3f9f8000
	.long	0x3a13d899
	.long	0x3f9fc000
	.long	0x399504dc
	.long	0x3fa00000
	.long	0x00000000
	.long	0x3fa02000
	.long	0x3a34534e
	.long	0x3fa06000
	.long	0x39cefca8
	.long	0x3fa0a000
	.long	0x38cc1828
	.long	0x3fa0c000
	.long	0x3a4a6352
	.long	0x3fa10000
	.long	0x39f4424a
	.long	0x3fa14000
	.long	0x3922f98d
	.size	CBRT_TBL, 1032

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

