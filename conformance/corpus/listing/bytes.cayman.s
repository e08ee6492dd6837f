	.text
	.section	.AMDGPU.config
	.long	166100
	.long	6
	.long	165900
	.long	0
	.long	166120
	.long	0
	.text
	.globl	byte_store
	.p2align	8
	.type	byte_store,@function
byte_store:
byte_store$local:
.Lfunc_begin0:
	ALU 5, @10, KC0[CB0:0-32], KC1[]
.Ltmp0:
	ALU 2, @16, KC0[CB0:0-32], KC1[]
	TEX 0 @8
.Ltmp1:
	ALU 41, @19, KC0[CB0:0-32], KC1[]
	MEM_RAT MSKOR T2.XW, T4.X
	MEM_RAT MSKOR T3.XW, T1.X
	MEM_RAT MSKOR T5.XW, T0.X
	CF_END
	Fetch clause starting at 8:
	  VTX_READ_32 T0.X, T0.X, 0, #1
.Ltmp2:
	ALU clause starting at 10:
	  MULLO_INT   T0.X (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Y, KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Z (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT * T0.W (MASKED), KC0[1].Z, T1.X,  
.Ltmp3:
	  ADD_INT * T0.W, PV.Y, T0.X,  
	  ADD_INT * T0.W, PV.W, KC0[3].Y,  
	ALU clause starting at 16:
	  LSHL * T1.W, T0.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  ADD_INT * T0.X, KC0[2].Y, PV.W,  
	ALU clause starting at 19:
	  ADD_INT * T0.W, KC0[2].Z, T0.W,  
	  AND_INT   T0.Z, PV.W, literal.x,  
	  MOV * T2.W, literal.y,  
	3(4.203895e-45), 8(1.121039e-44)
	  BFE_UINT   T1.Z, T0.X, literal.x, PV.W, 
	  LSHL * T2.W, PV.Z, literal.y,  
	8(1.121039e-44), 3(4.203895e-45)
	  LSHL   T2.X, PV.Z, PV.W,  
	  LSHL * T2.W, literal.x, PV.W,  
	255(3.573311e-43), 0(0.000000e+00)
	  MOV   T2.Y, 0.0,  
	  ADD_INT * T1.W, KC0[2].W, T1.W,  
	  AND_INT * T3.W, PV.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  AND_INT   T0.Z, T0.X, literal.x,  
	  LSHL * T3.W, PV.W, literal.y,  
	65535(9.183409e-41), 3(4.203895e-45)
	  LSHL   T3.X, PV.Z, PV.W,  
	  LSHL * T3.W, literal.x, PV.W,  
	65535(9.183409e-41), 0(0.000000e+00)
	  MOV   T3.Y, 0.0,  
	  ADD_INT * T4.W, T1.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  AND_INT   T0.Z, PV.W, literal.x,  
	  NOT_INT * T5.W, T0.X,  
	3(4.203895e-45), 0(0.000000e+00)
	  LSHR   T1.Z, PV.W, literal.x,  
	  LSHL * T5.W, PV.Z, literal.y,  
	16(2.242078e-44), 3(4.203895e-45)
	  LSHL   T5.X, PV.Z, PV.W,  
	  LSHL * T5.W, literal.x, PV.W,  
	65535(9.183409e-41), 0(0.000000e+00)
	  MOV   T5.Y, 0.0,  
	  MOV * T2.Z, 0.0,  
	  MOV * T3.Z, 0.0,  
	  MOV * T5.Z, 0.0,  
	  LSHR * T0.X, T4.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  LSHR * T1.X, T1.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  LSHR * T4.X, T0.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
.Ltmp4:
.Lfunc_end0:
	.size	byte_store, .Lfunc_end0-byte_store

	.section	.AMDGPU.config
	.long	166100
	.long	2
	.long	165900
	.long	0
	.long	166120
	.long	0
	.text
	.globl	every_third_byte
	.p2align	8
	.type	every_third_byte,@function
every_third_byte:
every_third_byte$local:
.Lfunc_begin1:
	ALU 5, @8, KC0[CB0:0-32], KC1[]
.Ltmp5:
	ALU 0, @14, KC0[CB0:0-32], KC1[]
	TEX 0 @6
	ALU 19, @15, KC0[CB0:0-32], KC1[]
	MEM_RAT MSKOR T1.XW, T0.X
	CF_END
	Fetch clause starting at 6:
	  VTX_READ_8 T0.X, T0.X, 0, #1
	ALU clause starting at 8:
	  MULLO_INT   T0.X (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Y, KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Z (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT * T0.W (MASKED), KC0[1].Z, T1.X,  
.Ltmp6:
	  ADD_INT * T0.W, PV.Y, T0.X,  
	  ADD_INT * T0.W, PV.W, KC0[3].X,  
	ALU clause starting at 14:
	  ADD_INT * T0.X, KC0[2].Y, T0.W,  
	ALU clause starting at 15:
	  MULLO_INT   T0.X (MASKED), T0.W, literal.x,  
	  MULLO_INT   T0.Y, T0.W, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T0.W, literal.x,  
	  MULLO_INT * T0.W (MASKED), T0.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  ADD_INT * T0.W, KC0[2].Z, PV.Y,  
	  ADD_INT * T0.W, PV.W, 1,  
	  ADD_INT   T0.Z, T0.X, 1,  
	  AND_INT * T1.W, PV.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  LSHL   T1.Z, PV.W, literal.x,  
	  AND_INT * T1.W, PV.Z, literal.y,  
	3(4.203895e-45), 255(3.573311e-43)
	  LSHL   T1.X, PV.W, PV.Z,  
	  LSHL * T1.W, literal.x, PV.Z,  
	255(3.573311e-43), 0(0.000000e+00)
	  MOV   T1.Y, 0.0,  
	  MOV * T1.Z, 0.0,  
	  LSHR * T0.X, T0.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
.Ltmp7:
.Lfunc_end1:
	.size	every_third_byte, .Lfunc_end1-every_third_byte

	.section	.AMDGPU.config
	.long	166100
	.long	258
	.long	165900
	.long	0
	.long	166120
	.long	0
	.text
	.globl	copy_bytes
	.p2align	8
	.type	copy_bytes,@function
copy_bytes:
copy_bytes$local:
.Lfunc_begin2:
	ALU 5, @14, KC0[CB0:0-32], KC1[]
.Ltmp8:
	ALU_PUSH_BEFORE 1, @20, KC0[CB0:0-32], KC1[]
	JUMP @10 POP:1
	ALU 1, @22, KC0[CB0:0-32], KC1[]
.Ltmp9:
	ALU 0, @24, KC0[], KC1[]
	TEX 0 @12
	ALU 1, @25, KC0[CB0:0-32], KC1[]
.Ltmp10:
	ALU 12, @27, KC0[], KC1[]
	MEM_RAT MSKOR T1.XW, T0.X
	POP @10 POP:1
.Ltmp11:
	CF_END
	PAD
	Fetch clause starting at 12:
.Ltmp12:
	  VTX_READ_8 T0.X, T0.X, 0, #1
.Ltmp13:
	ALU clause starting at 14:
	  MULLO_INT   T0.X (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Y, KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Z (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT * T0.W (MASKED), KC0[1].Z, T1.X,  
.Ltmp14:
	  ADD_INT * T0.W, PV.Y, T0.X,  
	  ADD_INT * T0.W, PV.W, KC0[3].W,  
	ALU clause starting at 20:
.Ltmp15:
	  SETGE_UINT * T1.W, T0.W, KC0[3].Y,  
.Ltmp16:
	  PRED_SETE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
.Ltmp17:
	ALU clause starting at 22:
.Ltmp18:
	  ADD_INT   T0.Z, T0.W, KC0[2].W,  
	  MOV * T1.W, KC0[2].Y,  
.Ltmp19:
	ALU clause starting at 24:
.Ltmp20:
	  ADD_INT * T0.X, T1.W, T0.Z,  
.Ltmp21:
	ALU clause starting at 25:
.Ltmp22:
	  ADD_INT   T0.Z, T0.W, KC0[3].X,  
	  MOV * T0.W, KC0[2].Z,  
.Ltmp23:
	ALU clause starting at 27:
.Ltmp24:
	  ADD_INT * T0.W, T0.W, T0.Z,  
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
.Ltmp25:
.Lfunc_end2:
	.size	copy_bytes, .Lfunc_end2-copy_bytes

	.section	.AMDGPU.config
	.long	166100
	.long	515
	.long	165900
	.long	0
	.long	166120
	.long	0
	.text
	.globl	copy_blocks
	.p2align	8
	.type	copy_blocks,@function
copy_blocks:
copy_blocks$local:
.Lfunc_begin3:
	ALU 5, @22, KC0[CB0:0-32], KC1[]
.Ltmp26:
	ALU 0, @28, KC0[CB0:0-32], KC1[]
.Ltmp27:
	ALU 0, @29, KC0[CB0:0-32], KC1[]
.Ltmp28:
	ALU 0, @30, KC0[CB0:0-32], KC1[]
.Ltmp29:
	ALU_PUSH_BEFORE 1, @31, KC0[CB0:0-32], KC1[]
	JUMP @18 POP:1
	LOOP_START_DX10 @17
	ALU 2, @33, KC0[], KC1[]
	TEX 0 @20
	ALU 6, @36, KC0[], KC1[]
	MEM_RAT_CACHELESS STORE_DWORD T1, T2.X
	ALU 0, @43, KC0[CB0:0-32], KC1[]
	ALU_PUSH_BEFORE 1, @44, KC0[], KC1[]
	JUMP @16 POP:1
	LOOP_BREAK @16
	POP @16 POP:1
	END_LOOP @7
	POP @18 POP:1
.Ltmp30:
	CF_END
	PAD
	Fetch clause starting at 20:
.Ltmp31:
	  VTX_READ_128 T1.XYZW, T1.X, 0, #1
.Ltmp32:
	ALU clause starting at 22:
.Ltmp33:
	  MULLO_INT   T0.X (MASKED), KC0[1].Z, T1.X,  
.Ltmp34:
	  MULLO_INT   T0.Y, KC0[1].Z, T1.X,  
.Ltmp35:
	  MULLO_INT   T0.Z (MASKED), KC0[1].Z, T1.X,  
.Ltmp36:
	  MULLO_INT * T0.W (MASKED), KC0[1].Z, T1.X,  
.Ltmp37:
	  ADD_INT * T0.W, PV.Y, T0.X,  
	  ADD_INT * T0.W, PV.W, KC0[3].Y,  
.Ltmp38:
	ALU clause starting at 28:
	  MOV * T0.X, KC0[2].Y,  
	ALU clause starting at 29:
	  MOV * T0.Y, KC0[2].Z,  
	ALU clause starting at 30:
	  MOV * T0.Z, KC0[2].W,  
	ALU clause starting at 31:
.Ltmp39:
	  SETGE_UINT * T1.W, T0.W, KC0[2].W,  
	  PRED_SETE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
.Ltmp40:
	ALU clause starting at 33:
.Ltmp41:
	  LSHL * T1.W, T0.W, literal.x,  
	4(5.605194e-45), 0(0.000000e+00)
	  ADD_INT * T1.X, T0.X, PV.W,  
.Ltmp42:
	ALU clause starting at 36:
.Ltmp43:
	  NOT_INT * T2.W, T0.W,  
	  ADD_INT * T2.W, PV.W, T0.Z,  
	  LSHL * T2.W, PV.W, literal.x,  
	4(5.605194e-45), 0(0.000000e+00)
	  ADD_INT * T2.W, T0.Y, PV.W,  
	  LSHR * T2.X, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
.Ltmp44:
	ALU clause starting at 43:
.Ltmp45:
	  ADD_INT * T0.W, T0.W, KC0[0].W,  
.Ltmp46:
	ALU clause starting at 44:
.Ltmp47:
	  SETGE_UINT * T1.W, T0.W, T0.Z,  
	  PRED_SETNE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
.Ltmp48:
.Lfunc_end3:
	.size	copy_blocks, .Lfunc_end3-copy_blocks

	.section	.AMDGPU.config
	.long	166100
	.long	8
	.long	165900
	.long	0
	.long	166120
	.long	0
	.text
	.globl	pack_pixels
	.p2align	8
	.type	pack_pixels,@function
pack_pixels:
pack_pixels$local:
.Lfunc_begin4:
	ALU 5, @10, KC0[CB0:0-32], KC1[]
.Ltmp49:
	ALU 2, @16, KC0[CB0:0-32], KC1[]
	TEX 0 @8
.Ltmp50:
	ALU 73, @19, KC0[CB0:0-32], KC1[]
	MEM_RAT_CACHELESS STORE_DWORD T1.X, T7.X
.Ltmp51:
	MEM_RAT MSKOR T6.XW, T0.X
	CF_END
	PAD
	Fetch clause starting at 8:
	  VTX_READ_128 T1.XYZW, T0.X, 0, #1
.Ltmp52:
	ALU clause starting at 10:
	  MULLO_INT   T0.X (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Y, KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Z (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT * T0.W (MASKED), KC0[1].Z, T1.X,  
.Ltmp53:
	  ADD_INT * T0.W, PV.Y, T0.X,  
	  ADD_INT * T0.W, PV.W, KC0[3].Y,  
	ALU clause starting at 16:
	  LSHL * T1.W, T0.W, literal.x,  
	4(5.605194e-45), 0(0.000000e+00)
	  ADD_INT * T0.X, KC0[2].Y, PV.W,  
	ALU clause starting at 19:
	  MUL_IEEE * T2.W, T1.X, literal.x,  
	1132396544(2.550000e+02), 0(0.000000e+00)
	  MUL_IEEE   T0.Z, T1.Y, literal.x,  
	  RNDNE * T2.W, PV.W,  
	1132396544(2.550000e+02), 0(0.000000e+00)
	  LSHL   T0.Y, T0.W, 1,  
	  TRUNC   T2.Z, PV.W,  
	  RNDNE * T3.W, PV.Z,  
	  TRUNC   T0.X, PV.W,  
	  MUL_IEEE   T1.Y, T1.Z, literal.x,  
	  FLT_TO_UINT   T0.Z, PV.Z,  
	  SETGT_DX10 * T4.W, 0.0, T2.W,  
	1132396544(2.550000e+02), 0(0.000000e+00)
	  CNDE_INT   T1.X, PV.W, PV.Z, 0.0, 
	  RNDNE   T1.Y, PV.Y,  
	  FLT_TO_UINT   T0.Z, PV.X,  
	  SETGT_DX10 * T4.W, 0.0, T3.W,  
	  SETGT_DX10   T0.X, T2.W, literal.x,  
	  CNDE_INT   T2.Y, PV.W, PV.Z, 0.0, 
	  SETGT_DX10   T0.Z, T3.W, literal.x,  BS:VEC_120/SCL_212
	  TRUNC * T2.W, PV.Y,  
	1132396544(2.550000e+02), 0(0.000000e+00)
	  FLT_TO_UINT   T6.X, PV.W,  
	  SETGT_DX10   T3.Y, 0.0, T1.Y,  
	  CNDE_INT   T0.Z, PV.Z, PV.Y, literal.x, 
	  CNDE_INT * T2.W, PV.X, T1.X, literal.x, 
	255(3.573311e-43), 0(0.000000e+00)
	  LSHL   T0.X, PV.W, literal.x,  
	  AND_INT   T2.Y, PV.Z, literal.y,  
	  CNDE_INT   T1.Z, PV.Y, PV.X, 0.0, 
	  SETGT_DX10 * T3.W, T1.Y, literal.z,  
	8(1.121039e-44), 252(3.531272e-43)
	1132396544(2.550000e+02), 0(0.000000e+00)
	  CNDE_INT   T1.X, PV.W, PV.Z, literal.x, 
	  LSHL   T1.Y, PV.Y, literal.y,  
	  AND_INT   T1.Z, PV.X, literal.z,  
	  ADD_INT * T3.W, KC0[2].W, T0.Y,  
	255(3.573311e-43), 3(4.203895e-45)
	63488(8.896564e-41), 0(0.000000e+00)
	  AND_INT   T0.Y, PV.W, literal.x,  
	  OR_INT   T1.Z, PV.Z, PV.Y,  
	  LSHR * T4.W, PV.X, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  OR_INT   T1.Z, PV.Z, PV.W,  
	  LSHL * T4.W, PV.Y, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  LSHL   T6.X, PV.Z, PV.W,  
	  LSHL * T6.W, literal.x, PV.W,  
	65535(9.183409e-41), 0(0.000000e+00)
	  MOV   T6.Y, 0.0,  
	  MOV   T6.Z, 0.0,  
	  MUL_IEEE * T1.W, T1.W, literal.x,  
	1132396544(2.550000e+02), 0(0.000000e+00)
	  RNDNE * T1.W, PV.W,  
	  TRUNC * T4.W, PV.W,  
	  FLT_TO_UINT   T1.Z, PV.W,  
	  SETGT_DX10 * T4.W, 0.0, T1.W,  
	  LSHL   T0.Y, T0.Z, literal.x,  
	  CNDE_INT   T0.Z, PV.W, PV.Z, 0.0, 
	  SETGT_DX10 * T1.W, T1.W, literal.y,  
	8(1.121039e-44), 1132396544(2.550000e+02)
	  CNDE_INT   T1.Y, PV.W, PV.Z, literal.x, 
	  OR_INT   T0.Z, T2.W, PV.Y,  
	  LSHL * T1.W, T1.X, literal.y,  
	255(3.573311e-43), 16(2.242078e-44)
	  LSHR   T0.X, T3.W, literal.x,  
	  LSHL   T0.Y, T0.W, literal.x,  BS:VEC_120/SCL_212
	  OR_INT   T0.Z, PV.Z, PV.W,  
	  LSHL * T0.W, PV.Y, literal.y,  
	2(2.802597e-45), 24(3.363116e-44)
	  OR_INT   T1.X, PV.Z, PV.W,  
	  ADD_INT * T0.W, KC0[2].Z, PV.Y,  
	  LSHR * T7.X, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
.Ltmp54:
.Lfunc_end4:
	.size	pack_pixels, .Lfunc_end4-pack_pixels

	.section	.AMDGPU.config
	.long	166100
	.long	4
	.long	165900
	.long	0
	.long	166120
	.long	0
	.text
	.globl	strided_long
	.p2align	8
	.type	strided_long,@function
strided_long:
strided_long$local:
.Lfunc_begin5:
	ALU 5, @16, KC0[CB0:0-32], KC1[]
.Ltmp55:
	ALU 4, @22, KC0[CB0:0-32], KC1[]
	TEX 0 @10
	ALU 4, @27, KC0[CB0:0-32], KC1[]
	MEM_RAT_CACHELESS STORE_DWORD T0, T1.X
	ALU 43, @32, KC0[CB0:0-32], KC1[]
	TEX 1 @12
	ALU 5, @76, KC0[], KC1[]
	MEM_RAT_CACHELESS STORE_DWORD T0, T1.X
	CF_END
	Fetch clause starting at 10:
	  VTX_READ_64 T0.XY, T0.X, 0, #1
	Fetch clause starting at 12:
	  VTX_READ_64 T1.XY, T1.X, 0, #1
	  VTX_READ_64 T0.XY, T0.X, 0, #1
	ALU clause starting at 16:
	  MULLO_INT   T0.X (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Y, KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Z (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT * T0.W (MASKED), KC0[1].Z, T1.X,  
.Ltmp56:
	  ADD_INT * T0.W, PV.Y, T0.X,  
	  ADD_INT * T0.W, PV.W, KC0[3].X,  
	ALU clause starting at 22:
	  NOT_INT * T1.W, T0.W,  
	  ADD_INT * T1.W, KC0[0].W, PV.W,  
	  LSHL * T1.W, PV.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  ADD_INT * T0.X, KC0[2].Y, PV.W,  
	ALU clause starting at 27:
	  LSHL * T1.W, T0.W, literal.x,  
	4(5.605194e-45), 0(0.000000e+00)
	  ADD_INT * T1.W, KC0[2].Z, PV.W,  
	  LSHR * T1.X, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	ALU clause starting at 32:
	  UINT_TO_FLT * T2.W, KC0[0].W,  
	  RECIP_IEEE   T0.X, T2.W,  
	  RECIP_IEEE   T0.Y (MASKED), T2.W,  
	  RECIP_IEEE   T0.Z (MASKED), T2.W,  
	  RECIP_IEEE * T0.W (MASKED), T2.W,  
	  MUL_IEEE * T2.W, PV.X, literal.x,  
	1333788670(4.294967e+09), 0(0.000000e+00)
	  FLT_TO_UINT   T0.Z, PV.W,  
	  SUB_INT * T2.W, 0.0, KC0[0].W,  
	  MULLO_INT   T0.X, T2.W, T0.Z,  
	  MULLO_INT   T0.Y (MASKED), T2.W, T0.Z,  
	  MULLO_INT   T0.Z (MASKED), T2.W, T0.Z,  
	  MULLO_INT * T0.W (MASKED), T2.W, T0.Z,  
	  MULHI   T0.X, T0.Z, T0.X,  
	  MULHI   T0.Y (MASKED), T0.Z, T0.X,  
	  MULHI   T0.Z (MASKED), T0.Z, T0.X,  
	  MULHI * T0.W (MASKED), T0.Z, T0.X,  
	  ADD_INT * T2.W, T0.Z, PV.X,  
	  MULLO_INT   T0.X, T0.W, literal.x,  
	  MULLO_INT   T0.Y (MASKED), T0.W, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T0.W, literal.x,  
	  MULLO_INT * T0.W (MASKED), T0.W, literal.x,  
	7(9.809089e-45), 0(0.000000e+00)
	  MULHI   T0.X (MASKED), T0.X, T2.W,  
	  MULHI   T0.Y, T0.X, T2.W,  
	  MULHI   T0.Z (MASKED), T0.X, T2.W,  
	  MULHI * T0.W (MASKED), T0.X, T2.W,  
	  MULLO_INT   T0.X (MASKED), T0.Y, KC0[0].W,  
	  MULLO_INT   T0.Y, T0.Y, KC0[0].W,  
	  MULLO_INT   T0.Z (MASKED), T0.Y, KC0[0].W,  
	  MULLO_INT * T0.W (MASKED), T0.Y, KC0[0].W,  
	  SUB_INT * T2.W, T0.X, PV.Y,  
	  SETGE_UINT   T0.Z, PV.W, KC0[0].W,  
	  SUB_INT * T3.W, PV.W, KC0[0].W,  
	  CNDE_INT * T2.W, PV.Z, T2.W, PV.W, 
	  SETGE_UINT   T0.Z, PV.W, KC0[0].W,  
	  SUB_INT * T3.W, PV.W, KC0[0].W,  
	  CNDE_INT   T0.Z, PV.Z, T2.W, PV.W, 
	  LSHL * T0.W, T0.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  ADD_INT   T0.X, KC0[2].Y, PV.W,  
	  LSHL * T0.W, PV.Z, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  ADD_INT * T1.X, KC0[2].Y, PV.W,  
	ALU clause starting at 76:
	  XOR_INT * T0.Y, T0.Y, T1.Y,  
	  XOR_INT   T0.X, T0.X, T1.X,  
	  ADD_INT * T0.W, T1.W, literal.x,  
	8(1.121039e-44), 0(0.000000e+00)
	  LSHR * T1.X, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
.Ltmp57:
.Lfunc_end5:
	.size	strided_long, .Lfunc_end5-strided_long

