/* SPDX-License-Identifier: MIT */
#include "compare.h"

#include <float.h>
#include <inttypes.h>
#include <math.h>
#include <stdio.h>

/* Distance between neighbours of the type at the size of x. */
static double
ulp_of(enum scalar scalar, double x)
{
    static const struct {
        int digits, least;
    } formats[] = {[S_HALF] = {11, -14}, [S_FLOAT] = {24, -126}, [S_DOUBLE] = {53, -1022}};
    int exponent;
    frexp(x, &exponent);
    if (exponent - 1 < formats[scalar].least)
        exponent = formats[scalar].least + 1;
    return ldexp(1.0, exponent - formats[scalar].digits);
}

static bool
same(enum scalar scalar, const void *expected, const void *got, struct tolerance tolerance)
{
    if (scalar_bits(scalar, expected) == scalar_bits(scalar, got))
        return true;
    double a = scalar_value(scalar, expected), b = scalar_value(scalar, got);
    if (!scalar_is_float(scalar))
        return fabs(a - b) <= tolerance.absolute && tolerance.absolute > 0.0;
    if (isnan(a) && isnan(b))
        return true; /* which NaN is nobody's business */
    double distance = fabs(a - b);
    if (!isfinite(distance))
        return false;
    return (tolerance.ulp > 0.0 && distance <= tolerance.ulp * ulp_of(scalar, a)) ||
           (tolerance.absolute > 0.0 && distance <= tolerance.absolute) ||
           (tolerance.relative > 0.0 && distance <= tolerance.relative * fabs(a));
}

size_t
compare_buffers(enum scalar scalar, size_t bytes, const void *expected, const void *got,
                struct tolerance tolerance, size_t *first)
{
    const size_t step = scalar_bytes(scalar);
    size_t different = 0;
    for (size_t i = 0; i < bytes / step; i++) {
        if (same(scalar, (const char *)expected + i * step, (const char *)got + i * step, tolerance))
            continue;
        if (!different++)
            *first = i;
    }
    return different;
}

void
print_element(enum scalar scalar, const void *element, char *text, size_t size)
{
    int digits = 2 * (int)scalar_bytes(scalar);
    if (scalar_is_float(scalar))
        snprintf(text, size, "%.9g (0x%0*" PRIx64 ")", scalar_value(scalar, element), digits,
                 scalar_bits(scalar, element));
    else
        snprintf(text, size, "%.0f (0x%0*" PRIx64 ")", scalar_value(scalar, element), digits,
                 scalar_bits(scalar, element));
}
