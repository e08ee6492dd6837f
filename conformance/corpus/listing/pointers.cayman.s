	.text
	.section	.AMDGPU.config
	.long	166100
	.long	519
	.long	165900
	.long	0
	.long	166120
	.long	0
	.text
	.globl	list
	.p2align	8
	.type	list,@function
list:
list$local:
.Lfunc_begin0:
	ALU 5, @56, KC0[CB0:0-32], KC1[]
.Ltmp0:
	ALU 4, @62, KC0[CB0:0-32], KC1[]
	TEX 0 @46
.Ltmp1:
	ALU 13, @67, KC0[CB0:0-32], KC1[]
.Ltmp2:
	ALU 0, @81, KC0[], KC1[]
.Ltmp3:
	ALU 2, @82, KC0[], KC1[]
	MEM_RAT_CACHELESS STORE_DWORD T1, T3.X
.Ltmp4:
	ALU 5, @85, KC0[CB0:0-32], KC1[]
	TEX 0 @48
	ALU 12, @91, KC0[], KC1[]
.Ltmp5:
	ALU 2, @104, KC0[], KC1[]
	MEM_RAT_CACHELESS STORE_DWORD T2, T3.X
.Ltmp6:
	ALU 6, @107, KC0[CB0:0-32], KC1[]
	TEX 0 @50
	ALU 12, @114, KC0[], KC1[]
.Ltmp7:
	ALU 2, @127, KC0[], KC1[]
	MEM_RAT_CACHELESS STORE_DWORD T1, T3.X
.Ltmp8:
	ALU 4, @130, KC0[CB0:0-32], KC1[]
	TEX 0 @52
	ALU 12, @135, KC0[], KC1[]
.Ltmp9:
	ALU 2, @148, KC0[], KC1[]
	MEM_RAT_CACHELESS STORE_DWORD T2, T3.X
.Ltmp10:
	ALU_PUSH_BEFORE 3, @151, KC0[], KC1[]
	JUMP @35 POP:1
	ALU 2, @155, KC0[], KC1[]
	LOOP_START_DX10 @34
.Ltmp11:
	TEX 0 @54
	ALU 4, @158, KC0[], KC1[]
.Ltmp12:
	ALU 2, @163, KC0[], KC1[]
	ALU_PUSH_BEFORE 0, @166, KC0[], KC1[]
	JUMP @33 POP:1
	LOOP_BREAK @33
	POP @33 POP:1
	END_LOOP @26
	POP @35 POP:1
	ALU 0, @167, KC0[CB0:0-32], KC1[]
.Ltmp13:
	ALU 5, @168, KC0[], KC1[]
.Ltmp14:
	ALU 2, @174, KC0[], KC1[]
.Ltmp15:
	ALU 2, @177, KC0[], KC1[]
.Ltmp16:
	ALU 7, @180, KC0[], KC1[]
.Ltmp17:
	MEM_RAT_CACHELESS STORE_DWORD T0.X, T6.X
.Ltmp18:
	MEM_RAT_CACHELESS STORE_DWORD T3, T5.X
.Ltmp19:
	MEM_RAT_CACHELESS STORE_DWORD T3, T4.X
.Ltmp20:
	MEM_RAT_CACHELESS STORE_DWORD T3, T2.X
.Ltmp21:
	MEM_RAT_CACHELESS STORE_DWORD T3, T1.X
.Ltmp22:
	CF_END
	Fetch clause starting at 46:
.Ltmp23:
	  VTX_READ_32 T0.X, T0.X, 0, #1
.Ltmp24:
	Fetch clause starting at 48:
.Ltmp25:
	  VTX_READ_32 T0.X, T0.X, 0, #1
.Ltmp26:
	Fetch clause starting at 50:
.Ltmp27:
	  VTX_READ_32 T0.X, T0.X, 0, #1
.Ltmp28:
	Fetch clause starting at 52:
.Ltmp29:
	  VTX_READ_32 T0.X, T0.X, 0, #1
.Ltmp30:
	Fetch clause starting at 54:
.Ltmp31:
	  VTX_READ_64 T1.XY, T1.X, 0, #1
