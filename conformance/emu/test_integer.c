/* SPDX-License-Identifier: MIT */
/* Every integer op against a model that spells its meaning out bit by bit or in 128 bits. */
#include <string.h>

#include "rig.h"
#include "values.h"

typedef __int128 i128;
typedef unsigned __int128 u128;

struct args {
    enum lane_type type;
    unsigned width;
    bool is_signed;
    uint64_t a, b, c; /* bits */
    i128 va, vb, vc;  /* values */
};

static i128
value_of(uint64_t bits, enum lane_type type)
{
    const unsigned width = lane_type_bytes(type) * 8;
    i128 v = 0;
    for (unsigned i = 0; i < width; i++)
        if (bits >> i & 1)
            v += lane_type_is_signed(type) && i == width - 1 ? -((i128)1 << i) : (i128)1 << i;
    return v;
}

static bool
bit(uint64_t x, unsigned i)
{
    return x >> i & 1;
}

static i128
model_not(const struct args *x)
{
    return (i128)(x->a ^ UINT64_MAX);
}
static i128
model_and(const struct args *x)
{
    return (i128)(x->a & x->b);
}
static i128
model_or(const struct args *x)
{
    return (i128)(x->a | x->b);
}
static i128
model_xor(const struct args *x)
{
    return (i128)(x->a ^ x->b);
}
static i128
model_mov(const struct args *x)
{
    return x->va;
}
static i128
model_add(const struct args *x)
{
    return x->va + x->vb;
}
static i128
model_mul(const struct args *x)
{
    return (i128)((u128)x->va * (u128)x->vb);
}
static i128
model_mad(const struct args *x)
{
    return (i128)((u128)x->va * (u128)x->vb + (u128)x->vc);
}
static i128
model_min(const struct args *x)
{
    return x->va < x->vb ? x->va : x->vb;
}
static i128
model_max(const struct args *x)
{
    return x->va > x->vb ? x->va : x->vb;
}
static i128
model_carry(const struct args *x)
{
    return (u128)x->a + x->b > (UINT64_MAX >> (64 - x->width));
}
static i128
model_borrow(const struct args *x)
{
    return x->a < x->b;
}

static i128
model_shl(const struct args *x)
{
    u128 r = x->a;
    for (unsigned n = (unsigned)(x->b % x->width); n; n--)
        r += r;
    return (i128)r;
}

static i128
model_shr(const struct args *x)
{
    uint64_t r = x->a;
    for (unsigned n = (unsigned)(x->b % x->width); n; n--)
        r /= 2;
    return (i128)r;
}

/* floor division by a power of two */
static i128
model_asr(const struct args *x)
{
    i128 r = x->va;
    for (unsigned n = (unsigned)(x->b % x->width); n; n--)
        r = (r - (r & 1)) / 2;
    return r;
}

static i128
model_rol(const struct args *x)
{
    uint64_t r = 0;
    for (unsigned i = 0; i < x->width; i++)
        if (bit(x->a, i))
            r |= (uint64_t)1 << (i + x->b) % x->width;
    return (i128)r;
}

static i128
model_avg(const struct args *x)
{
    const i128 s = x->va + x->vb + 1;
    return (s - (s & 1)) / 2;
}

static i128
model_mulhi(const struct args *x)
{
    if (!x->is_signed)
        return (i128)((u128)x->va * (u128)x->vb >> x->width);
    i128 p = x->va * x->vb;
    for (unsigned n = x->width; n; n--)
        p = (p - (p & 1)) / 2;
    return p;
}

static i128
model_lzd(const struct args *x)
{
    unsigned n = 0;
    while (n < x->width && !bit(x->a, x->width - 1 - n))
        n++;
    return n;
}

static i128
model_fbh(const struct args *x)
{
    const bool skip = x->is_signed && bit(x->a, x->width - 1);
    for (unsigned n = 0; n < x->width; n++)
        if (bit(x->a, x->width - 1 - n) != skip)
            return n;
    return -1;
}

static i128
model_fbl(const struct args *x)
{
    for (unsigned n = 0; n < x->width; n++)
        if (bit(x->a, n))
            return n;
    return -1;
}

static i128
model_cbit(const struct args *x)
{
    int n = 0;
    for (unsigned i = 0; i < x->width; i++)
        n += bit(x->a, i);
    return n;
}

