/* SPDX-License-Identifier: MIT */
/* Differences that are known and not mended yet: what programs steer clear of, unless --known asks for it. */
#ifndef CONFORMANCE_RANDOM_KNOWN_H
#define CONFORMANCE_RANDOM_KNOWN_H

enum known {
    KNOWN_UNSIGNED_ROUNDED =
        1, /* jit below avx512: unsigned integers to floats when not rounding to nearest */
    KNOWN_ALL = 1
};

#endif
