/* SPDX-License-Identifier: MIT */
/* Integer and bit ops. Sources were wrapped to the execution type; results are wrapped to it afterwards. */
#include "alu_common.h"

#define SHIFT(x) ((unsigned)((x) & (ref_int)(ref_width(call) - 1)))
#define U(x) ref_unsigned(call, x)

REF_INT(not, ~a)
REF_INT(and, a &b)
REF_INT(or, a | b)
REF_INT(xor, a ^ b)
REF_INT(shl, (ref_int)(U(a) << SHIFT(b)))
REF_INT(shr, U(a) >> SHIFT(b))
REF_INT(asr, a >> SHIFT(b))
REF_INT(rol,
        (ref_int)((ref_uint)U(a) << SHIFT(b) | U(a) >> (ref_width(call) - SHIFT(b)) % 64 % ref_width(call)))
REF_INT(avg, (a + b + 1) >> 1)
REF_INT(carry, ((ref_uint)U(a) + U(b)) >> ref_width(call))
REF_INT(borrow, U(a) < U(b))

void
ref_mulhi(const struct ref_call *call, struct ref_value *result)
{
    if (lane_type_is_signed(call->type))
        result->i = (call->a.i * call->b.i) >> ref_width(call);
    else
        result->i = (ref_int)((ref_uint)call->a.i * (ref_uint)call->b.i >> ref_width(call));
}

/* Number of the highest bit set, -1 for 0. */
static int
high_bit(uint64_t x)
{
    return x ? 63 - __builtin_clzll(x) : -1;
}

/* Counted from the top of the type, ~0 for none. */
static ref_int
from_top(const struct ref_call *call, uint64_t x)
{
    return x ? (int)ref_width(call) - 1 - high_bit(x) : -1;
}

REF_INT(lzd, (int)ref_width(call) - 1 - high_bit(U(a)))
REF_INT(fbh, from_top(call, U(a < 0 ? ~a : a)))
REF_INT(fbl, U(a) ? __builtin_ctzll(U(a)) : -1)
REF_INT(cbit, __builtin_popcountll(U(a)))

static uint64_t
reverse(uint64_t x, unsigned width)
{
    uint64_t r = 0;
    for (unsigned i = 0; i < width; i++)
        r |= (x >> i & 1) << (width - 1 - i);
    return r;
}

REF_INT(bfrev, reverse(U(a), ref_width(call)))

/* Width 0 gives 0. A field that reaches beyond bit 31 ends there (for signed types the sign fills it). */
static ref_int
extract(unsigned width, unsigned offset, ref_int value)
{
    const ref_int field = value >> offset & (((ref_int)1 << width) - 1);
    return field;
}

static ref_int
sign_extend(ref_int field, unsigned width)
{
    return width && field >> (width - 1) & 1 ? field - ((ref_int)1 << width) : field;
}

void
ref_bfe(const struct ref_call *call, struct ref_value *result)
{
    const unsigned width = (unsigned)call->a.i & 31, offset = (unsigned)call->b.i & 31;
    const ref_int field = extract(width, offset, call->c.i);
    result->i = lane_type_is_signed(call->type) ? sign_extend(field, width) : field;
}

REF_INT(bfi1, (ref_int)((uint64_t)(uint32_t)((1u << (a & 31)) - 1) << (b & 31)))
REF_INT(bfi2, (a & b) | (~a & c))
REF_INT(bitalign, (ref_int)((U(a) << 32 | U(b)) >> (c & 31)))

/* Division: by zero gives all ones, or for signed types the limit on the dividend's side. */
static ref_int
by_zero(const struct ref_call *call)
{
    if (!lane_type_is_signed(call->type))
        return -1;
    const ref_int limit = (ref_int)1 << (ref_width(call) - 1);
    return call->a.i < 0 ? -limit : limit - 1;
}

REF_INT(divq, b == 0 ? by_zero(call) : a / b)
REF_INT(divr, b == 0 ? by_zero(call) : a % b)