static i128
model_bfrev(const struct args *x)
{
    uint64_t r = 0;
    for (unsigned i = 0; i < x->width; i++)
        r = r * 2 + bit(x->a, i);
    return (i128)r;
}

static i128
model_bfe(const struct args *x)
{
    const unsigned width = x->a & 31, offset = x->b & 31;
    i128 r = 0;
    for (unsigned i = 0; i < width; i++) {
        const unsigned at = offset + i;
        const bool set = at < 32 ? bit(x->c, at) : x->is_signed && bit(x->c, 31);
        if (set)
            r += x->is_signed && i == width - 1 ? -((i128)1 << i) : (i128)1 << i;
    }
    return r;
}

static i128
model_bfi1(const struct args *x)
{
    uint64_t r = 0;
    for (unsigned i = 0; i < (x->a & 31); i++)
        if (i + (x->b & 31) < 32)
            r |= (uint64_t)1 << (i + (x->b & 31));
    return (i128)r;
}

static i128
model_bfi2(const struct args *x)
{
    uint64_t r = 0;
    for (unsigned i = 0; i < 32; i++)
        r |= (uint64_t)(bit(x->a, i) ? bit(x->b, i) : bit(x->c, i)) << i;
    return (i128)r;
}

static i128
model_bitalign(const struct args *x)
{
    uint64_t r = 0;
    for (unsigned i = 0; i < 32; i++) {
        const unsigned at = i + (x->c & 31);
        r |= (uint64_t)(at < 32 ? bit(x->b, at) : bit(x->a, at - 32)) << i;
    }
    return (i128)r;
}

static i128
div_by_zero(const struct args *x)
{
    const i128 top = (i128)1 << (x->width - x->is_signed);
    return x->is_signed && x->va < 0 ? -top : top - 1;
}

static i128
model_divq(const struct args *x)
{
    return x->vb ? x->va / x->vb : div_by_zero(x);
}
static i128
model_divr(const struct args *x)
{
    return x->vb ? x->va - x->va / x->vb * x->vb : div_by_zero(x);
}

struct row {
    enum lane_code code;
    i128 (*model)(const struct args *x);
    bool only32, exact;
};

#define ROW(id)                                                                                              \
    {                                                                                                        \
        LANE_OP_##id, model_##id, false, false                                                               \
    }
#define ROW32(id)                                                                                            \
    {                                                                                                        \
        LANE_OP_##id, model_##id, true, false                                                                \
    }
#define EXACT(id)                                                                                            \
    {                                                                                                        \
        LANE_OP_##id, model_##id, false, true                                                                \
    }
static const struct row rows[] = {
    EXACT(mov),  EXACT(add),  EXACT(mul),      EXACT(mad), ROW(not ), ROW(and),   ROW(or),    ROW(xor),
    ROW(shl),    ROW(shr),    ROW(asr),        ROW(rol),   ROW(avg),  ROW(mulhi), ROW(min),   ROW(max),
    ROW(carry),  ROW(borrow), ROW(lzd),        ROW(fbh),   ROW(fbl),  ROW(cbit),  ROW(bfrev), ROW32(bfe),
    ROW32(bfi1), ROW32(bfi2), ROW32(bitalign), ROW(divq),  ROW(divr),
};

static const enum lane_type types[] = {LANE_UB, LANE_B, LANE_UW, LANE_W, LANE_UD, LANE_D, LANE_UQ, LANE_Q};

static struct args
make_args(const struct rig *r, enum lane_type type, unsigned lane)
{
    struct args x = {
        .type = type, .width = lane_type_bytes(type) * 8, .is_signed = lane_type_is_signed(type)};
    x.a = rig_get(r, RIG_A, type, lane);
    x.b = rig_get(r, RIG_B, type, lane);
    x.c = rig_get(r, RIG_C, type, lane);
    x.va = value_of(x.a, type);
    x.vb = value_of(x.b, type);
    x.vc = value_of(x.c, type);
    return x;
}

static void
fill(struct rig *r, struct random *random, enum lane_type type)
{
    static const uint32_t bases[3] = {RIG_A, RIG_B, RIG_C};
    for (unsigned n = 0; n < 3; n++)
        for (unsigned lane = 0; lane < 16; lane++)
            rig_put(r, bases[n], type, lane, random_value(random, type));
}

