/* SPDX-License-Identifier: MIT */
/* Integer instructions, section 8.2, each on the page of its name. */
#include "guide.h"

#define MODEL(name, expression)                                                                              \
    static void name(struct guide_slot slots[4], unsigned n)                                                 \
    {                                                                                                        \
        const uint32_t a = slots[n].src[0], b = slots[n].src[1], c = slots[n].src[2];                        \
        (void)a, (void)b, (void)c;                                                                           \
        guide_put(&slots[n], expression);                                                                    \
    }

static uint32_t
ones_if(bool is)
{
    return is ? UINT32_MAX : 0;
}

static uint32_t
bit_count(uint32_t x)
{
    uint32_t count = 0;
    for (unsigned i = 0; i < 32; i++)
        count += x >> i & 1;
    return count;
}

static uint32_t
reversed(uint32_t x)
{
    uint32_t result = 0;
    for (unsigned i = 0; i < 32; i++)
        result |= (x >> (31 - i) & 1) << i;
    return result;
}

static uint32_t
first_high(uint32_t x)
{
    uint32_t count = 0;
    if (!x)
        return UINT32_MAX;
    for (; !(x >> 31); x <<= 1)
        count++;
    return count;
}

static uint32_t
first_low(uint32_t x)
{
    uint32_t count = 0;
    if (!x)
        return UINT32_MAX;
    for (; !(x & 1); x >>= 1)
        count++;
    return count;
}

static uint32_t
shift_right_signed(uint32_t x, unsigned by)
{
    return x >> by | (by && x >> 31 ? ~(UINT32_MAX >> by) : 0);
}

static uint32_t
extract(uint32_t a, uint32_t b, uint32_t c, uint32_t (*shift)(uint32_t, unsigned))
{
    b &= 31, c &= 31;
    if (!c)
        return 0;
    return b + c < 32 ? shift(a << (32 - b - c), 32 - c) : shift(a, b);
}

static uint32_t
shift_right(uint32_t x, unsigned by)
{
    return x >> by;
}

static int64_t
signed_24(uint32_t x)
{
    return (int64_t)(x & 0x7fffff) - (x & 0x800000);
}

static uint64_t
unsigned_24(uint32_t x)
{
    return x & 0xffffff;
}

static int64_t
wide(uint32_t x)
{
    return (int64_t)(int32_t)x;
}

static uint32_t
averages(uint32_t a, uint32_t b, uint32_t c)
{
    uint32_t result = 0;
    for (unsigned i = 0; i < 32; i += 8)
        result |= ((a >> i & 255) + (b >> i & 255) + (c >> i & 1)) >> 1 << i;
    return result;
}

static uint32_t
differences(uint32_t a, uint32_t b)
{
    uint32_t sum = 0;
    for (unsigned i = 0; i < 32; i += 8) {
        const uint32_t x = a >> i & 255, y = b >> i & 255;
        sum += x > y ? x - y : y - x;
    }
    return sum;
}

MODEL(and_int, a &b)
MODEL(or_int, a | b)
MODEL(xor_int, a ^ b)
MODEL(not_int, ~a)
MODEL(add_int, a + b)
/* The page says src1 - src0. LLVM, Mesa and SUBB_UINT's page, which is made for it, take src1 away from src0.
 */
MODEL(sub_int, a - b)
MODEL(max_int, (int32_t)a >= (int32_t)b ? a : b)
MODEL(min_int, (int32_t)a < (int32_t)b ? a : b)
MODEL(max_uint, a >= b ? a : b)
MODEL(min_uint, a < b ? a : b)
MODEL(sete_int, ones_if(a == b))
MODEL(setgt_int, ones_if((int32_t)a > (int32_t)b))
MODEL(setge_int, ones_if((int32_t)a >= (int32_t)b))
MODEL(setne_int, ones_if(a != b))
MODEL(setgt_uint, ones_if(a > b))
MODEL(setge_uint, ones_if(a >= b))
/* Five bits of the count. Section 4.8 has 0 beyond 31 for LSHL and LSHR, section 8.2 for LSHL; but GLSL's
 * shifts by `n & 31` reach the GPU with n (cayman.glsl, shifts.comp). */
