/* SPDX-License-Identifier: MIT */
/*
 * log2 and exp2 of N lanes at a fraction of the time of their definitions (emu/lane_math.h), to the same
 * bits. The definitions compute in double and round once to float. Here the double is computed in another
 * way, and differs by less than NEAR_CLOSE units in the last place. Both round to the same float, unless the
 * double lies that near to the middle of two floats. Then there is doubt, and the definition is computed. So
 * it is for arguments for which the short way is not valid, and if the program does not round to the nearest.
 * The jit does the same (jit/translate/near.c). exp2 on AVX-512 needs no doubles.
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
    const VT64(u64) from = (VT64(u64))v - (FN(NEAR_MIDDLE) - FN(NEAR_CLOSE));
    const VT64(u64) distance = from & (FN(NEAR_STEP) - 2 * FN(NEAR_CLOSE));
    return mask_bits(PR64(eq_i64)((VT64(i64))distance, (VT64(i64)){0}));
}

/* Two halves of doubles as floats. Returns which lanes are in doubt. */
INLINE unsigned
FN(near_floats)(VT64(f64) low, VT64(f64) high, VT(i32) * out)
{
    *out = FN(join_halves)(__builtin_convertvector(low, VT64(f32)), __builtin_convertvector(high, VT64(f32)));
    return FN(near_doubt)(low) | FN(near_doubt)(high) << VH;
}

/* Horner's rule. */
INLINE
VT64(f64) FN(near_polynomial)(const double *series, int n, VT64(f64) x)
{
    VT64(f64) sum = (VT64(f64)){0} + series[0];
    UNROLL for (int i = 1; i < n; i++) sum = FN(near_fma)(sum, x, series[i]);
    return sum;
}

#if SIMD_NATIVE == 16
/* 2^r - 1 = q + rest */
INLINE
VT(f32) FN(near_power_of_rest)(VT(f32) r, VT(f32) * rest)
{
    static const float series[] = NEAR_EXP2_FLOAT_SERIES;
    const VT(f32) ln2 = (VT(f32)){0} + NEAR_LN2_FLOAT, q = r * ln2;
    VT(f32) p = (VT(f32)){0} + series[0];
    UNROLL for (unsigned k = 1; k < sizeof(series) / sizeof(series[0]); k++)
    {
        p = PR(fma)(p, r, (VT(f32)){0} + series[k]);
    }
    *rest = PR(fma)(r, p, PR(fma)(r, ln2, -q));
    return q;
}

/* As jit/translate/near_exp2.c. Lanes are in doubt where the sum of the two floats may be rounded otherwise,
 * and where the result may be denormal. */
INLINE unsigned
FN(near_exp2)(VT(f32) x, VT(i32) * out)
{
    static const float t_table[] = NEAR_EXP2_T, d[] = NEAR_EXP2_D;
    const VT(f32) magic = (VT(f32)){0} + 0x1.8p18f, sum = x + magic, near = sum - magic;
    const VT(f32) t = PR(lookup_32)(t_table, (VT(i32))sum), r = x - near - PR(lookup_32)(d, (VT(i32))sum);
    VT(f32) rest;
    const VT(f32) q = FN(near_power_of_rest)(r, &rest), high = PR(fma)(t, q, t);
    const VT(f32) low = PR(fma)(rest, t, PR(fma)(t, q, t - high));
    const VT(f32) least = high + (low - NEAR_EXP2_OFF), most = high + (low + NEAR_EXP2_OFF);
    const VT(f32) result = PR(scaled)(least, near);
    *out = (VT(i32))result;
    return mask_bits(PR(ne_f32)(least, most)) | mask_bits(PR(is_denormal)(result));
}
#else
/* 2^t for t in [-1/2, 1/2]. */
INLINE
VT64(f64) FN(near_small_exp2)(VT64(f64) t)
{
    static const double series[] = NEAR_EXP2_SERIES;
    return FN(near_polynomial)(series, sizeof(series) / sizeof(series[0]), t);
}

/* The nearest integer is in the low bits of the sum, whose last place is 1; the rest is exact as a float.
 * Returns which lanes are in doubt: 124 and more, where the result can be denormal, too. */
