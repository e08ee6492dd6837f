/* SPDX-License-Identifier: MIT */
/* One conversion of OpenCL's printf (OpenCL C 3.0, 6.15.14), done by C's. */
#ifndef CONVERSION_H
#define CONVERSION_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

struct rt_text;

/* The largest width and precision. C requires 4095 characters per conversion (C11, 7.21.6.1). Intel's driver
 * prints 16 KiB per printf. */
enum { RT_FIELD_MOST = 16 << 10 };

struct rt_conversion {
    char spec[32];    /* "%" flags width precision, without vector and length parts */
    size_t length;    /* of spec */
    size_t precision; /* SIZE_MAX: none is given */
    unsigned wide;    /* bytes that the length modifier leaves of an integer */
    bool cut;         /* the width or the precision was reduced to RT_FIELD_MOST */
    char letter;
};

/* Returns the text after the conversion at the '%', or NULL when it is none. */
const char *rt_conversion_parse(const char *at, struct rt_conversion *c);

/* wide: the size of the value in bytes; 4 or 8 for a float. */
void rt_put_integer(struct rt_text *to, struct rt_conversion *c, uint64_t bits, unsigned wide);
void rt_put_float(struct rt_text *to, struct rt_conversion *c, uint64_t bits, unsigned wide);
void rt_put_pointer(struct rt_text *to, struct rt_conversion *c, uint64_t bits);
void rt_put_string(struct rt_text *to, struct rt_conversion *c, const char *string);

#endif
