/* SPDX-License-Identifier: MIT */
/* Reading Intel's printf buffer: strings, conversions, arguments. */
#ifndef PRINT_READER_H
#define PRINT_READER_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "base/text_out.h"
#include "conversion.h"
#include "frontend/program.h"
#include "program/build.h"

enum { RT_PRINT_STRING = 5, RT_PRINT_POINTER = 7 };

struct rt_print_type {
    uint8_t bytes; /* in the buffer */
    uint8_t wide;  /* significant bytes */
    bool is_float, is_vector;
};

struct rt_print_reader {
    struct rt_text *text;
    uint32_t *thorough; /* how many conversions the search may still read to a format's end */
    const struct rt_build *build;
    const struct fe_kernel *kernel;
    const uint8_t *at, *end;
    struct {
        const char *bytes; /* the program's constant data as its binary has them */
        uint64_t stored;   /* how many bytes the binary has; the others are 0 */
        uint64_t ended;    /* strings that start below this offset have an end */
    } constants;
};

struct rt_print_argument {
    const struct rt_print_type *type;
    uint32_t number, count;
    const uint8_t *elements;
};

bool rt_print_take(struct rt_print_reader *r, void *to, size_t bytes);
/* The size of the field that names a string. */
size_t rt_print_string_bytes(const struct rt_print_reader *r);
/* The string in the program's constant data at that address. NULL: there is none. */
const char *rt_print_string_at(const struct rt_print_reader *r, uint64_t address);
/* The string an index or an address means; NULL: none. */
const char *rt_print_find_string(const struct rt_print_reader *r, uint64_t which);
const char *rt_print_take_format(struct rt_print_reader *r);
/* False: the record ends too early or makes no sense. */
bool rt_print_take_argument(struct rt_print_reader *r, struct rt_print_argument *a);
bool rt_print_wants_float(char letter);
/* Finds the next conversion of the format and moves *at behind it. put: prints the text before it. */
bool rt_print_next_conversion(struct rt_text *text, const char **at, struct rt_conversion *c, bool put);

#endif
