/* SPDX-License-Identifier: MIT */
#include "emu/lane_nans.h"

#include <assert.h>

static bool
copies_nans(const struct lane_op *op)
{
    const bool plain = !(op->flags & (LANE_SAT | LANE_OMOD_MUL2 | LANE_OMOD_MUL4 | LANE_OMOD_DIV2));
    bool same = plain && op->dst.type == op->type;
    for (unsigned s = 0; s < lane_code_sources(op->code); s++)
        same = same && op->src[s].type == op->type && !op->src[s].mods;
    return same &&
           (lane_code_is(op->code, LANE_COPIES) || op->code == LANE_OP_min || op->code == LANE_OP_max);
}

bool
lane_op_makes_nans(const struct lane_op *op)
{
    return lane_code_family(op->code) <= LANE_MATH && op->dst.kind != LANE_NONE &&
           lane_type_is_float((enum lane_type)op->dst.type) && !copies_nans(op);
}

uint64_t
lane_infinity_bits(enum lane_type type)
{
    assert(lane_type_is_float(type));
    return type == LANE_HF ? 0x7c00 : type == LANE_F ? 0x7f800000 : 0x7ff0000000000000;
}

uint64_t
lane_sign_bit(enum lane_type type)
{
    return UINT64_C(1) << (lane_type_bytes(type) * 8 - 1);
}

uint64_t
lane_quiet_bit(enum lane_type type)
{
    const uint64_t infinity = lane_infinity_bits(type);
    return (infinity & ~(infinity - 1)) >> 1;
}

bool
lane_is_nan_bits(uint64_t bits, enum lane_type type)
{
    return (bits & ~lane_sign_bit(type)) > lane_infinity_bits(type);
}
