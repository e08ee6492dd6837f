/* SPDX-License-Identifier: MIT */
/*
 * The buffer: u32 bytes used, then records: the format string, then for each argument u32 type, for vectors
 * u32 element count, then the elements. They take at least 4 bytes each. Strings are u32 indices into the
 * kernel's table or, from zebins, addresses in the program's constant data. The empty string is not in the
 * table: its address comes. A record that found no room left -1 for its string.
 */
#include "print.h"

#include <stdbool.h>
#include <stdio.h>
#include <string.h>

#include "build.h"
#include "conversion.h"
#include "frontend/program.h"

enum { TYPE_STRING = 5, TYPE_POINTER = 7, POINTER_BYTES = 8 };

static const struct type {
    uint8_t bytes; /* in the buffer */
    uint8_t wide;  /* significant bytes */
    bool is_float, is_vector;
} types[] = {
    [1] = {4, 1, false, false},
    [2] = {4, 2, false, false},
    [3] = {4, 4, false, false},
    [4] = {4, 4, true, false},
    [TYPE_STRING] = {4, 4, false, false},
    [6] = {8, 8, false, false},
    [TYPE_POINTER] = {8, 8, false, false},
    [8] = {8, 8, true, false},
    [9] = {4, 1, false, true},
    [10] = {4, 2, false, true},
    [11] = {4, 4, false, true},
    [12] = {8, 8, false, true},
    [13] = {4, 4, true, true},
    [14] = {8, 8, true, true},
};

struct reader {
    const struct rt_build *build;
    const struct fe_kernel *kernel;
    const uint8_t *at, *end;
};

struct argument {
    const struct type *type;
    uint32_t number, count;
    const uint8_t *elements;
};

static bool
take(struct reader *r, void *to, size_t bytes)
{
    if ((size_t)(r->end - r->at) < bytes)
        return false;
    memcpy(to, r->at, bytes);
    r->at += bytes;
    return true;
}

static size_t
string_bytes(const struct reader *r)
{
    return r->kernel->printf_by_address ? POINTER_BYTES : 4;
}

/* Of the program's constant data; NULL: none. Where addresses have 32 bits the upper half is not written. */
static const char *
string_at(const struct reader *r, uint64_t address)
{
    const uint64_t seen = r->kernel->narrow ? address & UINT32_MAX : address;
    const uint64_t at = seen - r->build->constants_at, bytes = r->build->fe->constant_bytes;
    if (!r->build->constants || at >= bytes || !memchr(r->build->constants + at, 0, bytes - at))
        return NULL;
    return (const char *)r->build->constants + at;
}

/* The string an index or an address means; NULL: none. */
static const char *
find_string(const struct reader *r, uint64_t which)
{
    if (r->kernel->printf_by_address)
        return string_at(r, which);
    return which < r->kernel->printf_count ? r->kernel->printf_strings[which] : NULL;
}

static const char *
take_format(struct reader *r)
{
    struct reader ahead = *r;
    uint64_t which = 0;
    const char *text = take(r, &which, string_bytes(r)) ? find_string(r, which) : NULL;
    if (text || !take(&ahead, &which, POINTER_BYTES) || !(text = string_at(r, which)))
        return text;
    *r = ahead;
    return text;
}

/* False: the record ends too early or makes no sense. */
static bool
take_argument(struct reader *r, struct argument *a)
{
    a->count = 1;
    if (!take(r, &a->number, 4) || a->number == 0 || a->number >= sizeof types / sizeof *types)
        return false;
    a->type = &types[a->number];
    if (a->type->is_vector && !take(r, &a->count, 4))
        return false;
    const size_t bytes = a->number == TYPE_STRING ? string_bytes(r) : a->type->bytes;
    if (a->count > (size_t)(r->end - r->at) / bytes)
        return false;
    a->elements = r->at;
    r->at += a->count * bytes;
    return true;
}

static bool
wants_float(char letter)
{
    return strchr("fFeEgGaA", letter) != NULL;
}

static bool
is_number(const struct argument *a)
{
    return a->number != TYPE_STRING && a->number != TYPE_POINTER;
}

