/* SPDX-License-Identifier: MIT */
#include "gen_compact.h"

#include "gen_compaction.h"

static uint64_t
bits(uint64_t value, unsigned high, unsigned low)
{
    return value >> low & ((2ull << (high - low)) - 1);
}

static void
apply(struct gen_word *native, uint64_t pattern, const struct gen_moves *moves)
{
    for (unsigned i = 0; i < moves->count; i++) {
        const struct gen_move *const m = &moves->list[i];
        gen_set_bits(native, m->to + m->high - m->low, m->to, bits(pattern, m->high, m->low));
    }
}

static void
apply_format(struct gen_word *native, uint64_t compact, const struct gen_compact_format *format)
{
    apply(native, compact, &format->plain);
    for (unsigned i = 0; i < format->indexed_count; i++) {
        const struct gen_indexed *const x = &format->indexed[i];
        apply(native, x->table[bits(compact, x->high, x->low)], &x->moves);
    }
}

/* An immediate takes the place of src1's index and register: 13 bits, sign-extended. */
static void
place_immediate(struct gen_word *native, uint64_t compact, const struct gen_compaction *c)
{
    const uint32_t value = (uint32_t)(bits(compact, c->immediate.high, c->immediate.low) << 8 |
                                      bits(compact, c->immediate.next_high, c->immediate.next_low));
    gen_set_bits(native, 127, 96, value & 0x1000 ? value | 0xffffe000u : value);
}

/* Immediates of 64 bits do not fit. */
static bool
is_wide_immediate(const struct gen_word *native)
{
    const enum gen_type type =
        gen_type_of_code(native->layout, GEN_TYPE_IMMEDIATE, gen_get_src_type(native, 0));
    return gen_get_src_file(native, 0) == 3 && type < GEN_TYPE_COUNT && gen_type_bytes(type) == 8;
}

/* Instructions with bits that are not in the tables: branch offsets, Gen9's extended descriptors. */
static bool
has_compact_form(const struct gen_compaction *c, const struct gen_op_info *info)
{
    switch (info->format) {
    case GEN_FORMAT_NULLARY:
    case GEN_FORMAT_SENDS:
        return false;
    case GEN_FORMAT_BRANCH_JIP:
    case GEN_FORMAT_BRANCH_UIP:
    case GEN_FORMAT_CALL:
        return c->has_branches;
    case GEN_FORMAT_TERNARY:
        return c->ternary.indexed;
    case GEN_FORMAT_SEND:
        return c->has_send;
    default:
        return true;
    }
}

bool
gen_uncompact(enum gen_platform platform, const struct gen_op_info *info, uint64_t compact,
              struct gen_word *native)
{
    const struct gen_compaction *const c = gen_compaction(platform);
    *native = (struct gen_word){{0}, gen_layout(platform)};
    if (!has_compact_form(c, info))
        return false;
    if (info->format == GEN_FORMAT_TERNARY) {
        apply_format(native, compact, &c->ternary);
        return true;
    }
    apply_format(native, compact, &c->basic);
    if (gen_get_src_file(native, 0) == 3 || gen_get_src_file(native, 1) == 3)
        place_immediate(native, compact, c);
    return !is_wide_immediate(native);
}
