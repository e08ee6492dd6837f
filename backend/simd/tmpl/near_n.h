/* SPDX-License-Identifier: MIT */
/*
 * log2 and exp2 of N lanes at a fraction of the time of their definitions (emu/lane_math.h), to the same
 * bits. The definitions compute in double and round once to float. Here doubles are computed in another way,
 * which differ by less than NEAR_CLOSE units in the last place. Both round to the same float, unless the
 * double lies that near to the middle of two floats. Then, and for arguments for which the short way is not
 * valid, there is doubt, and the definition is computed. So it is if the program does not round to the
 * nearest. The jit does the same (jit/translate/near.c): polynomials meet their functions at Chebyshev's
 * nodes, and errors are below 2^-44.
 */
enum { FN(NEAR_CLOSE) = 1 << 12, FN(NEAR_MIDDLE) = 1 << 28, FN(NEAR_STEP) = 1 << 29 };

/* Half of a vector's floats, as doubles. */
INLINE
VT64(f64) FN(near_wide)(VT(f32) v, int k)
{
    return PR64(convert_f32_f64)(FN(half)(v, k));
}

INLINE
VT64(f64) FN(near_fma)(VT64(f64) a, VT64(f64) b, double c)
{
    return PR64(fma64)(a, b, (VT64(f64)){0} + c);
}

/* Bit i: lane i is close to the middle of two floats. */
INLINE unsigned
FN(near_doubt)(VT64(f64) v)
{
    const VT64(i64) from = (VT64(i64))v - (FN(NEAR_MIDDLE) - FN(NEAR_CLOSE));
    const VT64(i64) distance = from & (FN(NEAR_STEP) - 2 * FN(NEAR_CLOSE));
    return mask_bits(PR64(eq_i64)(distance, (VT64(i64)){0}));
}

/* 2^t for t in [-1/2, 1/2]. */
INLINE
VT64(f64) FN(near_small_exp2)(VT64(f64) t)
{
    VT64(f64) p = (VT64(f64)){0} + 0x1.b638783a652d5p-24;
    p = FN(near_fma)(p, t, 0x1.63d13657887b2p-20);
    p = FN(near_fma)(p, t, 0x1.ffcb951d07c54p-17);
    p = FN(near_fma)(p, t, 0x1.4308ac8591c0ap-13);
    p = FN(near_fma)(p, t, 0x1.5d87fe86fc8dbp-10);
    p = FN(near_fma)(p, t, 0x1.3b2ab7181b7fap-7);
    p = FN(near_fma)(p, t, 0x1.c6b08d7047e5dp-5);
    p = FN(near_fma)(p, t, 0x1.ebfbdff823cedp-3);
    p = FN(near_fma)(p, t, 0x1.62e42fefa39efp-1);
    return FN(near_fma)(p, t, 1.0);
}

/* The nearest integer is in the low bits of the sum, whose last place is 1; the rest is exact as a float.
 * Returns which lanes are in doubt: 124 and more, where the result can be denormal, too. */
INLINE unsigned
FN(near_exp2)(VT(f32) x, VT(i32) * out)
{
    const VT(f32) magic = (VT(f32)){0} + 0x1.8p23f, sum = x + magic, t = x - (sum - magic);
    const VT(i32) size = (VT(i32))x & INT32_MAX;
    VT64(f32) half[2];
    unsigned doubt = mask_bits(PR(lt_i32)((VT(i32)){0} + (0x42f80000 - 1), size));
    UNROLL for (int k = 0; k < 2; k++)
    {
        const VT64(f64) p = FN(near_small_exp2)(FN(near_wide)(t, k));
        doubt |= FN(near_doubt)(p) << (k * VH);
        half[k] = __builtin_convertvector(p, VT64(f32));
    }
    *out = FN(join_halves)(half[0], half[1]) + ((VT(i32))sum << 23);
    return doubt;
}