/* Whether C defines the letter for the argument. */
static bool
suits(const struct argument *a, char letter)
{
    if (letter == 's')
        return !is_number(a);
    if (letter == 'p')
        return a->number == TYPE_POINTER;
    return is_number(a) && a->type->is_float == wants_float(letter);
}

/* The next conversion of the format, and *at behind it; what comes before goes to standard output if it may.
 */
static bool
next_conversion(const char **at, struct rt_conversion *c, bool put)
{
    while (**at) {
        const bool is_percent = (*at)[0] == '%' && (*at)[1] == '%';
        const char *next = **at == '%' && !is_percent ? rt_conversion_parse(*at, c) : NULL;
        if (next) {
            *at = next;
            return true;
        }
        if (put)
            putchar(**at);
        *at += is_percent ? 2 : 1;
    }
    return false;
}

static void
put_element(const struct reader *r, struct rt_conversion *c, const struct argument *a, uint64_t bits)
{
    const unsigned wide = a->type->wide;
    if (c->letter == 's' && a->number == TYPE_STRING)
        rt_put_string(c, find_string(r, bits));
    else if (c->letter == 's')
        rt_put_string(c, a->number == TYPE_POINTER ? string_at(r, bits) : NULL);
    else if (c->letter == 'p')
        rt_put_pointer(c, bits);
    else if (a->type->is_float != wants_float(c->letter))
        fputs("(mismatch)", stdout);
    else if (a->type->is_float)
        rt_put_float(c, bits, wide);
    else
        rt_put_integer(c, bits, wide);
}

/* Vectors take 4 bytes an element at least, but narrow elements lie together at the start of that. */
static void
put_argument(const struct reader *r, struct rt_conversion *c, const struct argument *a)
{
    const size_t bytes = a->number == TYPE_STRING ? string_bytes(r)
                         : a->type->is_vector     ? a->type->wide
                                                  : a->type->bytes;
    for (uint32_t i = 0; i < a->count; i++) {
        uint64_t bits = 0;
        memcpy(&bits, a->elements + i * bytes, bytes);
        if (i)
            putchar(',');
        put_element(r, c, a, bits);
    }
}

static bool
put_record(struct reader *r)
{
    struct rt_conversion c;
    struct argument a;
    const char *format = take_format(r);
    while (format && next_conversion(&format, &c, true)) {
        if (!take_argument(r, &a))
            return false;
        put_argument(r, &c, &a);
    }
    return format != NULL;
}

/* Whether a record is next, a format whose conversions find what suits them; r goes behind it. */
static bool
is_record(struct reader *r)
{
    struct rt_conversion c;
    struct argument a;
    const char *format = take_format(r);
    while (format && next_conversion(&format, &c, false))
        if (!take_argument(r, &a) || !suits(&a, c.letter))
            return false;
    return format != NULL;
}

static bool
is_end(struct reader r)
{
    uint32_t mark;
    return !take(&r, &mark, sizeof mark) || mark == UINT32_MAX;
}

/* Whether a record is next, and then what may follow one. */
static bool
is_start(struct reader r)
{
    struct argument a;
    if (!is_record(&r))
        return false;
    struct reader after = r;
    return is_end(r) || is_record(&after) || take_argument(&r, &a);
}

/*
 * Arguments that no conversion asks for are in the buffer as well. Their types can be taken for indices of
 * formats: a format with what does not suit it is none.
 */
static void
skip_excess(struct reader *r)
{
    struct reader ahead = *r;
    struct argument a;
    while (!is_end(ahead) && !is_start(ahead))
        if (!take_argument(&ahead, &a))
            return;
    *r = ahead;
}

void
rt_print(const struct rt_build *build, const struct fe_kernel *kernel, const uint8_t *buffer, size_t bytes)
{
    uint32_t used;
    memcpy(&used, buffer, sizeof used);
    struct reader r = {build, kernel, buffer + sizeof used, buffer + (used < bytes ? used : bytes)};
    if (used < sizeof used)
        return;
    flockfile(stdout);
    while (r.at < r.end && put_record(&r))
        skip_excess(&r);
    funlockfile(stdout);
    fflush(stdout);
}
