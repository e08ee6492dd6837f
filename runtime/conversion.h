/* SPDX-License-Identifier: MIT */
/* One conversion of OpenCL's printf (OpenCL C 3.0, 6.15.14), done by C's. */
#ifndef CONVERSION_H
#define CONVERSION_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

struct rt_text;

/* Widths and precisions end here. C asks for 4095 characters of one conversion (C11, 7.21.6.1); Intel's
 * driver shows 16 KiB of one printf. */
enum { RT_FIELD_MOST = 16 << 10 };

struct rt_conversion {
    char spec[32];    /* "%" flags width precision, without vector and length parts */
    size_t length;    /* of spec */
    size_t precision; /* SIZE_MAX: none is given */
    unsigned wide;    /* bytes that the length modifier leaves of an integer */
    bool cut;         /* width or precision was larger than RT_FIELD_MOST, and is that now */
    char letter;
};

/* Returns the text after the conversion at the '%', or NULL when it is none. */
const char *rt_conversion_parse(const char *at, struct rt_conversion *c);

/* wide: the value's bytes, of which a float has 4 or 8. */
void rt_put_integer(struct rt_text *to, struct rt_conversion *c, uint64_t bits, unsigned wide);
void rt_put_float(struct rt_text *to, struct rt_conversion *c, uint64_t bits, unsigned wide);
void rt_put_pointer(struct rt_text *to, struct rt_conversion *c, uint64_t bits);
void rt_put_string(struct rt_text *to, struct rt_conversion *c, const char *string);

#endif
