	.text
	.section	.AMDGPU.config
	.long	166100
	.long	2
	.long	165900
	.long	0
	.long	166120
	.long	0
	.text
	.globl	shuffle_int_simd8
	.p2align	8
	.type	shuffle_int_simd8,@function
shuffle_int_simd8:
shuffle_int_simd8$local:
.Lfunc_begin0:
	ALU 14, @10, KC0[CB0:0-32], KC1[]
.Ltmp0:
	ALU 1, @25, KC0[CB0:0-32], KC1[]
.Ltmp1:
	ALU 3, @27, KC0[CB0:0-32], KC1[]
	TEX 0 @8
.Ltmp2:
	ALU 4, @31, KC0[CB0:0-32], KC1[]
	MEM_RAT_CACHELESS STORE_DWORD T0.X, T1.X
	CF_END
	PAD
	Fetch clause starting at 8:
	  VTX_READ_32 T0.X, T0.X, 0, #1
.Ltmp3:
	ALU clause starting at 10:
	  MULLO_INT   T0.X (MASKED), T0.X, literal.x,  
	  MULLO_INT   T0.Y, T0.X, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T0.X, literal.x,  
	  MULLO_INT * T0.W (MASKED), T0.X, literal.x,  
.Ltmp4:
	5(7.006492e-45), 0(0.000000e+00)
	  ADD_INT * T0.W, PV.Y, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  MULLO_INT   T0.X (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Y, KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Z (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT * T0.W (MASKED), KC0[1].Z, T1.X,  
	  ADD_INT   T0.Y, PV.Y, T0.X,  
	  AND_INT   T0.Z, T0.W, literal.x,  
	  AND_INT * T0.W, T0.X, literal.x,  
	7(9.809089e-45), 0(0.000000e+00)
	ALU clause starting at 25:
	  SUB_INT   T0.Z, T0.Z, T0.W,  
	  ADD_INT * T0.W, T0.Y, KC0[3].Y,  
	ALU clause starting at 27:
	  ADD_INT * T1.W, T0.Z, T0.W,  
	  LSHL * T1.W, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  ADD_INT * T0.X, KC0[2].Y, PV.W,  
	ALU clause starting at 31:
	  LSHL * T0.W, T0.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  ADD_INT * T0.W, KC0[2].W, PV.W,  
	  LSHR * T1.X, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
.Ltmp5:
.Lfunc_end0:
	.size	shuffle_int_simd8, .Lfunc_end0-shuffle_int_simd8

	.section	.AMDGPU.config
	.long	166100
	.long	2
	.long	165900
	.long	0
	.long	166120
	.long	0
	.text
	.globl	shuffle_xor_int_simd8
	.p2align	8
	.type	shuffle_xor_int_simd8,@function
shuffle_xor_int_simd8:
shuffle_xor_int_simd8$local:
.Lfunc_begin1:
	ALU 1, @10, KC0[], KC1[]
.Ltmp6:
	ALU 8, @12, KC0[CB0:0-32], KC1[]
.Ltmp7:
	ALU 3, @21, KC0[CB0:0-32], KC1[]
	TEX 0 @8
.Ltmp8:
	ALU 4, @25, KC0[CB0:0-32], KC1[]
	MEM_RAT_CACHELESS STORE_DWORD T0.X, T1.X
	CF_END
	PAD
	Fetch clause starting at 8:
	  VTX_READ_32 T0.X, T0.X, 0, #1
.Ltmp9:
	ALU clause starting at 10:
	  AND_INT * T0.W, T0.X, literal.x,  
.Ltmp10:
	7(9.809089e-45), 0(0.000000e+00)
	ALU clause starting at 12:
	  MULLO_INT   T0.X (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Y, KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Z (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT * T0.W (MASKED), KC0[1].Z, T1.X,  
	  ADD_INT   T0.Z, PV.Y, T0.X,  
	  XOR_INT * T1.W, T0.W, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
	  SUB_INT   T1.Z, PV.W, T0.W,  
	  ADD_INT * T0.W, PV.Z, KC0[3].Y,  
	ALU clause starting at 21:
	  ADD_INT * T1.W, T1.Z, T0.W,  
	  LSHL * T1.W, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  ADD_INT * T0.X, KC0[2].Y, PV.W,  
	ALU clause starting at 25:
	  LSHL * T0.W, T0.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  ADD_INT * T0.W, KC0[2].W, PV.W,  
	  LSHR * T1.X, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
.Ltmp11:
.Lfunc_end1:
	.size	shuffle_xor_int_simd8, .Lfunc_end1-shuffle_xor_int_simd8

	.section	.AMDGPU.config
	.long	166100
	.long	2
	.long	165900
	.long	0
	.long	166120
	.long	0
	.text
	.globl	shuffle_up_int_simd8
	.p2align	8
	.type	shuffle_up_int_simd8,@function
shuffle_up_int_simd8:
shuffle_up_int_simd8$local:
.Lfunc_begin2:
	ALU 6, @10, KC0[CB0:0-32], KC1[]
.Ltmp12:
	ALU 0, @17, KC0[CB0:0-32], KC1[]
.Ltmp13:
	ALU 1, @18, KC0[], KC1[]
.Ltmp14:
	ALU 5, @20, KC0[CB0:0-32], KC1[]
	TEX 0 @8
.Ltmp15:
	ALU 4, @26, KC0[CB0:0-32], KC1[]
	MEM_RAT_CACHELESS STORE_DWORD T0.X, T1.X
	CF_END
	Fetch clause starting at 8:
	  VTX_READ_32 T0.X, T0.X, 0, #1
.Ltmp16:
	ALU clause starting at 10:
	  MULLO_INT   T0.X (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Y, KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Z (MASKED), KC0[1].Z, T1.X,  
.Ltmp17:
	  MULLO_INT * T0.W (MASKED), KC0[1].Z, T1.X,  
.Ltmp18:
	  ADD_INT * T0.W, PV.Y, T0.X,  
	  AND_INT * T0.Z, T0.X, literal.x,  
	7(9.809089e-45), 0(0.000000e+00)
	ALU clause starting at 17:
	  ADD_INT * T0.W, T0.W, KC0[3].Y,  
	ALU clause starting at 18:
	  ADD_INT * T1.Z, T0.W, literal.x,  
	-3(nan), 0(0.000000e+00)
	ALU clause starting at 20:
	  SETGT_UINT * T1.W, T0.Z, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  CNDE_INT * T1.W, PV.W, T0.W, T1.Z, 
	  LSHL * T1.W, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  ADD_INT * T0.X, KC0[2].Y, PV.W,  
	ALU clause starting at 26:
	  LSHL * T0.W, T0.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  ADD_INT * T0.W, KC0[2].W, PV.W,  
	  LSHR * T1.X, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
.Ltmp19:
.Lfunc_end2:
	.size	shuffle_up_int_simd8, .Lfunc_end2-shuffle_up_int_simd8

	.section	.AMDGPU.config
	.long	166100
	.long	2
	.long	165900
	.long	0
	.long	166120
	.long	0
	.text
	.globl	shuffle_down_int_simd8
	.p2align	8
	.type	shuffle_down_int_simd8,@function
shuffle_down_int_simd8:
shuffle_down_int_simd8$local:
.Lfunc_begin3:
	ALU 6, @10, KC0[CB0:0-32], KC1[]
.Ltmp20:
	ALU 0, @17, KC0[CB0:0-32], KC1[]
.Ltmp21:
	ALU 1, @18, KC0[], KC1[]
.Ltmp22:
	ALU 5, @20, KC0[CB0:0-32], KC1[]
	TEX 0 @8
.Ltmp23:
	ALU 4, @26, KC0[CB0:0-32], KC1[]
	MEM_RAT_CACHELESS STORE_DWORD T0.X, T1.X
	CF_END
	Fetch clause starting at 8:
	  VTX_READ_32 T0.X, T0.X, 0, #1
.Ltmp24:
	ALU clause starting at 10:
	  MULLO_INT   T0.X (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Y, KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Z (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT * T0.W (MASKED), KC0[1].Z, T1.X,  
.Ltmp25:
	  ADD_INT * T0.W, PV.Y, T0.X,  
	  AND_INT * T0.Z, T0.X, literal.x,  
	6(8.407791e-45), 0(0.000000e+00)
	ALU clause starting at 17:
	  ADD_INT * T0.W, T0.W, KC0[3].Y,  
	ALU clause starting at 18:
	  ADD_INT * T1.Z, T0.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	ALU clause starting at 20:
	  SETE_INT * T1.W, T0.Z, literal.x,  
	6(8.407791e-45), 0(0.000000e+00)
	  CNDE_INT * T1.W, PV.W, T1.Z, T0.W, 
	  LSHL * T1.W, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  ADD_INT * T0.X, KC0[2].Y, PV.W,  
	ALU clause starting at 26:
	  LSHL * T0.W, T0.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  ADD_INT * T0.W, KC0[2].W, PV.W,  
	  LSHR * T1.X, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
.Ltmp26:
.Lfunc_end3:
	.size	shuffle_down_int_simd8, .Lfunc_end3-shuffle_down_int_simd8

	.section	.AMDGPU.config
	.long	166100
	.long	2
	.long	165900
	.long	0
	.long	166120
	.long	0
	.text
	.globl	shuffle_uint_simd16
	.p2align	8
	.type	shuffle_uint_simd16,@function
shuffle_uint_simd16:
shuffle_uint_simd16$local:
.Lfunc_begin4:
	ALU 14, @10, KC0[CB0:0-32], KC1[]
.Ltmp27:
	ALU 1, @25, KC0[CB0:0-32], KC1[]
.Ltmp28:
	ALU 3, @27, KC0[CB0:0-32], KC1[]
	TEX 0 @8
.Ltmp29:
	ALU 4, @31, KC0[CB0:0-32], KC1[]
	MEM_RAT_CACHELESS STORE_DWORD T0.X, T1.X
	CF_END
	PAD
	Fetch clause starting at 8:
	  VTX_READ_32 T0.X, T0.X, 0, #1
.Ltmp30:
	ALU clause starting at 10:
	  MULLO_INT   T0.X (MASKED), T0.X, literal.x,  
	  MULLO_INT   T0.Y, T0.X, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T0.X, literal.x,  
	  MULLO_INT * T0.W (MASKED), T0.X, literal.x,  
.Ltmp31:
	5(7.006492e-45), 0(0.000000e+00)
	  ADD_INT * T0.W, PV.Y, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  MULLO_INT   T0.X (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Y, KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Z (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT * T0.W (MASKED), KC0[1].Z, T1.X,  
	  ADD_INT   T0.Y, PV.Y, T0.X,  
	  AND_INT   T0.Z, T0.W, literal.x,  
	  AND_INT * T0.W, T0.X, literal.x,  
	15(2.101948e-44), 0(0.000000e+00)
	ALU clause starting at 25:
	  SUB_INT   T0.Z, T0.Z, T0.W,  
	  ADD_INT * T0.W, T0.Y, KC0[3].Y,  
	ALU clause starting at 27:
	  ADD_INT * T1.W, T0.Z, T0.W,  
	  LSHL * T1.W, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  ADD_INT * T0.X, KC0[2].Y, PV.W,  
	ALU clause starting at 31:
	  LSHL * T0.W, T0.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  ADD_INT * T0.W, KC0[2].W, PV.W,  
	  LSHR * T1.X, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
.Ltmp32:
.Lfunc_end4:
	.size	shuffle_uint_simd16, .Lfunc_end4-shuffle_uint_simd16

	.section	.AMDGPU.config
	.long	166100
	.long	2
	.long	165900
	.long	0
	.long	166120
	.long	0
	.text
	.globl	shuffle_xor_uint_simd16
	.p2align	8
	.type	shuffle_xor_uint_simd16,@function
shuffle_xor_uint_simd16:
shuffle_xor_uint_simd16$local:
.Lfunc_begin5:
	ALU 1, @10, KC0[], KC1[]
.Ltmp33:
	ALU 8, @12, KC0[CB0:0-32], KC1[]
.Ltmp34:
	ALU 3, @21, KC0[CB0:0-32], KC1[]
	TEX 0 @8
.Ltmp35:
	ALU 4, @25, KC0[CB0:0-32], KC1[]
	MEM_RAT_CACHELESS STORE_DWORD T0.X, T1.X
	CF_END
	PAD
	Fetch clause starting at 8:
	  VTX_READ_32 T0.X, T0.X, 0, #1
.Ltmp36:
	ALU clause starting at 10:
	  AND_INT * T0.W, T0.X, literal.x,  
.Ltmp37:
	15(2.101948e-44), 0(0.000000e+00)
	ALU clause starting at 12:
	  MULLO_INT   T0.X (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Y, KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Z (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT * T0.W (MASKED), KC0[1].Z, T1.X,  
	  ADD_INT   T0.Z, PV.Y, T0.X,  
	  XOR_INT * T1.W, T0.W, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
	  SUB_INT   T1.Z, PV.W, T0.W,  
	  ADD_INT * T0.W, PV.Z, KC0[3].Y,  
	ALU clause starting at 21:
	  ADD_INT * T1.W, T1.Z, T0.W,  
	  LSHL * T1.W, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  ADD_INT * T0.X, KC0[2].Y, PV.W,  
	ALU clause starting at 25:
	  LSHL * T0.W, T0.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  ADD_INT * T0.W, KC0[2].W, PV.W,  
	  LSHR * T1.X, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
.Ltmp38:
.Lfunc_end5:
	.size	shuffle_xor_uint_simd16, .Lfunc_end5-shuffle_xor_uint_simd16

	.section	.AMDGPU.config
	.long	166100
	.long	2
	.long	165900
	.long	0
	.long	166120
	.long	0
	.text
	.globl	shuffle_up_uint_simd16
	.p2align	8
	.type	shuffle_up_uint_simd16,@function
shuffle_up_uint_simd16:
shuffle_up_uint_simd16$local:
.Lfunc_begin6:
	ALU 6, @10, KC0[CB0:0-32], KC1[]
.Ltmp39:
	ALU 0, @17, KC0[CB0:0-32], KC1[]
.Ltmp40:
	ALU 1, @18, KC0[], KC1[]
.Ltmp41:
	ALU 5, @20, KC0[CB0:0-32], KC1[]
	TEX 0 @8
.Ltmp42:
	ALU 4, @26, KC0[CB0:0-32], KC1[]
	MEM_RAT_CACHELESS STORE_DWORD T0.X, T1.X
	CF_END
	Fetch clause starting at 8:
	  VTX_READ_32 T0.X, T0.X, 0, #1
.Ltmp43:
	ALU clause starting at 10:
	  MULLO_INT   T0.X (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Y, KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Z (MASKED), KC0[1].Z, T1.X,  
.Ltmp44:
	  MULLO_INT * T0.W (MASKED), KC0[1].Z, T1.X,  
.Ltmp45:
	  ADD_INT * T0.W, PV.Y, T0.X,  
	  AND_INT * T0.Z, T0.X, literal.x,  
	15(2.101948e-44), 0(0.000000e+00)
	ALU clause starting at 17:
	  ADD_INT * T0.W, T0.W, KC0[3].Y,  
	ALU clause starting at 18:
	  ADD_INT * T1.Z, T0.W, literal.x,  
	-3(nan), 0(0.000000e+00)
	ALU clause starting at 20:
	  SETGT_UINT * T1.W, T0.Z, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  CNDE_INT * T1.W, PV.W, T0.W, T1.Z, 
	  LSHL * T1.W, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  ADD_INT * T0.X, KC0[2].Y, PV.W,  
	ALU clause starting at 26:
	  LSHL * T0.W, T0.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  ADD_INT * T0.W, KC0[2].W, PV.W,  
	  LSHR * T1.X, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
.Ltmp46:
.Lfunc_end6:
	.size	shuffle_up_uint_simd16, .Lfunc_end6-shuffle_up_uint_simd16

	.section	.AMDGPU.config
	.long	166100
	.long	2
	.long	165900
	.long	0
	.long	166120
	.long	0
	.text
	.globl	shuffle_down_uint_simd16
	.p2align	8
	.type	shuffle_down_uint_simd16,@function
shuffle_down_uint_simd16:
shuffle_down_uint_simd16$local:
.Lfunc_begin7:
	ALU 6, @10, KC0[CB0:0-32], KC1[]
.Ltmp47:
	ALU 0, @17, KC0[CB0:0-32], KC1[]
.Ltmp48:
	ALU 1, @18, KC0[], KC1[]
.Ltmp49:
	ALU 5, @20, KC0[CB0:0-32], KC1[]
	TEX 0 @8
.Ltmp50:
	ALU 4, @26, KC0[CB0:0-32], KC1[]
	MEM_RAT_CACHELESS STORE_DWORD T0.X, T1.X
	CF_END
	Fetch clause starting at 8:
	  VTX_READ_32 T0.X, T0.X, 0, #1
.Ltmp51:
	ALU clause starting at 10:
	  MULLO_INT   T0.X (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Y, KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Z (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT * T0.W (MASKED), KC0[1].Z, T1.X,  
.Ltmp52:
	  ADD_INT * T0.W, PV.Y, T0.X,  
	  AND_INT * T0.Z, T0.X, literal.x,  
	14(1.961818e-44), 0(0.000000e+00)
	ALU clause starting at 17:
	  ADD_INT * T0.W, T0.W, KC0[3].Y,  
	ALU clause starting at 18:
	  ADD_INT * T1.Z, T0.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	ALU clause starting at 20:
	  SETE_INT * T1.W, T0.Z, literal.x,  
	14(1.961818e-44), 0(0.000000e+00)
	  CNDE_INT * T1.W, PV.W, T1.Z, T0.W, 
	  LSHL * T1.W, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  ADD_INT * T0.X, KC0[2].Y, PV.W,  
	ALU clause starting at 26:
	  LSHL * T0.W, T0.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  ADD_INT * T0.W, KC0[2].W, PV.W,  
	  LSHR * T1.X, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
.Ltmp53:
.Lfunc_end7:
	.size	shuffle_down_uint_simd16, .Lfunc_end7-shuffle_down_uint_simd16

	.section	.AMDGPU.config
	.long	166100
	.long	2
	.long	165900
	.long	0
	.long	166120
	.long	0
	.text
	.globl	shuffle_int_simd32
	.p2align	8
	.type	shuffle_int_simd32,@function
shuffle_int_simd32:
shuffle_int_simd32$local:
.Lfunc_begin8:
	ALU 14, @10, KC0[CB0:0-32], KC1[]
.Ltmp54:
	ALU 1, @25, KC0[CB0:0-32], KC1[]
.Ltmp55:
	ALU 3, @27, KC0[CB0:0-32], KC1[]
	TEX 0 @8
.Ltmp56:
	ALU 4, @31, KC0[CB0:0-32], KC1[]
	MEM_RAT_CACHELESS STORE_DWORD T0.X, T1.X
	CF_END
	PAD
	Fetch clause starting at 8:
	  VTX_READ_32 T0.X, T0.X, 0, #1
.Ltmp57:
	ALU clause starting at 10:
	  MULLO_INT   T0.X (MASKED), T0.X, literal.x,  
	  MULLO_INT   T0.Y, T0.X, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T0.X, literal.x,  
	  MULLO_INT * T0.W (MASKED), T0.X, literal.x,  
.Ltmp58:
	5(7.006492e-45), 0(0.000000e+00)
	  ADD_INT * T0.W, PV.Y, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  MULLO_INT   T0.X (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Y, KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Z (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT * T0.W (MASKED), KC0[1].Z, T1.X,  
	  ADD_INT   T0.Y, PV.Y, T0.X,  
	  AND_INT   T0.Z, T0.W, literal.x,  
	  AND_INT * T0.W, T0.X, literal.x,  
	31(4.344025e-44), 0(0.000000e+00)
	ALU clause starting at 25:
	  SUB_INT   T0.Z, T0.Z, T0.W,  
	  ADD_INT * T0.W, T0.Y, KC0[3].Y,  
	ALU clause starting at 27:
	  ADD_INT * T1.W, T0.Z, T0.W,  
	  LSHL * T1.W, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  ADD_INT * T0.X, KC0[2].Y, PV.W,  
	ALU clause starting at 31:
	  LSHL * T0.W, T0.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  ADD_INT * T0.W, KC0[2].W, PV.W,  
	  LSHR * T1.X, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
.Ltmp59:
.Lfunc_end8:
	.size	shuffle_int_simd32, .Lfunc_end8-shuffle_int_simd32

	.section	.AMDGPU.config
	.long	166100
	.long	2
	.long	165900
	.long	0
	.long	166120
	.long	0
	.text
	.globl	shuffle_xor_int_simd32
	.p2align	8
	.type	shuffle_xor_int_simd32,@function
shuffle_xor_int_simd32:
shuffle_xor_int_simd32$local:
.Lfunc_begin9:
	ALU 1, @10, KC0[], KC1[]
.Ltmp60:
	ALU 8, @12, KC0[CB0:0-32], KC1[]
.Ltmp61:
	ALU 3, @21, KC0[CB0:0-32], KC1[]
	TEX 0 @8
.Ltmp62:
	ALU 4, @25, KC0[CB0:0-32], KC1[]
	MEM_RAT_CACHELESS STORE_DWORD T0.X, T1.X
	CF_END
	PAD
	Fetch clause starting at 8:
	  VTX_READ_32 T0.X, T0.X, 0, #1
.Ltmp63:
	ALU clause starting at 10:
	  AND_INT * T0.W, T0.X, literal.x,  
.Ltmp64:
	31(4.344025e-44), 0(0.000000e+00)
	ALU clause starting at 12:
	  MULLO_INT   T0.X (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Y, KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Z (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT * T0.W (MASKED), KC0[1].Z, T1.X,  
	  ADD_INT   T0.Z, PV.Y, T0.X,  
	  XOR_INT * T1.W, T0.W, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
	  SUB_INT   T1.Z, PV.W, T0.W,  
	  ADD_INT * T0.W, PV.Z, KC0[3].Y,  
	ALU clause starting at 21:
	  ADD_INT * T1.W, T1.Z, T0.W,  
	  LSHL * T1.W, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  ADD_INT * T0.X, KC0[2].Y, PV.W,  
	ALU clause starting at 25:
	  LSHL * T0.W, T0.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  ADD_INT * T0.W, KC0[2].W, PV.W,  
	  LSHR * T1.X, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
.Ltmp65:
.Lfunc_end9:
	.size	shuffle_xor_int_simd32, .Lfunc_end9-shuffle_xor_int_simd32

	.section	.AMDGPU.config
	.long	166100
	.long	2
	.long	165900
	.long	0
	.long	166120
	.long	0
	.text
	.globl	shuffle_up_int_simd32
	.p2align	8
	.type	shuffle_up_int_simd32,@function
shuffle_up_int_simd32:
shuffle_up_int_simd32$local:
.Lfunc_begin10:
	ALU 6, @10, KC0[CB0:0-32], KC1[]
.Ltmp66:
	ALU 0, @17, KC0[CB0:0-32], KC1[]
.Ltmp67:
	ALU 1, @18, KC0[], KC1[]
.Ltmp68:
	ALU 5, @20, KC0[CB0:0-32], KC1[]
	TEX 0 @8
.Ltmp69:
	ALU 4, @26, KC0[CB0:0-32], KC1[]
	MEM_RAT_CACHELESS STORE_DWORD T0.X, T1.X
	CF_END
	Fetch clause starting at 8:
	  VTX_READ_32 T0.X, T0.X, 0, #1
.Ltmp70:
	ALU clause starting at 10:
	  MULLO_INT   T0.X (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Y, KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Z (MASKED), KC0[1].Z, T1.X,  
.Ltmp71:
	  MULLO_INT * T0.W (MASKED), KC0[1].Z, T1.X,  
.Ltmp72:
	  ADD_INT * T0.W, PV.Y, T0.X,  
	  AND_INT * T0.Z, T0.X, literal.x,  
	31(4.344025e-44), 0(0.000000e+00)
	ALU clause starting at 17:
	  ADD_INT * T0.W, T0.W, KC0[3].Y,  
	ALU clause starting at 18:
	  ADD_INT * T1.Z, T0.W, literal.x,  
	-3(nan), 0(0.000000e+00)
	ALU clause starting at 20:
	  SETGT_UINT * T1.W, T0.Z, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  CNDE_INT * T1.W, PV.W, T0.W, T1.Z, 
	  LSHL * T1.W, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  ADD_INT * T0.X, KC0[2].Y, PV.W,  
	ALU clause starting at 26:
	  LSHL * T0.W, T0.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  ADD_INT * T0.W, KC0[2].W, PV.W,  
	  LSHR * T1.X, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
.Ltmp73:
.Lfunc_end10:
	.size	shuffle_up_int_simd32, .Lfunc_end10-shuffle_up_int_simd32

	.section	.AMDGPU.config
	.long	166100
	.long	2
	.long	165900
	.long	0
	.long	166120
	.long	0
	.text
	.globl	shuffle_down_int_simd32
	.p2align	8
	.type	shuffle_down_int_simd32,@function
shuffle_down_int_simd32:
shuffle_down_int_simd32$local:
.Lfunc_begin11:
	ALU 6, @10, KC0[CB0:0-32], KC1[]
.Ltmp74:
	ALU 0, @17, KC0[CB0:0-32], KC1[]
.Ltmp75:
	ALU 1, @18, KC0[], KC1[]
.Ltmp76:
	ALU 5, @20, KC0[CB0:0-32], KC1[]
	TEX 0 @8
.Ltmp77:
	ALU 4, @26, KC0[CB0:0-32], KC1[]
	MEM_RAT_CACHELESS STORE_DWORD T0.X, T1.X
	CF_END
	Fetch clause starting at 8:
	  VTX_READ_32 T0.X, T0.X, 0, #1
.Ltmp78:
	ALU clause starting at 10:
	  MULLO_INT   T0.X (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Y, KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Z (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT * T0.W (MASKED), KC0[1].Z, T1.X,  
.Ltmp79:
	  ADD_INT * T0.W, PV.Y, T0.X,  
	  AND_INT * T0.Z, T0.X, literal.x,  
	30(4.203895e-44), 0(0.000000e+00)
	ALU clause starting at 17:
	  ADD_INT * T0.W, T0.W, KC0[3].Y,  
	ALU clause starting at 18:
	  ADD_INT * T1.Z, T0.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	ALU clause starting at 20:
	  SETE_INT * T1.W, T0.Z, literal.x,  
	30(4.203895e-44), 0(0.000000e+00)
	  CNDE_INT * T1.W, PV.W, T1.Z, T0.W, 
	  LSHL * T1.W, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  ADD_INT * T0.X, KC0[2].Y, PV.W,  
	ALU clause starting at 26:
	  LSHL * T0.W, T0.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  ADD_INT * T0.W, KC0[2].W, PV.W,  
	  LSHR * T1.X, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
.Ltmp80:
.Lfunc_end11:
	.size	shuffle_down_int_simd32, .Lfunc_end11-shuffle_down_int_simd32

	.section	.AMDGPU.config
	.long	166100
	.long	2
	.long	165900
	.long	0
	.long	166120
	.long	0
	.text
	.globl	shuffle_long_simd16
	.p2align	8
	.type	shuffle_long_simd16,@function
shuffle_long_simd16:
shuffle_long_simd16$local:
.Lfunc_begin12:
	ALU 14, @10, KC0[CB0:0-32], KC1[]
.Ltmp81:
	ALU 1, @25, KC0[CB0:0-32], KC1[]
.Ltmp82:
	ALU 3, @27, KC0[CB0:0-32], KC1[]
.Ltmp83:
	TEX 0 @8
	ALU 4, @31, KC0[CB0:0-32], KC1[]
	MEM_RAT_CACHELESS STORE_DWORD T0, T1.X
	CF_END
	PAD
	Fetch clause starting at 8:
	  VTX_READ_64 T0.XY, T0.X, 0, #1
	ALU clause starting at 10:
	  MULLO_INT   T0.X (MASKED), T0.X, literal.x,  
	  MULLO_INT   T0.Y, T0.X, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T0.X, literal.x,  
	  MULLO_INT * T0.W (MASKED), T0.X, literal.x,  
.Ltmp84:
	5(7.006492e-45), 0(0.000000e+00)
	  ADD_INT * T0.W, PV.Y, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  MULLO_INT   T0.X (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Y, KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Z (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT * T0.W (MASKED), KC0[1].Z, T1.X,  
	  ADD_INT   T0.Y, PV.Y, T0.X,  
	  AND_INT   T0.Z, T0.W, literal.x,  
	  AND_INT * T0.W, T0.X, literal.x,  
	15(2.101948e-44), 0(0.000000e+00)
	ALU clause starting at 25:
	  SUB_INT   T0.Z, T0.Z, T0.W,  
	  ADD_INT * T0.W, T0.Y, KC0[3].Y,  
	ALU clause starting at 27:
	  ADD_INT * T1.W, T0.Z, T0.W,  
	  LSHL * T1.W, PV.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  ADD_INT * T0.X, KC0[2].Y, PV.W,  
	ALU clause starting at 31:
	  LSHL * T0.W, T0.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  ADD_INT * T0.W, KC0[2].W, PV.W,  
	  LSHR * T1.X, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
.Ltmp85:
.Lfunc_end12:
	.size	shuffle_long_simd16, .Lfunc_end12-shuffle_long_simd16

	.section	.AMDGPU.config
	.long	166100
	.long	2
	.long	165900
	.long	0
	.long	166120
	.long	0
	.text
	.globl	shuffle_xor_long_simd16
	.p2align	8
	.type	shuffle_xor_long_simd16,@function
shuffle_xor_long_simd16:
shuffle_xor_long_simd16$local:
.Lfunc_begin13:
	ALU 1, @10, KC0[], KC1[]
.Ltmp86:
	ALU 8, @12, KC0[CB0:0-32], KC1[]
.Ltmp87:
	ALU 3, @21, KC0[CB0:0-32], KC1[]
.Ltmp88:
	TEX 0 @8
	ALU 4, @25, KC0[CB0:0-32], KC1[]
	MEM_RAT_CACHELESS STORE_DWORD T0, T1.X
	CF_END
	PAD
	Fetch clause starting at 8:
	  VTX_READ_64 T0.XY, T0.X, 0, #1
	ALU clause starting at 10:
	  AND_INT * T0.W, T0.X, literal.x,  
.Ltmp89:
	15(2.101948e-44), 0(0.000000e+00)
	ALU clause starting at 12:
	  MULLO_INT   T0.X (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Y, KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Z (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT * T0.W (MASKED), KC0[1].Z, T1.X,  
	  ADD_INT   T0.Z, PV.Y, T0.X,  
	  XOR_INT * T1.W, T0.W, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
	  SUB_INT   T1.Z, PV.W, T0.W,  
	  ADD_INT * T0.W, PV.Z, KC0[3].Y,  
	ALU clause starting at 21:
	  ADD_INT * T1.W, T1.Z, T0.W,  
	  LSHL * T1.W, PV.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  ADD_INT * T0.X, KC0[2].Y, PV.W,  
	ALU clause starting at 25:
	  LSHL * T0.W, T0.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  ADD_INT * T0.W, KC0[2].W, PV.W,  
	  LSHR * T1.X, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
.Ltmp90:
.Lfunc_end13:
	.size	shuffle_xor_long_simd16, .Lfunc_end13-shuffle_xor_long_simd16

	.section	.AMDGPU.config
	.long	166100
	.long	2
	.long	165900
	.long	0
	.long	166120
	.long	0
	.text
	.globl	shuffle_up_long_simd16
	.p2align	8
	.type	shuffle_up_long_simd16,@function
shuffle_up_long_simd16:
shuffle_up_long_simd16$local:
.Lfunc_begin14:
	ALU 6, @10, KC0[CB0:0-32], KC1[]
.Ltmp91:
	ALU 0, @17, KC0[CB0:0-32], KC1[]
.Ltmp92:
	ALU 1, @18, KC0[], KC1[]
.Ltmp93:
	ALU 5, @20, KC0[CB0:0-32], KC1[]
.Ltmp94:
	TEX 0 @8
	ALU 4, @26, KC0[CB0:0-32], KC1[]
	MEM_RAT_CACHELESS STORE_DWORD T0, T1.X
	CF_END
	Fetch clause starting at 8:
	  VTX_READ_64 T0.XY, T0.X, 0, #1
	ALU clause starting at 10:
	  MULLO_INT   T0.X (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Y, KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Z (MASKED), KC0[1].Z, T1.X,  
.Ltmp95:
	  MULLO_INT * T0.W (MASKED), KC0[1].Z, T1.X,  
.Ltmp96:
	  ADD_INT * T0.W, PV.Y, T0.X,  
	  AND_INT * T0.Z, T0.X, literal.x,  
	15(2.101948e-44), 0(0.000000e+00)
	ALU clause starting at 17:
	  ADD_INT * T0.W, T0.W, KC0[3].Y,  
	ALU clause starting at 18:
	  ADD_INT * T1.Z, T0.W, literal.x,  
	-3(nan), 0(0.000000e+00)
	ALU clause starting at 20:
	  SETGT_UINT * T1.W, T0.Z, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  CNDE_INT * T1.W, PV.W, T0.W, T1.Z, 
	  LSHL * T1.W, PV.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  ADD_INT * T0.X, KC0[2].Y, PV.W,  
	ALU clause starting at 26:
	  LSHL * T0.W, T0.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  ADD_INT * T0.W, KC0[2].W, PV.W,  
	  LSHR * T1.X, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
.Ltmp97:
.Lfunc_end14:
	.size	shuffle_up_long_simd16, .Lfunc_end14-shuffle_up_long_simd16

	.section	.AMDGPU.config
	.long	166100
	.long	2
	.long	165900
	.long	0
	.long	166120
	.long	0
	.text
	.globl	shuffle_down_long_simd16
	.p2align	8
	.type	shuffle_down_long_simd16,@function
shuffle_down_long_simd16:
shuffle_down_long_simd16$local:
.Lfunc_begin15:
	ALU 6, @10, KC0[CB0:0-32], KC1[]
.Ltmp98:
	ALU 0, @17, KC0[CB0:0-32], KC1[]
.Ltmp99:
	ALU 1, @18, KC0[], KC1[]
.Ltmp100:
	ALU 5, @20, KC0[CB0:0-32], KC1[]
.Ltmp101:
	TEX 0 @8
	ALU 4, @26, KC0[CB0:0-32], KC1[]
	MEM_RAT_CACHELESS STORE_DWORD T0, T1.X
	CF_END
	Fetch clause starting at 8:
	  VTX_READ_64 T0.XY, T0.X, 0, #1
	ALU clause starting at 10:
	  MULLO_INT   T0.X (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Y, KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Z (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT * T0.W (MASKED), KC0[1].Z, T1.X,  
.Ltmp102:
	  ADD_INT * T0.W, PV.Y, T0.X,  
	  AND_INT * T0.Z, T0.X, literal.x,  
	14(1.961818e-44), 0(0.000000e+00)
	ALU clause starting at 17:
	  ADD_INT * T0.W, T0.W, KC0[3].Y,  
	ALU clause starting at 18:
	  ADD_INT * T1.Z, T0.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	ALU clause starting at 20:
	  SETE_INT * T1.W, T0.Z, literal.x,  
	14(1.961818e-44), 0(0.000000e+00)
	  CNDE_INT * T1.W, PV.W, T1.Z, T0.W, 
	  LSHL * T1.W, PV.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  ADD_INT * T0.X, KC0[2].Y, PV.W,  
	ALU clause starting at 26:
	  LSHL * T0.W, T0.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  ADD_INT * T0.W, KC0[2].W, PV.W,  
	  LSHR * T1.X, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
.Ltmp103:
.Lfunc_end15:
	.size	shuffle_down_long_simd16, .Lfunc_end15-shuffle_down_long_simd16

	.section	.AMDGPU.config
	.long	166100
	.long	2
	.long	165900
	.long	0
	.long	166120
	.long	0
	.text
	.globl	shuffle_ulong_simd8
	.p2align	8
	.type	shuffle_ulong_simd8,@function
shuffle_ulong_simd8:
shuffle_ulong_simd8$local:
.Lfunc_begin16:
	ALU 14, @10, KC0[CB0:0-32], KC1[]
.Ltmp104:
	ALU 1, @25, KC0[CB0:0-32], KC1[]
.Ltmp105:
	ALU 3, @27, KC0[CB0:0-32], KC1[]
.Ltmp106:
	TEX 0 @8
	ALU 4, @31, KC0[CB0:0-32], KC1[]
	MEM_RAT_CACHELESS STORE_DWORD T0, T1.X
	CF_END
	PAD
	Fetch clause starting at 8:
	  VTX_READ_64 T0.XY, T0.X, 0, #1
	ALU clause starting at 10:
	  MULLO_INT   T0.X (MASKED), T0.X, literal.x,  
	  MULLO_INT   T0.Y, T0.X, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T0.X, literal.x,  
	  MULLO_INT * T0.W (MASKED), T0.X, literal.x,  
.Ltmp107:
	5(7.006492e-45), 0(0.000000e+00)
	  ADD_INT * T0.W, PV.Y, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  MULLO_INT   T0.X (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Y, KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Z (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT * T0.W (MASKED), KC0[1].Z, T1.X,  
	  ADD_INT   T0.Y, PV.Y, T0.X,  
	  AND_INT   T0.Z, T0.W, literal.x,  
	  AND_INT * T0.W, T0.X, literal.x,  
	7(9.809089e-45), 0(0.000000e+00)
	ALU clause starting at 25:
	  SUB_INT   T0.Z, T0.Z, T0.W,  
	  ADD_INT * T0.W, T0.Y, KC0[3].Y,  
	ALU clause starting at 27:
	  ADD_INT * T1.W, T0.Z, T0.W,  
	  LSHL * T1.W, PV.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  ADD_INT * T0.X, KC0[2].Y, PV.W,  
	ALU clause starting at 31:
	  LSHL * T0.W, T0.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  ADD_INT * T0.W, KC0[2].W, PV.W,  
	  LSHR * T1.X, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
.Ltmp108:
.Lfunc_end16:
	.size	shuffle_ulong_simd8, .Lfunc_end16-shuffle_ulong_simd8

	.section	.AMDGPU.config
	.long	166100
	.long	2
	.long	165900
	.long	0
	.long	166120
	.long	0
	.text
	.globl	shuffle_xor_ulong_simd8
	.p2align	8
	.type	shuffle_xor_ulong_simd8,@function
shuffle_xor_ulong_simd8:
shuffle_xor_ulong_simd8$local:
.Lfunc_begin17:
	ALU 1, @10, KC0[], KC1[]
.Ltmp109:
	ALU 8, @12, KC0[CB0:0-32], KC1[]
.Ltmp110:
	ALU 3, @21, KC0[CB0:0-32], KC1[]
.Ltmp111:
	TEX 0 @8
	ALU 4, @25, KC0[CB0:0-32], KC1[]
	MEM_RAT_CACHELESS STORE_DWORD T0, T1.X
	CF_END
	PAD
	Fetch clause starting at 8:
	  VTX_READ_64 T0.XY, T0.X, 0, #1
	ALU clause starting at 10:
	  AND_INT * T0.W, T0.X, literal.x,  
.Ltmp112:
	7(9.809089e-45), 0(0.000000e+00)
	ALU clause starting at 12:
	  MULLO_INT   T0.X (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Y, KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Z (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT * T0.W (MASKED), KC0[1].Z, T1.X,  
	  ADD_INT   T0.Z, PV.Y, T0.X,  
	  XOR_INT * T1.W, T0.W, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
	  SUB_INT   T1.Z, PV.W, T0.W,  
	  ADD_INT * T0.W, PV.Z, KC0[3].Y,  
	ALU clause starting at 21:
	  ADD_INT * T1.W, T1.Z, T0.W,  
	  LSHL * T1.W, PV.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  ADD_INT * T0.X, KC0[2].Y, PV.W,  
	ALU clause starting at 25:
	  LSHL * T0.W, T0.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  ADD_INT * T0.W, KC0[2].W, PV.W,  
	  LSHR * T1.X, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
.Ltmp113:
.Lfunc_end17:
	.size	shuffle_xor_ulong_simd8, .Lfunc_end17-shuffle_xor_ulong_simd8

	.section	.AMDGPU.config
	.long	166100
	.long	2
	.long	165900
	.long	0
	.long	166120
	.long	0
	.text
	.globl	shuffle_up_ulong_simd8
	.p2align	8
	.type	shuffle_up_ulong_simd8,@function
shuffle_up_ulong_simd8:
shuffle_up_ulong_simd8$local:
.Lfunc_begin18:
	ALU 6, @10, KC0[CB0:0-32], KC1[]
.Ltmp114:
	ALU 0, @17, KC0[CB0:0-32], KC1[]
.Ltmp115:
	ALU 1, @18, KC0[], KC1[]
.Ltmp116:
	ALU 5, @20, KC0[CB0:0-32], KC1[]
.Ltmp117:
	TEX 0 @8
	ALU 4, @26, KC0[CB0:0-32], KC1[]
	MEM_RAT_CACHELESS STORE_DWORD T0, T1.X
	CF_END
	Fetch clause starting at 8:
	  VTX_READ_64 T0.XY, T0.X, 0, #1
	ALU clause starting at 10:
	  MULLO_INT   T0.X (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Y, KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Z (MASKED), KC0[1].Z, T1.X,  
.Ltmp118:
	  MULLO_INT * T0.W (MASKED), KC0[1].Z, T1.X,  
.Ltmp119:
	  ADD_INT * T0.W, PV.Y, T0.X,  
	  AND_INT * T0.Z, T0.X, literal.x,  
	7(9.809089e-45), 0(0.000000e+00)
	ALU clause starting at 17:
	  ADD_INT * T0.W, T0.W, KC0[3].Y,  
	ALU clause starting at 18:
	  ADD_INT * T1.Z, T0.W, literal.x,  
	-3(nan), 0(0.000000e+00)
	ALU clause starting at 20:
	  SETGT_UINT * T1.W, T0.Z, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  CNDE_INT * T1.W, PV.W, T0.W, T1.Z, 
	  LSHL * T1.W, PV.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  ADD_INT * T0.X, KC0[2].Y, PV.W,  
	ALU clause starting at 26:
	  LSHL * T0.W, T0.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  ADD_INT * T0.W, KC0[2].W, PV.W,  
	  LSHR * T1.X, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
.Ltmp120:
.Lfunc_end18:
	.size	shuffle_up_ulong_simd8, .Lfunc_end18-shuffle_up_ulong_simd8

	.section	.AMDGPU.config
	.long	166100
	.long	2
	.long	165900
	.long	0
	.long	166120
	.long	0
	.text
	.globl	shuffle_down_ulong_simd8
	.p2align	8
	.type	shuffle_down_ulong_simd8,@function
shuffle_down_ulong_simd8:
shuffle_down_ulong_simd8$local:
.Lfunc_begin19:
	ALU 6, @10, KC0[CB0:0-32], KC1[]
.Ltmp121:
	ALU 0, @17, KC0[CB0:0-32], KC1[]
.Ltmp122:
	ALU 1, @18, KC0[], KC1[]
.Ltmp123:
	ALU 5, @20, KC0[CB0:0-32], KC1[]
.Ltmp124:
	TEX 0 @8
	ALU 4, @26, KC0[CB0:0-32], KC1[]
	MEM_RAT_CACHELESS STORE_DWORD T0, T1.X
	CF_END
	Fetch clause starting at 8:
	  VTX_READ_64 T0.XY, T0.X, 0, #1
	ALU clause starting at 10:
	  MULLO_INT   T0.X (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Y, KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Z (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT * T0.W (MASKED), KC0[1].Z, T1.X,  
.Ltmp125:
	  ADD_INT * T0.W, PV.Y, T0.X,  
	  AND_INT * T0.Z, T0.X, literal.x,  
	6(8.407791e-45), 0(0.000000e+00)
	ALU clause starting at 17:
	  ADD_INT * T0.W, T0.W, KC0[3].Y,  
	ALU clause starting at 18:
	  ADD_INT * T1.Z, T0.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	ALU clause starting at 20:
	  SETE_INT * T1.W, T0.Z, literal.x,  
	6(8.407791e-45), 0(0.000000e+00)
	  CNDE_INT * T1.W, PV.W, T1.Z, T0.W, 
	  LSHL * T1.W, PV.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  ADD_INT * T0.X, KC0[2].Y, PV.W,  
	ALU clause starting at 26:
	  LSHL * T0.W, T0.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  ADD_INT * T0.W, KC0[2].W, PV.W,  
	  LSHR * T1.X, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
.Ltmp126:
.Lfunc_end19:
	.size	shuffle_down_ulong_simd8, .Lfunc_end19-shuffle_down_ulong_simd8

	.section	.AMDGPU.config
	.long	166100
	.long	2
	.long	165900
	.long	0
	.long	166120
	.long	0
	.text
	.globl	shuffle_short_simd16
	.p2align	8
	.type	shuffle_short_simd16,@function
shuffle_short_simd16:
shuffle_short_simd16$local:
.Lfunc_begin20:
	ALU 14, @10, KC0[CB0:0-32], KC1[]
.Ltmp127:
	ALU 1, @25, KC0[CB0:0-32], KC1[]
.Ltmp128:
	ALU 2, @27, KC0[CB0:0-32], KC1[]
	TEX 0 @8
.Ltmp129:
	ALU 13, @30, KC0[CB0:0-32], KC1[]
	MEM_RAT MSKOR T1.XW, T0.X
	CF_END
	PAD
	Fetch clause starting at 8:
	  VTX_READ_16 T0.X, T0.X, 0, #1
.Ltmp130:
	ALU clause starting at 10:
	  MULLO_INT   T0.X (MASKED), T0.X, literal.x,  
	  MULLO_INT   T0.Y, T0.X, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T0.X, literal.x,  
	  MULLO_INT * T0.W (MASKED), T0.X, literal.x,  
.Ltmp131:
	5(7.006492e-45), 0(0.000000e+00)
	  ADD_INT * T0.W, PV.Y, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  MULLO_INT   T0.X (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Y, KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Z (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT * T0.W (MASKED), KC0[1].Z, T1.X,  
	  ADD_INT   T0.Y, PV.Y, T0.X,  
	  AND_INT   T0.Z, T0.W, literal.x,  
	  AND_INT * T0.W, T0.X, literal.x,  
	15(2.101948e-44), 0(0.000000e+00)
	ALU clause starting at 25:
	  SUB_INT   T0.Z, T0.Z, T0.W,  
	  ADD_INT * T0.W, T0.Y, KC0[3].Y,  
	ALU clause starting at 27:
	  ADD_INT * T1.W, T0.Z, T0.W,  
	  LSHL * T1.W, PV.W, 1,  
	  ADD_INT * T0.X, KC0[2].Y, PV.W,  
	ALU clause starting at 30:
	  LSHL * T0.W, T0.W, 1,  
	  ADD_INT * T0.W, KC0[2].W, PV.W,  
	  AND_INT * T1.W, PV.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  AND_INT   T0.Z, T0.X, literal.x,  
	  LSHL * T1.W, PV.W, literal.y,  
	65535(9.183409e-41), 3(4.203895e-45)
	  LSHL   T1.X, PV.Z, PV.W,  
	  LSHL * T1.W, literal.x, PV.W,  
	65535(9.183409e-41), 0(0.000000e+00)
	  MOV   T1.Y, 0.0,  
	  MOV * T1.Z, 0.0,  
	  LSHR * T0.X, T0.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
.Ltmp132:
.Lfunc_end20:
	.size	shuffle_short_simd16, .Lfunc_end20-shuffle_short_simd16

	.section	.AMDGPU.config
	.long	166100
	.long	2
	.long	165900
	.long	0
	.long	166120
	.long	0
	.text
	.globl	shuffle_xor_short_simd16
	.p2align	8
	.type	shuffle_xor_short_simd16,@function
shuffle_xor_short_simd16:
shuffle_xor_short_simd16$local:
.Lfunc_begin21:
	ALU 1, @10, KC0[], KC1[]
.Ltmp133:
	ALU 8, @12, KC0[CB0:0-32], KC1[]
.Ltmp134:
	ALU 2, @21, KC0[CB0:0-32], KC1[]
	TEX 0 @8
.Ltmp135:
	ALU 13, @24, KC0[CB0:0-32], KC1[]
	MEM_RAT MSKOR T1.XW, T0.X
	CF_END
	PAD
	Fetch clause starting at 8:
	  VTX_READ_16 T0.X, T0.X, 0, #1
.Ltmp136:
	ALU clause starting at 10:
	  AND_INT * T0.W, T0.X, literal.x,  
.Ltmp137:
	15(2.101948e-44), 0(0.000000e+00)
	ALU clause starting at 12:
	  MULLO_INT   T0.X (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Y, KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Z (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT * T0.W (MASKED), KC0[1].Z, T1.X,  
	  ADD_INT   T0.Z, PV.Y, T0.X,  
	  XOR_INT * T1.W, T0.W, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
	  SUB_INT   T1.Z, PV.W, T0.W,  
	  ADD_INT * T0.W, PV.Z, KC0[3].Y,  
	ALU clause starting at 21:
	  ADD_INT * T1.W, T1.Z, T0.W,  
	  LSHL * T1.W, PV.W, 1,  
	  ADD_INT * T0.X, KC0[2].Y, PV.W,  
	ALU clause starting at 24:
	  LSHL * T0.W, T0.W, 1,  
	  ADD_INT * T0.W, KC0[2].W, PV.W,  
	  AND_INT * T1.W, PV.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  AND_INT   T0.Z, T0.X, literal.x,  
	  LSHL * T1.W, PV.W, literal.y,  
	65535(9.183409e-41), 3(4.203895e-45)
	  LSHL   T1.X, PV.Z, PV.W,  
	  LSHL * T1.W, literal.x, PV.W,  
	65535(9.183409e-41), 0(0.000000e+00)
	  MOV   T1.Y, 0.0,  
	  MOV * T1.Z, 0.0,  
	  LSHR * T0.X, T0.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
.Ltmp138:
.Lfunc_end21:
	.size	shuffle_xor_short_simd16, .Lfunc_end21-shuffle_xor_short_simd16

	.section	.AMDGPU.config
	.long	166100
	.long	2
	.long	165900
	.long	0
	.long	166120
	.long	0
	.text
	.globl	shuffle_up_short_simd16
	.p2align	8
	.type	shuffle_up_short_simd16,@function
shuffle_up_short_simd16:
shuffle_up_short_simd16$local:
.Lfunc_begin22:
	ALU 6, @10, KC0[CB0:0-32], KC1[]
.Ltmp139:
	ALU 0, @17, KC0[CB0:0-32], KC1[]
.Ltmp140:
	ALU 1, @18, KC0[], KC1[]
.Ltmp141:
	ALU 4, @20, KC0[CB0:0-32], KC1[]
	TEX 0 @8
.Ltmp142:
	ALU 13, @25, KC0[CB0:0-32], KC1[]
	MEM_RAT MSKOR T1.XW, T0.X
	CF_END
	Fetch clause starting at 8:
	  VTX_READ_16 T0.X, T0.X, 0, #1
.Ltmp143:
	ALU clause starting at 10:
	  MULLO_INT   T0.X (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Y, KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Z (MASKED), KC0[1].Z, T1.X,  
.Ltmp144:
	  MULLO_INT * T0.W (MASKED), KC0[1].Z, T1.X,  
.Ltmp145:
	  ADD_INT * T0.W, PV.Y, T0.X,  
	  AND_INT * T0.Z, T0.X, literal.x,  
	15(2.101948e-44), 0(0.000000e+00)
	ALU clause starting at 17:
	  ADD_INT * T0.W, T0.W, KC0[3].Y,  
	ALU clause starting at 18:
	  ADD_INT * T1.Z, T0.W, literal.x,  
	-3(nan), 0(0.000000e+00)
	ALU clause starting at 20:
	  SETGT_UINT * T1.W, T0.Z, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  CNDE_INT * T1.W, PV.W, T0.W, T1.Z, 
	  LSHL * T1.W, PV.W, 1,  
	  ADD_INT * T0.X, KC0[2].Y, PV.W,  
	ALU clause starting at 25:
	  LSHL * T0.W, T0.W, 1,  
	  ADD_INT * T0.W, KC0[2].W, PV.W,  
	  AND_INT * T1.W, PV.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  AND_INT   T0.Z, T0.X, literal.x,  
	  LSHL * T1.W, PV.W, literal.y,  
	65535(9.183409e-41), 3(4.203895e-45)
	  LSHL   T1.X, PV.Z, PV.W,  
	  LSHL * T1.W, literal.x, PV.W,  
	65535(9.183409e-41), 0(0.000000e+00)
	  MOV   T1.Y, 0.0,  
	  MOV * T1.Z, 0.0,  
	  LSHR * T0.X, T0.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
.Ltmp146:
.Lfunc_end22:
	.size	shuffle_up_short_simd16, .Lfunc_end22-shuffle_up_short_simd16

	.section	.AMDGPU.config
	.long	166100
	.long	2
	.long	165900
	.long	0
	.long	166120
	.long	0
	.text
	.globl	shuffle_down_short_simd16
	.p2align	8
	.type	shuffle_down_short_simd16,@function
shuffle_down_short_simd16:
shuffle_down_short_simd16$local:
.Lfunc_begin23:
	ALU 6, @10, KC0[CB0:0-32], KC1[]
.Ltmp147:
	ALU 0, @17, KC0[CB0:0-32], KC1[]
.Ltmp148:
	ALU 1, @18, KC0[], KC1[]
.Ltmp149:
	ALU 4, @20, KC0[CB0:0-32], KC1[]
	TEX 0 @8
.Ltmp150:
	ALU 13, @25, KC0[CB0:0-32], KC1[]
	MEM_RAT MSKOR T1.XW, T0.X
	CF_END
	Fetch clause starting at 8:
	  VTX_READ_16 T0.X, T0.X, 0, #1
.Ltmp151:
	ALU clause starting at 10:
	  MULLO_INT   T0.X (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Y, KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Z (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT * T0.W (MASKED), KC0[1].Z, T1.X,  
.Ltmp152:
	  ADD_INT * T0.W, PV.Y, T0.X,  
	  AND_INT * T0.Z, T0.X, literal.x,  
	14(1.961818e-44), 0(0.000000e+00)
	ALU clause starting at 17:
	  ADD_INT * T0.W, T0.W, KC0[3].Y,  
	ALU clause starting at 18:
	  ADD_INT * T1.Z, T0.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	ALU clause starting at 20:
	  SETE_INT * T1.W, T0.Z, literal.x,  
	14(1.961818e-44), 0(0.000000e+00)
	  CNDE_INT * T1.W, PV.W, T1.Z, T0.W, 
	  LSHL * T1.W, PV.W, 1,  
	  ADD_INT * T0.X, KC0[2].Y, PV.W,  
	ALU clause starting at 25:
	  LSHL * T0.W, T0.W, 1,  
	  ADD_INT * T0.W, KC0[2].W, PV.W,  
	  AND_INT * T1.W, PV.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  AND_INT   T0.Z, T0.X, literal.x,  
	  LSHL * T1.W, PV.W, literal.y,  
	65535(9.183409e-41), 3(4.203895e-45)
	  LSHL   T1.X, PV.Z, PV.W,  
	  LSHL * T1.W, literal.x, PV.W,  
	65535(9.183409e-41), 0(0.000000e+00)
	  MOV   T1.Y, 0.0,  
	  MOV * T1.Z, 0.0,  
	  LSHR * T0.X, T0.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
.Ltmp153:
.Lfunc_end23:
	.size	shuffle_down_short_simd16, .Lfunc_end23-shuffle_down_short_simd16

	.section	.AMDGPU.config
	.long	166100
	.long	2
	.long	165900
	.long	0
	.long	166120
	.long	0
	.text
	.globl	shuffle_ushort_simd32
	.p2align	8
	.type	shuffle_ushort_simd32,@function
shuffle_ushort_simd32:
shuffle_ushort_simd32$local:
.Lfunc_begin24:
	ALU 14, @10, KC0[CB0:0-32], KC1[]
.Ltmp154:
	ALU 1, @25, KC0[CB0:0-32], KC1[]
.Ltmp155:
	ALU 2, @27, KC0[CB0:0-32], KC1[]
	TEX 0 @8
.Ltmp156:
	ALU 13, @30, KC0[CB0:0-32], KC1[]
	MEM_RAT MSKOR T1.XW, T0.X
	CF_END
	PAD
	Fetch clause starting at 8:
	  VTX_READ_16 T0.X, T0.X, 0, #1
.Ltmp157:
	ALU clause starting at 10:
	  MULLO_INT   T0.X (MASKED), T0.X, literal.x,  
	  MULLO_INT   T0.Y, T0.X, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T0.X, literal.x,  
	  MULLO_INT * T0.W (MASKED), T0.X, literal.x,  
.Ltmp158:
	5(7.006492e-45), 0(0.000000e+00)
	  ADD_INT * T0.W, PV.Y, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  MULLO_INT   T0.X (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Y, KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Z (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT * T0.W (MASKED), KC0[1].Z, T1.X,  
	  ADD_INT   T0.Y, PV.Y, T0.X,  
	  AND_INT   T0.Z, T0.W, literal.x,  
	  AND_INT * T0.W, T0.X, literal.x,  
	31(4.344025e-44), 0(0.000000e+00)
	ALU clause starting at 25:
	  SUB_INT   T0.Z, T0.Z, T0.W,  
	  ADD_INT * T0.W, T0.Y, KC0[3].Y,  
	ALU clause starting at 27:
	  ADD_INT * T1.W, T0.Z, T0.W,  
	  LSHL * T1.W, PV.W, 1,  
	  ADD_INT * T0.X, KC0[2].Y, PV.W,  
	ALU clause starting at 30:
	  LSHL * T0.W, T0.W, 1,  
	  ADD_INT * T0.W, KC0[2].W, PV.W,  
	  AND_INT * T1.W, PV.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  AND_INT   T0.Z, T0.X, literal.x,  
	  LSHL * T1.W, PV.W, literal.y,  
	65535(9.183409e-41), 3(4.203895e-45)
	  LSHL   T1.X, PV.Z, PV.W,  
	  LSHL * T1.W, literal.x, PV.W,  
	65535(9.183409e-41), 0(0.000000e+00)
	  MOV   T1.Y, 0.0,  
	  MOV * T1.Z, 0.0,  
	  LSHR * T0.X, T0.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
.Ltmp159:
.Lfunc_end24:
	.size	shuffle_ushort_simd32, .Lfunc_end24-shuffle_ushort_simd32

	.section	.AMDGPU.config
	.long	166100
	.long	2
	.long	165900
	.long	0
	.long	166120
	.long	0
	.text
	.globl	shuffle_xor_ushort_simd32
	.p2align	8
	.type	shuffle_xor_ushort_simd32,@function
shuffle_xor_ushort_simd32:
shuffle_xor_ushort_simd32$local:
.Lfunc_begin25:
	ALU 1, @10, KC0[], KC1[]
.Ltmp160:
	ALU 8, @12, KC0[CB0:0-32], KC1[]
.Ltmp161:
	ALU 2, @21, KC0[CB0:0-32], KC1[]
	TEX 0 @8
.Ltmp162:
	ALU 13, @24, KC0[CB0:0-32], KC1[]
	MEM_RAT MSKOR T1.XW, T0.X
	CF_END
	PAD
	Fetch clause starting at 8:
	  VTX_READ_16 T0.X, T0.X, 0, #1
.Ltmp163:
	ALU clause starting at 10:
	  AND_INT * T0.W, T0.X, literal.x,  
.Ltmp164:
	31(4.344025e-44), 0(0.000000e+00)
	ALU clause starting at 12:
	  MULLO_INT   T0.X (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Y, KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Z (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT * T0.W (MASKED), KC0[1].Z, T1.X,  
	  ADD_INT   T0.Z, PV.Y, T0.X,  
	  XOR_INT * T1.W, T0.W, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
	  SUB_INT   T1.Z, PV.W, T0.W,  
	  ADD_INT * T0.W, PV.Z, KC0[3].Y,  
	ALU clause starting at 21:
	  ADD_INT * T1.W, T1.Z, T0.W,  
	  LSHL * T1.W, PV.W, 1,  
	  ADD_INT * T0.X, KC0[2].Y, PV.W,  
	ALU clause starting at 24:
	  LSHL * T0.W, T0.W, 1,  
	  ADD_INT * T0.W, KC0[2].W, PV.W,  
	  AND_INT * T1.W, PV.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  AND_INT   T0.Z, T0.X, literal.x,  
	  LSHL * T1.W, PV.W, literal.y,  
	65535(9.183409e-41), 3(4.203895e-45)
	  LSHL   T1.X, PV.Z, PV.W,  
	  LSHL * T1.W, literal.x, PV.W,  
	65535(9.183409e-41), 0(0.000000e+00)
	  MOV   T1.Y, 0.0,  
	  MOV * T1.Z, 0.0,  
	  LSHR * T0.X, T0.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
.Ltmp165:
.Lfunc_end25:
	.size	shuffle_xor_ushort_simd32, .Lfunc_end25-shuffle_xor_ushort_simd32

	.section	.AMDGPU.config
	.long	166100
	.long	2
	.long	165900
	.long	0
	.long	166120
	.long	0
	.text
	.globl	shuffle_up_ushort_simd32
	.p2align	8
	.type	shuffle_up_ushort_simd32,@function
shuffle_up_ushort_simd32:
shuffle_up_ushort_simd32$local:
.Lfunc_begin26:
	ALU 6, @10, KC0[CB0:0-32], KC1[]
.Ltmp166:
	ALU 0, @17, KC0[CB0:0-32], KC1[]
.Ltmp167:
	ALU 1, @18, KC0[], KC1[]
.Ltmp168:
	ALU 4, @20, KC0[CB0:0-32], KC1[]
	TEX 0 @8
.Ltmp169:
	ALU 13, @25, KC0[CB0:0-32], KC1[]
	MEM_RAT MSKOR T1.XW, T0.X
	CF_END
	Fetch clause starting at 8:
	  VTX_READ_16 T0.X, T0.X, 0, #1
.Ltmp170:
	ALU clause starting at 10:
	  MULLO_INT   T0.X (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Y, KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Z (MASKED), KC0[1].Z, T1.X,  
.Ltmp171:
	  MULLO_INT * T0.W (MASKED), KC0[1].Z, T1.X,  
.Ltmp172:
	  ADD_INT * T0.W, PV.Y, T0.X,  
	  AND_INT * T0.Z, T0.X, literal.x,  
	31(4.344025e-44), 0(0.000000e+00)
	ALU clause starting at 17:
	  ADD_INT * T0.W, T0.W, KC0[3].Y,  
	ALU clause starting at 18:
	  ADD_INT * T1.Z, T0.W, literal.x,  
	-3(nan), 0(0.000000e+00)
	ALU clause starting at 20:
	  SETGT_UINT * T1.W, T0.Z, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  CNDE_INT * T1.W, PV.W, T0.W, T1.Z, 
	  LSHL * T1.W, PV.W, 1,  
	  ADD_INT * T0.X, KC0[2].Y, PV.W,  
	ALU clause starting at 25:
	  LSHL * T0.W, T0.W, 1,  
	  ADD_INT * T0.W, KC0[2].W, PV.W,  
	  AND_INT * T1.W, PV.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  AND_INT   T0.Z, T0.X, literal.x,  
	  LSHL * T1.W, PV.W, literal.y,  
	65535(9.183409e-41), 3(4.203895e-45)
	  LSHL   T1.X, PV.Z, PV.W,  
	  LSHL * T1.W, literal.x, PV.W,  
	65535(9.183409e-41), 0(0.000000e+00)
	  MOV   T1.Y, 0.0,  
	  MOV * T1.Z, 0.0,  
	  LSHR * T0.X, T0.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
.Ltmp173:
.Lfunc_end26:
	.size	shuffle_up_ushort_simd32, .Lfunc_end26-shuffle_up_ushort_simd32

	.section	.AMDGPU.config
	.long	166100
	.long	2
	.long	165900
	.long	0
	.long	166120
	.long	0
	.text
	.globl	shuffle_down_ushort_simd32
	.p2align	8
	.type	shuffle_down_ushort_simd32,@function
shuffle_down_ushort_simd32:
shuffle_down_ushort_simd32$local:
.Lfunc_begin27:
	ALU 6, @10, KC0[CB0:0-32], KC1[]
.Ltmp174:
	ALU 0, @17, KC0[CB0:0-32], KC1[]
.Ltmp175:
	ALU 1, @18, KC0[], KC1[]
.Ltmp176:
	ALU 4, @20, KC0[CB0:0-32], KC1[]
	TEX 0 @8
.Ltmp177:
	ALU 13, @25, KC0[CB0:0-32], KC1[]
	MEM_RAT MSKOR T1.XW, T0.X
	CF_END
	Fetch clause starting at 8:
	  VTX_READ_16 T0.X, T0.X, 0, #1
.Ltmp178:
	ALU clause starting at 10:
	  MULLO_INT   T0.X (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Y, KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Z (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT * T0.W (MASKED), KC0[1].Z, T1.X,  
.Ltmp179:
	  ADD_INT * T0.W, PV.Y, T0.X,  
	  AND_INT * T0.Z, T0.X, literal.x,  
	30(4.203895e-44), 0(0.000000e+00)
	ALU clause starting at 17:
	  ADD_INT * T0.W, T0.W, KC0[3].Y,  
	ALU clause starting at 18:
	  ADD_INT * T1.Z, T0.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	ALU clause starting at 20:
	  SETE_INT * T1.W, T0.Z, literal.x,  
	30(4.203895e-44), 0(0.000000e+00)
	  CNDE_INT * T1.W, PV.W, T1.Z, T0.W, 
	  LSHL * T1.W, PV.W, 1,  
	  ADD_INT * T0.X, KC0[2].Y, PV.W,  
	ALU clause starting at 25:
	  LSHL * T0.W, T0.W, 1,  
	  ADD_INT * T0.W, KC0[2].W, PV.W,  
	  AND_INT * T1.W, PV.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  AND_INT   T0.Z, T0.X, literal.x,  
	  LSHL * T1.W, PV.W, literal.y,  
	65535(9.183409e-41), 3(4.203895e-45)
	  LSHL   T1.X, PV.Z, PV.W,  
	  LSHL * T1.W, literal.x, PV.W,  
	65535(9.183409e-41), 0(0.000000e+00)
	  MOV   T1.Y, 0.0,  
	  MOV * T1.Z, 0.0,  
	  LSHR * T0.X, T0.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
.Ltmp180:
.Lfunc_end27:
	.size	shuffle_down_ushort_simd32, .Lfunc_end27-shuffle_down_ushort_simd32

	.section	.AMDGPU.config
	.long	166100
	.long	2
	.long	165900
	.long	0
	.long	166120
	.long	0
	.text
	.globl	shuffle_char_simd8
	.p2align	8
	.type	shuffle_char_simd8,@function
shuffle_char_simd8:
shuffle_char_simd8$local:
.Lfunc_begin28:
	ALU 14, @10, KC0[CB0:0-32], KC1[]
.Ltmp181:
	ALU 1, @25, KC0[CB0:0-32], KC1[]
.Ltmp182:
	ALU 1, @27, KC0[CB0:0-32], KC1[]
	TEX 0 @8
.Ltmp183:
	ALU 12, @29, KC0[CB0:0-32], KC1[]
	MEM_RAT MSKOR T1.XW, T0.X
	CF_END
	PAD
	Fetch clause starting at 8:
	  VTX_READ_8 T0.X, T0.X, 0, #1
.Ltmp184:
	ALU clause starting at 10:
	  MULLO_INT   T0.X (MASKED), T0.X, literal.x,  
	  MULLO_INT   T0.Y, T0.X, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T0.X, literal.x,  
	  MULLO_INT * T0.W (MASKED), T0.X, literal.x,  
.Ltmp185:
	5(7.006492e-45), 0(0.000000e+00)
	  ADD_INT * T0.W, PV.Y, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  MULLO_INT   T0.X (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Y, KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Z (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT * T0.W (MASKED), KC0[1].Z, T1.X,  
	  ADD_INT   T0.Y, PV.Y, T0.X,  
	  AND_INT   T0.Z, T0.W, literal.x,  
	  AND_INT * T0.W, T0.X, literal.x,  
	7(9.809089e-45), 0(0.000000e+00)
	ALU clause starting at 25:
	  SUB_INT   T0.Z, T0.Z, T0.W,  
	  ADD_INT * T0.W, T0.Y, KC0[3].Y,  
	ALU clause starting at 27:
	  ADD_INT * T1.W, T0.Z, T0.W,  
	  ADD_INT * T0.X, KC0[2].Y, PV.W,  
	ALU clause starting at 29:
	  ADD_INT * T0.W, KC0[2].W, T0.W,  
	  AND_INT * T1.W, PV.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  AND_INT   T0.Z, T0.X, literal.x,  
	  LSHL * T1.W, PV.W, literal.y,  
	255(3.573311e-43), 3(4.203895e-45)
	  LSHL   T1.X, PV.Z, PV.W,  
	  LSHL * T1.W, literal.x, PV.W,  
	255(3.573311e-43), 0(0.000000e+00)
	  MOV   T1.Y, 0.0,  
	  MOV * T1.Z, 0.0,  
	  LSHR * T0.X, T0.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
.Ltmp186:
.Lfunc_end28:
	.size	shuffle_char_simd8, .Lfunc_end28-shuffle_char_simd8

	.section	.AMDGPU.config
	.long	166100
	.long	2
	.long	165900
	.long	0
	.long	166120
	.long	0
	.text
	.globl	shuffle_xor_char_simd8
	.p2align	8
	.type	shuffle_xor_char_simd8,@function
shuffle_xor_char_simd8:
shuffle_xor_char_simd8$local:
.Lfunc_begin29:
	ALU 1, @10, KC0[], KC1[]
.Ltmp187:
	ALU 8, @12, KC0[CB0:0-32], KC1[]
.Ltmp188:
	ALU 1, @21, KC0[CB0:0-32], KC1[]
	TEX 0 @8
.Ltmp189:
	ALU 12, @23, KC0[CB0:0-32], KC1[]
	MEM_RAT MSKOR T1.XW, T0.X
	CF_END
	PAD
	Fetch clause starting at 8:
	  VTX_READ_8 T0.X, T0.X, 0, #1
.Ltmp190:
	ALU clause starting at 10:
	  AND_INT * T0.W, T0.X, literal.x,  
.Ltmp191:
	7(9.809089e-45), 0(0.000000e+00)
	ALU clause starting at 12:
	  MULLO_INT   T0.X (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Y, KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Z (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT * T0.W (MASKED), KC0[1].Z, T1.X,  
	  ADD_INT   T0.Z, PV.Y, T0.X,  
	  XOR_INT * T1.W, T0.W, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
	  SUB_INT   T1.Z, PV.W, T0.W,  
	  ADD_INT * T0.W, PV.Z, KC0[3].Y,  
	ALU clause starting at 21:
	  ADD_INT * T1.W, T1.Z, T0.W,  
	  ADD_INT * T0.X, KC0[2].Y, PV.W,  
	ALU clause starting at 23:
	  ADD_INT * T0.W, KC0[2].W, T0.W,  
	  AND_INT * T1.W, PV.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  AND_INT   T0.Z, T0.X, literal.x,  
	  LSHL * T1.W, PV.W, literal.y,  
	255(3.573311e-43), 3(4.203895e-45)
	  LSHL   T1.X, PV.Z, PV.W,  
	  LSHL * T1.W, literal.x, PV.W,  
	255(3.573311e-43), 0(0.000000e+00)
	  MOV   T1.Y, 0.0,  
	  MOV * T1.Z, 0.0,  
	  LSHR * T0.X, T0.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
.Ltmp192:
.Lfunc_end29:
	.size	shuffle_xor_char_simd8, .Lfunc_end29-shuffle_xor_char_simd8

	.section	.AMDGPU.config
	.long	166100
	.long	2
	.long	165900
	.long	0
	.long	166120
	.long	0
	.text
	.globl	shuffle_up_char_simd8
	.p2align	8
	.type	shuffle_up_char_simd8,@function
shuffle_up_char_simd8:
shuffle_up_char_simd8$local:
.Lfunc_begin30:
	ALU 6, @10, KC0[CB0:0-32], KC1[]
.Ltmp193:
	ALU 0, @17, KC0[CB0:0-32], KC1[]
.Ltmp194:
	ALU 1, @18, KC0[], KC1[]
.Ltmp195:
	ALU 3, @20, KC0[CB0:0-32], KC1[]
	TEX 0 @8
.Ltmp196:
	ALU 12, @24, KC0[CB0:0-32], KC1[]
	MEM_RAT MSKOR T1.XW, T0.X
	CF_END
	Fetch clause starting at 8:
	  VTX_READ_8 T0.X, T0.X, 0, #1
.Ltmp197:
	ALU clause starting at 10:
	  MULLO_INT   T0.X (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Y, KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Z (MASKED), KC0[1].Z, T1.X,  
.Ltmp198:
	  MULLO_INT * T0.W (MASKED), KC0[1].Z, T1.X,  
.Ltmp199:
	  ADD_INT * T0.W, PV.Y, T0.X,  
	  AND_INT * T0.Z, T0.X, literal.x,  
	7(9.809089e-45), 0(0.000000e+00)
	ALU clause starting at 17:
	  ADD_INT * T0.W, T0.W, KC0[3].Y,  
	ALU clause starting at 18:
	  ADD_INT * T1.Z, T0.W, literal.x,  
	-3(nan), 0(0.000000e+00)
	ALU clause starting at 20:
	  SETGT_UINT * T1.W, T0.Z, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  CNDE_INT * T1.W, PV.W, T0.W, T1.Z, 
	  ADD_INT * T0.X, KC0[2].Y, PV.W,  
	ALU clause starting at 24:
	  ADD_INT * T0.W, KC0[2].W, T0.W,  
	  AND_INT * T1.W, PV.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  AND_INT   T0.Z, T0.X, literal.x,  
	  LSHL * T1.W, PV.W, literal.y,  
	255(3.573311e-43), 3(4.203895e-45)
	  LSHL   T1.X, PV.Z, PV.W,  
	  LSHL * T1.W, literal.x, PV.W,  
	255(3.573311e-43), 0(0.000000e+00)
	  MOV   T1.Y, 0.0,  
	  MOV * T1.Z, 0.0,  
	  LSHR * T0.X, T0.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
.Ltmp200:
.Lfunc_end30:
	.size	shuffle_up_char_simd8, .Lfunc_end30-shuffle_up_char_simd8

	.section	.AMDGPU.config
	.long	166100
	.long	2
	.long	165900
	.long	0
	.long	166120
	.long	0
	.text
	.globl	shuffle_down_char_simd8
	.p2align	8
	.type	shuffle_down_char_simd8,@function
shuffle_down_char_simd8:
shuffle_down_char_simd8$local:
.Lfunc_begin31:
	ALU 6, @10, KC0[CB0:0-32], KC1[]
.Ltmp201:
	ALU 0, @17, KC0[CB0:0-32], KC1[]
.Ltmp202:
	ALU 1, @18, KC0[], KC1[]
.Ltmp203:
	ALU 3, @20, KC0[CB0:0-32], KC1[]
	TEX 0 @8
.Ltmp204:
	ALU 12, @24, KC0[CB0:0-32], KC1[]
	MEM_RAT MSKOR T1.XW, T0.X
	CF_END
	Fetch clause starting at 8:
	  VTX_READ_8 T0.X, T0.X, 0, #1
.Ltmp205:
	ALU clause starting at 10:
	  MULLO_INT   T0.X (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Y, KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Z (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT * T0.W (MASKED), KC0[1].Z, T1.X,  
.Ltmp206:
	  ADD_INT * T0.W, PV.Y, T0.X,  
	  AND_INT * T0.Z, T0.X, literal.x,  
	6(8.407791e-45), 0(0.000000e+00)
	ALU clause starting at 17:
	  ADD_INT * T0.W, T0.W, KC0[3].Y,  
	ALU clause starting at 18:
	  ADD_INT * T1.Z, T0.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	ALU clause starting at 20:
	  SETE_INT * T1.W, T0.Z, literal.x,  
	6(8.407791e-45), 0(0.000000e+00)
	  CNDE_INT * T1.W, PV.W, T1.Z, T0.W, 
	  ADD_INT * T0.X, KC0[2].Y, PV.W,  
	ALU clause starting at 24:
	  ADD_INT * T0.W, KC0[2].W, T0.W,  
	  AND_INT * T1.W, PV.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  AND_INT   T0.Z, T0.X, literal.x,  
	  LSHL * T1.W, PV.W, literal.y,  
	255(3.573311e-43), 3(4.203895e-45)
	  LSHL   T1.X, PV.Z, PV.W,  
	  LSHL * T1.W, literal.x, PV.W,  
	255(3.573311e-43), 0(0.000000e+00)
	  MOV   T1.Y, 0.0,  
	  MOV * T1.Z, 0.0,  
	  LSHR * T0.X, T0.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
.Ltmp207:
.Lfunc_end31:
	.size	shuffle_down_char_simd8, .Lfunc_end31-shuffle_down_char_simd8

	.section	.AMDGPU.config
	.long	166100
	.long	2
	.long	165900
	.long	0
	.long	166120
	.long	0
	.text
	.globl	shuffle_uchar_simd16
	.p2align	8
	.type	shuffle_uchar_simd16,@function
shuffle_uchar_simd16:
shuffle_uchar_simd16$local:
.Lfunc_begin32:
	ALU 14, @10, KC0[CB0:0-32], KC1[]
.Ltmp208:
	ALU 1, @25, KC0[CB0:0-32], KC1[]
.Ltmp209:
	ALU 1, @27, KC0[CB0:0-32], KC1[]
	TEX 0 @8
.Ltmp210:
	ALU 12, @29, KC0[CB0:0-32], KC1[]
	MEM_RAT MSKOR T1.XW, T0.X
	CF_END
	PAD
	Fetch clause starting at 8:
	  VTX_READ_8 T0.X, T0.X, 0, #1
.Ltmp211:
	ALU clause starting at 10:
	  MULLO_INT   T0.X (MASKED), T0.X, literal.x,  
	  MULLO_INT   T0.Y, T0.X, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T0.X, literal.x,  
	  MULLO_INT * T0.W (MASKED), T0.X, literal.x,  
.Ltmp212:
	5(7.006492e-45), 0(0.000000e+00)
	  ADD_INT * T0.W, PV.Y, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  MULLO_INT   T0.X (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Y, KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Z (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT * T0.W (MASKED), KC0[1].Z, T1.X,  
	  ADD_INT   T0.Y, PV.Y, T0.X,  
	  AND_INT   T0.Z, T0.W, literal.x,  
	  AND_INT * T0.W, T0.X, literal.x,  
	15(2.101948e-44), 0(0.000000e+00)
	ALU clause starting at 25:
	  SUB_INT   T0.Z, T0.Z, T0.W,  
	  ADD_INT * T0.W, T0.Y, KC0[3].Y,  
	ALU clause starting at 27:
	  ADD_INT * T1.W, T0.Z, T0.W,  
	  ADD_INT * T0.X, KC0[2].Y, PV.W,  
	ALU clause starting at 29:
	  ADD_INT * T0.W, KC0[2].W, T0.W,  
	  AND_INT * T1.W, PV.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  AND_INT   T0.Z, T0.X, literal.x,  
	  LSHL * T1.W, PV.W, literal.y,  
	255(3.573311e-43), 3(4.203895e-45)
	  LSHL   T1.X, PV.Z, PV.W,  
	  LSHL * T1.W, literal.x, PV.W,  
	255(3.573311e-43), 0(0.000000e+00)
	  MOV   T1.Y, 0.0,  
	  MOV * T1.Z, 0.0,  
	  LSHR * T0.X, T0.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
.Ltmp213:
.Lfunc_end32:
	.size	shuffle_uchar_simd16, .Lfunc_end32-shuffle_uchar_simd16

	.section	.AMDGPU.config
	.long	166100
	.long	2
	.long	165900
	.long	0
	.long	166120
	.long	0
	.text
	.globl	shuffle_xor_uchar_simd16
	.p2align	8
	.type	shuffle_xor_uchar_simd16,@function
shuffle_xor_uchar_simd16:
shuffle_xor_uchar_simd16$local:
.Lfunc_begin33:
	ALU 1, @10, KC0[], KC1[]
.Ltmp214:
	ALU 8, @12, KC0[CB0:0-32], KC1[]
.Ltmp215:
	ALU 1, @21, KC0[CB0:0-32], KC1[]
	TEX 0 @8
.Ltmp216:
	ALU 12, @23, KC0[CB0:0-32], KC1[]
	MEM_RAT MSKOR T1.XW, T0.X
	CF_END
	PAD
	Fetch clause starting at 8:
	  VTX_READ_8 T0.X, T0.X, 0, #1
.Ltmp217:
	ALU clause starting at 10:
	  AND_INT * T0.W, T0.X, literal.x,  
.Ltmp218:
	15(2.101948e-44), 0(0.000000e+00)
	ALU clause starting at 12:
	  MULLO_INT   T0.X (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Y, KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Z (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT * T0.W (MASKED), KC0[1].Z, T1.X,  
	  ADD_INT   T0.Z, PV.Y, T0.X,  
	  XOR_INT * T1.W, T0.W, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
	  SUB_INT   T1.Z, PV.W, T0.W,  
	  ADD_INT * T0.W, PV.Z, KC0[3].Y,  
	ALU clause starting at 21:
	  ADD_INT * T1.W, T1.Z, T0.W,  
	  ADD_INT * T0.X, KC0[2].Y, PV.W,  
	ALU clause starting at 23:
	  ADD_INT * T0.W, KC0[2].W, T0.W,  
	  AND_INT * T1.W, PV.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  AND_INT   T0.Z, T0.X, literal.x,  
	  LSHL * T1.W, PV.W, literal.y,  
	255(3.573311e-43), 3(4.203895e-45)
	  LSHL   T1.X, PV.Z, PV.W,  
	  LSHL * T1.W, literal.x, PV.W,  
	255(3.573311e-43), 0(0.000000e+00)
	  MOV   T1.Y, 0.0,  
	  MOV * T1.Z, 0.0,  
	  LSHR * T0.X, T0.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
.Ltmp219:
.Lfunc_end33:
	.size	shuffle_xor_uchar_simd16, .Lfunc_end33-shuffle_xor_uchar_simd16

	.section	.AMDGPU.config
	.long	166100
	.long	2
	.long	165900
	.long	0
	.long	166120
	.long	0
	.text
	.globl	shuffle_up_uchar_simd16
	.p2align	8
	.type	shuffle_up_uchar_simd16,@function
shuffle_up_uchar_simd16:
shuffle_up_uchar_simd16$local:
.Lfunc_begin34:
	ALU 6, @10, KC0[CB0:0-32], KC1[]
.Ltmp220:
	ALU 0, @17, KC0[CB0:0-32], KC1[]
.Ltmp221:
	ALU 1, @18, KC0[], KC1[]
.Ltmp222:
	ALU 3, @20, KC0[CB0:0-32], KC1[]
	TEX 0 @8
.Ltmp223:
	ALU 12, @24, KC0[CB0:0-32], KC1[]
	MEM_RAT MSKOR T1.XW, T0.X
	CF_END
	Fetch clause starting at 8:
	  VTX_READ_8 T0.X, T0.X, 0, #1
.Ltmp224:
	ALU clause starting at 10:
	  MULLO_INT   T0.X (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Y, KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Z (MASKED), KC0[1].Z, T1.X,  
.Ltmp225:
	  MULLO_INT * T0.W (MASKED), KC0[1].Z, T1.X,  
.Ltmp226:
	  ADD_INT * T0.W, PV.Y, T0.X,  
	  AND_INT * T0.Z, T0.X, literal.x,  
	15(2.101948e-44), 0(0.000000e+00)
	ALU clause starting at 17:
	  ADD_INT * T0.W, T0.W, KC0[3].Y,  
	ALU clause starting at 18:
	  ADD_INT * T1.Z, T0.W, literal.x,  
	-3(nan), 0(0.000000e+00)
	ALU clause starting at 20:
	  SETGT_UINT * T1.W, T0.Z, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  CNDE_INT * T1.W, PV.W, T0.W, T1.Z, 
	  ADD_INT * T0.X, KC0[2].Y, PV.W,  
	ALU clause starting at 24:
	  ADD_INT * T0.W, KC0[2].W, T0.W,  
	  AND_INT * T1.W, PV.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  AND_INT   T0.Z, T0.X, literal.x,  
	  LSHL * T1.W, PV.W, literal.y,  
	255(3.573311e-43), 3(4.203895e-45)
	  LSHL   T1.X, PV.Z, PV.W,  
	  LSHL * T1.W, literal.x, PV.W,  
	255(3.573311e-43), 0(0.000000e+00)
	  MOV   T1.Y, 0.0,  
	  MOV * T1.Z, 0.0,  
	  LSHR * T0.X, T0.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
.Ltmp227:
.Lfunc_end34:
	.size	shuffle_up_uchar_simd16, .Lfunc_end34-shuffle_up_uchar_simd16

	.section	.AMDGPU.config
	.long	166100
	.long	2
	.long	165900
	.long	0
	.long	166120
	.long	0
	.text
	.globl	shuffle_down_uchar_simd16
	.p2align	8
	.type	shuffle_down_uchar_simd16,@function
shuffle_down_uchar_simd16:
shuffle_down_uchar_simd16$local:
.Lfunc_begin35:
	ALU 6, @10, KC0[CB0:0-32], KC1[]
.Ltmp228:
	ALU 0, @17, KC0[CB0:0-32], KC1[]
.Ltmp229:
	ALU 1, @18, KC0[], KC1[]
.Ltmp230:
	ALU 3, @20, KC0[CB0:0-32], KC1[]
	TEX 0 @8
.Ltmp231:
	ALU 12, @24, KC0[CB0:0-32], KC1[]
	MEM_RAT MSKOR T1.XW, T0.X
	CF_END
	Fetch clause starting at 8:
	  VTX_READ_8 T0.X, T0.X, 0, #1
.Ltmp232:
	ALU clause starting at 10:
	  MULLO_INT   T0.X (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Y, KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Z (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT * T0.W (MASKED), KC0[1].Z, T1.X,  
.Ltmp233:
	  ADD_INT * T0.W, PV.Y, T0.X,  
	  AND_INT * T0.Z, T0.X, literal.x,  
	14(1.961818e-44), 0(0.000000e+00)
	ALU clause starting at 17:
	  ADD_INT * T0.W, T0.W, KC0[3].Y,  
	ALU clause starting at 18:
	  ADD_INT * T1.Z, T0.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	ALU clause starting at 20:
	  SETE_INT * T1.W, T0.Z, literal.x,  
	14(1.961818e-44), 0(0.000000e+00)
	  CNDE_INT * T1.W, PV.W, T1.Z, T0.W, 
	  ADD_INT * T0.X, KC0[2].Y, PV.W,  
	ALU clause starting at 24:
	  ADD_INT * T0.W, KC0[2].W, T0.W,  
	  AND_INT * T1.W, PV.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  AND_INT   T0.Z, T0.X, literal.x,  
	  LSHL * T1.W, PV.W, literal.y,  
	255(3.573311e-43), 3(4.203895e-45)
	  LSHL   T1.X, PV.Z, PV.W,  
	  LSHL * T1.W, literal.x, PV.W,  
	255(3.573311e-43), 0(0.000000e+00)
	  MOV   T1.Y, 0.0,  
	  MOV * T1.Z, 0.0,  
	  LSHR * T0.X, T0.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
.Ltmp234:
.Lfunc_end35:
	.size	shuffle_down_uchar_simd16, .Lfunc_end35-shuffle_down_uchar_simd16

	.section	.AMDGPU.config
	.long	166100
	.long	2
	.long	165900
	.long	0
	.long	166120
	.long	0
	.text
	.globl	shuffle_float_simd16
	.p2align	8
	.type	shuffle_float_simd16,@function
shuffle_float_simd16:
shuffle_float_simd16$local:
.Lfunc_begin36:
	ALU 14, @10, KC0[CB0:0-32], KC1[]
.Ltmp235:
	ALU 1, @25, KC0[CB0:0-32], KC1[]
.Ltmp236:
	ALU 3, @27, KC0[CB0:0-32], KC1[]
	TEX 0 @8
.Ltmp237:
	ALU 4, @31, KC0[CB0:0-32], KC1[]
	MEM_RAT_CACHELESS STORE_DWORD T0.X, T1.X
	CF_END
	PAD
	Fetch clause starting at 8:
	  VTX_READ_32 T0.X, T0.X, 0, #1
	ALU clause starting at 10:
	  MULLO_INT   T0.X (MASKED), T0.X, literal.x,  
	  MULLO_INT   T0.Y, T0.X, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T0.X, literal.x,  
	  MULLO_INT * T0.W (MASKED), T0.X, literal.x,  
.Ltmp238:
	5(7.006492e-45), 0(0.000000e+00)
	  ADD_INT * T0.W, PV.Y, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  MULLO_INT   T0.X (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Y, KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Z (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT * T0.W (MASKED), KC0[1].Z, T1.X,  
	  ADD_INT   T0.Y, PV.Y, T0.X,  
	  AND_INT   T0.Z, T0.W, literal.x,  
	  AND_INT * T0.W, T0.X, literal.x,  
	15(2.101948e-44), 0(0.000000e+00)
	ALU clause starting at 25:
	  SUB_INT   T0.Z, T0.Z, T0.W,  
	  ADD_INT * T0.W, T0.Y, KC0[3].Y,  
	ALU clause starting at 27:
	  ADD_INT * T1.W, T0.Z, T0.W,  
	  LSHL * T1.W, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  ADD_INT * T0.X, KC0[2].Y, PV.W,  
	ALU clause starting at 31:
	  LSHL * T0.W, T0.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  ADD_INT * T0.W, KC0[2].W, PV.W,  
	  LSHR * T1.X, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
.Ltmp239:
.Lfunc_end36:
	.size	shuffle_float_simd16, .Lfunc_end36-shuffle_float_simd16

	.section	.AMDGPU.config
	.long	166100
	.long	2
	.long	165900
	.long	0
	.long	166120
	.long	0
	.text
	.globl	shuffle_xor_float_simd16
	.p2align	8
	.type	shuffle_xor_float_simd16,@function
shuffle_xor_float_simd16:
shuffle_xor_float_simd16$local:
.Lfunc_begin37:
	ALU 1, @10, KC0[], KC1[]
.Ltmp240:
	ALU 8, @12, KC0[CB0:0-32], KC1[]
.Ltmp241:
	ALU 3, @21, KC0[CB0:0-32], KC1[]
	TEX 0 @8
.Ltmp242:
	ALU 4, @25, KC0[CB0:0-32], KC1[]
	MEM_RAT_CACHELESS STORE_DWORD T0.X, T1.X
	CF_END
	PAD
	Fetch clause starting at 8:
	  VTX_READ_32 T0.X, T0.X, 0, #1
	ALU clause starting at 10:
	  AND_INT * T0.W, T0.X, literal.x,  
.Ltmp243:
	15(2.101948e-44), 0(0.000000e+00)
	ALU clause starting at 12:
	  MULLO_INT   T0.X (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Y, KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Z (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT * T0.W (MASKED), KC0[1].Z, T1.X,  
	  ADD_INT   T0.Z, PV.Y, T0.X,  
	  XOR_INT * T1.W, T0.W, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
	  SUB_INT   T1.Z, PV.W, T0.W,  
	  ADD_INT * T0.W, PV.Z, KC0[3].Y,  
	ALU clause starting at 21:
	  ADD_INT * T1.W, T1.Z, T0.W,  
	  LSHL * T1.W, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  ADD_INT * T0.X, KC0[2].Y, PV.W,  
	ALU clause starting at 25:
	  LSHL * T0.W, T0.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  ADD_INT * T0.W, KC0[2].W, PV.W,  
	  LSHR * T1.X, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
.Ltmp244:
.Lfunc_end37:
	.size	shuffle_xor_float_simd16, .Lfunc_end37-shuffle_xor_float_simd16

	.section	.AMDGPU.config
	.long	166100
	.long	2
	.long	165900
	.long	0
	.long	166120
	.long	0
	.text
	.globl	shuffle_up_float_simd16
	.p2align	8
	.type	shuffle_up_float_simd16,@function
shuffle_up_float_simd16:
shuffle_up_float_simd16$local:
.Lfunc_begin38:
	ALU 6, @10, KC0[CB0:0-32], KC1[]
.Ltmp245:
	ALU 0, @17, KC0[CB0:0-32], KC1[]
.Ltmp246:
	ALU 1, @18, KC0[], KC1[]
.Ltmp247:
	ALU 5, @20, KC0[CB0:0-32], KC1[]
	TEX 0 @8
.Ltmp248:
	ALU 4, @26, KC0[CB0:0-32], KC1[]
	MEM_RAT_CACHELESS STORE_DWORD T0.X, T1.X
	CF_END
	Fetch clause starting at 8:
	  VTX_READ_32 T0.X, T0.X, 0, #1
	ALU clause starting at 10:
	  MULLO_INT   T0.X (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Y, KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Z (MASKED), KC0[1].Z, T1.X,  
.Ltmp249:
	  MULLO_INT * T0.W (MASKED), KC0[1].Z, T1.X,  
.Ltmp250:
	  ADD_INT * T0.W, PV.Y, T0.X,  
	  AND_INT * T0.Z, T0.X, literal.x,  
	15(2.101948e-44), 0(0.000000e+00)
	ALU clause starting at 17:
	  ADD_INT * T0.W, T0.W, KC0[3].Y,  
	ALU clause starting at 18:
	  ADD_INT * T1.Z, T0.W, literal.x,  
	-3(nan), 0(0.000000e+00)
	ALU clause starting at 20:
	  SETGT_UINT * T1.W, T0.Z, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  CNDE_INT * T1.W, PV.W, T0.W, T1.Z, 
	  LSHL * T1.W, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  ADD_INT * T0.X, KC0[2].Y, PV.W,  
	ALU clause starting at 26:
	  LSHL * T0.W, T0.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  ADD_INT * T0.W, KC0[2].W, PV.W,  
	  LSHR * T1.X, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
.Ltmp251:
.Lfunc_end38:
	.size	shuffle_up_float_simd16, .Lfunc_end38-shuffle_up_float_simd16

	.section	.AMDGPU.config
	.long	166100
	.long	2
	.long	165900
	.long	0
	.long	166120
	.long	0
	.text
	.globl	shuffle_down_float_simd16
	.p2align	8
	.type	shuffle_down_float_simd16,@function
shuffle_down_float_simd16:
shuffle_down_float_simd16$local:
.Lfunc_begin39:
	ALU 6, @10, KC0[CB0:0-32], KC1[]
.Ltmp252:
	ALU 0, @17, KC0[CB0:0-32], KC1[]
.Ltmp253:
	ALU 1, @18, KC0[], KC1[]
.Ltmp254:
	ALU 5, @20, KC0[CB0:0-32], KC1[]
	TEX 0 @8
.Ltmp255:
	ALU 4, @26, KC0[CB0:0-32], KC1[]
	MEM_RAT_CACHELESS STORE_DWORD T0.X, T1.X
	CF_END
	Fetch clause starting at 8:
	  VTX_READ_32 T0.X, T0.X, 0, #1
	ALU clause starting at 10:
	  MULLO_INT   T0.X (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Y, KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Z (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT * T0.W (MASKED), KC0[1].Z, T1.X,  
.Ltmp256:
	  ADD_INT * T0.W, PV.Y, T0.X,  
	  AND_INT * T0.Z, T0.X, literal.x,  
	14(1.961818e-44), 0(0.000000e+00)
	ALU clause starting at 17:
	  ADD_INT * T0.W, T0.W, KC0[3].Y,  
	ALU clause starting at 18:
	  ADD_INT * T1.Z, T0.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	ALU clause starting at 20:
	  SETE_INT * T1.W, T0.Z, literal.x,  
	14(1.961818e-44), 0(0.000000e+00)
	  CNDE_INT * T1.W, PV.W, T1.Z, T0.W, 
	  LSHL * T1.W, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  ADD_INT * T0.X, KC0[2].Y, PV.W,  
	ALU clause starting at 26:
	  LSHL * T0.W, T0.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  ADD_INT * T0.W, KC0[2].W, PV.W,  
	  LSHR * T1.X, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
.Ltmp257:
.Lfunc_end39:
	.size	shuffle_down_float_simd16, .Lfunc_end39-shuffle_down_float_simd16

	.section	.AMDGPU.config
	.long	166100
	.long	2
	.long	165900
	.long	0
	.long	166120
	.long	0
	.text
	.globl	intel_shuffle_int_simd16
	.p2align	8
	.type	intel_shuffle_int_simd16,@function
intel_shuffle_int_simd16:
intel_shuffle_int_simd16$local:
.Lfunc_begin40:
	ALU 13, @10, KC0[CB0:0-32], KC1[]
.Ltmp258:
	ALU 1, @24, KC0[CB0:0-32], KC1[]
.Ltmp259:
	ALU 3, @26, KC0[CB0:0-32], KC1[]
	TEX 0 @8
.Ltmp260:
	ALU 4, @30, KC0[CB0:0-32], KC1[]
	MEM_RAT_CACHELESS STORE_DWORD T0.X, T1.X
	CF_END
	PAD
	Fetch clause starting at 8:
	  VTX_READ_32 T0.X, T0.X, 0, #1
.Ltmp261:
	ALU clause starting at 10:
	  MULLO_INT   T0.X (MASKED), T0.X, literal.x,  
	  MULLO_INT   T0.Y, T0.X, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T0.X, literal.x,  
	  MULLO_INT * T0.W (MASKED), T0.X, literal.x,  
.Ltmp262:
	3(4.203895e-45), 0(0.000000e+00)
	  ADD_INT * T0.W, PV.Y, 1,  
	  MULLO_INT   T0.X (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Y, KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Z (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT * T0.W (MASKED), KC0[1].Z, T1.X,  
	  ADD_INT   T0.Y, PV.Y, T0.X,  
	  AND_INT   T0.Z, T0.W, literal.x,  
	  AND_INT * T0.W, T0.X, literal.x,  
	15(2.101948e-44), 0(0.000000e+00)
	ALU clause starting at 24:
	  SUB_INT   T0.Z, T0.Z, T0.W,  
	  ADD_INT * T0.W, T0.Y, KC0[3].Y,  
	ALU clause starting at 26:
	  ADD_INT * T1.W, T0.Z, T0.W,  
	  LSHL * T1.W, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  ADD_INT * T0.X, KC0[2].Y, PV.W,  
	ALU clause starting at 30:
	  LSHL * T0.W, T0.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  ADD_INT * T0.W, KC0[2].W, PV.W,  
	  LSHR * T1.X, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
.Ltmp263:
.Lfunc_end40:
	.size	intel_shuffle_int_simd16, .Lfunc_end40-intel_shuffle_int_simd16

	.section	.AMDGPU.config
	.long	166100
	.long	2
	.long	165900
	.long	0
	.long	166120
	.long	0
	.text
	.globl	intel_shuffle_xor_int_simd16
	.p2align	8
	.type	intel_shuffle_xor_int_simd16,@function
intel_shuffle_xor_int_simd16:
intel_shuffle_xor_int_simd16$local:
.Lfunc_begin41:
	ALU 6, @10, KC0[CB0:0-32], KC1[]
.Ltmp264:
	ALU 1, @17, KC0[CB0:0-32], KC1[]
.Ltmp265:
	ALU 4, @19, KC0[CB0:0-32], KC1[]
	TEX 0 @8
.Ltmp266:
	ALU 4, @24, KC0[CB0:0-32], KC1[]
	MEM_RAT_CACHELESS STORE_DWORD T0.X, T1.X
	CF_END
	PAD
	Fetch clause starting at 8:
	  VTX_READ_32 T0.X, T0.X, 0, #1
.Ltmp267:
	ALU clause starting at 10:
	  MULLO_INT   T0.X (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Y, KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Z (MASKED), KC0[1].Z, T1.X,  
.Ltmp268:
	  MULLO_INT * T0.W (MASKED), KC0[1].Z, T1.X,  
	  AND_INT   T1.Y, T0.X, literal.x,  
	  AND_INT * T0.Z, T0.X, literal.y,  
	9(1.261169e-44), 15(2.101948e-44)
	ALU clause starting at 17:
	  ADD_INT * T0.W, T0.Y, T0.X,  
	  ADD_INT * T1.Z, PV.W, KC0[3].Y,  
.Ltmp269:
	ALU clause starting at 19:
	  SUB_INT * T0.W, T1.Y, T0.Z,  
	  ADD_INT * T0.W, PV.W, T1.Z,  
	  LSHL * T0.W, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  ADD_INT * T0.X, KC0[2].Y, PV.W,  
	ALU clause starting at 24:
	  LSHL * T0.W, T1.Z, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  ADD_INT * T0.W, KC0[2].W, PV.W,  
	  LSHR * T1.X, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
.Ltmp270:
.Lfunc_end41:
	.size	intel_shuffle_xor_int_simd16, .Lfunc_end41-intel_shuffle_xor_int_simd16

	.section	.AMDGPU.config
	.long	166100
	.long	2
	.long	165900
	.long	0
	.long	166120
	.long	0
	.text
	.globl	intel_shuffle_down_int_simd16
	.p2align	8
	.type	intel_shuffle_down_int_simd16,@function
intel_shuffle_down_int_simd16:
intel_shuffle_down_int_simd16$local:
.Lfunc_begin42:
	ALU 5, @10, KC0[CB0:0-32], KC1[]
.Ltmp271:
	ALU 3, @16, KC0[], KC1[]
.Ltmp272:
	ALU 6, @20, KC0[CB0:0-32], KC1[]
	TEX 0 @8
.Ltmp273:
	ALU 2, @27, KC0[CB0:0-32], KC1[]
	MEM_RAT_CACHELESS STORE_DWORD T0.X, T1.X
	CF_END
	PAD
	Fetch clause starting at 8:
	  VTX_READ_32 T0.X, T0.X, 0, #1
.Ltmp274:
	ALU clause starting at 10:
	  MULLO_INT   T0.X (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Y, KC0[1].Z, T1.X,  
.Ltmp275:
	  MULLO_INT   T0.Z (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT * T0.W (MASKED), KC0[1].Z, T1.X,  
.Ltmp276:
	  ADD_INT * T0.W, PV.Y, T0.X,  
	  ADD_INT * T0.W, PV.W, KC0[3].Y,  
	ALU clause starting at 16:
	  LSHL * T0.W, T0.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  AND_INT * T0.Y, T0.X, literal.x,  
	15(2.101948e-44), 0(0.000000e+00)
	ALU clause starting at 20:
	  ADD_INT   T0.Z, KC0[2].Z, T0.W,  
	  ADD_INT * T1.W, KC0[2].Y, T0.W,  
	  ADD_INT   T1.Y, PV.W, literal.x,  
	  ADD_INT   T0.Z, PV.Z, literal.y,  
	  SETGT_UINT * T1.W, T0.Y, literal.x,  
	12(1.681558e-44), -52(nan)
	  CNDE_INT * T0.X, PV.W, PV.Y, PV.Z, 
	ALU clause starting at 27:
	  ADD_INT * T0.W, KC0[2].W, T0.W,  
	  LSHR * T1.X, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
.Ltmp277:
.Lfunc_end42:
	.size	intel_shuffle_down_int_simd16, .Lfunc_end42-intel_shuffle_down_int_simd16

	.section	.AMDGPU.config
	.long	166100
	.long	2
	.long	165900
	.long	0
	.long	166120
	.long	0
	.text
	.globl	intel_shuffle_up_int_simd16
	.p2align	8
	.type	intel_shuffle_up_int_simd16,@function
intel_shuffle_up_int_simd16:
intel_shuffle_up_int_simd16$local:
.Lfunc_begin43:
	ALU 5, @10, KC0[CB0:0-32], KC1[]
.Ltmp278:
	ALU 8, @16, KC0[CB0:0-32], KC1[]
.Ltmp279:
	ALU 0, @25, KC0[], KC1[]
	TEX 0 @8
.Ltmp280:
	ALU 2, @26, KC0[CB0:0-32], KC1[]
	MEM_RAT_CACHELESS STORE_DWORD T0.X, T1.X
	CF_END
	PAD
	Fetch clause starting at 8:
	  VTX_READ_32 T0.X, T0.X, 0, #1
.Ltmp281:
	ALU clause starting at 10:
	  MULLO_INT   T0.X (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Y, KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Z (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT * T0.W (MASKED), KC0[1].Z, T1.X,  
.Ltmp282:
	  ADD_INT * T0.W, PV.Y, T0.X,  
	  ADD_INT * T0.W, PV.W, KC0[3].Y,  
	ALU clause starting at 16:
	  LSHL * T0.W, T0.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  ADD_INT   T0.Z, KC0[2].Y, PV.W,  
	  ADD_INT * T1.W, KC0[2].Z, PV.W,  
	  ADD_INT   T0.Y, PV.W, literal.x,  
	  ADD_INT   T0.Z, PV.Z, literal.y,  
	  AND_INT * T1.W, T0.X, literal.z,  
	-8(nan), 56(7.847271e-44)
	14(1.961818e-44), 0(0.000000e+00)
	ALU clause starting at 25:
	  CNDE_INT * T0.X, T1.W, T0.Z, T0.Y, 
	ALU clause starting at 26:
	  ADD_INT * T0.W, KC0[2].W, T0.W,  
	  LSHR * T1.X, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
.Ltmp283:
.Lfunc_end43:
	.size	intel_shuffle_up_int_simd16, .Lfunc_end43-intel_shuffle_up_int_simd16

	.section	.AMDGPU.config
	.long	166100
	.long	2
	.long	165900
	.long	0
	.long	166120
	.long	0
	.text
	.globl	intel_shuffle_uint_simd8
	.p2align	8
	.type	intel_shuffle_uint_simd8,@function
intel_shuffle_uint_simd8:
intel_shuffle_uint_simd8$local:
.Lfunc_begin44:
	ALU 13, @10, KC0[CB0:0-32], KC1[]
.Ltmp284:
	ALU 1, @24, KC0[CB0:0-32], KC1[]
.Ltmp285:
	ALU 3, @26, KC0[CB0:0-32], KC1[]
	TEX 0 @8
.Ltmp286:
	ALU 4, @30, KC0[CB0:0-32], KC1[]
	MEM_RAT_CACHELESS STORE_DWORD T0.X, T1.X
	CF_END
	PAD
	Fetch clause starting at 8:
	  VTX_READ_32 T0.X, T0.X, 0, #1
.Ltmp287:
	ALU clause starting at 10:
	  MULLO_INT   T0.X (MASKED), T0.X, literal.x,  
	  MULLO_INT   T0.Y, T0.X, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T0.X, literal.x,  
	  MULLO_INT * T0.W (MASKED), T0.X, literal.x,  
.Ltmp288:
	3(4.203895e-45), 0(0.000000e+00)
	  ADD_INT * T0.W, PV.Y, 1,  
	  MULLO_INT   T0.X (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Y, KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Z (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT * T0.W (MASKED), KC0[1].Z, T1.X,  
	  ADD_INT   T0.Y, PV.Y, T0.X,  
	  AND_INT   T0.Z, T0.W, literal.x,  
	  AND_INT * T0.W, T0.X, literal.x,  
	7(9.809089e-45), 0(0.000000e+00)
	ALU clause starting at 24:
	  SUB_INT   T0.Z, T0.Z, T0.W,  
	  ADD_INT * T0.W, T0.Y, KC0[3].Y,  
	ALU clause starting at 26:
	  ADD_INT * T1.W, T0.Z, T0.W,  
	  LSHL * T1.W, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  ADD_INT * T0.X, KC0[2].Y, PV.W,  
	ALU clause starting at 30:
	  LSHL * T0.W, T0.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  ADD_INT * T0.W, KC0[2].W, PV.W,  
	  LSHR * T1.X, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
.Ltmp289:
.Lfunc_end44:
	.size	intel_shuffle_uint_simd8, .Lfunc_end44-intel_shuffle_uint_simd8

	.section	.AMDGPU.config
	.long	166100
	.long	2
	.long	165900
	.long	0
	.long	166120
	.long	0
	.text
	.globl	intel_shuffle_xor_uint_simd8
	.p2align	8
	.type	intel_shuffle_xor_uint_simd8,@function
intel_shuffle_xor_uint_simd8:
intel_shuffle_xor_uint_simd8$local:
.Lfunc_begin45:
	ALU 6, @10, KC0[CB0:0-32], KC1[]
.Ltmp290:
	ALU 1, @17, KC0[CB0:0-32], KC1[]
.Ltmp291:
	ALU 4, @19, KC0[CB0:0-32], KC1[]
	TEX 0 @8
.Ltmp292:
	ALU 4, @24, KC0[CB0:0-32], KC1[]
	MEM_RAT_CACHELESS STORE_DWORD T0.X, T1.X
	CF_END
	PAD
	Fetch clause starting at 8:
	  VTX_READ_32 T0.X, T0.X, 0, #1
.Ltmp293:
	ALU clause starting at 10:
	  MULLO_INT   T0.X (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Y, KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Z (MASKED), KC0[1].Z, T1.X,  
.Ltmp294:
	  MULLO_INT * T0.W (MASKED), KC0[1].Z, T1.X,  
	  AND_INT   T1.Y, T0.X, 1,  
	  AND_INT * T0.Z, T0.X, literal.x,  
	7(9.809089e-45), 0(0.000000e+00)
	ALU clause starting at 17:
	  ADD_INT * T0.W, T0.Y, T0.X,  
	  ADD_INT * T1.Z, PV.W, KC0[3].Y,  
.Ltmp295:
	ALU clause starting at 19:
	  SUB_INT * T0.W, T1.Y, T0.Z,  
	  ADD_INT * T0.W, PV.W, T1.Z,  
	  LSHL * T0.W, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  ADD_INT * T0.X, KC0[2].Y, PV.W,  
	ALU clause starting at 24:
	  LSHL * T0.W, T1.Z, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  ADD_INT * T0.W, KC0[2].W, PV.W,  
	  LSHR * T1.X, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
.Ltmp296:
.Lfunc_end45:
	.size	intel_shuffle_xor_uint_simd8, .Lfunc_end45-intel_shuffle_xor_uint_simd8

	.section	.AMDGPU.config
	.long	166100
	.long	2
	.long	165900
	.long	0
	.long	166120
	.long	0
	.text
	.globl	intel_shuffle_down_uint_simd8
	.p2align	8
	.type	intel_shuffle_down_uint_simd8,@function
intel_shuffle_down_uint_simd8:
intel_shuffle_down_uint_simd8$local:
.Lfunc_begin46:
	ALU 5, @10, KC0[CB0:0-32], KC1[]
.Ltmp297:
	ALU 3, @16, KC0[], KC1[]
.Ltmp298:
	ALU 7, @20, KC0[CB0:0-32], KC1[]
	TEX 0 @8
.Ltmp299:
	ALU 2, @28, KC0[CB0:0-32], KC1[]
	MEM_RAT_CACHELESS STORE_DWORD T0.X, T1.X
	CF_END
	PAD
	Fetch clause starting at 8:
	  VTX_READ_32 T0.X, T0.X, 0, #1
.Ltmp300:
	ALU clause starting at 10:
	  MULLO_INT   T0.X (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Y, KC0[1].Z, T1.X,  
.Ltmp301:
	  MULLO_INT   T0.Z (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT * T0.W (MASKED), KC0[1].Z, T1.X,  
.Ltmp302:
	  ADD_INT * T0.W, PV.Y, T0.X,  
	  ADD_INT * T0.W, PV.W, KC0[3].Y,  
	ALU clause starting at 16:
	  LSHL * T0.W, T0.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  AND_INT * T0.Y, T0.X, literal.x,  
	7(9.809089e-45), 0(0.000000e+00)
	ALU clause starting at 20:
	  ADD_INT   T0.Z, KC0[2].Z, T0.W,  
	  ADD_INT * T1.W, KC0[2].Y, T0.W,  
	  ADD_INT   T1.Y, PV.W, literal.x,  
	  ADD_INT   T0.Z, PV.Z, literal.y,  
	  SETGT_UINT * T1.W, T0.Y, literal.z,  
	12(1.681558e-44), -20(nan)
	4(5.605194e-45), 0(0.000000e+00)
	  CNDE_INT * T0.X, PV.W, PV.Y, PV.Z, 
	ALU clause starting at 28:
	  ADD_INT * T0.W, KC0[2].W, T0.W,  
	  LSHR * T1.X, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
.Ltmp303:
.Lfunc_end46:
	.size	intel_shuffle_down_uint_simd8, .Lfunc_end46-intel_shuffle_down_uint_simd8

	.section	.AMDGPU.config
	.long	166100
	.long	2
	.long	165900
	.long	0
	.long	166120
	.long	0
	.text
	.globl	intel_shuffle_up_uint_simd8
	.p2align	8
	.type	intel_shuffle_up_uint_simd8,@function
intel_shuffle_up_uint_simd8:
intel_shuffle_up_uint_simd8$local:
.Lfunc_begin47:
	ALU 5, @10, KC0[CB0:0-32], KC1[]
.Ltmp304:
	ALU 8, @16, KC0[CB0:0-32], KC1[]
.Ltmp305:
	ALU 0, @25, KC0[], KC1[]
	TEX 0 @8
.Ltmp306:
	ALU 2, @26, KC0[CB0:0-32], KC1[]
	MEM_RAT_CACHELESS STORE_DWORD T0.X, T1.X
	CF_END
	PAD
	Fetch clause starting at 8:
	  VTX_READ_32 T0.X, T0.X, 0, #1
.Ltmp307:
	ALU clause starting at 10:
	  MULLO_INT   T0.X (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Y, KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Z (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT * T0.W (MASKED), KC0[1].Z, T1.X,  
.Ltmp308:
	  ADD_INT * T0.W, PV.Y, T0.X,  
	  ADD_INT * T0.W, PV.W, KC0[3].Y,  
	ALU clause starting at 16:
	  LSHL * T0.W, T0.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  ADD_INT   T0.Z, KC0[2].Y, PV.W,  
	  ADD_INT * T1.W, KC0[2].Z, PV.W,  
	  ADD_INT   T0.Y, PV.W, literal.x,  
	  ADD_INT   T0.Z, PV.Z, literal.y,  
	  AND_INT * T1.W, T0.X, literal.z,  
	-8(nan), 24(3.363116e-44)
	6(8.407791e-45), 0(0.000000e+00)
	ALU clause starting at 25:
	  CNDE_INT * T0.X, T1.W, T0.Z, T0.Y, 
	ALU clause starting at 26:
	  ADD_INT * T0.W, KC0[2].W, T0.W,  
	  LSHR * T1.X, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
.Ltmp309:
.Lfunc_end47:
	.size	intel_shuffle_up_uint_simd8, .Lfunc_end47-intel_shuffle_up_uint_simd8

	.section	.AMDGPU.config
	.long	166100
	.long	2
	.long	165900
	.long	0
	.long	166120
	.long	0
	.text
	.globl	intel_shuffle_float_simd32
	.p2align	8
	.type	intel_shuffle_float_simd32,@function
intel_shuffle_float_simd32:
intel_shuffle_float_simd32$local:
.Lfunc_begin48:
	ALU 13, @10, KC0[CB0:0-32], KC1[]
.Ltmp310:
	ALU 1, @24, KC0[CB0:0-32], KC1[]
.Ltmp311:
	ALU 3, @26, KC0[CB0:0-32], KC1[]
	TEX 0 @8
.Ltmp312:
	ALU 4, @30, KC0[CB0:0-32], KC1[]
	MEM_RAT_CACHELESS STORE_DWORD T0.X, T1.X
	CF_END
	PAD
	Fetch clause starting at 8:
	  VTX_READ_32 T0.X, T0.X, 0, #1
	ALU clause starting at 10:
	  MULLO_INT   T0.X (MASKED), T0.X, literal.x,  
	  MULLO_INT   T0.Y, T0.X, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T0.X, literal.x,  
	  MULLO_INT * T0.W (MASKED), T0.X, literal.x,  
.Ltmp313:
	3(4.203895e-45), 0(0.000000e+00)
	  ADD_INT * T0.W, PV.Y, 1,  
	  MULLO_INT   T0.X (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Y, KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Z (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT * T0.W (MASKED), KC0[1].Z, T1.X,  
	  ADD_INT   T0.Y, PV.Y, T0.X,  
	  AND_INT   T0.Z, T0.W, literal.x,  
	  AND_INT * T0.W, T0.X, literal.x,  
	31(4.344025e-44), 0(0.000000e+00)
	ALU clause starting at 24:
	  SUB_INT   T0.Z, T0.Z, T0.W,  
	  ADD_INT * T0.W, T0.Y, KC0[3].Y,  
	ALU clause starting at 26:
	  ADD_INT * T1.W, T0.Z, T0.W,  
	  LSHL * T1.W, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  ADD_INT * T0.X, KC0[2].Y, PV.W,  
	ALU clause starting at 30:
	  LSHL * T0.W, T0.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  ADD_INT * T0.W, KC0[2].W, PV.W,  
	  LSHR * T1.X, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
.Ltmp314:
.Lfunc_end48:
	.size	intel_shuffle_float_simd32, .Lfunc_end48-intel_shuffle_float_simd32

	.section	.AMDGPU.config
	.long	166100
	.long	2
	.long	165900
	.long	0
	.long	166120
	.long	0
	.text
	.globl	intel_shuffle_xor_float_simd32
	.p2align	8
	.type	intel_shuffle_xor_float_simd32,@function
intel_shuffle_xor_float_simd32:
intel_shuffle_xor_float_simd32$local:
.Lfunc_begin49:
	ALU 6, @10, KC0[CB0:0-32], KC1[]
.Ltmp315:
	ALU 1, @17, KC0[CB0:0-32], KC1[]
.Ltmp316:
	ALU 4, @19, KC0[CB0:0-32], KC1[]
	TEX 0 @8
.Ltmp317:
	ALU 4, @24, KC0[CB0:0-32], KC1[]
	MEM_RAT_CACHELESS STORE_DWORD T0.X, T1.X
	CF_END
	PAD
	Fetch clause starting at 8:
	  VTX_READ_32 T0.X, T0.X, 0, #1
	ALU clause starting at 10:
	  MULLO_INT   T0.X (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Y, KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Z (MASKED), KC0[1].Z, T1.X,  
.Ltmp318:
	  MULLO_INT * T0.W (MASKED), KC0[1].Z, T1.X,  
	  AND_INT   T1.Y, T0.X, literal.x,  
	  AND_INT * T0.Z, T0.X, literal.y,  
	25(3.503246e-44), 31(4.344025e-44)
	ALU clause starting at 17:
	  ADD_INT * T0.W, T0.Y, T0.X,  
	  ADD_INT * T1.Z, PV.W, KC0[3].Y,  
.Ltmp319:
	ALU clause starting at 19:
	  SUB_INT * T0.W, T1.Y, T0.Z,  
	  ADD_INT * T0.W, PV.W, T1.Z,  
	  LSHL * T0.W, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  ADD_INT * T0.X, KC0[2].Y, PV.W,  
	ALU clause starting at 24:
	  LSHL * T0.W, T1.Z, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  ADD_INT * T0.W, KC0[2].W, PV.W,  
	  LSHR * T1.X, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
.Ltmp320:
.Lfunc_end49:
	.size	intel_shuffle_xor_float_simd32, .Lfunc_end49-intel_shuffle_xor_float_simd32

	.section	.AMDGPU.config
	.long	166100
	.long	2
	.long	165900
	.long	0
	.long	166120
	.long	0
	.text
	.globl	intel_shuffle_down_float_simd32
	.p2align	8
	.type	intel_shuffle_down_float_simd32,@function
intel_shuffle_down_float_simd32:
intel_shuffle_down_float_simd32$local:
.Lfunc_begin50:
	ALU 5, @10, KC0[CB0:0-32], KC1[]
.Ltmp321:
	ALU 3, @16, KC0[], KC1[]
.Ltmp322:
	ALU 7, @20, KC0[CB0:0-32], KC1[]
	TEX 0 @8
.Ltmp323:
	ALU 2, @28, KC0[CB0:0-32], KC1[]
	MEM_RAT_CACHELESS STORE_DWORD T0.X, T1.X
	CF_END
	PAD
	Fetch clause starting at 8:
	  VTX_READ_32 T0.X, T0.X, 0, #1
	ALU clause starting at 10:
	  MULLO_INT   T0.X (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Y, KC0[1].Z, T1.X,  
.Ltmp324:
	  MULLO_INT   T0.Z (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT * T0.W (MASKED), KC0[1].Z, T1.X,  
.Ltmp325:
	  ADD_INT * T0.W, PV.Y, T0.X,  
	  ADD_INT * T0.W, PV.W, KC0[3].Y,  
	ALU clause starting at 16:
	  LSHL * T0.W, T0.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  AND_INT * T0.Y, T0.X, literal.x,  
	31(4.344025e-44), 0(0.000000e+00)
	ALU clause starting at 20:
	  ADD_INT   T0.Z, KC0[2].Z, T0.W,  
	  ADD_INT * T1.W, KC0[2].Y, T0.W,  
	  ADD_INT   T1.Y, PV.W, literal.x,  
	  ADD_INT   T0.Z, PV.Z, literal.y,  
	  SETGT_UINT * T1.W, T0.Y, literal.z,  
	12(1.681558e-44), -116(nan)
	28(3.923636e-44), 0(0.000000e+00)
	  CNDE_INT * T0.X, PV.W, PV.Y, PV.Z, 
	ALU clause starting at 28:
	  ADD_INT * T0.W, KC0[2].W, T0.W,  
	  LSHR * T1.X, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
.Ltmp326:
.Lfunc_end50:
	.size	intel_shuffle_down_float_simd32, .Lfunc_end50-intel_shuffle_down_float_simd32

	.section	.AMDGPU.config
	.long	166100
	.long	2
	.long	165900
	.long	0
	.long	166120
	.long	0
	.text
	.globl	intel_shuffle_up_float_simd32
	.p2align	8
	.type	intel_shuffle_up_float_simd32,@function
intel_shuffle_up_float_simd32:
intel_shuffle_up_float_simd32$local:
.Lfunc_begin51:
	ALU 5, @10, KC0[CB0:0-32], KC1[]
.Ltmp327:
	ALU 8, @16, KC0[CB0:0-32], KC1[]
.Ltmp328:
	ALU 0, @25, KC0[], KC1[]
	TEX 0 @8
.Ltmp329:
	ALU 2, @26, KC0[CB0:0-32], KC1[]
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
.Ltmp330:
	  ADD_INT * T0.W, PV.Y, T0.X,  
	  ADD_INT * T0.W, PV.W, KC0[3].Y,  
	ALU clause starting at 16:
	  LSHL * T0.W, T0.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  ADD_INT   T0.Z, KC0[2].Y, PV.W,  
	  ADD_INT * T1.W, KC0[2].Z, PV.W,  
	  ADD_INT   T0.Y, PV.W, literal.x,  
	  ADD_INT   T0.Z, PV.Z, literal.y,  
	  AND_INT * T1.W, T0.X, literal.z,  
	-8(nan), 120(1.681558e-43)
	30(4.203895e-44), 0(0.000000e+00)
	ALU clause starting at 25:
	  CNDE_INT * T0.X, T1.W, T0.Z, T0.Y, 
	ALU clause starting at 26:
	  ADD_INT * T0.W, KC0[2].W, T0.W,  
	  LSHR * T1.X, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
.Ltmp331:
.Lfunc_end51:
	.size	intel_shuffle_up_float_simd32, .Lfunc_end51-intel_shuffle_up_float_simd32

	.section	.AMDGPU.config
	.long	166100
	.long	2
	.long	165900
	.long	0
	.long	166120
	.long	0
	.text
	.globl	intel_shuffle_long_simd16
	.p2align	8
	.type	intel_shuffle_long_simd16,@function
intel_shuffle_long_simd16:
intel_shuffle_long_simd16$local:
.Lfunc_begin52:
	ALU 13, @10, KC0[CB0:0-32], KC1[]
.Ltmp332:
	ALU 1, @24, KC0[CB0:0-32], KC1[]
.Ltmp333:
	ALU 3, @26, KC0[CB0:0-32], KC1[]
.Ltmp334:
	TEX 0 @8
	ALU 4, @30, KC0[CB0:0-32], KC1[]
	MEM_RAT_CACHELESS STORE_DWORD T0, T1.X
	CF_END
	PAD
	Fetch clause starting at 8:
	  VTX_READ_64 T0.XY, T0.X, 0, #1
	ALU clause starting at 10:
	  MULLO_INT   T0.X (MASKED), T0.X, literal.x,  
	  MULLO_INT   T0.Y, T0.X, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T0.X, literal.x,  
	  MULLO_INT * T0.W (MASKED), T0.X, literal.x,  
.Ltmp335:
	3(4.203895e-45), 0(0.000000e+00)
	  ADD_INT * T0.W, PV.Y, 1,  
	  MULLO_INT   T0.X (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Y, KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Z (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT * T0.W (MASKED), KC0[1].Z, T1.X,  
	  ADD_INT   T0.Y, PV.Y, T0.X,  
	  AND_INT   T0.Z, T0.W, literal.x,  
	  AND_INT * T0.W, T0.X, literal.x,  
	15(2.101948e-44), 0(0.000000e+00)
	ALU clause starting at 24:
	  SUB_INT   T0.Z, T0.Z, T0.W,  
	  ADD_INT * T0.W, T0.Y, KC0[3].Y,  
	ALU clause starting at 26:
	  ADD_INT * T1.W, T0.Z, T0.W,  
	  LSHL * T1.W, PV.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  ADD_INT * T0.X, KC0[2].Y, PV.W,  
	ALU clause starting at 30:
	  LSHL * T0.W, T0.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  ADD_INT * T0.W, KC0[2].W, PV.W,  
	  LSHR * T1.X, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
.Ltmp336:
.Lfunc_end52:
	.size	intel_shuffle_long_simd16, .Lfunc_end52-intel_shuffle_long_simd16

	.section	.AMDGPU.config
	.long	166100
	.long	2
	.long	165900
	.long	0
	.long	166120
	.long	0
	.text
	.globl	intel_shuffle_xor_long_simd16
	.p2align	8
	.type	intel_shuffle_xor_long_simd16,@function
intel_shuffle_xor_long_simd16:
intel_shuffle_xor_long_simd16$local:
.Lfunc_begin53:
	ALU 6, @10, KC0[CB0:0-32], KC1[]
.Ltmp337:
	ALU 1, @17, KC0[CB0:0-32], KC1[]
.Ltmp338:
	ALU 4, @19, KC0[CB0:0-32], KC1[]
.Ltmp339:
	TEX 0 @8
	ALU 4, @24, KC0[CB0:0-32], KC1[]
	MEM_RAT_CACHELESS STORE_DWORD T0, T1.X
	CF_END
	PAD
	Fetch clause starting at 8:
	  VTX_READ_64 T0.XY, T0.X, 0, #1
	ALU clause starting at 10:
	  MULLO_INT   T0.X (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Y, KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Z (MASKED), KC0[1].Z, T1.X,  
.Ltmp340:
	  MULLO_INT * T0.W (MASKED), KC0[1].Z, T1.X,  
	  AND_INT   T1.Y, T0.X, literal.x,  
	  AND_INT * T0.Z, T0.X, literal.y,  
	9(1.261169e-44), 15(2.101948e-44)
	ALU clause starting at 17:
	  ADD_INT * T0.W, T0.Y, T0.X,  
	  ADD_INT * T1.Z, PV.W, KC0[3].Y,  
.Ltmp341:
	ALU clause starting at 19:
	  SUB_INT * T0.W, T1.Y, T0.Z,  
	  ADD_INT * T0.W, PV.W, T1.Z,  
	  LSHL * T0.W, PV.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  ADD_INT * T0.X, KC0[2].Y, PV.W,  
	ALU clause starting at 24:
	  LSHL * T0.W, T1.Z, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  ADD_INT * T0.W, KC0[2].W, PV.W,  
	  LSHR * T1.X, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
.Ltmp342:
.Lfunc_end53:
	.size	intel_shuffle_xor_long_simd16, .Lfunc_end53-intel_shuffle_xor_long_simd16

	.section	.AMDGPU.config
	.long	166100
	.long	2
	.long	165900
	.long	0
	.long	166120
	.long	0
	.text
	.globl	intel_shuffle_down_long_simd16
	.p2align	8
	.type	intel_shuffle_down_long_simd16,@function
intel_shuffle_down_long_simd16:
intel_shuffle_down_long_simd16$local:
.Lfunc_begin54:
	ALU 5, @10, KC0[CB0:0-32], KC1[]
.Ltmp343:
	ALU 3, @16, KC0[], KC1[]
.Ltmp344:
	ALU 7, @20, KC0[CB0:0-32], KC1[]
.Ltmp345:
	TEX 0 @8
	ALU 2, @28, KC0[CB0:0-32], KC1[]
	MEM_RAT_CACHELESS STORE_DWORD T0, T1.X
	CF_END
	PAD
	Fetch clause starting at 8:
	  VTX_READ_64 T0.XY, T0.X, 0, #1
.Ltmp346:
	ALU clause starting at 10:
	  MULLO_INT   T0.X (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Y, KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Z (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT * T0.W (MASKED), KC0[1].Z, T1.X,  
.Ltmp347:
	  ADD_INT * T0.W, PV.Y, T0.X,  
	  ADD_INT * T0.W, PV.W, KC0[3].Y,  
	ALU clause starting at 16:
	  LSHL * T0.W, T0.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  AND_INT * T0.Y, T0.X, literal.x,  
	15(2.101948e-44), 0(0.000000e+00)
	ALU clause starting at 20:
	  ADD_INT   T0.Z, KC0[2].Z, T0.W,  
	  ADD_INT * T1.W, KC0[2].Y, T0.W,  
	  ADD_INT   T1.Y, PV.W, literal.x,  
	  ADD_INT   T0.Z, PV.Z, literal.y,  
	  SETGT_UINT * T1.W, T0.Y, literal.z,  
	24(3.363116e-44), -104(nan)
	12(1.681558e-44), 0(0.000000e+00)
	  CNDE_INT * T0.X, PV.W, PV.Y, PV.Z, 
	ALU clause starting at 28:
	  ADD_INT * T0.W, KC0[2].W, T0.W,  
	  LSHR * T1.X, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
.Ltmp348:
.Lfunc_end54:
	.size	intel_shuffle_down_long_simd16, .Lfunc_end54-intel_shuffle_down_long_simd16

	.section	.AMDGPU.config
	.long	166100
	.long	2
	.long	165900
	.long	0
	.long	166120
	.long	0
	.text
	.globl	intel_shuffle_up_long_simd16
	.p2align	8
	.type	intel_shuffle_up_long_simd16,@function
intel_shuffle_up_long_simd16:
intel_shuffle_up_long_simd16$local:
.Lfunc_begin55:
	ALU 5, @10, KC0[CB0:0-32], KC1[]
.Ltmp349:
	ALU 8, @16, KC0[CB0:0-32], KC1[]
.Ltmp350:
	ALU 0, @25, KC0[], KC1[]
.Ltmp351:
	TEX 0 @8
	ALU 2, @26, KC0[CB0:0-32], KC1[]
	MEM_RAT_CACHELESS STORE_DWORD T0, T1.X
	CF_END
	PAD
	Fetch clause starting at 8:
	  VTX_READ_64 T0.XY, T0.X, 0, #1
	ALU clause starting at 10:
	  MULLO_INT   T0.X (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Y, KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Z (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT * T0.W (MASKED), KC0[1].Z, T1.X,  
.Ltmp352:
	  ADD_INT * T0.W, PV.Y, T0.X,  
	  ADD_INT * T0.W, PV.W, KC0[3].Y,  
	ALU clause starting at 16:
	  LSHL * T0.W, T0.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  ADD_INT   T0.Z, KC0[2].Y, PV.W,  
	  ADD_INT * T1.W, KC0[2].Z, PV.W,  
	  ADD_INT   T0.Y, PV.W, literal.x,  
	  ADD_INT   T0.Z, PV.Z, literal.y,  
	  AND_INT * T1.W, T0.X, literal.z,  
	-16(nan), 112(1.569454e-43)
	14(1.961818e-44), 0(0.000000e+00)
	ALU clause starting at 25:
	  CNDE_INT * T0.X, T1.W, T0.Z, T0.Y, 
	ALU clause starting at 26:
	  ADD_INT * T0.W, KC0[2].W, T0.W,  
	  LSHR * T1.X, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
.Ltmp353:
.Lfunc_end55:
	.size	intel_shuffle_up_long_simd16, .Lfunc_end55-intel_shuffle_up_long_simd16

	.section	.AMDGPU.config
	.long	166100
	.long	2
	.long	165900
	.long	0
	.long	166120
	.long	0
	.text
	.globl	intel_shuffle_ulong_simd8
	.p2align	8
	.type	intel_shuffle_ulong_simd8,@function
intel_shuffle_ulong_simd8:
intel_shuffle_ulong_simd8$local:
.Lfunc_begin56:
	ALU 13, @10, KC0[CB0:0-32], KC1[]
.Ltmp354:
	ALU 1, @24, KC0[CB0:0-32], KC1[]
.Ltmp355:
	ALU 3, @26, KC0[CB0:0-32], KC1[]
.Ltmp356:
	TEX 0 @8
	ALU 4, @30, KC0[CB0:0-32], KC1[]
	MEM_RAT_CACHELESS STORE_DWORD T0, T1.X
	CF_END
	PAD
	Fetch clause starting at 8:
	  VTX_READ_64 T0.XY, T0.X, 0, #1
	ALU clause starting at 10:
	  MULLO_INT   T0.X (MASKED), T0.X, literal.x,  
	  MULLO_INT   T0.Y, T0.X, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T0.X, literal.x,  
	  MULLO_INT * T0.W (MASKED), T0.X, literal.x,  
.Ltmp357:
	3(4.203895e-45), 0(0.000000e+00)
	  ADD_INT * T0.W, PV.Y, 1,  
	  MULLO_INT   T0.X (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Y, KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Z (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT * T0.W (MASKED), KC0[1].Z, T1.X,  
	  ADD_INT   T0.Y, PV.Y, T0.X,  
	  AND_INT   T0.Z, T0.W, literal.x,  
	  AND_INT * T0.W, T0.X, literal.x,  
	7(9.809089e-45), 0(0.000000e+00)
	ALU clause starting at 24:
	  SUB_INT   T0.Z, T0.Z, T0.W,  
	  ADD_INT * T0.W, T0.Y, KC0[3].Y,  
	ALU clause starting at 26:
	  ADD_INT * T1.W, T0.Z, T0.W,  
	  LSHL * T1.W, PV.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  ADD_INT * T0.X, KC0[2].Y, PV.W,  
	ALU clause starting at 30:
	  LSHL * T0.W, T0.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  ADD_INT * T0.W, KC0[2].W, PV.W,  
	  LSHR * T1.X, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
.Ltmp358:
.Lfunc_end56:
	.size	intel_shuffle_ulong_simd8, .Lfunc_end56-intel_shuffle_ulong_simd8

	.section	.AMDGPU.config
	.long	166100
	.long	2
	.long	165900
	.long	0
	.long	166120
	.long	0
	.text
	.globl	intel_shuffle_xor_ulong_simd8
	.p2align	8
	.type	intel_shuffle_xor_ulong_simd8,@function
intel_shuffle_xor_ulong_simd8:
intel_shuffle_xor_ulong_simd8$local:
.Lfunc_begin57:
	ALU 6, @10, KC0[CB0:0-32], KC1[]
.Ltmp359:
	ALU 1, @17, KC0[CB0:0-32], KC1[]
.Ltmp360:
	ALU 4, @19, KC0[CB0:0-32], KC1[]
.Ltmp361:
	TEX 0 @8
	ALU 4, @24, KC0[CB0:0-32], KC1[]
	MEM_RAT_CACHELESS STORE_DWORD T0, T1.X
	CF_END
	PAD
	Fetch clause starting at 8:
	  VTX_READ_64 T0.XY, T0.X, 0, #1
	ALU clause starting at 10:
	  MULLO_INT   T0.X (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Y, KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Z (MASKED), KC0[1].Z, T1.X,  
.Ltmp362:
	  MULLO_INT * T0.W (MASKED), KC0[1].Z, T1.X,  
	  AND_INT   T1.Y, T0.X, 1,  
	  AND_INT * T0.Z, T0.X, literal.x,  
	7(9.809089e-45), 0(0.000000e+00)
	ALU clause starting at 17:
	  ADD_INT * T0.W, T0.Y, T0.X,  
	  ADD_INT * T1.Z, PV.W, KC0[3].Y,  
.Ltmp363:
	ALU clause starting at 19:
	  SUB_INT * T0.W, T1.Y, T0.Z,  
	  ADD_INT * T0.W, PV.W, T1.Z,  
	  LSHL * T0.W, PV.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  ADD_INT * T0.X, KC0[2].Y, PV.W,  
	ALU clause starting at 24:
	  LSHL * T0.W, T1.Z, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  ADD_INT * T0.W, KC0[2].W, PV.W,  
	  LSHR * T1.X, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
.Ltmp364:
.Lfunc_end57:
	.size	intel_shuffle_xor_ulong_simd8, .Lfunc_end57-intel_shuffle_xor_ulong_simd8

	.section	.AMDGPU.config
	.long	166100
	.long	2
	.long	165900
	.long	0
	.long	166120
	.long	0
	.text
	.globl	intel_shuffle_down_ulong_simd8
	.p2align	8
	.type	intel_shuffle_down_ulong_simd8,@function
intel_shuffle_down_ulong_simd8:
intel_shuffle_down_ulong_simd8$local:
.Lfunc_begin58:
	ALU 5, @10, KC0[CB0:0-32], KC1[]
.Ltmp365:
	ALU 3, @16, KC0[], KC1[]
.Ltmp366:
	ALU 7, @20, KC0[CB0:0-32], KC1[]
.Ltmp367:
	TEX 0 @8
	ALU 2, @28, KC0[CB0:0-32], KC1[]
	MEM_RAT_CACHELESS STORE_DWORD T0, T1.X
	CF_END
	PAD
	Fetch clause starting at 8:
	  VTX_READ_64 T0.XY, T0.X, 0, #1
.Ltmp368:
	ALU clause starting at 10:
	  MULLO_INT   T0.X (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Y, KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Z (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT * T0.W (MASKED), KC0[1].Z, T1.X,  
.Ltmp369:
	  ADD_INT * T0.W, PV.Y, T0.X,  
	  ADD_INT * T0.W, PV.W, KC0[3].Y,  
	ALU clause starting at 16:
	  LSHL * T0.W, T0.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  AND_INT * T0.Y, T0.X, literal.x,  
	7(9.809089e-45), 0(0.000000e+00)
	ALU clause starting at 20:
	  ADD_INT   T0.Z, KC0[2].Z, T0.W,  
	  ADD_INT * T1.W, KC0[2].Y, T0.W,  
	  ADD_INT   T1.Y, PV.W, literal.x,  
	  ADD_INT   T0.Z, PV.Z, literal.y,  
	  SETGT_UINT * T1.W, T0.Y, literal.z,  
	24(3.363116e-44), -40(nan)
	4(5.605194e-45), 0(0.000000e+00)
	  CNDE_INT * T0.X, PV.W, PV.Y, PV.Z, 
	ALU clause starting at 28:
	  ADD_INT * T0.W, KC0[2].W, T0.W,  
	  LSHR * T1.X, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
.Ltmp370:
.Lfunc_end58:
	.size	intel_shuffle_down_ulong_simd8, .Lfunc_end58-intel_shuffle_down_ulong_simd8

	.section	.AMDGPU.config
	.long	166100
	.long	2
	.long	165900
	.long	0
	.long	166120
	.long	0
	.text
	.globl	intel_shuffle_up_ulong_simd8
	.p2align	8
	.type	intel_shuffle_up_ulong_simd8,@function
intel_shuffle_up_ulong_simd8:
intel_shuffle_up_ulong_simd8$local:
.Lfunc_begin59:
	ALU 5, @10, KC0[CB0:0-32], KC1[]
.Ltmp371:
	ALU 8, @16, KC0[CB0:0-32], KC1[]
.Ltmp372:
	ALU 0, @25, KC0[], KC1[]
.Ltmp373:
	TEX 0 @8
	ALU 2, @26, KC0[CB0:0-32], KC1[]
	MEM_RAT_CACHELESS STORE_DWORD T0, T1.X
	CF_END
	PAD
	Fetch clause starting at 8:
	  VTX_READ_64 T0.XY, T0.X, 0, #1
	ALU clause starting at 10:
	  MULLO_INT   T0.X (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Y, KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Z (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT * T0.W (MASKED), KC0[1].Z, T1.X,  
.Ltmp374:
	  ADD_INT * T0.W, PV.Y, T0.X,  
	  ADD_INT * T0.W, PV.W, KC0[3].Y,  
	ALU clause starting at 16:
	  LSHL * T0.W, T0.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  ADD_INT   T0.Z, KC0[2].Y, PV.W,  
	  ADD_INT * T1.W, KC0[2].Z, PV.W,  
	  ADD_INT   T0.Y, PV.W, literal.x,  
	  ADD_INT   T0.Z, PV.Z, literal.y,  
	  AND_INT * T1.W, T0.X, literal.z,  
	-16(nan), 48(6.726233e-44)
	6(8.407791e-45), 0(0.000000e+00)
	ALU clause starting at 25:
	  CNDE_INT * T0.X, T1.W, T0.Z, T0.Y, 
	ALU clause starting at 26:
	  ADD_INT * T0.W, KC0[2].W, T0.W,  
	  LSHR * T1.X, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
.Ltmp375:
.Lfunc_end59:
	.size	intel_shuffle_up_ulong_simd8, .Lfunc_end59-intel_shuffle_up_ulong_simd8

	.section	.AMDGPU.config
	.long	166100
	.long	2
	.long	165900
	.long	0
	.long	166120
	.long	0
	.text
	.globl	intel_shuffle_short_simd16
	.p2align	8
	.type	intel_shuffle_short_simd16,@function
intel_shuffle_short_simd16:
intel_shuffle_short_simd16$local:
.Lfunc_begin60:
	ALU 13, @10, KC0[CB0:0-32], KC1[]
.Ltmp376:
	ALU 1, @24, KC0[CB0:0-32], KC1[]
.Ltmp377:
	ALU 2, @26, KC0[CB0:0-32], KC1[]
	TEX 0 @8
.Ltmp378:
	ALU 13, @29, KC0[CB0:0-32], KC1[]
	MEM_RAT MSKOR T1.XW, T0.X
	CF_END
	PAD
	Fetch clause starting at 8:
	  VTX_READ_16 T0.X, T0.X, 0, #1
.Ltmp379:
	ALU clause starting at 10:
	  MULLO_INT   T0.X (MASKED), T0.X, literal.x,  
	  MULLO_INT   T0.Y, T0.X, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T0.X, literal.x,  
	  MULLO_INT * T0.W (MASKED), T0.X, literal.x,  
.Ltmp380:
	3(4.203895e-45), 0(0.000000e+00)
	  ADD_INT * T0.W, PV.Y, 1,  
	  MULLO_INT   T0.X (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Y, KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Z (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT * T0.W (MASKED), KC0[1].Z, T1.X,  
	  ADD_INT   T0.Y, PV.Y, T0.X,  
	  AND_INT   T0.Z, T0.W, literal.x,  
	  AND_INT * T0.W, T0.X, literal.x,  
	15(2.101948e-44), 0(0.000000e+00)
	ALU clause starting at 24:
	  SUB_INT   T0.Z, T0.Z, T0.W,  
	  ADD_INT * T0.W, T0.Y, KC0[3].Y,  
	ALU clause starting at 26:
	  ADD_INT * T1.W, T0.Z, T0.W,  
	  LSHL * T1.W, PV.W, 1,  
	  ADD_INT * T0.X, KC0[2].Y, PV.W,  
	ALU clause starting at 29:
	  LSHL * T0.W, T0.W, 1,  
	  ADD_INT * T0.W, KC0[2].W, PV.W,  
	  AND_INT * T1.W, PV.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  AND_INT   T0.Z, T0.X, literal.x,  
	  LSHL * T1.W, PV.W, literal.y,  
	65535(9.183409e-41), 3(4.203895e-45)
	  LSHL   T1.X, PV.Z, PV.W,  
	  LSHL * T1.W, literal.x, PV.W,  
	65535(9.183409e-41), 0(0.000000e+00)
	  MOV   T1.Y, 0.0,  
	  MOV * T1.Z, 0.0,  
	  LSHR * T0.X, T0.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
.Ltmp381:
.Lfunc_end60:
	.size	intel_shuffle_short_simd16, .Lfunc_end60-intel_shuffle_short_simd16

	.section	.AMDGPU.config
	.long	166100
	.long	2
	.long	165900
	.long	0
	.long	166120
	.long	0
	.text
	.globl	intel_shuffle_xor_short_simd16
	.p2align	8
	.type	intel_shuffle_xor_short_simd16,@function
intel_shuffle_xor_short_simd16:
intel_shuffle_xor_short_simd16$local:
.Lfunc_begin61:
	ALU 6, @10, KC0[CB0:0-32], KC1[]
.Ltmp382:
	ALU 1, @17, KC0[CB0:0-32], KC1[]
.Ltmp383:
	ALU 3, @19, KC0[CB0:0-32], KC1[]
	TEX 0 @8
.Ltmp384:
	ALU 13, @23, KC0[CB0:0-32], KC1[]
	MEM_RAT MSKOR T1.XW, T0.X
	CF_END
	PAD
	Fetch clause starting at 8:
	  VTX_READ_16 T0.X, T0.X, 0, #1
.Ltmp385:
	ALU clause starting at 10:
	  MULLO_INT   T0.X (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Y, KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Z (MASKED), KC0[1].Z, T1.X,  
.Ltmp386:
	  MULLO_INT * T0.W (MASKED), KC0[1].Z, T1.X,  
	  AND_INT   T1.Y, T0.X, literal.x,  
	  AND_INT * T0.Z, T0.X, literal.y,  
	9(1.261169e-44), 15(2.101948e-44)
	ALU clause starting at 17:
	  ADD_INT * T0.W, T0.Y, T0.X,  
	  ADD_INT * T1.Z, PV.W, KC0[3].Y,  
.Ltmp387:
	ALU clause starting at 19:
	  SUB_INT * T0.W, T1.Y, T0.Z,  
	  ADD_INT * T0.W, PV.W, T1.Z,  
	  LSHL * T0.W, PV.W, 1,  
	  ADD_INT * T0.X, KC0[2].Y, PV.W,  
	ALU clause starting at 23:
	  LSHL * T0.W, T1.Z, 1,  
	  ADD_INT * T0.W, KC0[2].W, PV.W,  
	  AND_INT * T1.W, PV.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  AND_INT   T0.Z, T0.X, literal.x,  
	  LSHL * T1.W, PV.W, literal.y,  
	65535(9.183409e-41), 3(4.203895e-45)
	  LSHL   T1.X, PV.Z, PV.W,  
	  LSHL * T1.W, literal.x, PV.W,  
	65535(9.183409e-41), 0(0.000000e+00)
	  MOV   T1.Y, 0.0,  
	  MOV * T1.Z, 0.0,  
	  LSHR * T0.X, T0.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
.Ltmp388:
.Lfunc_end61:
	.size	intel_shuffle_xor_short_simd16, .Lfunc_end61-intel_shuffle_xor_short_simd16

	.section	.AMDGPU.config
	.long	166100
	.long	2
	.long	165900
	.long	0
	.long	166120
	.long	0
	.text
	.globl	intel_shuffle_down_short_simd16
	.p2align	8
	.type	intel_shuffle_down_short_simd16,@function
intel_shuffle_down_short_simd16:
intel_shuffle_down_short_simd16$local:
.Lfunc_begin62:
	ALU 5, @10, KC0[CB0:0-32], KC1[]
.Ltmp389:
	ALU 2, @16, KC0[], KC1[]
.Ltmp390:
	ALU 7, @19, KC0[CB0:0-32], KC1[]
	TEX 0 @8
.Ltmp391:
	ALU 12, @27, KC0[CB0:0-32], KC1[]
	MEM_RAT MSKOR T1.XW, T0.X
	CF_END
	PAD
	Fetch clause starting at 8:
	  VTX_READ_16 T0.X, T0.X, 0, #1
.Ltmp392:
	ALU clause starting at 10:
	  MULLO_INT   T0.X (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Y, KC0[1].Z, T1.X,  
.Ltmp393:
	  MULLO_INT   T0.Z (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT * T0.W (MASKED), KC0[1].Z, T1.X,  
.Ltmp394:
	  ADD_INT * T0.W, PV.Y, T0.X,  
	  ADD_INT * T0.W, PV.W, KC0[3].Y,  
	ALU clause starting at 16:
	  LSHL * T0.W, T0.W, 1,  
	  AND_INT * T0.Y, T0.X, literal.x,  
	15(2.101948e-44), 0(0.000000e+00)
	ALU clause starting at 19:
	  ADD_INT   T0.Z, KC0[2].Z, T0.W,  
	  ADD_INT * T1.W, KC0[2].Y, T0.W,  
	  ADD_INT   T1.Y, PV.W, literal.x,  
	  ADD_INT   T0.Z, PV.Z, literal.y,  
	  SETGT_UINT * T1.W, T0.Y, literal.z,  
	6(8.407791e-45), -26(nan)
	12(1.681558e-44), 0(0.000000e+00)
	  CNDE_INT * T0.X, PV.W, PV.Y, PV.Z, 
	ALU clause starting at 27:
	  ADD_INT * T0.W, KC0[2].W, T0.W,  
	  AND_INT * T1.W, PV.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  AND_INT   T0.Z, T0.X, literal.x,  
	  LSHL * T1.W, PV.W, literal.y,  
	65535(9.183409e-41), 3(4.203895e-45)
	  LSHL   T1.X, PV.Z, PV.W,  
	  LSHL * T1.W, literal.x, PV.W,  
	65535(9.183409e-41), 0(0.000000e+00)
	  MOV   T1.Y, 0.0,  
	  MOV * T1.Z, 0.0,  
	  LSHR * T0.X, T0.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
.Ltmp395:
.Lfunc_end62:
	.size	intel_shuffle_down_short_simd16, .Lfunc_end62-intel_shuffle_down_short_simd16

	.section	.AMDGPU.config
	.long	166100
	.long	2
	.long	165900
	.long	0
	.long	166120
	.long	0
	.text
	.globl	intel_shuffle_up_short_simd16
	.p2align	8
	.type	intel_shuffle_up_short_simd16,@function
intel_shuffle_up_short_simd16:
intel_shuffle_up_short_simd16$local:
.Lfunc_begin63:
	ALU 5, @10, KC0[CB0:0-32], KC1[]
.Ltmp396:
	ALU 7, @16, KC0[CB0:0-32], KC1[]
.Ltmp397:
	ALU 0, @24, KC0[], KC1[]
	TEX 0 @8
.Ltmp398:
	ALU 12, @25, KC0[CB0:0-32], KC1[]
	MEM_RAT MSKOR T1.XW, T0.X
	CF_END
	PAD
	Fetch clause starting at 8:
	  VTX_READ_16 T0.X, T0.X, 0, #1
.Ltmp399:
	ALU clause starting at 10:
	  MULLO_INT   T0.X (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Y, KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Z (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT * T0.W (MASKED), KC0[1].Z, T1.X,  
.Ltmp400:
	  ADD_INT * T0.W, PV.Y, T0.X,  
	  ADD_INT * T0.W, PV.W, KC0[3].Y,  
	ALU clause starting at 16:
	  LSHL * T0.W, T0.W, 1,  
	  ADD_INT   T0.Z, KC0[2].Y, PV.W,  
	  ADD_INT * T1.W, KC0[2].Z, PV.W,  
	  ADD_INT   T0.Y, PV.W, literal.x,  
	  ADD_INT   T0.Z, PV.Z, literal.y,  
	  AND_INT * T1.W, T0.X, literal.z,  
	-4(nan), 28(3.923636e-44)
	14(1.961818e-44), 0(0.000000e+00)
	ALU clause starting at 24:
	  CNDE_INT * T0.X, T1.W, T0.Z, T0.Y, 
	ALU clause starting at 25:
	  ADD_INT * T0.W, KC0[2].W, T0.W,  
	  AND_INT * T1.W, PV.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  AND_INT   T0.Z, T0.X, literal.x,  
	  LSHL * T1.W, PV.W, literal.y,  
	65535(9.183409e-41), 3(4.203895e-45)
	  LSHL   T1.X, PV.Z, PV.W,  
	  LSHL * T1.W, literal.x, PV.W,  
	65535(9.183409e-41), 0(0.000000e+00)
	  MOV   T1.Y, 0.0,  
	  MOV * T1.Z, 0.0,  
	  LSHR * T0.X, T0.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
.Ltmp401:
.Lfunc_end63:
	.size	intel_shuffle_up_short_simd16, .Lfunc_end63-intel_shuffle_up_short_simd16

	.section	.AMDGPU.config
	.long	166100
	.long	2
	.long	165900
	.long	0
	.long	166120
	.long	0
	.text
	.globl	intel_shuffle_ushort_simd32
	.p2align	8
	.type	intel_shuffle_ushort_simd32,@function
intel_shuffle_ushort_simd32:
intel_shuffle_ushort_simd32$local:
.Lfunc_begin64:
	ALU 13, @10, KC0[CB0:0-32], KC1[]
.Ltmp402:
	ALU 1, @24, KC0[CB0:0-32], KC1[]
.Ltmp403:
	ALU 2, @26, KC0[CB0:0-32], KC1[]
	TEX 0 @8
.Ltmp404:
	ALU 13, @29, KC0[CB0:0-32], KC1[]
	MEM_RAT MSKOR T1.XW, T0.X
	CF_END
	PAD
	Fetch clause starting at 8:
	  VTX_READ_16 T0.X, T0.X, 0, #1
.Ltmp405:
	ALU clause starting at 10:
	  MULLO_INT   T0.X (MASKED), T0.X, literal.x,  
	  MULLO_INT   T0.Y, T0.X, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T0.X, literal.x,  
	  MULLO_INT * T0.W (MASKED), T0.X, literal.x,  
.Ltmp406:
	3(4.203895e-45), 0(0.000000e+00)
	  ADD_INT * T0.W, PV.Y, 1,  
	  MULLO_INT   T0.X (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Y, KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Z (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT * T0.W (MASKED), KC0[1].Z, T1.X,  
	  ADD_INT   T0.Y, PV.Y, T0.X,  
	  AND_INT   T0.Z, T0.W, literal.x,  
	  AND_INT * T0.W, T0.X, literal.x,  
	31(4.344025e-44), 0(0.000000e+00)
	ALU clause starting at 24:
	  SUB_INT   T0.Z, T0.Z, T0.W,  
	  ADD_INT * T0.W, T0.Y, KC0[3].Y,  
	ALU clause starting at 26:
	  ADD_INT * T1.W, T0.Z, T0.W,  
	  LSHL * T1.W, PV.W, 1,  
	  ADD_INT * T0.X, KC0[2].Y, PV.W,  
	ALU clause starting at 29:
	  LSHL * T0.W, T0.W, 1,  
	  ADD_INT * T0.W, KC0[2].W, PV.W,  
	  AND_INT * T1.W, PV.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  AND_INT   T0.Z, T0.X, literal.x,  
	  LSHL * T1.W, PV.W, literal.y,  
	65535(9.183409e-41), 3(4.203895e-45)
	  LSHL   T1.X, PV.Z, PV.W,  
	  LSHL * T1.W, literal.x, PV.W,  
	65535(9.183409e-41), 0(0.000000e+00)
	  MOV   T1.Y, 0.0,  
	  MOV * T1.Z, 0.0,  
	  LSHR * T0.X, T0.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
.Ltmp407:
.Lfunc_end64:
	.size	intel_shuffle_ushort_simd32, .Lfunc_end64-intel_shuffle_ushort_simd32

	.section	.AMDGPU.config
	.long	166100
	.long	2
	.long	165900
	.long	0
	.long	166120
	.long	0
	.text
	.globl	intel_shuffle_xor_ushort_simd32
	.p2align	8
	.type	intel_shuffle_xor_ushort_simd32,@function
intel_shuffle_xor_ushort_simd32:
intel_shuffle_xor_ushort_simd32$local:
.Lfunc_begin65:
	ALU 6, @10, KC0[CB0:0-32], KC1[]
.Ltmp408:
	ALU 1, @17, KC0[CB0:0-32], KC1[]
.Ltmp409:
	ALU 3, @19, KC0[CB0:0-32], KC1[]
	TEX 0 @8
.Ltmp410:
	ALU 13, @23, KC0[CB0:0-32], KC1[]
	MEM_RAT MSKOR T1.XW, T0.X
	CF_END
	PAD
	Fetch clause starting at 8:
	  VTX_READ_16 T0.X, T0.X, 0, #1
.Ltmp411:
	ALU clause starting at 10:
	  MULLO_INT   T0.X (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Y, KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Z (MASKED), KC0[1].Z, T1.X,  
.Ltmp412:
	  MULLO_INT * T0.W (MASKED), KC0[1].Z, T1.X,  
	  AND_INT   T1.Y, T0.X, literal.x,  
	  AND_INT * T0.Z, T0.X, literal.y,  
	25(3.503246e-44), 31(4.344025e-44)
	ALU clause starting at 17:
	  ADD_INT * T0.W, T0.Y, T0.X,  
	  ADD_INT * T1.Z, PV.W, KC0[3].Y,  
.Ltmp413:
	ALU clause starting at 19:
	  SUB_INT * T0.W, T1.Y, T0.Z,  
	  ADD_INT * T0.W, PV.W, T1.Z,  
	  LSHL * T0.W, PV.W, 1,  
	  ADD_INT * T0.X, KC0[2].Y, PV.W,  
	ALU clause starting at 23:
	  LSHL * T0.W, T1.Z, 1,  
	  ADD_INT * T0.W, KC0[2].W, PV.W,  
	  AND_INT * T1.W, PV.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  AND_INT   T0.Z, T0.X, literal.x,  
	  LSHL * T1.W, PV.W, literal.y,  
	65535(9.183409e-41), 3(4.203895e-45)
	  LSHL   T1.X, PV.Z, PV.W,  
	  LSHL * T1.W, literal.x, PV.W,  
	65535(9.183409e-41), 0(0.000000e+00)
	  MOV   T1.Y, 0.0,  
	  MOV * T1.Z, 0.0,  
	  LSHR * T0.X, T0.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
.Ltmp414:
.Lfunc_end65:
	.size	intel_shuffle_xor_ushort_simd32, .Lfunc_end65-intel_shuffle_xor_ushort_simd32

	.section	.AMDGPU.config
	.long	166100
	.long	2
	.long	165900
	.long	0
	.long	166120
	.long	0
	.text
	.globl	intel_shuffle_down_ushort_simd32
	.p2align	8
	.type	intel_shuffle_down_ushort_simd32,@function
intel_shuffle_down_ushort_simd32:
intel_shuffle_down_ushort_simd32$local:
.Lfunc_begin66:
	ALU 5, @10, KC0[CB0:0-32], KC1[]
.Ltmp415:
	ALU 2, @16, KC0[], KC1[]
.Ltmp416:
	ALU 7, @19, KC0[CB0:0-32], KC1[]
	TEX 0 @8
.Ltmp417:
	ALU 12, @27, KC0[CB0:0-32], KC1[]
	MEM_RAT MSKOR T1.XW, T0.X
	CF_END
	PAD
	Fetch clause starting at 8:
	  VTX_READ_16 T0.X, T0.X, 0, #1
.Ltmp418:
	ALU clause starting at 10:
	  MULLO_INT   T0.X (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Y, KC0[1].Z, T1.X,  
.Ltmp419:
	  MULLO_INT   T0.Z (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT * T0.W (MASKED), KC0[1].Z, T1.X,  
.Ltmp420:
	  ADD_INT * T0.W, PV.Y, T0.X,  
	  ADD_INT * T0.W, PV.W, KC0[3].Y,  
	ALU clause starting at 16:
	  LSHL * T0.W, T0.W, 1,  
	  AND_INT * T0.Y, T0.X, literal.x,  
	31(4.344025e-44), 0(0.000000e+00)
	ALU clause starting at 19:
	  ADD_INT   T0.Z, KC0[2].Z, T0.W,  
	  ADD_INT * T1.W, KC0[2].Y, T0.W,  
	  ADD_INT   T1.Y, PV.W, literal.x,  
	  ADD_INT   T0.Z, PV.Z, literal.y,  
	  SETGT_UINT * T1.W, T0.Y, literal.z,  
	6(8.407791e-45), -58(nan)
	28(3.923636e-44), 0(0.000000e+00)
	  CNDE_INT * T0.X, PV.W, PV.Y, PV.Z, 
	ALU clause starting at 27:
	  ADD_INT * T0.W, KC0[2].W, T0.W,  
	  AND_INT * T1.W, PV.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  AND_INT   T0.Z, T0.X, literal.x,  
	  LSHL * T1.W, PV.W, literal.y,  
	65535(9.183409e-41), 3(4.203895e-45)
	  LSHL   T1.X, PV.Z, PV.W,  
	  LSHL * T1.W, literal.x, PV.W,  
	65535(9.183409e-41), 0(0.000000e+00)
	  MOV   T1.Y, 0.0,  
	  MOV * T1.Z, 0.0,  
	  LSHR * T0.X, T0.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
.Ltmp421:
.Lfunc_end66:
	.size	intel_shuffle_down_ushort_simd32, .Lfunc_end66-intel_shuffle_down_ushort_simd32

	.section	.AMDGPU.config
	.long	166100
	.long	2
	.long	165900
	.long	0
	.long	166120
	.long	0
	.text
	.globl	intel_shuffle_up_ushort_simd32
	.p2align	8
	.type	intel_shuffle_up_ushort_simd32,@function
intel_shuffle_up_ushort_simd32:
intel_shuffle_up_ushort_simd32$local:
.Lfunc_begin67:
	ALU 5, @10, KC0[CB0:0-32], KC1[]
.Ltmp422:
	ALU 7, @16, KC0[CB0:0-32], KC1[]
.Ltmp423:
	ALU 0, @24, KC0[], KC1[]
	TEX 0 @8
.Ltmp424:
	ALU 12, @25, KC0[CB0:0-32], KC1[]
	MEM_RAT MSKOR T1.XW, T0.X
	CF_END
	PAD
	Fetch clause starting at 8:
	  VTX_READ_16 T0.X, T0.X, 0, #1
.Ltmp425:
	ALU clause starting at 10:
	  MULLO_INT   T0.X (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Y, KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Z (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT * T0.W (MASKED), KC0[1].Z, T1.X,  
.Ltmp426:
	  ADD_INT * T0.W, PV.Y, T0.X,  
	  ADD_INT * T0.W, PV.W, KC0[3].Y,  
	ALU clause starting at 16:
	  LSHL * T0.W, T0.W, 1,  
	  ADD_INT   T0.Z, KC0[2].Y, PV.W,  
	  ADD_INT * T1.W, KC0[2].Z, PV.W,  
	  ADD_INT   T0.Y, PV.W, literal.x,  
	  ADD_INT   T0.Z, PV.Z, literal.y,  
	  AND_INT * T1.W, T0.X, literal.z,  
	-4(nan), 60(8.407791e-44)
	30(4.203895e-44), 0(0.000000e+00)
	ALU clause starting at 24:
	  CNDE_INT * T0.X, T1.W, T0.Z, T0.Y, 
	ALU clause starting at 25:
	  ADD_INT * T0.W, KC0[2].W, T0.W,  
	  AND_INT * T1.W, PV.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  AND_INT   T0.Z, T0.X, literal.x,  
	  LSHL * T1.W, PV.W, literal.y,  
	65535(9.183409e-41), 3(4.203895e-45)
	  LSHL   T1.X, PV.Z, PV.W,  
	  LSHL * T1.W, literal.x, PV.W,  
	65535(9.183409e-41), 0(0.000000e+00)
	  MOV   T1.Y, 0.0,  
	  MOV * T1.Z, 0.0,  
	  LSHR * T0.X, T0.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
.Ltmp427:
.Lfunc_end67:
	.size	intel_shuffle_up_ushort_simd32, .Lfunc_end67-intel_shuffle_up_ushort_simd32

	.section	.AMDGPU.config
	.long	166100
	.long	2
	.long	165900
	.long	0
	.long	166120
	.long	0
	.text
	.globl	intel_shuffle_char_simd16
	.p2align	8
	.type	intel_shuffle_char_simd16,@function
intel_shuffle_char_simd16:
intel_shuffle_char_simd16$local:
.Lfunc_begin68:
	ALU 13, @10, KC0[CB0:0-32], KC1[]
.Ltmp428:
	ALU 1, @24, KC0[CB0:0-32], KC1[]
.Ltmp429:
	ALU 1, @26, KC0[CB0:0-32], KC1[]
	TEX 0 @8
.Ltmp430:
	ALU 12, @28, KC0[CB0:0-32], KC1[]
	MEM_RAT MSKOR T1.XW, T0.X
	CF_END
	PAD
	Fetch clause starting at 8:
	  VTX_READ_8 T0.X, T0.X, 0, #1
.Ltmp431:
	ALU clause starting at 10:
	  MULLO_INT   T0.X (MASKED), T0.X, literal.x,  
	  MULLO_INT   T0.Y, T0.X, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T0.X, literal.x,  
	  MULLO_INT * T0.W (MASKED), T0.X, literal.x,  
.Ltmp432:
	3(4.203895e-45), 0(0.000000e+00)
	  ADD_INT * T0.W, PV.Y, 1,  
	  MULLO_INT   T0.X (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Y, KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Z (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT * T0.W (MASKED), KC0[1].Z, T1.X,  
	  ADD_INT   T0.Y, PV.Y, T0.X,  
	  AND_INT   T0.Z, T0.W, literal.x,  
	  AND_INT * T0.W, T0.X, literal.x,  
	15(2.101948e-44), 0(0.000000e+00)
	ALU clause starting at 24:
	  SUB_INT   T0.Z, T0.Z, T0.W,  
	  ADD_INT * T0.W, T0.Y, KC0[3].Y,  
	ALU clause starting at 26:
	  ADD_INT * T1.W, T0.Z, T0.W,  
	  ADD_INT * T0.X, KC0[2].Y, PV.W,  
	ALU clause starting at 28:
	  ADD_INT * T0.W, KC0[2].W, T0.W,  
	  AND_INT * T1.W, PV.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  AND_INT   T0.Z, T0.X, literal.x,  
	  LSHL * T1.W, PV.W, literal.y,  
	255(3.573311e-43), 3(4.203895e-45)
	  LSHL   T1.X, PV.Z, PV.W,  
	  LSHL * T1.W, literal.x, PV.W,  
	255(3.573311e-43), 0(0.000000e+00)
	  MOV   T1.Y, 0.0,  
	  MOV * T1.Z, 0.0,  
	  LSHR * T0.X, T0.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
.Ltmp433:
.Lfunc_end68:
	.size	intel_shuffle_char_simd16, .Lfunc_end68-intel_shuffle_char_simd16

	.section	.AMDGPU.config
	.long	166100
	.long	2
	.long	165900
	.long	0
	.long	166120
	.long	0
	.text
	.globl	intel_shuffle_xor_char_simd16
	.p2align	8
	.type	intel_shuffle_xor_char_simd16,@function
intel_shuffle_xor_char_simd16:
intel_shuffle_xor_char_simd16$local:
.Lfunc_begin69:
	ALU 6, @10, KC0[CB0:0-32], KC1[]
.Ltmp434:
	ALU 1, @17, KC0[CB0:0-32], KC1[]
.Ltmp435:
	ALU 2, @19, KC0[CB0:0-32], KC1[]
	TEX 0 @8
.Ltmp436:
	ALU 12, @22, KC0[CB0:0-32], KC1[]
	MEM_RAT MSKOR T1.XW, T0.X
	CF_END
	PAD
	Fetch clause starting at 8:
	  VTX_READ_8 T0.X, T0.X, 0, #1
.Ltmp437:
	ALU clause starting at 10:
	  MULLO_INT   T0.X (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Y, KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Z (MASKED), KC0[1].Z, T1.X,  
.Ltmp438:
	  MULLO_INT * T0.W (MASKED), KC0[1].Z, T1.X,  
	  AND_INT   T1.Y, T0.X, literal.x,  
	  AND_INT * T0.Z, T0.X, literal.y,  
	9(1.261169e-44), 15(2.101948e-44)
	ALU clause starting at 17:
	  ADD_INT * T0.W, T0.Y, T0.X,  
	  ADD_INT * T1.Z, PV.W, KC0[3].Y,  
.Ltmp439:
	ALU clause starting at 19:
	  SUB_INT * T0.W, T1.Y, T0.Z,  
	  ADD_INT * T0.W, PV.W, T1.Z,  
	  ADD_INT * T0.X, KC0[2].Y, PV.W,  
	ALU clause starting at 22:
	  ADD_INT * T0.W, KC0[2].W, T1.Z,  
	  AND_INT * T1.W, PV.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  AND_INT   T0.Z, T0.X, literal.x,  
	  LSHL * T1.W, PV.W, literal.y,  
	255(3.573311e-43), 3(4.203895e-45)
	  LSHL   T1.X, PV.Z, PV.W,  
	  LSHL * T1.W, literal.x, PV.W,  
	255(3.573311e-43), 0(0.000000e+00)
	  MOV   T1.Y, 0.0,  
	  MOV * T1.Z, 0.0,  
	  LSHR * T0.X, T0.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
.Ltmp440:
.Lfunc_end69:
	.size	intel_shuffle_xor_char_simd16, .Lfunc_end69-intel_shuffle_xor_char_simd16

	.section	.AMDGPU.config
	.long	166100
	.long	2
	.long	165900
	.long	0
	.long	166120
	.long	0
	.text
	.globl	intel_shuffle_down_char_simd16
	.p2align	8
	.type	intel_shuffle_down_char_simd16,@function
intel_shuffle_down_char_simd16:
intel_shuffle_down_char_simd16$local:
.Lfunc_begin70:
	ALU 5, @10, KC0[CB0:0-32], KC1[]
.Ltmp441:
	ALU 1, @16, KC0[], KC1[]
.Ltmp442:
	ALU 7, @18, KC0[CB0:0-32], KC1[]
	TEX 0 @8
.Ltmp443:
	ALU 12, @26, KC0[CB0:0-32], KC1[]
	MEM_RAT MSKOR T1.XW, T0.X
	CF_END
	PAD
	Fetch clause starting at 8:
	  VTX_READ_8 T0.X, T0.X, 0, #1
.Ltmp444:
	ALU clause starting at 10:
	  MULLO_INT   T0.X (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Y, KC0[1].Z, T1.X,  
.Ltmp445:
	  MULLO_INT   T0.Z (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT * T0.W (MASKED), KC0[1].Z, T1.X,  
.Ltmp446:
	  ADD_INT * T0.W, PV.Y, T0.X,  
	  ADD_INT * T0.W, PV.W, KC0[3].Y,  
	ALU clause starting at 16:
	  AND_INT * T0.Y, T0.X, literal.x,  
	15(2.101948e-44), 0(0.000000e+00)
	ALU clause starting at 18:
	  ADD_INT   T0.Z, KC0[2].Z, T0.W,  
	  ADD_INT * T1.W, KC0[2].Y, T0.W,  
	  ADD_INT   T1.Y, PV.W, literal.x,  
	  ADD_INT   T0.Z, PV.Z, literal.y,  
	  SETGT_UINT * T1.W, T0.Y, literal.z,  
	3(4.203895e-45), -13(nan)
	12(1.681558e-44), 0(0.000000e+00)
	  CNDE_INT * T0.X, PV.W, PV.Y, PV.Z, 
	ALU clause starting at 26:
	  ADD_INT * T0.W, KC0[2].W, T0.W,  
	  AND_INT * T1.W, PV.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  AND_INT   T0.Z, T0.X, literal.x,  
	  LSHL * T1.W, PV.W, literal.y,  
	255(3.573311e-43), 3(4.203895e-45)
	  LSHL   T1.X, PV.Z, PV.W,  
	  LSHL * T1.W, literal.x, PV.W,  
	255(3.573311e-43), 0(0.000000e+00)
	  MOV   T1.Y, 0.0,  
	  MOV * T1.Z, 0.0,  
	  LSHR * T0.X, T0.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
.Ltmp447:
.Lfunc_end70:
	.size	intel_shuffle_down_char_simd16, .Lfunc_end70-intel_shuffle_down_char_simd16

	.section	.AMDGPU.config
	.long	166100
	.long	2
	.long	165900
	.long	0
	.long	166120
	.long	0
	.text
	.globl	intel_shuffle_up_char_simd16
	.p2align	8
	.type	intel_shuffle_up_char_simd16,@function
intel_shuffle_up_char_simd16:
intel_shuffle_up_char_simd16$local:
.Lfunc_begin71:
	ALU 5, @10, KC0[CB0:0-32], KC1[]
.Ltmp448:
	ALU 5, @16, KC0[CB0:0-32], KC1[]
.Ltmp449:
	ALU 0, @22, KC0[], KC1[]
	TEX 0 @8
.Ltmp450:
	ALU 12, @23, KC0[CB0:0-32], KC1[]
	MEM_RAT MSKOR T1.XW, T0.X
	CF_END
	PAD
	Fetch clause starting at 8:
	  VTX_READ_8 T0.X, T0.X, 0, #1
.Ltmp451:
	ALU clause starting at 10:
	  MULLO_INT   T0.X (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Y, KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Z (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT * T0.W (MASKED), KC0[1].Z, T1.X,  
.Ltmp452:
	  ADD_INT * T0.W, PV.Y, T0.X,  
	  ADD_INT * T0.W, PV.W, KC0[3].Y,  
	ALU clause starting at 16:
	  ADD_INT   T0.Z, KC0[2].Y, T0.W,  
	  ADD_INT * T1.W, KC0[2].Z, T0.W,  
	  ADD_INT   T0.Y, PV.W, literal.x,  
	  ADD_INT   T0.Z, PV.Z, literal.y,  
	  AND_INT * T1.W, T0.X, literal.y,  
	-2(nan), 14(1.961818e-44)
	ALU clause starting at 22:
	  CNDE_INT * T0.X, T1.W, T0.Z, T0.Y, 
	ALU clause starting at 23:
	  ADD_INT * T0.W, KC0[2].W, T0.W,  
	  AND_INT * T1.W, PV.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  AND_INT   T0.Z, T0.X, literal.x,  
	  LSHL * T1.W, PV.W, literal.y,  
	255(3.573311e-43), 3(4.203895e-45)
	  LSHL   T1.X, PV.Z, PV.W,  
	  LSHL * T1.W, literal.x, PV.W,  
	255(3.573311e-43), 0(0.000000e+00)
	  MOV   T1.Y, 0.0,  
	  MOV * T1.Z, 0.0,  
	  LSHR * T0.X, T0.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
.Ltmp453:
.Lfunc_end71:
	.size	intel_shuffle_up_char_simd16, .Lfunc_end71-intel_shuffle_up_char_simd16

	.section	.AMDGPU.config
	.long	166100
	.long	2
	.long	165900
	.long	0
	.long	166120
	.long	0
	.text
	.globl	intel_shuffle_uchar_simd8
	.p2align	8
	.type	intel_shuffle_uchar_simd8,@function
intel_shuffle_uchar_simd8:
intel_shuffle_uchar_simd8$local:
.Lfunc_begin72:
	ALU 13, @10, KC0[CB0:0-32], KC1[]
.Ltmp454:
	ALU 1, @24, KC0[CB0:0-32], KC1[]
.Ltmp455:
	ALU 1, @26, KC0[CB0:0-32], KC1[]
	TEX 0 @8
.Ltmp456:
	ALU 12, @28, KC0[CB0:0-32], KC1[]
	MEM_RAT MSKOR T1.XW, T0.X
	CF_END
	PAD
	Fetch clause starting at 8:
	  VTX_READ_8 T0.X, T0.X, 0, #1
.Ltmp457:
	ALU clause starting at 10:
	  MULLO_INT   T0.X (MASKED), T0.X, literal.x,  
	  MULLO_INT   T0.Y, T0.X, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T0.X, literal.x,  
	  MULLO_INT * T0.W (MASKED), T0.X, literal.x,  
.Ltmp458:
	3(4.203895e-45), 0(0.000000e+00)
	  ADD_INT * T0.W, PV.Y, 1,  
	  MULLO_INT   T0.X (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Y, KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Z (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT * T0.W (MASKED), KC0[1].Z, T1.X,  
	  ADD_INT   T0.Y, PV.Y, T0.X,  
	  AND_INT   T0.Z, T0.W, literal.x,  
	  AND_INT * T0.W, T0.X, literal.x,  
	7(9.809089e-45), 0(0.000000e+00)
	ALU clause starting at 24:
	  SUB_INT   T0.Z, T0.Z, T0.W,  
	  ADD_INT * T0.W, T0.Y, KC0[3].Y,  
	ALU clause starting at 26:
	  ADD_INT * T1.W, T0.Z, T0.W,  
	  ADD_INT * T0.X, KC0[2].Y, PV.W,  
	ALU clause starting at 28:
	  ADD_INT * T0.W, KC0[2].W, T0.W,  
	  AND_INT * T1.W, PV.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  AND_INT   T0.Z, T0.X, literal.x,  
	  LSHL * T1.W, PV.W, literal.y,  
	255(3.573311e-43), 3(4.203895e-45)
	  LSHL   T1.X, PV.Z, PV.W,  
	  LSHL * T1.W, literal.x, PV.W,  
	255(3.573311e-43), 0(0.000000e+00)
	  MOV   T1.Y, 0.0,  
	  MOV * T1.Z, 0.0,  
	  LSHR * T0.X, T0.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
.Ltmp459:
.Lfunc_end72:
	.size	intel_shuffle_uchar_simd8, .Lfunc_end72-intel_shuffle_uchar_simd8

	.section	.AMDGPU.config
	.long	166100
	.long	2
	.long	165900
	.long	0
	.long	166120
	.long	0
	.text
	.globl	intel_shuffle_xor_uchar_simd8
	.p2align	8
	.type	intel_shuffle_xor_uchar_simd8,@function
intel_shuffle_xor_uchar_simd8:
intel_shuffle_xor_uchar_simd8$local:
.Lfunc_begin73:
	ALU 6, @10, KC0[CB0:0-32], KC1[]
.Ltmp460:
	ALU 1, @17, KC0[CB0:0-32], KC1[]
.Ltmp461:
	ALU 2, @19, KC0[CB0:0-32], KC1[]
	TEX 0 @8
.Ltmp462:
	ALU 12, @22, KC0[CB0:0-32], KC1[]
	MEM_RAT MSKOR T1.XW, T0.X
	CF_END
	PAD
	Fetch clause starting at 8:
	  VTX_READ_8 T0.X, T0.X, 0, #1
.Ltmp463:
	ALU clause starting at 10:
	  MULLO_INT   T0.X (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Y, KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Z (MASKED), KC0[1].Z, T1.X,  
.Ltmp464:
	  MULLO_INT * T0.W (MASKED), KC0[1].Z, T1.X,  
	  AND_INT   T1.Y, T0.X, 1,  
	  AND_INT * T0.Z, T0.X, literal.x,  
	7(9.809089e-45), 0(0.000000e+00)
	ALU clause starting at 17:
	  ADD_INT * T0.W, T0.Y, T0.X,  
	  ADD_INT * T1.Z, PV.W, KC0[3].Y,  
.Ltmp465:
	ALU clause starting at 19:
	  SUB_INT * T0.W, T1.Y, T0.Z,  
	  ADD_INT * T0.W, PV.W, T1.Z,  
	  ADD_INT * T0.X, KC0[2].Y, PV.W,  
	ALU clause starting at 22:
	  ADD_INT * T0.W, KC0[2].W, T1.Z,  
	  AND_INT * T1.W, PV.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  AND_INT   T0.Z, T0.X, literal.x,  
	  LSHL * T1.W, PV.W, literal.y,  
	255(3.573311e-43), 3(4.203895e-45)
	  LSHL   T1.X, PV.Z, PV.W,  
	  LSHL * T1.W, literal.x, PV.W,  
	255(3.573311e-43), 0(0.000000e+00)
	  MOV   T1.Y, 0.0,  
	  MOV * T1.Z, 0.0,  
	  LSHR * T0.X, T0.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
.Ltmp466:
.Lfunc_end73:
	.size	intel_shuffle_xor_uchar_simd8, .Lfunc_end73-intel_shuffle_xor_uchar_simd8

	.section	.AMDGPU.config
	.long	166100
	.long	2
	.long	165900
	.long	0
	.long	166120
	.long	0
	.text
	.globl	intel_shuffle_down_uchar_simd8
	.p2align	8
	.type	intel_shuffle_down_uchar_simd8,@function
intel_shuffle_down_uchar_simd8:
intel_shuffle_down_uchar_simd8$local:
.Lfunc_begin74:
	ALU 5, @10, KC0[CB0:0-32], KC1[]
.Ltmp467:
	ALU 1, @16, KC0[], KC1[]
.Ltmp468:
	ALU 7, @18, KC0[CB0:0-32], KC1[]
	TEX 0 @8
.Ltmp469:
	ALU 12, @26, KC0[CB0:0-32], KC1[]
	MEM_RAT MSKOR T1.XW, T0.X
	CF_END
	PAD
	Fetch clause starting at 8:
	  VTX_READ_8 T0.X, T0.X, 0, #1
.Ltmp470:
	ALU clause starting at 10:
	  MULLO_INT   T0.X (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Y, KC0[1].Z, T1.X,  
.Ltmp471:
	  MULLO_INT   T0.Z (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT * T0.W (MASKED), KC0[1].Z, T1.X,  
.Ltmp472:
	  ADD_INT * T0.W, PV.Y, T0.X,  
	  ADD_INT * T0.W, PV.W, KC0[3].Y,  
	ALU clause starting at 16:
	  AND_INT * T0.Y, T0.X, literal.x,  
	7(9.809089e-45), 0(0.000000e+00)
	ALU clause starting at 18:
	  ADD_INT   T0.Z, KC0[2].Z, T0.W,  
	  ADD_INT * T1.W, KC0[2].Y, T0.W,  
	  ADD_INT   T1.Y, PV.W, literal.x,  
	  ADD_INT   T0.Z, PV.Z, literal.y,  
	  SETGT_UINT * T1.W, T0.Y, literal.z,  
	3(4.203895e-45), -5(nan)
	4(5.605194e-45), 0(0.000000e+00)
	  CNDE_INT * T0.X, PV.W, PV.Y, PV.Z, 
	ALU clause starting at 26:
	  ADD_INT * T0.W, KC0[2].W, T0.W,  
	  AND_INT * T1.W, PV.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  AND_INT   T0.Z, T0.X, literal.x,  
	  LSHL * T1.W, PV.W, literal.y,  
	255(3.573311e-43), 3(4.203895e-45)
	  LSHL   T1.X, PV.Z, PV.W,  
	  LSHL * T1.W, literal.x, PV.W,  
	255(3.573311e-43), 0(0.000000e+00)
	  MOV   T1.Y, 0.0,  
	  MOV * T1.Z, 0.0,  
	  LSHR * T0.X, T0.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
.Ltmp473:
.Lfunc_end74:
	.size	intel_shuffle_down_uchar_simd8, .Lfunc_end74-intel_shuffle_down_uchar_simd8

	.section	.AMDGPU.config
	.long	166100
	.long	2
	.long	165900
	.long	0
	.long	166120
	.long	0
	.text
	.globl	intel_shuffle_up_uchar_simd8
	.p2align	8
	.type	intel_shuffle_up_uchar_simd8,@function
intel_shuffle_up_uchar_simd8:
intel_shuffle_up_uchar_simd8$local:
.Lfunc_begin75:
	ALU 5, @10, KC0[CB0:0-32], KC1[]
.Ltmp474:
	ALU 5, @16, KC0[CB0:0-32], KC1[]
.Ltmp475:
	ALU 0, @22, KC0[], KC1[]
	TEX 0 @8
.Ltmp476:
	ALU 12, @23, KC0[CB0:0-32], KC1[]
	MEM_RAT MSKOR T1.XW, T0.X
	CF_END
	PAD
	Fetch clause starting at 8:
	  VTX_READ_8 T0.X, T0.X, 0, #1
.Ltmp477:
	ALU clause starting at 10:
	  MULLO_INT   T0.X (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Y, KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Z (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT * T0.W (MASKED), KC0[1].Z, T1.X,  
.Ltmp478:
	  ADD_INT * T0.W, PV.Y, T0.X,  
	  ADD_INT * T0.W, PV.W, KC0[3].Y,  
	ALU clause starting at 16:
	  ADD_INT   T0.Z, KC0[2].Y, T0.W,  
	  ADD_INT * T1.W, KC0[2].Z, T0.W,  
	  ADD_INT   T0.Y, PV.W, literal.x,  
	  ADD_INT   T0.Z, PV.Z, literal.y,  
	  AND_INT * T1.W, T0.X, literal.y,  
	-2(nan), 6(8.407791e-45)
	ALU clause starting at 22:
	  CNDE_INT * T0.X, T1.W, T0.Z, T0.Y, 
	ALU clause starting at 23:
	  ADD_INT * T0.W, KC0[2].W, T0.W,  
	  AND_INT * T1.W, PV.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  AND_INT   T0.Z, T0.X, literal.x,  
	  LSHL * T1.W, PV.W, literal.y,  
	255(3.573311e-43), 3(4.203895e-45)
	  LSHL   T1.X, PV.Z, PV.W,  
	  LSHL * T1.W, literal.x, PV.W,  
	255(3.573311e-43), 0(0.000000e+00)
	  MOV   T1.Y, 0.0,  
	  MOV * T1.Z, 0.0,  
	  LSHR * T0.X, T0.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
.Ltmp479:
.Lfunc_end75:
	.size	intel_shuffle_up_uchar_simd8, .Lfunc_end75-intel_shuffle_up_uchar_simd8

	.section	.AMDGPU.config
	.long	166100
	.long	2
	.long	165900
	.long	0
	.long	166120
	.long	0
	.text
	.globl	intel_shuffle_int2_simd8
	.p2align	8
	.type	intel_shuffle_int2_simd8,@function
intel_shuffle_int2_simd8:
intel_shuffle_int2_simd8$local:
.Lfunc_begin76:
	ALU 13, @10, KC0[CB0:0-32], KC1[]
.Ltmp480:
	ALU 1, @24, KC0[CB0:0-32], KC1[]
.Ltmp481:
	ALU 3, @26, KC0[CB0:0-32], KC1[]
	TEX 0 @8
.Ltmp482:
	ALU 4, @30, KC0[CB0:0-32], KC1[]
	MEM_RAT_CACHELESS STORE_DWORD T0, T1.X
	CF_END
	PAD
	Fetch clause starting at 8:
	  VTX_READ_64 T0.XY, T0.X, 0, #1
.Ltmp483:
	ALU clause starting at 10:
	  MULLO_INT   T0.X (MASKED), T0.X, literal.x,  
	  MULLO_INT   T0.Y, T0.X, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T0.X, literal.x,  
	  MULLO_INT * T0.W (MASKED), T0.X, literal.x,  
.Ltmp484:
	3(4.203895e-45), 0(0.000000e+00)
	  ADD_INT * T0.W, PV.Y, 1,  
	  MULLO_INT   T0.X (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Y, KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Z (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT * T0.W (MASKED), KC0[1].Z, T1.X,  
	  ADD_INT   T0.Y, PV.Y, T0.X,  
	  AND_INT   T0.Z, T0.W, literal.x,  
	  AND_INT * T0.W, T0.X, literal.x,  
	7(9.809089e-45), 0(0.000000e+00)
	ALU clause starting at 24:
	  SUB_INT   T0.Z, T0.Z, T0.W,  
	  ADD_INT * T0.W, T0.Y, KC0[3].Y,  
	ALU clause starting at 26:
	  ADD_INT * T1.W, T0.Z, T0.W,  
	  LSHL * T1.W, PV.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  ADD_INT * T0.X, KC0[2].Y, PV.W,  
	ALU clause starting at 30:
	  LSHL * T0.W, T0.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  ADD_INT * T0.W, KC0[2].W, PV.W,  
	  LSHR * T1.X, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
.Ltmp485:
.Lfunc_end76:
	.size	intel_shuffle_int2_simd8, .Lfunc_end76-intel_shuffle_int2_simd8

	.section	.AMDGPU.config
	.long	166100
	.long	2
	.long	165900
	.long	0
	.long	166120
	.long	0
	.text
	.globl	intel_shuffle_xor_int2_simd8
	.p2align	8
	.type	intel_shuffle_xor_int2_simd8,@function
intel_shuffle_xor_int2_simd8:
intel_shuffle_xor_int2_simd8$local:
.Lfunc_begin77:
	ALU 6, @10, KC0[CB0:0-32], KC1[]
.Ltmp486:
	ALU 1, @17, KC0[CB0:0-32], KC1[]
.Ltmp487:
	ALU 4, @19, KC0[CB0:0-32], KC1[]
	TEX 0 @8
.Ltmp488:
	ALU 4, @24, KC0[CB0:0-32], KC1[]
	MEM_RAT_CACHELESS STORE_DWORD T0, T1.X
	CF_END
	PAD
	Fetch clause starting at 8:
	  VTX_READ_64 T0.XY, T0.X, 0, #1
.Ltmp489:
	ALU clause starting at 10:
	  MULLO_INT   T0.X (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Y, KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Z (MASKED), KC0[1].Z, T1.X,  
.Ltmp490:
	  MULLO_INT * T0.W (MASKED), KC0[1].Z, T1.X,  
	  AND_INT   T1.Y, T0.X, 1,  
	  AND_INT * T0.Z, T0.X, literal.x,  
	7(9.809089e-45), 0(0.000000e+00)
	ALU clause starting at 17:
	  ADD_INT * T0.W, T0.Y, T0.X,  
	  ADD_INT * T1.Z, PV.W, KC0[3].Y,  
.Ltmp491:
	ALU clause starting at 19:
	  SUB_INT * T0.W, T1.Y, T0.Z,  
	  ADD_INT * T0.W, PV.W, T1.Z,  
	  LSHL * T0.W, PV.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  ADD_INT * T0.X, KC0[2].Y, PV.W,  
	ALU clause starting at 24:
	  LSHL * T0.W, T1.Z, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  ADD_INT * T0.W, KC0[2].W, PV.W,  
	  LSHR * T1.X, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
.Ltmp492:
.Lfunc_end77:
	.size	intel_shuffle_xor_int2_simd8, .Lfunc_end77-intel_shuffle_xor_int2_simd8

	.section	.AMDGPU.config
	.long	166100
	.long	2
	.long	165900
	.long	0
	.long	166120
	.long	0
	.text
	.globl	intel_shuffle_down_int2_simd8
	.p2align	8
	.type	intel_shuffle_down_int2_simd8,@function
intel_shuffle_down_int2_simd8:
intel_shuffle_down_int2_simd8$local:
.Lfunc_begin78:
	ALU 5, @10, KC0[CB0:0-32], KC1[]
.Ltmp493:
	ALU 3, @16, KC0[], KC1[]
.Ltmp494:
	ALU 7, @20, KC0[CB0:0-32], KC1[]
	TEX 0 @8
.Ltmp495:
	ALU 2, @28, KC0[CB0:0-32], KC1[]
	MEM_RAT_CACHELESS STORE_DWORD T0, T1.X
	CF_END
	PAD
	Fetch clause starting at 8:
	  VTX_READ_64 T0.XY, T0.X, 0, #1
.Ltmp496:
	ALU clause starting at 10:
	  MULLO_INT   T0.X (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Y, KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Z (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT * T0.W (MASKED), KC0[1].Z, T1.X,  
.Ltmp497:
	  ADD_INT * T0.W, PV.Y, T0.X,  
	  ADD_INT * T0.W, PV.W, KC0[3].Y,  
	ALU clause starting at 16:
	  LSHL * T0.W, T0.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  AND_INT * T0.Y, T0.X, literal.x,  
	7(9.809089e-45), 0(0.000000e+00)
	ALU clause starting at 20:
	  ADD_INT   T0.Z, KC0[2].Z, T0.W,  
	  ADD_INT * T1.W, KC0[2].Y, T0.W,  
	  ADD_INT   T1.Y, PV.W, literal.x,  
	  ADD_INT   T0.Z, PV.Z, literal.y,  
	  SETGT_UINT * T1.W, T0.Y, literal.z,  
	24(3.363116e-44), -40(nan)
	4(5.605194e-45), 0(0.000000e+00)
	  CNDE_INT * T0.X, PV.W, PV.Y, PV.Z, 
	ALU clause starting at 28:
	  ADD_INT * T0.W, KC0[2].W, T0.W,  
	  LSHR * T1.X, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
.Ltmp498:
.Lfunc_end78:
	.size	intel_shuffle_down_int2_simd8, .Lfunc_end78-intel_shuffle_down_int2_simd8

	.section	.AMDGPU.config
	.long	166100
	.long	2
	.long	165900
	.long	0
	.long	166120
	.long	0
	.text
	.globl	intel_shuffle_up_int2_simd8
	.p2align	8
	.type	intel_shuffle_up_int2_simd8,@function
intel_shuffle_up_int2_simd8:
intel_shuffle_up_int2_simd8$local:
.Lfunc_begin79:
	ALU 5, @10, KC0[CB0:0-32], KC1[]
.Ltmp499:
	ALU 8, @16, KC0[CB0:0-32], KC1[]
.Ltmp500:
	ALU 0, @25, KC0[], KC1[]
	TEX 0 @8
.Ltmp501:
	ALU 2, @26, KC0[CB0:0-32], KC1[]
	MEM_RAT_CACHELESS STORE_DWORD T0, T1.X
	CF_END
	PAD
	Fetch clause starting at 8:
	  VTX_READ_64 T0.XY, T0.X, 0, #1
.Ltmp502:
	ALU clause starting at 10:
	  MULLO_INT   T0.X (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Y, KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Z (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT * T0.W (MASKED), KC0[1].Z, T1.X,  
.Ltmp503:
	  ADD_INT * T0.W, PV.Y, T0.X,  
	  ADD_INT * T0.W, PV.W, KC0[3].Y,  
	ALU clause starting at 16:
	  LSHL * T0.W, T0.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  ADD_INT   T0.Z, KC0[2].Y, PV.W,  
	  ADD_INT * T1.W, KC0[2].Z, PV.W,  
	  ADD_INT   T0.Y, PV.W, literal.x,  
	  ADD_INT   T0.Z, PV.Z, literal.y,  
	  AND_INT * T1.W, T0.X, literal.z,  
	-16(nan), 48(6.726233e-44)
	6(8.407791e-45), 0(0.000000e+00)
	ALU clause starting at 25:
	  CNDE_INT * T0.X, T1.W, T0.Z, T0.Y, 
	ALU clause starting at 26:
	  ADD_INT * T0.W, KC0[2].W, T0.W,  
	  LSHR * T1.X, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
.Ltmp504:
.Lfunc_end79:
	.size	intel_shuffle_up_int2_simd8, .Lfunc_end79-intel_shuffle_up_int2_simd8

	.section	.AMDGPU.config
	.long	166100
	.long	2
	.long	165900
	.long	0
	.long	166120
	.long	0
	.text
	.globl	intel_shuffle_uint4_simd16
	.p2align	8
	.type	intel_shuffle_uint4_simd16,@function
intel_shuffle_uint4_simd16:
intel_shuffle_uint4_simd16$local:
.Lfunc_begin80:
	ALU 13, @10, KC0[CB0:0-32], KC1[]
.Ltmp505:
	ALU 1, @24, KC0[CB0:0-32], KC1[]
.Ltmp506:
	ALU 3, @26, KC0[CB0:0-32], KC1[]
	TEX 0 @8
.Ltmp507:
	ALU 4, @30, KC0[CB0:0-32], KC1[]
	MEM_RAT_CACHELESS STORE_DWORD T1, T0.X
	CF_END
	PAD
	Fetch clause starting at 8:
	  VTX_READ_128 T1.XYZW, T0.X, 0, #1
.Ltmp508:
	ALU clause starting at 10:
	  MULLO_INT   T0.X (MASKED), T0.X, literal.x,  
	  MULLO_INT   T0.Y, T0.X, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T0.X, literal.x,  
	  MULLO_INT * T0.W (MASKED), T0.X, literal.x,  
.Ltmp509:
	3(4.203895e-45), 0(0.000000e+00)
	  ADD_INT * T0.W, PV.Y, 1,  
	  MULLO_INT   T0.X (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Y, KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Z (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT * T0.W (MASKED), KC0[1].Z, T1.X,  
	  ADD_INT   T0.Y, PV.Y, T0.X,  
	  AND_INT   T0.Z, T0.W, literal.x,  
	  AND_INT * T0.W, T0.X, literal.x,  
	15(2.101948e-44), 0(0.000000e+00)
	ALU clause starting at 24:
	  SUB_INT   T0.Z, T0.Z, T0.W,  
	  ADD_INT * T0.W, T0.Y, KC0[3].Y,  
	ALU clause starting at 26:
	  ADD_INT * T1.W, T0.Z, T0.W,  
	  LSHL * T1.W, PV.W, literal.x,  
	4(5.605194e-45), 0(0.000000e+00)
	  ADD_INT * T0.X, KC0[2].Y, PV.W,  
	ALU clause starting at 30:
	  LSHL * T0.W, T0.W, literal.x,  
	4(5.605194e-45), 0(0.000000e+00)
	  ADD_INT * T0.W, KC0[2].W, PV.W,  
	  LSHR * T0.X, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
.Ltmp510:
.Lfunc_end80:
	.size	intel_shuffle_uint4_simd16, .Lfunc_end80-intel_shuffle_uint4_simd16

	.section	.AMDGPU.config
	.long	166100
	.long	2
	.long	165900
	.long	0
	.long	166120
	.long	0
	.text
	.globl	intel_shuffle_xor_uint4_simd16
	.p2align	8
	.type	intel_shuffle_xor_uint4_simd16,@function
intel_shuffle_xor_uint4_simd16:
intel_shuffle_xor_uint4_simd16$local:
.Lfunc_begin81:
	ALU 6, @10, KC0[CB0:0-32], KC1[]
.Ltmp511:
	ALU 1, @17, KC0[CB0:0-32], KC1[]
.Ltmp512:
	ALU 4, @19, KC0[CB0:0-32], KC1[]
	TEX 0 @8
.Ltmp513:
	ALU 4, @24, KC0[CB0:0-32], KC1[]
	MEM_RAT_CACHELESS STORE_DWORD T0, T1.X
	CF_END
	PAD
	Fetch clause starting at 8:
	  VTX_READ_128 T0.XYZW, T0.X, 0, #1
.Ltmp514:
	ALU clause starting at 10:
	  MULLO_INT   T0.X (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Y, KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Z (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT * T0.W (MASKED), KC0[1].Z, T1.X,  
	  AND_INT   T1.Y, T0.X, literal.x,  
	  AND_INT * T0.Z, T0.X, literal.y,  
	9(1.261169e-44), 15(2.101948e-44)
	ALU clause starting at 17:
	  ADD_INT * T0.W, T0.Y, T0.X,  
	  ADD_INT * T1.Z, PV.W, KC0[3].Y,  
.Ltmp515:
	ALU clause starting at 19:
	  SUB_INT * T0.W, T1.Y, T0.Z,  
	  ADD_INT * T0.W, PV.W, T1.Z,  
	  LSHL * T0.W, PV.W, literal.x,  
	4(5.605194e-45), 0(0.000000e+00)
	  ADD_INT * T0.X, KC0[2].Y, PV.W,  
	ALU clause starting at 24:
	  LSHL * T1.W, T1.Z, literal.x,  
	4(5.605194e-45), 0(0.000000e+00)
	  ADD_INT * T1.W, KC0[2].W, PV.W,  
	  LSHR * T1.X, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
.Ltmp516:
.Lfunc_end81:
	.size	intel_shuffle_xor_uint4_simd16, .Lfunc_end81-intel_shuffle_xor_uint4_simd16

	.section	.AMDGPU.config
	.long	166100
	.long	2
	.long	165900
	.long	0
	.long	166120
	.long	0
	.text
	.globl	intel_shuffle_down_uint4_simd16
	.p2align	8
	.type	intel_shuffle_down_uint4_simd16,@function
intel_shuffle_down_uint4_simd16:
intel_shuffle_down_uint4_simd16$local:
.Lfunc_begin82:
	ALU 5, @10, KC0[CB0:0-32], KC1[]
.Ltmp517:
	ALU 3, @16, KC0[], KC1[]
.Ltmp518:
	ALU 7, @20, KC0[CB0:0-32], KC1[]
	TEX 0 @8
.Ltmp519:
	ALU 2, @28, KC0[CB0:0-32], KC1[]
	MEM_RAT_CACHELESS STORE_DWORD T1, T0.X
	CF_END
	PAD
	Fetch clause starting at 8:
	  VTX_READ_128 T1.XYZW, T0.X, 0, #1
.Ltmp520:
	ALU clause starting at 10:
	  MULLO_INT   T0.X (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Y, KC0[1].Z, T1.X,  
.Ltmp521:
	  MULLO_INT   T0.Z (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT * T0.W (MASKED), KC0[1].Z, T1.X,  
.Ltmp522:
	  ADD_INT * T0.W, PV.Y, T0.X,  
	  ADD_INT * T0.W, PV.W, KC0[3].Y,  
	ALU clause starting at 16:
	  LSHL * T0.W, T0.W, literal.x,  
	4(5.605194e-45), 0(0.000000e+00)
	  AND_INT * T0.Y, T0.X, literal.x,  
	15(2.101948e-44), 0(0.000000e+00)
	ALU clause starting at 20:
	  ADD_INT   T0.Z, KC0[2].Z, T0.W,  
	  ADD_INT * T1.W, KC0[2].Y, T0.W,  
	  ADD_INT   T1.Y, PV.W, literal.x,  
	  ADD_INT   T0.Z, PV.Z, literal.y,  
	  SETGT_UINT * T1.W, T0.Y, literal.z,  
	48(6.726233e-44), -208(nan)
	12(1.681558e-44), 0(0.000000e+00)
	  CNDE_INT * T0.X, PV.W, PV.Y, PV.Z, 
	ALU clause starting at 28:
	  ADD_INT * T0.W, KC0[2].W, T0.W,  
	  LSHR * T0.X, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
.Ltmp523:
.Lfunc_end82:
	.size	intel_shuffle_down_uint4_simd16, .Lfunc_end82-intel_shuffle_down_uint4_simd16

	.section	.AMDGPU.config
	.long	166100
	.long	2
	.long	165900
	.long	0
	.long	166120
	.long	0
	.text
	.globl	intel_shuffle_up_uint4_simd16
	.p2align	8
	.type	intel_shuffle_up_uint4_simd16,@function
intel_shuffle_up_uint4_simd16:
intel_shuffle_up_uint4_simd16$local:
.Lfunc_begin83:
	ALU 5, @10, KC0[CB0:0-32], KC1[]
.Ltmp524:
	ALU 8, @16, KC0[CB0:0-32], KC1[]
.Ltmp525:
	ALU 0, @25, KC0[], KC1[]
	TEX 0 @8
.Ltmp526:
	ALU 2, @26, KC0[CB0:0-32], KC1[]
	MEM_RAT_CACHELESS STORE_DWORD T1, T0.X
	CF_END
	PAD
	Fetch clause starting at 8:
	  VTX_READ_128 T1.XYZW, T0.X, 0, #1
.Ltmp527:
	ALU clause starting at 10:
	  MULLO_INT   T0.X (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Y, KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Z (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT * T0.W (MASKED), KC0[1].Z, T1.X,  
.Ltmp528:
	  ADD_INT * T0.W, PV.Y, T0.X,  
	  ADD_INT * T0.W, PV.W, KC0[3].Y,  
	ALU clause starting at 16:
	  LSHL * T0.W, T0.W, literal.x,  
	4(5.605194e-45), 0(0.000000e+00)
	  ADD_INT   T0.Z, KC0[2].Y, PV.W,  
	  ADD_INT * T1.W, KC0[2].Z, PV.W,  
	  ADD_INT   T0.Y, PV.W, literal.x,  
	  ADD_INT   T0.Z, PV.Z, literal.y,  
	  AND_INT * T1.W, T0.X, literal.z,  
	-32(nan), 224(3.138909e-43)
	14(1.961818e-44), 0(0.000000e+00)
	ALU clause starting at 25:
	  CNDE_INT * T0.X, T1.W, T0.Z, T0.Y, 
	ALU clause starting at 26:
	  ADD_INT * T0.W, KC0[2].W, T0.W,  
	  LSHR * T0.X, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
.Ltmp529:
.Lfunc_end83:
	.size	intel_shuffle_up_uint4_simd16, .Lfunc_end83-intel_shuffle_up_uint4_simd16

	.section	.AMDGPU.config
	.long	166100
	.long	3
	.long	165900
	.long	0
	.long	166120
	.long	0
	.text
	.globl	intel_shuffle_float8_simd8
	.p2align	8
	.type	intel_shuffle_float8_simd8,@function
intel_shuffle_float8_simd8:
intel_shuffle_float8_simd8$local:
.Lfunc_begin84:
	ALU 13, @14, KC0[CB0:0-32], KC1[]
.Ltmp530:
	ALU 1, @28, KC0[CB0:0-32], KC1[]
.Ltmp531:
	ALU 3, @30, KC0[CB0:0-32], KC1[]
.Ltmp532:
	TEX 0 @10
	ALU 4, @34, KC0[CB0:0-32], KC1[]
	MEM_RAT_CACHELESS STORE_DWORD T1, T2.X
	TEX 0 @12
	ALU 3, @39, KC0[], KC1[]
	MEM_RAT_CACHELESS STORE_DWORD T1, T0.X
	CF_END
	Fetch clause starting at 10:
	  VTX_READ_128 T1.XYZW, T0.X, 0, #1
	Fetch clause starting at 12:
	  VTX_READ_128 T1.XYZW, T0.X, 16, #1
	ALU clause starting at 14:
	  MULLO_INT   T0.X (MASKED), T0.X, literal.x,  
	  MULLO_INT   T0.Y, T0.X, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T0.X, literal.x,  
	  MULLO_INT * T0.W (MASKED), T0.X, literal.x,  
.Ltmp533:
	3(4.203895e-45), 0(0.000000e+00)
	  ADD_INT * T0.W, PV.Y, 1,  
	  MULLO_INT   T0.X (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Y, KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Z (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT * T0.W (MASKED), KC0[1].Z, T1.X,  
	  ADD_INT   T0.Y, PV.Y, T0.X,  
	  AND_INT   T0.Z, T0.W, literal.x,  
	  AND_INT * T0.W, T0.X, literal.x,  
	7(9.809089e-45), 0(0.000000e+00)
	ALU clause starting at 28:
	  SUB_INT   T0.Z, T0.Z, T0.W,  
	  ADD_INT * T0.W, T0.Y, KC0[3].Y,  
	ALU clause starting at 30:
	  ADD_INT * T1.W, T0.Z, T0.W,  
	  LSHL * T1.W, PV.W, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
	  ADD_INT * T0.X, KC0[2].Y, PV.W,  
	ALU clause starting at 34:
	  LSHL * T0.W, T0.W, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
	  ADD_INT * T0.W, KC0[2].W, PV.W,  
	  LSHR * T2.X, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	ALU clause starting at 39:
	  ADD_INT * T0.W, T0.W, literal.x,  
	16(2.242078e-44), 0(0.000000e+00)
	  LSHR * T0.X, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
.Ltmp534:
.Lfunc_end84:
	.size	intel_shuffle_float8_simd8, .Lfunc_end84-intel_shuffle_float8_simd8

	.section	.AMDGPU.config
	.long	166100
	.long	3
	.long	165900
	.long	0
	.long	166120
	.long	0
	.text
	.globl	intel_shuffle_xor_float8_simd8
	.p2align	8
	.type	intel_shuffle_xor_float8_simd8,@function
intel_shuffle_xor_float8_simd8:
intel_shuffle_xor_float8_simd8$local:
.Lfunc_begin85:
	ALU 6, @14, KC0[CB0:0-32], KC1[]
.Ltmp535:
	ALU 1, @21, KC0[CB0:0-32], KC1[]
.Ltmp536:
	ALU 4, @23, KC0[CB0:0-32], KC1[]
.Ltmp537:
	TEX 0 @10
	ALU 4, @28, KC0[CB0:0-32], KC1[]
	MEM_RAT_CACHELESS STORE_DWORD T2, T1.X
	TEX 0 @12
	ALU 3, @33, KC0[], KC1[]
	MEM_RAT_CACHELESS STORE_DWORD T1, T0.X
	CF_END
	Fetch clause starting at 10:
	  VTX_READ_128 T2.XYZW, T0.X, 0, #1
	Fetch clause starting at 12:
	  VTX_READ_128 T1.XYZW, T0.X, 16, #1
.Ltmp538:
	ALU clause starting at 14:
	  MULLO_INT   T0.X (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Y, KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Z (MASKED), KC0[1].Z, T1.X,  
.Ltmp539:
	  MULLO_INT * T0.W (MASKED), KC0[1].Z, T1.X,  
	  AND_INT   T1.Y, T0.X, 1,  
	  AND_INT * T0.Z, T0.X, literal.x,  
	7(9.809089e-45), 0(0.000000e+00)
	ALU clause starting at 21:
	  ADD_INT * T0.W, T0.Y, T0.X,  
	  ADD_INT * T1.Z, PV.W, KC0[3].Y,  
	ALU clause starting at 23:
	  SUB_INT * T0.W, T1.Y, T0.Z,  
	  ADD_INT * T0.W, PV.W, T1.Z,  
	  LSHL * T0.W, PV.W, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
	  ADD_INT * T0.X, KC0[2].Y, PV.W,  
	ALU clause starting at 28:
	  LSHL * T0.W, T1.Z, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
	  ADD_INT * T0.W, KC0[2].W, PV.W,  
	  LSHR * T1.X, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	ALU clause starting at 33:
	  ADD_INT * T0.W, T0.W, literal.x,  
	16(2.242078e-44), 0(0.000000e+00)
	  LSHR * T0.X, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
.Ltmp540:
.Lfunc_end85:
	.size	intel_shuffle_xor_float8_simd8, .Lfunc_end85-intel_shuffle_xor_float8_simd8

	.section	.AMDGPU.config
	.long	166100
	.long	3
	.long	165900
	.long	0
	.long	166120
	.long	0
	.text
	.globl	intel_shuffle_down_float8_simd8
	.p2align	8
	.type	intel_shuffle_down_float8_simd8,@function
intel_shuffle_down_float8_simd8:
intel_shuffle_down_float8_simd8$local:
.Lfunc_begin86:
	ALU 5, @14, KC0[CB0:0-32], KC1[]
.Ltmp541:
	ALU 3, @20, KC0[], KC1[]
.Ltmp542:
	ALU 7, @24, KC0[CB0:0-32], KC1[]
.Ltmp543:
	TEX 0 @10
	ALU 2, @32, KC0[CB0:0-32], KC1[]
	MEM_RAT_CACHELESS STORE_DWORD T1, T2.X
	TEX 0 @12
	ALU 3, @35, KC0[], KC1[]
	MEM_RAT_CACHELESS STORE_DWORD T1, T0.X
	CF_END
	Fetch clause starting at 10:
	  VTX_READ_128 T1.XYZW, T0.X, 0, #1
	Fetch clause starting at 12:
	  VTX_READ_128 T1.XYZW, T0.X, 16, #1
	ALU clause starting at 14:
	  MULLO_INT   T0.X (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Y, KC0[1].Z, T1.X,  
.Ltmp544:
	  MULLO_INT   T0.Z (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT * T0.W (MASKED), KC0[1].Z, T1.X,  
.Ltmp545:
	  ADD_INT * T0.W, PV.Y, T0.X,  
	  ADD_INT * T0.W, PV.W, KC0[3].Y,  
	ALU clause starting at 20:
	  LSHL * T0.W, T0.W, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
	  AND_INT * T0.Y, T0.X, literal.x,  
	7(9.809089e-45), 0(0.000000e+00)
	ALU clause starting at 24:
	  ADD_INT   T0.Z, KC0[2].Z, T0.W,  
	  ADD_INT * T1.W, KC0[2].Y, T0.W,  
	  ADD_INT   T1.Y, PV.W, literal.x,  
	  ADD_INT   T0.Z, PV.Z, literal.y,  
	  SETGT_UINT * T1.W, T0.Y, literal.z,  
	96(1.345247e-43), -160(nan)
	4(5.605194e-45), 0(0.000000e+00)
	  CNDE_INT * T0.X, PV.W, PV.Y, PV.Z, 
	ALU clause starting at 32:
	  ADD_INT * T0.W, KC0[2].W, T0.W,  
	  LSHR * T2.X, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	ALU clause starting at 35:
	  ADD_INT * T0.W, T0.W, literal.x,  
	16(2.242078e-44), 0(0.000000e+00)
	  LSHR * T0.X, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
.Ltmp546:
.Lfunc_end86:
	.size	intel_shuffle_down_float8_simd8, .Lfunc_end86-intel_shuffle_down_float8_simd8

	.section	.AMDGPU.config
	.long	166100
	.long	3
	.long	165900
	.long	0
	.long	166120
	.long	0
	.text
	.globl	intel_shuffle_up_float8_simd8
	.p2align	8
	.type	intel_shuffle_up_float8_simd8,@function
intel_shuffle_up_float8_simd8:
intel_shuffle_up_float8_simd8$local:
.Lfunc_begin87:
	ALU 5, @14, KC0[CB0:0-32], KC1[]
.Ltmp547:
	ALU 8, @20, KC0[CB0:0-32], KC1[]
.Ltmp548:
	ALU 0, @29, KC0[], KC1[]
.Ltmp549:
	TEX 0 @10
	ALU 2, @30, KC0[CB0:0-32], KC1[]
	MEM_RAT_CACHELESS STORE_DWORD T1, T2.X
	TEX 0 @12
	ALU 3, @33, KC0[], KC1[]
	MEM_RAT_CACHELESS STORE_DWORD T1, T0.X
	CF_END
	Fetch clause starting at 10:
	  VTX_READ_128 T1.XYZW, T0.X, 0, #1
	Fetch clause starting at 12:
	  VTX_READ_128 T1.XYZW, T0.X, 16, #1
	ALU clause starting at 14:
	  MULLO_INT   T0.X (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Y, KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Z (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT * T0.W (MASKED), KC0[1].Z, T1.X,  
.Ltmp550:
	  ADD_INT * T0.W, PV.Y, T0.X,  
	  ADD_INT * T0.W, PV.W, KC0[3].Y,  
	ALU clause starting at 20:
	  LSHL * T0.W, T0.W, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
	  ADD_INT   T0.Z, KC0[2].Y, PV.W,  
	  ADD_INT * T1.W, KC0[2].Z, PV.W,  
	  ADD_INT   T0.Y, PV.W, literal.x,  
	  ADD_INT   T0.Z, PV.Z, literal.y,  
	  AND_INT * T1.W, T0.X, literal.z,  
	-64(nan), 192(2.690493e-43)
	6(8.407791e-45), 0(0.000000e+00)
	ALU clause starting at 29:
	  CNDE_INT * T0.X, T1.W, T0.Z, T0.Y, 
	ALU clause starting at 30:
	  ADD_INT * T0.W, KC0[2].W, T0.W,  
	  LSHR * T2.X, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	ALU clause starting at 33:
	  ADD_INT * T0.W, T0.W, literal.x,  
	16(2.242078e-44), 0(0.000000e+00)
	  LSHR * T0.X, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
.Ltmp551:
.Lfunc_end87:
	.size	intel_shuffle_up_float8_simd8, .Lfunc_end87-intel_shuffle_up_float8_simd8

	.section	.AMDGPU.config
	.long	166100
	.long	2
	.long	165900
	.long	0
	.long	166120
	.long	0
	.text
	.globl	intel_shuffle_short2_simd16
	.p2align	8
	.type	intel_shuffle_short2_simd16,@function
intel_shuffle_short2_simd16:
intel_shuffle_short2_simd16$local:
.Lfunc_begin88:
	ALU 13, @10, KC0[CB0:0-32], KC1[]
.Ltmp552:
	ALU 1, @24, KC0[CB0:0-32], KC1[]
.Ltmp553:
	ALU 3, @26, KC0[CB0:0-32], KC1[]
.Ltmp554:
	TEX 0 @8
	ALU 4, @30, KC0[CB0:0-32], KC1[]
	MEM_RAT_CACHELESS STORE_DWORD T0.X, T1.X
	CF_END
	PAD
	Fetch clause starting at 8:
	  VTX_READ_32 T0.X, T0.X, 0, #1
	ALU clause starting at 10:
	  MULLO_INT   T0.X (MASKED), T0.X, literal.x,  
	  MULLO_INT   T0.Y, T0.X, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T0.X, literal.x,  
	  MULLO_INT * T0.W (MASKED), T0.X, literal.x,  
.Ltmp555:
	3(4.203895e-45), 0(0.000000e+00)
	  ADD_INT * T0.W, PV.Y, 1,  
	  MULLO_INT   T0.X (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Y, KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Z (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT * T0.W (MASKED), KC0[1].Z, T1.X,  
	  ADD_INT   T0.Y, PV.Y, T0.X,  
	  AND_INT   T0.Z, T0.W, literal.x,  
	  AND_INT * T0.W, T0.X, literal.x,  
	15(2.101948e-44), 0(0.000000e+00)
	ALU clause starting at 24:
	  SUB_INT   T0.Z, T0.Z, T0.W,  
	  ADD_INT * T0.W, T0.Y, KC0[3].Y,  
	ALU clause starting at 26:
	  ADD_INT * T1.W, T0.Z, T0.W,  
	  LSHL * T1.W, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  ADD_INT * T0.X, KC0[2].Y, PV.W,  
	ALU clause starting at 30:
	  LSHL * T0.W, T0.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  ADD_INT * T0.W, KC0[2].W, PV.W,  
	  LSHR * T1.X, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
.Ltmp556:
.Lfunc_end88:
	.size	intel_shuffle_short2_simd16, .Lfunc_end88-intel_shuffle_short2_simd16

	.section	.AMDGPU.config
	.long	166100
	.long	2
	.long	165900
	.long	0
	.long	166120
	.long	0
	.text
	.globl	intel_shuffle_xor_short2_simd16
	.p2align	8
	.type	intel_shuffle_xor_short2_simd16,@function
intel_shuffle_xor_short2_simd16:
intel_shuffle_xor_short2_simd16$local:
.Lfunc_begin89:
	ALU 6, @10, KC0[CB0:0-32], KC1[]
.Ltmp557:
	ALU 1, @17, KC0[CB0:0-32], KC1[]
.Ltmp558:
	ALU 4, @19, KC0[CB0:0-32], KC1[]
.Ltmp559:
	TEX 0 @8
	ALU 4, @24, KC0[CB0:0-32], KC1[]
	MEM_RAT_CACHELESS STORE_DWORD T0.X, T1.X
	CF_END
	PAD
	Fetch clause starting at 8:
	  VTX_READ_32 T0.X, T0.X, 0, #1
	ALU clause starting at 10:
	  MULLO_INT   T0.X (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Y, KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Z (MASKED), KC0[1].Z, T1.X,  
.Ltmp560:
	  MULLO_INT * T0.W (MASKED), KC0[1].Z, T1.X,  
	  AND_INT   T1.Y, T0.X, literal.x,  
	  AND_INT * T0.Z, T0.X, literal.y,  
	9(1.261169e-44), 15(2.101948e-44)
	ALU clause starting at 17:
	  ADD_INT * T0.W, T0.Y, T0.X,  
	  ADD_INT * T1.Z, PV.W, KC0[3].Y,  
.Ltmp561:
	ALU clause starting at 19:
	  SUB_INT * T0.W, T1.Y, T0.Z,  
	  ADD_INT * T0.W, PV.W, T1.Z,  
	  LSHL * T0.W, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  ADD_INT * T0.X, KC0[2].Y, PV.W,  
	ALU clause starting at 24:
	  LSHL * T0.W, T1.Z, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  ADD_INT * T0.W, KC0[2].W, PV.W,  
	  LSHR * T1.X, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
.Ltmp562:
.Lfunc_end89:
	.size	intel_shuffle_xor_short2_simd16, .Lfunc_end89-intel_shuffle_xor_short2_simd16

	.section	.AMDGPU.config
	.long	166100
	.long	2
	.long	165900
	.long	0
	.long	166120
	.long	0
	.text
	.globl	intel_shuffle_down_short2_simd16
	.p2align	8
	.type	intel_shuffle_down_short2_simd16,@function
intel_shuffle_down_short2_simd16:
intel_shuffle_down_short2_simd16$local:
.Lfunc_begin90:
	ALU 5, @10, KC0[CB0:0-32], KC1[]
.Ltmp563:
	ALU 3, @16, KC0[], KC1[]
.Ltmp564:
	ALU 6, @20, KC0[CB0:0-32], KC1[]
.Ltmp565:
	TEX 0 @8
	ALU 2, @27, KC0[CB0:0-32], KC1[]
	MEM_RAT_CACHELESS STORE_DWORD T0.X, T1.X
	CF_END
	PAD
	Fetch clause starting at 8:
	  VTX_READ_32 T0.X, T0.X, 0, #1
	ALU clause starting at 10:
	  MULLO_INT   T0.X (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Y, KC0[1].Z, T1.X,  
.Ltmp566:
	  MULLO_INT   T0.Z (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT * T0.W (MASKED), KC0[1].Z, T1.X,  
.Ltmp567:
	  ADD_INT * T0.W, PV.Y, T0.X,  
	  ADD_INT * T0.W, PV.W, KC0[3].Y,  
	ALU clause starting at 16:
	  LSHL * T0.W, T0.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  AND_INT * T0.Y, T0.X, literal.x,  
	15(2.101948e-44), 0(0.000000e+00)
	ALU clause starting at 20:
	  ADD_INT   T0.Z, KC0[2].Z, T0.W,  
	  ADD_INT * T1.W, KC0[2].Y, T0.W,  
	  ADD_INT   T1.Y, PV.W, literal.x,  
	  ADD_INT   T0.Z, PV.Z, literal.y,  
	  SETGT_UINT * T1.W, T0.Y, literal.x,  
	12(1.681558e-44), -52(nan)
	  CNDE_INT * T0.X, PV.W, PV.Y, PV.Z, 
	ALU clause starting at 27:
	  ADD_INT * T0.W, KC0[2].W, T0.W,  
	  LSHR * T1.X, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
.Ltmp568:
.Lfunc_end90:
	.size	intel_shuffle_down_short2_simd16, .Lfunc_end90-intel_shuffle_down_short2_simd16

	.section	.AMDGPU.config
	.long	166100
	.long	2
	.long	165900
	.long	0
	.long	166120
	.long	0
	.text
	.globl	intel_shuffle_up_short2_simd16
	.p2align	8
	.type	intel_shuffle_up_short2_simd16,@function
intel_shuffle_up_short2_simd16:
intel_shuffle_up_short2_simd16$local:
.Lfunc_begin91:
	ALU 5, @10, KC0[CB0:0-32], KC1[]
.Ltmp569:
	ALU 8, @16, KC0[CB0:0-32], KC1[]
.Ltmp570:
	ALU 0, @25, KC0[], KC1[]
.Ltmp571:
	TEX 0 @8
	ALU 2, @26, KC0[CB0:0-32], KC1[]
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
.Ltmp572:
	  ADD_INT * T0.W, PV.Y, T0.X,  
	  ADD_INT * T0.W, PV.W, KC0[3].Y,  
	ALU clause starting at 16:
	  LSHL * T0.W, T0.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  ADD_INT   T0.Z, KC0[2].Y, PV.W,  
	  ADD_INT * T1.W, KC0[2].Z, PV.W,  
	  ADD_INT   T0.Y, PV.W, literal.x,  
	  ADD_INT   T0.Z, PV.Z, literal.y,  
	  AND_INT * T1.W, T0.X, literal.z,  
	-8(nan), 56(7.847271e-44)
	14(1.961818e-44), 0(0.000000e+00)
	ALU clause starting at 25:
	  CNDE_INT * T0.X, T1.W, T0.Z, T0.Y, 
	ALU clause starting at 26:
	  ADD_INT * T0.W, KC0[2].W, T0.W,  
	  LSHR * T1.X, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
.Ltmp573:
.Lfunc_end91:
	.size	intel_shuffle_up_short2_simd16, .Lfunc_end91-intel_shuffle_up_short2_simd16

	.section	.AMDGPU.config
	.long	166100
	.long	2
	.long	165900
	.long	0
	.long	166120
	.long	0
	.text
	.globl	intel_shuffle_uchar4_simd16
	.p2align	8
	.type	intel_shuffle_uchar4_simd16,@function
intel_shuffle_uchar4_simd16:
intel_shuffle_uchar4_simd16$local:
.Lfunc_begin92:
	ALU 13, @10, KC0[CB0:0-32], KC1[]
.Ltmp574:
	ALU 1, @24, KC0[CB0:0-32], KC1[]
.Ltmp575:
	ALU 3, @26, KC0[CB0:0-32], KC1[]
.Ltmp576:
	TEX 0 @8
	ALU 4, @30, KC0[CB0:0-32], KC1[]
	MEM_RAT_CACHELESS STORE_DWORD T0.X, T1.X
	CF_END
	PAD
	Fetch clause starting at 8:
	  VTX_READ_32 T0.X, T0.X, 0, #1
	ALU clause starting at 10:
	  MULLO_INT   T0.X (MASKED), T0.X, literal.x,  
	  MULLO_INT   T0.Y, T0.X, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T0.X, literal.x,  
	  MULLO_INT * T0.W (MASKED), T0.X, literal.x,  
.Ltmp577:
	3(4.203895e-45), 0(0.000000e+00)
	  ADD_INT * T0.W, PV.Y, 1,  
	  MULLO_INT   T0.X (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Y, KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Z (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT * T0.W (MASKED), KC0[1].Z, T1.X,  
	  ADD_INT   T0.Y, PV.Y, T0.X,  
	  AND_INT   T0.Z, T0.W, literal.x,  
	  AND_INT * T0.W, T0.X, literal.x,  
	15(2.101948e-44), 0(0.000000e+00)
	ALU clause starting at 24:
	  SUB_INT   T0.Z, T0.Z, T0.W,  
	  ADD_INT * T0.W, T0.Y, KC0[3].Y,  
	ALU clause starting at 26:
	  ADD_INT * T1.W, T0.Z, T0.W,  
	  LSHL * T1.W, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  ADD_INT * T0.X, KC0[2].Y, PV.W,  
	ALU clause starting at 30:
	  LSHL * T0.W, T0.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  ADD_INT * T0.W, KC0[2].W, PV.W,  
	  LSHR * T1.X, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
.Ltmp578:
.Lfunc_end92:
	.size	intel_shuffle_uchar4_simd16, .Lfunc_end92-intel_shuffle_uchar4_simd16

	.section	.AMDGPU.config
	.long	166100
	.long	2
	.long	165900
	.long	0
	.long	166120
	.long	0
	.text
	.globl	intel_shuffle_xor_uchar4_simd16
	.p2align	8
	.type	intel_shuffle_xor_uchar4_simd16,@function
intel_shuffle_xor_uchar4_simd16:
intel_shuffle_xor_uchar4_simd16$local:
.Lfunc_begin93:
	ALU 6, @10, KC0[CB0:0-32], KC1[]
.Ltmp579:
	ALU 1, @17, KC0[CB0:0-32], KC1[]
.Ltmp580:
	ALU 4, @19, KC0[CB0:0-32], KC1[]
.Ltmp581:
	TEX 0 @8
	ALU 4, @24, KC0[CB0:0-32], KC1[]
	MEM_RAT_CACHELESS STORE_DWORD T0.X, T1.X
	CF_END
	PAD
	Fetch clause starting at 8:
	  VTX_READ_32 T0.X, T0.X, 0, #1
	ALU clause starting at 10:
	  MULLO_INT   T0.X (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Y, KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Z (MASKED), KC0[1].Z, T1.X,  
.Ltmp582:
	  MULLO_INT * T0.W (MASKED), KC0[1].Z, T1.X,  
	  AND_INT   T1.Y, T0.X, literal.x,  
	  AND_INT * T0.Z, T0.X, literal.y,  
	9(1.261169e-44), 15(2.101948e-44)
	ALU clause starting at 17:
	  ADD_INT * T0.W, T0.Y, T0.X,  
	  ADD_INT * T1.Z, PV.W, KC0[3].Y,  
.Ltmp583:
	ALU clause starting at 19:
	  SUB_INT * T0.W, T1.Y, T0.Z,  
	  ADD_INT * T0.W, PV.W, T1.Z,  
	  LSHL * T0.W, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  ADD_INT * T0.X, KC0[2].Y, PV.W,  
	ALU clause starting at 24:
	  LSHL * T0.W, T1.Z, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  ADD_INT * T0.W, KC0[2].W, PV.W,  
	  LSHR * T1.X, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
.Ltmp584:
.Lfunc_end93:
	.size	intel_shuffle_xor_uchar4_simd16, .Lfunc_end93-intel_shuffle_xor_uchar4_simd16

	.section	.AMDGPU.config
	.long	166100
	.long	2
	.long	165900
	.long	0
	.long	166120
	.long	0
	.text
	.globl	intel_shuffle_down_uchar4_simd16
	.p2align	8
	.type	intel_shuffle_down_uchar4_simd16,@function
intel_shuffle_down_uchar4_simd16:
intel_shuffle_down_uchar4_simd16$local:
.Lfunc_begin94:
	ALU 5, @10, KC0[CB0:0-32], KC1[]
.Ltmp585:
	ALU 3, @16, KC0[], KC1[]
.Ltmp586:
	ALU 6, @20, KC0[CB0:0-32], KC1[]
.Ltmp587:
	TEX 0 @8
	ALU 2, @27, KC0[CB0:0-32], KC1[]
	MEM_RAT_CACHELESS STORE_DWORD T0.X, T1.X
	CF_END
	PAD
	Fetch clause starting at 8:
	  VTX_READ_32 T0.X, T0.X, 0, #1
	ALU clause starting at 10:
	  MULLO_INT   T0.X (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Y, KC0[1].Z, T1.X,  
.Ltmp588:
	  MULLO_INT   T0.Z (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT * T0.W (MASKED), KC0[1].Z, T1.X,  
.Ltmp589:
	  ADD_INT * T0.W, PV.Y, T0.X,  
	  ADD_INT * T0.W, PV.W, KC0[3].Y,  
	ALU clause starting at 16:
	  LSHL * T0.W, T0.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  AND_INT * T0.Y, T0.X, literal.x,  
	15(2.101948e-44), 0(0.000000e+00)
	ALU clause starting at 20:
	  ADD_INT   T0.Z, KC0[2].Z, T0.W,  
	  ADD_INT * T1.W, KC0[2].Y, T0.W,  
	  ADD_INT   T1.Y, PV.W, literal.x,  
	  ADD_INT   T0.Z, PV.Z, literal.y,  
	  SETGT_UINT * T1.W, T0.Y, literal.x,  
	12(1.681558e-44), -52(nan)
	  CNDE_INT * T0.X, PV.W, PV.Y, PV.Z, 
	ALU clause starting at 27:
	  ADD_INT * T0.W, KC0[2].W, T0.W,  
	  LSHR * T1.X, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
.Ltmp590:
.Lfunc_end94:
	.size	intel_shuffle_down_uchar4_simd16, .Lfunc_end94-intel_shuffle_down_uchar4_simd16

	.section	.AMDGPU.config
	.long	166100
	.long	2
	.long	165900
	.long	0
	.long	166120
	.long	0
	.text
	.globl	intel_shuffle_up_uchar4_simd16
	.p2align	8
	.type	intel_shuffle_up_uchar4_simd16,@function
intel_shuffle_up_uchar4_simd16:
intel_shuffle_up_uchar4_simd16$local:
.Lfunc_begin95:
	ALU 5, @10, KC0[CB0:0-32], KC1[]
.Ltmp591:
	ALU 8, @16, KC0[CB0:0-32], KC1[]
.Ltmp592:
	ALU 0, @25, KC0[], KC1[]
.Ltmp593:
	TEX 0 @8
	ALU 2, @26, KC0[CB0:0-32], KC1[]
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
.Ltmp594:
	  ADD_INT * T0.W, PV.Y, T0.X,  
	  ADD_INT * T0.W, PV.W, KC0[3].Y,  
	ALU clause starting at 16:
	  LSHL * T0.W, T0.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  ADD_INT   T0.Z, KC0[2].Y, PV.W,  
	  ADD_INT * T1.W, KC0[2].Z, PV.W,  
	  ADD_INT   T0.Y, PV.W, literal.x,  
	  ADD_INT   T0.Z, PV.Z, literal.y,  
	  AND_INT * T1.W, T0.X, literal.z,  
	-8(nan), 56(7.847271e-44)
	14(1.961818e-44), 0(0.000000e+00)
	ALU clause starting at 25:
	  CNDE_INT * T0.X, T1.W, T0.Z, T0.Y, 
	ALU clause starting at 26:
	  ADD_INT * T0.W, KC0[2].W, T0.W,  
	  LSHR * T1.X, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
.Ltmp595:
.Lfunc_end95:
	.size	intel_shuffle_up_uchar4_simd16, .Lfunc_end95-intel_shuffle_up_uchar4_simd16

	.section	.AMDGPU.config
	.long	166100
	.long	3
	.long	165900
	.long	0
	.long	166120
	.long	0
	.text
	.globl	intel_shuffle_float16_simd8
	.p2align	8
	.type	intel_shuffle_float16_simd8,@function
intel_shuffle_float16_simd8:
intel_shuffle_float16_simd8$local:
.Lfunc_begin96:
	ALU 13, @24, KC0[CB0:0-32], KC1[]
.Ltmp596:
	ALU 1, @38, KC0[CB0:0-32], KC1[]
.Ltmp597:
	ALU 3, @40, KC0[CB0:0-32], KC1[]
.Ltmp598:
	TEX 0 @16
	ALU 6, @44, KC0[CB0:0-32], KC1[]
	MEM_RAT_CACHELESS STORE_DWORD T1, T2.X
	TEX 0 @18
	ALU 3, @51, KC0[], KC1[]
	MEM_RAT_CACHELESS STORE_DWORD T1, T2.X
	TEX 0 @20
	ALU 1, @55, KC0[], KC1[]
	MEM_RAT_CACHELESS STORE_DWORD T1, T2.X
	TEX 0 @22
	ALU 3, @57, KC0[], KC1[]
	MEM_RAT_CACHELESS STORE_DWORD T1, T0.X
	CF_END
	Fetch clause starting at 16:
	  VTX_READ_128 T1.XYZW, T0.X, 32, #1
	Fetch clause starting at 18:
	  VTX_READ_128 T1.XYZW, T0.X, 48, #1
	Fetch clause starting at 20:
	  VTX_READ_128 T1.XYZW, T0.X, 0, #1
	Fetch clause starting at 22:
	  VTX_READ_128 T1.XYZW, T0.X, 16, #1
	ALU clause starting at 24:
	  MULLO_INT   T0.X (MASKED), T0.X, literal.x,  
	  MULLO_INT   T0.Y, T0.X, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T0.X, literal.x,  
	  MULLO_INT * T0.W (MASKED), T0.X, literal.x,  
.Ltmp599:
	3(4.203895e-45), 0(0.000000e+00)
	  ADD_INT * T0.W, PV.Y, 1,  
	  MULLO_INT   T0.X (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Y, KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Z (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT * T0.W (MASKED), KC0[1].Z, T1.X,  
	  ADD_INT   T0.Y, PV.Y, T0.X,  
	  AND_INT   T0.Z, T0.W, literal.x,  
	  AND_INT * T0.W, T0.X, literal.x,  
	7(9.809089e-45), 0(0.000000e+00)
	ALU clause starting at 38:
	  SUB_INT   T0.Z, T0.Z, T0.W,  
	  ADD_INT * T0.W, T0.Y, KC0[3].Y,  
	ALU clause starting at 40:
	  ADD_INT * T1.W, T0.Z, T0.W,  
	  LSHL * T1.W, PV.W, literal.x,  
	6(8.407791e-45), 0(0.000000e+00)
	  ADD_INT * T0.X, KC0[2].Y, PV.W,  
	ALU clause starting at 44:
	  LSHL * T0.W, T0.W, literal.x,  
	6(8.407791e-45), 0(0.000000e+00)
	  ADD_INT * T0.W, KC0[2].W, PV.W,  
	  ADD_INT * T2.W, PV.W, literal.x,  
	32(4.484155e-44), 0(0.000000e+00)
	  LSHR * T2.X, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	ALU clause starting at 51:
	  ADD_INT * T2.W, T0.W, literal.x,  
	48(6.726233e-44), 0(0.000000e+00)
	  LSHR * T2.X, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	ALU clause starting at 55:
	  LSHR * T2.X, T0.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	ALU clause starting at 57:
	  ADD_INT * T0.W, T0.W, literal.x,  
	16(2.242078e-44), 0(0.000000e+00)
	  LSHR * T0.X, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
.Ltmp600:
.Lfunc_end96:
	.size	intel_shuffle_float16_simd8, .Lfunc_end96-intel_shuffle_float16_simd8

	.section	.AMDGPU.config
	.long	166100
	.long	3
	.long	165900
	.long	0
	.long	166120
	.long	0
	.text
	.globl	intel_shuffle_xor_float16_simd8
	.p2align	8
	.type	intel_shuffle_xor_float16_simd8,@function
intel_shuffle_xor_float16_simd8:
intel_shuffle_xor_float16_simd8$local:
.Lfunc_begin97:
	ALU 6, @24, KC0[CB0:0-32], KC1[]
.Ltmp601:
	ALU 1, @31, KC0[CB0:0-32], KC1[]
.Ltmp602:
	ALU 4, @33, KC0[CB0:0-32], KC1[]
.Ltmp603:
	TEX 0 @16
	ALU 6, @38, KC0[CB0:0-32], KC1[]
	MEM_RAT_CACHELESS STORE_DWORD T2, T1.X
	TEX 0 @18
	ALU 3, @45, KC0[], KC1[]
	MEM_RAT_CACHELESS STORE_DWORD T1, T2.X
	TEX 0 @20
	ALU 1, @49, KC0[], KC1[]
	MEM_RAT_CACHELESS STORE_DWORD T1, T2.X
	TEX 0 @22
	ALU 3, @51, KC0[], KC1[]
	MEM_RAT_CACHELESS STORE_DWORD T1, T0.X
	CF_END
	Fetch clause starting at 16:
	  VTX_READ_128 T2.XYZW, T0.X, 32, #1
	Fetch clause starting at 18:
	  VTX_READ_128 T1.XYZW, T0.X, 48, #1
.Ltmp604:
	Fetch clause starting at 20:
	  VTX_READ_128 T1.XYZW, T0.X, 0, #1
	Fetch clause starting at 22:
	  VTX_READ_128 T1.XYZW, T0.X, 16, #1
	ALU clause starting at 24:
	  MULLO_INT   T0.X (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Y, KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Z (MASKED), KC0[1].Z, T1.X,  
.Ltmp605:
	  MULLO_INT * T0.W (MASKED), KC0[1].Z, T1.X,  
	  AND_INT   T1.Y, T0.X, 1,  
	  AND_INT * T0.Z, T0.X, literal.x,  
	7(9.809089e-45), 0(0.000000e+00)
	ALU clause starting at 31:
	  ADD_INT * T0.W, T0.Y, T0.X,  
	  ADD_INT * T1.Z, PV.W, KC0[3].Y,  
	ALU clause starting at 33:
	  SUB_INT * T0.W, T1.Y, T0.Z,  
	  ADD_INT * T0.W, PV.W, T1.Z,  
	  LSHL * T0.W, PV.W, literal.x,  
	6(8.407791e-45), 0(0.000000e+00)
	  ADD_INT * T0.X, KC0[2].Y, PV.W,  
	ALU clause starting at 38:
	  LSHL * T0.W, T1.Z, literal.x,  
	6(8.407791e-45), 0(0.000000e+00)
	  ADD_INT * T0.W, KC0[2].W, PV.W,  
	  ADD_INT * T1.W, PV.W, literal.x,  
	32(4.484155e-44), 0(0.000000e+00)
	  LSHR * T1.X, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	ALU clause starting at 45:
	  ADD_INT * T2.W, T0.W, literal.x,  
	48(6.726233e-44), 0(0.000000e+00)
	  LSHR * T2.X, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	ALU clause starting at 49:
	  LSHR * T2.X, T0.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	ALU clause starting at 51:
	  ADD_INT * T0.W, T0.W, literal.x,  
	16(2.242078e-44), 0(0.000000e+00)
	  LSHR * T0.X, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
.Ltmp606:
.Lfunc_end97:
	.size	intel_shuffle_xor_float16_simd8, .Lfunc_end97-intel_shuffle_xor_float16_simd8

	.section	.AMDGPU.config
	.long	166100
	.long	3
	.long	165900
	.long	0
	.long	166120
	.long	0
	.text
	.globl	intel_shuffle_down_float16_simd8
	.p2align	8
	.type	intel_shuffle_down_float16_simd8,@function
intel_shuffle_down_float16_simd8:
intel_shuffle_down_float16_simd8$local:
.Lfunc_begin98:
	ALU 5, @24, KC0[CB0:0-32], KC1[]
.Ltmp607:
	ALU 3, @30, KC0[], KC1[]
.Ltmp608:
	ALU 7, @34, KC0[CB0:0-32], KC1[]
.Ltmp609:
	TEX 0 @16
	ALU 4, @42, KC0[CB0:0-32], KC1[]
	MEM_RAT_CACHELESS STORE_DWORD T1, T2.X
	TEX 0 @18
	ALU 3, @47, KC0[], KC1[]
	MEM_RAT_CACHELESS STORE_DWORD T1, T2.X
	TEX 0 @20
	ALU 1, @51, KC0[], KC1[]
	MEM_RAT_CACHELESS STORE_DWORD T1, T2.X
	TEX 0 @22
	ALU 3, @53, KC0[], KC1[]
	MEM_RAT_CACHELESS STORE_DWORD T1, T0.X
	CF_END
	Fetch clause starting at 16:
	  VTX_READ_128 T1.XYZW, T0.X, 32, #1
	Fetch clause starting at 18:
	  VTX_READ_128 T1.XYZW, T0.X, 48, #1
	Fetch clause starting at 20:
	  VTX_READ_128 T1.XYZW, T0.X, 0, #1
	Fetch clause starting at 22:
	  VTX_READ_128 T1.XYZW, T0.X, 16, #1
	ALU clause starting at 24:
	  MULLO_INT   T0.X (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Y, KC0[1].Z, T1.X,  
.Ltmp610:
	  MULLO_INT   T0.Z (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT * T0.W (MASKED), KC0[1].Z, T1.X,  
.Ltmp611:
	  ADD_INT * T0.W, PV.Y, T0.X,  
	  ADD_INT * T0.W, PV.W, KC0[3].Y,  
	ALU clause starting at 30:
	  LSHL * T0.W, T0.W, literal.x,  
	6(8.407791e-45), 0(0.000000e+00)
	  AND_INT * T0.Y, T0.X, literal.x,  
	7(9.809089e-45), 0(0.000000e+00)
	ALU clause starting at 34:
	  ADD_INT   T0.Z, KC0[2].Z, T0.W,  
	  ADD_INT * T1.W, KC0[2].Y, T0.W,  
	  ADD_INT   T1.Y, PV.W, literal.x,  
	  ADD_INT   T0.Z, PV.Z, literal.y,  
	  SETGT_UINT * T1.W, T0.Y, literal.z,  
	192(2.690493e-43), -320(nan)
	4(5.605194e-45), 0(0.000000e+00)
	  CNDE_INT * T0.X, PV.W, PV.Y, PV.Z, 
	ALU clause starting at 42:
	  ADD_INT * T0.W, KC0[2].W, T0.W,  
	  ADD_INT * T2.W, PV.W, literal.x,  
	32(4.484155e-44), 0(0.000000e+00)
	  LSHR * T2.X, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	ALU clause starting at 47:
	  ADD_INT * T2.W, T0.W, literal.x,  
	48(6.726233e-44), 0(0.000000e+00)
	  LSHR * T2.X, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	ALU clause starting at 51:
	  LSHR * T2.X, T0.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	ALU clause starting at 53:
	  ADD_INT * T0.W, T0.W, literal.x,  
	16(2.242078e-44), 0(0.000000e+00)
	  LSHR * T0.X, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
.Ltmp612:
.Lfunc_end98:
	.size	intel_shuffle_down_float16_simd8, .Lfunc_end98-intel_shuffle_down_float16_simd8

	.section	.AMDGPU.config
	.long	166100
	.long	3
	.long	165900
	.long	0
	.long	166120
	.long	0
	.text
	.globl	intel_shuffle_up_float16_simd8
	.p2align	8
	.type	intel_shuffle_up_float16_simd8,@function
intel_shuffle_up_float16_simd8:
intel_shuffle_up_float16_simd8$local:
.Lfunc_begin99:
	ALU 5, @24, KC0[CB0:0-32], KC1[]
.Ltmp613:
	ALU 8, @30, KC0[CB0:0-32], KC1[]
.Ltmp614:
	ALU 0, @39, KC0[], KC1[]
.Ltmp615:
	TEX 0 @16
	ALU 4, @40, KC0[CB0:0-32], KC1[]
	MEM_RAT_CACHELESS STORE_DWORD T1, T2.X
	TEX 0 @18
	ALU 3, @45, KC0[], KC1[]
	MEM_RAT_CACHELESS STORE_DWORD T1, T2.X
	TEX 0 @20
	ALU 1, @49, KC0[], KC1[]
	MEM_RAT_CACHELESS STORE_DWORD T1, T2.X
	TEX 0 @22
	ALU 3, @51, KC0[], KC1[]
	MEM_RAT_CACHELESS STORE_DWORD T1, T0.X
	CF_END
	Fetch clause starting at 16:
	  VTX_READ_128 T1.XYZW, T0.X, 32, #1
	Fetch clause starting at 18:
	  VTX_READ_128 T1.XYZW, T0.X, 48, #1
	Fetch clause starting at 20:
	  VTX_READ_128 T1.XYZW, T0.X, 0, #1
	Fetch clause starting at 22:
	  VTX_READ_128 T1.XYZW, T0.X, 16, #1
	ALU clause starting at 24:
	  MULLO_INT   T0.X (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Y, KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Z (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT * T0.W (MASKED), KC0[1].Z, T1.X,  
.Ltmp616:
	  ADD_INT * T0.W, PV.Y, T0.X,  
	  ADD_INT * T0.W, PV.W, KC0[3].Y,  
	ALU clause starting at 30:
	  LSHL * T0.W, T0.W, literal.x,  
	6(8.407791e-45), 0(0.000000e+00)
	  ADD_INT   T0.Z, KC0[2].Y, PV.W,  
	  ADD_INT * T1.W, KC0[2].Z, PV.W,  
	  ADD_INT   T0.Y, PV.W, literal.x,  
	  ADD_INT   T0.Z, PV.Z, literal.y,  
	  AND_INT * T1.W, T0.X, literal.z,  
	-128(nan), 384(5.380986e-43)
	6(8.407791e-45), 0(0.000000e+00)
	ALU clause starting at 39:
	  CNDE_INT * T0.X, T1.W, T0.Z, T0.Y, 
	ALU clause starting at 40:
	  ADD_INT * T0.W, KC0[2].W, T0.W,  
	  ADD_INT * T2.W, PV.W, literal.x,  
	32(4.484155e-44), 0(0.000000e+00)
	  LSHR * T2.X, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	ALU clause starting at 45:
	  ADD_INT * T2.W, T0.W, literal.x,  
	48(6.726233e-44), 0(0.000000e+00)
	  LSHR * T2.X, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	ALU clause starting at 49:
	  LSHR * T2.X, T0.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	ALU clause starting at 51:
	  ADD_INT * T0.W, T0.W, literal.x,  
	16(2.242078e-44), 0(0.000000e+00)
	  LSHR * T0.X, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
.Ltmp617:
.Lfunc_end99:
	.size	intel_shuffle_up_float16_simd8, .Lfunc_end99-intel_shuffle_up_float16_simd8

	.section	.AMDGPU.config
	.long	166100
	.long	8
	.long	165900
	.long	0
	.long	166120
	.long	0
	.text
	.globl	intel_reduce_short_simd16
	.p2align	8
	.type	intel_reduce_short_simd16,@function
intel_reduce_short_simd16:
intel_reduce_short_simd16$local:
.Lfunc_begin100:
	ALU 5, @56, KC0[CB0:0-32], KC1[]
.Ltmp618:
	ALU 4, @62, KC0[CB0:0-32], KC1[]
.Ltmp619:
	TEX 1 @24
.Ltmp620:
	TEX 1 @28
	ALU 0, @67, KC0[], KC1[]
.Ltmp621:
	ALU 0, @68, KC0[], KC1[]
.Ltmp622:
	TEX 4 @32
	ALU 0, @69, KC0[], KC1[]
.Ltmp623:
	ALU 0, @70, KC0[], KC1[]
.Ltmp624:
	ALU 0, @71, KC0[], KC1[]
.Ltmp625:
	ALU 0, @72, KC0[], KC1[]
.Ltmp626:
	ALU 0, @73, KC0[], KC1[]
.Ltmp627:
	TEX 6 @42
	ALU 0, @74, KC0[], KC1[]
.Ltmp628:
	ALU 0, @75, KC0[], KC1[]
.Ltmp629:
	ALU 0, @76, KC0[], KC1[]
.Ltmp630:
	ALU 0, @77, KC0[], KC1[]
.Ltmp631:
	ALU 0, @78, KC0[], KC1[]
.Ltmp632:
	ALU 1, @79, KC0[], KC1[]
.Ltmp633:
	ALU 0, @81, KC0[], KC1[]
.Ltmp634:
	ALU 3, @82, KC0[CB0:0-32], KC1[]
.Ltmp635:
	ALU 9, @86, KC0[], KC1[]
	MEM_RAT MSKOR T1.XW, T0.X
	CF_END
	Fetch clause starting at 24:
.Ltmp636:
	  VTX_READ_16 T1.X, T0.X, 2, #1
.Ltmp637:
	  VTX_READ_16 T2.X, T0.X, 0, #1
	Fetch clause starting at 28:
.Ltmp638:
	  VTX_READ_16 T3.X, T0.X, 6, #1
	  VTX_READ_16 T4.X, T0.X, 4, #1
.Ltmp639:
	Fetch clause starting at 32:
.Ltmp640:
	  VTX_READ_16 T1.X, T0.X, 16, #1
	  VTX_READ_16 T2.X, T0.X, 14, #1
	  VTX_READ_16 T4.X, T0.X, 12, #1
	  VTX_READ_16 T5.X, T0.X, 10, #1
	  VTX_READ_16 T6.X, T0.X, 8, #1
.Ltmp641:
	Fetch clause starting at 42:
.Ltmp642:
	  VTX_READ_16 T2.X, T0.X, 30, #1
	  VTX_READ_16 T3.X, T0.X, 28, #1
	  VTX_READ_16 T4.X, T0.X, 26, #1
	  VTX_READ_16 T5.X, T0.X, 24, #1
	  VTX_READ_16 T6.X, T0.X, 22, #1
	  VTX_READ_16 T7.X, T0.X, 20, #1
	  VTX_READ_16 T0.X, T0.X, 18, #1
.Ltmp643:
	ALU clause starting at 56:
	  MULLO_INT   T0.X (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Y, KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Z (MASKED), KC0[1].Z, T1.X,  
.Ltmp644:
	  MULLO_INT * T0.W (MASKED), KC0[1].Z, T1.X,  
	  ADD_INT * T0.W, PV.Y, T0.X,  
	  ADD_INT * T0.Z, PV.W, KC0[3].Y,  
	ALU clause starting at 62:
	  AND_INT * T0.W, T0.X, literal.x,  
	15(2.101948e-44), 0(0.000000e+00)
	  SUB_INT * T0.W, T0.Z, PV.W,  
	  LSHL * T0.W, PV.W, 1,  
	  ADD_INT * T0.X, KC0[2].Y, PV.W,  
	ALU clause starting at 67:
.Ltmp645:
	  ADD_INT * T0.W, T1.X, T2.X,  
.Ltmp646:
	ALU clause starting at 68:
.Ltmp647:
	  ADD_INT * T0.W, T4.X, T0.W,  
.Ltmp648:
	ALU clause starting at 69:
.Ltmp649:
	  ADD_INT * T0.W, T3.X, T0.W,  
.Ltmp650:
	ALU clause starting at 70:
.Ltmp651:
	  ADD_INT * T0.W, T6.X, T0.W,  
.Ltmp652:
	ALU clause starting at 71:
.Ltmp653:
	  ADD_INT * T0.W, T5.X, T0.W,  
.Ltmp654:
	ALU clause starting at 72:
.Ltmp655:
	  ADD_INT * T0.W, T4.X, T0.W,  
.Ltmp656:
	ALU clause starting at 73:
.Ltmp657:
	  ADD_INT * T0.W, T2.X, T0.W,  
.Ltmp658:
	ALU clause starting at 74:
.Ltmp659:
	  ADD_INT * T0.W, T1.X, T0.W,  
.Ltmp660:
	ALU clause starting at 75:
.Ltmp661:
	  ADD_INT * T0.W, T0.X, T0.W,  
.Ltmp662:
	ALU clause starting at 76:
.Ltmp663:
	  ADD_INT * T0.W, T7.X, T0.W,  
.Ltmp664:
	ALU clause starting at 77:
.Ltmp665:
	  ADD_INT * T0.W, T6.X, T0.W,  
.Ltmp666:
	ALU clause starting at 78:
.Ltmp667:
	  ADD_INT * T0.W, T5.X, T0.W,  
.Ltmp668:
	ALU clause starting at 79:
	  LSHL   T0.Z, T0.Z, 1,  
.Ltmp669:
	  ADD_INT * T0.W, T4.X, T0.W,  
.Ltmp670:
	ALU clause starting at 81:
.Ltmp671:
	  ADD_INT * T1.Z, T3.X, T0.W,  
.Ltmp672:
	ALU clause starting at 82:
	  ADD_INT * T0.W, KC0[2].W, T0.Z,  
	  AND_INT   T0.Z, PV.W, literal.x,  
.Ltmp673:
	  ADD_INT * T1.W, T2.X, T1.Z,  
.Ltmp674:
	3(4.203895e-45), 0(0.000000e+00)
.Ltmp675:
	ALU clause starting at 86:
	  AND_INT   T1.Z, T1.W, literal.x,  
	  LSHL * T1.W, T0.Z, literal.y,  
	65535(9.183409e-41), 3(4.203895e-45)
	  LSHL   T1.X, PV.Z, PV.W,  
	  LSHL * T1.W, literal.x, PV.W,  
	65535(9.183409e-41), 0(0.000000e+00)
	  MOV   T1.Y, 0.0,  
	  MOV * T1.Z, 0.0,  
	  LSHR * T0.X, T0.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
.Ltmp676:
.Lfunc_end100:
	.size	intel_reduce_short_simd16, .Lfunc_end100-intel_reduce_short_simd16

	.section	.AMDGPU.config
	.long	166100
	.long	515
	.long	165900
	.long	0
	.long	166120
	.long	0
	.text
	.globl	intel_inclusive_short_simd16
	.p2align	8
	.type	intel_inclusive_short_simd16,@function
intel_inclusive_short_simd16:
intel_inclusive_short_simd16$local:
.Lfunc_begin101:
	ALU 5, @26, KC0[CB0:0-32], KC1[]
.Ltmp677:
	ALU 1, @32, KC0[], KC1[]
.Ltmp678:
	ALU 2, @34, KC0[CB0:0-32], KC1[]
	TEX 0 @22
.Ltmp679:
	ALU_PUSH_BEFORE 1, @37, KC0[], KC1[]
	JUMP @18 POP:1
	ALU 0, @39, KC0[CB0:0-32], KC1[]
.Ltmp680:
	ALU 2, @40, KC0[], KC1[]
	LOOP_START_DX10 @17
.Ltmp681:
	TEX 0 @24
	ALU 5, @43, KC0[], KC1[]
.Ltmp682:
	ALU 3, @49, KC0[], KC1[]
	ALU_PUSH_BEFORE 1, @53, KC0[], KC1[]
	JUMP @16 POP:1
	LOOP_BREAK @16
	POP @16 POP:1
	END_LOOP @9
	POP @18 POP:1
	ALU 0, @55, KC0[CB0:0-32], KC1[]
.Ltmp683:
	ALU 12, @56, KC0[], KC1[]
	MEM_RAT MSKOR T1.XW, T0.X
	CF_END
	Fetch clause starting at 22:
	  VTX_READ_16 T0.X, T0.X, 0, #1
	Fetch clause starting at 24:
.Ltmp684:
	  VTX_READ_16 T2.X, T1.X, 0, #1
.Ltmp685:
	ALU clause starting at 26:
	  MULLO_INT   T0.X (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Y, KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Z (MASKED), KC0[1].Z, T1.X,  
.Ltmp686:
	  MULLO_INT * T0.W (MASKED), KC0[1].Z, T1.X,  
.Ltmp687:
	  ADD_INT * T0.W, PV.Y, T0.X,  
	  ADD_INT * T0.Z, PV.W, KC0[3].Y,  
	ALU clause starting at 32:
	  AND_INT * T0.W, T0.X, literal.x,  
	15(2.101948e-44), 0(0.000000e+00)
	ALU clause starting at 34:
	  SUB_INT * T1.W, T0.Z, T0.W,  
	  LSHL * T1.W, PV.W, 1,  
	  ADD_INT * T0.X, KC0[2].Y, PV.W,  
	ALU clause starting at 37:
.Ltmp688:
	  SETE_INT * T2.W, T0.W, 0.0,  
.Ltmp689:
	  PRED_SETE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
.Ltmp690:
	ALU clause starting at 39:
	  MOV * T2.W, KC0[2].Y,  
	ALU clause starting at 40:
.Ltmp691:
	  ADD_INT * T1.W, T1.W, T2.W,  
	  ADD_INT * T1.X, PV.W, literal.x,  
.Ltmp692:
	2(2.802597e-45), 0(0.000000e+00)
.Ltmp693:
	ALU clause starting at 43:
.Ltmp694:
	  BFE_INT   T1.Z, T2.X, 0.0, literal.x, 
.Ltmp695:
	  BFE_INT * T1.W, T0.X, 0.0, literal.x, BS:VEC_120/SCL_212
	16(2.242078e-44), 0(0.000000e+00)
	  ADD_INT   T1.X, T1.X, literal.x,  
	  MIN_INT * T1.Z, PV.W, PV.Z,  
.Ltmp696:
	2(2.802597e-45), 0(0.000000e+00)
	ALU clause starting at 49:
.Ltmp697:
	  ADD_INT * T0.W, T0.W, literal.x,  
	-1(nan), 0(0.000000e+00)
	  AND_INT * T0.X, T1.Z, literal.x,  
.Ltmp698:
	65535(9.183409e-41), 0(0.000000e+00)
.Ltmp699:
	ALU clause starting at 53:
.Ltmp700:
	  SETE_INT * T1.W, T0.W, 0.0,  
	  PRED_SETNE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
.Ltmp701:
	ALU clause starting at 55:
	  MOV * T0.W, KC0[2].W,  
	ALU clause starting at 56:
	  LSHL * T1.W, T0.Z, 1,  
	  ADD_INT * T0.W, T0.W, PV.W,  
	  AND_INT * T1.W, PV.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  LSHL * T1.W, PV.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  LSHL   T1.X, T0.X, PV.W,  
	  LSHL * T1.W, literal.x, PV.W,  
	65535(9.183409e-41), 0(0.000000e+00)
	  MOV   T1.Y, 0.0,  
	  MOV * T1.Z, 0.0,  
	  LSHR * T0.X, T0.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
.Ltmp702:
.Lfunc_end101:
	.size	intel_inclusive_short_simd16, .Lfunc_end101-intel_inclusive_short_simd16

	.section	.AMDGPU.config
	.long	166100
	.long	514
	.long	165900
	.long	0
	.long	166120
	.long	0
	.text
	.globl	intel_exclusive_short_simd16
	.p2align	8
	.type	intel_exclusive_short_simd16,@function
intel_exclusive_short_simd16:
intel_exclusive_short_simd16$local:
.Lfunc_begin102:
	ALU 1, @24, KC0[], KC1[]
.Ltmp703:
	ALU 6, @26, KC0[CB0:0-32], KC1[]
.Ltmp704:
	ALU_PUSH_BEFORE 1, @33, KC0[], KC1[]
	JUMP @16 POP:1
.Ltmp705:
	ALU 5, @35, KC0[CB0:0-32], KC1[]
.Ltmp706:
	ALU 2, @41, KC0[], KC1[]
	LOOP_START_DX10 @15
.Ltmp707:
	TEX 0 @22
	ALU 0, @44, KC0[], KC1[]
.Ltmp708:
	ALU 4, @45, KC0[], KC1[]
	ALU_PUSH_BEFORE 1, @50, KC0[], KC1[]
	JUMP @14 POP:1
	LOOP_BREAK @14
	POP @14 POP:1
	END_LOOP @7
	POP @16 POP:1
	ALU 0, @52, KC0[CB0:0-32], KC1[]
.Ltmp709:
	ALU 0, @53, KC0[CB0:0-32], KC1[]
.Ltmp710:
	ALU 12, @54, KC0[], KC1[]
	MEM_RAT MSKOR T1.XW, T0.X
	CF_END
	PAD
	Fetch clause starting at 22:
.Ltmp711:
	  VTX_READ_16 T1.X, T0.X, 0, #1
.Ltmp712:
	ALU clause starting at 24:
	  AND_INT * T0.W, T0.X, literal.x,  
.Ltmp713:
	15(2.101948e-44), 0(0.000000e+00)
.Ltmp714:
	ALU clause starting at 26:
	  MULLO_INT   T1.X, KC0[1].Z, T1.X,  
	  MULLO_INT   T1.Y (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT   T1.Z (MASKED), KC0[1].Z, T1.X,  
.Ltmp715:
	  MULLO_INT * T1.W (MASKED), KC0[1].Z, T1.X,  
.Ltmp716:
	  MOV   T0.Y, literal.x,  
	  ADD_INT * T0.Z, PV.X, T0.X,  
.Ltmp717:
	0(0.000000e+00), 0(0.000000e+00)
	ALU clause starting at 33:
.Ltmp718:
	  SETE_INT * T1.W, T0.W, 0.0,  
	  PRED_SETE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
.Ltmp719:
	ALU clause starting at 35:
	  MOV * T1.W, KC0[3].Y,  
.Ltmp720:
	  ADD_INT * T1.W, T0.X, PV.W,  
	  ADD_INT * T1.W, PV.W, T1.X,  
	  SUB_INT * T1.W, PV.W, T0.W,  
	  LSHL   T1.Z, PV.W, 1,  
	  MOV * T1.W, KC0[2].Y,  
.Ltmp721:
	ALU clause starting at 41:
.Ltmp722:
	  ADD_INT   T0.X, T1.W, T1.Z,  
	  MOV * T0.Y, literal.x,  
	0(0.000000e+00), 0(0.000000e+00)
.Ltmp723:
	ALU clause starting at 44:
.Ltmp724:
	  ADD_INT * T1.Z, T1.X, T0.Y,  
.Ltmp725:
	ALU clause starting at 45:
.Ltmp726:
	  ADD_INT * T0.W, T0.W, literal.x,  
	-1(nan), 0(0.000000e+00)
	  ADD_INT   T0.X, T0.X, literal.x,  
	  AND_INT * T0.Y, T1.Z, literal.y,  
.Ltmp727:
	2(2.802597e-45), 65535(9.183409e-41)
.Ltmp728:
	ALU clause starting at 50:
.Ltmp729:
	  SETE_INT * T1.W, T0.W, 0.0,  
	  PRED_SETNE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
.Ltmp730:
	ALU clause starting at 52:
	  ADD_INT * T0.Z, T0.Z, KC0[3].Y,  
	ALU clause starting at 53:
	  MOV * T0.W, KC0[2].W,  
	ALU clause starting at 54:
	  LSHL * T1.W, T0.Z, 1,  
	  ADD_INT * T0.W, T0.W, PV.W,  
	  AND_INT * T1.W, PV.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  LSHL * T1.W, PV.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  LSHL   T1.X, T0.Y, PV.W,  
	  LSHL * T1.W, literal.x, PV.W,  
	65535(9.183409e-41), 0(0.000000e+00)
	  MOV   T1.Y, 0.0,  
	  MOV * T1.Z, 0.0,  
	  LSHR * T0.X, T0.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
.Ltmp731:
.Lfunc_end102:
	.size	intel_exclusive_short_simd16, .Lfunc_end102-intel_exclusive_short_simd16

	.section	.AMDGPU.config
	.long	166100
	.long	2
	.long	165900
	.long	0
	.long	166120
	.long	0
	.text
	.globl	intel_broadcast_short_simd16
	.p2align	8
	.type	intel_broadcast_short_simd16,@function
intel_broadcast_short_simd16:
intel_broadcast_short_simd16$local:
.Lfunc_begin103:
	ALU 5, @8, KC0[CB0:0-32], KC1[]
.Ltmp732:
	ALU 4, @14, KC0[CB0:0-32], KC1[]
	TEX 0 @6
.Ltmp733:
	ALU 13, @19, KC0[CB0:0-32], KC1[]
	MEM_RAT MSKOR T1.XW, T0.X
	CF_END
	Fetch clause starting at 6:
	  VTX_READ_16 T0.X, T0.X, 10, #1
.Ltmp734:
	ALU clause starting at 8:
	  MULLO_INT   T0.X (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Y, KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Z (MASKED), KC0[1].Z, T1.X,  
.Ltmp735:
	  MULLO_INT * T0.W (MASKED), KC0[1].Z, T1.X,  
	  ADD_INT * T0.W, PV.Y, T0.X,  
	  ADD_INT * T0.Z, PV.W, KC0[3].Y,  
	ALU clause starting at 14:
	  AND_INT * T0.W, T0.X, literal.x,  
	15(2.101948e-44), 0(0.000000e+00)
	  SUB_INT * T0.W, T0.Z, PV.W,  
	  LSHL * T0.W, PV.W, 1,  
	  ADD_INT * T0.X, KC0[2].Y, PV.W,  
	ALU clause starting at 19:
	  LSHL * T0.W, T0.Z, 1,  
	  ADD_INT * T0.W, KC0[2].W, PV.W,  
	  AND_INT * T1.W, PV.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  AND_INT   T0.Z, T0.X, literal.x,  
	  LSHL * T1.W, PV.W, literal.y,  
	65535(9.183409e-41), 3(4.203895e-45)
	  LSHL   T1.X, PV.Z, PV.W,  
	  LSHL * T1.W, literal.x, PV.W,  
	65535(9.183409e-41), 0(0.000000e+00)
	  MOV   T1.Y, 0.0,  
	  MOV * T1.Z, 0.0,  
	  LSHR * T0.X, T0.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
.Ltmp736:
.Lfunc_end103:
	.size	intel_broadcast_short_simd16, .Lfunc_end103-intel_broadcast_short_simd16

	.section	.AMDGPU.config
	.long	166100
	.long	8
	.long	165900
	.long	0
	.long	166120
	.long	0
	.text
	.globl	intel_reduce_ushort_simd8
	.p2align	8
	.type	intel_reduce_ushort_simd8,@function
intel_reduce_ushort_simd8:
intel_reduce_ushort_simd8$local:
.Lfunc_begin104:
	ALU 5, @30, KC0[CB0:0-32], KC1[]
.Ltmp737:
	ALU 4, @36, KC0[CB0:0-32], KC1[]
.Ltmp738:
	TEX 1 @14
.Ltmp739:
	TEX 5 @18
	ALU 0, @41, KC0[], KC1[]
.Ltmp740:
	ALU 0, @42, KC0[], KC1[]
.Ltmp741:
	ALU 0, @43, KC0[], KC1[]
.Ltmp742:
	ALU 0, @44, KC0[], KC1[]
.Ltmp743:
	ALU 1, @45, KC0[], KC1[]
.Ltmp744:
	ALU 0, @47, KC0[], KC1[]
.Ltmp745:
	ALU 3, @48, KC0[CB0:0-32], KC1[]
.Ltmp746:
	ALU 9, @52, KC0[], KC1[]
	MEM_RAT MSKOR T1.XW, T0.X
	CF_END
	Fetch clause starting at 14:
.Ltmp747:
	  VTX_READ_16 T1.X, T0.X, 2, #1
.Ltmp748:
	  VTX_READ_16 T2.X, T0.X, 0, #1
	Fetch clause starting at 18:
.Ltmp749:
	  VTX_READ_16 T3.X, T0.X, 14, #1
	  VTX_READ_16 T4.X, T0.X, 12, #1
	  VTX_READ_16 T5.X, T0.X, 10, #1
	  VTX_READ_16 T6.X, T0.X, 8, #1
	  VTX_READ_16 T7.X, T0.X, 6, #1
	  VTX_READ_16 T0.X, T0.X, 4, #1
.Ltmp750:
	ALU clause starting at 30:
	  MULLO_INT   T0.X (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Y, KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Z (MASKED), KC0[1].Z, T1.X,  
.Ltmp751:
	  MULLO_INT * T0.W (MASKED), KC0[1].Z, T1.X,  
	  ADD_INT * T0.W, PV.Y, T0.X,  
	  ADD_INT * T0.Z, PV.W, KC0[3].Y,  
	ALU clause starting at 36:
	  AND_INT * T0.W, T0.X, literal.x,  
	7(9.809089e-45), 0(0.000000e+00)
	  SUB_INT * T0.W, T0.Z, PV.W,  
	  LSHL * T0.W, PV.W, 1,  
	  ADD_INT * T0.X, KC0[2].Y, PV.W,  
	ALU clause starting at 41:
.Ltmp752:
	  ADD_INT * T0.W, T1.X, T2.X,  
.Ltmp753:
	ALU clause starting at 42:
.Ltmp754:
	  ADD_INT * T0.W, T0.X, T0.W,  
.Ltmp755:
	ALU clause starting at 43:
.Ltmp756:
	  ADD_INT * T0.W, T7.X, T0.W,  
.Ltmp757:
	ALU clause starting at 44:
.Ltmp758:
	  ADD_INT * T0.W, T6.X, T0.W,  
.Ltmp759:
	ALU clause starting at 45:
	  LSHL   T0.Z, T0.Z, 1,  
.Ltmp760:
	  ADD_INT * T0.W, T5.X, T0.W,  
.Ltmp761:
	ALU clause starting at 47:
.Ltmp762:
	  ADD_INT * T1.Z, T4.X, T0.W,  
.Ltmp763:
	ALU clause starting at 48:
	  ADD_INT * T0.W, KC0[2].W, T0.Z,  
	  AND_INT   T0.Z, PV.W, literal.x,  
.Ltmp764:
	  ADD_INT * T1.W, T3.X, T1.Z,  
.Ltmp765:
	3(4.203895e-45), 0(0.000000e+00)
.Ltmp766:
	ALU clause starting at 52:
	  AND_INT   T1.Z, T1.W, literal.x,  
	  LSHL * T1.W, T0.Z, literal.y,  
	65535(9.183409e-41), 3(4.203895e-45)
	  LSHL   T1.X, PV.Z, PV.W,  
	  LSHL * T1.W, literal.x, PV.W,  
	65535(9.183409e-41), 0(0.000000e+00)
	  MOV   T1.Y, 0.0,  
	  MOV * T1.Z, 0.0,  
	  LSHR * T0.X, T0.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
.Ltmp767:
.Lfunc_end104:
	.size	intel_reduce_ushort_simd8, .Lfunc_end104-intel_reduce_ushort_simd8

	.section	.AMDGPU.config
	.long	166100
	.long	515
	.long	165900
	.long	0
	.long	166120
	.long	0
	.text
	.globl	intel_inclusive_ushort_simd8
	.p2align	8
	.type	intel_inclusive_ushort_simd8,@function
intel_inclusive_ushort_simd8:
intel_inclusive_ushort_simd8$local:
.Lfunc_begin105:
	ALU 5, @26, KC0[CB0:0-32], KC1[]
.Ltmp768:
	ALU 1, @32, KC0[], KC1[]
.Ltmp769:
	ALU 2, @34, KC0[CB0:0-32], KC1[]
	TEX 0 @22
.Ltmp770:
	ALU_PUSH_BEFORE 1, @37, KC0[], KC1[]
	JUMP @17 POP:1
	ALU 0, @39, KC0[CB0:0-32], KC1[]
.Ltmp771:
	ALU 2, @40, KC0[], KC1[]
	LOOP_START_DX10 @16
.Ltmp772:
	TEX 0 @24
	ALU 5, @43, KC0[], KC1[]
	ALU_PUSH_BEFORE 1, @49, KC0[], KC1[]
	JUMP @15 POP:1
	LOOP_BREAK @15
	POP @15 POP:1
	END_LOOP @9
	POP @17 POP:1
	ALU 0, @51, KC0[CB0:0-32], KC1[]
.Ltmp773:
	ALU 12, @52, KC0[], KC1[]
	MEM_RAT MSKOR T1.XW, T0.X
	CF_END
	PAD
	Fetch clause starting at 22:
	  VTX_READ_16 T0.X, T0.X, 0, #1
.Ltmp774:
	Fetch clause starting at 24:
.Ltmp775:
	  VTX_READ_16 T2.X, T1.X, 0, #1
.Ltmp776:
	ALU clause starting at 26:
	  MULLO_INT   T0.X (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Y, KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Z (MASKED), KC0[1].Z, T1.X,  
.Ltmp777:
	  MULLO_INT * T0.W (MASKED), KC0[1].Z, T1.X,  
.Ltmp778:
	  ADD_INT * T0.W, PV.Y, T0.X,  
	  ADD_INT * T0.Z, PV.W, KC0[3].Y,  
	ALU clause starting at 32:
	  AND_INT * T0.W, T0.X, literal.x,  
	7(9.809089e-45), 0(0.000000e+00)
	ALU clause starting at 34:
	  SUB_INT * T1.W, T0.Z, T0.W,  
	  LSHL * T1.W, PV.W, 1,  
	  ADD_INT * T0.X, KC0[2].Y, PV.W,  
	ALU clause starting at 37:
.Ltmp779:
	  SETE_INT * T2.W, T0.W, 0.0,  
.Ltmp780:
	  PRED_SETE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
.Ltmp781:
	ALU clause starting at 39:
	  MOV * T2.W, KC0[2].Y,  
	ALU clause starting at 40:
.Ltmp782:
	  ADD_INT * T1.W, T1.W, T2.W,  
	  ADD_INT * T1.X, PV.W, literal.x,  
.Ltmp783:
	2(2.802597e-45), 0(0.000000e+00)
.Ltmp784:
	ALU clause starting at 43:
.Ltmp785:
	  ADD_INT   T1.X, T1.X, literal.x,  
	  AND_INT   T1.Z, T0.X, literal.y,  BS:VEC_120/SCL_212
	  ADD_INT * T0.W, T0.W, literal.z,  
	2(2.802597e-45), 65535(9.183409e-41)
	-1(nan), 0(0.000000e+00)
	  MIN_UINT * T0.X, PV.Z, T2.X,  
.Ltmp786:
	ALU clause starting at 49:
.Ltmp787:
	  SETE_INT * T1.W, T0.W, 0.0,  
	  PRED_SETNE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
.Ltmp788:
	ALU clause starting at 51:
	  MOV * T0.W, KC0[2].W,  
	ALU clause starting at 52:
	  LSHL * T1.W, T0.Z, 1,  
	  ADD_INT * T0.W, T0.W, PV.W,  
	  AND_INT * T1.W, PV.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  LSHL * T1.W, PV.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  LSHL   T1.X, T0.X, PV.W,  
	  LSHL * T1.W, literal.x, PV.W,  
	65535(9.183409e-41), 0(0.000000e+00)
	  MOV   T1.Y, 0.0,  
	  MOV * T1.Z, 0.0,  
	  LSHR * T0.X, T0.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
.Ltmp789:
.Lfunc_end105:
	.size	intel_inclusive_ushort_simd8, .Lfunc_end105-intel_inclusive_ushort_simd8

	.section	.AMDGPU.config
	.long	166100
	.long	514
	.long	165900
	.long	0
	.long	166120
	.long	0
	.text
	.globl	intel_exclusive_ushort_simd8
	.p2align	8
	.type	intel_exclusive_ushort_simd8,@function
intel_exclusive_ushort_simd8:
intel_exclusive_ushort_simd8$local:
.Lfunc_begin106:
	ALU 1, @24, KC0[], KC1[]
.Ltmp790:
	ALU 6, @26, KC0[CB0:0-32], KC1[]
.Ltmp791:
	ALU_PUSH_BEFORE 1, @33, KC0[], KC1[]
	JUMP @16 POP:1
.Ltmp792:
	ALU 5, @35, KC0[CB0:0-32], KC1[]
.Ltmp793:
	ALU 2, @41, KC0[], KC1[]
	LOOP_START_DX10 @15
.Ltmp794:
	TEX 0 @22
	ALU 0, @44, KC0[], KC1[]
.Ltmp795:
	ALU 4, @45, KC0[], KC1[]
	ALU_PUSH_BEFORE 1, @50, KC0[], KC1[]
	JUMP @14 POP:1
	LOOP_BREAK @14
	POP @14 POP:1
	END_LOOP @7
	POP @16 POP:1
	ALU 0, @52, KC0[CB0:0-32], KC1[]
.Ltmp796:
	ALU 0, @53, KC0[CB0:0-32], KC1[]
.Ltmp797:
	ALU 12, @54, KC0[], KC1[]
	MEM_RAT MSKOR T1.XW, T0.X
	CF_END
	PAD
	Fetch clause starting at 22:
.Ltmp798:
	  VTX_READ_16 T1.X, T0.X, 0, #1
.Ltmp799:
	ALU clause starting at 24:
	  AND_INT * T0.W, T0.X, literal.x,  
.Ltmp800:
	7(9.809089e-45), 0(0.000000e+00)
.Ltmp801:
	ALU clause starting at 26:
	  MULLO_INT   T1.X, KC0[1].Z, T1.X,  
	  MULLO_INT   T1.Y (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT   T1.Z (MASKED), KC0[1].Z, T1.X,  
.Ltmp802:
	  MULLO_INT * T1.W (MASKED), KC0[1].Z, T1.X,  
.Ltmp803:
	  MOV   T0.Y, literal.x,  
	  ADD_INT * T0.Z, PV.X, T0.X,  
.Ltmp804:
	0(0.000000e+00), 0(0.000000e+00)
	ALU clause starting at 33:
.Ltmp805:
	  SETE_INT * T1.W, T0.W, 0.0,  
	  PRED_SETE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
.Ltmp806:
	ALU clause starting at 35:
	  MOV * T1.W, KC0[3].Y,  
.Ltmp807:
	  ADD_INT * T1.W, T0.X, PV.W,  
	  ADD_INT * T1.W, PV.W, T1.X,  
	  SUB_INT * T1.W, PV.W, T0.W,  
	  LSHL   T1.Z, PV.W, 1,  
	  MOV * T1.W, KC0[2].Y,  
.Ltmp808:
	ALU clause starting at 41:
.Ltmp809:
	  ADD_INT   T0.X, T1.W, T1.Z,  
	  MOV * T0.Y, literal.x,  
	0(0.000000e+00), 0(0.000000e+00)
.Ltmp810:
	ALU clause starting at 44:
.Ltmp811:
	  ADD_INT * T1.Z, T1.X, T0.Y,  
.Ltmp812:
	ALU clause starting at 45:
.Ltmp813:
	  ADD_INT * T0.W, T0.W, literal.x,  
	-1(nan), 0(0.000000e+00)
	  ADD_INT   T0.X, T0.X, literal.x,  
	  AND_INT * T0.Y, T1.Z, literal.y,  
.Ltmp814:
	2(2.802597e-45), 65535(9.183409e-41)
.Ltmp815:
	ALU clause starting at 50:
.Ltmp816:
	  SETE_INT * T1.W, T0.W, 0.0,  
	  PRED_SETNE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
.Ltmp817:
	ALU clause starting at 52:
	  ADD_INT * T0.Z, T0.Z, KC0[3].Y,  
	ALU clause starting at 53:
	  MOV * T0.W, KC0[2].W,  
	ALU clause starting at 54:
	  LSHL * T1.W, T0.Z, 1,  
	  ADD_INT * T0.W, T0.W, PV.W,  
	  AND_INT * T1.W, PV.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  LSHL * T1.W, PV.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  LSHL   T1.X, T0.Y, PV.W,  
	  LSHL * T1.W, literal.x, PV.W,  
	65535(9.183409e-41), 0(0.000000e+00)
	  MOV   T1.Y, 0.0,  
	  MOV * T1.Z, 0.0,  
	  LSHR * T0.X, T0.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
.Ltmp818:
.Lfunc_end106:
	.size	intel_exclusive_ushort_simd8, .Lfunc_end106-intel_exclusive_ushort_simd8

	.section	.AMDGPU.config
	.long	166100
	.long	2
	.long	165900
	.long	0
	.long	166120
	.long	0
	.text
	.globl	intel_broadcast_ushort_simd8
	.p2align	8
	.type	intel_broadcast_ushort_simd8,@function
intel_broadcast_ushort_simd8:
intel_broadcast_ushort_simd8$local:
.Lfunc_begin107:
	ALU 5, @8, KC0[CB0:0-32], KC1[]
.Ltmp819:
	ALU 4, @14, KC0[CB0:0-32], KC1[]
	TEX 0 @6
.Ltmp820:
	ALU 13, @19, KC0[CB0:0-32], KC1[]
	MEM_RAT MSKOR T1.XW, T0.X
	CF_END
	Fetch clause starting at 6:
	  VTX_READ_16 T0.X, T0.X, 10, #1
.Ltmp821:
	ALU clause starting at 8:
	  MULLO_INT   T0.X (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Y, KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Z (MASKED), KC0[1].Z, T1.X,  
.Ltmp822:
	  MULLO_INT * T0.W (MASKED), KC0[1].Z, T1.X,  
	  ADD_INT * T0.W, PV.Y, T0.X,  
	  ADD_INT * T0.Z, PV.W, KC0[3].Y,  
	ALU clause starting at 14:
	  AND_INT * T0.W, T0.X, literal.x,  
	7(9.809089e-45), 0(0.000000e+00)
	  SUB_INT * T0.W, T0.Z, PV.W,  
	  LSHL * T0.W, PV.W, 1,  
	  ADD_INT * T0.X, KC0[2].Y, PV.W,  
	ALU clause starting at 19:
	  LSHL * T0.W, T0.Z, 1,  
	  ADD_INT * T0.W, KC0[2].W, PV.W,  
	  AND_INT * T1.W, PV.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  AND_INT   T0.Z, T0.X, literal.x,  
	  LSHL * T1.W, PV.W, literal.y,  
	65535(9.183409e-41), 3(4.203895e-45)
	  LSHL   T1.X, PV.Z, PV.W,  
	  LSHL * T1.W, literal.x, PV.W,  
	65535(9.183409e-41), 0(0.000000e+00)
	  MOV   T1.Y, 0.0,  
	  MOV * T1.Z, 0.0,  
	  LSHR * T0.X, T0.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
.Ltmp823:
.Lfunc_end107:
	.size	intel_broadcast_ushort_simd8, .Lfunc_end107-intel_broadcast_ushort_simd8

	.section	.AMDGPU.config
	.long	166100
	.long	7
	.long	165900
	.long	0
	.long	166120
	.long	0
	.text
	.globl	intel_reduce_char_simd16
	.p2align	8
	.type	intel_reduce_char_simd16,@function
intel_reduce_char_simd16:
intel_reduce_char_simd16$local:
.Lfunc_begin108:
	ALU 5, @56, KC0[CB0:0-32], KC1[]
.Ltmp824:
	ALU 3, @62, KC0[CB0:0-32], KC1[]
.Ltmp825:
	TEX 1 @24
.Ltmp826:
	TEX 2 @28
	ALU 0, @66, KC0[], KC1[]
.Ltmp827:
	ALU 0, @67, KC0[], KC1[]
.Ltmp828:
	ALU 0, @68, KC0[], KC1[]
.Ltmp829:
	TEX 4 @34
	ALU 0, @69, KC0[], KC1[]
.Ltmp830:
	ALU 0, @70, KC0[], KC1[]
.Ltmp831:
	ALU 0, @71, KC0[], KC1[]
.Ltmp832:
	ALU 0, @72, KC0[], KC1[]
.Ltmp833:
	ALU 0, @73, KC0[], KC1[]
.Ltmp834:
	TEX 5 @44
	ALU 0, @74, KC0[], KC1[]
.Ltmp835:
	ALU 0, @75, KC0[], KC1[]
.Ltmp836:
	ALU 0, @76, KC0[], KC1[]
.Ltmp837:
	ALU 0, @77, KC0[], KC1[]
.Ltmp838:
	ALU 0, @78, KC0[], KC1[]
.Ltmp839:
	ALU 0, @79, KC0[], KC1[]
.Ltmp840:
	ALU 3, @80, KC0[CB0:0-32], KC1[]
.Ltmp841:
	ALU 9, @84, KC0[], KC1[]
	MEM_RAT MSKOR T1.XW, T0.X
	CF_END
	Fetch clause starting at 24:
.Ltmp842:
	  VTX_READ_8 T1.X, T0.X, 1, #1
.Ltmp843:
	  VTX_READ_8 T2.X, T0.X, 0, #1
	Fetch clause starting at 28:
.Ltmp844:
	  VTX_READ_8 T3.X, T0.X, 4, #1
	  VTX_READ_8 T4.X, T0.X, 3, #1
	  VTX_READ_8 T5.X, T0.X, 2, #1
.Ltmp845:
	Fetch clause starting at 34:
.Ltmp846:
	  VTX_READ_8 T1.X, T0.X, 9, #1
	  VTX_READ_8 T2.X, T0.X, 8, #1
	  VTX_READ_8 T4.X, T0.X, 7, #1
	  VTX_READ_8 T5.X, T0.X, 6, #1
	  VTX_READ_8 T6.X, T0.X, 5, #1
.Ltmp847:
	Fetch clause starting at 44:
.Ltmp848:
	  VTX_READ_8 T2.X, T0.X, 15, #1
	  VTX_READ_8 T3.X, T0.X, 14, #1
	  VTX_READ_8 T4.X, T0.X, 13, #1
	  VTX_READ_8 T5.X, T0.X, 12, #1
	  VTX_READ_8 T6.X, T0.X, 11, #1
	  VTX_READ_8 T0.X, T0.X, 10, #1
.Ltmp849:
	ALU clause starting at 56:
	  MULLO_INT   T0.X (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Y, KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Z (MASKED), KC0[1].Z, T1.X,  
.Ltmp850:
	  MULLO_INT * T0.W (MASKED), KC0[1].Z, T1.X,  
	  ADD_INT * T0.W, PV.Y, T0.X,  
	  ADD_INT * T0.Z, PV.W, KC0[3].Y,  
	ALU clause starting at 62:
	  AND_INT * T0.W, T0.X, literal.x,  
	15(2.101948e-44), 0(0.000000e+00)
	  SUB_INT * T0.W, T0.Z, PV.W,  
	  ADD_INT * T0.X, KC0[2].Y, PV.W,  
	ALU clause starting at 66:
.Ltmp851:
	  ADD_INT * T0.W, T1.X, T2.X,  
.Ltmp852:
	ALU clause starting at 67:
.Ltmp853:
	  ADD_INT * T0.W, T5.X, T0.W,  
.Ltmp854:
	ALU clause starting at 68:
.Ltmp855:
	  ADD_INT * T0.W, T4.X, T0.W,  
.Ltmp856:
	ALU clause starting at 69:
.Ltmp857:
	  ADD_INT * T0.W, T3.X, T0.W,  
.Ltmp858:
	ALU clause starting at 70:
.Ltmp859:
	  ADD_INT * T0.W, T6.X, T0.W,  
.Ltmp860:
	ALU clause starting at 71:
.Ltmp861:
	  ADD_INT * T0.W, T5.X, T0.W,  
.Ltmp862:
	ALU clause starting at 72:
.Ltmp863:
	  ADD_INT * T0.W, T4.X, T0.W,  
.Ltmp864:
	ALU clause starting at 73:
.Ltmp865:
	  ADD_INT * T0.W, T2.X, T0.W,  
.Ltmp866:
	ALU clause starting at 74:
.Ltmp867:
	  ADD_INT * T0.W, T1.X, T0.W,  
.Ltmp868:
	ALU clause starting at 75:
.Ltmp869:
	  ADD_INT * T0.W, T0.X, T0.W,  
.Ltmp870:
	ALU clause starting at 76:
.Ltmp871:
	  ADD_INT * T0.W, T6.X, T0.W,  
.Ltmp872:
	ALU clause starting at 77:
.Ltmp873:
	  ADD_INT * T0.W, T5.X, T0.W,  
.Ltmp874:
	ALU clause starting at 78:
.Ltmp875:
	  ADD_INT * T0.W, T4.X, T0.W,  
.Ltmp876:
	ALU clause starting at 79:
.Ltmp877:
	  ADD_INT * T1.Z, T3.X, T0.W,  
.Ltmp878:
	ALU clause starting at 80:
	  ADD_INT * T0.W, KC0[2].W, T0.Z,  
	  AND_INT   T0.Z, PV.W, literal.x,  
.Ltmp879:
	  ADD_INT * T1.W, T2.X, T1.Z,  
.Ltmp880:
	3(4.203895e-45), 0(0.000000e+00)
.Ltmp881:
	ALU clause starting at 84:
	  AND_INT   T1.Z, T1.W, literal.x,  
	  LSHL * T1.W, T0.Z, literal.y,  
	255(3.573311e-43), 3(4.203895e-45)
	  LSHL   T1.X, PV.Z, PV.W,  
	  LSHL * T1.W, literal.x, PV.W,  
	255(3.573311e-43), 0(0.000000e+00)
	  MOV   T1.Y, 0.0,  
	  MOV * T1.Z, 0.0,  
	  LSHR * T0.X, T0.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
.Ltmp882:
.Lfunc_end108:
	.size	intel_reduce_char_simd16, .Lfunc_end108-intel_reduce_char_simd16

	.section	.AMDGPU.config
	.long	166100
	.long	515
	.long	165900
	.long	0
	.long	166120
	.long	0
	.text
	.globl	intel_inclusive_char_simd16
	.p2align	8
	.type	intel_inclusive_char_simd16,@function
intel_inclusive_char_simd16:
intel_inclusive_char_simd16$local:
.Lfunc_begin109:
	ALU 5, @26, KC0[CB0:0-32], KC1[]
.Ltmp883:
	ALU 1, @32, KC0[], KC1[]
.Ltmp884:
	ALU 1, @34, KC0[CB0:0-32], KC1[]
	TEX 0 @22
.Ltmp885:
	ALU_PUSH_BEFORE 1, @36, KC0[], KC1[]
	JUMP @17 POP:1
.Ltmp886:
	ALU 4, @38, KC0[CB0:0-32], KC1[]
.Ltmp887:
	ALU 1, @43, KC0[], KC1[]
	LOOP_START_DX10 @16
.Ltmp888:
	TEX 0 @24
	ALU 5, @45, KC0[], KC1[]
	ALU_PUSH_BEFORE 1, @51, KC0[], KC1[]
	JUMP @15 POP:1
	LOOP_BREAK @15
	POP @15 POP:1
	END_LOOP @9
	POP @17 POP:1
	ALU 0, @53, KC0[CB0:0-32], KC1[]
.Ltmp889:
	ALU 12, @54, KC0[], KC1[]
	MEM_RAT MSKOR T1.XW, T0.X
	CF_END
	PAD
	Fetch clause starting at 22:
	  VTX_READ_8 T1.X, T1.X, 0, #1
.Ltmp890:
	Fetch clause starting at 24:
.Ltmp891:
	  VTX_READ_8 T2.X, T0.X, 0, #1
.Ltmp892:
	ALU clause starting at 26:
	  MULLO_INT   T0.X (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Y, KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Z (MASKED), KC0[1].Z, T1.X,  
.Ltmp893:
	  MULLO_INT * T0.W (MASKED), KC0[1].Z, T1.X,  
.Ltmp894:
	  ADD_INT * T0.W, PV.Y, T0.X,  
	  ADD_INT * T0.Z, PV.W, KC0[3].Y,  
	ALU clause starting at 32:
	  AND_INT * T0.W, T0.X, literal.x,  
	15(2.101948e-44), 0(0.000000e+00)
	ALU clause starting at 34:
	  SUB_INT * T1.W, T0.Z, T0.W,  
.Ltmp895:
	  ADD_INT * T1.X, KC0[2].Y, PV.W,  
	ALU clause starting at 36:
.Ltmp896:
	  SETE_INT * T1.W, T0.W, 0.0,  
	  PRED_SETE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
.Ltmp897:
	ALU clause starting at 38:
	  MOV * T1.W, KC0[3].Y,  
.Ltmp898:
	  ADD_INT * T1.W, T0.X, PV.W,  
	  ADD_INT * T1.W, PV.W, T0.Y,  
	  SUB_INT   T1.Z, PV.W, T0.W,  
	  MOV * T1.W, KC0[2].Y,  
.Ltmp899:
	ALU clause starting at 43:
.Ltmp900:
	  ADD_INT * T1.W, T1.Z, T1.W,  
	  ADD_INT * T0.X, PV.W, 1,  
.Ltmp901:
	ALU clause starting at 45:
.Ltmp902:
	  ADD_INT   T0.X, T0.X, 1,  
	  BFE_INT   T0.Y, T2.X, 0.0, literal.x, BS:VEC_120/SCL_212
	  BFE_INT   T1.Z, T1.X, 0.0, literal.x, BS:VEC_201
	  ADD_INT * T0.W, T0.W, literal.y,  
	8(1.121039e-44), -1(nan)
	  MIN_INT * T1.X, PV.Z, PV.Y,  
.Ltmp903:
	ALU clause starting at 51:
.Ltmp904:
	  SETE_INT * T1.W, T0.W, 0.0,  
	  PRED_SETNE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
.Ltmp905:
	ALU clause starting at 53:
	  MOV * T0.W, KC0[2].W,  
	ALU clause starting at 54:
	  ADD_INT * T0.W, T0.W, T0.Z,  
	  AND_INT * T1.W, PV.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  LSHL   T0.Z, PV.W, literal.x,  
	  AND_INT * T1.W, T1.X, literal.y,  
	3(4.203895e-45), 255(3.573311e-43)
	  LSHL   T1.X, PV.W, PV.Z,  
	  LSHL * T1.W, literal.x, PV.Z,  
	255(3.573311e-43), 0(0.000000e+00)
	  MOV   T1.Y, 0.0,  
	  MOV * T1.Z, 0.0,  
	  LSHR * T0.X, T0.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
.Ltmp906:
.Lfunc_end109:
	.size	intel_inclusive_char_simd16, .Lfunc_end109-intel_inclusive_char_simd16

	.section	.AMDGPU.config
	.long	166100
	.long	514
	.long	165900
	.long	0
	.long	166120
	.long	0
	.text
	.globl	intel_exclusive_char_simd16
	.p2align	8
	.type	intel_exclusive_char_simd16,@function
intel_exclusive_char_simd16:
intel_exclusive_char_simd16$local:
.Lfunc_begin110:
	ALU 1, @22, KC0[], KC1[]
.Ltmp907:
	ALU 6, @24, KC0[CB0:0-32], KC1[]
.Ltmp908:
	ALU_PUSH_BEFORE 1, @31, KC0[], KC1[]
	JUMP @15 POP:1
.Ltmp909:
	ALU 4, @33, KC0[CB0:0-32], KC1[]
.Ltmp910:
	ALU 2, @38, KC0[], KC1[]
	LOOP_START_DX10 @14
.Ltmp911:
	TEX 0 @20
	ALU 3, @41, KC0[], KC1[]
	ALU_PUSH_BEFORE 1, @45, KC0[], KC1[]
	JUMP @13 POP:1
	LOOP_BREAK @13
	POP @13 POP:1
	END_LOOP @7
	POP @15 POP:1
	ALU 0, @47, KC0[CB0:0-32], KC1[]
.Ltmp912:
	ALU 0, @48, KC0[CB0:0-32], KC1[]
.Ltmp913:
	ALU 12, @49, KC0[], KC1[]
	MEM_RAT MSKOR T1.XW, T0.X
	CF_END
	Fetch clause starting at 20:
.Ltmp914:
	  VTX_READ_8 T1.X, T0.X, 0, #1
.Ltmp915:
	ALU clause starting at 22:
	  AND_INT * T0.W, T0.X, literal.x,  
.Ltmp916:
	15(2.101948e-44), 0(0.000000e+00)
.Ltmp917:
	ALU clause starting at 24:
	  MULLO_INT   T1.X, KC0[1].Z, T1.X,  
	  MULLO_INT   T1.Y (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT   T1.Z (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT * T1.W (MASKED), KC0[1].Z, T1.X,  
.Ltmp918:
	  MOV   T0.Y, literal.x,  
.Ltmp919:
	  ADD_INT * T0.Z, PV.X, T0.X,  
.Ltmp920:
	0(0.000000e+00), 0(0.000000e+00)
	ALU clause starting at 31:
.Ltmp921:
	  SETE_INT * T1.W, T0.W, 0.0,  
	  PRED_SETE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
.Ltmp922:
	ALU clause starting at 33:
	  MOV * T1.W, KC0[3].Y,  
.Ltmp923:
	  ADD_INT * T1.W, T0.X, PV.W,  
	  ADD_INT * T1.W, PV.W, T1.X,  
	  SUB_INT   T1.Z, PV.W, T0.W,  
	  MOV * T1.W, KC0[2].Y,  
.Ltmp924:
	ALU clause starting at 38:
.Ltmp925:
	  ADD_INT   T0.X, T1.W, T1.Z,  
	  MOV * T0.Y, literal.x,  
	0(0.000000e+00), 0(0.000000e+00)
.Ltmp926:
	ALU clause starting at 41:
.Ltmp927:
	  ADD_INT * T0.W, T0.W, literal.x,  
	-1(nan), 0(0.000000e+00)
	  ADD_INT   T0.X, T0.X, 1,  
	  ADD_INT * T0.Y, T1.X, T0.Y,  BS:VEC_120/SCL_212
.Ltmp928:
	ALU clause starting at 45:
.Ltmp929:
	  SETE_INT * T1.W, T0.W, 0.0,  
	  PRED_SETNE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
.Ltmp930:
	ALU clause starting at 47:
	  ADD_INT * T0.Z, T0.Z, KC0[3].Y,  
	ALU clause starting at 48:
	  MOV * T0.W, KC0[2].W,  
	ALU clause starting at 49:
	  ADD_INT * T0.W, T0.W, T0.Z,  
	  AND_INT * T1.W, PV.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  LSHL   T0.Z, PV.W, literal.x,  
	  AND_INT * T1.W, T0.Y, literal.y,  
	3(4.203895e-45), 255(3.573311e-43)
	  LSHL   T1.X, PV.W, PV.Z,  
	  LSHL * T1.W, literal.x, PV.Z,  
	255(3.573311e-43), 0(0.000000e+00)
	  MOV   T1.Y, 0.0,  
	  MOV * T1.Z, 0.0,  
	  LSHR * T0.X, T0.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
.Ltmp931:
.Lfunc_end110:
	.size	intel_exclusive_char_simd16, .Lfunc_end110-intel_exclusive_char_simd16

	.section	.AMDGPU.config
	.long	166100
	.long	2
	.long	165900
	.long	0
	.long	166120
	.long	0
	.text
	.globl	intel_broadcast_char_simd16
	.p2align	8
	.type	intel_broadcast_char_simd16,@function
intel_broadcast_char_simd16:
intel_broadcast_char_simd16$local:
.Lfunc_begin111:
	ALU 5, @8, KC0[CB0:0-32], KC1[]
.Ltmp932:
	ALU 3, @14, KC0[CB0:0-32], KC1[]
	TEX 0 @6
.Ltmp933:
	ALU 12, @18, KC0[CB0:0-32], KC1[]
	MEM_RAT MSKOR T1.XW, T0.X
	CF_END
	Fetch clause starting at 6:
	  VTX_READ_8 T0.X, T0.X, 5, #1
.Ltmp934:
	ALU clause starting at 8:
	  MULLO_INT   T0.X (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Y, KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Z (MASKED), KC0[1].Z, T1.X,  
.Ltmp935:
	  MULLO_INT * T0.W (MASKED), KC0[1].Z, T1.X,  
	  ADD_INT * T0.W, PV.Y, T0.X,  
	  ADD_INT * T0.Z, PV.W, KC0[3].Y,  
	ALU clause starting at 14:
	  AND_INT * T0.W, T0.X, literal.x,  
	15(2.101948e-44), 0(0.000000e+00)
	  SUB_INT * T0.W, T0.Z, PV.W,  
	  ADD_INT * T0.X, KC0[2].Y, PV.W,  
	ALU clause starting at 18:
	  ADD_INT * T0.W, KC0[2].W, T0.Z,  
	  AND_INT * T1.W, PV.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  AND_INT   T0.Z, T0.X, literal.x,  
	  LSHL * T1.W, PV.W, literal.y,  
	255(3.573311e-43), 3(4.203895e-45)
	  LSHL   T1.X, PV.Z, PV.W,  
	  LSHL * T1.W, literal.x, PV.W,  
	255(3.573311e-43), 0(0.000000e+00)
	  MOV   T1.Y, 0.0,  
	  MOV * T1.Z, 0.0,  
	  LSHR * T0.X, T0.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
.Ltmp936:
.Lfunc_end111:
	.size	intel_broadcast_char_simd16, .Lfunc_end111-intel_broadcast_char_simd16

	.section	.AMDGPU.config
	.long	166100
	.long	7
	.long	165900
	.long	0
	.long	166120
	.long	0
	.text
	.globl	intel_reduce_uchar_simd32
	.p2align	8
	.type	intel_reduce_uchar_simd32,@function
intel_reduce_uchar_simd32:
intel_reduce_uchar_simd32$local:
.Lfunc_begin112:
	ALU 5, @110, KC0[CB0:0-32], KC1[]
.Ltmp937:
	ALU 3, @116, KC0[CB0:0-32], KC1[]
.Ltmp938:
	TEX 1 @46
.Ltmp939:
	TEX 0 @50
	ALU 0, @120, KC0[], KC1[]
.Ltmp940:
	TEX 2 @52
	ALU 0, @121, KC0[], KC1[]
.Ltmp941:
	ALU 0, @122, KC0[], KC1[]
.Ltmp942:
	ALU 0, @123, KC0[], KC1[]
.Ltmp943:
	TEX 2 @58
	ALU 0, @124, KC0[], KC1[]
.Ltmp944:
	ALU 0, @125, KC0[], KC1[]
.Ltmp945:
	ALU 0, @126, KC0[], KC1[]
.Ltmp946:
	TEX 2 @64
	ALU 0, @127, KC0[], KC1[]
.Ltmp947:
	ALU 0, @128, KC0[], KC1[]
.Ltmp948:
	ALU 0, @129, KC0[], KC1[]
.Ltmp949:
	TEX 2 @70
	ALU 0, @130, KC0[], KC1[]
.Ltmp950:
	ALU 0, @131, KC0[], KC1[]
.Ltmp951:
	ALU 0, @132, KC0[], KC1[]
.Ltmp952:
	TEX 2 @76
	ALU 0, @133, KC0[], KC1[]
.Ltmp953:
	ALU 0, @134, KC0[], KC1[]
.Ltmp954:
	ALU 0, @135, KC0[], KC1[]
.Ltmp955:
	TEX 2 @82
	ALU 0, @136, KC0[], KC1[]
.Ltmp956:
	ALU 0, @137, KC0[], KC1[]
.Ltmp957:
	ALU 0, @138, KC0[], KC1[]
.Ltmp958:
	TEX 4 @88
	ALU 0, @139, KC0[], KC1[]
.Ltmp959:
	ALU 0, @140, KC0[], KC1[]
.Ltmp960:
	ALU 0, @141, KC0[], KC1[]
.Ltmp961:
	ALU 0, @142, KC0[], KC1[]
.Ltmp962:
	ALU 0, @143, KC0[], KC1[]
.Ltmp963:
	TEX 5 @98
	ALU 0, @144, KC0[], KC1[]
.Ltmp964:
	ALU 0, @145, KC0[], KC1[]
.Ltmp965:
	ALU 0, @146, KC0[], KC1[]
.Ltmp966:
	ALU 0, @147, KC0[], KC1[]
.Ltmp967:
	ALU 0, @148, KC0[], KC1[]
.Ltmp968:
	ALU 0, @149, KC0[], KC1[]
.Ltmp969:
	ALU 3, @150, KC0[CB0:0-32], KC1[]
.Ltmp970:
	ALU 9, @154, KC0[], KC1[]
	MEM_RAT MSKOR T1.XW, T0.X
	CF_END
	Fetch clause starting at 46:
.Ltmp971:
	  VTX_READ_8 T1.X, T0.X, 1, #1
.Ltmp972:
	  VTX_READ_8 T2.X, T0.X, 0, #1
	Fetch clause starting at 50:
.Ltmp973:
	  VTX_READ_8 T3.X, T0.X, 2, #1
.Ltmp974:
	Fetch clause starting at 52:
.Ltmp975:
	  VTX_READ_8 T1.X, T0.X, 5, #1
	  VTX_READ_8 T2.X, T0.X, 4, #1
	  VTX_READ_8 T4.X, T0.X, 3, #1
.Ltmp976:
	Fetch clause starting at 58:
.Ltmp977:
	  VTX_READ_8 T2.X, T0.X, 8, #1
	  VTX_READ_8 T3.X, T0.X, 7, #1
	  VTX_READ_8 T4.X, T0.X, 6, #1
.Ltmp978:
	Fetch clause starting at 64:
.Ltmp979:
	  VTX_READ_8 T1.X, T0.X, 11, #1
	  VTX_READ_8 T3.X, T0.X, 10, #1
	  VTX_READ_8 T4.X, T0.X, 9, #1
.Ltmp980:
	Fetch clause starting at 70:
.Ltmp981:
	  VTX_READ_8 T2.X, T0.X, 14, #1
	  VTX_READ_8 T3.X, T0.X, 13, #1
	  VTX_READ_8 T4.X, T0.X, 12, #1
.Ltmp982:
	Fetch clause starting at 76:
.Ltmp983:
	  VTX_READ_8 T1.X, T0.X, 17, #1
	  VTX_READ_8 T3.X, T0.X, 16, #1
	  VTX_READ_8 T4.X, T0.X, 15, #1
.Ltmp984:
	Fetch clause starting at 82:
.Ltmp985:
	  VTX_READ_8 T2.X, T0.X, 20, #1
	  VTX_READ_8 T3.X, T0.X, 19, #1
	  VTX_READ_8 T4.X, T0.X, 18, #1
.Ltmp986:
	Fetch clause starting at 88:
.Ltmp987:
	  VTX_READ_8 T1.X, T0.X, 25, #1
	  VTX_READ_8 T3.X, T0.X, 24, #1
	  VTX_READ_8 T4.X, T0.X, 23, #1
	  VTX_READ_8 T5.X, T0.X, 22, #1
	  VTX_READ_8 T6.X, T0.X, 21, #1
.Ltmp988:
	Fetch clause starting at 98:
.Ltmp989:
	  VTX_READ_8 T2.X, T0.X, 31, #1
	  VTX_READ_8 T3.X, T0.X, 30, #1
	  VTX_READ_8 T4.X, T0.X, 29, #1
	  VTX_READ_8 T5.X, T0.X, 28, #1
	  VTX_READ_8 T6.X, T0.X, 27, #1
	  VTX_READ_8 T0.X, T0.X, 26, #1
.Ltmp990:
	ALU clause starting at 110:
	  MULLO_INT   T0.X (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Y, KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Z (MASKED), KC0[1].Z, T1.X,  
.Ltmp991:
	  MULLO_INT * T0.W (MASKED), KC0[1].Z, T1.X,  
	  ADD_INT * T0.W, PV.Y, T0.X,  
	  ADD_INT * T0.Z, PV.W, KC0[3].Y,  
	ALU clause starting at 116:
	  AND_INT * T0.W, T0.X, literal.x,  
	31(4.344025e-44), 0(0.000000e+00)
	  SUB_INT * T0.W, T0.Z, PV.W,  
	  ADD_INT * T0.X, KC0[2].Y, PV.W,  
	ALU clause starting at 120:
.Ltmp992:
	  ADD_INT * T0.W, T1.X, T2.X,  
.Ltmp993:
	ALU clause starting at 121:
.Ltmp994:
	  ADD_INT * T0.W, T3.X, T0.W,  
.Ltmp995:
	ALU clause starting at 122:
.Ltmp996:
	  ADD_INT * T0.W, T4.X, T0.W,  
.Ltmp997:
	ALU clause starting at 123:
.Ltmp998:
	  ADD_INT * T0.W, T2.X, T0.W,  
.Ltmp999:
	ALU clause starting at 124:
.Ltmp1000:
	  ADD_INT * T0.W, T1.X, T0.W,  
.Ltmp1001:
	ALU clause starting at 125:
.Ltmp1002:
	  ADD_INT * T0.W, T4.X, T0.W,  
.Ltmp1003:
	ALU clause starting at 126:
.Ltmp1004:
	  ADD_INT * T0.W, T3.X, T0.W,  
.Ltmp1005:
	ALU clause starting at 127:
.Ltmp1006:
	  ADD_INT * T0.W, T2.X, T0.W,  
.Ltmp1007:
	ALU clause starting at 128:
.Ltmp1008:
	  ADD_INT * T0.W, T4.X, T0.W,  
.Ltmp1009:
	ALU clause starting at 129:
.Ltmp1010:
	  ADD_INT * T0.W, T3.X, T0.W,  
.Ltmp1011:
	ALU clause starting at 130:
.Ltmp1012:
	  ADD_INT * T0.W, T1.X, T0.W,  
.Ltmp1013:
	ALU clause starting at 131:
.Ltmp1014:
	  ADD_INT * T0.W, T4.X, T0.W,  
.Ltmp1015:
	ALU clause starting at 132:
.Ltmp1016:
	  ADD_INT * T0.W, T3.X, T0.W,  
.Ltmp1017:
	ALU clause starting at 133:
.Ltmp1018:
	  ADD_INT * T0.W, T2.X, T0.W,  
.Ltmp1019:
	ALU clause starting at 134:
.Ltmp1020:
	  ADD_INT * T0.W, T4.X, T0.W,  
.Ltmp1021:
	ALU clause starting at 135:
.Ltmp1022:
	  ADD_INT * T0.W, T3.X, T0.W,  
.Ltmp1023:
	ALU clause starting at 136:
.Ltmp1024:
	  ADD_INT * T0.W, T1.X, T0.W,  
.Ltmp1025:
	ALU clause starting at 137:
.Ltmp1026:
	  ADD_INT * T0.W, T4.X, T0.W,  
.Ltmp1027:
	ALU clause starting at 138:
.Ltmp1028:
	  ADD_INT * T0.W, T3.X, T0.W,  
.Ltmp1029:
	ALU clause starting at 139:
.Ltmp1030:
	  ADD_INT * T0.W, T2.X, T0.W,  
.Ltmp1031:
	ALU clause starting at 140:
.Ltmp1032:
	  ADD_INT * T0.W, T6.X, T0.W,  
.Ltmp1033:
	ALU clause starting at 141:
.Ltmp1034:
	  ADD_INT * T0.W, T5.X, T0.W,  
.Ltmp1035:
	ALU clause starting at 142:
.Ltmp1036:
	  ADD_INT * T0.W, T4.X, T0.W,  
.Ltmp1037:
	ALU clause starting at 143:
.Ltmp1038:
	  ADD_INT * T0.W, T3.X, T0.W,  
.Ltmp1039:
	ALU clause starting at 144:
.Ltmp1040:
	  ADD_INT * T0.W, T1.X, T0.W,  
.Ltmp1041:
	ALU clause starting at 145:
.Ltmp1042:
	  ADD_INT * T0.W, T0.X, T0.W,  
.Ltmp1043:
	ALU clause starting at 146:
.Ltmp1044:
	  ADD_INT * T0.W, T6.X, T0.W,  
.Ltmp1045:
	ALU clause starting at 147:
.Ltmp1046:
	  ADD_INT * T0.W, T5.X, T0.W,  
.Ltmp1047:
	ALU clause starting at 148:
.Ltmp1048:
	  ADD_INT * T0.W, T4.X, T0.W,  
.Ltmp1049:
	ALU clause starting at 149:
.Ltmp1050:
	  ADD_INT * T1.Z, T3.X, T0.W,  
.Ltmp1051:
	ALU clause starting at 150:
	  ADD_INT * T0.W, KC0[2].W, T0.Z,  
	  AND_INT   T0.Z, PV.W, literal.x,  
.Ltmp1052:
	  ADD_INT * T1.W, T2.X, T1.Z,  
.Ltmp1053:
	3(4.203895e-45), 0(0.000000e+00)
.Ltmp1054:
	ALU clause starting at 154:
	  AND_INT   T1.Z, T1.W, literal.x,  
	  LSHL * T1.W, T0.Z, literal.y,  
	255(3.573311e-43), 3(4.203895e-45)
	  LSHL   T1.X, PV.Z, PV.W,  
	  LSHL * T1.W, literal.x, PV.W,  
	255(3.573311e-43), 0(0.000000e+00)
	  MOV   T1.Y, 0.0,  
	  MOV * T1.Z, 0.0,  
	  LSHR * T0.X, T0.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
.Ltmp1055:
.Lfunc_end112:
	.size	intel_reduce_uchar_simd32, .Lfunc_end112-intel_reduce_uchar_simd32

	.section	.AMDGPU.config
	.long	166100
	.long	522
	.long	165900
	.long	0
	.long	166120
	.long	0
	.text
	.globl	intel_inclusive_uchar_simd32
	.p2align	8
	.type	intel_inclusive_uchar_simd32,@function
intel_inclusive_uchar_simd32:
intel_inclusive_uchar_simd32$local:
.Lfunc_begin113:
	ALU 5, @44, KC0[CB0:0-32], KC1[]
.Ltmp1056:
	ALU 1, @50, KC0[], KC1[]
.Ltmp1057:
	ALU 1, @52, KC0[CB0:0-32], KC1[]
	TEX 0 @36
.Ltmp1058:
	ALU 0, @54, KC0[CB0:0-32], KC1[]
.Ltmp1059:
	ALU_PUSH_BEFORE 1, @55, KC0[], KC1[]
	JUMP @32 POP:1
	ALU 4, @57, KC0[CB0:0-32], KC1[]
.Ltmp1060:
	ALU_PUSH_BEFORE 2, @62, KC0[], KC1[]
	JUMP @19 POP:1
	ALU 13, @65, KC0[], KC1[]
	LOOP_START_DX10 @18
.Ltmp1061:
	TEX 1 @38
	ALU_PUSH_BEFORE 23, @79, KC0[], KC1[]
	JUMP @17 POP:1
	LOOP_BREAK @17
	POP @17 POP:1
	END_LOOP @12
.Ltmp1062:
	ALU_POP_AFTER 3, @103, KC0[], KC1[]
	ALU_PUSH_BEFORE 1, @107, KC0[], KC1[]
	JUMP @31 POP:1
	ALU 6, @109, KC0[], KC1[]
	LOOP_START_DX10 @30
.Ltmp1063:
	TEX 0 @42
	ALU 4, @116, KC0[], KC1[]
	ALU_PUSH_BEFORE 1, @121, KC0[], KC1[]
	JUMP @29 POP:1
	LOOP_BREAK @29
	POP @29 POP:1
	END_LOOP @23
	POP @31 POP:1
	POP @32 POP:1
.Ltmp1064:
	ALU 12, @123, KC0[], KC1[]
	MEM_RAT MSKOR T1.XW, T0.X
	CF_END
	PAD
	Fetch clause starting at 36:
	  VTX_READ_8 T1.X, T1.X, 0, #1
.Ltmp1065:
	Fetch clause starting at 38:
.Ltmp1066:
	  VTX_READ_16 T8.X, T7.X, 2, #1
	  VTX_READ_16 T9.X, T7.X, 0, #1
.Ltmp1067:
	Fetch clause starting at 42:
.Ltmp1068:
	  VTX_READ_8 T6.X, T0.X, 0, #1
.Ltmp1069:
	ALU clause starting at 44:
	  MULLO_INT   T0.X (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Y, KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Z (MASKED), KC0[1].Z, T1.X,  
.Ltmp1070:
	  MULLO_INT * T0.W (MASKED), KC0[1].Z, T1.X,  
.Ltmp1071:
	  ADD_INT * T0.W, PV.Y, T0.X,  
	  ADD_INT * T0.Z, PV.W, KC0[3].Y,  
	ALU clause starting at 50:
	  AND_INT * T0.W, T0.X, literal.x,  
	31(4.344025e-44), 0(0.000000e+00)
	ALU clause starting at 52:
	  SUB_INT * T1.W, T0.Z, T0.W,  
	  ADD_INT * T1.X, KC0[2].Y, PV.W,  
	ALU clause starting at 54:
	  MOV * T1.Z, KC0[2].W,  
.Ltmp1072:
	ALU clause starting at 55:
.Ltmp1073:
	  SETE_INT * T1.W, T0.W, 0.0,  
	  PRED_SETE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
.Ltmp1074:
	ALU clause starting at 57:
	  MOV * T1.W, literal.x,  
	1(1.401298e-45), 0(0.000000e+00)
	  MOV * T2.W, PV.W,  
	  MOV   T1.Y, KC0[3].Y,  
	  MOV * T2.Z, KC0[2].Y,  
.Ltmp1075:
	ALU clause starting at 62:
.Ltmp1076:
	  SETGT_UINT * T3.W, literal.x, T0.W,  
	4(5.605194e-45), 0(0.000000e+00)
	  PRED_SETE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
.Ltmp1077:
	ALU clause starting at 65:
.Ltmp1078:
	  ADD_INT * T1.W, T0.X, T1.Y,  
	  ADD_INT * T1.W, PV.W, T0.Y,  
	  SUB_INT   T3.Z, PV.W, T0.W,  
	  AND_INT * T2.W, T0.X, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  MOV   T6.X, literal.x,  
	  SUB_INT   T2.Y, T0.W, PV.W,  
	  ADD_INT   T3.Z, PV.Z, T2.Z,  
	  MOV * T6.W, T1.X,  
	8(1.121039e-44), 0(0.000000e+00)
	  ADD_INT   T7.X, PV.Z, 1,  
	  MOV   T6.Y, T1.X,  
	  MOV   T6.Z, T1.X,  
	  ADD_INT * T1.W, PV.Y, 1,  
.Ltmp1079:
	ALU clause starting at 79:
.Ltmp1080:
	  LSHL * T3.W, T8.X, literal.x,  
	16(2.242078e-44), 0(0.000000e+00)
	  ADD_INT   T2.Y, T2.Y, literal.x,  
	  OR_INT * T3.W, PV.W, T9.X,  
	-4(nan), 0(0.000000e+00)
	  SETNE_INT   T3.Z, PV.Y, 0.0,  
	  LSHR * T4.W, PV.W, literal.x,  
	24(3.363116e-44), 0(0.000000e+00)
	  AND_INT   T8.X, T6.W, literal.x,  
	  BFE_UINT   T3.Y, T3.W, literal.y, T6.X, BS:VEC_120/SCL_212
	  AND_INT   T4.Z, T6.Z, literal.x,  
	  BFE_UINT * T5.W, T3.W, literal.z, T6.X, BS:VEC_120/SCL_212
	255(3.573311e-43), 16(2.242078e-44)
	8(1.121039e-44), 0(0.000000e+00)
	  ADD_INT   T7.X, T7.X, literal.x,  
	  AND_INT   T4.Y, T6.Y, literal.y,  
	  AND_INT   T5.Z, T3.W, literal.y,  
	  AND_INT * T3.W, T1.X, literal.y,  BS:VEC_120/SCL_212
	4(5.605194e-45), 255(3.573311e-43)
	  MIN_UINT   T1.X, PV.W, PV.Z,  
	  MIN_UINT   T6.Y, PV.Y, T5.W,  
	  MIN_UINT   T6.Z, T4.Z, T3.Y,  
	  MIN_UINT * T6.W, T8.X, T4.W,  BS:VEC_021/SCL_122
	  PRED_SETE_INT * ExecMask,PredicateBit (MASKED), T3.Z, 0.0,  
.Ltmp1081:
	ALU clause starting at 103:
.Ltmp1082:
	  MIN_UINT   T3.Z, T1.X, T6.Z,  
	  MIN_UINT * T3.W, T6.Y, T6.W,  
	  MIN_UINT   T1.X, PV.Z, PV.W,  
	  SETNE_INT * T2.W, T2.W, 0.0,  
.Ltmp1083:
	ALU clause starting at 107:
	  BFE_INT * T2.W, T2.W, 0.0, 1, 
	  PRED_SETNE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
	ALU clause starting at 109:
.Ltmp1084:
	  ADD_INT * T2.W, T0.X, T1.W,  
	  ADD_INT * T2.W, PV.W, T1.Y,  
	  ADD_INT * T2.W, PV.W, T0.Y,  
	  SUB_INT   T3.Z, T0.W, T1.W,  
	  SUB_INT * T0.W, PV.W, T0.W,  BS:VEC_021/SCL_122
	  ADD_INT   T0.X, T2.Z, PV.W,  
	  ADD_INT * T0.W, PV.Z, 1,  
.Ltmp1085:
	ALU clause starting at 116:
.Ltmp1086:
	  ADD_INT   T0.X, T0.X, 1,  
	  AND_INT   T2.Z, T1.X, literal.x,  BS:VEC_120/SCL_212
	  ADD_INT * T0.W, T0.W, literal.y,  
	255(3.573311e-43), -1(nan)
	  MIN_UINT * T1.X, PV.Z, T6.X,  
.Ltmp1087:
	ALU clause starting at 121:
.Ltmp1088:
	  SETE_INT * T1.W, T0.W, 0.0,  
	  PRED_SETNE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
.Ltmp1089:
	ALU clause starting at 123:
	  ADD_INT * T0.W, T1.Z, T0.Z,  
	  AND_INT * T1.W, PV.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  LSHL   T0.Z, PV.W, literal.x,  
	  AND_INT * T1.W, T1.X, literal.y,  
	3(4.203895e-45), 255(3.573311e-43)
	  LSHL   T1.X, PV.W, PV.Z,  
	  LSHL * T1.W, literal.x, PV.Z,  
	255(3.573311e-43), 0(0.000000e+00)
	  MOV   T1.Y, 0.0,  
	  MOV * T1.Z, 0.0,  
	  LSHR * T0.X, T0.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
.Ltmp1090:
.Lfunc_end113:
	.size	intel_inclusive_uchar_simd32, .Lfunc_end113-intel_inclusive_uchar_simd32

	.section	.AMDGPU.config
	.long	166100
	.long	521
	.long	165900
	.long	0
	.long	166120
	.long	0
	.text
	.globl	intel_exclusive_uchar_simd32
	.p2align	8
	.type	intel_exclusive_uchar_simd32,@function
intel_exclusive_uchar_simd32:
intel_exclusive_uchar_simd32$local:
.Lfunc_begin114:
	ALU 5, @40, KC0[CB0:0-32], KC1[]
.Ltmp1091:
	ALU 3, @46, KC0[CB0:0-32], KC1[]
.Ltmp1092:
	ALU 0, @50, KC0[CB0:0-32], KC1[]
.Ltmp1093:
	ALU_PUSH_BEFORE 1, @51, KC0[], KC1[]
	JUMP @30 POP:1
	ALU 6, @53, KC0[CB0:0-32], KC1[]
.Ltmp1094:
	ALU_PUSH_BEFORE 2, @60, KC0[], KC1[]
	JUMP @17 POP:1
	ALU 13, @63, KC0[], KC1[]
	LOOP_START_DX10 @16
.Ltmp1095:
	TEX 1 @34
	ALU_PUSH_BEFORE 18, @77, KC0[], KC1[]
	JUMP @15 POP:1
	LOOP_BREAK @15
	POP @15 POP:1
	END_LOOP @10
.Ltmp1096:
	ALU_POP_AFTER 3, @96, KC0[], KC1[]
	ALU_PUSH_BEFORE 1, @100, KC0[], KC1[]
	JUMP @29 POP:1
	ALU 5, @102, KC0[], KC1[]
	LOOP_START_DX10 @28
.Ltmp1097:
	TEX 0 @38
	ALU 3, @108, KC0[], KC1[]
	ALU_PUSH_BEFORE 1, @112, KC0[], KC1[]
	JUMP @27 POP:1
	LOOP_BREAK @27
	POP @27 POP:1
	END_LOOP @21
	POP @29 POP:1
	POP @30 POP:1
.Ltmp1098:
	ALU 12, @114, KC0[], KC1[]
	MEM_RAT MSKOR T1.XW, T0.X
	CF_END
	PAD
	Fetch clause starting at 34:
.Ltmp1099:
	  VTX_READ_16 T7.X, T6.X, 2, #1
	  VTX_READ_16 T8.X, T6.X, 0, #1
.Ltmp1100:
	Fetch clause starting at 38:
.Ltmp1101:
	  VTX_READ_8 T6.X, T0.X, 0, #1
.Ltmp1102:
	ALU clause starting at 40:
	  MULLO_INT   T0.X (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Y (MASKED), KC0[1].Z, T1.X,  
.Ltmp1103:
	  MULLO_INT   T0.Z (MASKED), KC0[1].Z, T1.X,  
.Ltmp1104:
	  MULLO_INT * T0.W, KC0[1].Z, T1.X,  
.Ltmp1105:
	  AND_INT * T1.Z, T0.X, literal.x,  
.Ltmp1106:
	31(4.344025e-44), 0(0.000000e+00)
.Ltmp1107:
	ALU clause starting at 46:
	  ADD_INT * T1.W, T0.W, T0.X,  
	  MOV   T1.X, literal.x,  
.Ltmp1108:
	  ADD_INT * T0.Y, PV.W, KC0[3].Y,  
	0(0.000000e+00), 0(0.000000e+00)
	ALU clause starting at 50:
	  MOV * T0.Z, KC0[2].W,  
	ALU clause starting at 51:
.Ltmp1109:
	  SETE_INT * T1.W, T1.Z, 0.0,  
	  PRED_SETE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
.Ltmp1110:
	ALU clause starting at 53:
	  MOV * T1.X, literal.x,  
	0(0.000000e+00), 0(0.000000e+00)
	  MOV * T3.Z, PV.X,  
	  MOV   T6.X, literal.x,  
	  MOV   T1.Y, KC0[3].Y,  
	  MOV * T2.Z, KC0[2].Y,  
.Ltmp1111:
	1(1.401298e-45), 0(0.000000e+00)
	ALU clause starting at 60:
.Ltmp1112:
	  SETGT_UINT * T1.W, literal.x, T1.Z,  
	4(5.605194e-45), 0(0.000000e+00)
	  PRED_SETE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
.Ltmp1113:
	ALU clause starting at 63:
	  MOV   T1.X, 0.0,  
	  MOV   T6.Y, 0.0,  
	  MOV   T6.Z, 0.0,  
	  MOV * T1.W, 0.0,  
.Ltmp1114:
	  ADD_INT * T2.W, T0.X, T1.Y,  
	  ADD_INT   T4.Z, PV.W, T0.W,  
	  AND_INT * T2.W, T0.X, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  SUB_INT   T3.Z, T1.Z, PV.W,  
	  SUB_INT * T3.W, PV.Z, T1.Z,  
	  ADD_INT   T6.X, T2.Z, PV.W,  
	  MOV   T2.Y, PV.Z,  
	  MOV * T3.W, literal.x,  
	8(1.121039e-44), 0(0.000000e+00)
.Ltmp1115:
	ALU clause starting at 77:
.Ltmp1116:
	  LSHL * T4.W, T7.X, literal.x,  
	16(2.242078e-44), 0(0.000000e+00)
	  OR_INT * T4.Z, PV.W, T8.X,  
	  ADD_INT * T2.Y, T2.Y, literal.x,  
	-4(nan), 0(0.000000e+00)
	  SETNE_INT   T5.Z, PV.Y, 0.0,  
	  LSHR * T4.W, T4.Z, literal.x,  
	24(3.363116e-44), 0(0.000000e+00)
	  ADD_INT   T6.X, T6.X, literal.x,  
	  BFE_UINT   T3.Y, T4.Z, literal.y, T3.W, 
	  BFE_UINT   T7.Z, T4.Z, literal.z, T3.W, 
	  AND_INT * T5.W, T4.Z, literal.w,  
	4(5.605194e-45), 16(2.242078e-44)
	8(1.121039e-44), 255(3.573311e-43)
	  ADD_INT   T1.X, PV.W, T1.X,  
	  ADD_INT   T6.Y, PV.Z, T6.Y,  
	  ADD_INT   T6.Z, PV.Y, T6.Z,  
	  ADD_INT * T1.W, T4.W, T1.W,  
	  PRED_SETE_INT * ExecMask,PredicateBit (MASKED), T5.Z, 0.0,  
.Ltmp1117:
	ALU clause starting at 96:
.Ltmp1118:
	  SETNE_INT   T6.X, T2.W, 0.0,  
	  ADD_INT   T4.Z, T1.X, T6.Z,  
	  ADD_INT * T1.W, T6.Y, T1.W,  
	  ADD_INT * T1.X, PV.Z, PV.W,  
.Ltmp1119:
	ALU clause starting at 100:
	  BFE_INT * T1.W, T6.X, 0.0, 1, 
	  PRED_SETNE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
	ALU clause starting at 102:
.Ltmp1120:
	  ADD_INT * T1.W, T0.X, T3.Z,  
	  ADD_INT * T1.W, PV.W, T1.Y,  
	  ADD_INT * T0.W, PV.W, T0.W,  
	  SUB_INT * T0.W, PV.W, T1.Z,  
	  ADD_INT   T0.X, T2.Z, PV.W,  
	  SUB_INT * T0.W, T1.Z, T3.Z,  BS:VEC_120/SCL_212
.Ltmp1121:
	ALU clause starting at 108:
.Ltmp1122:
	  ADD_INT   T0.X, T0.X, 1,  
	  ADD_INT * T0.W, T0.W, literal.x,  
	-1(nan), 0(0.000000e+00)
	  ADD_INT * T1.X, T6.X, T1.X,  
.Ltmp1123:
	ALU clause starting at 112:
.Ltmp1124:
	  SETE_INT * T1.W, T0.W, 0.0,  
	  PRED_SETNE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
.Ltmp1125:
	ALU clause starting at 114:
	  ADD_INT * T0.W, T0.Z, T0.Y,  
	  AND_INT * T1.W, PV.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  LSHL   T0.Z, PV.W, literal.x,  
	  AND_INT * T1.W, T1.X, literal.y,  
	3(4.203895e-45), 255(3.573311e-43)
	  LSHL   T1.X, PV.W, PV.Z,  
	  LSHL * T1.W, literal.x, PV.Z,  
	255(3.573311e-43), 0(0.000000e+00)
	  MOV   T1.Y, 0.0,  
	  MOV * T1.Z, 0.0,  
	  LSHR * T0.X, T0.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
.Ltmp1126:
.Lfunc_end114:
	.size	intel_exclusive_uchar_simd32, .Lfunc_end114-intel_exclusive_uchar_simd32

	.section	.AMDGPU.config
	.long	166100
	.long	2
	.long	165900
	.long	0
	.long	166120
	.long	0
	.text
	.globl	intel_broadcast_uchar_simd32
	.p2align	8
	.type	intel_broadcast_uchar_simd32,@function
intel_broadcast_uchar_simd32:
intel_broadcast_uchar_simd32$local:
.Lfunc_begin115:
	ALU 5, @8, KC0[CB0:0-32], KC1[]
.Ltmp1127:
	ALU 3, @14, KC0[CB0:0-32], KC1[]
	TEX 0 @6
.Ltmp1128:
	ALU 12, @18, KC0[CB0:0-32], KC1[]
	MEM_RAT MSKOR T1.XW, T0.X
	CF_END
	Fetch clause starting at 6:
	  VTX_READ_8 T0.X, T0.X, 5, #1
.Ltmp1129:
	ALU clause starting at 8:
	  MULLO_INT   T0.X (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Y, KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Z (MASKED), KC0[1].Z, T1.X,  
.Ltmp1130:
	  MULLO_INT * T0.W (MASKED), KC0[1].Z, T1.X,  
	  ADD_INT * T0.W, PV.Y, T0.X,  
	  ADD_INT * T0.Z, PV.W, KC0[3].Y,  
	ALU clause starting at 14:
	  AND_INT * T0.W, T0.X, literal.x,  
	31(4.344025e-44), 0(0.000000e+00)
	  SUB_INT * T0.W, T0.Z, PV.W,  
	  ADD_INT * T0.X, KC0[2].Y, PV.W,  
	ALU clause starting at 18:
	  ADD_INT * T0.W, KC0[2].W, T0.Z,  
	  AND_INT * T1.W, PV.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  AND_INT   T0.Z, T0.X, literal.x,  
	  LSHL * T1.W, PV.W, literal.y,  
	255(3.573311e-43), 3(4.203895e-45)
	  LSHL   T1.X, PV.Z, PV.W,  
	  LSHL * T1.W, literal.x, PV.W,  
	255(3.573311e-43), 0(0.000000e+00)
	  MOV   T1.Y, 0.0,  
	  MOV * T1.Z, 0.0,  
	  LSHR * T0.X, T0.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
.Ltmp1131:
.Lfunc_end115:
	.size	intel_broadcast_uchar_simd32, .Lfunc_end115-intel_broadcast_uchar_simd32

