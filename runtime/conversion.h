/* SPDX-License-Identifier: MIT */
/* One conversion of OpenCL's printf (OpenCL C 3.0, 6.15.14), done by C's. */
#ifndef CONVERSION_H
#define CONVERSION_H

#include <stddef.h>
#include <stdint.h>

struct rt_conversion {
    char spec[64]; /* "%" flags width precision, without vector and length parts */
    size_t length; /* of spec */
    unsigned wide; /* bytes that the length modifier leaves of an integer */
    char letter;
};

/* Returns the text after the conversion at the '%', or NULL when it is none. */
const char *rt_conversion_parse(const char *at, struct rt_conversion *c);

/* To standard output. wide: the value's bytes, of which a float has 4 or 8. */
void rt_put_integer(struct rt_conversion *c, uint64_t bits, unsigned wide);
void rt_put_float(struct rt_conversion *c, uint64_t bits, unsigned wide);
void rt_put_pointer(struct rt_conversion *c, uint64_t bits);
void rt_put_string(struct rt_conversion *c, const char *text);

#endif
