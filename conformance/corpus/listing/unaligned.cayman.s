	.text
	.section	.AMDGPU.config
	.long	166100
	.long	30
	.long	165900
	.long	0
	.long	166120
	.long	0
	.text
	.globl	unaligned_private
	.p2align	8
	.type	unaligned_private,@function
unaligned_private:
unaligned_private$local:
.Lfunc_begin0:
	ALU 0, @82, KC0[], KC1[]
.Ltmp0:
	ALU 5, @83, KC0[CB0:0-32], KC1[]
.Ltmp1:
	ALU 2, @89, KC0[CB0:0-32], KC1[]
	TEX 0 @80
.Ltmp2:
	ALU 2, @92, KC0[], KC1[]
.Ltmp3:
	ALU 18, @95, KC0[], KC1[]
.Ltmp4:
	ALU 0, @114, KC0[], KC1[]
.Ltmp5:
	ALU 1, @115, KC0[], KC1[]
.Ltmp6:
	ALU 0, @117, KC0[], KC1[]
.Ltmp7:
	ALU 1, @118, KC0[], KC1[]
.Ltmp8:
	ALU 22, @120, KC0[], KC1[]
.Ltmp9:
	ALU 0, @143, KC0[], KC1[]
.Ltmp10:
	ALU 0, @144, KC0[], KC1[]
.Ltmp11:
	ALU 0, @145, KC0[], KC1[]
.Ltmp12:
	ALU 1, @146, KC0[], KC1[]
.Ltmp13:
	ALU 4, @148, KC0[], KC1[]
.Ltmp14:
	ALU 6, @153, KC0[], KC1[]
.Ltmp15:
	ALU 2, @160, KC0[], KC1[]
.Ltmp16:
	ALU 6, @163, KC0[], KC1[]
.Ltmp17:
	ALU 0, @170, KC0[], KC1[]
.Ltmp18:
	ALU 1, @171, KC0[], KC1[]
.Ltmp19:
	ALU 3, @173, KC0[], KC1[]
.Ltmp20:
	ALU 3, @177, KC0[], KC1[]
.Ltmp21:
	ALU 6, @181, KC0[], KC1[]
.Ltmp22:
	ALU 2, @188, KC0[], KC1[]
.Ltmp23:
	ALU 6, @191, KC0[], KC1[]
.Ltmp24:
	ALU 0, @198, KC0[], KC1[]
.Ltmp25:
	ALU 1, @199, KC0[], KC1[]
.Ltmp26:
	ALU 3, @201, KC0[], KC1[]
.Ltmp27:
	ALU 3, @205, KC0[], KC1[]
.Ltmp28:
	ALU 6, @209, KC0[], KC1[]
.Ltmp29:
	ALU 2, @216, KC0[], KC1[]
.Ltmp30:
	ALU 6, @219, KC0[], KC1[]
.Ltmp31:
	ALU 0, @226, KC0[], KC1[]
.Ltmp32:
	ALU 1, @227, KC0[], KC1[]
.Ltmp33:
	ALU 3, @229, KC0[], KC1[]
.Ltmp34:
	ALU 3, @233, KC0[], KC1[]
.Ltmp35:
	ALU 5, @237, KC0[], KC1[]
.Ltmp36:
	ALU 2, @243, KC0[], KC1[]
.Ltmp37:
	ALU 6, @246, KC0[], KC1[]
.Ltmp38:
	ALU 0, @253, KC0[], KC1[]
.Ltmp39:
	ALU 1, @254, KC0[], KC1[]
.Ltmp40:
	ALU 10, @256, KC0[], KC1[]
.Ltmp41:
	ALU 6, @267, KC0[], KC1[]
.Ltmp42:
	ALU 2, @274, KC0[], KC1[]
.Ltmp43:
	ALU 6, @277, KC0[], KC1[]
.Ltmp44:
	ALU 0, @284, KC0[], KC1[]
.Ltmp45:
	ALU 0, @285, KC0[], KC1[]
.Ltmp46:
	ALU 0, @286, KC0[], KC1[]
.Ltmp47:
	ALU 11, @287, KC0[], KC1[]
.Ltmp48:
	ALU 6, @299, KC0[], KC1[]
.Ltmp49:
	ALU 2, @306, KC0[], KC1[]
.Ltmp50:
	ALU 6, @309, KC0[], KC1[]
.Ltmp51:
	ALU 0, @316, KC0[], KC1[]
.Ltmp52:
	ALU 0, @317, KC0[], KC1[]
.Ltmp53:
	ALU 0, @318, KC0[], KC1[]
.Ltmp54:
	ALU 11, @319, KC0[], KC1[]
.Ltmp55:
	ALU 0, @331, KC0[], KC1[]
.Ltmp56:
	ALU 0, @332, KC0[], KC1[]
.Ltmp57:
	ALU 0, @333, KC0[], KC1[]
.Ltmp58:
	ALU 0, @334, KC0[], KC1[]
.Ltmp59:
	ALU 11, @335, KC0[], KC1[]
.Ltmp60:
	ALU 0, @347, KC0[], KC1[]
.Ltmp61:
	ALU 16, @348, KC0[], KC1[]
.Ltmp62:
	ALU 14, @365, KC0[], KC1[]
.Ltmp63:
	ALU 14, @380, KC0[], KC1[]
.Ltmp64:
	ALU 13, @395, KC0[], KC1[]
.Ltmp65:
	ALU 15, @409, KC0[], KC1[]
.Ltmp66:
	ALU 13, @425, KC0[], KC1[]
.Ltmp67:
	ALU 11, @439, KC0[], KC1[]
.Ltmp68:
	ALU 0, @451, KC0[], KC1[]
.Ltmp69:
	ALU 0, @452, KC0[], KC1[]
.Ltmp70:
	ALU 0, @453, KC0[], KC1[]
.Ltmp71:
	ALU 21, @454, KC0[], KC1[]
.Ltmp72:
	ALU 103, @476, KC0[], KC1[]
.Ltmp73:
	ALU 0, @580, KC0[], KC1[]
.Ltmp74:
	ALU 92, @581, KC0[CB0:0-32], KC1[]
	MEM_RAT_CACHELESS STORE_DWORD T1, T0.X
	CF_END
	PAD
	Fetch clause starting at 80:
	  VTX_READ_64 T0.XY, T0.X, 0, #1
.Ltmp75:
	ALU clause starting at 82:
.Ltmp76:
	  MOV * T0.Z, T2.X,  
