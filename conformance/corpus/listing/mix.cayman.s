	.text
	.section	.AMDGPU.config
	.long	166100
	.long	2
	.long	165900
	.long	0
	.long	166120
	.long	0
	.text
	.globl	mix_constant
	.p2align	8
	.type	mix_constant,@function
mix_constant:
mix_constant$local:
.Lfunc_begin0:
	ALU 5, @10, KC0[CB0:0-32], KC1[]
.Ltmp0:
	ALU 3, @16, KC0[CB0:0-32], KC1[]
	TEX 1 @6
	ALU 5, @20, KC0[CB0:0-32], KC1[]
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
.Ltmp1:
	  ADD_INT * T0.W, PV.Y, T0.X,  
	  ADD_INT * T0.W, PV.W, KC0[3].Y,  
	ALU clause starting at 16:
	  LSHL * T0.W, T0.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  ADD_INT * T0.X, KC0[2].Y, PV.W,  
	  ADD_INT * T1.X, KC0[2].Z, T0.W,  
	ALU clause starting at 20:
	  ADD * T1.W, T1.X, -T0.X,  
	  MULADD_IEEE   T0.X, PV.W, literal.x, T0.X, 
	  ADD_INT * T0.W, KC0[2].W, T0.W,  
	1048576000(2.500000e-01), 0(0.000000e+00)
	  LSHR * T1.X, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
.Ltmp2:
.Lfunc_end0:
	.size	mix_constant, .Lfunc_end0-mix_constant

	.section	.AMDGPU.config
	.long	166100
	.long	4
	.long	165900
	.long	0
	.long	166120
	.long	0
	.text
	.globl	mix_each
	.p2align	8
	.type	mix_each,@function
mix_each:
mix_each$local:
.Lfunc_begin1:
	ALU 5, @14, KC0[CB0:0-32], KC1[]
