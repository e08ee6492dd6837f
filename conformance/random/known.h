/* SPDX-License-Identifier: MIT */
/* Differences that are known and not mended yet: what programs steer clear of, unless --known asks for it. */
#ifndef CONFORMANCE_RANDOM_KNOWN_H
#define CONFORMANCE_RANDOM_KNOWN_H

enum known {
    KNOWN_IMMEDIATE_MODE = 1, /* simd: fpmode takes its immediate for a register */
    KNOWN_EXEC_PREDICATE = 2, /* simd: refuses predicates in the execution mask's own cell */
    KNOWN_ATOMIC_OVERLAP = 4, /* ref: an atomic reads a lane's data after the lanes before it wrote dst */
    KNOWN_UNSIGNED_ROUNDED =
        8, /* jit below avx512: unsigned integers to floats when not rounding to nearest */
    KNOWN_ALL = 15
};

#endif
