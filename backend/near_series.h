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

/* (2^t - 1) / t for t in [-1/32, 1/32]: 2^t is off by 2^-46. */
#define NEAR_EXP2_SHORT_SERIES                                                                               \
    {                                                                                                        \
        0x1.5d893e58acc63p-10, 0x1.3b2c4ac7da565p-7, 0x1.c6b08d6faa1bep-5, 0x1.ebfbdff6988c8p-3,             \
            0x1.62e42fefa39efp-1                                                                             \
    }

/* Of z = s^2: the series of artanh s, times 2 / (s ln 2), for |s| up to that of sqrt(1/2): off by 2^-45. */
#define NEAR_LOG2_SERIES                                                                                     \
    {                                                                                                        \
        0x1.21ac9df204ccbp-2, 0x1.4795a6190fc87p-2, 0x1.a61a2cc257f13p-2, 0x1.2776c295ef7bbp-1,              \
            0x1.ec709dc539e7ep-1, 0x1.71547652b8253p+1                                                       \
    }

#endif