static void
check_row(struct rig *r, const struct row *row, enum lane_type type)
{
    struct random random = {.state = row->code * 64u + type};
    rig_clear(r);
    rig_elementwise(r, row->code, type);
    for (unsigned round = 0; round < 200; round++) {
        fill(r, &random, type);
        assert_int_equal(rig_run(r, 0xffff, RIG_IEEE), EMU_STOP_END);
        for (unsigned lane = 0; lane < 16; lane++) {
            const struct args x = make_args(r, type, lane);
            const uint64_t want = (uint64_t)row->model(&x) & (UINT64_MAX >> (64 - x.width));
            const uint64_t got = rig_get(r, RIG_DST, type, lane);
            if (got != want)
                fail_msg("%s:%s a=%llx b=%llx c=%llx: %llx, not %llx", lane_code_name(row->code),
                         lane_type_name(type), (unsigned long long)x.a, (unsigned long long)x.b,
                         (unsigned long long)x.c, (unsigned long long)got, (unsigned long long)want);
        }
    }
}

static void
ops_match_their_models(void **state)
{
    (void)state;
    struct rig r;
    rig_open(&r);
    for (unsigned i = 0; i < sizeof rows / sizeof rows[0]; i++)
        for (unsigned t = 0; t < sizeof types / sizeof types[0]; t++)
            if (!rows[i].only32 || lane_type_bytes(types[t]) == 4)
                check_row(&r, &rows[i], types[t]);
    rig_close(&r);
}

static void
every_integer_op_has_a_model(void **state)
{
    (void)state;
    static const char types_of[] = {
#define LANE_OP(id, operands, family, types, ...) LANE_##family == LANE_ALU ? #types[0] : 'N',
#include "emu/lane_ops.def"
#undef LANE_OP
    };
    for (unsigned code = 0; code < LANE_OP_COUNT; code++) {
        bool found = types_of[code] != 'I';
        for (unsigned i = 0; i < sizeof rows / sizeof rows[0]; i++)
            found |= rows[i].code == code;
        if (!found)
            fail_msg("%s has no model", lane_code_name(code));
    }
}

static i128
low_of(enum lane_type type)
{
    return lane_type_is_signed(type) ? -((i128)1 << (lane_type_bytes(type) * 8 - 1)) : 0;
}

static i128
high_of(enum lane_type type)
{
    return ((i128)1 << (lane_type_bytes(type) * 8 - lane_type_is_signed(type))) - 1;
}

/* Exact ops into every dst type, saturating or not, with the second source negated or not, and the OV flag.
 */
static void
check_exact(struct rig *r, enum lane_code code, enum lane_type type, enum lane_type to, bool saturate,
            bool negate)
{
    struct random random = {.state = code * 4096u + type * 64u + to * 4u + saturate * 2u + negate};
    rig_clear(r);
    struct lane_op *op = rig_elementwise(r, code, type);
    op->dst = rig_packed(to, RIG_DST);
    op->flags = saturate ? LANE_SAT : 0;
    op->src[1].mods = negate ? LANE_MOD_NEG : 0;
    op->write_flag = true;
    op->cond = LANE_COND_OV;
    op->cond_cell = 64;
    for (unsigned round = 0; round < 20; round++) {
        fill(r, &random, type);
        assert_int_equal(rig_run(r, 0xffff, RIG_IEEE), EMU_STOP_END);
        for (unsigned lane = 0; lane < 16; lane++) {
            const struct args x = make_args(r, type, lane);
            const i128 b = negate ? -x.vb : x.vb;
            const i128 exact = code == LANE_OP_add ? x.va + b : x.va * b;
            i128 want = exact;
            if (saturate)
                want = exact < low_of(to) ? low_of(to) : exact > high_of(to) ? high_of(to) : exact;
            const uint64_t mask = UINT64_MAX >> (64 - 8 * lane_type_bytes(to));
            assert_int_equal(rig_get(r, RIG_DST, to, lane), (uint64_t)want & mask);
            assert_int_equal(r->rf[64 + lane / 8] >> lane % 8 & 1, exact < low_of(to) || exact > high_of(to));
        }
    }
}

