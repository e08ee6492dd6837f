/* SPDX-License-Identifier: MIT */
/* Which op has which functions. */
#include "native.h"

struct functions {
    alu_fn *of_int, *of_float;
};

#define NATIVE_ROW_A(id) [LANE_OP_##id] = {jit_int_##id, jit_float_##id},
#define NATIVE_ROW_I(id) [LANE_OP_##id] = {jit_int_##id, NULL},
#define NATIVE_ROW_F(id) [LANE_OP_##id] = {NULL, jit_float_##id},
#define NATIVE_ROW_OWN(id)
#define NATIVE_ROW_NONE(id)

static const struct functions functions[LANE_OP_COUNT] = {
#define LANE_OP(id, operands, family, types, traits, native, meaning) NATIVE_ROW_##native(id)
#include "emu/lane_ops.def"
#undef LANE_OP
};

alu_fn *
alu_int_function(enum lane_code code)
{
    return functions[code].of_int;
}

alu_fn *
alu_float_function(enum lane_code code)
{
    return functions[code].of_float;
}
