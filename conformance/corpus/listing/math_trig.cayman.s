	.text
	.section	.AMDGPU.config
	.long	166100
	.long	266
	.long	165900
	.long	0
	.long	166120
	.long	0
	.text
	.globl	circular
	.p2align	8
	.type	circular,@function
circular:
circular$local:
.Lfunc_begin0:
	ALU 5, @26, KC0[CB0:0-32], KC1[]
.Ltmp0:
	ALU 2, @32, KC0[CB0:0-32], KC1[]
	TEX 0 @24
.Ltmp1:
	ALU_PUSH_BEFORE 7, @35, KC0[], KC1[]
	JUMP @7 POP:1
	ALU 129, @43, KC0[], KC1[]
	ALU_POP_AFTER 95, @173, KC0[], KC1[]
	ALU 0, @269, KC0[CB0:0-32], KC1[]
.Ltmp2:
	ALU 33, @270, KC0[], KC1[]
	ALU 58, @304, KC0[], KC1[]
	MEM_RAT_CACHELESS STORE_DWORD T1.X, T2.X
	ALU_PUSH_BEFORE 2, @363, KC0[], KC1[]
	JUMP @15 POP:1
	ALU 129, @366, KC0[], KC1[]
	ALU_POP_AFTER 96, @496, KC0[], KC1[]
	ALU 0, @593, KC0[CB0:0-32], KC1[]
.Ltmp3:
	ALU 33, @594, KC0[], KC1[]
	ALU 98, @628, KC0[], KC1[]
	ALU 30, @727, KC0[], KC1[]
	MEM_RAT_CACHELESS STORE_DWORD T1.X, T3.X
	MEM_RAT_CACHELESS STORE_DWORD T5.X, T0.X
	MEM_RAT_CACHELESS STORE_DWORD T4.X, T2.X
	CF_END
	PAD
	Fetch clause starting at 24:
	  VTX_READ_32 T0.X, T0.X, 0, #1