/* x / (x + 2) for x in [-0.3, 0.5], from an estimate of 1 / (x + 2) by two of Newton's steps. */
INLINE
VT64(f64) FN(near_quotient)(VT64(f64) x, VT64(f64) about)
{
    const VT64(f64) divisor = -(x + 2.0);
    VT64(f64) r = PR64(fma64)(about, FN(near_fma)(divisor, about, 1.0), about);
    r = PR64(fma64)(r, FN(near_fma)(divisor, r, 1.0), r);
    return x * r;
}

/* Twice the series of artanh, over ln 2. */
INLINE
VT64(f64) FN(near_log2_series)(VT64(f64) z)
{
    VT64(f64) p = (VT64(f64)){0} + 0x1.21ac9df204ccbp-2;
    p = FN(near_fma)(p, z, 0x1.4795a6190fc87p-2);
    p = FN(near_fma)(p, z, 0x1.a61a2cc257f13p-2);
    p = FN(near_fma)(p, z, 0x1.2776c295ef7bbp-1);
    p = FN(near_fma)(p, z, 0x1.ec709dc539e7ep-1);
    return FN(near_fma)(p, z, 0x1.71547652b8253p+1);
}

/* Exponent and mantissa in [sqrt(1/2), sqrt(2)), whose difference to 1 is exact as a float. Returns which
 * lanes are in doubt: also those not positive or not normal. */
INLINE unsigned
FN(near_log2)(VT(f32) x, VT(i32) * out)
{
    const VT(i32) bits = (VT(i32))x, exponent = (bits - 0x3f3504f4) >> 23;
    const VT(f32) v = (VT(f32))(bits - (exponent << 23)) - 1.0f, about = PR(about_inv)(v + 2.0f);
    const VT(f32) whole = __builtin_convertvector(exponent, VT(f32));
    const VT(u32) from_least = (VT(u32))bits - 0x00800000u;
    VT64(f32) half[2];
    unsigned doubt = mask_bits(PR(lt_u32)((VT(u32)){0} + (0x7f000000u - 1), from_least));
    UNROLL for (int k = 0; k < 2; k++)
    {
        const VT64(f64) s = FN(near_quotient)(FN(near_wide)(v, k), FN(near_wide)(about, k));
        const VT64(f64) p = PR64(fma64)(s, FN(near_log2_series)(s * s), FN(near_wide)(whole, k));
        doubt |= FN(near_doubt)(p) << (k * VH);
        half[k] = __builtin_convertvector(p, VT64(f32));
    }
    *out = FN(join_halves)(half[0], half[1]);
    return doubt;
}

/* The handlers of name, whose lanes' definition is expr of a. */
#define NEAR(name, shape, expr)                                                                              \
    static __attribute__((noinline)) void FN(name##_##shape##_exact)(VT(i32) v[CHUNKS])                      \
    {                                                                                                        \
        float in[N], out[N];                                                                                 \
        FN(spill)(in, v);                                                                                    \
        for (int i = 0; i < N; i++) {                                                                        \
            const float a = in[i];                                                                           \
            out[i] = (expr);                                                                                 \
        }                                                                                                    \
        FN(unspill)(v, out);                                                                                 \
    }                                                                                                        \
    INLINE void FN(name##_##shape##_one)(ONE_ARGS)                                                           \
    {                                                                                                        \
        const uint64_t lanes = FN(lanes)(rf, op);                                                            \
        uint64_t doubt = 0;                                                                                  \
        VT(i32) v[CHUNKS], r[CHUNKS];                                                                        \
        UNROLL for (int i = 0; i < CHUNKS; i++)                                                              \
        {                                                                                                    \
            v[i] = FN(src)(rf, op, 0, shape, i);                                                             \
            doubt |= (uint64_t)FN(near_##name)((VT(f32))v[i], &r[i]) << (i * VW);                            \
        }                                                                                                    \
        if (__builtin_expect(doubt & lanes || LANE_FPMODE_ROUND(x->t->fpmode), 0)) {                         \
            FN(name##_##shape##_exact)(v);                                                                   \
            FN(put)(rf, op, v, (MASK_TYPE)lanes);                                                            \
            return;                                                                                          \
        }                                                                                                    \
        FN(put)(rf, op, r, (MASK_TYPE)lanes);                                                                \
    }                                                                                                        \
    EACH(name##_##shape)