static void
sums_and_products_are_exact(void **state)
{
    (void)state;
    struct rig r;
    rig_open(&r);
    for (unsigned t = 0; t < 8; t++)
        for (unsigned to = 0; to < 8; to++)
            for (unsigned mode = 0; mode < 4; mode++) {
                check_exact(&r, LANE_OP_add, types[t], types[to], mode & 1, mode & 2);
                if (types[t] != LANE_UQ) /* its products need more than the model's 127 bits */
                    check_exact(&r, LANE_OP_mul, types[t], types[to], mode & 1, mode & 2);
            }
    rig_close(&r);
}

/* 64-bit products at the far end: they saturate to the right side although 128 bits overflow. */
static void
huge_products_saturate(void **state)
{
    (void)state;
    struct rig r;
    rig_open(&r);
    struct lane_op *op = rig_elementwise(&r, LANE_OP_mul, LANE_UQ);
    op->flags = LANE_SAT;
    for (unsigned lane = 0; lane < 16; lane++) {
        rig_put(&r, RIG_A, LANE_UQ, lane, UINT64_MAX);
        rig_put(&r, RIG_B, LANE_UQ, lane, UINT64_MAX - lane);
    }
    rig_run(&r, 0xffff, RIG_IEEE);
    assert_true(rig_get(&r, RIG_DST, LANE_UQ, 3) == UINT64_MAX);
    op = &r.program->ops[0];
    op->src[1].mods = LANE_MOD_NEG;
    rig_run(&r, 0xffff, RIG_IEEE);
    assert_true(rig_get(&r, RIG_DST, LANE_UQ, 3) == 0);
    op = &r.program->ops[0];
    op->flags = 0;
    rig_run(&r, 0xffff, RIG_IEEE);
    assert_true(rig_get(&r, RIG_DST, LANE_UQ, 3) == UINT64_MAX * -(UINT64_MAX - 3));
    rig_clear(&r);
    op = rig_elementwise(&r, LANE_OP_mad, LANE_UQ); /* a product below 2^127, a sum beyond */
    op->flags = LANE_SAT;
    op->src[1] = rig_imm(LANE_UQ, (uint64_t)1 << 63);
    op->src[2] = rig_imm(LANE_UQ, UINT64_MAX);
    rig_run(&r, 0xffff, RIG_IEEE);
    assert_true(rig_get(&r, RIG_DST, LANE_UQ, 3) == UINT64_MAX);
    rig_close(&r);
}

static bool
holds(enum lane_cond cond, i128 a, i128 b)
{
    switch (cond) {
    case LANE_COND_EQ:
        return a == b;
    case LANE_COND_NE:
        return a != b;
    case LANE_COND_GT:
        return a > b;
    case LANE_COND_GE:
        return a >= b;
    case LANE_COND_LT:
        return a < b;
    case LANE_COND_LE:
        return a <= b;
    default:
        return false;
    }
}

static void
comparisons(void **state)
{
    (void)state;
    struct rig r;
    rig_open(&r);
    struct random random = {.state = 99};
    for (unsigned t = 0; t < 8; t++)
        for (enum lane_cond cond = LANE_COND_EQ; cond <= LANE_COND_LE; cond++)
            for (unsigned round = 0; round < 40; round++) {
                rig_clear(&r);
                struct lane_op *op = rig_elementwise(&r, LANE_OP_cmp, types[t]);
                op->cond = (uint8_t)cond;
                op->write_flag = true;
                op->cond_cell = 68;
                op->cond_shift = 7;
                op = rig_elementwise(&r, LANE_OP_csel, types[t]);
                op->cond = (uint8_t)cond;
                op->dst.base = RIG_DST + 256;
                op = rig_elementwise(&r, LANE_OP_set, types[t]);
                op->cond = (uint8_t)cond;
                op->dst = rig_packed(LANE_F, RIG_DST + 512);
                fill(&r, &random, types[t]);
                memset(r.rf + 64, 0xff, 16);
                rig_run(&r, 0xffff, RIG_IEEE);
                for (unsigned lane = 0; lane < 16; lane++) {
                    const struct args x = make_args(&r, types[t], lane);
                    const bool truth = holds(cond, x.va, x.vb);
                    const uint64_t ones = UINT64_MAX >> (64 - x.width);
                    assert_true(rig_get(&r, RIG_DST, types[t], lane) == (truth ? ones : 0));
                    assert_int_equal(rig_get(&r, 68, LANE_UQ, 0) >> (7 + lane) & 1, truth);
                    assert_true(rig_get(&r, RIG_DST + 256, types[t], lane) ==
                                (holds(cond, x.vc, 0) ? x.a : x.b));
                    assert_int_equal(rig_get(&r, RIG_DST + 512, LANE_F, lane), truth ? 0x3f800000 : 0);
                }
                /* bits of other channels are untouched */
                assert_int_equal(rig_get(&r, 68, LANE_UQ, 0) & 0x7f, 0x7f);
                assert_int_equal(rig_get(&r, 68, LANE_UQ, 0) >> 23 & 0xff, 0xff);
            }
    rig_close(&r);
}