MODEL(lshl_int, a << (b & 31))
MODEL(lshr_int, a >> (b & 31))
MODEL(ashr_int, shift_right_signed(a, b & 31))
MODEL(addc_uint, (uint64_t)a + b > UINT32_MAX)
MODEL(subb_uint, b > a)
MODEL(bfrev_int, reversed(a))
MODEL(bcnt_int, bit_count(a))
MODEL(ffbh_uint, first_high(a))
MODEL(ffbh_int, first_high(a >> 31 ? ~a : a))
MODEL(ffbl_int, first_low(a))
MODEL(bfm_int, ((1u << (a & 31)) - 1) << (b & 31))
MODEL(bfe_uint, extract(a, b, c, shift_right))
MODEL(bfe_int, extract(a, b, c, shift_right_signed))
MODEL(bfi_int, (b & a) | (c & ~a))
MODEL(bit_align_int, (uint32_t)(((uint64_t)a << 32 | b) >> (c & 31)))
MODEL(byte_align_int, (uint32_t)(((uint64_t)a << 32 | b) >> (8 * (c & 3))))
MODEL(mullo, a *b)
MODEL(mulhi_int, (uint32_t)((uint64_t)(wide(a) * wide(b)) >> 32))
MODEL(mulhi_uint, (uint32_t)((uint64_t)a *b >> 32))
MODEL(mul_int24, (uint32_t)(signed_24(a) * signed_24(b)))
/* 4.8: "returning upper 16 bits of result", as a number with its sign. */
MODEL(mulhi_int24, (uint32_t)(int32_t)((signed_24(a) * signed_24(b)) >> 32))
MODEL(mul_uint24, (uint32_t)(unsigned_24(a) * unsigned_24(b)))
MODEL(mulhi_uint24, (uint32_t)(unsigned_24(a) * unsigned_24(b) >> 32))
MODEL(muladd_int24, (uint32_t)(signed_24(a) * signed_24(b)) + c)
MODEL(muladd_uint24, (uint32_t)(unsigned_24(a) * unsigned_24(b)) + c)
MODEL(cnde_int, a == 0 ? b : c)
MODEL(cndgt_int, (int32_t)a > 0 ? b : c)
MODEL(cndge_int, (int32_t)a >= 0 ? b : c)
MODEL(lerp_uint, averages(a, b, c))
MODEL(sad_accum_uint, differences(a, b) + c)
MODEL(sad_accum_hi_uint, (differences(a, b) << 16) + c)
MODEL(mbcnt_32hi_int, bit_count((uint32_t)(((1ull << slots[n].lane) - 1) >> 32) & a))
MODEL(bcnt_accum, bit_count(a) + slots[n + 1].raw_bits)
MODEL(mbcnt_32lo, bit_count((uint32_t)((1ull << slots[n].lane) - 1) & a) + slots[n + 1].raw_bits)
MODEL(sad_accum_prev, differences(a, b) + slots[n + 1].raw_bits)

#define ROW(op, model, shape)                                                                                \
    {                                                                                                        \
        CAY_##op, model, GUIDE_INT, GUIDE_INT, GUIDE_##shape, 0, CAY_ALU_COUNT, "8.2"                        \
    }
#define PREV(op, model, before)                                                                              \
    {                                                                                                        \
        CAY_OP2_##op, model, GUIDE_INT, GUIDE_INT, GUIDE_PREV_1, 0, CAY_##before, "8.2"                      \
    }