.Ltmp77:
	ALU clause starting at 83:
	  MULLO_INT   T0.X (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Y, KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Z (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT * T0.W (MASKED), KC0[1].Z, T1.X,  
.Ltmp78:
	  ADD_INT * T0.W, PV.Y, T0.X,  
	  ADD_INT * T0.W, PV.W, KC0[3].X,  
	ALU clause starting at 89:
	  LSHL * T0.W, T0.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  ADD_INT * T0.X, KC0[2].Y, PV.W,  
	ALU clause starting at 92:
.Ltmp79:
	  AND_INT   T3.Y, T0.X, literal.x,  
	  AND_INT * T2.Z, T0.Z, literal.y,  
.Ltmp80:
	255(3.573311e-43), -256(nan)
	ALU clause starting at 95:
.Ltmp81:
	  LSHL * T1.W, T0.X, literal.x,  
	7(9.809089e-45), 0(0.000000e+00)
	  AND_INT   T1.X, PV.W, literal.x,  
	  AND_INT   T1.Y, T0.Z, literal.y,  
	  LSHL   T1.Z, T0.X, literal.z,  
	  LSHL * T1.W, T0.X, literal.w,  
	65280(9.147676e-41), -65281(nan)
	21(2.942727e-44), 14(1.961818e-44)
	  AND_INT   T25.X, PV.W, literal.x,  
	  AND_INT   T2.Y, T0.Z, literal.y,  
	  AND_INT   T1.Z, PV.Z, literal.z,  
	  AND_INT * T1.W, T0.Z, literal.w,  
	16711680(2.341805e-38), -16711681(-1.714704e+38)
	-16777216(-1.701412e+38), 16777215(2.350989e-38)
	  OR_INT   T26.X, PV.W, PV.Z,  
	  OR_INT   T2.Y, PV.Y, PV.X,  
	  OR_INT   T0.Z, T1.Y, T1.X,  
	  OR_INT * T1.W, T2.Z, T3.Y,  
	  MOV * T2.X, PV.W,  
.Ltmp82:
	ALU clause starting at 114:
.Ltmp83:
	  MOV * T2.X, T0.Z,  
.Ltmp84:
	ALU clause starting at 115:
.Ltmp85:
	  MOV * T2.X, T2.Y,  
	  MOV * T2.X, T26.X,  
.Ltmp86:
	ALU clause starting at 117:
.Ltmp87:
	  MOV * T2.Z, T3.X,  
.Ltmp88:
	ALU clause starting at 118:
.Ltmp89:
	  MOV * T1.W, literal.x,  
.Ltmp90:
	8(1.121039e-44), 0(0.000000e+00)
.Ltmp91:
	ALU clause starting at 120:
.Ltmp92:
	  AND_INT   T4.Y, T2.Z, literal.x,  
	  BFE_UINT   T0.Z, T0.X, literal.y, T1.W, 
	  LSHL * T2.W, T0.X, literal.z,  
	-256(nan), 4(5.605194e-45)
	3(4.203895e-45), 0(0.000000e+00)
	  AND_INT   T26.X, T2.Z, literal.x,  
	  AND_INT   T1.Y, PV.W, literal.y,  
	  LSHL   T3.Z, T0.X, literal.z,  
	  LSHL * T2.W, T0.X, literal.w,  
	-65281(nan), 65280(9.147676e-41)
	17(2.382207e-44), 10(1.401298e-44)
	  AND_INT   T27.X, T2.Z, literal.x,  
	  AND_INT   T2.Y, PV.W, literal.y,  
	  AND_INT   T2.Z, T2.Z, literal.z,  
	  AND_INT * T2.W, PV.Z, literal.w,  
	-16711681(-1.714704e+38), 16711680(2.341805e-38)
	16777215(2.350989e-38), -16777216(-1.701412e+38)
	  OR_INT   T28.X, PV.Z, PV.W,  
	  OR_INT   T5.Y, PV.X, PV.Y,  
	  OR_INT   T2.Z, T26.X, T1.Y,  
	  OR_INT * T3.W, T4.Y, T0.Z,  
	  MOV * T3.X, PV.W,  
	  MOV * T3.X, T2.Z,  
.Ltmp93:
	ALU clause starting at 143:
.Ltmp94:
	  MOV * T3.X, T5.Y,  
.Ltmp95:
	ALU clause starting at 144:
.Ltmp96:
	  MOV * T3.X, T28.X,  
.Ltmp97:
	ALU clause starting at 145:
.Ltmp98:
	  MOV * T2.Z, T4.X,  
.Ltmp99:
	ALU clause starting at 146:
.Ltmp100:
	  AND_INT * T4.Y, T2.Z, literal.x,  
.Ltmp101:
	-256(nan), 0(0.000000e+00)
.Ltmp102:
	ALU clause starting at 148:
.Ltmp103:
	  BFE_UINT   T3.Z, T0.X, literal.x, T1.W, 
	  LSHR * T3.W, T0.X, 1,  
	8(1.121039e-44), 0(0.000000e+00)
	  AND_INT * T26.X, T2.Z, literal.x,  
.Ltmp104:
	-65281(nan), 0(0.000000e+00)
.Ltmp105:
	ALU clause starting at 153:
.Ltmp106:
	  AND_INT   T5.Y, T3.W, literal.x,  
	  LSHL   T4.Z, T0.X, literal.y,  
	  LSHL * T3.W, T0.X, literal.z,  
	65280(9.147676e-41), 13(1.821688e-44)
	6(8.407791e-45), 0(0.000000e+00)
	  AND_INT * T27.X, T2.Z, literal.x,  
.Ltmp107:
	-16711681(-1.714704e+38), 0(0.000000e+00)
.Ltmp108:
	ALU clause starting at 160:
.Ltmp109:
	  AND_INT   T6.Y, T3.W, literal.x,  
	  AND_INT * T2.Z, T2.Z, literal.y,  
.Ltmp110:
	16711680(2.341805e-38), 16777215(2.350989e-38)
.Ltmp111:
	ALU clause starting at 163:
.Ltmp112:
	  AND_INT * T3.W, T4.Z, literal.x,  
	-16777216(-1.701412e+38), 0(0.000000e+00)
	  OR_INT   T28.X, T2.Z, PV.W,  
	  OR_INT   T7.Y, T27.X, T6.Y,  
	  OR_INT   T2.Z, T26.X, T5.Y,  BS:VEC_120/SCL_212
	  OR_INT * T4.W, T4.Y, T3.Z,  
	  MOV * T4.X, PV.W,  
.Ltmp113:
	ALU clause starting at 170:
.Ltmp114:
	  MOV * T4.X, T2.Z,  
.Ltmp115:
	ALU clause starting at 171:
.Ltmp116:
	  MOV * T4.X, T7.Y,  
	  MOV * T4.X, T28.X,  
.Ltmp117:
	ALU clause starting at 173:
.Ltmp118:
	  MOV * T2.Z, T5.X,  
	  AND_INT   T4.Y, PV.Z, literal.x,  
	  BFE_UINT * T4.Z, T0.X, literal.y, T1.W, 
.Ltmp119:
	-256(nan), 12(1.681558e-44)
.Ltmp120:
	ALU clause starting at 177:
.Ltmp121:
	  LSHR * T4.W, T0.X, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
	  AND_INT * T26.X, T2.Z, literal.x,  
.Ltmp122:
	-65281(nan), 0(0.000000e+00)
.Ltmp123:
	ALU clause starting at 181:
.Ltmp124:
	  AND_INT   T7.Y, T4.W, literal.x,  
	  LSHL   T5.Z, T0.X, literal.y,  
	  LSHL * T4.W, T0.X, literal.z,  
	65280(9.147676e-41), 9(1.261169e-44)
	2(2.802597e-45), 0(0.000000e+00)
	  AND_INT * T27.X, T2.Z, literal.x,  
.Ltmp125:
	-16711681(-1.714704e+38), 0(0.000000e+00)
.Ltmp126:
	ALU clause starting at 188:
.Ltmp127:
	  AND_INT   T8.Y, T4.W, literal.x,  
	  AND_INT * T2.Z, T2.Z, literal.y,  
.Ltmp128:
	16711680(2.341805e-38), 16777215(2.350989e-38)
.Ltmp129:
	ALU clause starting at 191:
.Ltmp130:
	  AND_INT * T4.W, T5.Z, literal.x,  
	-16777216(-1.701412e+38), 0(0.000000e+00)
	  OR_INT   T28.X, T2.Z, PV.W,  
	  OR_INT   T9.Y, T27.X, T8.Y,  
	  OR_INT   T2.Z, T26.X, T7.Y,  BS:VEC_120/SCL_212
	  OR_INT * T5.W, T4.Y, T4.Z,  
	  MOV * T5.X, PV.W,  
.Ltmp131:
	ALU clause starting at 198:
.Ltmp132:
	  MOV * T5.X, T2.Z,  
.Ltmp133:
	ALU clause starting at 199:
.Ltmp134:
	  MOV * T5.X, T9.Y,  
	  MOV * T5.X, T28.X,  
.Ltmp135:
	ALU clause starting at 201:
.Ltmp136:
	  MOV * T2.Z, T6.X,  
	  AND_INT   T4.Y, PV.Z, literal.x,  
	  BFE_UINT * T5.Z, T0.X, literal.y, T1.W, 
.Ltmp137:
	-256(nan), 16(2.242078e-44)
.Ltmp138:
	ALU clause starting at 205:
.Ltmp139:
	  LSHR * T5.W, T0.X, literal.x,  
	9(1.261169e-44), 0(0.000000e+00)
	  AND_INT * T26.X, T2.Z, literal.x,  
.Ltmp140:
	-65281(nan), 0(0.000000e+00)
.Ltmp141:
	ALU clause starting at 209:
.Ltmp142:
	  AND_INT   T9.Y, T5.W, literal.x,  
	  LSHL   T6.Z, T0.X, literal.y,  
	  LSHR * T5.W, T0.X, literal.z,  
	65280(9.147676e-41), 5(7.006492e-45)
	2(2.802597e-45), 0(0.000000e+00)
	  AND_INT * T27.X, T2.Z, literal.x,  
.Ltmp143:
	-16711681(-1.714704e+38), 0(0.000000e+00)
.Ltmp144:
	ALU clause starting at 216:
.Ltmp145:
	  AND_INT   T10.Y, T5.W, literal.x,  
	  AND_INT * T2.Z, T2.Z, literal.y,  
.Ltmp146:
	16711680(2.341805e-38), 16777215(2.350989e-38)
.Ltmp147:
	ALU clause starting at 219:
.Ltmp148:
	  AND_INT * T5.W, T6.Z, literal.x,  
	-16777216(-1.701412e+38), 0(0.000000e+00)
	  OR_INT   T28.X, T2.Z, PV.W,  
	  OR_INT   T11.Y, T27.X, T10.Y,  
	  OR_INT   T2.Z, T26.X, T9.Y,  BS:VEC_120/SCL_212
	  OR_INT * T6.W, T4.Y, T5.Z,  
	  MOV * T6.X, PV.W,  
.Ltmp149:
	ALU clause starting at 226:
.Ltmp150:
	  MOV * T6.X, T2.Z,  
.Ltmp151:
	ALU clause starting at 227:
.Ltmp152:
	  MOV * T6.X, T11.Y,  
	  MOV * T6.X, T28.X,  
.Ltmp153:
	ALU clause starting at 229:
.Ltmp154:
	  MOV * T2.Z, T7.X,  
	  AND_INT   T4.Y, PV.Z, literal.x,  
	  BFE_UINT * T6.Z, T0.X, literal.y, T1.W, 
.Ltmp155:
	-256(nan), 20(2.802597e-44)
.Ltmp156:
	ALU clause starting at 233:
.Ltmp157:
	  LSHR * T6.W, T0.X, literal.x,  
	13(1.821688e-44), 0(0.000000e+00)
	  AND_INT * T26.X, T2.Z, literal.x,  
.Ltmp158:
	-65281(nan), 0(0.000000e+00)
.Ltmp159:
	ALU clause starting at 237:
.Ltmp160:
	  AND_INT   T11.Y, T6.W, literal.x,  
	  LSHL   T7.Z, T0.X, 1,  
	  LSHR * T6.W, T0.X, literal.y,  
	65280(9.147676e-41), 6(8.407791e-45)
	  AND_INT * T27.X, T2.Z, literal.x,  
.Ltmp161:
	-16711681(-1.714704e+38), 0(0.000000e+00)
.Ltmp162:
	ALU clause starting at 243:
.Ltmp163:
	  AND_INT   T12.Y, T6.W, literal.x,  
	  AND_INT * T2.Z, T2.Z, literal.y,  
.Ltmp164:
	16711680(2.341805e-38), 16777215(2.350989e-38)
.Ltmp165:
	ALU clause starting at 246:
.Ltmp166:
	  AND_INT * T6.W, T7.Z, literal.x,  
	-16777216(-1.701412e+38), 0(0.000000e+00)
	  OR_INT   T28.X, T2.Z, PV.W,  
	  OR_INT   T13.Y, T27.X, T12.Y,  
	  OR_INT   T2.Z, T26.X, T11.Y,  BS:VEC_120/SCL_212
	  OR_INT * T7.W, T4.Y, T6.Z,  
	  MOV * T7.X, PV.W,  
.Ltmp167:
	ALU clause starting at 253:
.Ltmp168:
	  MOV * T7.X, T2.Z,  
.Ltmp169:
	ALU clause starting at 254:
.Ltmp170:
	  MOV * T7.X, T13.Y,  
	  MOV * T7.X, T28.X,  
.Ltmp171:
	ALU clause starting at 256:
.Ltmp172:
	  MOV   T2.Z, T8.X,  
	  BIT_ALIGN_INT * T7.W, T0.Y, T0.X, literal.x, 
	25(3.503246e-44), 0(0.000000e+00)
	  AND_INT   T26.X, PV.Z, literal.x,  
	  LSHR   T4.Y, T0.X, literal.y,  
	  BIT_ALIGN_INT   T7.Z, T0.Y, T0.X, literal.z, 
	  AND_INT * T7.W, PV.W, literal.w,  
	-256(nan), 24(3.363116e-44)
	26(3.643376e-44), 255(3.573311e-43)
	  AND_INT * T27.X, T2.Z, literal.x,  
.Ltmp173:
	-65281(nan), 0(0.000000e+00)
.Ltmp174:
	ALU clause starting at 267:
.Ltmp175:
	  LSHL   T13.Y, T7.W, literal.x,  
	  BIT_ALIGN_INT   T8.Z, T0.Y, T0.X, literal.y, 
	  AND_INT * T7.W, T7.Z, literal.z,  
	8(1.121039e-44), 27(3.783506e-44)
	255(3.573311e-43), 0(0.000000e+00)
	  AND_INT * T28.X, T2.Z, literal.x,  
.Ltmp176:
	-16711681(-1.714704e+38), 0(0.000000e+00)
.Ltmp177:
	ALU clause starting at 274:
.Ltmp178:
	  LSHL   T14.Y, T7.W, literal.x,  
	  AND_INT * T2.Z, T2.Z, literal.y,  
.Ltmp179:
	16(2.242078e-44), 16777215(2.350989e-38)
.Ltmp180:
	ALU clause starting at 277:
.Ltmp181:
	  LSHL * T7.W, T8.Z, literal.x,  
	24(3.363116e-44), 0(0.000000e+00)
	  OR_INT   T29.X, T2.Z, PV.W,  
	  OR_INT   T15.Y, T28.X, T14.Y,  
	  OR_INT   T2.Z, T27.X, T13.Y,  BS:VEC_120/SCL_212
	  OR_INT * T8.W, T26.X, T4.Y,  BS:VEC_201
	  MOV * T8.X, PV.W,  
.Ltmp182:
	ALU clause starting at 284:
.Ltmp183:
	  MOV * T8.X, T2.Z,  
.Ltmp184:
	ALU clause starting at 285:
.Ltmp185:
	  MOV * T8.X, T15.Y,  
.Ltmp186:
	ALU clause starting at 286:
.Ltmp187:
	  MOV * T8.X, T29.X,  
.Ltmp188:
	ALU clause starting at 287:
.Ltmp189:
	  MOV * T2.Z, T9.X,  
	  BIT_ALIGN_INT   T7.Z, T0.Y, T0.X, literal.x, 
	  BIT_ALIGN_INT * T8.W, T0.Y, T0.X, literal.y, 
	29(4.063766e-44), 28(3.923636e-44)
	  AND_INT   T26.X, T2.Z, literal.x,  
	  AND_INT   T15.Y, PV.W, literal.y,  
	  BIT_ALIGN_INT   T8.Z, T0.Y, T0.X, literal.z, 
	  AND_INT * T8.W, PV.Z, literal.y,  
	-256(nan), 255(3.573311e-43)
	30(4.203895e-44), 0(0.000000e+00)
	  AND_INT * T27.X, T2.Z, literal.x,  
.Ltmp190:
	-65281(nan), 0(0.000000e+00)
.Ltmp191:
	ALU clause starting at 299:
.Ltmp192:
	  LSHL   T16.Y, T8.W, literal.x,  
	  BIT_ALIGN_INT   T7.Z, T0.Y, T0.X, literal.y, 
	  AND_INT * T8.W, T8.Z, literal.z,  
	8(1.121039e-44), 31(4.344025e-44)
	255(3.573311e-43), 0(0.000000e+00)
	  AND_INT * T28.X, T2.Z, literal.x,  
.Ltmp193:
	-16711681(-1.714704e+38), 0(0.000000e+00)
.Ltmp194:
	ALU clause starting at 306:
.Ltmp195:
	  LSHL   T17.Y, T8.W, literal.x,  
	  AND_INT * T2.Z, T2.Z, literal.y,  
.Ltmp196:
	16(2.242078e-44), 16777215(2.350989e-38)
.Ltmp197:
	ALU clause starting at 309:
.Ltmp198:
	  LSHL * T8.W, T7.Z, literal.x,  
	24(3.363116e-44), 0(0.000000e+00)
	  OR_INT   T29.X, T2.Z, PV.W,  
	  OR_INT   T18.Y, T28.X, T17.Y,  
	  OR_INT   T2.Z, T27.X, T16.Y,  BS:VEC_120/SCL_212
	  OR_INT * T9.W, T26.X, T15.Y,  BS:VEC_201
	  MOV * T9.X, PV.W,  
.Ltmp199:
	ALU clause starting at 316:
.Ltmp200:
	  MOV * T9.X, T2.Z,  
.Ltmp201:
	ALU clause starting at 317:
.Ltmp202:
	  MOV * T9.X, T18.Y,  
.Ltmp203:
	ALU clause starting at 318:
.Ltmp204:
	  MOV * T9.X, T29.X,  
.Ltmp205:
	ALU clause starting at 319:
.Ltmp206:
	  MOV * T2.Z, T10.X,  
	  AND_INT   T26.X, PV.Z, literal.x,  
	  AND_INT   T18.Y, PV.Z, literal.y,  
	  AND_INT   T7.Z, PV.Z, literal.z,  
	  AND_INT * T9.W, PV.Z, literal.w,  
	-256(nan), -65281(nan)
	-16711681(-1.714704e+38), 16777215(2.350989e-38)
	  OR_INT   T27.X, PV.W, T1.Z,  
	  OR_INT   T19.Y, PV.Z, T25.X,  
	  OR_INT   T2.Z, PV.Y, T1.X,  BS:VEC_021/SCL_122
	  OR_INT * T9.W, PV.X, T3.Y,  
	  MOV * T10.X, PV.W,  
.Ltmp207:
	ALU clause starting at 331:
.Ltmp208:
	  MOV * T10.X, T2.Z,  
.Ltmp209:
	ALU clause starting at 332:
.Ltmp210:
	  MOV * T10.X, T19.Y,  
.Ltmp211:
	ALU clause starting at 333:
.Ltmp212:
	  MOV * T10.X, T27.X,  
.Ltmp213:
	ALU clause starting at 334:
.Ltmp214:
	  MOV * T2.Z, T11.X,  
.Ltmp215:
	ALU clause starting at 335:
.Ltmp216:
	  AND_INT   T26.X, T2.Z, literal.x,  
	  AND_INT   T18.Y, T2.Z, literal.y,  
	  AND_INT   T7.Z, T2.Z, literal.z,  
	  AND_INT * T9.W, T2.Z, literal.w,  
	-256(nan), -65281(nan)
	-16711681(-1.714704e+38), 16777215(2.350989e-38)
	  OR_INT   T27.X, PV.W, T2.W,  
	  OR_INT   T19.Y, PV.Z, T2.Y,  
	  OR_INT   T2.Z, PV.Y, T1.Y,  BS:VEC_021/SCL_122
	  OR_INT * T2.W, PV.X, T0.Z,  
	  MOV * T11.X, PV.W,  
	  MOV * T11.X, T2.Z,  
.Ltmp217:
	ALU clause starting at 347:
.Ltmp218:
	  MOV * T11.X, T19.Y,  
.Ltmp219:
	ALU clause starting at 348:
.Ltmp220:
	  MOV   T11.X, T27.X,  
	  MOV * T2.Z, T12.X,  BS:VEC_120/SCL_212
	  AND_INT   T26.X, PV.Z, literal.x,  
	  AND_INT   T18.Y, PV.Z, literal.y,  
	  AND_INT   T7.Z, PV.Z, literal.z,  
	  AND_INT * T2.W, PV.Z, literal.w,  
	-256(nan), -65281(nan)
	-16711681(-1.714704e+38), 16777215(2.350989e-38)
	  OR_INT   T27.X, PV.W, T3.W,  
	  OR_INT   T6.Y, PV.Z, T6.Y,  
	  OR_INT   T2.Z, PV.Y, T5.Y,  BS:VEC_021/SCL_122
	  OR_INT * T2.W, PV.X, T3.Z,  
	  MOV * T12.X, PV.W,  
	  MOV * T12.X, T2.Z,  
	  MOV * T12.X, T6.Y,  
	  MOV   T12.X, T27.X,  
	  MOV * T2.Z, T13.X,  BS:VEC_120/SCL_212
.Ltmp221:
	ALU clause starting at 365:
.Ltmp222:
	  AND_INT   T26.X, T2.Z, literal.x,  
	  AND_INT   T5.Y, T2.Z, literal.y,  
	  AND_INT   T3.Z, T2.Z, literal.z,  
	  AND_INT * T2.W, T2.Z, literal.w,  
	-256(nan), -65281(nan)
	-16711681(-1.714704e+38), 16777215(2.350989e-38)
	  OR_INT   T27.X, PV.W, T4.W,  
	  OR_INT   T6.Y, PV.Z, T8.Y,  
	  OR_INT   T2.Z, PV.Y, T7.Y,  BS:VEC_021/SCL_122
	  OR_INT * T2.W, PV.X, T4.Z,  
	  MOV * T13.X, PV.W,  
	  MOV * T13.X, T2.Z,  
	  MOV * T13.X, T6.Y,  
	  MOV   T13.X, T27.X,  
	  MOV * T2.Z, T14.X,  BS:VEC_120/SCL_212
.Ltmp223:
	ALU clause starting at 380:
.Ltmp224:
	  AND_INT   T26.X, T2.Z, literal.x,  
	  AND_INT   T5.Y, T2.Z, literal.y,  
	  AND_INT   T3.Z, T2.Z, literal.z,  
	  AND_INT * T2.W, T2.Z, literal.w,  
	-256(nan), -65281(nan)
	-16711681(-1.714704e+38), 16777215(2.350989e-38)
	  OR_INT   T27.X, PV.W, T5.W,  
	  OR_INT   T6.Y, PV.Z, T10.Y,  
	  OR_INT   T2.Z, PV.Y, T9.Y,  BS:VEC_021/SCL_122
	  OR_INT * T2.W, PV.X, T5.Z,  
	  MOV * T14.X, PV.W,  
	  MOV * T14.X, T2.Z,  
	  MOV * T14.X, T6.Y,  
	  MOV   T14.X, T27.X,  
	  MOV * T2.Z, T15.X,  BS:VEC_120/SCL_212
.Ltmp225:
	ALU clause starting at 395:
.Ltmp226:
	  AND_INT   T26.X, T2.Z, literal.x,  
	  AND_INT   T5.Y, T2.Z, literal.y,  
	  AND_INT   T3.Z, T2.Z, literal.z,  
	  AND_INT * T2.W, T2.Z, literal.w,  
	-256(nan), -65281(nan)
	-16711681(-1.714704e+38), 16777215(2.350989e-38)
	  OR_INT   T27.X, PV.W, T6.W,  
	  OR_INT   T6.Y, PV.Z, T12.Y,  
	  OR_INT   T2.Z, PV.Y, T11.Y,  BS:VEC_021/SCL_122
	  OR_INT * T2.W, PV.X, T6.Z,  
	  MOV * T15.X, PV.W,  
	  MOV * T15.X, T2.Z,  
	  MOV * T15.X, T6.Y,  
	  MOV * T15.X, T27.X,  
.Ltmp227:
	ALU clause starting at 409:
.Ltmp228:
	  MOV * T2.Z, T16.X,  
	  AND_INT   T26.X, PV.Z, literal.x,  
	  AND_INT   T5.Y, PV.Z, literal.y,  
	  AND_INT   T3.Z, PV.Z, literal.z,  
	  AND_INT * T2.W, PV.Z, literal.w,  
	-256(nan), -65281(nan)
	-16711681(-1.714704e+38), 16777215(2.350989e-38)
	  OR_INT   T27.X, PV.W, T7.W,  
	  OR_INT   T6.Y, PV.Z, T14.Y,  
	  OR_INT   T2.Z, PV.Y, T13.Y,  BS:VEC_021/SCL_122
	  OR_INT * T2.W, PV.X, T4.Y,  BS:VEC_102/SCL_221
	  MOV * T16.X, PV.W,  
	  MOV * T16.X, T2.Z,  
	  MOV * T16.X, T6.Y,  
	  MOV   T16.X, T27.X,  
	  MOV * T2.Z, T17.X,  BS:VEC_120/SCL_212
.Ltmp229:
	ALU clause starting at 425:
.Ltmp230:
	  AND_INT   T26.X, T2.Z, literal.x,  
	  AND_INT   T4.Y, T2.Z, literal.y,  
	  AND_INT   T3.Z, T2.Z, literal.z,  
	  AND_INT * T2.W, T2.Z, literal.w,  
	-256(nan), -65281(nan)
	-16711681(-1.714704e+38), 16777215(2.350989e-38)
	  OR_INT   T27.X, PV.W, T8.W,  
	  OR_INT   T5.Y, PV.Z, T17.Y,  
	  OR_INT   T2.Z, PV.Y, T16.Y,  BS:VEC_021/SCL_122
	  OR_INT * T2.W, PV.X, T15.Y,  BS:VEC_102/SCL_221
	  MOV * T17.X, PV.W,  
	  MOV * T17.X, T2.Z,  
	  MOV * T17.X, T5.Y,  
	  MOV * T17.X, T27.X,  
.Ltmp231:
	ALU clause starting at 439:
.Ltmp232:
	  MOV * T2.Z, T18.X,  
	  AND_INT   T26.X, PV.Z, literal.x,  
	  AND_INT   T4.Y, PV.Z, literal.y,  
	  AND_INT   T3.Z, PV.Z, literal.z,  
	  AND_INT * T2.W, PV.Z, literal.w,  
	-256(nan), -65281(nan)
	-16711681(-1.714704e+38), 16777215(2.350989e-38)
	  OR_INT   T27.X, PV.W, T1.Z,  
	  OR_INT   T5.Y, PV.Z, T25.X,  
	  OR_INT   T1.Z, PV.Y, T1.X,  BS:VEC_021/SCL_122
	  OR_INT * T2.W, PV.X, T3.Y,  
	  MOV * T18.X, PV.W,  
.Ltmp233:
	ALU clause starting at 451:
.Ltmp234:
	  MOV * T18.X, T1.Z,  
.Ltmp235:
	ALU clause starting at 452:
.Ltmp236:
	  MOV * T18.X, T5.Y,  
.Ltmp237:
	ALU clause starting at 453:
.Ltmp238:
	  MOV * T18.X, T27.X,  
.Ltmp239:
	ALU clause starting at 454:
.Ltmp240:
	  MOV   T1.X, T19.X,  
.Ltmp241:
	  AND_INT * T2.W, T0.X, literal.x,  BS:VEC_120/SCL_212
	63(8.828180e-44), 0(0.000000e+00)
	  ADD_INT   T1.Z, PV.W, literal.x,  
	  ADD_INT * T3.W, PV.W, literal.y,  
	8(1.121039e-44), 10(1.401298e-44)
	  LSHR   T2.Z, PV.W, literal.x,  
	  LSHR * T4.W, PV.Z, literal.x,  
.Ltmp242:
	2(2.802597e-45), 0(0.000000e+00)
	  AND_INT   T25.X, T1.X, literal.x,  
	  AND_INT   T3.Y, T1.X, literal.y,  
	  AND_INT   T3.Z, T1.X, literal.z,  
.Ltmp243:
	  ADD_INT * T5.W, T2.W, literal.w,  
	-256(nan), -65281(nan)
	-16711681(-1.714704e+38), 9(1.261169e-44)
	  LSHR   T1.X, PV.W, literal.x,  
.Ltmp244:
	  OR_INT   T2.Y, PV.Z, T2.Y,  
	  OR_INT   T3.Z, PV.Y, T1.Y,  BS:VEC_021/SCL_122
	  OR_INT * T6.W, PV.X, T0.Z,  
	2(2.802597e-45), 0(0.000000e+00)
	  MOV * T19.X, PV.W,  
	  MOV * T19.X, T3.Z,  
.Ltmp245:
	ALU clause starting at 476:
.Ltmp246:
	  MOV * T19.X, T2.Y,  
.Ltmp247:
	  MOVA_INT * AR.x (MASKED), T1.X,  
	  MOV * T0.Z, T(0 + AR.x).X+,  
	  MOVA_INT * AR.x (MASKED), T4.W,  
	  MOV * T1.Y, T(0 + AR.x).X+,  
	  MOVA_INT * AR.x (MASKED), T2.Z,  
	  MOV   T2.Y, T(0 + AR.x).X+,  
	  AND_INT * T3.W, T3.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  LSHL   T3.Z, PV.W, literal.x,  
	  AND_INT * T3.W, T1.Z, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  LSHL   T1.Z, PV.W, literal.x,  
	  LSHR * T3.W, T2.Y, PV.Z,  
	3(4.203895e-45), 0(0.000000e+00)
	  AND_INT   T25.X, T5.W, literal.x,  
	  LSHL   T3.Y, PV.W, literal.y,  
	  BFE_UINT   T4.Z, T1.Y, PV.Z, literal.y, 
	  ADD_INT * T3.W, T2.W, literal.z,  BS:VEC_120/SCL_212
	3(4.203895e-45), 16(2.242078e-44)
	11(1.541428e-44), 0(0.000000e+00)
	  LSHR   T26.X, PV.W, literal.x,  
	  ADD_INT   T4.Y, T2.W, literal.y,  
	  OR_INT   T4.Z, PV.Y, PV.Z,  
	  LSHL * T5.W, PV.X, literal.z,  
	2(2.802597e-45), 14(1.961818e-44)
	3(4.203895e-45), 0(0.000000e+00)
	  ADD_INT   T25.X, T2.W, literal.x,  
	  LSHL   T3.Y, literal.y, PV.W,  
	  ADD_INT   T5.Z, PV.Z, T0.X,  
	  LSHL * T6.W, literal.y, T1.Z,  
	12(1.681558e-44), 255(3.573311e-43)
	  NOT_INT   T27.X, PV.W,  
	  AND_INT   T5.Y, PV.Z, literal.x,  
	  NOT_INT   T6.Z, PV.Y,  
	  BFE_UINT * T6.W, PV.Z, literal.y, T1.W, 
	255(3.573311e-43), 8(1.121039e-44)
	  LSHL   T28.X, PV.W, T5.W,  
	  AND_INT   T3.Y, T0.Z, PV.Z,  
	  LSHL   T0.Z, PV.Y, T1.Z,  
	  AND_INT * T5.W, T1.Y, PV.X,  
	  OR_INT   T27.X, PV.W, PV.Z,  
	  OR_INT   T1.Y, PV.Y, PV.X,  
	  LSHR   T0.Z, T25.X, literal.x,  
	  LSHR * T5.W, T4.Y, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  MOVA_INT * AR.x (MASKED), PV.W,  
	  MOV * T1.Z, T(0 + AR.x).X+,  
	  MOVA_INT * AR.x (MASKED), T0.Z,  
	  MOV * T3.Y, T(0 + AR.x).X+,  
	  MOVA_INT * AR.x (MASKED), T1.X,  
	  MOV * T(0 + AR.x).X+, T1.Y,  
	  MOVA_INT * AR.x (MASKED), T4.W,  
	  MOV * T(0 + AR.x).X+, T27.X,  
	  MOVA_INT * AR.x (MASKED), T26.X,  
	  MOV   T1.X, T(0 + AR.x).X+,  
	  AND_INT * T3.W, T3.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  LSHL * T3.W, PV.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  LSHL * T4.W, literal.x, PV.W,  
	255(3.573311e-43), 0(0.000000e+00)
	  LSHL   T6.Z, literal.x, T3.Z,  
	  NOT_INT * T4.W, PV.W,  
	255(3.573311e-43), 0(0.000000e+00)
	  AND_INT   T1.X, T1.X, PV.W,  
	  NOT_INT   T1.Y, PV.Z,  
	  BFE_UINT   T6.Z, T5.Z, literal.x, T1.W, 
	  LSHR * T4.W, T5.Z, literal.y,  
	16(2.242078e-44), 24(3.363116e-44)
	  LSHL   T27.X, PV.W, T3.W,  
	  LSHL   T5.Y, PV.Z, T3.Z,  
	  AND_INT   T3.Z, T2.Y, PV.Y,  
	  ADD_INT * T3.W, T2.W, literal.x,  
	13(1.821688e-44), 0(0.000000e+00)
	  LSHR   T1.Y, PV.W, literal.x,  
	  OR_INT   T3.Z, PV.Z, PV.Y,  
	  OR_INT * T4.W, T1.X, PV.X,  
	2(2.802597e-45), 0(0.000000e+00)
	  MOVA_INT * AR.x (MASKED), T26.X,  
	  MOV * T(0 + AR.x).X+, T4.W,  
	  MOVA_INT * AR.x (MASKED), T2.Z,  
	  MOV * T(0 + AR.x).X+, T3.Z,  
	  MOVA_INT * AR.x (MASKED), T1.Y,  
	  MOV   T1.X, T(0 + AR.x).X+,  
	  AND_INT * T4.W, T4.Y, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  LSHL   T2.Z, PV.W, literal.x,  
	  AND_INT * T4.W, T25.X, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  LSHL   T3.Z, PV.W, literal.x,  
	  LSHR * T4.W, T1.Z, PV.Z,  
	3(4.203895e-45), 0(0.000000e+00)
	  AND_INT   T2.Y, T3.W, literal.x,  
	  LSHL   T5.Z, PV.W, literal.y,  
	  BFE_UINT * T3.W, T3.Y, PV.Z, literal.y, 
	3(4.203895e-45), 16(2.242078e-44)
	  OR_INT   T5.Z, PV.Z, PV.W,  
	  LSHL * T3.W, PV.Y, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  LSHL   T2.Y, literal.x, PV.W,  
	  ADD_INT   T5.Z, PV.Z, T0.Y,  
	  ADDC_UINT * T4.W, T4.Z, T0.X,  
	255(3.573311e-43), 0(0.000000e+00)
	ALU clause starting at 580:
	  ADD_INT * T0.Y, T5.Z, T4.W,  
	ALU clause starting at 581:
	  LSHL   T4.Z, literal.x, T3.Z,  
	  NOT_INT * T4.W, T2.Y,  
	255(3.573311e-43), 0(0.000000e+00)
	  AND_INT   T1.X, T1.X, PV.W,  
	  NOT_INT   T2.Y, PV.Z,  
	  AND_INT   T4.Z, T0.Y, literal.x,  
	  BFE_UINT * T4.W, T0.Y, literal.y, T1.W, 
	255(3.573311e-43), 8(1.121039e-44)
	  LSHL   T25.X, PV.W, T3.W,  
	  LSHL   T4.Y, PV.Z, T3.Z,  
	  AND_INT   T3.Z, T3.Y, PV.Y,  
	  ADD_INT * T2.W, T2.W, literal.x,  
	15(2.101948e-44), 0(0.000000e+00)
	  LSHR   T2.Y, PV.W, literal.x,  
	  OR_INT   T3.Z, PV.Z, PV.Y,  
	  OR_INT * T3.W, T1.X, PV.X,  
	2(2.802597e-45), 0(0.000000e+00)
	  MOVA_INT * AR.x (MASKED), T1.Y,  
	  MOV * T(0 + AR.x).X+, T3.W,  
	  MOVA_INT * AR.x (MASKED), T0.Z,  
	  MOV * T(0 + AR.x).X+, T3.Z,  
	  MOVA_INT * AR.x (MASKED), T2.Y,  
	  MOV   T0.Z, T(0 + AR.x).X+,  
	  MOV * T3.W, literal.x,  
	6(8.407791e-45), 0(0.000000e+00)
	  BFE_UINT   T3.Z, T0.X, literal.x, PV.W, 
	  AND_INT * T2.W, T2.W, literal.y,  
	8(1.121039e-44), 3(4.203895e-45)
	  LSHL   T4.Z, PV.W, literal.x,  
	  ADD_INT * T2.W, PV.Z, literal.y,  
	3(4.203895e-45), 14(1.961818e-44)
	  LSHR   T1.Y, PV.W, literal.x,  
	  LSHL   T5.Z, literal.y, PV.Z,  
	  ADD_INT * T3.W, T3.Z, literal.z,  
	2(2.802597e-45), 255(3.573311e-43)
	10(1.401298e-44), 0(0.000000e+00)
	  LSHR   T0.X, PV.W, literal.x,  
	  LSHL   T3.Y, literal.y, T2.Z,  
	  LSHR   T6.Z, T0.Y, literal.z,  
	  NOT_INT * T4.W, PV.Z,  
	2(2.802597e-45), 255(3.573311e-43)
	24(3.363116e-44), 0(0.000000e+00)
	  AND_INT   T1.X, T0.Z, PV.W,  
	  LSHL   T4.Y, PV.Z, T4.Z,  
	  NOT_INT   T0.Z, PV.Y,  
	  BFE_UINT * T1.W, T0.Y, literal.x, T1.W, 
	16(2.242078e-44), 0(0.000000e+00)
	  LSHL   T25.X, PV.W, T2.Z,  
	  AND_INT   T0.Y, T1.Z, PV.Z,  
	  ADD_INT   T0.Z, T3.Z, literal.x,  BS:VEC_201
	  ADD_INT * T1.W, T3.Z, literal.y,  BS:VEC_201
	8(1.121039e-44), 12(1.681558e-44)
	  LSHR   T26.X, PV.W, literal.x,  
	  LSHR   T3.Y, PV.Z, literal.x,  
	  OR_INT   T1.Z, PV.Y, PV.X,  
	  OR_INT * T4.W, T1.X, T4.Y,  
	2(2.802597e-45), 0(0.000000e+00)
	  MOVA_INT * AR.x (MASKED), T2.Y,  
	  MOV * T(0 + AR.x).X+, T4.W,  
	  MOVA_INT * AR.x (MASKED), T5.W,  
	  MOV * T(0 + AR.x).X+, T1.Z,  
	  MOVA_INT * AR.x (MASKED), T3.Y,  
	  MOV * T0.Y, T(0 + AR.x).X+,  
	  MOVA_INT * AR.x (MASKED), T26.X,  
	  MOV * T1.X, T(0 + AR.x).X+,  
	  MOVA_INT * AR.x (MASKED), T0.X,  
	  MOV * T0.X, T(0 + AR.x).X+,  
	  MOVA_INT * AR.x (MASKED), T1.Y,  
	  MOV   T1.Y, T(0 + AR.x).X+,  
	  AND_INT * T2.W, T2.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  AND_INT   T2.Y, T3.W, literal.x,  
	  LSHL   T1.Z, PV.W, literal.x,  
	  AND_INT * T1.W, T1.W, literal.x,  BS:VEC_120/SCL_212
	3(4.203895e-45), 0(0.000000e+00)
	  LSHL   T25.X, PV.W, literal.x,  
	  LSHR   T1.Y, T1.Y, PV.Z,  
	  LSHL   T1.Z, PV.Y, literal.x,  
	  AND_INT * T1.W, T0.Z, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  LSHL   T26.X, PV.W, literal.x,  
	  LSHR   T2.Y, T0.X, PV.Z,  
	  LSHL   T0.Z, PV.Y, literal.y,  
	  BFE_UINT * T1.W, T1.X, PV.X, literal.y, BS:VEC_120/SCL_212
	3(4.203895e-45), 16(2.242078e-44)
	  OR_INT   T1.Y, PV.Z, PV.W,  
	  LSHL   T0.Z, PV.Y, literal.x,  
	  BFE_UINT * T1.W, T0.Y, PV.X, literal.x, 
	16(2.242078e-44), 0(0.000000e+00)
	  OR_INT   T1.X, PV.Z, PV.W,  
	  ADD_INT * T0.W, KC0[2].Z, T0.W,  
	  LSHR * T0.X, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
.Ltmp248:
.Lfunc_end0:
	.size	unaligned_private, .Lfunc_end0-unaligned_private

	.section	.AMDGPU.config
	.long	166100
	.long	16
	.long	165900
	.long	0
	.long	166120
	.long	0
	.text
	.globl	unaligned_global
	.p2align	8
	.type	unaligned_global,@function
unaligned_global:
unaligned_global$local:
.Lfunc_begin1:
	ALU 5, @24, KC0[CB0:0-32], KC1[]
.Ltmp249:
	ALU 5, @30, KC0[CB0:0-32], KC1[]
	TEX 3 @16
	ALU 11, @36, KC0[CB0:0-32], KC1[]
.Ltmp250:
	ALU 0, @48, KC0[], KC1[]
.Ltmp251:
	ALU 109, @49, KC0[], KC1[]
	ALU 15, @159, KC0[], KC1[]
	MEM_RAT MSKOR T3.XW, T15.X
	MEM_RAT MSKOR T6.XW, T13.X
	MEM_RAT MSKOR T8.XW, T11.X
	MEM_RAT MSKOR T2.XW, T10.X
	MEM_RAT MSKOR T1.XW, T9.X
	MEM_RAT MSKOR T12.XW, T7.X
	MEM_RAT MSKOR T5.XW, T4.X
	MEM_RAT MSKOR T14.XW, T0.X
	CF_END
	Fetch clause starting at 16:
	  VTX_READ_16 T1.X, T0.X, 1, #1
	  VTX_READ_16 T2.X, T0.X, 5, #1
	  VTX_READ_16 T3.X, T0.X, 7, #1
	  VTX_READ_16 T0.X, T0.X, 3, #1
	ALU clause starting at 24:
	  MULLO_INT   T0.X (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Y, KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Z (MASKED), KC0[1].Z, T1.X,  
.Ltmp252:
	  MULLO_INT * T0.W (MASKED), KC0[1].Z, T1.X,  
.Ltmp253:
	  ADD_INT * T0.W, PV.Y, T0.X,  
	  ADD_INT * T0.W, PV.W, KC0[3].X,  
	ALU clause starting at 30:
	  MULLO_INT   T0.X, T0.W, literal.x,  
	  MULLO_INT   T0.Y (MASKED), T0.W, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T0.W, literal.x,  
	  MULLO_INT * T0.W (MASKED), T0.W, literal.x,  
	9(1.261169e-44), 0(0.000000e+00)
	  ADD_INT * T0.X, KC0[2].Y, PV.X,  
	ALU clause starting at 36:
	  MULLO_INT   T0.X (MASKED), T0.W, literal.x,  
	  MULLO_INT   T0.Y, T0.W, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T0.W, literal.x,  
	  MULLO_INT * T0.W (MASKED), T0.W, literal.x,  
	11(1.541428e-44), 0(0.000000e+00)
	  LSHL   T1.Y, T0.X, literal.x,  
	  LSHL   T0.Z, T3.X, literal.x,  BS:VEC_120/SCL_212
	  ADD_INT * T0.W, KC0[2].Z, PV.Y,  
	16(2.242078e-44), 0(0.000000e+00)
	  ADD_INT   T0.Y, PV.W, literal.x,  
	  OR_INT * T0.Z, PV.Z, T2.X,  
	5(7.006492e-45), 0(0.000000e+00)
	ALU clause starting at 48:
	  OR_INT * T1.W, T1.Y, T1.X,  
.Ltmp254:
	ALU clause starting at 49:
	  MULHI   T0.X, T1.W, literal.x,  
	  MULHI   T0.Y (MASKED), T1.W, literal.x,  
	  MULHI   T0.Z (MASKED), T1.W, literal.x,  
	  MULHI * T0.W (MASKED), T1.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  MULLO_INT   T0.X (MASKED), T0.Z, literal.x,  
	  MULLO_INT   T0.Y (MASKED), T0.Z, literal.x,  
	  MULLO_INT   T0.Z, T0.Z, literal.x,  
	  MULLO_INT * T0.W (MASKED), T0.Z, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  AND_INT   T1.Z, T0.Y, literal.x,  
	  ADD_INT * T2.W, T0.X, PV.Z,  
	3(4.203895e-45), 0(0.000000e+00)
	  AND_INT   T0.Z, PV.W, literal.x,  
	  LSHL * T3.W, PV.Z, literal.y,  
	255(3.573311e-43), 3(4.203895e-45)
	  LSHL   T3.X, PV.Z, PV.W,  
	  LSHL * T3.W, literal.x, PV.W,  
	255(3.573311e-43), 0(0.000000e+00)
	  MOV   T3.Y, 0.0,  
	  ADD_INT * T4.W, T0.W, literal.x,  
	6(8.407791e-45), 0(0.000000e+00)
	  AND_INT   T0.Z, PV.W, literal.x,  
	  MOV * T5.W, literal.y,  
	3(4.203895e-45), 8(1.121039e-44)
	  BFE_UINT   T1.Z, T2.W, literal.x, PV.W, 
	  LSHL * T6.W, PV.Z, literal.y,  
	8(1.121039e-44), 3(4.203895e-45)
	  LSHL   T6.X, PV.Z, PV.W,  
	  LSHL * T6.W, literal.x, PV.W,  
	255(3.573311e-43), 0(0.000000e+00)
	  MOV   T6.Y, 0.0,  
	  ADD_INT * T7.W, T0.W, literal.x,  
	7(9.809089e-45), 0(0.000000e+00)
	  AND_INT * T8.W, PV.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  BFE_UINT   T0.Z, T2.W, literal.x, T5.W, 
	  LSHL * T8.W, PV.W, literal.y,  
	16(2.242078e-44), 3(4.203895e-45)
	  LSHL   T8.X, PV.Z, PV.W,  
	  LSHL * T8.W, literal.x, PV.W,  
	255(3.573311e-43), 0(0.000000e+00)
	  MOV   T8.Y, 0.0,  
	  ADD_INT * T9.W, T0.W, literal.x,  
	8(1.121039e-44), 0(0.000000e+00)
	  AND_INT * T10.W, PV.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  LSHR   T0.Z, T2.W, literal.x,  
	  LSHL * T2.W, PV.W, literal.y,  
	24(3.363116e-44), 3(4.203895e-45)
	  LSHL   T2.X, PV.Z, PV.W,  
	  LSHL * T2.W, literal.x, PV.W,  
	255(3.573311e-43), 0(0.000000e+00)
	  MOV   T2.Y, 0.0,  
	  ADD_INT * T10.W, T0.W, 1,  
	  AND_INT * T11.W, PV.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  MULLO_INT   T0.X, T1.W, literal.x,  
	  MULLO_INT   T0.Y (MASKED), T1.W, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T1.W, literal.x,  
	  MULLO_INT * T0.W (MASKED), T1.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  AND_INT   T0.Z, PV.X, literal.x,  
	  LSHL * T1.W, T11.W, literal.y,  
	255(3.573311e-43), 3(4.203895e-45)
	  LSHL   T1.X, PV.Z, PV.W,  
	  LSHL * T1.W, literal.x, PV.W,  
	255(3.573311e-43), 0(0.000000e+00)
	  MOV   T1.Y, 0.0,  
	  ADD_INT * T11.W, T0.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  AND_INT * T12.W, PV.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  BFE_UINT   T0.Z, T0.X, literal.x, T5.W, 
	  LSHL * T12.W, PV.W, literal.y,  
	8(1.121039e-44), 3(4.203895e-45)
	  LSHL   T12.X, PV.Z, PV.W,  
	  LSHL * T12.W, literal.x, PV.W,  
	255(3.573311e-43), 0(0.000000e+00)
	  MOV   T12.Y, 0.0,  
	  ADD_INT * T13.W, T0.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  AND_INT * T14.W, PV.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  BFE_UINT   T0.Z, T0.X, literal.x, T5.W, 
	  LSHL * T5.W, PV.W, literal.y,  
	16(2.242078e-44), 3(4.203895e-45)
	  LSHL   T5.X, PV.Z, PV.W,  
	  LSHL * T5.W, literal.x, PV.W,  
	255(3.573311e-43), 0(0.000000e+00)
	  MOV   T5.Y, 0.0,  
	  ADD_INT * T0.W, T0.W, literal.x,  
	4(5.605194e-45), 0(0.000000e+00)
	  AND_INT * T14.W, PV.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  LSHR   T0.Z, T0.X, literal.x,  
	  LSHL * T14.W, PV.W, literal.y,  
	24(3.363116e-44), 3(4.203895e-45)
	  LSHL   T14.X, PV.Z, PV.W,  
	  LSHL * T14.W, literal.x, PV.W,  
	255(3.573311e-43), 0(0.000000e+00)
	  MOV   T14.Y, 0.0,  
	  MOV * T3.Z, 0.0,  
	  MOV * T6.Z, 0.0,  
	  MOV * T8.Z, 0.0,  
	  MOV * T2.Z, 0.0,  
	  MOV * T1.Z, 0.0,  
	  MOV * T12.Z, 0.0,  
	  MOV * T5.Z, 0.0,  
	  MOV * T14.Z, 0.0,  
	ALU clause starting at 159:
	  LSHR * T0.X, T0.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  LSHR * T4.X, T13.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  LSHR * T7.X, T11.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  LSHR * T9.X, T10.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  LSHR * T10.X, T9.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  LSHR * T11.X, T7.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  LSHR * T13.X, T4.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  LSHR * T15.X, T0.Y, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
.Ltmp255:
.Lfunc_end1:
	.size	unaligned_global, .Lfunc_end1-unaligned_global

	.section	.AMDGPU.config
	.long	166100
	.long	2
	.long	165900
	.long	0
	.long	166120
	.long	32
	.text
	.globl	unaligned_local
	.p2align	8
	.type	unaligned_local,@function
unaligned_local:
unaligned_local$local:
.Lfunc_begin2:
	ALU 5, @10, KC0[CB0:0-32], KC1[]
.Ltmp256:
	ALU 2, @16, KC0[CB0:0-32], KC1[]
	TEX 0 @8
	ALU 43, @19, KC0[], KC1[]
	ALU 21, @63, KC0[CB0:0-32], KC1[]
	MEM_RAT_CACHELESS STORE_DWORD T1, T0.X
	CF_END
	PAD
	Fetch clause starting at 8:
	  VTX_READ_64 T1.XY, T1.X, 0, #1
	ALU clause starting at 10:
	  MULLO_INT   T0.X (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Y, KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Z (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT * T0.W (MASKED), KC0[1].Z, T1.X,  
.Ltmp257:
	  ADD_INT * T0.W, PV.Y, T0.X,  
	  ADD_INT * T0.W, PV.W, KC0[3].X,  
	ALU clause starting at 16:
	  LSHL * T0.W, T0.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  ADD_INT * T1.X, KC0[2].Y, PV.W,  
	ALU clause starting at 19:
	  MULLO_INT   T0.X (MASKED), T0.X, literal.x,  
	  MULLO_INT   T0.Y, T0.X, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T0.X, literal.x,  
	  MULLO_INT * T0.W (MASKED), T0.X, literal.x,  
	9(1.261169e-44), 0(0.000000e+00)
	  LSHR   T0.Z, T1.Y, literal.x,  
	  ADD_INT * T1.W, PV.Y, literal.y,  
	8(1.121039e-44), 6(8.407791e-45)
	  LDS_BYTE_WRITE * T1.W, T0.Z, 
	  LSHR   T0.Z, T1.Y, literal.x,  
	  ADD_INT * T1.W, T0.Y, literal.y,  BS:VEC_120/SCL_212
	16(2.242078e-44), 7(9.809089e-45)
	  LDS_BYTE_WRITE * T1.W, T0.Z, 
	  LSHR   T0.Z, T1.Y, literal.x,  
	  ADD_INT * T1.W, T0.Y, literal.y,  BS:VEC_120/SCL_212
	24(3.363116e-44), 8(1.121039e-44)
	  LDS_BYTE_WRITE * T1.W, T0.Z, 
	  LSHR   T0.Z, T1.X, literal.x,  
	  ADD_INT * T1.W, T0.Y, literal.y,  
	8(1.121039e-44), 2(2.802597e-45)
	  LDS_BYTE_WRITE * T1.W, T0.Z, 
	  LSHR   T0.Z, T1.X, literal.x,  
	  ADD_INT * T1.W, T0.Y, literal.y,  
	16(2.242078e-44), 3(4.203895e-45)
	  LDS_BYTE_WRITE * T1.W, T0.Z, 
	  LSHR   T0.Z, T1.X, literal.x,  
	  ADD_INT * T1.W, T0.Y, literal.y,  
	24(3.363116e-44), 4(5.605194e-45)
	  LDS_BYTE_WRITE * T1.W, T0.Z, 
	  ADD_INT * T1.W, T0.Y, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
	  LDS_BYTE_WRITE * T1.W, T1.Y, 
	  ADD_INT   T0.Z, T0.Y, 1,  
	  SUB_INT * T1.W, literal.x, T0.X,  
	7(9.809089e-45), 0(0.000000e+00)
	  MULLO_INT   T0.X, T1.W, literal.x,  
	  MULLO_INT   T0.Y (MASKED), T1.W, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T1.W, literal.x,  
	  MULLO_INT * T0.W (MASKED), T1.W, literal.x,  
	9(1.261169e-44), 0(0.000000e+00)
	  LDS_BYTE_WRITE * T0.Z, T1.X, 
	  ADD_INT * T1.W, T0.X, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  GROUP_BARRIER
	ALU clause starting at 63:
	  LDS_USHORT_READ_RET * OQAP, T1.W 
	  MOV   T0.Y, OQAP,  
	  ADD_INT * T1.W, T0.X, literal.x,  
	7(9.809089e-45), 0(0.000000e+00)
	  LDS_USHORT_READ_RET * OQAP, T1.W 
	  MOV   T0.Z, OQAP,  
	  ADD_INT * T1.W, T0.X, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
	  LDS_USHORT_READ_RET * OQAP, T1.W 
	  MOV   T1.X, OQAP,  
	  LSHL   T0.Z, T0.Z, literal.x,  
	  ADD_INT * T1.W, T0.X, 1,  
	16(2.242078e-44), 0(0.000000e+00)
	  LDS_USHORT_READ_RET * OQAP, T1.W 
	  MOV   T0.X, OQAP,  
	  OR_INT   T1.Y, T0.Z, T1.X,  
	  LSHL * T1.W, T0.Y, literal.x,  
	16(2.242078e-44), 0(0.000000e+00)
	  OR_INT   T1.X, PV.W, PV.X,  
	  ADD_INT * T0.W, KC0[2].Z, T0.W,  
	  LSHR * T0.X, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
.Ltmp258:
.Lfunc_end2:
	.size	unaligned_local, .Lfunc_end2-unaligned_local

	.type	llvm.amdgcn.kernel.unaligned_local.lds,@object
	.comm	llvm.amdgcn.kernel.unaligned_local.lds,128,4
