	.text
	.section	.AMDGPU.config
	.long	166100
	.long	515
	.long	165900
	.long	0
	.long	166120
	.long	0
	.text
	.globl	crc32_table
	.p2align	8
	.type	crc32_table,@function
crc32_table:
crc32_table$local:
.Lfunc_begin0:
	ALU 6, @32, KC0[CB0:0-32], KC1[]
.Ltmp0:
	ALU 0, @39, KC0[CB0:0-32], KC1[]
.Ltmp1:
	ALU_PUSH_BEFORE 1, @40, KC0[CB0:0-32], KC1[]
	JUMP @21 POP:1
	ALU 0, @42, KC0[CB0:0-32], KC1[]
.Ltmp2:
	ALU 0, @43, KC0[CB0:0-32], KC1[]
.Ltmp3:
	ALU 6, @44, KC0[], KC1[]
	LOOP_START_DX10 @20
.Ltmp4:
	TEX 0 @26
.Ltmp5:
	ALU 6, @51, KC0[], KC1[]
	TEX 0 @28
	ALU 2, @58, KC0[], KC1[]
	ALU 7, @61, KC0[], KC1[]
	TEX 0 @30
	ALU 5, @69, KC0[], KC1[]
	ALU_PUSH_BEFORE 0, @75, KC0[], KC1[]
	JUMP @19 POP:1
	LOOP_BREAK @19
	POP @19 POP:1
	END_LOOP @8
.Ltmp6:
	ALU_POP_AFTER 0, @76, KC0[], KC1[]
	ALU 0, @77, KC0[CB0:0-32], KC1[]
.Ltmp7:
	ALU 4, @78, KC0[], KC1[]
	MEM_RAT_CACHELESS STORE_DWORD T0.X, T1.X
	CF_END
	PAD
	Fetch clause starting at 26:
.Ltmp8:
	  VTX_READ_8 T1.X, T0.X, 0, #1
.Ltmp9:
	Fetch clause starting at 28:
.Ltmp10:
	  VTX_READ_32 T2.X, T2.X, 0, #2
.Ltmp11:
	Fetch clause starting at 30:
.Ltmp12:
	  VTX_READ_32 T1.X, T1.X, 0, #2