/* Flags of what was written, in dst's type, not of what was computed. */
static void
flags_follow_dst(void **state)
{
    static const struct {
        enum lane_type type, to;
        uint64_t bits;
        enum lane_cond cond;
        bool want;
    } cases[] = {
        {LANE_D, LANE_W, 0x10000, LANE_COND_EQ, true},    {LANE_D, LANE_W, 0x8000, LANE_COND_LT, true},
        {LANE_D, LANE_UW, 0x8000, LANE_COND_LT, false},   {LANE_F, LANE_D, 0x3f000000, LANE_COND_EQ, true},
        {LANE_F, LANE_D, 0xbf800000, LANE_COND_LT, true}, {LANE_F, LANE_UD, 0xbf800000, LANE_COND_EQ, true}};
    (void)state;
    struct rig r;
    rig_open(&r);
    for (unsigned i = 0; i < sizeof cases / sizeof cases[0]; i++) {
        rig_clear(&r);
        struct lane_op *op = rig_elementwise(&r, LANE_OP_mov, cases[i].type);
        op->dst = rig_packed(cases[i].to, RIG_DST);
        op->write_flag = true, op->cond = (uint8_t)cases[i].cond, op->cond_cell = 64;
        rig_put(&r, RIG_A, cases[i].type, 0, cases[i].bits);
        r.rf[64] = (uint8_t)!cases[i].want;
        rig_run(&r, 1, RIG_IEEE);
        assert_int_equal(r.rf[64] & 1, cases[i].want);
    }
    rig_close(&r);
}

static void
modifiers(void **state)
{
    (void)state;
    struct rig r;
    rig_open(&r);
    struct lane_op *op = rig_elementwise(&r, LANE_OP_mov, LANE_D);
    op->dst = rig_packed(LANE_Q, RIG_DST);
    static const struct {
        enum lane_type type;
        uint64_t bits;
        uint8_t mods;
        int64_t want;
    } cases[] = {{LANE_D, 0x80000000, LANE_MOD_ABS, 0x80000000},
                 {LANE_D, 0x80000000, LANE_MOD_ABS | LANE_MOD_NEG, INT32_MIN},
                 {LANE_D, 5, LANE_MOD_NEG, -5},
                 {LANE_UD, 0xffffffff, LANE_MOD_NEG, -0xffffffffll},
                 {LANE_UD, 0, LANE_MOD_NOT, 0xffffffff},
                 {LANE_B, 0x80, LANE_MOD_NEG, 128},
                 {LANE_W, 0, LANE_MOD_NOT, -1}};
    for (unsigned i = 0; i < sizeof cases / sizeof cases[0]; i++) {
        op = &r.program->ops[0];
        op->src[0] = rig_packed(cases[i].type, RIG_A);
        op->src[0].mods = cases[i].mods;
        rig_put(&r, RIG_A, cases[i].type, 3, cases[i].bits);
        rig_run(&r, 1 << 3, RIG_IEEE);
        assert_true((int64_t)rig_get(&r, RIG_DST, LANE_Q, 3) == cases[i].want);
    }
    rig_close(&r);
}

int
main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(ops_match_their_models),
        cmocka_unit_test(every_integer_op_has_a_model),
        cmocka_unit_test(sums_and_products_are_exact),
        cmocka_unit_test(huge_products_saturate),
        cmocka_unit_test(comparisons),
        cmocka_unit_test(modifiers),
        cmocka_unit_test(flags_follow_dst),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
