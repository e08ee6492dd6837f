/* SPDX-License-Identifier: MIT */
/* Which types an opcode takes: the "Source Types" and "Destination Types" of its page in PRM Volume 2a. */
#include "maker.h"

#define T(type) (1u << GEN_##type)
#define DWORDS (T(UD) | T(D))
#define WORDS (T(UW) | T(W))
#define BYTES (T(UB) | T(B))
#define QWORDS (T(UQ) | T(Q))
#define INTEGERS (BYTES | WORDS | DWORDS)
#define FLOATS (T(F) | T(HF))

bool
maker_rarely(struct maker *maker, unsigned n)
{
    return !maker->plain && rnd_once_in(&maker->rnd, n);
}

enum gen_type
maker_one_type(struct maker *maker, unsigned types)
{
    unsigned type;
    if (maker->plain && types & (DWORDS | T(F)))
        types &= DWORDS | T(F);
    do
        type = rnd_below(&maker->rnd, GEN_VF + 1);
    while (!(types >> type & 1));
    return (enum gen_type)type;
}

/* Half precision arithmetic is Gen8's too; its mixed forms are Gen9's. */
unsigned
maker_types(const struct maker *maker, enum gen_opcode op)
{
    (void)maker;
    switch (op) {
    case GEN_OP_mov:
    case GEN_OP_sel:
    case GEN_OP_cmp:
    case GEN_OP_cmpn:
    case GEN_OP_add:
    case GEN_OP_mul:
        return INTEGERS | QWORDS | FLOATS | T(DF);
    case GEN_OP_not:
    case GEN_OP_and:
    case GEN_OP_or:
    case GEN_OP_xor:
    case GEN_OP_shr:
    case GEN_OP_shl:
    case GEN_OP_asr:
        return INTEGERS | QWORDS;
    case GEN_OP_avg:
        return INTEGERS;
    case GEN_OP_mac:
        return INTEGERS | FLOATS;
    case GEN_OP_movi:
    case GEN_OP_smov:
        return INTEGERS | FLOATS;
    case GEN_OP_sad2:
    case GEN_OP_sada2:
        return WORDS;
    case GEN_OP_bfrev:
    case GEN_OP_bfi1:
    case GEN_OP_addc:
    case GEN_OP_subb:
    case GEN_OP_fbl:
    case GEN_OP_cbit:
        return T(UD);
    case GEN_OP_fbh:
    case GEN_OP_lzd:
    case GEN_OP_mach:
        return DWORDS;
    case GEN_OP_line:
    case GEN_OP_pln:
    case GEN_OP_dp2:
    case GEN_OP_dp3:
    case GEN_OP_dp4:
    case GEN_OP_dph:
        return T(F);
    default: /* frc, rounding */
        return FLOATS;
    }
}

static unsigned
convertible(enum gen_type dst)
{
    if (1u << dst & (QWORDS | T(DF)))
        return QWORDS | DWORDS | T(F) | T(DF);
    return 1u << dst & FLOATS ? INTEGERS | FLOATS : INTEGERS | FLOATS | QWORDS;
}

unsigned
maker_sources_types(const struct maker *maker, enum gen_opcode op, enum gen_type dst)
{
    const unsigned types = maker_types(maker, op);
    if (op == GEN_OP_sad2 || op == GEN_OP_sada2)
        return BYTES;
    if (op == GEN_OP_mov)
        return convertible(dst);
    if (op == GEN_OP_cbit)
        return T(UB) | T(UW) | T(UD);
    if (1u << dst & FLOATS)
        return maker->gen9 ? types & FLOATS : 1u << dst;
    if (dst == GEN_DF)
        return T(DF);
    return types & ~(FLOATS | T(DF));
}
