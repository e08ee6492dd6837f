/* SPDX-License-Identifier: MIT */
/*
 * One function per op that has host code, named by the column `native` of emu/lane_ops.def: jit_int_<op> for
 * integers, jit_float_<op> for floats and doubles. If the column names a function that does not exist, the
 * build does not link.
 */
#ifndef BACKEND_JIT_ALU_NATIVE_H
#define BACKEND_JIT_ALU_NATIVE_H

#include "alu.h"

/* The result in the type that the op is computed in; NULL: the op has no host code in this form. */
typedef LLVMValueRef alu_fn(struct alu *a);

#define NATIVE_DECLARE_A(id) alu_fn jit_int_##id, jit_float_##id;
#define NATIVE_DECLARE_I(id) alu_fn jit_int_##id;
#define NATIVE_DECLARE_F(id) alu_fn jit_float_##id;
#define NATIVE_DECLARE_OWN(id)
#define NATIVE_DECLARE_NONE(id)
#define LANE_OP(id, operands, family, types, traits, native, meaning) NATIVE_DECLARE_##native(id)
#include "emu/lane_ops.def"
#undef LANE_OP

/* The op's functions; NULL: none. */
alu_fn *alu_int_function(enum lane_code code);
alu_fn *alu_float_function(enum lane_code code);

#endif
