/* SPDX-License-Identifier: MIT */
/* Polynomials that meet their functions at Chebyshev's nodes, the highest coefficient first. */
#ifndef BACKEND_NEAR_SERIES_H
#define BACKEND_NEAR_SERIES_H

/* 2^t for t in [-1/2, 1/2]: off by 2^-44. */
#define NEAR_EXP2_SERIES                                                                                     \
    {                                                                                                        \
        0x1.b638783a652d5p-24, 0x1.63d13657887b2p-20, 0x1.ffcb951d07c54p-17, 0x1.4308ac8591c0ap-13,          \
            0x1.5d87fe86fc8dbp-10, 0x1.3b2ab7181b7fap-7, 0x1.c6b08d7047e5dp-5, 0x1.ebfbdff823cedp-3,         \
            0x1.62e42fefa39efp-1, 1.0                                                                        \
    }

/*
 * exp2 in floats: x = n + i / 32 + d[i] + r with n whole, and 2^x = 2^n * t[i] * 2^r. d[i] is such that t[i]
 * = 2^(i / 32 + d[i]) is a float but for 2^-39 of it, as in Gal's accurate tables, and that r is exact.
 */
#define NEAR_EXP2_T                                                                                          \
    {                                                                                                        \
        1.0F, 0x1.059c98p+0F, 0x1.0b4e46p+0F, 0x1.112c26p+0F, 0x1.172a1ap+0F, 0x1.1d4bd8p+0F,                \
            0x1.23857cp+0F, 0x1.2a054cp+0F, 0x1.307278p+0F, 0x1.371fep+0F, 0x1.3dec5cp+0F, 0x1.44e2eep+0F,   \
            0x1.4bf912p+0F, 0x1.534048p+0F, 0x1.5aae82p+0F, 0x1.624ebep+0F, 0x1.6a0ce4p+0F, 0x1.71f336p+0F,  \
            0x1.7a119ep+0F, 0x1.8255d2p+0F, 0x1.8ad132p+0F, 0x1.936db4p+0F, 0x1.9c53ccp+0F, 0x1.a551bep+0F,  \
            0x1.ae9648p+0F, 0x1.b7fdc2p+0F, 0x1.c1967ap+0F, 0x1.cb707cp+0F, 0x1.d584acp+0F, 0x1.dfcf7p+0F,   \
            0x1.ea48e6p+0F, 0x1.f50622p+0F                                                                   \
    }
#define NEAR_EXP2_D                                                                                          \
    {                                                                                                        \
        0.0F, 0x1.16bp-15F, -0x1.40acp-13F, -0x1.571p-14F, -0x1.deap-16F, 0x1.1938p-14F, -0x1.5f8p-15F,      \
            0x1.0ff1p-11F, 0x1.926p-15F, 0x1.9c18p-14F, 0x1.245p-15F, 0x1.5e2p-15F, -0x1.48p-14F,            \
            -0x1.524p-15F, -0x1.0e8p-15F, 0x1.c748p-14F, 0x1.868p-15F, -0x1.09bp-14F, 0x1.53p-18F,           \
            -0x1.542p-15F, 0x1.574p-15F, -0x1.528p-14F, 0x1.32c8p-13F, 0x1.532p-16F, 0x1.51ccp-13F,          \
            0x1.53b8p-14F, -0x1.575p-15F, -0x1.43p-16F, 0x1.39fp-15F, 0x1.26f8p-14F, -0x1.90ep-16F,          \
            -0x1.dd4p-17F                                                                                    \
    }
/* ln 2 as a float, and (2^r - 1) / r - that float for |r| up to 1/64 + 2^-10.9: 2^r is off by less than
 * 2^-41.5. */
#define NEAR_LN2_FLOAT 0x1.62e43p-1F
#define NEAR_EXP2_FLOAT_SERIES                                                                               \
    {                                                                                                        \
        0x1.3b2b0ap-7F, 0x1.c6b13ep-5F, 0x1.ebfbep-3F, -0x1.072ea6p-29F                                      \
    }
/* How far the sum of the result's float and its rest is off, times 1.27. conformance/backend/near_steps.c
 * tries all x of [2^-9, 1), of both signs. */
#define NEAR_EXP2_OFF 0x1.6ap-36F

/* Of z = s^2: the series of artanh s, times 2 / (s ln 2), for |s| up to that of sqrt(1/2): off by 2^-45. */
#define NEAR_LOG2_SERIES                                                                                     \
    {                                                                                                        \
        0x1.21ac9df204ccbp-2, 0x1.4795a6190fc87p-2, 0x1.a61a2cc257f13p-2, 0x1.2776c295ef7bbp-1,              \
            0x1.ec709dc539e7ep-1, 0x1.71547652b8253p+1                                                       \
    }

#endif
