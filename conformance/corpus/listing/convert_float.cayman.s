	.text
	.section	.AMDGPU.config
	.long	166100
	.long	9
	.long	165900
	.long	0
	.long	166120
	.long	0
	.text
	.globl	to_int_rounded
	.p2align	8
	.type	to_int_rounded,@function
to_int_rounded:
to_int_rounded$local:
.Lfunc_begin0:
	ALU 5, @12, KC0[CB0:0-32], KC1[]
.Ltmp0:
	ALU 2, @18, KC0[CB0:0-32], KC1[]
	TEX 0 @10
.Ltmp1:
	ALU 27, @21, KC0[CB0:0-32], KC1[]
	MEM_RAT_CACHELESS STORE_DWORD T7.X, T8.X
	MEM_RAT_CACHELESS STORE_DWORD T6.X, T0.X
	MEM_RAT_CACHELESS STORE_DWORD T4.X, T5.X
	MEM_RAT_CACHELESS STORE_DWORD T2.X, T3.X
	MEM_RAT_CACHELESS STORE_DWORD T6.X, T1.X
	CF_END
	Fetch clause starting at 10:
	  VTX_READ_32 T0.X, T0.X, 0, #1
.Ltmp2:
	ALU clause starting at 12:
	  MULLO_INT   T0.X (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Y, KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Z (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT * T0.W (MASKED), KC0[1].Z, T1.X,  
.Ltmp3:
	  ADD_INT * T0.W, PV.Y, T0.X,  
	  ADD_INT * T0.W, PV.W, KC0[3].X,  
	ALU clause starting at 18:
	  LSHL * T0.W, T0.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  ADD_INT * T0.X, KC0[2].Y, PV.W,  
	ALU clause starting at 21:
	  ADD_INT   T0.Z, KC0[2].Z, T0.W,  
	  LSHL * T0.W, KC0[0].W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  ADD_INT * T1.W, PV.Z, PV.W,  
	  ADD_INT * T2.W, PV.W, T0.W,  
	  ADD_INT * T3.W, PV.W, T0.W,  
	  FLOOR   T1.Z, T0.X,  
	  ADD_INT * T0.W, PV.W, T0.W,  
	  LSHR   T1.X, PV.W, literal.x,  
	  TRUNC * T0.W, PV.Z,  
	2(2.802597e-45), 0(0.000000e+00)
	  FLT_TO_INT   T2.X, PV.W,  
	  CEIL * T0.W, T0.X,  
	  LSHR   T3.X, T3.W, literal.x,  
	  TRUNC * T0.W, PV.W,  
	2(2.802597e-45), 0(0.000000e+00)
	  FLT_TO_INT * T4.X, PV.W,  
	  LSHR   T5.X, T2.W, literal.x,  
	  TRUNC * T0.W, T0.X,  
	2(2.802597e-45), 0(0.000000e+00)
	  FLT_TO_INT   T6.X, PV.W,  
	  RNDNE * T0.W, T0.X,  
	  LSHR   T0.X, T1.W, literal.x,  
	  TRUNC * T0.W, PV.W,  
	2(2.802597e-45), 0(0.000000e+00)
	  FLT_TO_INT * T7.X, PV.W,  
	  LSHR * T8.X, T0.Z, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
.Ltmp4:
.Lfunc_end0:
	.size	to_int_rounded, .Lfunc_end0-to_int_rounded

	.section	.AMDGPU.config
	.long	166100
	.long	12
	.long	165900
	.long	0
	.long	166120
	.long	0
	.text
	.globl	to_small_saturated
	.p2align	8
	.type	to_small_saturated,@function
to_small_saturated:
to_small_saturated$local:
.Lfunc_begin1:
	ALU 5, @14, KC0[CB0:0-32], KC1[]
.Ltmp5:
	ALU 2, @20, KC0[CB0:0-32], KC1[]
	TEX 0 @12
.Ltmp6:
	ALU 56, @23, KC0[CB0:0-32], KC1[]
	MEM_RAT_CACHELESS STORE_DWORD T0.X, T11.X
	MEM_RAT_CACHELESS STORE_DWORD T9.X, T10.X
	MEM_RAT_CACHELESS STORE_DWORD T7.X, T8.X
	MEM_RAT_CACHELESS STORE_DWORD T5.X, T6.X
	MEM_RAT_CACHELESS STORE_DWORD T3.X, T4.X
	MEM_RAT_CACHELESS STORE_DWORD T2.X, T1.X
	CF_END
	PAD
	Fetch clause starting at 12:
	  VTX_READ_32 T0.X, T0.X, 0, #1
.Ltmp7:
	ALU clause starting at 14:
	  MULLO_INT   T0.X (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Y, KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Z (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT * T0.W (MASKED), KC0[1].Z, T1.X,  
.Ltmp8:
	  ADD_INT * T0.W, PV.Y, T0.X,  
	  ADD_INT * T0.W, PV.W, KC0[3].X,  
	ALU clause starting at 20:
	  LSHL * T0.W, T0.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  ADD_INT * T0.X, KC0[2].Y, PV.W,  
	ALU clause starting at 23:
	  ADD_INT   T0.Z, KC0[2].Z, T0.W,  
	  LSHL * T0.W, KC0[0].W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  ADD_INT * T1.W, PV.Z, PV.W,  
	  ADD_INT * T2.W, PV.W, T0.W,  
	  ADD_INT * T3.W, PV.W, T0.W,  
	  ADD_INT   T1.Z, PV.W, T0.W,  
	  MAX * T4.W, 0.0, T0.X,  
	  TRUNC   T0.Y, PV.W,  
	  MAX   T2.Z, literal.x, T0.X,  
	  ADD_INT * T0.W, PV.Z, T0.W,  
	-822083584(-2.147484e+09), 0(0.000000e+00)
	  LSHR   T1.X, PV.W, literal.x,  
	  TRUNC   T1.Y, PV.Z,  
	  FLT_TO_UINT   T2.Z, PV.Y,  
	  SETGT * T0.W, T0.X, literal.y,  
	2(2.802597e-45), 1333788672(4.294967e+09)
	  CNDE   T2.X, PV.W, PV.Z, literal.x, 
	  FLT_TO_INT   T3.Z, PV.Y,  
	  SETGT * T0.W, T0.X, literal.y,  
	-1(nan), 1325400064(2.147484e+09)
	  CNDE   T3.X, PV.W, PV.Z, literal.x, 
	  RNDNE * T0.W, T0.X,  
	2147483647(nan), 0(0.000000e+00)
	  LSHR   T4.X, T1.Z, literal.x,  
	  MAX   T1.Z, literal.y, PV.W,  
	  SETGT * T4.W, T0.X, literal.z,  
	2(2.802597e-45), -956301312(-3.276800e+04)
	1199570688(6.553500e+04), 0(0.000000e+00)
	  CNDE   T5.X, PV.W, T2.Z, literal.x, 
	  TRUNC * T4.W, PV.Z,  
	65535(9.183409e-41), 0(0.000000e+00)
	  LSHR   T6.X, T3.W, literal.x,  
	  MAX   T0.Y, 0.0, T0.W,  
	  FLT_TO_INT   T1.Z, PV.W,  
	  SETGT * T3.W, T0.W, literal.y,  BS:VEC_120/SCL_212
	2(2.802597e-45), 1191181824(3.276700e+04)
	  CNDE   T7.X, PV.W, PV.Z, literal.x, 
	  TRUNC * T3.W, PV.Y,  
	32767(4.591635e-41), 0(0.000000e+00)
	  LSHR   T8.X, T2.W, literal.x,  
	  MAX   T0.Y, literal.y, T0.X,  
	  FLT_TO_UINT   T1.Z, PV.W,  
	  SETGT * T0.W, T0.W, literal.z,  BS:VEC_120/SCL_212
	2(2.802597e-45), -1023410176(-1.280000e+02)
	1132396544(2.550000e+02), 0(0.000000e+00)
	  CNDE   T9.X, PV.W, PV.Z, literal.x, 
	  TRUNC * T0.W, PV.Y,  
	255(3.573311e-43), 0(0.000000e+00)
	  LSHR   T10.X, T1.W, literal.x,  
	  FLT_TO_INT   T1.Z, PV.W,  
	  SETGT * T0.W, T0.X, literal.y,  
	2(2.802597e-45), 1123942400(1.270000e+02)
	  CNDE * T0.X, PV.W, PV.Z, literal.x, 
	127(1.779649e-43), 0(0.000000e+00)
	  LSHR * T11.X, T0.Z, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
.Ltmp9:
.Lfunc_end1:
	.size	to_small_saturated, .Lfunc_end1-to_small_saturated

	.section	.AMDGPU.config
	.long	166100
	.long	8
	.long	165900
	.long	0
	.long	166120
	.long	0
	.text
	.globl	from_int
	.p2align	8
	.type	from_int,@function
from_int:
from_int$local:
.Lfunc_begin2:
	ALU 5, @12, KC0[CB0:0-32], KC1[]
.Ltmp10:
	ALU 2, @18, KC0[CB0:0-32], KC1[]
	TEX 0 @10
.Ltmp11:
	ALU 62, @21, KC0[CB0:0-32], KC1[]
	MEM_RAT_CACHELESS STORE_DWORD T0.X, T7.X
	MEM_RAT_CACHELESS STORE_DWORD T5.X, T6.X
	MEM_RAT_CACHELESS STORE_DWORD T3.X, T4.X
	MEM_RAT_CACHELESS STORE_DWORD T1.X, T2.X
	CF_END
	PAD
	Fetch clause starting at 10:
	  VTX_READ_32 T0.X, T0.X, 0, #1
.Ltmp12:
	ALU clause starting at 12:
	  MULLO_INT   T0.X (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Y, KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Z (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT * T0.W (MASKED), KC0[1].Z, T1.X,  
.Ltmp13:
	  ADD_INT * T0.W, PV.Y, T0.X,  
	  ADD_INT * T0.W, PV.W, KC0[3].X,  
	ALU clause starting at 18:
	  LSHL * T0.W, T0.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  ADD_INT * T0.X, KC0[2].Y, PV.W,  
	ALU clause starting at 21:
	  ASHR * T1.W, T0.X, literal.x,  
	4(5.605194e-45), 0(0.000000e+00)
	  INT_TO_FLT * T2.W, PV.W,  
	  MUL_IEEE   T0.Z, PV.W, literal.x,  
	  SETGT_INT * T3.W, 0.0, T0.X,  
	-8388608(-INF), 0(0.000000e+00)
	  CNDE_INT   T0.Z, PV.W, PV.Z, literal.x, 
	  SETGT_INT * T4.W, T0.X, literal.y,  
	2139095040(INF), 15(2.101948e-44)
	  CNDE_INT * T4.W, PV.W, PV.Z, literal.x, 
	-8388608(-INF), 0(0.000000e+00)
	  SUB_INT   T0.Y, literal.x, T2.W,  
	  SETGT_INT   T0.Z, 0.0, PV.W,  
	  SUB_INT * T5.W, literal.x, PV.W,  
	-2147483648(-0.000000e+00), 0(0.000000e+00)
	  CNDE_INT   T1.Y, PV.Z, T4.W, PV.W, 
	  CNDE_INT   T0.Z, T3.W, T2.W, PV.Y, BS:VEC_021/SCL_122
	  TRUNC * T3.W, T2.W,  BS:VEC_201
	  FLT_TO_INT   T1.Z, PV.W,  
	  SETGE_INT * T3.W, PV.Z, PV.Y,  
	  OR_INT   T0.Y, T4.W, T2.W,  
	  CNDE_INT   T2.Z, PV.W, 1, literal.x, 
	  SUB_INT * T3.W, 0.0, PV.Z,  
	-1(nan), 0(0.000000e+00)
	  MAX_INT   T1.X, T1.Z, PV.W,  
	  ADD_INT   T1.Y, KC0[2].Z, T0.W,  
	  ADD_INT   T0.Z, PV.Z, T0.Z,  
	  AND_INT * T0.W, PV.Y, literal.x,  
	2147483647(nan), 0(0.000000e+00)
	  LSHL   T2.X, KC0[0].W, literal.x,  
	  SETE_INT   T0.Y, PV.W, 0.0,  
	  SETGT_INT   T1.Z, 0.0, PV.Z,  
	  SUB_INT * T0.W, literal.y, PV.Z,  
	2(2.802597e-45), -2147483648(-0.000000e+00)
	  SETE_INT   T3.X, T2.W, T4.W,  
	  CNDE_INT   T2.Y, PV.Z, T0.Z, PV.W, 
	  SETE_DX10   T0.Z, T4.W, T4.W,  BS:VEC_120/SCL_212
	  SUB_INT * T0.W, 0.0, T1.W,  BS:VEC_021/SCL_122
	  MAX_INT   T4.X, T1.W, PV.W,  
	  CNDE_INT   T2.Y, PV.Z, T4.W, PV.Y, 
	  OR_INT   T0.Z, PV.X, T0.Y,  
	  ADD_INT * T0.W, T1.Y, T2.X,  
	  ADD_INT   T0.Y, PV.W, T2.X,  
	  CNDE_INT   T0.Z, PV.Z, PV.Y, T4.W, 
	  SETGT_UINT * T1.W, T1.X, PV.X,  
	  CNDE_INT   T1.X, PV.W, T2.W, PV.Z, 
	  BFE_INT   T2.Y, T0.X, 0.0, literal.x, 
	  AND_INT   T0.Z, T0.X, literal.y,  
	  ADD_INT * T1.W, PV.Y, T2.X,  
	16(2.242078e-44), 255(3.573311e-43)
	  LSHR   T2.X, PV.W, literal.x,  
	  UINT_TO_FLT * T0.Z, PV.Z,  
	2(2.802597e-45), 0(0.000000e+00)
	  INT_TO_FLT * T1.W, T2.Y,  
	  ADD * T3.X, PV.W, T0.Z,  
	  LSHR * T4.X, T0.Y, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  UINT_TO_FLT * T5.X, T0.X,  
	  LSHR * T6.X, T0.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  INT_TO_FLT * T0.X, T0.X,  
	  LSHR * T7.X, T1.Y, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
.Ltmp14:
.Lfunc_end2:
	.size	from_int, .Lfunc_end2-from_int

	.section	.AMDGPU.config
	.long	166100
	.long	4
	.long	165900
	.long	0
	.long	166120
	.long	0
	.text
	.globl	from_long
	.p2align	8
	.type	from_long,@function
from_long:
from_long$local:
.Lfunc_begin3:
	ALU 5, @8, KC0[CB0:0-32], KC1[]
.Ltmp15:
	ALU 2, @14, KC0[CB0:0-32], KC1[]
	TEX 0 @6
	ALU 25, @17, KC0[CB0:0-32], KC1[]
	MEM_RAT_CACHELESS STORE_DWORD T0.X, T1.X
	CF_END
	Fetch clause starting at 6:
	  VTX_READ_64 T0.XY, T0.X, 0, #1
	ALU clause starting at 8:
	  MULLO_INT   T0.X (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Y, KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Z (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT * T0.W (MASKED), KC0[1].Z, T1.X,  
.Ltmp16:
	  ADD_INT * T0.W, PV.Y, T0.X,  
	  ADD_INT * T0.W, PV.W, KC0[3].X,  
	ALU clause starting at 14:
	  LSHL * T1.W, T0.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  ADD_INT * T0.X, KC0[2].Y, PV.W,  
	ALU clause starting at 17:
	  FFBH_UINT * T1.W, T0.Y,  
	  CNDE_INT * T1.W, T0.Y, literal.x, PV.W, 
	32(4.484155e-44), 0(0.000000e+00)
	  AND_INT * T2.W, PV.W, literal.x,  
	31(4.344025e-44), 0(0.000000e+00)
	  LSHL * T2.W, T0.X, PV.W,  
	  AND_INT   T1.X, T1.W, literal.x,  
	  NOT_INT   T1.Y, T1.W,  
	  LSHR   T0.Z, T0.Y, 1,  
	  BIT_ALIGN_INT * T3.W, T0.Y, T0.X, 1, 
	32(4.484155e-44), 0(0.000000e+00)
	  BIT_ALIGN_INT   T0.Z, PV.Z, PV.W, PV.Y, 
	  CNDE_INT * T3.W, PV.X, T2.W, 0.0, 
	  MIN_UINT   T1.Z, PV.W, 1,  
	  CNDE_INT * T2.W, T1.X, PV.Z, T2.W, 
	  SUB_INT   T0.Z, literal.x, T1.W,  
	  OR_INT * T1.W, PV.W, PV.Z,  
	32(4.484155e-44), 0(0.000000e+00)
	  LSHL   T0.Y, T0.W, literal.x,  
	  UINT_TO_FLT   T1.Z, PV.W,  
	  LSHL * T0.W, PV.Z, literal.y,  
	2(2.802597e-45), 23(3.222986e-44)
	  ADD_INT   T0.X, PV.Z, PV.W,  
	  ADD_INT * T0.W, KC0[2].Z, PV.Y,  
	  LSHR * T1.X, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
.Ltmp17:
.Lfunc_end3:
	.size	from_long, .Lfunc_end3-from_long

	.section	.AMDGPU.config
	.long	166100
	.long	7
	.long	165900
	.long	0
	.long	166120
	.long	0
	.text
	.globl	to_long
	.p2align	8
	.type	to_long,@function
to_long:
to_long$local:
.Lfunc_begin4:
	ALU 5, @10, KC0[CB0:0-32], KC1[]
.Ltmp18:
	ALU 2, @16, KC0[CB0:0-32], KC1[]
	TEX 0 @8
	ALU 84, @19, KC0[CB0:0-32], KC1[]
	MEM_RAT_CACHELESS STORE_DWORD T0, T2.X
	MEM_RAT_CACHELESS STORE_DWORD T4, T1.X
	CF_END
	PAD
	Fetch clause starting at 8:
	  VTX_READ_32 T0.X, T0.X, 0, #1
	ALU clause starting at 10:
	  MULLO_INT   T0.X (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Y, KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Z (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT * T0.W (MASKED), KC0[1].Z, T1.X,  
.Ltmp19:
	  ADD_INT * T0.W, PV.Y, T0.X,  
	  ADD_INT * T0.W, PV.W, KC0[3].X,  
	ALU clause starting at 16:
	  LSHL * T1.W, T0.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  ADD_INT * T0.X, KC0[2].Y, PV.W,  
	ALU clause starting at 19:
	  MOV * T1.W, literal.x,  
	8(1.121039e-44), 0(0.000000e+00)
	  BFE_UINT   T0.Y, T0.X, literal.x, PV.W, 
	  AND_INT   T0.Z, T0.X, literal.y,  
	  LSHL * T0.W, T0.W, literal.z,  
	23(3.222986e-44), 8388607(1.175494e-38)
	3(4.203895e-45), 0(0.000000e+00)
	  ADD_INT   T1.Y, KC0[2].Z, PV.W,  
	  OR_INT   T0.Z, PV.Z, literal.x,  
	  ADD_INT * T0.W, PV.Y, literal.y,  
	8388608(1.175494e-38), -150(nan)
	  ADD_INT   T1.X, T0.Y, literal.x,  
	  AND_INT   T2.Y, PV.W, literal.y,  
	  LSHR   T1.Z, PV.Z, 1,  
	  NOT_INT * T2.W, PV.W,  
	-127(nan), 31(4.344025e-44)
	  BIT_ALIGN_INT   T2.X, 0.0, PV.Z, PV.W, 
	  AND_INT   T3.Y, T0.W, literal.x,  
	  LSHL   T1.Z, T0.Z, PV.Y,  
	  MOV * T0.W, |T0.X|,  
	32(4.484155e-44), 0(0.000000e+00)
	  BFE_UINT   T3.X, PV.W, literal.x, T1.W, 
	  AND_INT   T2.Y, |T0.X|, literal.y,  
	  CNDE_INT   T2.Z, PV.Y, PV.X, PV.Z, 
	  SETGT_INT * T0.W, T1.X, literal.x,  BS:VEC_120/SCL_212
	23(3.222986e-44), 8388607(1.175494e-38)
	  LSHL   T2.X, KC0[0].W, literal.x,  
	  CNDE_INT   T4.Y, PV.W, 0.0, PV.Z, 
	  OR_INT   T2.Z, PV.Y, literal.y,  
	  ADD_INT * T1.W, PV.X, literal.z,  
	3(4.203895e-45), 8388608(1.175494e-38)
	-150(nan), 0(0.000000e+00)
	  ADD_INT   T4.X, T3.X, literal.x,  
	  AND_INT   T2.Y, PV.W, literal.y,  
	  NOT_INT   T3.Z, PV.W,  
	  LSHR * T2.W, PV.Z, 1,  
	-127(nan), 31(4.344025e-44)
	  BIT_ALIGN_INT   T5.X, 0.0, PV.W, PV.Z, 
	  AND_INT   T5.Y, T1.W, literal.x,  
	  LSHL   T3.Z, T2.Z, PV.Y,  
	  SUB_INT * T1.W, literal.y, T3.X,  
	32(4.484155e-44), 150(2.101948e-43)
	  AND_INT   T3.X, PV.W, literal.x,  
	  BIT_ALIGN_INT   T2.Y, 0.0, T2.Z, PV.W, 
	  CNDE_INT   T2.Z, PV.Y, PV.X, PV.Z, 
	  SETGT_INT * T1.W, T4.X, literal.y,  
	32(4.484155e-44), 23(3.222986e-44)
	  CNDE_INT   T5.X, PV.W, 0.0, PV.Z, 
	  SUB_INT   T0.Y, literal.x, T0.Y,  
	  CNDE_INT   T2.Z, PV.X, PV.Y, 0.0, 
	  CNDE_INT * T2.W, T5.Y, T3.Z, 0.0, 
	150(2.101948e-43), 0(0.000000e+00)
	  CNDE_INT   T3.X, T1.W, PV.Z, PV.W, 
	  ASHR   T2.Y, |T0.X|, literal.x,  
	  AND_INT   T2.Z, PV.Y, literal.y,  
	  BIT_ALIGN_INT * T1.W, 0.0, T0.Z, PV.Y, 
	31(4.344025e-44), 32(4.484155e-44)
	  CNDE_INT   T6.X, PV.Z, PV.W, 0.0, 
	  CNDE_INT   T0.Y, T3.Y, T1.Z, 0.0, 
	  XOR_INT   T0.Z, PV.X, PV.Y,  
	  XOR_INT * T1.W, T5.X, PV.Y,  
	  SUB_INT   T3.X, PV.W, T2.Y,  
	  SUBB_UINT   T3.Y, PV.Z, T2.Y,  
	  CNDE_INT   T1.Z, T0.W, PV.X, PV.Y, 
	  ASHR * T0.W, T0.X, literal.x,  
	31(4.344025e-44), 0(0.000000e+00)
	  XOR_INT   T0.X, PV.Z, PV.W,  
	  SUB_INT   T0.Y, PV.X, PV.Y,  
	  SETGT_INT   T1.Z, 0.0, T4.X,  
	  XOR_INT * T1.W, T4.Y, PV.W,  
	  SUB_INT   T3.X, PV.W, T0.W,  
	  CNDE_INT   T4.Y, PV.Z, PV.Y, 0.0, 
	  SUBB_UINT   T2.Z, PV.X, T0.W,  
	  SUB_INT * T1.W, T0.Z, T2.Y,  
	  CNDE_INT   T4.X, T1.Z, PV.W, 0.0, 
	  SUB_INT   T0.Y, PV.X, PV.Z,  
	  SETGT_INT   T0.Z, 0.0, T1.X,  
	  ADD_INT * T1.W, T1.Y, T2.X,  BS:VEC_021/SCL_122
	  LSHR   T1.X, PV.W, literal.x,  
	  CNDE_INT   T0.Y, PV.Z, PV.Y, 0.0, 
	  SUB_INT * T0.W, T0.X, T0.W,  
	2(2.802597e-45), 0(0.000000e+00)
	  CNDE_INT * T0.X, T0.Z, PV.W, 0.0, 
	  LSHR * T2.X, T1.Y, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
.Ltmp20:
.Lfunc_end4:
	.size	to_long, .Lfunc_end4-to_long