static const struct guide_row rows[] = {
    ROW(OP2_AND_INT, and_int, ONE),
    ROW(OP2_OR_INT, or_int, ONE),
    ROW(OP2_XOR_INT, xor_int, ONE),
    ROW(OP2_NOT_INT, not_int, ONE),
    ROW(OP2_ADD_INT, add_int, ONE),
    ROW(OP2_SUB_INT, sub_int, ONE),
    ROW(OP2_MAX_INT, max_int, ONE),
    ROW(OP2_MIN_INT, min_int, ONE),
    ROW(OP2_MAX_UINT, max_uint, ONE),
    ROW(OP2_MIN_UINT, min_uint, ONE),
    ROW(OP2_SETE_INT, sete_int, ONE),
    ROW(OP2_SETGT_INT, setgt_int, ONE),
    ROW(OP2_SETGE_INT, setge_int, ONE),
    ROW(OP2_SETNE_INT, setne_int, ONE),
    ROW(OP2_SETGT_UINT, setgt_uint, ONE),
    ROW(OP2_SETGE_UINT, setge_uint, ONE),
    ROW(OP2_LSHL_INT, lshl_int, ONE),
    ROW(OP2_LSHR_INT, lshr_int, ONE),
    ROW(OP2_ASHR_INT, ashr_int, ONE),
    ROW(OP2_ADDC_UINT, addc_uint, ONE),
    ROW(OP2_SUBB_UINT, subb_uint, ONE),
    ROW(OP2_BFREV_INT, bfrev_int, ONE),
    ROW(OP2_BCNT_INT, bcnt_int, ONE),
    ROW(OP2_FFBH_UINT, ffbh_uint, ONE),
    ROW(OP2_FFBH_INT, ffbh_int, ONE),
    ROW(OP2_FFBL_INT, ffbl_int, ONE),
    ROW(OP2_BFM_INT, bfm_int, ONE),
    ROW(OP3_BFE_UINT, bfe_uint, ONE),
    ROW(OP3_BFE_INT, bfe_int, ONE),
    ROW(OP3_BFI_INT, bfi_int, ONE),
    ROW(OP3_BIT_ALIGN_INT, bit_align_int, ONE),
    ROW(OP3_BYTE_ALIGN_INT, byte_align_int, ONE),
    ROW(OP2_MULLO_INT, mullo, SAME),
    ROW(OP2_MULLO_UINT, mullo, SAME),
    ROW(OP2_MULHI_INT, mulhi_int, SAME),
    ROW(OP2_MULHI_UINT, mulhi_uint, SAME),
    ROW(OP2_MUL_INT24, mul_int24, ONE),
    ROW(OP2_MULHI_INT24, mulhi_int24, ONE),
    ROW(OP2_MUL_UINT24, mul_uint24, ONE),
    ROW(OP2_MULHI_UINT24, mulhi_uint24, ONE),
    ROW(OP3_MULADD_INT24, muladd_int24, ONE),
    ROW(OP3_MULADD_UINT24, muladd_uint24, ONE),
    ROW(OP3_CNDE_INT, cnde_int, ONE),
    ROW(OP3_CNDGT_INT, cndgt_int, ONE),
    ROW(OP3_CNDGE_INT, cndge_int, ONE),
    ROW(OP3_LERP_UINT, lerp_uint, ONE),
    ROW(OP3_SAD_ACCUM_UINT, sad_accum_uint, ONE),
    ROW(OP3_SAD_ACCUM_HI_UINT, sad_accum_hi_uint, ONE),
    ROW(OP2_MBCNT_32HI_INT, mbcnt_32hi_int, ONE),
    PREV(BCNT_ACCUM_PREV_INT, bcnt_accum, OP2_BCNT_INT),
    PREV(MBCNT_32LO_ACCUM_PREV_INT, mbcnt_32lo, OP2_MBCNT_32HI_INT),
    PREV(SAD_ACCUM_PREV_UINT, sad_accum_prev, OP3_SAD_ACCUM_UINT),
};
const struct guide_table guide_integer = {rows, sizeof rows / sizeof *rows};