.Ltmp4:
	ALU clause starting at 26:
	  MULLO_INT   T0.X (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Y, KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Z (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT * T0.W (MASKED), KC0[1].Z, T1.X,  
.Ltmp5:
	  ADD_INT * T0.W, PV.Y, T0.X,  
	  ADD_INT * T0.W, PV.W, KC0[3].X,  
	ALU clause starting at 32:
	  LSHL * T2.W, T0.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  ADD_INT * T0.X, KC0[2].Y, PV.W,  
	ALU clause starting at 35:
	  AND_INT * T0.W, T0.X, literal.x,  
	2147483647(nan), 0(0.000000e+00)
	  SETGT_DX10 * T1.W, literal.x, PV.W,  
	1258291200(8.388608e+06), 0(0.000000e+00)
	  MOV   T0.Z, literal.x,  
	  NOT_INT * T3.W, PV.W,  
	1(1.401298e-45), 0(0.000000e+00)
	  PRED_SETNE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
	ALU clause starting at 43:
	  AND_INT * T1.W, T0.X, literal.x,  
	8388607(1.175494e-38), 0(0.000000e+00)
	  OR_INT * T1.W, PV.W, literal.x,  
	8388608(1.175494e-38), 0(0.000000e+00)
	  MULLO_INT   T0.X (MASKED), T1.W, literal.x,  
	  MULLO_INT   T0.Y, T1.W, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T1.W, literal.x,  
	  MULLO_INT * T0.W (MASKED), T1.W, literal.x,  
	1011060801(1.193625e-02), 0(0.000000e+00)
	  MULHI   T0.X (MASKED), T1.W, literal.x,  
	  MULHI   T0.Y (MASKED), T1.W, literal.x,  
	  MULHI   T0.Z, T1.W, literal.x,  
	  MULHI * T0.W (MASKED), T1.W, literal.x,  
	-28220501(-6.958154e+37), 0(0.000000e+00)
	  ADDC_UINT   T1.Z, T0.Y, PV.Z,  
.Ltmp6:
	  LSHR * T4.W, T0.W, literal.x,  
	23(3.222986e-44), 0(0.000000e+00)
	  MULHI   T1.X, T1.W, literal.x,  
	  MULHI   T1.Y (MASKED), T1.W, literal.x,  
	  MULHI   T1.Z (MASKED), T1.W, literal.x,  
	  MULHI * T1.W (MASKED), T1.W, literal.x,  
	1011060801(1.193625e-02), 0(0.000000e+00)
	  ADD_INT   T2.Z, T4.W, literal.x,  
	  ADD_INT * T4.W, PV.X, T1.Z,  
	-120(nan), 0(0.000000e+00)
	  MULLO_INT   T1.X, T1.W, literal.x,  
	  MULLO_INT   T1.Y (MASKED), T1.W, literal.x,  
	  MULLO_INT   T1.Z (MASKED), T1.W, literal.x,  
	  MULLO_INT * T1.W (MASKED), T1.W, literal.x,  
	-614296167(-6.377783e+16), 0(0.000000e+00)
	  ADDC_UINT   T1.Z, T4.W, PV.X,  
	  SETGT_UINT * T5.W, T2.Z, literal.x,  
	31(4.344025e-44), 0(0.000000e+00)
	  MULHI   T1.X (MASKED), T1.W, literal.x,  
	  MULHI   T1.Y, T1.W, literal.x,  
	  MULHI   T1.Z (MASKED), T1.W, literal.x,  
	  MULHI * T1.W (MASKED), T1.W, literal.x,  
	-614296167(-6.377783e+16), 0(0.000000e+00)
	  CNDE_INT   T3.Z, T5.W, 0.0, literal.x, 
	  ADD_INT * T6.W, PV.Y, T1.Z,  
	-32(nan), 0(0.000000e+00)
	  MULLO_INT   T1.X (MASKED), T1.W, literal.x,  
	  MULLO_INT   T1.Y, T1.W, literal.x,  
	  MULLO_INT   T1.Z (MASKED), T1.W, literal.x,  
	  MULLO_INT * T1.W (MASKED), T1.W, literal.x,  
	-181084736(-2.292752e+32), 0(0.000000e+00)
	  ADDC_UINT   T1.Z, T6.W, PV.Y,  
	  ADD_INT * T7.W, T3.Z, T2.Z,  
	  MULHI   T2.X, T1.W, literal.x,  
	  MULHI   T2.Y (MASKED), T1.W, literal.x,  
	  MULHI   T2.Z (MASKED), T1.W, literal.x,  
	  MULHI * T2.W (MASKED), T1.W, literal.x,  
	-181084736(-2.292752e+32), 0(0.000000e+00)
	  SETGT_UINT   T3.X, T7.W, literal.x,  
	  ADD_INT   T2.Y, PV.X, T1.Z,  
	  ADD_INT   T0.Z, T0.Y, T0.Z,  BS:VEC_021/SCL_122
	  ADD_INT * T4.W, T4.W, T1.X,  BS:VEC_120/SCL_212
	31(4.344025e-44), 0(0.000000e+00)
	  MULLO_INT   T0.X (MASKED), T1.W, literal.x,  
	  MULLO_INT   T0.Y, T1.W, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T1.W, literal.x,  
	  MULLO_INT * T0.W (MASKED), T1.W, literal.x,  
	-64530479(-3.475579e+36), 0(0.000000e+00)
	  CNDE_INT   T3.Y, T5.W, T4.W, T0.Z, 
	  ADDC_UINT   T1.Z, T2.Y, PV.Y,  
	  CNDE_INT * T8.W, T3.X, 0.0, literal.x, 
	-32(nan), 0(0.000000e+00)
	  MULHI   T1.X, T1.W, literal.x,  
	  MULHI   T1.Y (MASKED), T1.W, literal.x,  
	  MULHI   T1.Z (MASKED), T1.W, literal.x,  
	  MULHI * T1.W (MASKED), T1.W, literal.x,  
	-64530479(-3.475579e+36), 0(0.000000e+00)
	  ADD_INT   T2.X, T8.W, T7.W,  
	  ADD_INT   T4.Y, PV.X, T1.Z,  
	  ADD_INT   T1.Z, T6.W, T1.Y,  BS:VEC_201
	  ADD_INT * T6.W, T2.Y, T0.Y,  BS:VEC_120/SCL_212
	  MULLO_INT   T0.X (MASKED), T1.W, literal.x,  
	  MULLO_INT   T0.Y, T1.W, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T1.W, literal.x,  
	  MULLO_INT * T0.W (MASKED), T1.W, literal.x,  
	1313084713(8.224303e+08), 0(0.000000e+00)
	  CNDE_INT   T1.X, T5.W, T6.W, T1.Z, 
	  CNDE_INT   T1.Y, T5.W, T1.Z, T4.W, 
	  ADDC_UINT   T1.Z, T4.Y, PV.Y,  
	  SETGT_UINT * T4.W, T2.X, literal.x,  
	31(4.344025e-44), 0(0.000000e+00)
	  MULHI   T2.X (MASKED), T1.W, literal.x,  
	  MULHI   T2.Y, T1.W, literal.x,  
	  MULHI   T2.Z (MASKED), T1.W, literal.x,  
	  MULHI * T2.W (MASKED), T1.W, literal.x,  
	1313084713(8.224303e+08), 0(0.000000e+00)
	  CNDE_INT   T4.X, T4.W, 0.0, literal.x, 
	  ADD_INT   T2.Y, PV.Y, T1.Z,  
	  CNDE_INT   T1.Z, T3.X, T1.X, T1.Y, 
	  CNDE_INT * T7.W, T3.X, T1.Y, T3.Y, BS:VEC_021/SCL_122
	-32(nan), 0(0.000000e+00)
	  MULLO_INT   T1.X (MASKED), T1.W, literal.x,  
	  MULLO_INT   T1.Y, T1.W, literal.x,  
	  MULLO_INT   T1.Z (MASKED), T1.W, literal.x,  
	  MULLO_INT * T1.W (MASKED), T1.W, literal.x,  
	-1560706194(-6.763074e-18), 0(0.000000e+00)
	  CNDE_INT   T5.Y, T4.W, T1.Z, T7.W, 
	  ADDC_UINT   T2.Z, T2.Y, PV.Y,  
	  ADD_INT * T8.W, T4.X, T2.X,  
	  MULHI   T2.X, T1.W, literal.x,  
	  MULHI   T2.Y (MASKED), T1.W, literal.x,  
	  MULHI   T2.Z (MASKED), T1.W, literal.x,  
	  MULHI * T2.W (MASKED), T1.W, literal.x,  
	-1560706194(-6.763074e-18), 0(0.000000e+00)
	  SETGT_UINT   T4.X, T8.W, literal.x,  
	  ADD_INT * T0.Y, T4.Y, T0.Y,  
	31(4.344025e-44), 0(0.000000e+00)
	  ADD_INT   T3.Z, T2.Y, T1.Y,  
	  ADD_INT * T9.W, T2.X, T2.Z,  
	  CNDE_INT   T2.X, T5.W, PV.W, PV.Z, 
	  CNDE_INT   T1.Y, T5.W, PV.Z, T0.Y, 
	  CNDE_INT   T2.Z, T4.X, 0.0, literal.x, 
	  CNDE_INT * T6.W, T5.W, T0.Y, T6.W, 
	-32(nan), 0(0.000000e+00)
	  CNDE_INT   T1.X, T3.X, PV.W, T1.X, 
	  ADD_INT   T0.Y, PV.Z, T8.W,  
	  CNDE_INT   T2.Z, T3.X, PV.X, PV.Y, 
	  CNDE_INT * T6.W, T3.X, PV.Y, PV.W, 
	  CNDE_INT   T2.X, T4.W, PV.Z, PV.W, 
	  SUB_INT   T1.Y, 0.0, PV.Y,  
	  CNDE_INT   T2.Z, T4.W, PV.W, PV.X, 
	  CNDE_INT * T6.W, T4.W, PV.X, T1.Z, 
	  CNDE_INT   T1.X, T4.X, PV.Z, PV.W, 
	  AND_INT * T1.Y, PV.Y, literal.x,  
	31(4.344025e-44), 0(0.000000e+00)
	ALU clause starting at 173:
	  CNDE_INT   T1.Z, T4.X, T2.X, T2.Z, 
	  AND_INT * T8.W, T0.Y, literal.x,  
	31(4.344025e-44), 0(0.000000e+00)
	  LSHL   T2.Y, PV.Z, PV.W,  
	  LSHR   T2.Z, T1.X, T1.Y,  
	  CNDE_INT * T6.W, T4.X, T6.W, T5.Y, BS:VEC_120/SCL_212
	  MULLO_INT   T1.X (MASKED), T1.W, literal.x,  
	  MULLO_INT   T1.Y (MASKED), T1.W, literal.x,  
	  MULLO_INT   T1.Z (MASKED), T1.W, literal.x,  
	  MULLO_INT * T1.W, T1.W, literal.x,  
	-28220501(-6.958154e+37), 0(0.000000e+00)
	  LSHL   T2.X, T1.X, T8.W,  
	  LSHR   T4.Y, T6.W, T1.Y,  
	  OR_INT   T2.Z, T2.Y, T2.Z,  
	  CNDE_INT * T1.W, T5.W, T0.Z, PV.W, BS:VEC_201
	  CNDE_INT   T2.Y, T3.X, T3.Y, PV.W, 
	  CNDE_INT   T1.Z, T0.Y, T1.Z, PV.Z, 
	  OR_INT * T1.W, PV.X, PV.Y,  
	  CNDE_INT   T3.Y, T0.Y, T1.X, PV.W, 
	  BFE_UINT   T2.Z, PV.Z, literal.x, 1, 
	  CNDE_INT * T1.W, T4.W, T7.W, PV.Y, 
	29(4.063766e-44), 0(0.000000e+00)
	  CNDE_INT   T2.Y, T4.X, T5.Y, PV.W, 
	  SUB_INT   T0.Z, 0.0, PV.Z,  
	  BIT_ALIGN_INT * T1.W, T1.Z, PV.Y, literal.x, 
	30(4.203895e-44), 0(0.000000e+00)
	  XOR_INT   T4.Y, PV.W, PV.Z,  
	  LSHR   T3.Z, PV.Y, T1.Y,  
	  LSHL * T1.W, T6.W, T8.W,  
	  OR_INT   T3.Z, PV.W, PV.Z,  
	  FFBH_UINT * T1.W, PV.Y,  
	  CNDE_INT   T4.Z, T4.Y, literal.x, PV.W, 
	  CNDE_INT * T1.W, T0.Y, T6.W, PV.Z, BS:VEC_120/SCL_212
	32(4.484155e-44), 0(0.000000e+00)
	  BIT_ALIGN_INT   T1.X, T3.Y, PV.W, literal.x, 
	  SUB_INT   T0.Y, literal.y, PV.Z,  
	  ADD_INT   T3.Z, PV.Z, 1,  
	  BIT_ALIGN_INT * T1.W, PV.W, T2.Y, literal.x, 
	30(4.203895e-44), 31(4.344025e-44)
	  XOR_INT   T2.X, PV.W, T0.Z,  
	  AND_INT   T1.Y, PV.Z, literal.x,  
	  AND_INT   T3.Z, PV.Y, literal.x,  
	  XOR_INT * T1.W, PV.X, T0.Z,  
	31(4.344025e-44), 0(0.000000e+00)
	  LSHR   T1.X, PV.W, PV.Z,  
	  LSHL   T0.Y, T4.Y, PV.Y,  
	  LSHR   T0.Z, PV.X, PV.Z,  
	  LSHL * T1.W, PV.W, PV.Y,  
	  OR_INT   T0.Z, PV.W, PV.Z,  
	  OR_INT * T1.W, PV.Y, PV.X,  
	  BIT_ALIGN_INT * T4.W, PV.W, PV.Z, literal.x, 
	9(1.261169e-44), 0(0.000000e+00)
	  LSHR   T3.Z, T1.Z, literal.x,  
	  FFBH_UINT * T5.W, PV.W,  
	29(4.063766e-44), 0(0.000000e+00)
	  LSHR   T1.X, T1.W, literal.x,  
	  CNDE_INT   T0.Y, T4.W, literal.y, PV.W, BS:VEC_120/SCL_212
	  LSHL   T5.Z, T4.Z, literal.z,  
	  LSHL * T1.W, PV.Z, literal.w,  
	9(1.261169e-44), 32(4.484155e-44)
	23(3.222986e-44), 31(4.344025e-44)
	  SUB_INT   T2.X, PV.W, PV.Z,  
	  SUB_INT   T1.Y, literal.x, PV.Y,  
	  ADD_INT   T3.Z, PV.Y, 1,  
	  NOT_INT * T5.W, PV.Y,  
	31(4.344025e-44), 0(0.000000e+00)
	  SUB_INT   T3.X, PV.W, T4.Z,  
	  AND_INT   T0.Y, PV.Z, literal.x,  
	  AND_INT   T3.Z, PV.Y, literal.x,  
	  OR_INT * T5.W, PV.X, T1.X,  
	31(4.344025e-44), 0(0.000000e+00)
	  ADD_INT   T1.X, PV.W, literal.x,  
	  LSHR   T1.Y, T0.Z, PV.Z,  
	  LSHL   T0.Z, T4.W, PV.Y,  
	  LSHL * T4.W, PV.X, literal.y,  
	1056964608(5.000000e-01), 23(3.222986e-44)
	  ADD_INT   T0.Y, PV.W, literal.x,  
	  OR_INT   T0.Z, PV.Z, PV.Y,  
	  MUL_IEEE * T4.W, PV.X, literal.y,  
	864026624(5.960464e-08), 1070141402(1.570796e+00)
	  FMA   T1.Y, T1.X, literal.x, -PV.W, 
	  LSHR   T0.Z, PV.Z, literal.y,  
	  OR_INT * T1.W, PV.Y, T1.W,  
	1070141402(1.570796e+00), 9(1.261169e-44)
	  OR_INT   T0.Z, PV.W, PV.Z,  
	  FMA * T1.W, T1.X, literal.x, PV.Y, 
	866263400(7.549789e-08), 0(0.000000e+00)
	  FMA * T5.W, PV.Z, literal.x, PV.W, 
	1070141402(1.570796e+00), 0(0.000000e+00)
	  ADD * T1.W, T4.W, PV.W,  
	  ADD   T0.Y, PV.W, -T4.W,  
	  MOV   T0.Z, literal.x,  
	  LSHR * T4.W, T1.Z, literal.y,  
	0(0.000000e+00), 30(4.203895e-44)
	  ADD_INT   T1.Y, T2.Z, PV.W,  
	  ADD * T2.Z, T5.W, -PV.Y,  
	ALU clause starting at 269:
	  MOV * T1.Z, KC0[2].Z,  
	ALU clause starting at 270:
	  SETE_INT * T4.W, T0.Z, 0.0,  
	  PRED_SETNE_INT * Pred,PredicateBit (MASKED), PV.W, 0.0,  
	  MULADD_IEEE * T1.W, T0.W, literal.x, 0.5, Pred_sel_zero
	1059256707(6.366197e-01), 0(0.000000e+00)
	  TRUNC * T1.W, T1.W, Pred_sel_zero 
	  MUL_IEEE * T4.W, T1.W, literal.x, Pred_sel_zero 
	-1077342246(-1.570796e+00), 0(0.000000e+00)
	  ADD * T5.W, T0.W, T4.W, Pred_sel_zero 
	  ADD * T6.W, T0.W, -T5.W, Pred_sel_zero 
	  ADD   T0.Z, T6.W, T4.W, Pred_sel_zero 
	  FMA * T4.W, T1.W, literal.x, T4.W, Pred_sel_zeroBS:VEC_201
	1070141402(1.570796e+00), 0(0.000000e+00)
	  ADD * T4.W, T0.Z, -T4.W, Pred_sel_zero 
	  ADD   T0.Z, T5.W, T4.W, Pred_sel_zero 
	  MUL_IEEE * T4.W, T1.W, literal.x, Pred_sel_zero BS:VEC_201
	-1281220248(-7.549789e-08), 0(0.000000e+00)
	  ADD * T5.W, T0.Z, T4.W, Pred_sel_zero 
	  ADD * T6.W, T0.Z, -T5.W, Pred_sel_zero 
	  ADD   T0.Z, T6.W, T4.W, Pred_sel_zero 
	  FMA * T4.W, T1.W, literal.x, T4.W, Pred_sel_zeroBS:VEC_201
	866263400(7.549789e-08), 0(0.000000e+00)
	  ADD * T4.W, T0.Z, -T4.W, Pred_sel_zero 
	  ADD   T0.Z, T5.W, T4.W, Pred_sel_zero 
	  MUL_IEEE * T4.W, T1.W, literal.x, Pred_sel_zero BS:VEC_201
	-1480444732(-5.390303e-15), 0(0.000000e+00)
	  ADD * T5.W, T0.Z, T4.W, Pred_sel_zero 
	  ADD * T6.W, T0.Z, -T5.W, Pred_sel_zero 
	  ADD   T0.Y, T6.W, T4.W, Pred_sel_zero 
	  FMA   T0.Z, T1.W, literal.x, T4.W, Pred_sel_zeroBS:VEC_201
	  TRUNC * T1.W, T1.W, Pred_sel_zero BS:VEC_201
	667038916(5.390303e-15), 0(0.000000e+00)
	  FLT_TO_INT   T1.Y, T1.W, Pred_sel_zero 
	  MOV   T2.Z, -T0.Z, Pred_sel_zero 
	  ADD * T1.W, T5.W, T0.Y, Pred_sel_zero BS:VEC_120/SCL_212
	ALU clause starting at 304:
	  MOV   T0.Y, literal.x,  
	  MOV   T0.Z, literal.y,  
	  MUL_IEEE * T4.W, T1.W, T1.W,  
	823096566(2.087572e-09), 3000446772(-2.505076e-08)
	  AND_INT   T2.Y, T1.W, literal.x,  
	  MULADD_IEEE   T3.Z, PV.W, literal.y, PV.Z, 
	  MULADD_IEEE * T5.W, PV.W, literal.z, PV.Y, 
	2147483647(nan), 791595475(1.589691e-10)
	-1387800754(-1.135965e-11), 0(0.000000e+00)
	  MULADD_IEEE   T3.Y, T4.W, PV.W, literal.x, 
	  MULADD_IEEE   T3.Z, T4.W, PV.Z, literal.y, 
	  ADD_INT * T5.W, PV.Y, literal.z,  
	-1265462726(-2.730101e-07), 909565733(2.725000e-06)
	-1050253722(-1.440000e+01), 0(0.000000e+00)
	  SETGT_UINT   T4.Y, PV.W, literal.x,  
	  MULADD_IEEE   T3.Z, T4.W, PV.Z, literal.y, 
	  MULADD_IEEE * T5.W, T4.W, PV.Y, literal.z, 
	11429478(1.601611e-38), -1185936940(-1.984009e-04)
	936381154(2.480060e-05), 0(0.000000e+00)
	  ADD_INT   T1.X, T2.Y, literal.x,  
	  MULADD_IEEE   T3.Y, T4.W, PV.W, literal.y, 
	  MULADD_IEEE   T3.Z, T4.W, PV.Z, literal.z, 
	  MUL_IEEE * T5.W, T1.W, T4.W,  BS:VEC_120/SCL_212
	-16777216(-1.701412e+38), -1162474656(-1.388889e-03)
	1007192199(8.333332e-03), 0(0.000000e+00)
	  MUL_IEEE   T2.X, PV.Z, PV.W,  
	  MULADD_IEEE   T3.Y, T4.W, PV.Y, literal.x, 
	  CNDE_INT   T3.Z, T4.Y, PV.X, 0.0, 
	  SETGT_UINT * T6.W, T2.Y, literal.y,  BS:VEC_120/SCL_212
	1026206379(4.166667e-02), 1061683200(7.812500e-01)
	  CNDE_INT   T1.X, PV.W, PV.Z, literal.x, 
	  MUL_IEEE   T2.Y, T4.W, PV.Y,  
	  MUL_IEEE   T3.Z, T2.Z, T1.W,  
	  MULADD_IEEE * T6.W, T2.Z, 0.5, -PV.X, 
	1049624576(2.812500e-01), 0(0.000000e+00)
	  MULADD_IEEE   T3.Y, T4.W, PV.W, -T2.Z, 
	  MULADD_IEEE   T2.Z, T4.W, PV.Y, -PV.Z, 
	  MULADD_IEEE * T4.W, T4.W, 0.5, -PV.X, 
	  ADD   T2.X, PV.W, -PV.Z,  
	  ADD   T2.Y, -T1.X, 1.0,  
	  MULADD_IEEE   T2.Z, T5.W, literal.x, PV.Y, 
	  LSHL * T4.W, T1.Y, literal.y,  
	1042983595(1.666667e-01), 30(4.203895e-44)
	  XOR_INT   T1.X, PV.W, T0.X,  
	  ADD   T3.Y, T1.W, -PV.Z,  
	  ADD   T2.Z, PV.Y, -PV.X,  
	  AND_INT * T1.W, T1.Y, 1,  
	  CNDE_INT   T2.Z, PV.W, PV.Y, PV.Z, 
	  AND_INT * T1.W, PV.X, literal.x,  
	-2147483648(-0.000000e+00), 0(0.000000e+00)
	  XOR_INT   T2.Z, PV.W, PV.Z,  
	  SETGT_UINT * T1.W, T0.W, literal.x,  
	2139095039(3.402823e+38), 0(0.000000e+00)
	  CNDE_INT * T4.W, PV.W, PV.Z, literal.x, 
	2143289344(nan), 0(0.000000e+00)
	  CNDE   T1.X, T0.X, T0.X, PV.W, 
	  ADD_INT * T2.W, T1.Z, T2.W,  
	  LSHR * T2.X, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	ALU clause starting at 363:
	  MOV * T4.W, literal.x,  
	1(1.401298e-45), 0(0.000000e+00)
	  PRED_SETNE_INT * ExecMask,PredicateBit (MASKED), T3.W, 0.0,  
	ALU clause starting at 366:
	  AND_INT * T3.W, T0.X, literal.x,  
	8388607(1.175494e-38), 0(0.000000e+00)
	  OR_INT * T3.W, PV.W, literal.x,  
	8388608(1.175494e-38), 0(0.000000e+00)
	  MULLO_INT   T1.X, T3.W, literal.x,  
	  MULLO_INT   T1.Y (MASKED), T3.W, literal.x,  
	  MULLO_INT   T1.Z (MASKED), T3.W, literal.x,  
	  MULLO_INT * T1.W (MASKED), T3.W, literal.x,  
	1011060801(1.193625e-02), 0(0.000000e+00)
	  MULHI   T1.X (MASKED), T3.W, literal.x,  
	  MULHI   T1.Y, T3.W, literal.x,  
	  MULHI   T1.Z (MASKED), T3.W, literal.x,  
	  MULHI * T1.W (MASKED), T3.W, literal.x,  
	-28220501(-6.958154e+37), 0(0.000000e+00)
	  ADDC_UINT   T1.Z, T1.X, PV.Y,  
	  LSHR * T4.W, T0.W, literal.x,  
	23(3.222986e-44), 0(0.000000e+00)
	  MULHI   T2.X, T3.W, literal.x,  
	  MULHI   T2.Y (MASKED), T3.W, literal.x,  
	  MULHI   T2.Z (MASKED), T3.W, literal.x,  
	  MULHI * T2.W (MASKED), T3.W, literal.x,  
	1011060801(1.193625e-02), 0(0.000000e+00)
	  ADD_INT   T2.Z, T4.W, literal.x,  
	  ADD_INT * T4.W, PV.X, T1.Z,  
	-120(nan), 0(0.000000e+00)
	  MULLO_INT   T1.X (MASKED), T3.W, literal.x,  
	  MULLO_INT   T1.Y (MASKED), T3.W, literal.x,  
	  MULLO_INT   T1.Z, T3.W, literal.x,  
	  MULLO_INT * T1.W (MASKED), T3.W, literal.x,  
	-614296167(-6.377783e+16), 0(0.000000e+00)
	  ADDC_UINT   T3.Z, T4.W, PV.Z,  
	  SETGT_UINT * T5.W, T2.Z, literal.x,  
	31(4.344025e-44), 0(0.000000e+00)
	  MULHI   T2.X, T3.W, literal.x,  
	  MULHI   T2.Y (MASKED), T3.W, literal.x,  
	  MULHI   T2.Z (MASKED), T3.W, literal.x,  
	  MULHI * T2.W (MASKED), T3.W, literal.x,  
	-614296167(-6.377783e+16), 0(0.000000e+00)
	  CNDE_INT   T4.Z, T5.W, 0.0, literal.x, 
	  ADD_INT * T6.W, PV.X, T3.Z,  
	-32(nan), 0(0.000000e+00)
	  MULLO_INT   T2.X, T3.W, literal.x,  
	  MULLO_INT   T2.Y (MASKED), T3.W, literal.x,  
	  MULLO_INT   T2.Z (MASKED), T3.W, literal.x,  
	  MULLO_INT * T2.W (MASKED), T3.W, literal.x,  
	-181084736(-2.292752e+32), 0(0.000000e+00)
	  ADDC_UINT   T3.Z, T6.W, PV.X,  
	  ADD_INT * T7.W, T4.Z, T2.Z,  
	  MULHI   T2.X (MASKED), T3.W, literal.x,  
	  MULHI   T2.Y, T3.W, literal.x,  
	  MULHI   T2.Z (MASKED), T3.W, literal.x,  
	  MULHI * T2.W (MASKED), T3.W, literal.x,  
	-181084736(-2.292752e+32), 0(0.000000e+00)
	  SETGT_UINT   T3.X, T7.W, literal.x,  
	  ADD_INT   T2.Y, PV.Y, T3.Z,  
	  ADD_INT   T2.Z, T1.X, T1.Y,  
	  ADD_INT * T4.W, T4.W, T1.Z,  BS:VEC_120/SCL_212
	31(4.344025e-44), 0(0.000000e+00)
	  MULLO_INT   T1.X, T3.W, literal.x,  
	  MULLO_INT   T1.Y (MASKED), T3.W, literal.x,  
	  MULLO_INT   T1.Z (MASKED), T3.W, literal.x,  
	  MULLO_INT * T1.W (MASKED), T3.W, literal.x,  
	-64530479(-3.475579e+36), 0(0.000000e+00)
	  CNDE_INT   T1.Y, T5.W, T4.W, T2.Z, 
	  ADDC_UINT   T1.Z, T2.Y, PV.X,  
	  CNDE_INT * T8.W, T3.X, 0.0, literal.x, 
	-32(nan), 0(0.000000e+00)
	  MULHI   T3.X (MASKED), T3.W, literal.x,  
	  MULHI   T3.Y, T3.W, literal.x,  
	  MULHI   T3.Z (MASKED), T3.W, literal.x,  
	  MULHI * T3.W (MASKED), T3.W, literal.x,  
	-64530479(-3.475579e+36), 0(0.000000e+00)
	  ADD_INT   T4.X, T8.W, T7.W,  
	  ADD_INT   T3.Y, PV.Y, T1.Z,  
	  ADD_INT   T1.Z, T6.W, T2.X,  BS:VEC_201
	  ADD_INT * T6.W, T2.Y, T1.X,  
	  MULLO_INT   T1.X, T3.W, literal.x,  
	  MULLO_INT   T1.Y (MASKED), T3.W, literal.x,  
	  MULLO_INT   T1.Z (MASKED), T3.W, literal.x,  
	  MULLO_INT * T1.W (MASKED), T3.W, literal.x,  
	1313084713(8.224303e+08), 0(0.000000e+00)
	  CNDE_INT   T2.X, T5.W, T6.W, T1.Z, 
	  CNDE_INT   T2.Y, T5.W, T1.Z, T4.W, 
	  ADDC_UINT   T1.Z, T3.Y, PV.X,  
	  SETGT_UINT * T4.W, T4.X, literal.x,  
	31(4.344025e-44), 0(0.000000e+00)
	  MULHI   T3.X (MASKED), T3.W, literal.x,  
	  MULHI   T3.Y (MASKED), T3.W, literal.x,  
	  MULHI   T3.Z, T3.W, literal.x,  
	  MULHI * T3.W (MASKED), T3.W, literal.x,  
	1313084713(8.224303e+08), 0(0.000000e+00)
	  CNDE_INT   T5.X, T4.W, 0.0, literal.x, 
	  ADD_INT   T4.Y, PV.Z, T1.Z,  
	  CNDE_INT   T1.Z, T3.X, T2.X, T2.Y, 
	  CNDE_INT * T7.W, T3.X, T2.Y, T1.Y, BS:VEC_021/SCL_122
	-32(nan), 0(0.000000e+00)
	  MULLO_INT   T2.X (MASKED), T3.W, literal.x,  
	  MULLO_INT   T2.Y, T3.W, literal.x,  
	  MULLO_INT   T2.Z (MASKED), T3.W, literal.x,  
	  MULLO_INT * T2.W (MASKED), T3.W, literal.x,  
	-1560706194(-6.763074e-18), 0(0.000000e+00)
	  CNDE_INT   T5.Y, T4.W, T1.Z, T7.W, 
	  ADDC_UINT   T3.Z, T4.Y, PV.Y,  
	  ADD_INT * T8.W, T5.X, T4.X,  
	  MULHI   T4.X, T3.W, literal.x,  
	  MULHI   T4.Y (MASKED), T3.W, literal.x,  
	  MULHI   T4.Z (MASKED), T3.W, literal.x,  
	  MULHI * T4.W (MASKED), T3.W, literal.x,  
	-1560706194(-6.763074e-18), 0(0.000000e+00)
	  SETGT_UINT   T5.X, T8.W, literal.x,  
	  ADD_INT   T3.Y, T3.Y, T1.X,  
	  ADD_INT   T4.Z, T4.Y, T2.Y,  BS:VEC_120/SCL_212
	  ADD_INT * T9.W, PV.X, T3.Z,  
	31(4.344025e-44), 0(0.000000e+00)
	  CNDE_INT   T1.X, T5.W, PV.W, PV.Z, 
	  CNDE_INT   T2.Y, T5.W, PV.Z, PV.Y, 
	  CNDE_INT   T3.Z, PV.X, 0.0, literal.x, 
	  CNDE_INT * T6.W, T5.W, PV.Y, T6.W, 
	-32(nan), 0(0.000000e+00)
	  CNDE_INT   T2.X, T3.X, PV.W, T2.X, 
	  ADD_INT   T3.Y, PV.Z, T8.W,  
	  CNDE_INT   T3.Z, T3.X, PV.X, PV.Y, 
	  CNDE_INT * T6.W, T3.X, PV.Y, PV.W, 
	  CNDE_INT   T1.X, T4.W, PV.Z, PV.W, 
	  SUB_INT   T2.Y, 0.0, PV.Y,  
	  CNDE_INT   T3.Z, T4.W, PV.W, PV.X, 
	  CNDE_INT * T6.W, T4.W, PV.X, T1.Z, 
	  CNDE_INT   T2.X, T5.X, PV.Z, PV.W, 
	  AND_INT * T2.Y, PV.Y, literal.x,  
	31(4.344025e-44), 0(0.000000e+00)
	ALU clause starting at 496:
	  CNDE_INT   T1.Z, T5.X, T1.X, T3.Z, 
	  AND_INT * T8.W, T3.Y, literal.x,  
	31(4.344025e-44), 0(0.000000e+00)
	  LSHL   T4.Y, PV.Z, PV.W,  
	  LSHR   T3.Z, T2.X, T2.Y,  
	  CNDE_INT * T6.W, T5.X, T6.W, T5.Y, BS:VEC_120/SCL_212
	  MULLO_INT   T1.X, T3.W, literal.x,  
	  MULLO_INT   T1.Y (MASKED), T3.W, literal.x,  
	  MULLO_INT   T1.Z (MASKED), T3.W, literal.x,  
	  MULLO_INT * T1.W (MASKED), T3.W, literal.x,  
	-28220501(-6.958154e+37), 0(0.000000e+00)
	  LSHL   T4.X, T2.X, T8.W,  
	  LSHR   T6.Y, T6.W, T2.Y,  
	  OR_INT   T3.Z, T4.Y, T3.Z,  
	  CNDE_INT * T3.W, T5.W, T2.Z, PV.X, BS:VEC_201
	  CNDE_INT   T1.Y, T3.X, T1.Y, PV.W, 
	  CNDE_INT   T1.Z, T3.Y, T1.Z, PV.Z, 
	  OR_INT * T3.W, PV.X, PV.Y,  
	  CNDE_INT   T4.Y, T3.Y, T2.X, PV.W, 
	  BFE_UINT   T2.Z, PV.Z, literal.x, 1, 
	  CNDE_INT * T3.W, T4.W, T7.W, PV.Y, 
	29(4.063766e-44), 0(0.000000e+00)
	  CNDE_INT   T1.Y, T5.X, T5.Y, PV.W, 
	  SUB_INT   T3.Z, 0.0, PV.Z,  
	  BIT_ALIGN_INT * T3.W, T1.Z, PV.Y, literal.x, 
	30(4.203895e-44), 0(0.000000e+00)
	  XOR_INT   T5.Y, PV.W, PV.Z,  
	  LSHR   T4.Z, PV.Y, T2.Y,  
	  LSHL * T3.W, T6.W, T8.W,  
	  OR_INT   T4.Z, PV.W, PV.Z,  
	  FFBH_UINT * T3.W, PV.Y,  
	  CNDE_INT   T5.Z, T5.Y, literal.x, PV.W, 
	  CNDE_INT * T3.W, T3.Y, T6.W, PV.Z, BS:VEC_120/SCL_212
	32(4.484155e-44), 0(0.000000e+00)
	  BIT_ALIGN_INT   T1.X, T4.Y, PV.W, literal.x, 
	  SUB_INT   T2.Y, literal.y, PV.Z,  
	  ADD_INT   T4.Z, PV.Z, 1,  
	  BIT_ALIGN_INT * T3.W, PV.W, T1.Y, literal.x, 
	30(4.203895e-44), 31(4.344025e-44)
	  XOR_INT   T2.X, PV.W, T3.Z,  
	  AND_INT   T1.Y, PV.Z, literal.x,  
	  AND_INT   T4.Z, PV.Y, literal.x,  
	  XOR_INT * T3.W, PV.X, T3.Z,  
	31(4.344025e-44), 0(0.000000e+00)
	  LSHR   T1.X, PV.W, PV.Z,  
	  LSHL   T2.Y, T5.Y, PV.Y,  
	  LSHR   T3.Z, PV.X, PV.Z,  
	  LSHL * T3.W, PV.W, PV.Y,  
	  OR_INT   T3.Z, PV.W, PV.Z,  
	  OR_INT * T3.W, PV.Y, PV.X,  
	  BIT_ALIGN_INT * T4.W, PV.W, PV.Z, literal.x, 
	9(1.261169e-44), 0(0.000000e+00)
	  LSHR   T4.Z, T1.Z, literal.x,  
	  FFBH_UINT * T5.W, PV.W,  
	29(4.063766e-44), 0(0.000000e+00)
	  LSHR   T1.X, T3.W, literal.x,  
	  CNDE_INT   T1.Y, T4.W, literal.y, PV.W, BS:VEC_120/SCL_212
	  LSHL   T6.Z, T5.Z, literal.z,  
	  LSHL * T3.W, PV.Z, literal.w,  
	9(1.261169e-44), 32(4.484155e-44)
	23(3.222986e-44), 31(4.344025e-44)
	  SUB_INT   T2.X, PV.W, PV.Z,  
	  SUB_INT   T2.Y, literal.x, PV.Y,  
	  ADD_INT   T4.Z, PV.Y, 1,  
	  NOT_INT * T5.W, PV.Y,  
	31(4.344025e-44), 0(0.000000e+00)
	  SUB_INT   T3.X, PV.W, T5.Z,  
	  AND_INT   T1.Y, PV.Z, literal.x,  
	  AND_INT   T4.Z, PV.Y, literal.x,  
	  OR_INT * T5.W, PV.X, T1.X,  
	31(4.344025e-44), 0(0.000000e+00)
	  ADD_INT   T1.X, PV.W, literal.x,  
	  LSHR   T2.Y, T3.Z, PV.Z,  
	  LSHL   T3.Z, T4.W, PV.Y,  
	  LSHL * T4.W, PV.X, literal.y,  
	1056964608(5.000000e-01), 23(3.222986e-44)
	  ADD_INT   T1.Y, PV.W, literal.x,  
	  OR_INT   T3.Z, PV.Z, PV.Y,  
	  MUL_IEEE * T4.W, PV.X, literal.y,  
	864026624(5.960464e-08), 1070141402(1.570796e+00)
	  FMA   T2.Y, T1.X, literal.x, -PV.W, 
	  LSHR   T3.Z, PV.Z, literal.y,  
	  OR_INT * T3.W, PV.Y, T3.W,  
	1070141402(1.570796e+00), 9(1.261169e-44)
	  OR_INT   T3.Z, PV.W, PV.Z,  
	  FMA * T3.W, T1.X, literal.x, PV.Y, 
	866263400(7.549789e-08), 0(0.000000e+00)
	  FMA * T5.W, PV.Z, literal.x, PV.W, 
	1070141402(1.570796e+00), 0(0.000000e+00)
	  ADD * T3.W, T4.W, PV.W,  
	  ADD   T3.Z, PV.W, -T4.W,  
	  LSHR * T4.W, T1.Z, literal.x,  
	30(4.203895e-44), 0(0.000000e+00)
	  ADD_INT   T1.Y, T2.Z, PV.W,  
	  ADD   T2.Z, T5.W, -PV.Z,  
	  MOV * T4.W, literal.x,  
	0(0.000000e+00), 0(0.000000e+00)
	ALU clause starting at 593:
	  MOV * T1.Z, KC0[0].W,  
	ALU clause starting at 594:
	  SETE_INT * T4.W, T4.W, 0.0,  
	  PRED_SETNE_INT * Pred,PredicateBit (MASKED), PV.W, 0.0,  
	  MULADD_IEEE * T3.W, T0.W, literal.x, 0.5, Pred_sel_zero
	1059256707(6.366197e-01), 0(0.000000e+00)
	  TRUNC * T3.W, T3.W, Pred_sel_zero 
	  MUL_IEEE * T4.W, T3.W, literal.x, Pred_sel_zero 
	-1077342246(-1.570796e+00), 0(0.000000e+00)
	  ADD * T5.W, T0.W, T4.W, Pred_sel_zero 
	  ADD * T0.W, T0.W, -T5.W, Pred_sel_zero 
	  ADD   T2.Z, T0.W, T4.W, Pred_sel_zero 
	  FMA * T0.W, T3.W, literal.x, T4.W, Pred_sel_zeroBS:VEC_201
	1070141402(1.570796e+00), 0(0.000000e+00)
	  ADD * T0.W, T2.Z, -T0.W, Pred_sel_zero 
	  ADD   T2.Z, T5.W, T0.W, Pred_sel_zero 
	  MUL_IEEE * T0.W, T3.W, literal.x, Pred_sel_zero BS:VEC_201
	-1281220248(-7.549789e-08), 0(0.000000e+00)
	  ADD * T4.W, T2.Z, T0.W, Pred_sel_zero 
	  ADD * T5.W, T2.Z, -T4.W, Pred_sel_zero 
	  ADD   T2.Z, T5.W, T0.W, Pred_sel_zero 
	  FMA * T0.W, T3.W, literal.x, T0.W, Pred_sel_zeroBS:VEC_201
	866263400(7.549789e-08), 0(0.000000e+00)
	  ADD * T0.W, T2.Z, -T0.W, Pred_sel_zero 
	  ADD   T2.Z, T4.W, T0.W, Pred_sel_zero 
	  MUL_IEEE * T0.W, T3.W, literal.x, Pred_sel_zero BS:VEC_201
	-1480444732(-5.390303e-15), 0(0.000000e+00)
	  ADD * T4.W, T2.Z, T0.W, Pred_sel_zero 
	  ADD * T5.W, T2.Z, -T4.W, Pred_sel_zero 
	  ADD   T2.Y, T5.W, T0.W, Pred_sel_zero 
	  FMA   T2.Z, T3.W, literal.x, T0.W, Pred_sel_zeroBS:VEC_201
	  TRUNC * T0.W, T3.W, Pred_sel_zero BS:VEC_201
	667038916(5.390303e-15), 0(0.000000e+00)
	  FLT_TO_INT   T1.Y, T0.W, Pred_sel_zero 
	  MOV   T2.Z, -T2.Z, Pred_sel_zero 
	  ADD * T3.W, T4.W, T2.Y, Pred_sel_zero BS:VEC_120/SCL_212
	ALU clause starting at 628:
	  MUL_IEEE * T0.W, T3.W, T3.W,  
	  MULADD_IEEE * T4.W, PV.W, literal.x, T0.Z, 
	791595475(1.589691e-10), 0(0.000000e+00)
	  MULADD_IEEE * T4.W, T0.W, PV.W, literal.x, 
	909565733(2.725000e-06), 0(0.000000e+00)
	  LSHL   T1.X, T1.Y, literal.x,  
	  MUL_IEEE   T2.Y, T0.X, literal.y,  
	  MULADD_IEEE   T0.Z, T0.W, PV.W, literal.z, 
	  MULADD_IEEE * T4.W, T0.W, literal.w, T0.Y, 
	30(4.203895e-44), 1036831949(1.000000e-01)
	-1185936940(-1.984009e-04), -1387800754(-1.135965e-11)
	  MULADD_IEEE   T0.X, T0.W, PV.W, literal.x, 
	  MULADD_IEEE   T0.Y, T0.W, PV.Z, literal.y, 
	  MUL_IEEE   T0.Z, T3.W, T0.W,  BS:VEC_120/SCL_212
	  AND_INT * T4.W, PV.Y, literal.z,  
	-1265462726(-2.730101e-07), 1007192199(8.333332e-03)
	2147483647(nan), 0(0.000000e+00)
	  TRUNC   T2.X, PV.W,  
	  AND_INT   T3.Y, T3.W, literal.x,  
	  MUL_IEEE   T3.Z, PV.Y, PV.Z,  
	  MULADD_IEEE * T5.W, T0.W, PV.X, literal.y, BS:VEC_120/SCL_212
	2147483647(nan), 936381154(2.480060e-05)
	  MULADD_IEEE   T0.X, T0.W, PV.W, literal.x, 
	  MULADD_IEEE   T0.Y, T2.Z, 0.5, -PV.Z, 
	  ADD_INT   T3.Z, PV.Y, literal.y,  
	  FLT_TO_INT * T5.W, PV.X,  
	-1162474656(-1.388889e-03), -1050253722(-1.440000e+01)
	  INT_TO_FLT   T2.X, PV.W,  
	  SETGT_UINT   T4.Y, PV.Z, literal.x,  
	  MULADD_IEEE   T3.Z, T0.W, PV.Y, -T2.Z, 
	  MULADD_IEEE * T6.W, T0.W, PV.X, literal.y, 
	11429478(1.601611e-38), 1026206379(4.166667e-02)
	  ADD_INT   T0.X, T3.Y, literal.x,  
	  MUL_IEEE   T0.Y, T0.W, PV.W,  
	  MUL_IEEE   T2.Z, T2.Z, T3.W,  
	  MULADD_IEEE * T6.W, T0.Z, literal.y, PV.Z, BS:VEC_120/SCL_212
	-16777216(-1.701412e+38), 1042983595(1.666667e-01)
	  ADD   T3.X, T3.W, -PV.W,  
	  MULADD_IEEE   T0.Y, T0.W, PV.Y, -PV.Z, BS:VEC_120/SCL_212
	  CNDE_INT   T0.Z, T4.Y, PV.X, 0.0, 
	  ADD * T3.W, T4.W, -T2.X,  BS:VEC_201
	  SETGT_UINT   T0.X, T3.Y, literal.x,  
	  SETGE   T3.Y, literal.y, PV.W,  
	  ADD   T2.Z, PV.W, literal.z,  
	  ADD * T6.W, -PV.W, 1.0,  
	1061683200(7.812500e-01), 1061158912(7.500000e-01)
	-1090519040(-5.000000e-01), 0(0.000000e+00)
	  CNDE   T2.X, PV.Y, PV.W, PV.Z, 
	  ADD   T3.Y, -T3.W, 0.5,  
	  SETGT   T2.Z, 0.5, T3.W,  
	  CNDE_INT * T6.W, PV.X, T0.Z, literal.x, 
	1049624576(2.812500e-01), 0(0.000000e+00)
	  MULADD_IEEE   T0.X, T0.W, 0.5, -PV.W, 
	  LSHL   T4.Y, T1.Z, literal.x,  
	  CNDE   T0.Z, PV.Z, PV.X, PV.Y, 
	  SETGE * T0.W, literal.y, T3.W,  
	2(2.802597e-45), 1048576000(2.500000e-01)
	  CNDE   T2.X, PV.W, PV.Z, T3.W, 
	  ADD_INT   T3.Y, T2.W, PV.Y,  
	  ADD   T0.Z, PV.X, -T0.Y,  
	  ADD * T0.W, -T6.W, 1.0,  BS:VEC_120/SCL_212
	  ADD   T0.X, PV.W, -PV.Z,  
	  ADD_INT   T0.Y, PV.Y, T4.Y,  
	  AND_INT   T0.Z, T2.Y, literal.x,  
	  MUL_IEEE * T0.W, PV.X, literal.y,  
	-2147483648(-0.000000e+00), 1078530011(3.141593e+00)
	  MUL_IEEE   T2.X, PV.W, PV.W,  
	  MOV   T2.Y, literal.x,  
	  SETGT_UINT   T1.Z, T4.W, literal.y,  
	  MOV * T2.W, literal.z,  
	936381155(2.480060e-05), 2139095039(3.402823e+38)
	2143289344(nan), 0(0.000000e+00)
	  CNDE_INT   T4.X, PV.Z, literal.x, PV.W, 
	  MULADD_IEEE   T2.Y, PV.X, literal.y, PV.Y, 
	  MOV   T3.Z, literal.z,  
	  LSHL * T2.W, T5.W, literal.w,  
	1065353216(1.000000e+00), -1265462726(-2.730101e-07)
	3109030356(-1.984009e-04), 31(4.344025e-44)
	  OR_INT   T5.X, PV.W, literal.x,  
	  MULADD_IEEE   T5.Y, T2.X, literal.y, PV.Z, 
	  MULADD_IEEE   T3.Z, T2.X, PV.Y, literal.z, 
	  SETGE_DX10 * T5.W, literal.w, T3.W,  
	1065353216(1.000000e+00), 909565733(2.725000e-06)
	-1162474656(-1.388889e-03), 1061158912(7.500000e-01)
	  NOT_INT   T6.X, PV.W,  
	  SETGE_DX10   T2.Y, literal.x, T3.W,  
	  MULADD_IEEE   T3.Z, T2.X, PV.Z, literal.y, 
	  MULADD_IEEE * T3.W, T2.X, PV.Y, literal.z, 
	1048576000(2.500000e-01), 1026206379(4.166667e-02)
	1007192199(8.333332e-03), 0(0.000000e+00)
	  MULADD_IEEE   T7.X, T2.X, literal.x, 1.0, 
	  MUL_IEEE   T5.Y, T2.X, T2.X,  
	  MULADD_IEEE   T4.Z, T2.X, PV.W, literal.y, 
	  MUL_IEEE * T3.W, T0.W, T2.X,  
	-1090519040(-5.000000e-01), -1104500053(-1.666667e-01)
	  XOR_INT   T2.X, T2.W, literal.x,  
	  MULADD_IEEE   T6.Y, PV.W, PV.Z, T0.W, 
	  MULADD_IEEE * T3.Z, PV.Y, T3.Z, PV.X, 
	-2147483648(-0.000000e+00), 0(0.000000e+00)
	ALU clause starting at 727:
	  OR_INT * T0.W, T2.Y, T6.X,  
	  SETGT_UINT   T6.X, T4.W, literal.x,  
	  CNDE_INT   T5.Y, PV.W, T6.Y, T3.Z, 
	  CNDE   T2.Z, T2.Z, T2.X, T2.W, 
	  NOT_INT * T0.W, T2.Y,  
	1266679807(1.677722e+07), 0(0.000000e+00)
	  AND_INT   T2.X, T5.W, PV.W,  
	  XOR_INT   T2.Y, PV.Z, PV.Y,  
	  CNDE_INT   T2.Z, PV.X, T5.X, T4.X, 
	  SETGT_UINT * T0.W, T4.W, literal.x,  BS:VEC_120/SCL_212
	1258291199(8.388608e+06), 0(0.000000e+00)
	  CNDE_INT   T4.X, PV.W, PV.Y, PV.Z, 
	  CNDE_INT   T2.Y, PV.X, T6.Y, T3.Z, 
	  XOR_INT   T2.Z, T2.W, T0.Z,  
	  ADD_INT * T2.W, T0.Y, T4.Y,  BS:VEC_021/SCL_122
	  LSHR   T2.X, PV.W, literal.x,  
	  AND_INT   T1.Y, T1.Y, 1,  
	  CNDE_INT   T0.Z, T1.Z, T0.Z, literal.y, 
	  XOR_INT * T2.W, PV.Z, PV.Y,  
	2(2.802597e-45), 2143289344(nan)
	  CNDE_INT   T5.X, T0.W, PV.W, PV.Z, 
	  CNDE_INT   T0.Z, PV.Y, T0.X, -T3.X, 
	  AND_INT * T0.W, T1.X, literal.x,  
	-2147483648(-0.000000e+00), 0(0.000000e+00)
	  LSHR   T0.X, T0.Y, literal.x,  
	  XOR_INT * T0.W, PV.W, PV.Z,  
	2(2.802597e-45), 0(0.000000e+00)
	  CNDE_INT * T1.X, T1.W, PV.W, literal.x, 
	2143289344(nan), 0(0.000000e+00)
	  LSHR * T3.X, T3.Y, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
.Ltmp7:
.Lfunc_end0:
	.size	circular, .Lfunc_end0-circular

	.section	.AMDGPU.config
	.long	166100
	.long	3
	.long	165900
	.long	0
	.long	166120
	.long	0
	.text
	.globl	native_circular
	.p2align	8
	.type	native_circular,@function
native_circular:
native_circular$local:
.Lfunc_begin1:
	ALU 5, @14, KC0[CB0:0-32], KC1[]
.Ltmp8:
	ALU 3, @20, KC0[CB0:0-32], KC1[]
	TEX 0 @10
	ALU 10, @24, KC0[CB0:0-32], KC1[]
	MEM_RAT_CACHELESS STORE_DWORD T2.X, T1.X
	TEX 0 @12
	ALU 11, @35, KC0[CB0:0-32], KC1[]
	MEM_RAT_CACHELESS STORE_DWORD T1.X, T0.X
	CF_END
	PAD
	Fetch clause starting at 10:
	  VTX_READ_32 T1.X, T1.X, 0, #1
	Fetch clause starting at 12:
	  VTX_READ_32 T0.X, T0.X, 0, #1
	ALU clause starting at 14:
	  MULLO_INT   T0.X (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Y, KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Z (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT * T0.W (MASKED), KC0[1].Z, T1.X,  
.Ltmp9:
	  ADD_INT * T0.W, PV.Y, T0.X,  
	  ADD_INT * T0.W, PV.W, KC0[3].X,  
	ALU clause starting at 20:
	  LSHL * T0.W, T0.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  ADD_INT * T0.X, KC0[2].Y, PV.W,  
	  MOV * T1.X, PV.X,  
	ALU clause starting at 24:
	  MULADD_IEEE * T1.W, T1.X, literal.x, 0.5, 
	1042479491(1.591549e-01), 0(0.000000e+00)
	  FRACT   T0.Z, PV.W,  
	  ADD_INT * T0.W, KC0[2].Z, T0.W,  
	  LSHR   T1.X, PV.W, literal.x,  
	  ADD * T1.W, PV.Z, literal.y,  
	2(2.802597e-45), -1090519040(-5.000000e-01)
	  SIN   T2.X, T1.W,  
	  SIN   T2.Y (MASKED), T1.W,  
	  SIN   T2.Z (MASKED), T1.W,  
	  SIN * T2.W (MASKED), T1.W,  
	ALU clause starting at 35:
	  LSHL   T0.Z, KC0[0].W, literal.x,  
	  MULADD_IEEE * T1.W, T0.X, literal.y, 0.5, 
	2(2.802597e-45), 1042479491(1.591549e-01)
	  FRACT   T1.Z, PV.W,  
	  ADD_INT * T0.W, T0.W, PV.Z,  
	  LSHR   T0.X, PV.W, literal.x,  
	  ADD * T0.W, PV.Z, literal.y,  
	2(2.802597e-45), -1090519040(-5.000000e-01)
	  COS   T1.X, T0.W,  
	  COS   T1.Y (MASKED), T0.W,  
	  COS   T1.Z (MASKED), T0.W,  
	  COS * T1.W (MASKED), T0.W,  
.Ltmp10:
.Lfunc_end1:
	.size	native_circular, .Lfunc_end1-native_circular

	.section	.AMDGPU.config
	.long	166100
	.long	11
	.long	165900
	.long	0
	.long	166120
	.long	0
	.text
	.globl	inverse_circular
	.p2align	8
	.type	inverse_circular,@function
inverse_circular:
inverse_circular$local:
.Lfunc_begin2:
	ALU 5, @18, KC0[CB0:0-32], KC1[]
.Ltmp11:
	ALU 2, @24, KC0[CB0:0-32], KC1[]
	TEX 0 @14
.Ltmp12:
	ALU 0, @27, KC0[CB0:0-32], KC1[]
	TEX 0 @16
.Ltmp13:
	ALU 108, @28, KC0[], KC1[]
	ALU 100, @137, KC0[CB0:0-32], KC1[]
	ALU 50, @238, KC0[], KC1[]
	MEM_RAT_CACHELESS STORE_DWORD T0.X, T9.X
	MEM_RAT_CACHELESS STORE_DWORD T5.X, T8.X
	MEM_RAT_CACHELESS STORE_DWORD T1.X, T3.X
	MEM_RAT_CACHELESS STORE_DWORD T7.X, T2.X
	MEM_RAT_CACHELESS STORE_DWORD T4.X, T6.X
	CF_END
	Fetch clause starting at 14:
	  VTX_READ_32 T0.X, T0.X, 0, #1
.Ltmp14:
	Fetch clause starting at 16:
	  VTX_READ_32 T1.X, T1.X, 0, #1
.Ltmp15:
	ALU clause starting at 18:
	  MULLO_INT   T0.X (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Y, KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Z (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT * T0.W (MASKED), KC0[1].Z, T1.X,  
.Ltmp16:
	  ADD_INT * T0.W, PV.Y, T0.X,  
	  ADD_INT * T0.W, PV.W, KC0[3].Y,  
	ALU clause starting at 24:
	  LSHL * T0.W, T0.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  ADD_INT * T0.X, KC0[2].Y, PV.W,  
	ALU clause starting at 27:
	  ADD_INT * T1.X, KC0[2].Z, T0.W,  
	ALU clause starting at 28:
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
	  RECIP_IEEE   T2.X, T3.W,  
	  RECIP_IEEE   T2.Y (MASKED), T3.W,  
	  RECIP_IEEE   T2.Z (MASKED), T3.W,  
	  RECIP_IEEE * T2.W (MASKED), T3.W,  
	  MUL_IEEE   T1.Z, T1.Z, PV.X,  
	  ADD * T3.W, T1.Y, literal.x,  
	-1534250702(-6.123234e-17), 0(0.000000e+00)
	  ADD   T2.Y, T0.Y, PV.W,  
	  ADD   T3.Z, T1.Y, PV.Z,  BS:VEC_120/SCL_212
	  MAX * T3.W, |T1.X|, |T0.X|,  
	  SETGT   T2.X, PV.W, literal.x,  
	  ADD   T1.Y, PV.Z, T2.Z,  
	  ADD   T3.Z, PV.Y, PV.Y,  
	  MULADD_IEEE * T4.W, T0.X, -T2.W, literal.y, 
	1870659584(7.922816e+28), 613232946(6.123234e-17)
	  ADD   T3.X, PV.W, -T0.X,  
	  ADD   T2.Y, -PV.Z, literal.x,  
	  ADD   T3.Z, PV.Y, PV.Y,  
	  CNDE * T4.W, PV.X, 1.0, literal.y, 
	1078530011(3.141593e+00), 796917760(2.328306e-10)
	  SETGT_INT   T2.X, 0.0, T0.X,  
	  MIN   T1.Y, |T0.X|, |T1.X|,  BS:VEC_021/SCL_122
	  ADD   T1.Z, T1.Z, T1.Z,  
	  MUL_IEEE * T3.W, T3.W, PV.W,  
	  RECIP_IEEE   T3.X (MASKED), T3.W,  
	  RECIP_IEEE   T3.Y, T3.W,  
	  RECIP_IEEE   T3.Z (MASKED), T3.W,  
	  RECIP_IEEE * T3.W (MASKED), T3.W,  
	  ADD   T4.X, -T1.Z, literal.x,  
	  MUL_IEEE   T1.Y, T1.Y, PV.Y,  
	  CNDE_INT   T1.Z, T2.X, T3.Z, T2.Y, 
	  ADD * T3.W, T3.X, literal.y,  BS:VEC_120/SCL_212
	866263400(7.549789e-08), 1070141403(1.570796e+00)
	  ADD   T2.X, T0.Y, T0.Y,  
	  CNDE_INT   T0.Y, T0.Z, PV.W, PV.Z, 
	  SETGT_UINT   T1.Z, T1.W, literal.x,  
	  MUL_IEEE * T3.W, T4.W, PV.Y,  BS:VEC_120/SCL_212
	1065353216(1.000000e+00), 0(0.000000e+00)
	  MUL_IEEE   T3.X, PV.W, PV.W,  
	  MOV   T1.Y, literal.x,  
	  CNDE_INT   T3.Z, PV.Z, PV.Y, literal.y, 
	  SETE_INT * T4.W, T0.X, literal.z,  
	1066679851(1.158147e+00), 2143289344(nan)
	1065353216(1.000000e+00), 0(0.000000e+00)
	  CNDE_INT   T5.X, PV.W, PV.Z, 0.0, 
	  MULADD_IEEE   T0.Y, PV.X, literal.x, PV.Y, 
	  MULADD_IEEE   T3.Z, T2.X, T2.W, -T4.X, 
	  AND_INT * T4.W, T1.X, literal.y,  BS:VEC_120/SCL_212
	1049442470(2.758228e-01), 2147483647(nan)
	  ADD   T2.X, PV.W, PV.W,  
	  ADD   T1.Y, PV.W, literal.x,  
	  ADD   T4.Z, PV.W, literal.y,  
	  MULADD_IEEE * T5.W, PV.W, literal.z, 1.0, 
	-1082130432(-1.000000e+00), -1077936128(-1.500000e+00)
	1069547520(1.500000e+00), 0(0.000000e+00)
	  RECIP_IEEE   T2.X (MASKED), T5.W,  
	  RECIP_IEEE   T2.Y, T5.W,  
	  RECIP_IEEE   T2.Z (MASKED), T5.W,  
	  RECIP_IEEE * T2.W (MASKED), T5.W,  
	  RECIP_IEEE   T3.X (MASKED), T4.W,  
	  RECIP_IEEE   T3.Y, T4.W,  
	  RECIP_IEEE   T3.Z (MASKED), T4.W,  
	  RECIP_IEEE * T3.W (MASKED), T4.W,  
	  MUL_IEEE   T4.X, literal.x, PV.Y,  
	  MUL_IEEE   T2.Y, T4.Z, T2.Y,  
	  SETGT_UINT   T4.Z, T4.W, literal.y,  
	  ADD * T5.W, T4.W, 1.0,  
	-1082130432(-1.000000e+00), 1075576831(2.437500e+00)
	  RECIP_IEEE   T3.X (MASKED), T5.W,  
	  RECIP_IEEE   T3.Y, T5.W,  
	  RECIP_IEEE   T3.Z (MASKED), T5.W,  
	  RECIP_IEEE * T3.W (MASKED), T5.W,  
	ALU clause starting at 137:
	  MOV   T6.X, literal.x,  
	  CNDE_INT   T2.Y, T4.Z, T2.Y, T4.X, 
	  MUL_IEEE   T5.Z, T1.Y, T3.Y,  BS:VEC_021/SCL_122
	  SETGT_UINT * T5.W, T4.W, literal.y,  
	3191770572(-1.860878e-01), 1066926079(1.187500e+00)
	  CNDE_INT   T4.X, PV.W, PV.Z, PV.Y, 
	  MULADD_IEEE   T1.Y, T3.X, literal.x, PV.X, 
	  ADD   T5.Z, T2.X, literal.y,  BS:VEC_120/SCL_212
	  ADD * T6.W, T4.W, literal.z,  
	-1153495108(-2.915367e-03), -1082130432(-1.000000e+00)
	1073741824(2.000000e+00), 0(0.000000e+00)
	  RECIP_IEEE   T2.X, T6.W,  
	  RECIP_IEEE   T2.Y (MASKED), T6.W,  
	  RECIP_IEEE   T2.Z (MASKED), T6.W,  
	  RECIP_IEEE * T2.W (MASKED), T6.W,  
	  MUL_IEEE   T2.X, T5.Z, PV.X,  
	  SETGT_UINT   T2.Y, T4.W, literal.x,  
	  MULADD_IEEE   T5.Z, T3.X, T1.Y, literal.y, 
	  ADD * T6.W, T2.Z, T2.Z,  BS:VEC_120/SCL_212
	1060110335(6.874999e-01), -1096111512(-3.333313e-01)
	  ADD   T6.X, -PV.W, literal.x,  
	  MUL_IEEE   T1.Y, T3.X, PV.Z,  
	  CNDE_INT   T2.Z, PV.Y, PV.X, T4.X, 
	  SETGT_UINT * T6.W, T4.W, literal.y,  
	1061752794(7.853981e-01), 1054867455(4.375000e-01)
	  CNDE_INT   T2.X, PV.W, T4.W, PV.Z, 
	  MUL_IEEE   T1.Y, T3.W, PV.Y,  
	  ADD   T2.Z, PV.X, -T3.Z,  
	  MULADD_IEEE * T7.W, T3.X, T0.Y, 1.0, 
	  RECIP_IEEE   T0.X (MASKED), T7.W,  
	  RECIP_IEEE   T0.Y, T7.W,  
	  RECIP_IEEE   T0.Z (MASKED), T7.W,  
	  RECIP_IEEE * T0.W (MASKED), T7.W,  
	  ADD   T3.X, T2.Z, literal.x,  
	  MULADD_IEEE   T0.Y, T1.Y, PV.Y, T3.W, 
	  MUL_IEEE   T2.Z, T2.X, T2.X,  
	  MOV * T3.W, literal.y,  
	1061752794(7.853981e-01), 1066282045(1.110725e+00)
	  MULADD_IEEE   T4.X, PV.Z, literal.x, PV.W, 
	  SETE_DX10   T1.Y, -|T1.X|, -|T1.X|,  
	  ADD   T3.Z, -PV.Y, literal.y,  
	  SETGT * T3.W, |T0.X|, |T1.X|,  BS:VEC_120/SCL_212
	1050230559(2.993097e-01), 1070141403(1.570796e+00)
	  SETE_DX10   T6.X, T0.X, T0.X,  
	  SETGT_DX10   T3.Y, T1.X, 0.0,  BS:VEC_120/SCL_212
	  SETGT_DX10   T5.Z, 0.0, T1.X,  
	  CNDE * T3.W, PV.W, T0.Y, PV.Z, 
	  MOV   T7.X, literal.x,  
	  SETGT_INT   T0.Y, 0.0, -|T1.X|,  
	  ADD   T3.Z, -PV.W, literal.y,  
	  OR_INT * T7.W, PV.Y, PV.Z,  
	1070141403(1.570796e+00), 1078530011(3.141593e+00)
	  SETE_DX10   T8.X, |T0.X|, literal.x,  
	  SETE_DX10   T3.Y, |T1.X|, literal.x,  BS:VEC_120/SCL_212
	  CNDE_INT   T5.Z, PV.W, T3.W, PV.Z, 
	  CNDE_INT * T7.W, PV.Y, 0.0, literal.y, 
	2139095040(INF), 1078530011(3.141593e+00)
	  CNDE   T9.X, T0.X, PV.W, PV.Z, 
	  AND_INT   T0.Y, PV.X, PV.Y,  
	  CNDE_INT   T4.Z, T4.Z, literal.x, T7.X, 
	  MOV * T7.W, literal.y,  
	1065064543(9.827937e-01), 1044705466(1.923245e-01)
	  MULADD_IEEE   T7.X, T2.Z, literal.x, PV.W, 
	  CNDE_INT   T3.Y, T5.W, literal.y, PV.Z, 
	  CNDE_INT   T4.Z, PV.Y, PV.X, literal.z, 
	  AND_INT * T5.W, T6.X, T1.Y,  
	999963476(4.706779e-03), 1061752795(7.853982e-01)
	1075235812(2.356194e+00), 0(0.000000e+00)
	  CNDE_INT   T8.X, PV.W, literal.x, PV.Z, 
	  CNDE_INT   T1.Y, T2.Y, literal.y, PV.Y, 
	  MULADD_IEEE   T4.Z, T2.Z, PV.X, literal.z, 
	  MULADD_IEEE * T5.W, T2.Z, T4.X, literal.w, 
	2143289344(nan), 1055744824(4.636476e-01)
	1050137241(2.965286e-01), 1063500773(8.895858e-01)
	  RECIP_IEEE   T2.X (MASKED), T5.W,  
	  RECIP_IEEE   T2.Y, T5.W,  
	  RECIP_IEEE   T2.Z (MASKED), T5.W,  
	  RECIP_IEEE * T2.W (MASKED), T5.W,  
	  MUL_IEEE   T4.X, T4.Z, PV.Y,  
	  SETE_DX10   T2.Y, -T0.X, -T0.X,  
	  SETGT_INT   T4.Z, 0.0, T1.X,  
	  SETGT * T5.W, 0.0, T1.X,  
	  SETE_DX10   T7.X, T1.X, T1.X,  
	  MOV   T3.Y, literal.x,  
	  CNDE   T3.Z, PV.W, T3.W, T3.Z, 
	  CNDE_INT * T3.W, PV.Z, 0.0, literal.y, 
	1075235812(2.356194e+00), 1078530011(3.141593e+00)
	  CNDE   T9.X, T0.X, PV.W, PV.Z, 
	  CNDGT   T3.Y, T1.X, literal.x, PV.Y, BS:VEC_120/SCL_212
	  ADD_INT   T3.Z, KC0[2].W, T0.W,  
	  LSHL * T0.W, KC0[0].W, literal.y,  
	1061752795(7.853982e-01), 2(2.802597e-45)
	  MUL_IEEE   T10.X, T2.X, T2.Z,  
	  ADD_INT   T4.Y, PV.Z, PV.W,  
	  CNDE_INT   T2.Z, T0.Y, PV.X, PV.Y, 
	  AND_INT * T3.W, T7.X, T2.Y,  BS:VEC_120/SCL_212
	  CNDE_INT   T9.X, PV.W, literal.x, PV.Z, 
	  ADD_INT   T0.Y, PV.Y, T0.W,  
	  MULADD_IEEE   T4.Z, PV.X, T4.X, -T2.X, 
	  CNDE_INT * T3.W, T6.W, 0.0, T1.Y, 
	2143289344(nan), 0(0.000000e+00)
	ALU clause starting at 238:
	  ADD   T2.X, T3.W, -T4.Z,  
	  ADD_INT   T1.Y, T0.Y, T0.W,  
	  BFI_INT   T4.Z, literal.x, T9.X, -T0.X, 
	  BFI_INT * T3.W, literal.x, T8.X, T0.X, BS:VEC_102/SCL_221
	2147483647(nan), 0(0.000000e+00)
	  ADD   T4.X, PV.Z, PV.W,  
	  AND_INT   T2.Y, T6.X, T7.X,  
	  AND_INT   T4.Z, T1.X, literal.x,  BS:VEC_201
	  ADD_INT * T0.W, PV.Y, T0.W,  
	-2147483648(-0.000000e+00), 0(0.000000e+00)
	  LSHR   T6.X, PV.W, literal.x,  
	  SETGT_UINT   T3.Y, T4.W, literal.y,  
	  OR_INT   T5.Z, PV.Z, literal.z,  
	  CNDE_INT * T0.W, PV.Y, literal.w, T2.Z, 
	2(2.802597e-45), 2139095040(INF)
	1070141403(1.570796e+00), 2143289344(nan)
	  BFI_INT   T7.X, literal.x, PV.W, T0.X, 
	  CNDE_INT   T2.Y, PV.Y, PV.Z, T1.X, BS:VEC_021/SCL_122
	  OR_INT   T2.Z, T4.Z, T2.X,  BS:VEC_102/SCL_221
	  SETGT_UINT * T0.W, T4.W, literal.y,  
	2147483647(nan), 1283457023(6.710886e+07)
	  LSHR   T2.X, T1.Y, literal.x,  
	  MULADD_IEEE   T1.Y, T1.W, T2.W, T1.W, 
	  CNDE_INT * T2.Z, PV.W, PV.Z, PV.Y, 
	2(2.802597e-45), 0(0.000000e+00)
	  SETGT_UINT * T0.W, T4.W, literal.x,  
	905969663(1.907349e-06), 0(0.000000e+00)
	  CNDE_INT   T1.X, PV.W, T1.X, T2.Z, 
	  SETE_INT   T2.Y, T0.X, literal.x,  
	  CNDE_INT   T0.Z, T0.Z, T1.Y, T3.X, 
	  AND_INT * T0.W, T0.X, literal.y,  
	-1082130432(-1.000000e+00), -2147483648(-0.000000e+00)
	  LSHR   T3.X, T0.Y, literal.x,  
	  OR_INT   T0.Y, PV.W, PV.Z,  
	  CNDE_INT   T0.Z, PV.Y, T5.X, literal.y, 
	  SETGT_UINT * T2.W, T1.W, literal.z,  
	2(2.802597e-45), 1078530011(3.141593e+00)
	847249407(1.490116e-08), 0(0.000000e+00)
	  CNDE_INT   T5.X, PV.W, literal.x, PV.Z, 
	  CNDE_INT   T0.Y, T1.Z, PV.Y, literal.y, 
	  SETE_INT   T0.Z, T1.W, literal.z,  
	  OR_INT * T0.W, T0.W, literal.x,  BS:VEC_120/SCL_212
	1070141403(1.570796e+00), 2143289344(nan)
	1065353216(1.000000e+00), 0(0.000000e+00)
	  LSHR   T8.X, T4.Y, literal.x,  
	  CNDE_INT   T0.Z, PV.Z, PV.Y, PV.W, 
	  SETGT_UINT * T0.W, T1.W, literal.y,  
	2(2.802597e-45), 947912703(6.103515e-05)
	  CNDE_INT * T0.X, PV.W, T0.X, PV.Z, 
	  LSHR * T9.X, T3.Z, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
.Ltmp17:
.Lfunc_end2:
	.size	inverse_circular, .Lfunc_end2-inverse_circular

	.section	.AMDGPU.config
	.long	166100
	.long	265
	.long	165900
	.long	0
	.long	166120
	.long	0
	.text
	.globl	tangents
	.p2align	8
	.type	tangents,@function
tangents:
tangents$local:
.Lfunc_begin3:
	ALU 5, @14, KC0[CB0:0-32], KC1[]
.Ltmp18:
	ALU 2, @20, KC0[CB0:0-32], KC1[]
	TEX 0 @12
	ALU_PUSH_BEFORE 7, @23, KC0[], KC1[]
	JUMP @7 POP:1
	ALU 129, @31, KC0[], KC1[]
	ALU_POP_AFTER 95, @161, KC0[], KC1[]
	ALU 0, @257, KC0[CB0:0-32], KC1[]
.Ltmp19:
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
.Ltmp20:
	  MULLO_INT * T0.W (MASKED), KC0[1].Z, T1.X,  
.Ltmp21:
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
.Ltmp22:
.Lfunc_end3:
	.size	tangents, .Lfunc_end3-tangents