.Ltmp13:
	ALU clause starting at 32:
	  MULLO_INT   T0.X (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Y, KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Z (MASKED), KC0[1].Z, T1.X,  
.Ltmp14:
	  MULLO_INT * T0.W (MASKED), KC0[1].Z, T1.X,  
.Ltmp15:
	  ADD_INT * T0.W, PV.Y, T0.X,  
	  MOV * T0.X, literal.x,  
.Ltmp16:
	0(0.000000e+00), 0(0.000000e+00)
.Ltmp17:
	ALU clause starting at 39:
	  ADD_INT * T0.Z, T0.W, KC0[3].Y,  
	ALU clause starting at 40:
.Ltmp18:
	  SETE_INT * T0.W, KC0[2].W, 0.0,  
	  PRED_SETE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
.Ltmp19:
	ALU clause starting at 42:
	  MOV * T1.Z, KC0[2].Y,  
.Ltmp20:
	ALU clause starting at 43:
	  MOV * T0.W, KC0[2].W,  
	ALU clause starting at 44:
.Ltmp21:
	  MULLO_INT   T0.X, T0.Z, T0.W,  
	  MULLO_INT   T0.Y (MASKED), T0.Z, T0.W,  
	  MULLO_INT   T0.Z (MASKED), T0.Z, T0.W,  
	  MULLO_INT * T0.W (MASKED), T0.Z, T0.W,  
	  ADD_INT   T0.X, T1.Z, PV.X,  
	  MOV * T1.W, literal.x,  
.Ltmp22:
	-1(nan), 0(0.000000e+00)
.Ltmp23:
	ALU clause starting at 51:
.Ltmp24:
	  XOR_INT * T2.W, T1.W, T1.X,  
	  AND_INT * T2.W, PV.W, literal.x,  
	15(2.101948e-44), 0(0.000000e+00)
	  LSHL * T2.W, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  ADD_INT * T2.X, literal.x, PV.W,  
	@crc_nibble, 0(0.000000e+00)
.Ltmp25:
	ALU clause starting at 58:
.Ltmp26:
	  LSHR * T1.W, T1.W, literal.x,  
	4(5.605194e-45), 0(0.000000e+00)
	  XOR_INT * T1.W, T2.X, PV.W,  
.Ltmp27:
	ALU clause starting at 61:
.Ltmp28:
	  AND_INT   T1.Z, T1.W, literal.x,  
	  LSHR * T2.W, T1.X, literal.y,  
	15(2.101948e-44), 4(5.605194e-45)
	  XOR_INT * T2.W, PV.Z, PV.W,  
	  LSHL * T2.W, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  ADD_INT * T1.X, literal.x, PV.W,  
	@crc_nibble, 0(0.000000e+00)
.Ltmp29:
	ALU clause starting at 69:
.Ltmp30:
	  LSHR   T1.Z, T1.W, literal.x,  
.Ltmp31:
	  ADD_INT * T0.W, T0.W, literal.y,  BS:VEC_120/SCL_212
	4(5.605194e-45), -1(nan)
	  ADD_INT   T0.X, T0.X, 1,  
	  SETE_INT   T2.Z, PV.W, 0.0,  
.Ltmp32:
	  XOR_INT * T1.W, PV.Z, T1.X,  
.Ltmp33:
	ALU clause starting at 75:
	  PRED_SETNE_INT * ExecMask,PredicateBit (MASKED), T2.Z, 0.0,  
	ALU clause starting at 76:
	  NOT_INT * T0.X, T1.W,  
	ALU clause starting at 77:
	  MOV * T0.W, KC0[2].Z,  
	ALU clause starting at 78:
	  LSHL * T1.W, T0.Z, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  ADD_INT * T0.W, T0.W, PV.W,  
	  LSHR * T1.X, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
.Ltmp34:
.Lfunc_end0:
	.size	crc32_table, .Lfunc_end0-crc32_table

	.section	.AMDGPU.config
	.long	166100
	.long	3
	.long	165900
	.long	0
	.long	166120
	.long	0
	.text
	.globl	mixed_tables
	.p2align	8
	.type	mixed_tables,@function
mixed_tables:
mixed_tables$local:
.Lfunc_begin1:
	ALU 5, @18, KC0[CB0:0-32], KC1[]
.Ltmp35:
	ALU 2, @24, KC0[CB0:0-32], KC1[]
	TEX 0 @10
.Ltmp36:
	ALU 7, @27, KC0[], KC1[]
	TEX 0 @12
	ALU 9, @35, KC0[], KC1[]
	TEX 1 @14
	ALU 7, @45, KC0[CB0:0-32], KC1[]
	MEM_RAT_CACHELESS STORE_DWORD T0.X, T1.X
	CF_END
	Fetch clause starting at 10:
	  VTX_READ_32 T0.X, T0.X, 0, #1
.Ltmp37:
	Fetch clause starting at 12:
	  VTX_READ_16 T1.X, T1.X, 0, #2
	Fetch clause starting at 14:
	  VTX_READ_32 T2.X, T2.X, 0, #2
	  VTX_READ_8 T0.X, T0.X, 0, #2
	ALU clause starting at 18:
	  MULLO_INT   T0.X (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Y, KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Z (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT * T0.W (MASKED), KC0[1].Z, T1.X,  
.Ltmp38:
	  ADD_INT * T0.W, PV.Y, T0.X,  
	  ADD_INT * T0.W, PV.W, KC0[3].X,  
	ALU clause starting at 24:
	  LSHL * T0.W, T0.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  ADD_INT * T0.X, KC0[2].Y, PV.W,  
	ALU clause starting at 27:
	  LSHR * T1.W, T0.X, 1,  
	  LSHR   T0.Z, T0.X, literal.x,  
	  AND_INT * T1.W, PV.W, literal.y,  
	4(5.605194e-45), 12(1.681558e-44)
	  ADD_INT   T1.Z, literal.x, PV.W,  
	  AND_INT * T1.W, PV.Z, literal.y,  
	@offsets, 2(2.802597e-45)
	  ADD_INT * T1.X, PV.Z, PV.W,  
	ALU clause starting at 35:
	  MOV * T1.W, literal.x,  
	4(5.605194e-45), 0(0.000000e+00)
	  AND_INT   T0.Z, T0.X, literal.x,  
	  BFE_UINT * T1.W, T0.X, literal.y, PV.W, 
	7(9.809089e-45), 8(1.121039e-44)
	  ADD_INT   T0.X, literal.x, PV.W,  
	  LSHL * T1.W, PV.Z, literal.y,  
	@primes, 2(2.802597e-45)
	  ADD_INT * T2.X, literal.x, PV.W,  
	@wave, 0(0.000000e+00)
	ALU clause starting at 45:
	  BFE_INT * T1.W, T1.X, 0.0, literal.x, 
	16(2.242078e-44), 0(0.000000e+00)
	  INT_TO_FLT * T0.Z, PV.W,  
	  UINT_TO_FLT * T1.W, T0.X,  
	  MULADD_IEEE   T0.X, T2.X, T0.Z, PV.W, 
	  ADD_INT * T0.W, KC0[2].Z, T0.W,  
	  LSHR * T1.X, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
.Ltmp39:
.Lfunc_end1:
	.size	mixed_tables, .Lfunc_end1-mixed_tables

	.section	.AMDGPU.config
	.long	166100
	.long	518
	.long	165900
	.long	0
	.long	166120
	.long	0
	.text
	.globl	constant_argument
	.p2align	8
	.type	constant_argument,@function
constant_argument:
constant_argument$local:
.Lfunc_begin2:
	ALU 5, @30, KC0[CB0:0-32], KC1[]
.Ltmp40:
	ALU 1, @36, KC0[], KC1[]
.Ltmp41:
	ALU 0, @38, KC0[CB0:0-32], KC1[]
.Ltmp42:
	ALU 0, @39, KC0[CB0:0-32], KC1[]
.Ltmp43:
	ALU_PUSH_BEFORE 1, @40, KC0[CB0:0-32], KC1[]
	JUMP @18 POP:1
	ALU 0, @42, KC0[CB0:0-32], KC1[]
.Ltmp44:
	ALU 26, @43, KC0[CB0:0-32], KC1[]
.Ltmp45:
	LOOP_START_DX10 @17
.Ltmp46:
	ALU 23, @70, KC0[], KC1[]
	TEX 1 @24
	ALU 3, @94, KC0[], KC1[]
	ALU_PUSH_BEFORE 2, @98, KC0[], KC1[]
	JUMP @16 POP:1
	LOOP_BREAK @16
	POP @16 POP:1
	END_LOOP @9
	POP @18 POP:1
	ALU 0, @101, KC0[CB0:0-32], KC1[]
.Ltmp47:
	ALU 43, @102, KC0[], KC1[]
	TEX 0 @28
	ALU 5, @146, KC0[], KC1[]
	MEM_RAT_CACHELESS STORE_DWORD T0.X, T1.X
	CF_END
	Fetch clause starting at 24:
.Ltmp48:
	  VTX_READ_32 T3.X, T3.X, 0, #1
	  VTX_READ_32 T2.X, T2.X, 0, #1
.Ltmp49:
	Fetch clause starting at 28:
	  VTX_READ_32 T1.X, T1.X, 0, #1
	ALU clause starting at 30:
	  MULLO_INT   T0.X (MASKED), KC0[1].Z, T1.X,  
.Ltmp50:
	  MULLO_INT   T0.Y, KC0[1].Z, T1.X,  
.Ltmp51:
	  MULLO_INT   T0.Z (MASKED), KC0[1].Z, T1.X,  
.Ltmp52:
	  MULLO_INT * T0.W (MASKED), KC0[1].Z, T1.X,  
.Ltmp53:
	  ADD_INT * T0.W, PV.Y, T0.X,  
	  ADD_INT * T0.W, PV.W, KC0[3].Z,  
	ALU clause starting at 36:
	  MOV * T0.X, literal.x,  
.Ltmp54:
	0(0.000000e+00), 0(0.000000e+00)
.Ltmp55:
	ALU clause starting at 38:
	  MOV * T0.Y, KC0[2].Y,  
	ALU clause starting at 39:
	  MOV * T0.Z, KC0[3].X,  
	ALU clause starting at 40:
.Ltmp56:
	  SETGT_INT * T1.W, 1, KC0[3].X,  
.Ltmp57:
	  PRED_SETE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
.Ltmp58:
	ALU clause starting at 42:
	  MOV * T1.W, KC0[0].W,  
	ALU clause starting at 43:
	  SETGT_INT * T2.W, 0.0, T1.W,  
.Ltmp59:
	  ADD_INT * T1.W, T1.W, PV.W,  
	  XOR_INT * T1.W, PV.W, T2.W,  
	  UINT_TO_FLT * T2.W, PV.W,  
	  RECIP_IEEE   T0.X, T2.W,  
	  RECIP_IEEE   T0.Y (MASKED), T2.W,  
	  RECIP_IEEE   T0.Z (MASKED), T2.W,  
	  RECIP_IEEE * T0.W (MASKED), T2.W,  
	  MUL_IEEE * T2.W, PV.X, literal.x,  
	1333788670(4.294967e+09), 0(0.000000e+00)
	  MOV   T1.X, T0.Y,  
	  MOV   T1.Y, T0.Z,  
.Ltmp60:
	  FLT_TO_UINT   T2.Z, PV.W,  
	  SUB_INT * T2.W, 0.0, T1.W,  
	  MULLO_INT   T0.X, T2.W, T2.Z,  
	  MULLO_INT   T0.Y (MASKED), T2.W, T2.Z,  
	  MULLO_INT   T0.Z (MASKED), T2.W, T2.Z,  
	  MULLO_INT * T0.W (MASKED), T2.W, T2.Z,  
	  MULHI   T2.X, T2.Z, T0.X,  
	  MULHI   T2.Y (MASKED), T2.Z, T0.X,  
	  MULHI   T2.Z (MASKED), T2.Z, T0.X,  
	  MULHI * T2.W (MASKED), T2.Z, T0.X,  
	  MOV   T0.X, literal.x,  
	  MOV * T1.Z, T0.W,  
	0(0.000000e+00), 0(0.000000e+00)
	  ADD_INT   T2.Z, T2.Z, T2.X,  
	  MOV * T2.W, KC0[2].Z,  
	ALU clause starting at 70:
.Ltmp61:
	  SETGT_INT * T3.W, 0.0, T1.Z,  
	  ADD_INT * T4.W, T1.Z, PV.W,  
	  XOR_INT * T4.W, PV.W, T3.W,  
	  MULHI   T2.X, T4.W, T2.Z,  
	  MULHI   T2.Y (MASKED), T4.W, T2.Z,  
	  MULHI   T2.Z (MASKED), T4.W, T2.Z,  
	  MULHI * T2.W (MASKED), T4.W, T2.Z,  
	  MULLO_INT   T2.X, T2.X, T1.W,  
	  MULLO_INT   T2.Y (MASKED), T2.X, T1.W,  
	  MULLO_INT   T2.Z (MASKED), T2.X, T1.W,  
	  MULLO_INT * T2.W (MASKED), T2.X, T1.W,  
	  SUB_INT * T4.W, T4.W, PV.X,  
	  SETGE_UINT   T3.Z, PV.W, T1.W,  
	  SUB_INT * T5.W, PV.W, T1.W,  
	  CNDE_INT * T4.W, PV.Z, T4.W, PV.W, 
	  SETGE_UINT   T3.Z, PV.W, T1.W,  
	  SUB_INT * T5.W, PV.W, T1.W,  
	  CNDE_INT * T4.W, PV.Z, T4.W, PV.W, 
	  XOR_INT * T4.W, PV.W, T3.W,  
	  SUB_INT * T3.W, PV.W, T3.W,  
	  MOV   T2.X, T1.X,  
	  LSHL * T3.W, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  ADD_INT * T3.X, T2.W, PV.W,  
.Ltmp62:
	ALU clause starting at 94:
.Ltmp63:
	  ADD_INT   T1.X, T1.X, literal.x,  
	  ADD_INT * T1.Y, T1.Y, literal.y,  
	4(5.605194e-45), -1(nan)
	  MULADD_IEEE * T0.X, T2.X, T3.X, T0.X, 
.Ltmp64:
	ALU clause starting at 98:
.Ltmp65:
	  ADD_INT   T1.Z, T1.Z, 1,  
	  SETE_INT * T3.W, T1.Y, 0.0,  
	  PRED_SETNE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
.Ltmp66:
	ALU clause starting at 101:
	  MOV * T1.W, KC0[2].W,  
	ALU clause starting at 102:
	  SETGT_INT * T2.W, 0.0, T0.Z,  
	  ADD_INT * T3.W, T0.Z, PV.W,  
	  XOR_INT * T2.W, PV.W, T2.W,  
	  UINT_TO_FLT * T3.W, PV.W,  
	  RECIP_IEEE   T0.X (MASKED), T3.W,  
	  RECIP_IEEE   T0.Y (MASKED), T3.W,  
	  RECIP_IEEE   T0.Z, T3.W,  
	  RECIP_IEEE * T0.W (MASKED), T3.W,  
	  MUL_IEEE   T0.Z, PV.Z, literal.x,  
	  SETGT_INT * T3.W, 0.0, T0.W,  
	1333788670(4.294967e+09), 0(0.000000e+00)
	  ADD_INT   T1.Y, T0.W, PV.W,  
	  FLT_TO_UINT   T0.Z, PV.Z,  
	  SUB_INT * T4.W, 0.0, T2.W,  
	  MULLO_INT   T1.X, T4.W, T0.Z,  
	  MULLO_INT   T1.Y (MASKED), T4.W, T0.Z,  
	  MULLO_INT   T1.Z (MASKED), T4.W, T0.Z,  
	  MULLO_INT * T1.W (MASKED), T4.W, T0.Z,  
	  MULHI   T1.X, T0.Z, T1.X,  
	  MULHI   T1.Y (MASKED), T0.Z, T1.X,  
	  MULHI   T1.Z (MASKED), T0.Z, T1.X,  
	  MULHI * T1.W (MASKED), T0.Z, T1.X,  
	  ADD_INT   T0.Z, T0.Z, PV.X,  
	  XOR_INT * T4.W, T1.Y, T3.W,  
	  MULHI   T0.X (MASKED), T4.W, T0.Z,  
	  MULHI   T0.Y (MASKED), T4.W, T0.Z,  
	  MULHI   T0.Z, T4.W, T0.Z,  
	  MULHI * T0.W (MASKED), T4.W, T0.Z,  
	  MULLO_INT   T0.X (MASKED), T0.Z, T2.W,  
	  MULLO_INT   T0.Y (MASKED), T0.Z, T2.W,  
	  MULLO_INT   T0.Z, T0.Z, T2.W,  
	  MULLO_INT * T0.W (MASKED), T0.Z, T2.W,  
	  SUB_INT * T4.W, T4.W, PV.Z,  
	  SETGE_UINT   T0.Z, PV.W, T2.W,  
	  SUB_INT * T5.W, PV.W, T2.W,  
	  CNDE_INT * T4.W, PV.Z, T4.W, PV.W, 
	  SETGE_UINT   T0.Z, PV.W, T2.W,  
	  SUB_INT * T2.W, PV.W, T2.W,  
	  CNDE_INT * T2.W, PV.Z, T4.W, PV.W, 
	  XOR_INT * T2.W, PV.W, T3.W,  
	  SUB_INT * T2.W, PV.W, T3.W,  
	  LSHL * T2.W, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  ADD_INT * T1.X, T0.Y, PV.W,  
	ALU clause starting at 146:
	  LSHL * T0.W, T0.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  ADD   T0.X, T0.X, T1.X,  
	  ADD_INT * T0.W, T1.W, PV.W,  
	  LSHR * T1.X, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
.Ltmp67:
.Lfunc_end2:
	.size	constant_argument, .Lfunc_end2-constant_argument

	.type	crc_nibble,@object
	.globl	crc_nibble
	.p2align	2
crc_nibble:
crc_nibble$local:
	.long	0
	.long	498536548
	.long	997073096
	.long	651767980
	.long	1994146192
	.long	1802195444
	.long	1303535960
	.long	1342533948
	.long	3988292384
	.long	4027552580
	.long	3604390888
	.long	3412177804
	.long	2607071920
	.long	2262029012
	.long	2685067896
	.long	3183342108
	.size	crc_nibble, 64

	.type	wave,@object
	.globl	wave
	.p2align	2
wave:
wave$local:
	.long	0x00000000
	.long	0x3f000000
	.long	0x3f800000
	.long	0x3f000000
	.long	0x00000000
	.long	0xbf000000
	.long	0xbf800000
	.long	0xbf000000
	.size	wave, 32

	.type	offsets,@object
	.globl	offsets
	.p2align	1
offsets:
offsets$local:
	.short	1
	.short	2
	.short	65533
	.short	4
	.short	5
	.short	65530
	.short	65529
	.short	65528
	.size	offsets, 16

	.type	primes,@object
	.globl	primes
primes:
primes$local:
	.ascii	"\002\003\005\007\013\r\021\023\027\035\037%)+/5"
	.size	primes, 16