.Ltmp32:
	ALU clause starting at 56:
	  MULLO_INT   T0.X (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Y, KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Z (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT * T0.W (MASKED), KC0[1].Z, T1.X,  
.Ltmp33:
	  ADD_INT * T0.W, PV.Y, T0.X,  
	  ADD_INT * T0.W, PV.W, KC0[3].Y,  
	ALU clause starting at 62:
.Ltmp34:
	  AND_INT * T1.W, T0.W, literal.x,  
.Ltmp35:
	63(8.828180e-44), 0(0.000000e+00)
	  LSHL * T1.W, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  ADD_INT * T0.X, KC0[2].Y, PV.W,  
.Ltmp36:
	ALU clause starting at 67:
	  MOV   T1.X, 0.0,  
.Ltmp37:
	  ASHR * T1.W, T0.W, literal.x,  
	31(4.344025e-44), 0(0.000000e+00)
	  LSHR * T1.W, PV.W, literal.x,  
	30(4.203895e-44), 0(0.000000e+00)
	  ADD_INT * T1.W, T0.W, PV.W,  
	  AND_INT * T1.W, PV.W, literal.x,  
.Ltmp38:
	536870908(1.084202e-19), 0(0.000000e+00)
	  LSHL   T0.Z, T0.W, literal.x,  
.Ltmp39:
	  SUB_INT * T1.W, T0.W, PV.W,  
	6(8.407791e-45), 0(0.000000e+00)
	  LSHL   T1.Z, PV.W, literal.x,  
.Ltmp40:
	  ADD_INT * T1.W, KC0[2].Z, PV.Z,  
.Ltmp41:
	3(4.203895e-45), 0(0.000000e+00)
.Ltmp42:
	ALU clause starting at 81:
.Ltmp43:
	  ADD_INT * T2.X, T1.W, T1.Z,  
.Ltmp44:
	ALU clause starting at 82:
	  LSHR   T3.X, T2.X, literal.x,  
	  MOV * T1.Y, T0.X,  BS:VEC_120/SCL_212
	2(2.802597e-45), 0(0.000000e+00)
	ALU clause starting at 85:
.Ltmp45:
	  ADD_INT * T2.W, T0.W, 1,  
.Ltmp46:
	  AND_INT * T2.W, PV.W, literal.x,  
	63(8.828180e-44), 0(0.000000e+00)
	  LSHL * T2.W, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  ADD_INT * T0.X, KC0[2].Y, PV.W,  
.Ltmp47:
	ALU clause starting at 91:
.Ltmp48:
	  ADD_INT * T2.W, T0.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  ASHR * T3.W, PV.W, literal.x,  
	31(4.344025e-44), 0(0.000000e+00)
	  LSHR * T3.W, PV.W, literal.x,  
	30(4.203895e-44), 0(0.000000e+00)
	  ADD_INT * T3.W, T2.W, PV.W,  
	  AND_INT * T3.W, PV.W, literal.x,  
	536870908(1.084202e-19), 0(0.000000e+00)
	  SUB_INT * T3.W, T2.W, PV.W,  
	  LSHL * T3.W, PV.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  ADD_INT * T1.X, T1.W, PV.W,  
.Ltmp49:
	ALU clause starting at 104:
	  LSHR   T3.X, T1.X, literal.x,  
	  MOV * T2.Y, T0.X,  BS:VEC_120/SCL_212
	2(2.802597e-45), 0(0.000000e+00)
	ALU clause starting at 107:
.Ltmp50:
	  ADD_INT * T3.W, T0.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  AND_INT * T3.W, PV.W, literal.x,  
	63(8.828180e-44), 0(0.000000e+00)
	  LSHL * T3.W, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  ADD_INT * T0.X, KC0[2].Y, PV.W,  
.Ltmp51:
	ALU clause starting at 114:
.Ltmp52:
	  ADD_INT * T3.W, T0.W, literal.x,  
	6(8.407791e-45), 0(0.000000e+00)
	  ASHR * T4.W, PV.W, literal.x,  
	31(4.344025e-44), 0(0.000000e+00)
	  LSHR * T4.W, PV.W, literal.x,  
	30(4.203895e-44), 0(0.000000e+00)
	  ADD_INT * T4.W, T3.W, PV.W,  
	  AND_INT * T4.W, PV.W, literal.x,  
	536870908(1.084202e-19), 0(0.000000e+00)
	  SUB_INT * T3.W, T3.W, PV.W,  
	  LSHL * T3.W, PV.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  ADD_INT * T2.X, T1.W, PV.W,  
.Ltmp53:
	ALU clause starting at 127:
	  LSHR   T3.X, T2.X, literal.x,  
	  MOV * T1.Y, T0.X,  BS:VEC_120/SCL_212
	2(2.802597e-45), 0(0.000000e+00)
	ALU clause starting at 130:
.Ltmp54:
	  AND_INT * T2.W, T2.W, literal.x,  
	63(8.828180e-44), 0(0.000000e+00)
	  LSHL * T2.W, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  ADD_INT * T0.X, KC0[2].Y, PV.W,  
.Ltmp55:
	ALU clause starting at 135:
.Ltmp56:
	  ADD_INT * T2.W, T0.W, literal.x,  
	9(1.261169e-44), 0(0.000000e+00)
	  ASHR * T3.W, PV.W, literal.x,  
	31(4.344025e-44), 0(0.000000e+00)
	  LSHR * T3.W, PV.W, literal.x,  
	30(4.203895e-44), 0(0.000000e+00)
	  ADD_INT * T3.W, T2.W, PV.W,  
	  AND_INT * T3.W, PV.W, literal.x,  
	536870908(1.084202e-19), 0(0.000000e+00)
	  SUB_INT * T2.W, T2.W, PV.W,  
	  LSHL * T2.W, PV.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  ADD_INT * T1.X, T1.W, PV.W,  
.Ltmp57:
	ALU clause starting at 148:
	  LSHR   T3.X, T1.X, literal.x,  
	  MOV * T2.Y, T0.X,  BS:VEC_120/SCL_212
	2(2.802597e-45), 0(0.000000e+00)
	ALU clause starting at 151:
	  MOV   T0.X, literal.x,  
.Ltmp58:
	  SETE_INT * T2.W, T1.X, 0.0,  
	0(0.000000e+00), 0(0.000000e+00)
	  PRED_SETE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
.Ltmp59:
	ALU clause starting at 155:
	  MOV   T0.X, literal.x,  
	  MOV * T2.W, literal.y,  
	0(0.000000e+00), 1(1.401298e-45)
	ALU clause starting at 158:
.Ltmp60:
	  MULLO_INT   T0.X (MASKED), T1.Y, T2.W,  
	  MULLO_INT   T0.Y, T1.Y, T2.W,  
	  MULLO_INT   T0.Z (MASKED), T1.Y, T2.W,  
	  MULLO_INT * T0.W (MASKED), T1.Y, T2.W,  
	  ADD_INT * T0.X, PV.Y, T0.X,  
.Ltmp61:
	ALU clause starting at 163:
.Ltmp62:
	  SETE_INT   T0.Z, T1.X, 0.0,  
.Ltmp63:
	  ADD_INT * T2.W, T2.W, literal.x,  
.Ltmp64:
	2(2.802597e-45), 0(0.000000e+00)
	ALU clause starting at 166:
	  PRED_SETNE_INT * ExecMask,PredicateBit (MASKED), T0.Z, 0.0,  
	ALU clause starting at 167:
	  MOV * T2.W, KC0[2].W,  
	ALU clause starting at 168:
.Ltmp65:
	  MOV   T3.X, 0.0,  
	  MOV   T3.Y, 0.0,  
	  MOV   T3.Z, 0.0,  
	  MOV * T3.W, 0.0,  
.Ltmp66:
	  ADD_INT * T4.W, T1.W, literal.x,  
.Ltmp67:
	48(6.726233e-44), 0(0.000000e+00)
.Ltmp68:
	ALU clause starting at 174:
.Ltmp69:
	  LSHR   T1.X, T4.W, literal.x,  
.Ltmp70:
	  ADD_INT * T4.W, T1.W, literal.y,  BS:VEC_120/SCL_212
.Ltmp71:
	2(2.802597e-45), 32(4.484155e-44)
.Ltmp72:
	ALU clause starting at 177:
.Ltmp73:
	  LSHR   T2.X, T4.W, literal.x,  
.Ltmp74:
	  ADD_INT * T4.W, T1.W, literal.y,  BS:VEC_120/SCL_212
.Ltmp75:
	2(2.802597e-45), 16(2.242078e-44)
.Ltmp76:
	ALU clause starting at 180:
.Ltmp77:
	  LSHR   T4.X, T4.W, literal.x,  
.Ltmp78:
	  LSHL * T0.W, T0.W, literal.x,  BS:VEC_120/SCL_212
.Ltmp79:
	2(2.802597e-45), 0(0.000000e+00)
	  LSHR   T5.X, T1.W, literal.x,  
.Ltmp80:
	  ADD_INT * T0.W, T2.W, PV.W,  BS:VEC_120/SCL_212
	2(2.802597e-45), 0(0.000000e+00)
	  LSHR * T6.X, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
.Ltmp81:
.Lfunc_end0:
	.size	list, .Lfunc_end0-list

	.section	.AMDGPU.config
	.long	166100
	.long	4
	.long	165900
	.long	0
	.long	166120
	.long	128
	.text
	.globl	local_char
	.p2align	8
	.type	local_char,@function
local_char:
local_char$local:
.Lfunc_begin1:
	ALU 24, @10, KC0[CB0:0-32], KC1[]
.Ltmp82:
	ALU 17, @35, KC0[CB0:0-32], KC1[]
	ALU 1, @53, KC0[], KC1[]
	TEX 0 @8
	ALU 41, @55, KC0[CB0:0-32], KC1[]
.Ltmp83:
	ALU 17, @97, KC0[], KC1[]
	MEM_RAT MSKOR T1.XW, T0.X
	CF_END
	Fetch clause starting at 8:
	  VTX_READ_8 T1.X, T1.X, 0, #1
	ALU clause starting at 10:
	  MULLO_INT   T0.X (MASKED), T0.X, literal.x,  
	  MULLO_INT   T0.Y, T0.X, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T0.X, literal.x,  
	  MULLO_INT * T0.W (MASKED), T0.X, literal.x,  
.Ltmp84:
	3(4.203895e-45), 0(0.000000e+00)
	  UINT_TO_FLT * T0.Z, PV.Y,  
	  UINT_TO_FLT * T0.W, KC0[1].Z,  
	  RECIP_IEEE   T1.X (MASKED), T0.W,  
	  RECIP_IEEE   T1.Y, T0.W,  
	  RECIP_IEEE   T1.Z (MASKED), T0.W,  
.Ltmp85:
	  RECIP_IEEE * T1.W (MASKED), T0.W,  
	  MUL_IEEE * T1.W, T0.Z, PV.Y,  
	  TRUNC * T1.W, PV.W,  
	  MULADD_IEEE * T2.W, -PV.W, T0.W, T0.Z, 
	  TRUNC   T0.Z, T1.W,  
	  SETGE * T0.W, |PV.W|, |T0.W|,  
	  MULLO_INT   T1.X, KC0[1].Z, T1.X,  
	  MULLO_INT   T1.Y (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT   T1.Z (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT * T1.W (MASKED), KC0[1].Z, T1.X,  
	  CNDE   T1.Y, T0.W, 0.0, literal.x, 
	  FLT_TO_UINT   T0.Z, T0.Z,  
	  ADD_INT * T0.W, PV.X, T0.X,  
	1(1.401298e-45), 0(0.000000e+00)
	  ADD_INT * T1.Z, PV.W, KC0[3].Y,  
	ALU clause starting at 35:
	  ADD_INT * T0.W, T0.Z, T1.Y,  
	  MULLO_INT   T0.X (MASKED), T0.W, KC0[1].Z,  
	  MULLO_INT   T0.Y (MASKED), T0.W, KC0[1].Z,  
	  MULLO_INT   T0.Z, T0.W, KC0[1].Z,  
	  MULLO_INT * T0.W (MASKED), T0.W, KC0[1].Z,  
	  SUB_INT   T0.Y, T0.Y, PV.Z,  
	  ADD_INT   T0.Z, KC0[2].Y, T1.Z,  
	  LSHL * T0.W, T0.X, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  LDS_WRITE * T0.W, T0.Z, 
	  AND_INT   T0.Y, T0.Y, literal.x,  
	  ADD_INT   T0.Z, KC0[2].Z, T1.Z,  
	  ADD_INT * T0.W, T0.W, literal.y,  
	2047(2.868458e-42), 256(3.587324e-43)
	  LDS_WRITE * T0.W, T0.Z, 
	  LSHL * T0.W, T0.Y, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  GROUP_BARRIER
	ALU clause starting at 53:
	  LDS_READ_RET * OQAP, T0.W 
	  MOV * T1.X, OQAP,  
	ALU clause starting at 55:
	  SETGT_INT * T0.W, 0.0, KC0[1].Z,  
	  ADD_INT * T1.W, KC0[1].Z, PV.W,  
	  XOR_INT * T0.W, PV.W, T0.W,  
	  ADD_INT   T0.Z, T0.X, KC0[2].W,  
	  UINT_TO_FLT * T1.W, PV.W,  
	  RECIP_IEEE   T0.X, T1.W,  
	  RECIP_IEEE   T0.Y (MASKED), T1.W,  
	  RECIP_IEEE   T0.Z (MASKED), T1.W,  
	  RECIP_IEEE * T0.W (MASKED), T1.W,  
	  MUL_IEEE   T1.Z, PV.X, literal.x,  
	  SETGT_INT * T1.W, 0.0, T0.Z,  
	1333788670(4.294967e+09), 0(0.000000e+00)
	  ADD_INT   T0.Y, T0.Z, PV.W,  
	  FLT_TO_UINT   T0.Z, PV.Z,  
	  SUB_INT * T2.W, 0.0, T0.W,  
	  MULLO_INT   T0.X, T2.W, T0.Z,  
	  MULLO_INT   T0.Y (MASKED), T2.W, T0.Z,  
	  MULLO_INT   T0.Z (MASKED), T2.W, T0.Z,  
	  MULLO_INT * T0.W (MASKED), T2.W, T0.Z,  
	  MULHI   T0.X, T0.Z, T0.X,  
	  MULHI   T0.Y (MASKED), T0.Z, T0.X,  
	  MULHI   T0.Z (MASKED), T0.Z, T0.X,  
	  MULHI * T0.W (MASKED), T0.Z, T0.X,  
	  ADD_INT   T0.Z, T0.Z, PV.X,  
	  XOR_INT * T2.W, T0.Y, T1.W,  
	  MULHI   T0.X, T2.W, T0.Z,  
	  MULHI   T0.Y (MASKED), T2.W, T0.Z,  
	  MULHI   T0.Z (MASKED), T2.W, T0.Z,  
	  MULHI * T0.W (MASKED), T2.W, T0.Z,  
	  MULLO_INT   T0.X, T0.X, T0.W,  
	  MULLO_INT   T0.Y (MASKED), T0.X, T0.W,  
	  MULLO_INT   T0.Z (MASKED), T0.X, T0.W,  
	  MULLO_INT * T0.W (MASKED), T0.X, T0.W,  
	  SUB_INT * T2.W, T2.W, PV.X,  
	  SETGE_UINT   T0.Z, PV.W, T0.W,  
	  SUB_INT * T3.W, PV.W, T0.W,  
	  CNDE_INT * T2.W, PV.Z, T2.W, PV.W, 
	  SETGE_UINT   T0.Z, PV.W, T0.W,  
	  SUB_INT * T0.W, PV.W, T0.W,  
	  CNDE_INT * T0.W, PV.Z, T2.W, PV.W, 
	  XOR_INT * T0.W, PV.W, T1.W,  
	  SUB_INT * T0.W, PV.W, T1.W,  
	ALU clause starting at 97:
	  LSHL * T0.W, T0.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  ADD_INT * T0.W, PV.W, literal.x,  
	256(3.587324e-43), 0(0.000000e+00)
	  LDS_READ_RET * OQAP, T0.W 
	  MOV * T0.X, OQAP,  
	  AND_INT * T0.W, PV.X, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  LSHL   T0.Z, PV.W, literal.x,  
	  AND_INT * T0.W, T1.X, literal.y,  
	3(4.203895e-45), 255(3.573311e-43)
	  LSHL   T1.X, PV.W, PV.Z,  
	  LSHL * T1.W, literal.x, PV.Z,  
	255(3.573311e-43), 0(0.000000e+00)
	  MOV   T1.Y, 0.0,  
	  MOV * T1.Z, 0.0,  
	  LSHR * T0.X, T0.X, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
.Ltmp86:
.Lfunc_end1:
	.size	local_char, .Lfunc_end1-local_char

	.section	.AMDGPU.config
	.long	166100
	.long	4
	.long	165900
	.long	0
	.long	166120
	.long	128
	.text
	.globl	local_ushort
	.p2align	8
	.type	local_ushort,@function
local_ushort:
local_ushort$local:
.Lfunc_begin2:
	ALU 24, @10, KC0[CB0:0-32], KC1[]
.Ltmp87:
	ALU 18, @35, KC0[CB0:0-32], KC1[]
	ALU 1, @54, KC0[], KC1[]
	TEX 0 @8
	ALU 41, @56, KC0[CB0:0-32], KC1[]
.Ltmp88:
	ALU 17, @98, KC0[], KC1[]
	MEM_RAT MSKOR T1.XW, T0.X
	CF_END
	Fetch clause starting at 8:
	  VTX_READ_16 T1.X, T1.X, 0, #1
	ALU clause starting at 10:
	  MULLO_INT   T0.X (MASKED), T0.X, literal.x,  
	  MULLO_INT   T0.Y, T0.X, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T0.X, literal.x,  
	  MULLO_INT * T0.W (MASKED), T0.X, literal.x,  
.Ltmp89:
	3(4.203895e-45), 0(0.000000e+00)
	  UINT_TO_FLT * T0.Z, PV.Y,  
	  UINT_TO_FLT * T0.W, KC0[1].Z,  
	  RECIP_IEEE   T1.X (MASKED), T0.W,  
	  RECIP_IEEE   T1.Y, T0.W,  
	  RECIP_IEEE   T1.Z (MASKED), T0.W,  
	  RECIP_IEEE * T1.W (MASKED), T0.W,  
	  MUL_IEEE * T1.W, T0.Z, PV.Y,  
	  TRUNC * T1.W, PV.W,  
	  MULADD_IEEE * T2.W, -PV.W, T0.W, T0.Z, 
	  MULLO_INT   T0.X (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Y (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Z, KC0[1].Z, T1.X,  
	  MULLO_INT * T0.W (MASKED), KC0[1].Z, T1.X,  
	  ADD_INT   T1.Y, PV.Z, T0.X,  
	  TRUNC   T0.Z, T1.W,  
	  SETGE * T0.W, |T2.W|, |T0.W|,  BS:VEC_120/SCL_212
	  CNDE   T2.Y, PV.W, 0.0, literal.x, 
	  FLT_TO_UINT   T0.Z, PV.Z,  
	  ADD_INT * T0.W, PV.Y, KC0[3].Y,  
	1(1.401298e-45), 0(0.000000e+00)
	ALU clause starting at 35:
	  LSHL   T1.Z, T0.W, 1,  
	  ADD_INT * T0.W, T0.Z, T2.Y,  
	  MULLO_INT   T0.X (MASKED), T0.W, KC0[1].Z,  
	  MULLO_INT   T0.Y (MASKED), T0.W, KC0[1].Z,  
	  MULLO_INT   T0.Z, T0.W, KC0[1].Z,  
	  MULLO_INT * T0.W (MASKED), T0.W, KC0[1].Z,  
	  SUB_INT   T0.Y, T0.Y, PV.Z,  
	  ADD_INT   T0.Z, KC0[2].Y, T1.Z,  
	  LSHL * T0.W, T0.X, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  LDS_WRITE * T0.W, T0.Z, 
	  AND_INT   T0.Y, T0.Y, literal.x,  
	  ADD_INT   T0.Z, KC0[2].Z, T1.Z,  
	  ADD_INT * T0.W, T0.W, literal.y,  
	2047(2.868458e-42), 256(3.587324e-43)
	  LDS_WRITE * T0.W, T0.Z, 
	  LSHL * T0.W, T0.Y, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  GROUP_BARRIER
	ALU clause starting at 54:
	  LDS_READ_RET * OQAP, T0.W 
	  MOV * T1.X, OQAP,  
	ALU clause starting at 56:
	  SETGT_INT * T0.W, 0.0, KC0[1].Z,  
	  ADD_INT * T1.W, KC0[1].Z, PV.W,  
	  XOR_INT * T0.W, PV.W, T0.W,  
	  ADD_INT   T0.Z, T0.X, KC0[2].W,  
	  UINT_TO_FLT * T1.W, PV.W,  
	  RECIP_IEEE   T0.X, T1.W,  
	  RECIP_IEEE   T0.Y (MASKED), T1.W,  
	  RECIP_IEEE   T0.Z (MASKED), T1.W,  
	  RECIP_IEEE * T0.W (MASKED), T1.W,  
	  MUL_IEEE   T1.Z, PV.X, literal.x,  
	  SETGT_INT * T1.W, 0.0, T0.Z,  
	1333788670(4.294967e+09), 0(0.000000e+00)
	  ADD_INT   T0.Y, T0.Z, PV.W,  
	  FLT_TO_UINT   T0.Z, PV.Z,  
	  SUB_INT * T2.W, 0.0, T0.W,  
	  MULLO_INT   T0.X, T2.W, T0.Z,  
	  MULLO_INT   T0.Y (MASKED), T2.W, T0.Z,  
	  MULLO_INT   T0.Z (MASKED), T2.W, T0.Z,  
	  MULLO_INT * T0.W (MASKED), T2.W, T0.Z,  
	  MULHI   T0.X, T0.Z, T0.X,  
	  MULHI   T0.Y (MASKED), T0.Z, T0.X,  
	  MULHI   T0.Z (MASKED), T0.Z, T0.X,  
	  MULHI * T0.W (MASKED), T0.Z, T0.X,  
	  ADD_INT   T0.Z, T0.Z, PV.X,  
	  XOR_INT * T2.W, T0.Y, T1.W,  
	  MULHI   T0.X, T2.W, T0.Z,  
	  MULHI   T0.Y (MASKED), T2.W, T0.Z,  
	  MULHI   T0.Z (MASKED), T2.W, T0.Z,  
	  MULHI * T0.W (MASKED), T2.W, T0.Z,  
	  MULLO_INT   T0.X, T0.X, T0.W,  
	  MULLO_INT   T0.Y (MASKED), T0.X, T0.W,  
	  MULLO_INT   T0.Z (MASKED), T0.X, T0.W,  
	  MULLO_INT * T0.W (MASKED), T0.X, T0.W,  
	  SUB_INT * T2.W, T2.W, PV.X,  
	  SETGE_UINT   T0.Z, PV.W, T0.W,  
	  SUB_INT * T3.W, PV.W, T0.W,  
	  CNDE_INT * T2.W, PV.Z, T2.W, PV.W, 
	  SETGE_UINT   T0.Z, PV.W, T0.W,  
	  SUB_INT * T0.W, PV.W, T0.W,  
	  CNDE_INT * T0.W, PV.Z, T2.W, PV.W, 
	  XOR_INT * T0.W, PV.W, T1.W,  
	  SUB_INT * T0.W, PV.W, T1.W,  
	ALU clause starting at 98:
	  LSHL * T0.W, T0.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  ADD_INT * T0.W, PV.W, literal.x,  
	256(3.587324e-43), 0(0.000000e+00)
	  LDS_READ_RET * OQAP, T0.W 
	  MOV * T0.X, OQAP,  
	  AND_INT * T0.W, PV.X, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  LSHL   T0.Z, PV.W, literal.x,  
	  AND_INT * T0.W, T1.X, literal.y,  
	3(4.203895e-45), 65535(9.183409e-41)
	  LSHL   T1.X, PV.W, PV.Z,  
	  LSHL * T1.W, literal.x, PV.Z,  
	65535(9.183409e-41), 0(0.000000e+00)
	  MOV   T1.Y, 0.0,  
	  MOV * T1.Z, 0.0,  
	  LSHR * T0.X, T0.X, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
.Ltmp90:
.Lfunc_end2:
	.size	local_ushort, .Lfunc_end2-local_ushort

	.section	.AMDGPU.config
	.long	166100
	.long	4
	.long	165900
	.long	0
	.long	166120
	.long	128
	.text
	.globl	local_int
	.p2align	8
	.type	local_int,@function
local_int:
local_int$local:
.Lfunc_begin3:
	ALU 24, @10, KC0[CB0:0-32], KC1[]
.Ltmp91:
	ALU 19, @35, KC0[CB0:0-32], KC1[]
	ALU 1, @55, KC0[], KC1[]
	TEX 0 @8
	ALU 41, @57, KC0[CB0:0-32], KC1[]
.Ltmp92:
	ALU 7, @99, KC0[], KC1[]
	MEM_RAT_CACHELESS STORE_DWORD T1.X, T0.X
	CF_END
	Fetch clause starting at 8:
	  VTX_READ_32 T1.X, T1.X, 0, #1
	ALU clause starting at 10:
	  MULLO_INT   T0.X (MASKED), T0.X, literal.x,  
	  MULLO_INT   T0.Y, T0.X, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T0.X, literal.x,  
	  MULLO_INT * T0.W (MASKED), T0.X, literal.x,  
.Ltmp93:
	3(4.203895e-45), 0(0.000000e+00)
	  UINT_TO_FLT * T0.Z, PV.Y,  
	  UINT_TO_FLT * T0.W, KC0[1].Z,  
	  RECIP_IEEE   T1.X (MASKED), T0.W,  
	  RECIP_IEEE   T1.Y, T0.W,  
	  RECIP_IEEE   T1.Z (MASKED), T0.W,  
	  RECIP_IEEE * T1.W (MASKED), T0.W,  
	  MUL_IEEE * T1.W, T0.Z, PV.Y,  
	  TRUNC * T1.W, PV.W,  
	  MULADD_IEEE * T2.W, -PV.W, T0.W, T0.Z, 
	  MULLO_INT   T0.X (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Y (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Z, KC0[1].Z, T1.X,  
	  MULLO_INT * T0.W (MASKED), KC0[1].Z, T1.X,  
	  ADD_INT   T1.Y, PV.Z, T0.X,  
	  TRUNC   T0.Z, T1.W,  
	  SETGE * T0.W, |T2.W|, |T0.W|,  BS:VEC_120/SCL_212
	  CNDE   T2.Y, PV.W, 0.0, literal.x, 
	  FLT_TO_UINT   T0.Z, PV.Z,  
	  ADD_INT * T0.W, PV.Y, KC0[3].Y,  
	1(1.401298e-45), 0(0.000000e+00)
	ALU clause starting at 35:
	  LSHL   T1.Z, T0.W, literal.x,  
	  ADD_INT * T0.W, T0.Z, T2.Y,  
	2(2.802597e-45), 0(0.000000e+00)
	  MULLO_INT   T0.X (MASKED), T0.W, KC0[1].Z,  
	  MULLO_INT   T0.Y (MASKED), T0.W, KC0[1].Z,  
	  MULLO_INT   T0.Z, T0.W, KC0[1].Z,  
	  MULLO_INT * T0.W (MASKED), T0.W, KC0[1].Z,  
	  SUB_INT   T0.Y, T0.Y, PV.Z,  
	  ADD_INT   T0.Z, KC0[2].Y, T1.Z,  
	  LSHL * T0.W, T0.X, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  LDS_WRITE * T0.W, T0.Z, 
	  AND_INT   T0.Y, T0.Y, literal.x,  
	  ADD_INT   T0.Z, KC0[2].Z, T1.Z,  
	  ADD_INT * T0.W, T0.W, literal.y,  
	2047(2.868458e-42), 256(3.587324e-43)
	  LDS_WRITE * T0.W, T0.Z, 
	  LSHL * T0.W, T0.Y, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  GROUP_BARRIER
	ALU clause starting at 55:
	  LDS_READ_RET * OQAP, T0.W 
	  MOV * T1.X, OQAP,  
	ALU clause starting at 57:
	  SETGT_INT * T0.W, 0.0, KC0[1].Z,  
	  ADD_INT * T1.W, KC0[1].Z, PV.W,  
	  XOR_INT * T0.W, PV.W, T0.W,  
	  ADD_INT   T0.Z, T0.X, KC0[2].W,  
	  UINT_TO_FLT * T1.W, PV.W,  
	  RECIP_IEEE   T0.X, T1.W,  
	  RECIP_IEEE   T0.Y (MASKED), T1.W,  
	  RECIP_IEEE   T0.Z (MASKED), T1.W,  
	  RECIP_IEEE * T0.W (MASKED), T1.W,  
	  MUL_IEEE   T1.Z, PV.X, literal.x,  
	  SETGT_INT * T1.W, 0.0, T0.Z,  
	1333788670(4.294967e+09), 0(0.000000e+00)
	  ADD_INT   T0.Y, T0.Z, PV.W,  
	  FLT_TO_UINT   T0.Z, PV.Z,  
	  SUB_INT * T2.W, 0.0, T0.W,  
	  MULLO_INT   T0.X, T2.W, T0.Z,  
	  MULLO_INT   T0.Y (MASKED), T2.W, T0.Z,  
	  MULLO_INT   T0.Z (MASKED), T2.W, T0.Z,  
	  MULLO_INT * T0.W (MASKED), T2.W, T0.Z,  
	  MULHI   T0.X, T0.Z, T0.X,  
	  MULHI   T0.Y (MASKED), T0.Z, T0.X,  
	  MULHI   T0.Z (MASKED), T0.Z, T0.X,  
	  MULHI * T0.W (MASKED), T0.Z, T0.X,  
	  ADD_INT   T0.Z, T0.Z, PV.X,  
	  XOR_INT * T2.W, T0.Y, T1.W,  
	  MULHI   T0.X, T2.W, T0.Z,  
	  MULHI   T0.Y (MASKED), T2.W, T0.Z,  
	  MULHI   T0.Z (MASKED), T2.W, T0.Z,  
	  MULHI * T0.W (MASKED), T2.W, T0.Z,  
	  MULLO_INT   T0.X, T0.X, T0.W,  
	  MULLO_INT   T0.Y (MASKED), T0.X, T0.W,  
	  MULLO_INT   T0.Z (MASKED), T0.X, T0.W,  
	  MULLO_INT * T0.W (MASKED), T0.X, T0.W,  
	  SUB_INT * T2.W, T2.W, PV.X,  
	  SETGE_UINT   T0.Z, PV.W, T0.W,  
	  SUB_INT * T3.W, PV.W, T0.W,  
	  CNDE_INT * T2.W, PV.Z, T2.W, PV.W, 
	  SETGE_UINT   T0.Z, PV.W, T0.W,  
	  SUB_INT * T0.W, PV.W, T0.W,  
	  CNDE_INT * T0.W, PV.Z, T2.W, PV.W, 
	  XOR_INT * T0.W, PV.W, T1.W,  
	  SUB_INT * T0.W, PV.W, T1.W,  
	ALU clause starting at 99:
	  LSHL * T0.W, T0.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  ADD_INT * T0.W, PV.W, literal.x,  
	256(3.587324e-43), 0(0.000000e+00)
	  LDS_READ_RET * OQAP, T0.W 
	  MOV * T0.X, OQAP,  
	  LSHR * T0.X, PV.X, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
.Ltmp94:
.Lfunc_end3:
	.size	local_int, .Lfunc_end3-local_int

	.section	.AMDGPU.config
	.long	166100
	.long	4
	.long	165900
	.long	0
	.long	166120
	.long	128
	.text
	.globl	local_long
	.p2align	8
	.type	local_long,@function
local_long:
local_long$local:
.Lfunc_begin4:
	ALU 24, @10, KC0[CB0:0-32], KC1[]
.Ltmp95:
	ALU 19, @35, KC0[CB0:0-32], KC1[]
	ALU 1, @55, KC0[], KC1[]
	TEX 0 @8
	ALU 41, @57, KC0[CB0:0-32], KC1[]
.Ltmp96:
	ALU 7, @99, KC0[], KC1[]
	MEM_RAT_CACHELESS STORE_DWORD T1, T0.X
	CF_END
	Fetch clause starting at 8:
	  VTX_READ_64 T1.XY, T1.X, 0, #1
	ALU clause starting at 10:
	  MULLO_INT   T0.X (MASKED), T0.X, literal.x,  
	  MULLO_INT   T0.Y, T0.X, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T0.X, literal.x,  
	  MULLO_INT * T0.W (MASKED), T0.X, literal.x,  
.Ltmp97:
	3(4.203895e-45), 0(0.000000e+00)
	  UINT_TO_FLT * T0.Z, PV.Y,  
	  UINT_TO_FLT * T0.W, KC0[1].Z,  
	  RECIP_IEEE   T1.X (MASKED), T0.W,  
	  RECIP_IEEE   T1.Y, T0.W,  
	  RECIP_IEEE   T1.Z (MASKED), T0.W,  
	  RECIP_IEEE * T1.W (MASKED), T0.W,  
	  MUL_IEEE * T1.W, T0.Z, PV.Y,  
	  TRUNC * T1.W, PV.W,  
	  MULADD_IEEE * T2.W, -PV.W, T0.W, T0.Z, 
	  MULLO_INT   T0.X (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Y (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Z, KC0[1].Z, T1.X,  
	  MULLO_INT * T0.W (MASKED), KC0[1].Z, T1.X,  
	  ADD_INT   T1.Y, PV.Z, T0.X,  
	  TRUNC   T0.Z, T1.W,  
	  SETGE * T0.W, |T2.W|, |T0.W|,  BS:VEC_120/SCL_212
	  CNDE   T2.Y, PV.W, 0.0, literal.x, 
	  FLT_TO_UINT   T0.Z, PV.Z,  
	  ADD_INT * T0.W, PV.Y, KC0[3].Y,  
	1(1.401298e-45), 0(0.000000e+00)
	ALU clause starting at 35:
	  LSHL   T1.Z, T0.W, literal.x,  
	  ADD_INT * T0.W, T0.Z, T2.Y,  
	3(4.203895e-45), 0(0.000000e+00)
	  MULLO_INT   T0.X (MASKED), T0.W, KC0[1].Z,  
	  MULLO_INT   T0.Y (MASKED), T0.W, KC0[1].Z,  
	  MULLO_INT   T0.Z, T0.W, KC0[1].Z,  
	  MULLO_INT * T0.W (MASKED), T0.W, KC0[1].Z,  
	  SUB_INT   T0.Y, T0.Y, PV.Z,  
	  ADD_INT   T0.Z, KC0[2].Y, T1.Z,  
	  LSHL * T0.W, T0.X, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  LDS_WRITE * T0.W, T0.Z, 
	  AND_INT   T0.Y, T0.Y, literal.x,  
	  ADD_INT   T0.Z, KC0[2].Z, T1.Z,  
	  ADD_INT * T0.W, T0.W, literal.y,  
	2047(2.868458e-42), 256(3.587324e-43)
	  LDS_WRITE * T0.W, T0.Z, 
	  LSHL * T0.W, T0.Y, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  GROUP_BARRIER
	ALU clause starting at 55:
	  LDS_READ_RET * OQAP, T0.W 
	  MOV * T1.X, OQAP,  
	ALU clause starting at 57:
	  SETGT_INT * T0.W, 0.0, KC0[1].Z,  
	  ADD_INT * T1.W, KC0[1].Z, PV.W,  
	  XOR_INT * T0.W, PV.W, T0.W,  
	  ADD_INT   T0.Z, T0.X, KC0[2].W,  
	  UINT_TO_FLT * T1.W, PV.W,  
	  RECIP_IEEE   T0.X, T1.W,  
	  RECIP_IEEE   T0.Y (MASKED), T1.W,  
	  RECIP_IEEE   T0.Z (MASKED), T1.W,  
	  RECIP_IEEE * T0.W (MASKED), T1.W,  
	  MUL_IEEE   T1.Z, PV.X, literal.x,  
	  SETGT_INT * T1.W, 0.0, T0.Z,  
	1333788670(4.294967e+09), 0(0.000000e+00)
	  ADD_INT   T0.Y, T0.Z, PV.W,  
	  FLT_TO_UINT   T0.Z, PV.Z,  
	  SUB_INT * T2.W, 0.0, T0.W,  
	  MULLO_INT   T0.X, T2.W, T0.Z,  
	  MULLO_INT   T0.Y (MASKED), T2.W, T0.Z,  
	  MULLO_INT   T0.Z (MASKED), T2.W, T0.Z,  
	  MULLO_INT * T0.W (MASKED), T2.W, T0.Z,  
	  MULHI   T0.X, T0.Z, T0.X,  
	  MULHI   T0.Y (MASKED), T0.Z, T0.X,  
	  MULHI   T0.Z (MASKED), T0.Z, T0.X,  
	  MULHI * T0.W (MASKED), T0.Z, T0.X,  
	  ADD_INT   T0.Z, T0.Z, PV.X,  
	  XOR_INT * T2.W, T0.Y, T1.W,  
	  MULHI   T0.X, T2.W, T0.Z,  
	  MULHI   T0.Y (MASKED), T2.W, T0.Z,  
	  MULHI   T0.Z (MASKED), T2.W, T0.Z,  
	  MULHI * T0.W (MASKED), T2.W, T0.Z,  
	  MULLO_INT   T0.X, T0.X, T0.W,  
	  MULLO_INT   T0.Y (MASKED), T0.X, T0.W,  
	  MULLO_INT   T0.Z (MASKED), T0.X, T0.W,  
	  MULLO_INT * T0.W (MASKED), T0.X, T0.W,  
	  SUB_INT * T2.W, T2.W, PV.X,  
	  SETGE_UINT   T0.Z, PV.W, T0.W,  
	  SUB_INT * T3.W, PV.W, T0.W,  
	  CNDE_INT * T2.W, PV.Z, T2.W, PV.W, 
	  SETGE_UINT   T0.Z, PV.W, T0.W,  
	  SUB_INT * T0.W, PV.W, T0.W,  
	  CNDE_INT * T0.W, PV.Z, T2.W, PV.W, 
	  XOR_INT * T0.W, PV.W, T1.W,  
	  SUB_INT * T0.W, PV.W, T1.W,  
	ALU clause starting at 99:
	  LSHL * T0.W, T0.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  ADD_INT * T0.W, PV.W, literal.x,  
	256(3.587324e-43), 0(0.000000e+00)
	  LDS_READ_RET * OQAP, T0.W 
	  MOV * T0.X, OQAP,  
	  LSHR * T0.X, PV.X, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
.Ltmp98:
.Lfunc_end4:
	.size	local_long, .Lfunc_end4-local_long

	.section	.AMDGPU.config
	.long	166100
	.long	5
	.long	165900
	.long	0
	.long	166120
	.long	128
	.text
	.globl	local_float4
	.p2align	8
	.type	local_float4,@function
local_float4:
local_float4$local:
.Lfunc_begin5:
	ALU 24, @10, KC0[CB0:0-32], KC1[]
.Ltmp99:
	ALU 19, @35, KC0[CB0:0-32], KC1[]
	ALU 1, @55, KC0[], KC1[]
	TEX 0 @8
	ALU 41, @57, KC0[CB0:0-32], KC1[]
.Ltmp100:
	ALU 7, @99, KC0[], KC1[]
	MEM_RAT_CACHELESS STORE_DWORD T1, T0.X
	CF_END
	Fetch clause starting at 8:
	  VTX_READ_128 T1.XYZW, T1.X, 0, #1
	ALU clause starting at 10:
	  MULLO_INT   T0.X (MASKED), T0.X, literal.x,  
	  MULLO_INT   T0.Y, T0.X, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T0.X, literal.x,  
	  MULLO_INT * T0.W (MASKED), T0.X, literal.x,  
.Ltmp101:
	3(4.203895e-45), 0(0.000000e+00)
	  UINT_TO_FLT * T0.Z, PV.Y,  
	  UINT_TO_FLT * T0.W, KC0[1].Z,  
	  RECIP_IEEE   T1.X (MASKED), T0.W,  
	  RECIP_IEEE   T1.Y, T0.W,  
	  RECIP_IEEE   T1.Z (MASKED), T0.W,  
	  RECIP_IEEE * T1.W (MASKED), T0.W,  
	  MUL_IEEE * T1.W, T0.Z, PV.Y,  
	  TRUNC * T1.W, PV.W,  
	  MULADD_IEEE * T2.W, -PV.W, T0.W, T0.Z, 
	  MULLO_INT   T0.X (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Y (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Z, KC0[1].Z, T1.X,  
	  MULLO_INT * T0.W (MASKED), KC0[1].Z, T1.X,  
	  ADD_INT   T1.Y, PV.Z, T0.X,  
	  TRUNC   T0.Z, T1.W,  
	  SETGE * T0.W, |T2.W|, |T0.W|,  BS:VEC_120/SCL_212
	  CNDE   T2.Y, PV.W, 0.0, literal.x, 
	  FLT_TO_UINT   T0.Z, PV.Z,  
	  ADD_INT * T0.W, PV.Y, KC0[3].Y,  
	1(1.401298e-45), 0(0.000000e+00)
	ALU clause starting at 35:
	  LSHL   T1.Z, T0.W, literal.x,  
	  ADD_INT * T0.W, T0.Z, T2.Y,  
	4(5.605194e-45), 0(0.000000e+00)
	  MULLO_INT   T0.X (MASKED), T0.W, KC0[1].Z,  
	  MULLO_INT   T0.Y (MASKED), T0.W, KC0[1].Z,  
	  MULLO_INT   T0.Z, T0.W, KC0[1].Z,  
	  MULLO_INT * T0.W (MASKED), T0.W, KC0[1].Z,  
	  SUB_INT   T0.Y, T0.Y, PV.Z,  
	  ADD_INT   T0.Z, KC0[2].Y, T1.Z,  
	  LSHL * T0.W, T0.X, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  LDS_WRITE * T0.W, T0.Z, 
	  AND_INT   T0.Y, T0.Y, literal.x,  
	  ADD_INT   T0.Z, KC0[2].Z, T1.Z,  
	  ADD_INT * T0.W, T0.W, literal.y,  
	2047(2.868458e-42), 256(3.587324e-43)
	  LDS_WRITE * T0.W, T0.Z, 
	  LSHL * T0.W, T0.Y, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  GROUP_BARRIER
	ALU clause starting at 55:
	  LDS_READ_RET * OQAP, T0.W 
	  MOV * T1.X, OQAP,  
	ALU clause starting at 57:
	  SETGT_INT * T0.W, 0.0, KC0[1].Z,  
	  ADD_INT * T2.W, KC0[1].Z, PV.W,  
	  XOR_INT * T0.W, PV.W, T0.W,  
	  ADD_INT   T0.Z, T0.X, KC0[2].W,  
	  UINT_TO_FLT * T2.W, PV.W,  
	  RECIP_IEEE   T0.X, T2.W,  
	  RECIP_IEEE   T0.Y (MASKED), T2.W,  
	  RECIP_IEEE   T0.Z (MASKED), T2.W,  
	  RECIP_IEEE * T0.W (MASKED), T2.W,  
	  MUL_IEEE   T2.Z, PV.X, literal.x,  
	  SETGT_INT * T2.W, 0.0, T0.Z,  
	1333788670(4.294967e+09), 0(0.000000e+00)
	  ADD_INT   T0.Y, T0.Z, PV.W,  
	  FLT_TO_UINT   T0.Z, PV.Z,  
	  SUB_INT * T3.W, 0.0, T0.W,  
	  MULLO_INT   T0.X, T3.W, T0.Z,  
	  MULLO_INT   T0.Y (MASKED), T3.W, T0.Z,  
	  MULLO_INT   T0.Z (MASKED), T3.W, T0.Z,  
	  MULLO_INT * T0.W (MASKED), T3.W, T0.Z,  
	  MULHI   T0.X, T0.Z, T0.X,  
	  MULHI   T0.Y (MASKED), T0.Z, T0.X,  
	  MULHI   T0.Z (MASKED), T0.Z, T0.X,  
	  MULHI * T0.W (MASKED), T0.Z, T0.X,  
	  ADD_INT   T0.Z, T0.Z, PV.X,  
	  XOR_INT * T3.W, T0.Y, T2.W,  
	  MULHI   T0.X, T3.W, T0.Z,  
	  MULHI   T0.Y (MASKED), T3.W, T0.Z,  
	  MULHI   T0.Z (MASKED), T3.W, T0.Z,  
	  MULHI * T0.W (MASKED), T3.W, T0.Z,  
	  MULLO_INT   T0.X, T0.X, T0.W,  
	  MULLO_INT   T0.Y (MASKED), T0.X, T0.W,  
	  MULLO_INT   T0.Z (MASKED), T0.X, T0.W,  
	  MULLO_INT * T0.W (MASKED), T0.X, T0.W,  
	  SUB_INT * T3.W, T3.W, PV.X,  
	  SETGE_UINT   T0.Z, PV.W, T0.W,  
	  SUB_INT * T4.W, PV.W, T0.W,  
	  CNDE_INT * T3.W, PV.Z, T3.W, PV.W, 
	  SETGE_UINT   T0.Z, PV.W, T0.W,  
	  SUB_INT * T0.W, PV.W, T0.W,  
	  CNDE_INT * T0.W, PV.Z, T3.W, PV.W, 
	  XOR_INT * T0.W, PV.W, T2.W,  
	  SUB_INT * T0.W, PV.W, T2.W,  
	ALU clause starting at 99:
	  LSHL * T0.W, T0.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  ADD_INT * T0.W, PV.W, literal.x,  
	256(3.587324e-43), 0(0.000000e+00)
	  LDS_READ_RET * OQAP, T0.W 
	  MOV * T0.X, OQAP,  
	  LSHR * T0.X, PV.X, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
.Ltmp102:
.Lfunc_end5:
	.size	local_float4, .Lfunc_end5-local_float4

	.section	.AMDGPU.config
	.long	166100
	.long	5
	.long	165900
	.long	0
	.long	166120
	.long	128
	.text
	.globl	local_char16
	.p2align	8
	.type	local_char16,@function
local_char16:
local_char16$local:
.Lfunc_begin6:
	ALU 24, @10, KC0[CB0:0-32], KC1[]
.Ltmp103:
	ALU 19, @35, KC0[CB0:0-32], KC1[]
	ALU 1, @55, KC0[], KC1[]
	TEX 0 @8
	ALU 41, @57, KC0[CB0:0-32], KC1[]
.Ltmp104:
	ALU 7, @99, KC0[], KC1[]
	MEM_RAT_CACHELESS STORE_DWORD T1, T0.X
	CF_END
	Fetch clause starting at 8:
	  VTX_READ_128 T1.XYZW, T1.X, 0, #1
	ALU clause starting at 10:
	  MULLO_INT   T0.X (MASKED), T0.X, literal.x,  
	  MULLO_INT   T0.Y, T0.X, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T0.X, literal.x,  
	  MULLO_INT * T0.W (MASKED), T0.X, literal.x,  
.Ltmp105:
	3(4.203895e-45), 0(0.000000e+00)
	  UINT_TO_FLT * T0.Z, PV.Y,  
	  UINT_TO_FLT * T0.W, KC0[1].Z,  
	  RECIP_IEEE   T1.X (MASKED), T0.W,  
	  RECIP_IEEE   T1.Y, T0.W,  
	  RECIP_IEEE   T1.Z (MASKED), T0.W,  
	  RECIP_IEEE * T1.W (MASKED), T0.W,  
	  MUL_IEEE * T1.W, T0.Z, PV.Y,  
	  TRUNC * T1.W, PV.W,  
	  MULADD_IEEE * T2.W, -PV.W, T0.W, T0.Z, 
	  MULLO_INT   T0.X (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Y (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Z, KC0[1].Z, T1.X,  
	  MULLO_INT * T0.W (MASKED), KC0[1].Z, T1.X,  
	  ADD_INT   T1.Y, PV.Z, T0.X,  
	  TRUNC   T0.Z, T1.W,  
	  SETGE * T0.W, |T2.W|, |T0.W|,  BS:VEC_120/SCL_212
	  CNDE   T2.Y, PV.W, 0.0, literal.x, 
	  FLT_TO_UINT   T0.Z, PV.Z,  
	  ADD_INT * T0.W, PV.Y, KC0[3].Y,  
	1(1.401298e-45), 0(0.000000e+00)
	ALU clause starting at 35:
	  LSHL   T1.Z, T0.W, literal.x,  
	  ADD_INT * T0.W, T0.Z, T2.Y,  
	4(5.605194e-45), 0(0.000000e+00)
	  MULLO_INT   T0.X (MASKED), T0.W, KC0[1].Z,  
	  MULLO_INT   T0.Y (MASKED), T0.W, KC0[1].Z,  
	  MULLO_INT   T0.Z, T0.W, KC0[1].Z,  
	  MULLO_INT * T0.W (MASKED), T0.W, KC0[1].Z,  
	  SUB_INT   T0.Y, T0.Y, PV.Z,  
	  ADD_INT   T0.Z, KC0[2].Y, T1.Z,  
	  LSHL * T0.W, T0.X, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  LDS_WRITE * T0.W, T0.Z, 
	  AND_INT   T0.Y, T0.Y, literal.x,  
	  ADD_INT   T0.Z, KC0[2].Z, T1.Z,  
	  ADD_INT * T0.W, T0.W, literal.y,  
	2047(2.868458e-42), 256(3.587324e-43)
	  LDS_WRITE * T0.W, T0.Z, 
	  LSHL * T0.W, T0.Y, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  GROUP_BARRIER
	ALU clause starting at 55:
	  LDS_READ_RET * OQAP, T0.W 
	  MOV * T1.X, OQAP,  
	ALU clause starting at 57:
	  SETGT_INT * T0.W, 0.0, KC0[1].Z,  
	  ADD_INT * T2.W, KC0[1].Z, PV.W,  
	  XOR_INT * T0.W, PV.W, T0.W,  
	  ADD_INT   T0.Z, T0.X, KC0[2].W,  
	  UINT_TO_FLT * T2.W, PV.W,  
	  RECIP_IEEE   T0.X, T2.W,  
	  RECIP_IEEE   T0.Y (MASKED), T2.W,  
	  RECIP_IEEE   T0.Z (MASKED), T2.W,  
	  RECIP_IEEE * T0.W (MASKED), T2.W,  
	  MUL_IEEE   T2.Z, PV.X, literal.x,  
	  SETGT_INT * T2.W, 0.0, T0.Z,  
	1333788670(4.294967e+09), 0(0.000000e+00)
	  ADD_INT   T0.Y, T0.Z, PV.W,  
	  FLT_TO_UINT   T0.Z, PV.Z,  
	  SUB_INT * T3.W, 0.0, T0.W,  
	  MULLO_INT   T0.X, T3.W, T0.Z,  
	  MULLO_INT   T0.Y (MASKED), T3.W, T0.Z,  
	  MULLO_INT   T0.Z (MASKED), T3.W, T0.Z,  
	  MULLO_INT * T0.W (MASKED), T3.W, T0.Z,  
	  MULHI   T0.X, T0.Z, T0.X,  
	  MULHI   T0.Y (MASKED), T0.Z, T0.X,  
	  MULHI   T0.Z (MASKED), T0.Z, T0.X,  
	  MULHI * T0.W (MASKED), T0.Z, T0.X,  
	  ADD_INT   T0.Z, T0.Z, PV.X,  
	  XOR_INT * T3.W, T0.Y, T2.W,  
	  MULHI   T0.X, T3.W, T0.Z,  
	  MULHI   T0.Y (MASKED), T3.W, T0.Z,  
	  MULHI   T0.Z (MASKED), T3.W, T0.Z,  
	  MULHI * T0.W (MASKED), T3.W, T0.Z,  
	  MULLO_INT   T0.X, T0.X, T0.W,  
	  MULLO_INT   T0.Y (MASKED), T0.X, T0.W,  
	  MULLO_INT   T0.Z (MASKED), T0.X, T0.W,  
	  MULLO_INT * T0.W (MASKED), T0.X, T0.W,  
	  SUB_INT * T3.W, T3.W, PV.X,  
	  SETGE_UINT   T0.Z, PV.W, T0.W,  
	  SUB_INT * T4.W, PV.W, T0.W,  
	  CNDE_INT * T3.W, PV.Z, T3.W, PV.W, 
	  SETGE_UINT   T0.Z, PV.W, T0.W,  
	  SUB_INT * T0.W, PV.W, T0.W,  
	  CNDE_INT * T0.W, PV.Z, T3.W, PV.W, 
	  XOR_INT * T0.W, PV.W, T2.W,  
	  SUB_INT * T0.W, PV.W, T2.W,  
	ALU clause starting at 99:
	  LSHL * T0.W, T0.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  ADD_INT * T0.W, PV.W, literal.x,  
	256(3.587324e-43), 0(0.000000e+00)
	  LDS_READ_RET * OQAP, T0.W 
	  MOV * T0.X, OQAP,  
	  LSHR * T0.X, PV.X, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
.Ltmp106:
.Lfunc_end6:
	.size	local_char16, .Lfunc_end6-local_char16

	.section	.AMDGPU.config
	.long	166100
	.long	5
	.long	165900
	.long	0
	.long	166120
	.long	128
	.text
	.globl	local_short8
	.p2align	8
	.type	local_short8,@function
local_short8:
local_short8$local:
.Lfunc_begin7:
	ALU 24, @10, KC0[CB0:0-32], KC1[]
.Ltmp107:
	ALU 19, @35, KC0[CB0:0-32], KC1[]
	ALU 1, @55, KC0[], KC1[]
	TEX 0 @8
	ALU 41, @57, KC0[CB0:0-32], KC1[]
.Ltmp108:
	ALU 7, @99, KC0[], KC1[]
	MEM_RAT_CACHELESS STORE_DWORD T1, T0.X
	CF_END
	Fetch clause starting at 8:
	  VTX_READ_128 T1.XYZW, T1.X, 0, #1
	ALU clause starting at 10:
	  MULLO_INT   T0.X (MASKED), T0.X, literal.x,  
	  MULLO_INT   T0.Y, T0.X, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T0.X, literal.x,  
	  MULLO_INT * T0.W (MASKED), T0.X, literal.x,  
.Ltmp109:
	3(4.203895e-45), 0(0.000000e+00)
	  UINT_TO_FLT * T0.Z, PV.Y,  
	  UINT_TO_FLT * T0.W, KC0[1].Z,  
	  RECIP_IEEE   T1.X (MASKED), T0.W,  
	  RECIP_IEEE   T1.Y, T0.W,  
	  RECIP_IEEE   T1.Z (MASKED), T0.W,  
	  RECIP_IEEE * T1.W (MASKED), T0.W,  
	  MUL_IEEE * T1.W, T0.Z, PV.Y,  
	  TRUNC * T1.W, PV.W,  
	  MULADD_IEEE * T2.W, -PV.W, T0.W, T0.Z, 
	  MULLO_INT   T0.X (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Y (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Z, KC0[1].Z, T1.X,  
	  MULLO_INT * T0.W (MASKED), KC0[1].Z, T1.X,  
	  ADD_INT   T1.Y, PV.Z, T0.X,  
	  TRUNC   T0.Z, T1.W,  
	  SETGE * T0.W, |T2.W|, |T0.W|,  BS:VEC_120/SCL_212
	  CNDE   T2.Y, PV.W, 0.0, literal.x, 
	  FLT_TO_UINT   T0.Z, PV.Z,  
	  ADD_INT * T0.W, PV.Y, KC0[3].Y,  
	1(1.401298e-45), 0(0.000000e+00)
	ALU clause starting at 35:
	  LSHL   T1.Z, T0.W, literal.x,  
	  ADD_INT * T0.W, T0.Z, T2.Y,  
	4(5.605194e-45), 0(0.000000e+00)
	  MULLO_INT   T0.X (MASKED), T0.W, KC0[1].Z,  
	  MULLO_INT   T0.Y (MASKED), T0.W, KC0[1].Z,  
	  MULLO_INT   T0.Z, T0.W, KC0[1].Z,  
	  MULLO_INT * T0.W (MASKED), T0.W, KC0[1].Z,  
	  SUB_INT   T0.Y, T0.Y, PV.Z,  
	  ADD_INT   T0.Z, KC0[2].Y, T1.Z,  
	  LSHL * T0.W, T0.X, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  LDS_WRITE * T0.W, T0.Z, 
	  AND_INT   T0.Y, T0.Y, literal.x,  
	  ADD_INT   T0.Z, KC0[2].Z, T1.Z,  
	  ADD_INT * T0.W, T0.W, literal.y,  
	2047(2.868458e-42), 256(3.587324e-43)
	  LDS_WRITE * T0.W, T0.Z, 
	  LSHL * T0.W, T0.Y, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  GROUP_BARRIER
	ALU clause starting at 55:
	  LDS_READ_RET * OQAP, T0.W 
	  MOV * T1.X, OQAP,  
	ALU clause starting at 57:
	  SETGT_INT * T0.W, 0.0, KC0[1].Z,  
	  ADD_INT * T2.W, KC0[1].Z, PV.W,  
	  XOR_INT * T0.W, PV.W, T0.W,  
	  ADD_INT   T0.Z, T0.X, KC0[2].W,  
	  UINT_TO_FLT * T2.W, PV.W,  
	  RECIP_IEEE   T0.X, T2.W,  
	  RECIP_IEEE   T0.Y (MASKED), T2.W,  
	  RECIP_IEEE   T0.Z (MASKED), T2.W,  
	  RECIP_IEEE * T0.W (MASKED), T2.W,  
	  MUL_IEEE   T2.Z, PV.X, literal.x,  
	  SETGT_INT * T2.W, 0.0, T0.Z,  
	1333788670(4.294967e+09), 0(0.000000e+00)
	  ADD_INT   T0.Y, T0.Z, PV.W,  
	  FLT_TO_UINT   T0.Z, PV.Z,  
	  SUB_INT * T3.W, 0.0, T0.W,  
	  MULLO_INT   T0.X, T3.W, T0.Z,  
	  MULLO_INT   T0.Y (MASKED), T3.W, T0.Z,  
	  MULLO_INT   T0.Z (MASKED), T3.W, T0.Z,  
	  MULLO_INT * T0.W (MASKED), T3.W, T0.Z,  
	  MULHI   T0.X, T0.Z, T0.X,  
	  MULHI   T0.Y (MASKED), T0.Z, T0.X,  
	  MULHI   T0.Z (MASKED), T0.Z, T0.X,  
	  MULHI * T0.W (MASKED), T0.Z, T0.X,  
	  ADD_INT   T0.Z, T0.Z, PV.X,  
	  XOR_INT * T3.W, T0.Y, T2.W,  
	  MULHI   T0.X, T3.W, T0.Z,  
	  MULHI   T0.Y (MASKED), T3.W, T0.Z,  
	  MULHI   T0.Z (MASKED), T3.W, T0.Z,  
	  MULHI * T0.W (MASKED), T3.W, T0.Z,  
	  MULLO_INT   T0.X, T0.X, T0.W,  
	  MULLO_INT   T0.Y (MASKED), T0.X, T0.W,  
	  MULLO_INT   T0.Z (MASKED), T0.X, T0.W,  
	  MULLO_INT * T0.W (MASKED), T0.X, T0.W,  
	  SUB_INT * T3.W, T3.W, PV.X,  
	  SETGE_UINT   T0.Z, PV.W, T0.W,  
	  SUB_INT * T4.W, PV.W, T0.W,  
	  CNDE_INT * T3.W, PV.Z, T3.W, PV.W, 
	  SETGE_UINT   T0.Z, PV.W, T0.W,  
	  SUB_INT * T0.W, PV.W, T0.W,  
	  CNDE_INT * T0.W, PV.Z, T3.W, PV.W, 
	  XOR_INT * T0.W, PV.W, T2.W,  
	  SUB_INT * T0.W, PV.W, T2.W,  
	ALU clause starting at 99:
	  LSHL * T0.W, T0.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  ADD_INT * T0.W, PV.W, literal.x,  
	256(3.587324e-43), 0(0.000000e+00)
	  LDS_READ_RET * OQAP, T0.W 
	  MOV * T0.X, OQAP,  
	  LSHR * T0.X, PV.X, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
.Ltmp110:
.Lfunc_end7:
	.size	local_short8, .Lfunc_end7-local_short8

	.section	.AMDGPU.config
	.long	166100
	.long	40
	.long	165900
	.long	0
	.long	166120
	.long	0
	.text
	.globl	private_table
	.p2align	8
	.type	private_table,@function
private_table:
private_table$local:
.Lfunc_begin8:
	ALU 5, @84, KC0[CB0:0-32], KC1[]
.Ltmp111:
	ALU 14, @90, KC0[], KC1[]
.Ltmp112:
	ALU 87, @105, KC0[CB0:0-32], KC1[]
.Ltmp113:
	ALU 40, @193, KC0[CB0:0-32], KC1[]
.Ltmp114:
	ALU 0, @234, KC0[], KC1[]
.Ltmp115:
	ALU 0, @235, KC0[], KC1[]
.Ltmp116:
	ALU 0, @236, KC0[], KC1[]
.Ltmp117:
	ALU 0, @237, KC0[], KC1[]
.Ltmp118:
	ALU 0, @238, KC0[], KC1[]
.Ltmp119:
	ALU 0, @239, KC0[], KC1[]
.Ltmp120:
	ALU 0, @240, KC0[], KC1[]
.Ltmp121:
	ALU 0, @241, KC0[], KC1[]
.Ltmp122:
	ALU 0, @242, KC0[], KC1[]
.Ltmp123:
	ALU 0, @243, KC0[], KC1[]
.Ltmp124:
	ALU 0, @244, KC0[], KC1[]
.Ltmp125:
	ALU 0, @245, KC0[], KC1[]
.Ltmp126:
	ALU 0, @246, KC0[], KC1[]
.Ltmp127:
	ALU 0, @247, KC0[], KC1[]
.Ltmp128:
	ALU 0, @248, KC0[], KC1[]
.Ltmp129:
	ALU 0, @249, KC0[], KC1[]
.Ltmp130:
	ALU 0, @250, KC0[], KC1[]
.Ltmp131:
	ALU 0, @251, KC0[], KC1[]
.Ltmp132:
	ALU 0, @252, KC0[], KC1[]
.Ltmp133:
	ALU 0, @253, KC0[], KC1[]
.Ltmp134:
	ALU 0, @254, KC0[], KC1[]
.Ltmp135:
	ALU 0, @255, KC0[], KC1[]
.Ltmp136:
	ALU 0, @256, KC0[], KC1[]
.Ltmp137:
	ALU 1, @257, KC0[], KC1[]
	TEX 0 @68
.Ltmp138:
	ALU 3, @259, KC0[], KC1[]
.Ltmp139:
	ALU 18, @263, KC0[], KC1[]
.Ltmp140:
	ALU 7, @282, KC0[], KC1[]
	TEX 0 @70
	ALU 5, @290, KC0[], KC1[]
.Ltmp141:
	ALU 3, @296, KC0[], KC1[]
.Ltmp142:
	ALU 18, @300, KC0[], KC1[]
.Ltmp143:
	ALU 7, @319, KC0[], KC1[]
	TEX 0 @72
	ALU 5, @327, KC0[], KC1[]
	ALU 3, @333, KC0[], KC1[]
.Ltmp144:
	ALU 18, @337, KC0[], KC1[]
.Ltmp145:
	ALU 7, @356, KC0[], KC1[]
	TEX 0 @74
	ALU 5, @364, KC0[], KC1[]
	ALU 3, @370, KC0[], KC1[]
.Ltmp146:
	ALU 18, @374, KC0[], KC1[]
.Ltmp147:
	ALU 7, @393, KC0[], KC1[]
	TEX 0 @76
	ALU 5, @401, KC0[], KC1[]
	ALU 3, @407, KC0[], KC1[]
.Ltmp148:
	ALU 18, @411, KC0[], KC1[]
.Ltmp149:
	ALU 7, @430, KC0[], KC1[]
	TEX 0 @78
	ALU 5, @438, KC0[], KC1[]
	ALU 3, @444, KC0[], KC1[]
.Ltmp150:
	ALU 18, @448, KC0[], KC1[]
.Ltmp151:
	ALU 7, @467, KC0[], KC1[]
	TEX 0 @80
	ALU 5, @475, KC0[], KC1[]
	ALU 3, @481, KC0[], KC1[]
.Ltmp152:
	ALU 18, @485, KC0[], KC1[]
.Ltmp153:
	ALU 7, @504, KC0[], KC1[]
	TEX 0 @82
.Ltmp154:
	ALU 7, @512, KC0[], KC1[]
.Ltmp155:
	ALU 2, @520, KC0[CB0:0-32], KC1[]
	MEM_RAT_CACHELESS STORE_DWORD T0.X, T1.X
	CF_END
	PAD
	Fetch clause starting at 68:
.Ltmp156:
	  VTX_READ_32 T0.X, T0.X, 0, #1
.Ltmp157:
	Fetch clause starting at 70:
.Ltmp158:
	  VTX_READ_32 T1.X, T1.X, 0, #1
.Ltmp159:
	Fetch clause starting at 72:
.Ltmp160:
	  VTX_READ_32 T0.X, T0.X, 0, #1
.Ltmp161:
	Fetch clause starting at 74:
.Ltmp162:
	  VTX_READ_32 T0.X, T0.X, 0, #1
.Ltmp163:
	Fetch clause starting at 76:
.Ltmp164:
	  VTX_READ_32 T0.X, T0.X, 0, #1
.Ltmp165:
	Fetch clause starting at 78:
.Ltmp166:
	  VTX_READ_32 T0.X, T0.X, 0, #1
.Ltmp167:
	Fetch clause starting at 80:
.Ltmp168:
	  VTX_READ_32 T0.X, T0.X, 0, #1
.Ltmp169:
	Fetch clause starting at 82:
.Ltmp170:
	  VTX_READ_32 T0.X, T0.X, 0, #1
.Ltmp171:
	ALU clause starting at 84:
	  MULLO_INT   T0.X (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Y, KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Z (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT * T0.W (MASKED), KC0[1].Z, T1.X,  
.Ltmp172:
	  ADD_INT * T0.W, PV.Y, T0.X,  
	  ADD_INT * T0.W, PV.W, KC0[3].Z,  
	ALU clause starting at 90:
	  MULHI_INT   T0.X, T0.W, literal.x,  
	  MULHI_INT   T0.Y (MASKED), T0.W, literal.x,  
	  MULHI_INT   T0.Z (MASKED), T0.W, literal.x,  
	  MULHI_INT * T0.W (MASKED), T0.W, literal.x,  
	715827883(3.031649e-13), 0(0.000000e+00)
	  ASHR   T0.Z, PV.X, literal.x,  
	  LSHR * T1.W, PV.X, literal.y,  
	2(2.802597e-45), 31(4.344025e-44)
	  ADD_INT * T1.W, PV.Z, PV.W,  
	  MULLO_INT   T0.X, T1.W, literal.x,  
	  MULLO_INT   T0.Y (MASKED), T1.W, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T1.W, literal.x,  
	  MULLO_INT * T0.W (MASKED), T1.W, literal.x,  
	24(3.363116e-44), 0(0.000000e+00)
	  SUB_INT * T1.W, T0.W, PV.X,  
	ALU clause starting at 105:
.Ltmp173:
	  LSHL * T2.W, T1.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  ADD_INT * T2.W, PV.W, literal.x,  
	8(1.121039e-44), 0(0.000000e+00)
	  LSHR   T0.X, PV.W, literal.x,  
.Ltmp174:
	  ADD_INT   T0.Y, T0.W, literal.y,  
	  ADD_INT   T0.Z, T0.W, literal.z,  
	  ADD_INT * T2.W, T0.W, literal.w,  
	2(2.802597e-45), 21(2.942727e-44)
	22(3.082857e-44), 23(3.222986e-44)
	  AND_INT   T1.X, PV.W, literal.x,  
	  AND_INT   T1.Y, PV.Z, literal.x,  
	  AND_INT   T0.Z, PV.Y, literal.x,  
	  ADD_INT * T2.W, T0.W, literal.y,  
	31(4.344025e-44), 20(2.802597e-44)
	  AND_INT   T29.X, PV.W, literal.x,  
	  LSHL   T0.Y, PV.Z, literal.y,  
	  LSHL   T0.Z, PV.Y, literal.y,  
	  LSHL * T2.W, PV.X, literal.y,  
	31(4.344025e-44), 2(2.802597e-45)
	  ADD_INT   T1.X, KC0[2].W, PV.W,  
	  ADD_INT   T1.Y, KC0[2].Z, PV.Z,  
	  ADD_INT   T0.Z, KC0[2].Y, PV.Y,  
	  LSHL * T2.W, PV.X, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  ADD_INT   T29.X, KC0[2].W, PV.W,  
	  ADD_INT   T0.Y, T0.W, literal.x,  
	  ADD_INT   T1.Z, T0.W, literal.y,  
	  ADD_INT * T2.W, T0.W, literal.z,  
	17(2.382207e-44), 18(2.522337e-44)
	19(2.662467e-44), 0(0.000000e+00)
	  AND_INT   T30.X, PV.W, literal.x,  
	  AND_INT   T2.Y, PV.Z, literal.x,  
	  AND_INT   T1.Z, PV.Y, literal.x,  
	  ADD_INT * T2.W, T0.W, literal.y,  
	31(4.344025e-44), 16(2.242078e-44)
	  AND_INT   T31.X, PV.W, literal.x,  
	  LSHL   T0.Y, PV.Z, literal.y,  
	  LSHL   T1.Z, PV.Y, literal.y,  
	  LSHL * T2.W, PV.X, literal.y,  
	31(4.344025e-44), 2(2.802597e-45)
	  ADD_INT   T30.X, KC0[2].Z, PV.W,  
	  ADD_INT   T2.Y, KC0[2].Y, PV.Z,  
	  ADD_INT   T1.Z, KC0[2].W, PV.Y,  
	  LSHL * T2.W, PV.X, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  ADD_INT   T31.X, KC0[2].Z, PV.W,  
	  ADD_INT   T0.Y, T0.W, literal.x,  
	  ADD_INT   T2.Z, T0.W, literal.y,  
	  ADD_INT * T2.W, T0.W, literal.z,  
	13(1.821688e-44), 14(1.961818e-44)
	15(2.101948e-44), 0(0.000000e+00)
	  AND_INT   T32.X, PV.W, literal.x,  
	  AND_INT   T3.Y, PV.Z, literal.x,  
	  AND_INT   T2.Z, PV.Y, literal.x,  
	  ADD_INT * T2.W, T0.W, literal.y,  
	31(4.344025e-44), 12(1.681558e-44)
	  AND_INT   T33.X, PV.W, literal.x,  
	  LSHL   T0.Y, PV.Z, literal.y,  
	  LSHL   T2.Z, PV.Y, literal.y,  
	  LSHL * T2.W, PV.X, literal.y,  
	31(4.344025e-44), 2(2.802597e-45)
	  ADD_INT   T32.X, KC0[2].Y, PV.W,  
	  ADD_INT   T3.Y, KC0[2].W, PV.Z,  
	  ADD_INT   T2.Z, KC0[2].Z, PV.Y,  
	  LSHL * T2.W, PV.X, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  ADD_INT   T33.X, KC0[2].Y, PV.W,  
	  ADD_INT   T0.Y, T0.W, literal.x,  
	  ADD_INT   T3.Z, T0.W, literal.y,  
	  ADD_INT * T2.W, T0.W, literal.z,  
	9(1.261169e-44), 10(1.401298e-44)
	11(1.541428e-44), 0(0.000000e+00)
	  AND_INT   T34.X, PV.W, literal.x,  
	  AND_INT   T4.Y, PV.Z, literal.x,  
	  AND_INT   T3.Z, PV.Y, literal.x,  
	  ADD_INT * T2.W, T0.W, literal.y,  
	31(4.344025e-44), 8(1.121039e-44)
	  AND_INT   T35.X, PV.W, literal.x,  
	  LSHL   T0.Y, PV.Z, literal.y,  
	  LSHL   T3.Z, PV.Y, literal.y,  
	  LSHL * T2.W, PV.X, literal.y,  
	31(4.344025e-44), 2(2.802597e-45)
	  ADD_INT   T34.X, KC0[2].W, PV.W,  
	  ADD_INT   T4.Y, KC0[2].Z, PV.Z,  
	  ADD_INT   T3.Z, KC0[2].Y, PV.Y,  
	  LSHL * T2.W, PV.X, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
.Ltmp175:
	ALU clause starting at 193:
.Ltmp176:
	  ADD_INT   T35.X, KC0[2].W, T2.W,  
	  ADD_INT   T0.Y, T0.W, literal.x,  
	  ADD_INT   T4.Z, T0.W, literal.y,  
	  ADD_INT * T2.W, T0.W, literal.z,  
	5(7.006492e-45), 6(8.407791e-45)
	7(9.809089e-45), 0(0.000000e+00)
	  AND_INT   T36.X, PV.W, literal.x,  
	  AND_INT   T5.Y, PV.Z, literal.x,  
	  AND_INT   T4.Z, PV.Y, literal.x,  
	  ADD_INT * T2.W, T0.W, literal.y,  
	31(4.344025e-44), 4(5.605194e-45)
	  AND_INT   T37.X, PV.W, literal.x,  
	  LSHL   T0.Y, PV.Z, literal.y,  
	  LSHL   T4.Z, PV.Y, literal.y,  
	  LSHL * T2.W, PV.X, literal.y,  
	31(4.344025e-44), 2(2.802597e-45)
	  ADD_INT   T36.X, KC0[2].Z, PV.W,  
	  ADD_INT   T5.Y, KC0[2].Y, PV.Z,  
	  ADD_INT   T4.Z, KC0[2].W, PV.Y,  
	  LSHL * T2.W, PV.X, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  ADD_INT   T37.X, KC0[2].Z, PV.W,  
	  ADD_INT   T0.Y, T0.W, 1,  
	  ADD_INT   T5.Z, T0.W, literal.x,  
	  ADD_INT * T2.W, T0.W, literal.y,  
	2(2.802597e-45), 3(4.203895e-45)
	  AND_INT   T38.X, PV.W, literal.x,  
	  AND_INT   T6.Y, PV.Z, literal.x,  
	  AND_INT   T5.Z, PV.Y, literal.x,  
	  AND_INT * T2.W, T0.W, literal.x,  
	31(4.344025e-44), 0(0.000000e+00)
	  LSHL   T39.X, PV.W, literal.x,  
	  LSHL   T0.Y, PV.Z, literal.x,  
	  LSHL   T5.Z, PV.Y, literal.x,  
	  LSHL * T2.W, PV.X, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  ADD_INT   T38.X, KC0[2].Y, PV.W,  
	  ADD_INT   T6.Y, KC0[2].W, PV.Z,  
	  ADD_INT   T5.Z, KC0[2].Z, PV.Y,  
	  ADD_INT * T2.W, KC0[2].Y, PV.X,  
	  MOV * T2.X, PV.W,  
.Ltmp177:
	ALU clause starting at 234:
.Ltmp178:
	  MOV * T3.X, T5.Z,  
.Ltmp179:
	ALU clause starting at 235:
.Ltmp180:
	  MOV * T4.X, T6.Y,  
.Ltmp181:
	ALU clause starting at 236:
.Ltmp182:
	  MOV * T5.X, T38.X,  
.Ltmp183:
	ALU clause starting at 237:
.Ltmp184:
	  MOV * T6.X, T37.X,  
.Ltmp185:
	ALU clause starting at 238:
.Ltmp186:
	  MOV * T7.X, T4.Z,  
.Ltmp187:
	ALU clause starting at 239:
.Ltmp188:
	  MOV * T8.X, T5.Y,  
.Ltmp189:
	ALU clause starting at 240:
.Ltmp190:
	  MOV * T9.X, T36.X,  
.Ltmp191:
	ALU clause starting at 241:
.Ltmp192:
	  MOV * T10.X, T35.X,  
.Ltmp193:
	ALU clause starting at 242:
.Ltmp194:
	  MOV * T11.X, T3.Z,  
.Ltmp195:
	ALU clause starting at 243:
.Ltmp196:
	  MOV * T12.X, T4.Y,  
.Ltmp197:
	ALU clause starting at 244:
.Ltmp198:
	  MOV * T13.X, T34.X,  
.Ltmp199:
	ALU clause starting at 245:
.Ltmp200:
	  MOV * T14.X, T33.X,  
.Ltmp201:
	ALU clause starting at 246:
.Ltmp202:
	  MOV * T15.X, T2.Z,  
.Ltmp203:
	ALU clause starting at 247:
.Ltmp204:
	  MOV * T16.X, T3.Y,  
.Ltmp205:
	ALU clause starting at 248:
.Ltmp206:
	  MOV * T17.X, T32.X,  
.Ltmp207:
	ALU clause starting at 249:
.Ltmp208:
	  MOV * T18.X, T31.X,  
.Ltmp209:
	ALU clause starting at 250:
.Ltmp210:
	  MOV * T19.X, T1.Z,  
.Ltmp211:
	ALU clause starting at 251:
.Ltmp212:
	  MOV * T20.X, T2.Y,  
.Ltmp213:
	ALU clause starting at 252:
.Ltmp214:
	  MOV * T21.X, T30.X,  
.Ltmp215:
	ALU clause starting at 253:
.Ltmp216:
	  MOV * T22.X, T29.X,  
.Ltmp217:
	ALU clause starting at 254:
.Ltmp218:
	  MOV * T23.X, T0.Z,  
.Ltmp219:
	ALU clause starting at 255:
.Ltmp220:
	  MOV * T24.X, T1.Y,  
.Ltmp221:
	ALU clause starting at 256:
.Ltmp222:
	  MOV * T25.X, T1.X,  
.Ltmp223:
	ALU clause starting at 257:
.Ltmp224:
	  MOVA_INT * AR.x (MASKED), T0.X,  
	  MOV * T0.X, T(0 + AR.x).X+,  
.Ltmp225:
	ALU clause starting at 259:
.Ltmp226:
	  AND_INT * T2.W, T0.X, literal.x,  
	15(2.101948e-44), 0(0.000000e+00)
	  ADD_INT * T1.W, T1.W, PV.W,  
	  ADD_INT * T1.W, PV.W, 1,  
.Ltmp227:
	ALU clause starting at 263:
	  BFE_INT * T2.W, T1.W, 0.0, literal.x, 
	8(1.121039e-44), 0(0.000000e+00)
	  MULLO_INT   T0.X (MASKED), T2.W, literal.x,  
	  MULLO_INT   T0.Y, T2.W, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T2.W, literal.x,  
	  MULLO_INT * T0.W (MASKED), T2.W, literal.x,  
	43(6.025583e-44), 0(0.000000e+00)
	  LSHR   T0.Z, PV.Y, literal.x,  
	  BFE_UINT * T2.W, PV.Y, literal.y, 1, 
	10(1.401298e-44), 15(2.101948e-44)
	  ADD_INT * T2.W, PV.Z, PV.W,  
	  MULLO_INT   T0.X (MASKED), T2.W, literal.x,  
	  MULLO_INT   T0.Y, T2.W, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T2.W, literal.x,  
	  MULLO_INT * T0.W (MASKED), T2.W, literal.x,  
	24(3.363116e-44), 0(0.000000e+00)
	  SUB_INT * T1.W, T1.W, PV.Y,  
	  BFE_INT * T1.W, PV.W, 0.0, literal.x, 
	8(1.121039e-44), 0(0.000000e+00)
	ALU clause starting at 282:
.Ltmp228:
	  LSHL * T2.W, T1.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  ADD_INT * T2.W, PV.W, literal.x,  
	8(1.121039e-44), 0(0.000000e+00)
	  LSHR * T2.W, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  MOVA_INT * AR.x (MASKED), PV.W,  
	  MOV * T1.X, T(0 + AR.x).X+,  
.Ltmp229:
	ALU clause starting at 290:
.Ltmp230:
	  MULLO_INT   T0.X, T0.X, literal.x,  
	  MULLO_INT   T0.Y (MASKED), T0.X, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T0.X, literal.x,  
	  MULLO_INT * T0.W (MASKED), T0.X, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
	  ADD_INT * T2.W, T1.X, PV.X,  
.Ltmp231:
	ALU clause starting at 296:
.Ltmp232:
	  AND_INT * T3.W, T2.W, literal.x,  
	15(2.101948e-44), 0(0.000000e+00)
	  ADD_INT * T1.W, T1.W, PV.W,  
	  ADD_INT * T1.W, PV.W, 1,  
.Ltmp233:
	ALU clause starting at 300:
	  BFE_INT * T3.W, T1.W, 0.0, literal.x, 
	8(1.121039e-44), 0(0.000000e+00)
	  MULLO_INT   T0.X, T3.W, literal.x,  
	  MULLO_INT   T0.Y (MASKED), T3.W, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T3.W, literal.x,  
	  MULLO_INT * T0.W (MASKED), T3.W, literal.x,  
	43(6.025583e-44), 0(0.000000e+00)
	  LSHR   T0.Z, PV.X, literal.x,  
	  BFE_UINT * T3.W, PV.X, literal.y, 1, 
	10(1.401298e-44), 15(2.101948e-44)
	  ADD_INT * T3.W, PV.Z, PV.W,  
	  MULLO_INT   T0.X, T3.W, literal.x,  
	  MULLO_INT   T0.Y (MASKED), T3.W, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T3.W, literal.x,  
	  MULLO_INT * T0.W (MASKED), T3.W, literal.x,  
	24(3.363116e-44), 0(0.000000e+00)
	  SUB_INT * T1.W, T1.W, PV.X,  
	  BFE_INT * T1.W, PV.W, 0.0, literal.x, 
	8(1.121039e-44), 0(0.000000e+00)
	ALU clause starting at 319:
.Ltmp234:
	  LSHL * T3.W, T1.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  ADD_INT * T3.W, PV.W, literal.x,  
	8(1.121039e-44), 0(0.000000e+00)
	  LSHR * T3.W, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  MOVA_INT * AR.x (MASKED), PV.W,  
	  MOV * T0.X, T(0 + AR.x).X+,  
.Ltmp235:
	ALU clause starting at 327:
.Ltmp236:
	  MULLO_INT   T0.X (MASKED), T2.W, literal.x,  
	  MULLO_INT   T0.Y, T2.W, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T2.W, literal.x,  
	  MULLO_INT * T0.W (MASKED), T2.W, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
	  ADD_INT * T2.W, T0.X, PV.Y,  
.Ltmp237:
	ALU clause starting at 333:
.Ltmp238:
	  AND_INT * T3.W, T2.W, literal.x,  
	15(2.101948e-44), 0(0.000000e+00)
	  ADD_INT * T1.W, T1.W, PV.W,  
	  ADD_INT * T1.W, PV.W, 1,  
.Ltmp239:
	ALU clause starting at 337:
	  BFE_INT * T3.W, T1.W, 0.0, literal.x, 
	8(1.121039e-44), 0(0.000000e+00)
	  MULLO_INT   T0.X, T3.W, literal.x,  
	  MULLO_INT   T0.Y (MASKED), T3.W, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T3.W, literal.x,  
	  MULLO_INT * T0.W (MASKED), T3.W, literal.x,  
	43(6.025583e-44), 0(0.000000e+00)
	  LSHR   T0.Z, PV.X, literal.x,  
	  BFE_UINT * T3.W, PV.X, literal.y, 1, 
	10(1.401298e-44), 15(2.101948e-44)
	  ADD_INT * T3.W, PV.Z, PV.W,  
	  MULLO_INT   T0.X, T3.W, literal.x,  
	  MULLO_INT   T0.Y (MASKED), T3.W, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T3.W, literal.x,  
	  MULLO_INT * T0.W (MASKED), T3.W, literal.x,  
	24(3.363116e-44), 0(0.000000e+00)
	  SUB_INT * T1.W, T1.W, PV.X,  
	  BFE_INT * T1.W, PV.W, 0.0, literal.x, 
	8(1.121039e-44), 0(0.000000e+00)
	ALU clause starting at 356:
.Ltmp240:
	  LSHL * T3.W, T1.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  ADD_INT * T3.W, PV.W, literal.x,  
	8(1.121039e-44), 0(0.000000e+00)
	  LSHR * T3.W, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  MOVA_INT * AR.x (MASKED), PV.W,  
	  MOV * T0.X, T(0 + AR.x).X+,  
.Ltmp241:
	ALU clause starting at 364:
.Ltmp242:
	  MULLO_INT   T0.X (MASKED), T2.W, literal.x,  
	  MULLO_INT   T0.Y, T2.W, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T2.W, literal.x,  
	  MULLO_INT * T0.W (MASKED), T2.W, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
	  ADD_INT * T2.W, T0.X, PV.Y,  
.Ltmp243:
	ALU clause starting at 370:
.Ltmp244:
	  AND_INT * T3.W, T2.W, literal.x,  
	15(2.101948e-44), 0(0.000000e+00)
	  ADD_INT * T1.W, T1.W, PV.W,  
	  ADD_INT * T1.W, PV.W, 1,  
.Ltmp245:
	ALU clause starting at 374:
	  BFE_INT * T3.W, T1.W, 0.0, literal.x, 
	8(1.121039e-44), 0(0.000000e+00)
	  MULLO_INT   T0.X, T3.W, literal.x,  
	  MULLO_INT   T0.Y (MASKED), T3.W, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T3.W, literal.x,  
	  MULLO_INT * T0.W (MASKED), T3.W, literal.x,  
	43(6.025583e-44), 0(0.000000e+00)
	  LSHR   T0.Z, PV.X, literal.x,  
	  BFE_UINT * T3.W, PV.X, literal.y, 1, 
	10(1.401298e-44), 15(2.101948e-44)
	  ADD_INT * T3.W, PV.Z, PV.W,  
	  MULLO_INT   T0.X, T3.W, literal.x,  
	  MULLO_INT   T0.Y (MASKED), T3.W, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T3.W, literal.x,  
	  MULLO_INT * T0.W (MASKED), T3.W, literal.x,  
	24(3.363116e-44), 0(0.000000e+00)
	  SUB_INT * T1.W, T1.W, PV.X,  
	  BFE_INT * T1.W, PV.W, 0.0, literal.x, 
	8(1.121039e-44), 0(0.000000e+00)
	ALU clause starting at 393:
.Ltmp246:
	  LSHL * T3.W, T1.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  ADD_INT * T3.W, PV.W, literal.x,  
	8(1.121039e-44), 0(0.000000e+00)
	  LSHR * T3.W, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  MOVA_INT * AR.x (MASKED), PV.W,  
	  MOV * T0.X, T(0 + AR.x).X+,  
.Ltmp247:
	ALU clause starting at 401:
.Ltmp248:
	  MULLO_INT   T0.X (MASKED), T2.W, literal.x,  
	  MULLO_INT   T0.Y, T2.W, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T2.W, literal.x,  
	  MULLO_INT * T0.W (MASKED), T2.W, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
	  ADD_INT * T2.W, T0.X, PV.Y,  
.Ltmp249:
	ALU clause starting at 407:
.Ltmp250:
	  AND_INT * T3.W, T2.W, literal.x,  
	15(2.101948e-44), 0(0.000000e+00)
	  ADD_INT * T1.W, T1.W, PV.W,  
	  ADD_INT * T1.W, PV.W, 1,  
.Ltmp251:
	ALU clause starting at 411:
	  BFE_INT * T3.W, T1.W, 0.0, literal.x, 
	8(1.121039e-44), 0(0.000000e+00)
	  MULLO_INT   T0.X, T3.W, literal.x,  
	  MULLO_INT   T0.Y (MASKED), T3.W, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T3.W, literal.x,  
	  MULLO_INT * T0.W (MASKED), T3.W, literal.x,  
	43(6.025583e-44), 0(0.000000e+00)
	  LSHR   T0.Z, PV.X, literal.x,  
	  BFE_UINT * T3.W, PV.X, literal.y, 1, 
	10(1.401298e-44), 15(2.101948e-44)
	  ADD_INT * T3.W, PV.Z, PV.W,  
	  MULLO_INT   T0.X, T3.W, literal.x,  
	  MULLO_INT   T0.Y (MASKED), T3.W, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T3.W, literal.x,  
	  MULLO_INT * T0.W (MASKED), T3.W, literal.x,  
	24(3.363116e-44), 0(0.000000e+00)
	  SUB_INT * T1.W, T1.W, PV.X,  
	  BFE_INT * T1.W, PV.W, 0.0, literal.x, 
	8(1.121039e-44), 0(0.000000e+00)
	ALU clause starting at 430:
.Ltmp252:
	  LSHL * T3.W, T1.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  ADD_INT * T3.W, PV.W, literal.x,  
	8(1.121039e-44), 0(0.000000e+00)
	  LSHR * T3.W, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  MOVA_INT * AR.x (MASKED), PV.W,  
	  MOV * T0.X, T(0 + AR.x).X+,  
.Ltmp253:
	ALU clause starting at 438:
.Ltmp254:
	  MULLO_INT   T0.X (MASKED), T2.W, literal.x,  
	  MULLO_INT   T0.Y, T2.W, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T2.W, literal.x,  
	  MULLO_INT * T0.W (MASKED), T2.W, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
	  ADD_INT * T2.W, T0.X, PV.Y,  
.Ltmp255:
	ALU clause starting at 444:
.Ltmp256:
	  AND_INT * T3.W, T2.W, literal.x,  
	15(2.101948e-44), 0(0.000000e+00)
	  ADD_INT * T1.W, T1.W, PV.W,  
	  ADD_INT * T1.W, PV.W, 1,  
.Ltmp257:
	ALU clause starting at 448:
	  BFE_INT * T3.W, T1.W, 0.0, literal.x, 
	8(1.121039e-44), 0(0.000000e+00)
	  MULLO_INT   T0.X, T3.W, literal.x,  
	  MULLO_INT   T0.Y (MASKED), T3.W, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T3.W, literal.x,  
	  MULLO_INT * T0.W (MASKED), T3.W, literal.x,  
	43(6.025583e-44), 0(0.000000e+00)
	  LSHR   T0.Z, PV.X, literal.x,  
	  BFE_UINT * T3.W, PV.X, literal.y, 1, 
	10(1.401298e-44), 15(2.101948e-44)
	  ADD_INT * T3.W, PV.Z, PV.W,  
	  MULLO_INT   T0.X, T3.W, literal.x,  
	  MULLO_INT   T0.Y (MASKED), T3.W, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T3.W, literal.x,  
	  MULLO_INT * T0.W (MASKED), T3.W, literal.x,  
	24(3.363116e-44), 0(0.000000e+00)
	  SUB_INT * T1.W, T1.W, PV.X,  
	  BFE_INT * T1.W, PV.W, 0.0, literal.x, 
	8(1.121039e-44), 0(0.000000e+00)
	ALU clause starting at 467:
.Ltmp258:
	  LSHL * T3.W, T1.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  ADD_INT * T3.W, PV.W, literal.x,  
	8(1.121039e-44), 0(0.000000e+00)
	  LSHR * T3.W, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  MOVA_INT * AR.x (MASKED), PV.W,  
	  MOV * T0.X, T(0 + AR.x).X+,  
.Ltmp259:
	ALU clause starting at 475:
.Ltmp260:
	  MULLO_INT   T0.X (MASKED), T2.W, literal.x,  
	  MULLO_INT   T0.Y, T2.W, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T2.W, literal.x,  
	  MULLO_INT * T0.W (MASKED), T2.W, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
	  ADD_INT * T2.W, T0.X, PV.Y,  
.Ltmp261:
	ALU clause starting at 481:
.Ltmp262:
	  AND_INT * T3.W, T2.W, literal.x,  
	15(2.101948e-44), 0(0.000000e+00)
	  ADD_INT * T1.W, T1.W, PV.W,  
	  ADD_INT * T1.W, PV.W, 1,  
.Ltmp263:
	ALU clause starting at 485:
	  BFE_INT * T3.W, T1.W, 0.0, literal.x, 
	8(1.121039e-44), 0(0.000000e+00)
	  MULLO_INT   T0.X, T3.W, literal.x,  
	  MULLO_INT   T0.Y (MASKED), T3.W, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T3.W, literal.x,  
	  MULLO_INT * T0.W (MASKED), T3.W, literal.x,  
	43(6.025583e-44), 0(0.000000e+00)
	  LSHR   T0.Z, PV.X, literal.x,  
	  BFE_UINT * T3.W, PV.X, literal.y, 1, 
	10(1.401298e-44), 15(2.101948e-44)
	  ADD_INT * T3.W, PV.Z, PV.W,  
	  MULLO_INT   T0.X, T3.W, literal.x,  
	  MULLO_INT   T0.Y (MASKED), T3.W, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T3.W, literal.x,  
	  MULLO_INT * T0.W (MASKED), T3.W, literal.x,  
	24(3.363116e-44), 0(0.000000e+00)
	  SUB_INT * T1.W, T1.W, PV.X,  
	  BFE_INT * T1.W, PV.W, 0.0, literal.x, 
	8(1.121039e-44), 0(0.000000e+00)
	ALU clause starting at 504:
.Ltmp264:
	  LSHL * T1.W, T1.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  ADD_INT * T1.W, PV.W, literal.x,  
	8(1.121039e-44), 0(0.000000e+00)
	  LSHR * T1.W, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  MOVA_INT * AR.x (MASKED), PV.W,  
	  MOV * T0.X, T(0 + AR.x).X+,  
.Ltmp265:
	ALU clause starting at 512:
	  LSHL * T0.W, T0.W, literal.x,  
.Ltmp266:
	2(2.802597e-45), 0(0.000000e+00)
	  MULLO_INT   T0.X (MASKED), T2.W, literal.x,  
	  MULLO_INT   T0.Y, T2.W, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T2.W, literal.x,  
	  MULLO_INT * T0.W (MASKED), T2.W, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
	  ADD_INT * T0.X, T0.X, PV.Y,  
.Ltmp267:
	ALU clause starting at 520:
	  ADD_INT * T0.W, KC0[3].X, T0.W,  
	  LSHR * T1.X, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
.Ltmp268:
.Lfunc_end8:
	.size	private_table, .Lfunc_end8-private_table

	.section	.AMDGPU.config
	.long	166100
	.long	262
	.long	165900
	.long	0
	.long	166120
	.long	1
	.text
	.globl	uniform
	.p2align	8
	.type	uniform,@function
uniform:
uniform$local:
.Lfunc_begin9:
	ALU 0, @20, KC0[CB0:0-32], KC1[]
.Ltmp269:
	ALU_PUSH_BEFORE 1, @21, KC0[], KC1[]
	JUMP @4 POP:1
	ALU_POP_AFTER 5, @23, KC0[CB0:0-32], KC1[]
	ALU 2, @29, KC0[], KC1[]
.Ltmp270:
	ALU 1, @32, KC0[], KC1[]
.Ltmp271:
	ALU 7, @34, KC0[], KC1[]
.Ltmp272:
	TEX 3 @12
	ALU 14, @42, KC0[CB0:0-32], KC1[]
	MEM_RAT_CACHELESS STORE_DWORD T0.X, T1.X
	CF_END
	PAD
	Fetch clause starting at 12:
	  VTX_READ_32 T2.X, T2.X, 0, #1
	  VTX_READ_32 T5.X, T5.X, 60, #1
	  VTX_READ_32 T4.X, T4.X, 0, #1
.Ltmp273:
	  VTX_READ_32 T3.X, T3.X, 20, #1
	ALU clause starting at 20:
	  MOV * T0.Z, KC0[2].Z,  
.Ltmp274:
	ALU clause starting at 21:
.Ltmp275:
	  SETNE_INT * T0.W, T0.X, 0.0,  
	  PRED_SETE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
.Ltmp276:
	ALU clause starting at 23:
	  LSHL * T0.W, T1.X, literal.x,  
	6(8.407791e-45), 0(0.000000e+00)
	  ADD_INT   T1.Z, KC0[2].Y, PV.W,  
	  MOV * T0.W, literal.x,  
.Ltmp277:
	0(0.000000e+00), 0(0.000000e+00)
	  LDS_WRITE * T0.W, T1.Z, 
.Ltmp278:
	ALU clause starting at 29:
	  MOV * T0.W, literal.x,  
	0(0.000000e+00), 0(0.000000e+00)
	  GROUP_BARRIER
	ALU clause starting at 32:
	  LDS_READ_RET * OQAP, T0.W 
	  MOV * T2.X, OQAP,  
	ALU clause starting at 34:
	  MOV * T3.X, T2.X,  
	  MOV   T4.X, T2.X,  
	  AND_INT * T0.W, T0.X, literal.x,  BS:VEC_120/SCL_212
	15(2.101948e-44), 0(0.000000e+00)
	  MOV   T5.X, T2.X,  
	  LSHL * T0.W, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  ADD_INT * T2.X, T2.X, PV.W,  
	ALU clause starting at 42:
	  MULLO_INT   T0.X (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Y, KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Z (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT * T0.W (MASKED), KC0[1].Z, T1.X,  
	  ADD_INT   T1.Z, PV.Y, T0.X,  
	  ADD * T0.W, T3.X, T3.X,  
	  ADD   T2.Z, T4.X, PV.W,  
	  ADD_INT * T0.W, PV.Z, KC0[3].X,  
	  LSHL   T1.Z, PV.W, literal.x,  
	  ADD * T0.W, PV.Z, -T5.X,  
	2(2.802597e-45), 0(0.000000e+00)
	  ADD   T0.X, T2.X, PV.W,  
	  ADD_INT * T0.W, T0.Z, PV.Z,  
	  LSHR * T1.X, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
.Ltmp279:
.Lfunc_end9:
	.size	uniform, .Lfunc_end9-uniform

	.section	.AMDGPU.config
	.long	166100
	.long	4
	.long	165900
	.long	0
	.long	166120
	.long	64
	.text
	.globl	atomics
	.p2align	8
	.type	atomics,@function
atomics:
atomics$local:
.Lfunc_begin10:
	ALU 5, @22, KC0[CB0:0-32], KC1[]
.Ltmp280:
	ALU 3, @28, KC0[CB0:0-32], KC1[]
	TEX 0 @16
	ALU 9, @32, KC0[CB0:0-32], KC1[]
	TEX 0 @18
	ALU 8, @42, KC0[], KC1[]
	MEM_RAT ATOMIC_ADD T3, T2.X
	TEX 0 @20
	ALU 9, @51, KC0[], KC1[]
	MEM_RAT ATOMIC_MAX_INT T1, T0.X
	ALU 5, @61, KC0[], KC1[]
	MEM_RAT ATOMIC_INC_UINT T1, T0.X
	ALU 7, @67, KC0[CB0:0-32], KC1[]
	MEM_RAT_CACHELESS STORE_DWORD T0.X, T1.X
	CF_END
	PAD
	Fetch clause starting at 16:
	  VTX_READ_32 T2.X, T2.X, 0, #1
	Fetch clause starting at 18:
	  VTX_READ_32 T2.X, T2.X, 0, #1
	Fetch clause starting at 20:
	  VTX_READ_32 T1.X, T1.X, 0, #1
	ALU clause starting at 22:
	  MULLO_INT   T0.X (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Y, KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Z (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT * T0.W (MASKED), KC0[1].Z, T1.X,  
.Ltmp281:
	  ADD_INT * T0.W, PV.Y, T0.X,  
	  ADD_INT * T0.W, PV.W, KC0[3].Y,  
	ALU clause starting at 28:
	  LSHL * T0.W, T0.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  ADD_INT * T1.X, KC0[2].Y, PV.W,  
	  MOV * T2.X, PV.X,  
	ALU clause starting at 32:
	  AND_INT * T1.W, T2.X, literal.x,  
	7(9.809089e-45), 0(0.000000e+00)
	  LSHL * T1.W, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  MOV   T2.X, T1.X,  
	  ADD_INT   T0.Z, KC0[2].Z, PV.W,  
	  LSHL * T2.W, T0.X, literal.x,  BS:VEC_120/SCL_212
	2(2.802597e-45), 0(0.000000e+00)
	  LDS_WRITE * T2.W, T0.Z, 
	  GROUP_BARRIER
	ALU clause starting at 42:
	  ADD_INT * T1.W, T0.X, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
	  AND_INT * T1.W, PV.W, literal.x,  
	31(4.344025e-44), 0(0.000000e+00)
	  ASHR   T3.X, T2.X, literal.x,  
	  LSHL * T1.W, PV.W, literal.y,  
	8(1.121039e-44), 2(2.802597e-45)
	  LDS_READ_RET * OQAP, T1.W 
	  MOV * T2.X, OQAP,  
	ALU clause starting at 51:
	  ADD_INT * T1.W, T0.X, literal.x,  
	9(1.261169e-44), 0(0.000000e+00)
	  AND_INT * T1.W, PV.W, literal.x,  
	31(4.344025e-44), 0(0.000000e+00)
	  LSHL * T1.W, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  LDS_READ_RET * OQAP, T1.W 
	  MOV * T0.X, OQAP,  
	  ADD_INT * T0.X, PV.X, literal.x,  
	32(4.484155e-44), 0(0.000000e+00)
	ALU clause starting at 61:
	  LDS_READ_RET * OQAP, T2.W 
	  MOV * T0.X, OQAP,  
	  ADD_INT * T0.X, PV.X, literal.x,  
	64(8.968310e-44), 0(0.000000e+00)
	  MOV * T1.X, literal.x,  
	-1(nan), 0(0.000000e+00)
	ALU clause starting at 67:
	  LDS_READ_RET * OQAP, T2.W 
	  MOV * T0.X, OQAP,  
	  SUB_INT * T1.W, PV.X, KC0[2].Z,  
	  ASHR   T0.X, PV.W, literal.x,  
	  ADD_INT * T0.W, KC0[2].W, T0.W,  
	2(2.802597e-45), 0(0.000000e+00)
	  LSHR * T1.X, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
.Ltmp282:
.Lfunc_end10:
	.size	atomics, .Lfunc_end10-atomics

	.section	.AMDGPU.config
	.long	166100
	.long	5
	.long	165900
	.long	0
	.long	166120
	.long	0
	.text
	.globl	arithmetic
	.p2align	8
	.type	arithmetic,@function
arithmetic:
arithmetic$local:
.Lfunc_begin11:
	ALU 5, @16, KC0[CB0:0-32], KC1[]
.Ltmp283:
	ALU 13, @22, KC0[CB0:0-32], KC1[]
.Ltmp284:
	ALU 0, @36, KC0[CB0:0-32], KC1[]
.Ltmp285:
	ALU 10, @37, KC0[], KC1[]
	MEM_RAT_CACHELESS STORE_DWORD T3, T4.X
	MEM_RAT_CACHELESS STORE_DWORD T2.X, T0.X
	ALU 3, @48, KC0[], KC1[]
	TEX 1 @12
	ALU 6, @52, KC0[], KC1[]
	MEM_RAT_CACHELESS STORE_DWORD T0.X, T1.X
	CF_END
	PAD
	Fetch clause starting at 12:
	  VTX_READ_32 T1.X, T1.X, 4, #1
.Ltmp286:
	  VTX_READ_32 T0.X, T0.X, 0, #1
	ALU clause starting at 16:
	  MULLO_INT   T0.X (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Y, KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Z (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT * T0.W (MASKED), KC0[1].Z, T1.X,  
.Ltmp287:
	  ADD_INT * T0.W, PV.Y, T0.X,  
	  ADD_INT * T0.W, PV.W, KC0[3].X,  
	ALU clause starting at 22:
	  LSHL * T1.W, T0.W, literal.x,  
	4(5.605194e-45), 0(0.000000e+00)
	  ADD_INT * T1.W, KC0[2].Z, PV.W,  
	  ADD_INT * T2.W, PV.W, literal.x,  
	8(1.121039e-44), 0(0.000000e+00)
	  LSHR   T0.X, PV.W, literal.x,  
	  LSHL * T2.W, T0.W, literal.y,  
	2(2.802597e-45), 3(4.203895e-45)
	  MULLO_INT   T0.X (MASKED), T0.W, literal.x,  
	  MULLO_INT   T0.Y, T0.W, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T0.W, literal.x,  
	  MULLO_INT * T0.W (MASKED), T0.W, literal.x,  
	12(1.681558e-44), 0(0.000000e+00)
	  ADD_INT * T1.X, KC0[2].Y, T2.W,  
	ALU clause starting at 36:
	  ADD_INT * T3.W, KC0[2].Y, T0.Y,  
.Ltmp288:
	ALU clause starting at 37:
	  MOV   T2.X, literal.x,  
	  SETGT_UINT   T0.Z, T3.W, T1.X,  
	  SUB_INT * T4.W, T3.W, T1.X,  
	20(2.802597e-44), 0(0.000000e+00)
	  ASHR   T3.X, PV.W, literal.x,  
	  CNDE_INT   T0.Z, PV.Z, 0.0, literal.x, 
	  SETE_INT * T2.W, T0.Y, T2.W,  
	2(2.802597e-45), 0(0.000000e+00)
	  LSHR   T4.X, T1.W, literal.x,  
	  SUB_INT * T3.Y, PV.Z, PV.W,  
	2(2.802597e-45), 0(0.000000e+00)
	ALU clause starting at 48:
	  AND_INT * T0.W, T0.W, 1,  
	  LSHL * T0.W, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  ADD_INT * T0.X, T3.W, PV.W,  
	ALU clause starting at 52:
	  SUB_INT   T0.Z, T0.X, T1.X,  
	  SETNE_INT * T0.W, T3.W, 0.0,  
	  SUB_INT   T0.X, PV.Z, PV.W,  
	  ADD_INT * T0.W, T1.W, literal.x,  
	12(1.681558e-44), 0(0.000000e+00)
	  LSHR * T1.X, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
.Ltmp289:
.Lfunc_end11:
	.size	arithmetic, .Lfunc_end11-arithmetic

	.section	.AMDGPU.config
	.long	166100
	.long	285
	.long	165900
	.long	0
	.long	166120
	.long	0
	.text
	.globl	nothing
	.p2align	8
	.type	nothing,@function
nothing:
nothing$local:
.Lfunc_begin12:
	ALU 5, @26, KC0[CB0:0-32], KC1[]
.Ltmp290:
	ALU 2, @32, KC0[CB0:0-32], KC1[]
	TEX 0 @22
.Ltmp291:
	ALU 25, @35, KC0[CB0:0-32], KC1[]
.Ltmp292:
	ALU 5, @61, KC0[CB0:0-32], KC1[]
.Ltmp293:
	ALU 5, @67, KC0[CB0:0-32], KC1[]
.Ltmp294:
	ALU 5, @73, KC0[CB0:0-32], KC1[]
.Ltmp295:
	ALU 5, @79, KC0[CB0:0-32], KC1[]
.Ltmp296:
	ALU 17, @85, KC0[CB0:0-32], KC1[]
.Ltmp297:
	ALU 0, @103, KC0[], KC1[]
.Ltmp298:
	ALU 0, @104, KC0[], KC1[]
.Ltmp299:
	ALU 0, @105, KC0[], KC1[]
.Ltmp300:
	ALU 10, @106, KC0[], KC1[]
.Ltmp301:
	ALU 2, @117, KC0[CB0:0-32], KC1[]
.Ltmp302:
	ALU_PUSH_BEFORE 1, @120, KC0[], KC1[]
	JUMP @18 POP:1
	TEX 0 @24
	ALU_POP_AFTER 0, @122, KC0[], KC1[]
	ALU 2, @123, KC0[], KC1[]
	MEM_RAT_CACHELESS STORE_DWORD T1.X, T0.X
	CF_END
	PAD
	Fetch clause starting at 22:
	  VTX_READ_32 T0.X, T0.X, 0, #1
.Ltmp303:
	Fetch clause starting at 24:
	  VTX_READ_32 T0.X, T0.X, 0, #1
	ALU clause starting at 26:
	  MULLO_INT   T0.X (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Y, KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Z (MASKED), KC0[1].Z, T1.X,  
.Ltmp304:
	  MULLO_INT * T0.W (MASKED), KC0[1].Z, T1.X,  
	  ADD_INT * T0.W, PV.Y, T0.X,  
	  ADD_INT * T1.W, PV.W, KC0[3].Y,  
.Ltmp305:
	ALU clause starting at 32:
	  LSHL * T0.W, T1.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  ADD_INT * T0.X, KC0[2].Y, PV.W,  
	ALU clause starting at 35:
	  MULHI_INT   T0.X (MASKED), T1.W, literal.x,  
	  MULHI_INT   T0.Y, T1.W, literal.x,  
	  MULHI_INT   T0.Z (MASKED), T1.W, literal.x,  
	  MULHI_INT * T0.W (MASKED), T1.W, literal.x,  
	954437177(1.085069e-04), 0(0.000000e+00)
	  LSHR   T0.Z, PV.Y, 1,  
	  LSHR * T2.W, PV.Y, literal.x,  
	31(4.344025e-44), 0(0.000000e+00)
	  ADD_INT * T2.W, PV.Z, PV.W,  
	  MULLO_INT   T0.X (MASKED), T2.W, literal.x,  
	  MULLO_INT   T0.Y, T2.W, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T2.W, literal.x,  
	  MULLO_INT * T0.W (MASKED), T2.W, literal.x,  
	9(1.261169e-44), 0(0.000000e+00)
	  SUB_INT * T1.W, T1.W, PV.Y,  
	  AND_INT * T1.W, PV.W, literal.x,  
	15(2.101948e-44), 0(0.000000e+00)
	  LSHL * T1.W, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  ADD_INT * T1.W, PV.W, literal.x,  
	16(2.242078e-44), 0(0.000000e+00)
	  LSHR   T0.Y, PV.W, literal.x,  
.Ltmp306:
	  LSHL   T0.Z, T0.X, literal.y,  
	  BFE_INT * T1.W, T0.X, 0.0, 1, 
	2(2.802597e-45), 23(3.222986e-44)
	  AND_INT * T1.X, PV.W, KC0[2].Y,  
.Ltmp307:
	ALU clause starting at 61:
.Ltmp308:
	  LSHL   T1.Y, T0.X, literal.x,  
	  ASHR   T0.Z, T0.Z, literal.y,  
	  ADD_INT * T1.W, KC0[2].Y, literal.z,  
	24(3.363116e-44), 31(4.344025e-44)
	32(4.484155e-44), 0(0.000000e+00)
	  AND_INT * T23.X, PV.Z, PV.W,  
.Ltmp309:
	ALU clause starting at 67:
.Ltmp310:
	  LSHL   T2.Y, T0.X, literal.x,  
	  ASHR   T0.Z, T1.Y, literal.y,  
	  ADD_INT * T1.W, KC0[2].Y, literal.z,  
	25(3.503246e-44), 31(4.344025e-44)
	28(3.923636e-44), 0(0.000000e+00)
	  AND_INT * T24.X, PV.Z, PV.W,  
.Ltmp311:
	ALU clause starting at 73:
.Ltmp312:
	  LSHL   T1.Y, T0.X, literal.x,  
	  ASHR   T0.Z, T2.Y, literal.y,  
	  ADD_INT * T1.W, KC0[2].Y, literal.z,  
	26(3.643376e-44), 31(4.344025e-44)
	24(3.363116e-44), 0(0.000000e+00)
	  AND_INT * T25.X, PV.Z, PV.W,  
.Ltmp313:
	ALU clause starting at 79:
.Ltmp314:
	  LSHL   T2.Y, T0.X, literal.x,  
	  ASHR   T0.Z, T1.Y, literal.y,  
	  ADD_INT * T1.W, KC0[2].Y, literal.z,  
	30(4.203895e-44), 31(4.344025e-44)
	20(2.802597e-44), 0(0.000000e+00)
	  AND_INT * T26.X, PV.Z, PV.W,  
.Ltmp315:
	ALU clause starting at 85:
.Ltmp316:
	  ASHR   T1.Y, T2.Y, literal.x,  
	  ADD_INT   T0.Z, KC0[2].Y, literal.y,  
	  LSHL * T1.W, T0.X, literal.z,  
	31(4.344025e-44), 4(5.605194e-45)
	29(4.063766e-44), 0(0.000000e+00)
	  ASHR   T27.X, PV.W, literal.x,  
	  ADD_INT   T2.Y, KC0[2].Y, literal.y,  
	  LSHL   T1.Z, T0.X, literal.z,  
	  LSHL * T1.W, T0.X, literal.w,  
	31(4.344025e-44), 8(1.121039e-44)
	27(3.783506e-44), 28(3.923636e-44)
	  ASHR   T0.X, PV.W, literal.x,  
	  ADD_INT   T3.Y, KC0[2].Y, literal.y,  
	  ASHR   T1.Z, PV.Z, literal.x,  
	  ADD_INT * T1.W, KC0[2].Y, literal.z,  
	31(4.344025e-44), 12(1.681558e-44)
	16(2.242078e-44), 0(0.000000e+00)
	  AND_INT * T28.X, PV.Z, PV.W,  
.Ltmp317:
	ALU clause starting at 103:
.Ltmp318:
	  AND_INT * T3.Y, T0.X, T3.Y,  
.Ltmp319:
	ALU clause starting at 104:
.Ltmp320:
	  AND_INT * T1.Z, T27.X, T2.Y,  
.Ltmp321:
	ALU clause starting at 105:
.Ltmp322:
	  AND_INT * T1.W, T1.Y, T0.Z,  
.Ltmp323:
	ALU clause starting at 106:
	  MOV * T5.X, T1.W,  
	  MOV * T6.X, T1.Z,  
	  MOV * T7.X, T3.Y,  
	  MOV * T8.X, T28.X,  
	  MOV * T9.X, T26.X,  
	  MOV * T10.X, T25.X,  
	  MOV * T11.X, T24.X,  
	  MOV * T12.X, T23.X,  
	  MOV * T4.X, T1.X,  
	  MOVA_INT * AR.x (MASKED), T0.Y,  
	  MOV * T0.X, T(0 + AR.x).X+,  
	ALU clause starting at 117:
	  MOV   T1.X, literal.x,  
	  MOV * T0.Z, KC0[2].W,  
	-7(nan), 0(0.000000e+00)
	ALU clause starting at 120:
	  SETE_INT * T1.W, T0.X, 0.0,  
	  PRED_SETE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
	ALU clause starting at 122:
	  MOV * T1.X, T0.X,  
	ALU clause starting at 123:
	  ADD_INT * T0.W, T0.Z, T0.W,  
	  LSHR * T0.X, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
.Ltmp324:
.Lfunc_end12:
	.size	nothing, .Lfunc_end12-nothing

	.type	llvm.amdgcn.kernel.uniform.lds,@object
	.comm	llvm.amdgcn.kernel.uniform.lds,4,2
	.type	llvm.amdgcn.kernel.atomics.lds,@object
	.comm	llvm.amdgcn.kernel.atomics.lds,256,4