.Ltmp3:
	ALU 3, @20, KC0[CB0:0-32], KC1[]
	TEX 1 @8
	ALU 0, @24, KC0[CB0:0-32], KC1[]
	TEX 0 @12
	ALU 10, @25, KC0[CB0:0-32], KC1[]
	MEM_RAT_CACHELESS STORE_DWORD T1, T0.X
	CF_END
	Fetch clause starting at 8:
	  VTX_READ_128 T1.XYZW, T1.X, 0, #1
	  VTX_READ_128 T2.XYZW, T0.X, 0, #1
	Fetch clause starting at 12:
	  VTX_READ_128 T3.XYZW, T0.X, 0, #1
	ALU clause starting at 14:
	  MULLO_INT   T0.X (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Y, KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Z (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT * T0.W (MASKED), KC0[1].Z, T1.X,  
.Ltmp4:
	  ADD_INT * T0.W, PV.Y, T0.X,  
	  ADD_INT * T0.W, PV.W, KC0[3].Z,  
	ALU clause starting at 20:
	  LSHL * T0.W, T0.W, literal.x,  
	4(5.605194e-45), 0(0.000000e+00)
	  ADD_INT * T0.X, KC0[2].Y, PV.W,  
	  ADD_INT * T1.X, KC0[2].Z, T0.W,  
	ALU clause starting at 24:
	  ADD_INT * T0.X, KC0[2].W, T0.W,  
	ALU clause starting at 25:
	  ADD * T1.W, T1.W, -T2.W,  
	  ADD   T0.Z, T1.Z, -T2.Z,  
	  MULADD_IEEE * T1.W, PV.W, T3.W, T2.W, 
	  MULADD_IEEE   T1.Z, PV.Z, T3.Z, T2.Z, 
	  ADD * T2.W, T1.Y, -T2.Y,  
	  MULADD_IEEE   T1.Y, PV.W, T3.Y, T2.Y, 
	  ADD * T2.W, T1.X, -T2.X,  
	  MULADD_IEEE   T1.X, PV.W, T3.X, T2.X, 
	  ADD_INT * T0.W, KC0[3].X, T0.W,  
	  LSHR * T0.X, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
.Ltmp5:
.Lfunc_end1:
	.size	mix_each, .Lfunc_end1-mix_each

	.section	.AMDGPU.config
	.long	166100
	.long	4
	.long	165900
	.long	0
	.long	166120
	.long	0
	.text
	.globl	bilinear
	.p2align	8
	.type	bilinear,@function
bilinear:
bilinear$local:
.Lfunc_begin2:
	ALU 5, @16, KC0[CB0:0-32], KC1[]
.Ltmp6:
	ALU 11, @22, KC0[CB0:0-32], KC1[]
.Ltmp7:
	ALU 5, @34, KC0[CB0:0-32], KC1[]
.Ltmp8:
	ALU 2, @40, KC0[CB0:0-32], KC1[]
	TEX 1 @12
	ALU 6, @43, KC0[], KC1[]
.Ltmp9:
	ALU 7, @50, KC0[CB0:0-32], KC1[]
.Ltmp10:
	ALU 0, @58, KC0[], KC1[]
.Ltmp11:
	ALU 4, @59, KC0[], KC1[]
.Ltmp12:
	ALU 3, @64, KC0[CB0:0-32], KC1[]
	MEM_RAT_CACHELESS STORE_DWORD T0.X, T1.X
	CF_END
	Fetch clause starting at 12:
	  VTX_READ_64 T1.XY, T1.X, 0, #1
	  VTX_READ_64 T0.XY, T0.X, 0, #1
.Ltmp13:
	ALU clause starting at 16:
	  MULLO_INT   T0.X (MASKED), KC0[1].W, T1.Y,  
	  MULLO_INT   T0.Y (MASKED), KC0[1].W, T1.Y,  
	  MULLO_INT   T0.Z, KC0[1].W, T1.Y,  
.Ltmp14:
	  MULLO_INT * T0.W (MASKED), KC0[1].W, T1.Y,  
.Ltmp15:
	  ADD_INT * T0.W, PV.Z, T0.Y,  
	  ADD_INT * T0.W, PV.W, KC0[3].Z,  
	ALU clause starting at 22:
	  MULLO_INT   T0.X (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Y, KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Z (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT * T0.W (MASKED), KC0[1].Z, T1.X,  
	  ADD_INT   T0.Z, PV.Y, T0.X,  
	  LSHR * T1.W, T0.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  MULLO_INT   T0.X, T1.W, KC0[2].W,  
	  MULLO_INT   T0.Y (MASKED), T1.W, KC0[2].W,  
	  MULLO_INT   T0.Z (MASKED), T1.W, KC0[2].W,  
	  MULLO_INT * T0.W (MASKED), T1.W, KC0[2].W,  
	  ADD_INT * T0.Z, T0.Z, KC0[3].Y,  
	ALU clause starting at 34:
	  LSHL * T1.W, T0.X, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  ADD_INT   T1.Z, KC0[2].Y, PV.W,  
.Ltmp16:
	  AND_INT * T1.W, T0.Z, literal.x,  
	-4(nan), 0(0.000000e+00)
	  ADD_INT * T0.X, PV.Z, PV.W,  
	ALU clause starting at 40:
	  LSHL * T1.W, KC0[2].W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  ADD_INT * T1.X, T0.X, PV.W,  
	ALU clause starting at 43:
	  AND_INT * T1.W, T0.Z, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  INT_TO_FLT * T1.W, PV.W,  
	  ADD   T2.X, T0.Y, -T0.X,  
	  ADD   T0.Y, T1.Y, -T1.X,  BS:VEC_120/SCL_212
	  MUL_IEEE * T1.Z, PV.W, literal.x,  
	1048576000(2.500000e-01), 0(0.000000e+00)
	ALU clause starting at 50:
	  AND_INT * T1.W, T0.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  MULLO_INT   T0.X (MASKED), T0.W, KC0[0].W,  
	  MULLO_INT   T0.Y (MASKED), T0.W, KC0[0].W,  
	  MULLO_INT   T0.Z (MASKED), T0.W, KC0[0].W,  
	  MULLO_INT * T0.W, T0.W, KC0[0].W,  
	  INT_TO_FLT   T3.X, T1.W,  
	  MULADD_IEEE * T0.Y, T0.Y, T1.Z, T1.X, 
	ALU clause starting at 58:
	  MULADD_IEEE * T1.Z, T2.X, T1.Z, T0.X, 
	ALU clause starting at 59:
	  ADD_INT * T0.W, T0.W, T0.Z,  
	  LSHL   T1.Y, PV.W, literal.x,  
	  ADD   T0.Z, T0.Y, -T1.Z,  
	  MUL_IEEE * T0.W, T3.X, literal.y,  
	2(2.802597e-45), 1048576000(2.500000e-01)
	ALU clause starting at 64:
	  MULADD_IEEE   T0.X, T0.Z, T0.W, T1.Z, 
	  ADD_INT * T0.W, KC0[2].Z, T1.Y,  
	  LSHR * T1.X, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
.Ltmp17:
.Lfunc_end2:
	.size	bilinear, .Lfunc_end2-bilinear

