/* SPDX-License-Identifier: MIT */
/* OpenCL C's scalar and vector types as the test descriptions name them. */
#ifndef CORPUS_TYPE_H
#define CORPUS_TYPE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

enum scalar { S_CHAR, S_UCHAR, S_SHORT, S_USHORT, S_INT, S_UINT, S_LONG, S_ULONG, S_HALF, S_FLOAT, S_DOUBLE };

struct type {
    enum scalar scalar;
    unsigned width; /* elements: 1, 2, 3 (stored as 4), 4, 8, 16 */
};

bool type_parse(const char *text, struct type *type); /* "uint", "float4", ... */
size_t scalar_bytes(enum scalar scalar);
bool scalar_is_float(enum scalar scalar);
bool scalar_is_signed(enum scalar scalar);

/* Stores number as one element, with C's conversion from double or, for text, the exact integer. */
void scalar_store(enum scalar scalar, void *target, double number);
bool scalar_store_text(enum scalar scalar, void *target, const char *text);

double scalar_value(enum scalar scalar, const void *source);
uint64_t scalar_bits(enum scalar scalar, const void *source);

#endif
