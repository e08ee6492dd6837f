/* SPDX-License-Identifier: MIT */
/* OpenCL C's scalar and vector types: numbers from text and to text. */
#ifndef TOOL_NUMBERS_H
#define TOOL_NUMBERS_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

struct tool_type {
    char letter;          /* i signed, u unsigned, f float */
    uint8_t bytes, width; /* of an element; 1, 2, 3, 4, 8 or 16 elements */
};

/* The type that a text begins with, without qualifiers, and what it points to if it ends with '*'. length: of
 * the text that was used. False: it is no such type. */
bool tool_type_find(const char *text, struct tool_type *type, size_t *length);
/* Of a vector of three, as large as four. */
size_t tool_type_size(const struct tool_type *type);
/* A number without a sign, decimal or 0x...; *at goes behind it. False: there is none, or it is too large. */
bool tool_count_read(const char **at, uint64_t *count);
/* The same, and nothing follows it. */
bool tool_count_is(const char *text, uint64_t *count);
/* Numbers separated by commas; each is written as one element. Returns how many; 0: not such a list, or more
 * than there is room for. */
size_t tool_numbers_read(const char *text, const struct tool_type *type, void *to, size_t room);
void tool_number_print(const struct tool_type *type, const void *element);
/* Random elements: floats from 0 to 1, integers of all bits. The same seed gives the same ones. */
void tool_numbers_random(const struct tool_type *type, uint64_t seed, void *to, size_t bytes);

#endif