INLINE unsigned
FN(near_exp2)(VT(f32) x, VT(i32) * out)
{
    const VT(f32) magic = (VT(f32)){0} + 0x1.8p23f, sum = x + magic, t = x - (sum - magic);
    const VT(i32) size = (VT(i32))x & INT32_MAX;
    VT(i32) floats;
    const unsigned large = mask_bits(PR(lt_i32)((VT(i32)){0} + (0x42f80000 - 1), size));
    const unsigned doubt = FN(near_floats)(FN(near_small_exp2)(FN(near_wide)(t, 0)),
                                           FN(near_small_exp2)(FN(near_wide)(t, 1)), &floats);
    *out = (VT(i32))((VT(u32))floats + ((VT(u32))sum << 23));
    return large | doubt;
}
#endif

/* x / (x + 2) for x in [-0.3, 0.5], from an estimate of 1 / (x + 2) by two of Newton's steps. */
INLINE
VT64(f64) FN(near_quotient)(VT64(f64) x, VT64(f64) about)
{
    const VT64(f64) divisor = -(x + 2.0);
    VT64(f64) r = PR64(fma64)(about, FN(near_fma)(divisor, about, 1.0), about);
    r = PR64(fma64)(r, FN(near_fma)(divisor, r, 1.0), r);
    return x * r;
}

/* The logarithm of (1 + s) / (1 - s), over s, for z = s^2. */
INLINE
VT64(f64) FN(near_log2_series)(VT64(f64) z)
{
    static const double series[] = NEAR_LOG2_SERIES;
    return FN(near_polynomial)(series, sizeof(series) / sizeof(series[0]), z);
}

/* Exponent and mantissa in [sqrt(1/2), sqrt(2)), whose difference to 1 is exact as a float. Returns which
 * lanes are in doubt: also those not positive or not normal. */
INLINE unsigned
FN(near_log2)(VT(f32) x, VT(i32) * out)
{
    const VT(u32) bits = (VT(u32))x;
    const VT(i32) exponent = (VT(i32))(bits - 0x3f3504f4u) >> 23;
    const VT(f32) v = (VT(f32))(bits - ((VT(u32))exponent << 23)) - 1.0f, about = PR(about_inv)(v + 2.0f);
    const VT(f32) whole = __builtin_convertvector(exponent, VT(f32));
    const VT(u32) from_least = bits - 0x00800000u;
    const unsigned odd = mask_bits(PR(lt_u32)((VT(u32)){0} + (0x7f000000u - 1), from_least));
    VT64(f64) p[2];
    UNROLL for (int k = 0; k < 2; k++)
    {
        const VT64(f64) s = FN(near_quotient)(FN(near_wide)(v, k), FN(near_wide)(about, k));
        p[k] = PR64(fma64)(s, FN(near_log2_series)(s * s), FN(near_wide)(whole, k));
    }
    return odd | FN(near_floats)(p[0], p[1], out);
}

/* The handlers of name, whose lanes' definition is expr of a. */
#define NEAR(name, shape, expr)                                                                              \
    static __attribute__((noinline)) void FN(name##_##shape##_exact)(const VT(i32) v[CHUNKS],                \
                                                                     VT(i32) r[CHUNKS], uint64_t lanes)      \
    {                                                                                                        \
        float in[N], out[N];                                                                                 \
        FN(spill)(in, v);                                                                                    \
        FN(spill)(out, r);                                                                                   \
        for (; lanes; lanes &= lanes - 1) {                                                                  \
            const int i = __builtin_ctzll(lanes);                                                            \
            const float a = in[i];                                                                           \
            out[i] = (expr);                                                                                 \
        }                                                                                                    \
        FN(unspill)(r, out);                                                                                 \
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
        if (LANE_FPMODE_ROUND(x->t->fpmode))                                                                 \
            doubt = lanes;                                                                                   \
        if (__builtin_expect((doubt & lanes) != 0, 0))                                                       \
            FN(name##_##shape##_exact)(v, r, doubt & lanes);                                                 \
        FN(put)(rf, op, r, (MASK_TYPE)lanes);                                                                \
    }                                                                                                        \
    EACH(name##_##shape)
