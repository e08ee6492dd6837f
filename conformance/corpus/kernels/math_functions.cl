// SPDX-License-Identifier: MIT
// Every mathematical built-in function of float, one kernel each.
#define REAL float
#define AT size_t i = get_global_id(0)
#define ONE(F)                                                                                               \
    __kernel void F##_float(__global const REAL *a, __global REAL *out)                                      \
    {                                                                                                        \
        AT;                                                                                                  \
        out[i] = F(a[i]);                                                                                    \
    }
#define TWO(F)                                                                                               \
    __kernel void F##_float(__global const REAL *a, __global const REAL *b, __global REAL *out)              \
    {                                                                                                        \
        AT;                                                                                                  \
        out[i] = F(a[i], b[i]);                                                                              \
    }
#define THREE(F)                                                                                             \
    __kernel void F##_float(__global const REAL *a, __global const REAL *b, __global const REAL *c,          \
                            __global REAL *out)                                                              \
    {                                                                                                        \
        AT;                                                                                                  \
        out[i] = F(a[i], b[i], c[i]);                                                                        \
    }
#define INTEGER(F)                                                                                           \
    __kernel void F##_float(__global const REAL *a, __global REAL *out)                                      \
    {                                                                                                        \
        AT;                                                                                                  \
        out[i] = F(a[i], (int)(i % 11) - 5);                                                                 \
    }
#define ROOT(F)                                                                                              \
    __kernel void F##_float(__global const REAL *a, __global REAL *out)                                      \
    {                                                                                                        \
        AT;                                                                                                  \
        out[i] = F(a[i], (int)(i % 7) + 1);                                                                  \
    }
#define PARTS(F)                                                                                             \
    __kernel void F##_float(__global const REAL *a, __global REAL *out)                                      \
    {                                                                                                        \
        AT;                                                                                                  \
        REAL p;                                                                                              \
        out[i] = F(a[i], &p);                                                                                \
        out[get_global_size(0) + i] = p;                                                                     \
    }
#define EXPONENT(F)                                                                                          \
    __kernel void F##_float(__global const REAL *a, __global REAL *out)                                      \
    {                                                                                                        \
        AT;                                                                                                  \
        int e;                                                                                               \
        out[i] = F(a[i], &e);                                                                                \
        out[get_global_size(0) + i] = e;                                                                     \
    }
#define QUOTIENT(F)                                                                                          \
    __kernel void F##_float(__global const REAL *a, __global const REAL *b, __global REAL *out)              \
    {                                                                                                        \
        AT;                                                                                                  \
        int q;                                                                                               \
        out[i] = F(a[i], b[i], &q);                                                                          \
        out[get_global_size(0) + i] = q & 7;                                                                 \
    }
#define NUMBER(F)                                                                                            \
    __kernel void F##_float(__global const REAL *a, __global int *out)                                       \
    {                                                                                                        \
        AT;                                                                                                  \
        out[i] = F(a[i]);                                                                                    \
    }

ONE(acos)
ONE(acosh)
ONE(acospi)
ONE(asin)
ONE(asinh)
ONE(asinpi)
ONE(atan)
TWO(atan2)
ONE(atanh)
ONE(atanpi)
TWO(atan2pi)
ONE(cbrt)
ONE(ceil)
TWO(copysign)
ONE(cos)
ONE(cosh)
ONE(cospi)
ONE(erfc)
ONE(erf)
ONE(exp)
ONE(exp2)
ONE(exp10)
ONE(expm1)
ONE(fabs)
TWO(fdim)
ONE(floor)
THREE(fma)
TWO(fmax)
TWO(fmin)
TWO(fmod)
TWO(hypot)
ONE(log)
ONE(log2)
ONE(log10)
ONE(log1p)
ONE(logb)
TWO(maxmag)
TWO(minmag)
TWO(nextafter)
TWO(pow)
TWO(powr)
TWO(remainder)
ONE(rint)
ONE(round)
ONE(rsqrt)
ONE(sin)
ONE(sinh)
ONE(sinpi)
ONE(sqrt)
ONE(tan)
ONE(tanh)
ONE(tanpi)
ONE(tgamma)
ONE(trunc)
INTEGER(pown)
INTEGER(ldexp)
ROOT(rootn)
PARTS(fract)
PARTS(modf)
PARTS(sincos)
EXPONENT(frexp)
QUOTIENT(remquo)
NUMBER(ilogb)
ONE(lgamma)
