/* SPDX-License-Identifier: MIT */
/*
 * The buffer: u32 bytes used, then records: the format string, then for each argument u32 type, for vectors
 * u32 element count, then the elements. They take at least 4 bytes each. Strings are u32 indices into the
 * kernel's table or, from zebins, addresses in the program's constant data. A record that found no room left
 * -1 for its string.
 */
#include "print.h"

#include <stdbool.h>
#include <stdio.h>
#include <string.h>

#include "build.h"
#include "frontend/program.h"

enum { TYPE_STRING = 5, POINTER_BYTES = 8 };

static const struct type {
    uint8_t bytes; /* in the buffer */
    uint8_t wide;  /* significant bytes */
    bool is_float, is_vector;
} types[] = {
    [1] = {4, 1, false, false}, [2] = {4, 2, false, false}, [3] = {4, 4, false, false},
    [4] = {4, 4, true, false},  [5] = {4, 4, false, false}, [6] = {8, 8, false, false},
    [7] = {8, 8, false, false}, [8] = {8, 8, true, false},  [9] = {4, 1, false, true},
    [10] = {4, 2, false, true}, [11] = {4, 4, false, true}, [12] = {8, 8, false, true},
    [13] = {4, 4, true, true},  [14] = {8, 8, true, true},
};

struct reader {
    const struct rt_build *build;
    const struct fe_kernel *kernel;
    const uint8_t *at, *end;
};

/* One conversion of a format string: "%" flags width precision, without vector and length parts. */
struct conversion {
    char spec[32];
    size_t length;
    unsigned wide; /* bytes that the length modifier leaves of an integer */
    char letter;
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

/* hl is what OpenCL adds: elements of 4 bytes. */
static unsigned
modifier_bytes(const char *text, size_t length)
{
    static const struct {
        const char *text;
        unsigned bytes;
    } modifiers[] = {{"hh", 1}, {"hl", 4}, {"h", 2}};
    for (size_t i = 0; i < sizeof modifiers / sizeof *modifiers; i++)
        if (strlen(modifiers[i].text) == length && strncmp(modifiers[i].text, text, length) == 0)
            return modifiers[i].bytes;
    return 8;
}

/* Returns the text after the conversion, or NULL when it is none. */
static const char *
parse(const char *at, struct conversion *c)
{
    const size_t shape = strspn(at + 1, "-+ #0123456789.");
    if (shape + 1 + sizeof "ll?" > sizeof c->spec)
        return NULL;
    memcpy(c->spec, at, shape + 1);
    c->length = shape + 1;
    at += shape + 1;
    if (*at == 'v')
        at += 1 + strspn(at + 1, "0123456789");
    const size_t modifiers = strspn(at, "hljtz");
    c->wide = modifier_bytes(at, modifiers);
    at += modifiers;
    c->letter = *at;
    return *at && strchr("diouxXcspfFeEgGaA", *at) ? at + 1 : NULL;
}

static void
put_integer(struct conversion *c, uint64_t bits, unsigned wide)
{
    const unsigned shift = 64 - 8 * (c->wide < wide ? c->wide : wide);
    const bool is_signed = c->letter == 'd' || c->letter == 'i';
    const long long value =
        is_signed ? (long long)(bits << shift) >> shift : (long long)(bits << shift >> shift);
    if (c->letter == 'c') {
        snprintf(c->spec + c->length, sizeof c->spec - c->length, "c");
        printf(c->spec, (int)value);
        return;
    }
    snprintf(c->spec + c->length, sizeof c->spec - c->length, "ll%c", c->letter);
    printf(c->spec, value);
}

static void
put_float(struct conversion *c, uint64_t bits, unsigned wide)
{
    float narrow;
    double value;
    memcpy(&narrow, &bits, sizeof narrow);
    memcpy(&value, &bits, sizeof value);
    snprintf(c->spec + c->length, sizeof c->spec - c->length, "%c", c->letter);
    printf(c->spec, wide == 4 ? (double)narrow : value);
}

/* Always as an address in hexadecimal; flags and width as written. */
static void
put_pointer(struct conversion *c, uint64_t bits)
{
    char text[24];
    snprintf(text, sizeof text, "0x%llx", (unsigned long long)bits);
    snprintf(c->spec + c->length, sizeof c->spec - c->length, "s");
    printf(c->spec, text);
}

/* The string an index or an address means; NULL: none. */
static const char *
find_string(const struct reader *r, uint64_t which)
{
    if (!r->kernel->printf_by_address)
        return which < r->kernel->printf_count ? r->kernel->printf_strings[which] : NULL;
    const uint64_t at = which - (uintptr_t)r->build->constants, bytes = r->build->fe->constant_bytes;
    if (!r->build->constants || at >= bytes || !memchr(r->build->constants + at, 0, bytes - at))
        return NULL;
    return (const char *)r->build->constants + at;
}

static bool
take_string(struct reader *r, uint64_t *which)
{
    *which = 0;
    return take(r, which, r->kernel->printf_by_address ? POINTER_BYTES : 4);
}

static void
put_string(const struct reader *r, struct conversion *c, uint64_t which)
{
    const char *text = find_string(r, which);
    snprintf(c->spec + c->length, sizeof c->spec - c->length, "s");
    printf(c->spec, text ? text : "(null)");
}

static void
put_element(const struct reader *r, struct conversion *c, const struct type *type, uint64_t bits)
{
    const bool wants_float = strchr("fFeEgGaA", c->letter) != NULL;
    if (c->letter == 's')
        put_string(r, c, bits);
    else if (c->letter == 'p')
        put_pointer(c, bits);
    else if (type->is_float && wants_float)
        put_float(c, bits, type->wide);
    else if (!type->is_float && !wants_float)
        put_integer(c, bits, type->wide);
    else
        fputs("(mismatch)", stdout);
}

/* Vectors take 4 bytes an element at least, but narrow elements lie together at the start of that. */
static bool
take_element(struct reader *r, const struct type *type, uint64_t *bits)
{
    *bits = 0;
    return take(r, bits, type->is_vector ? type->wide : type->bytes);
}

static void
skip_gap(struct reader *r, const struct type *type, uint32_t count)
{
    if (type->is_vector)
        r->at += (size_t)(type->bytes - type->wide) * count;
}

/* One argument with its conversion; false: the record ends too early or makes no sense. */
static bool
put_argument(struct reader *r, struct conversion *c)
{
    uint32_t number = 0, count = 1;
    if (!take(r, &number, 4) || number == 0 || number >= sizeof types / sizeof *types)
        return false;
    const struct type *type = &types[number];
    if (type->is_vector && (!take(r, &count, 4) || count > (size_t)(r->end - r->at) / type->bytes))
        return false;
    for (uint32_t i = 0; i < count; i++) {
        uint64_t bits;
        if (number == TYPE_STRING ? !take_string(r, &bits) : !take_element(r, type, &bits))
            return false;
        if (i)
            fputc(',', stdout);
        put_element(r, c, type, bits);
    }
    skip_gap(r, type, count);
    return true;
}

static bool
put_record(struct reader *r)
{
    uint64_t which;
    const char *format = take_string(r, &which) ? find_string(r, which) : NULL;
    if (!format)
        return false;
    for (const char *at = format; *at;) {
        struct conversion c;
        const char *next = *at == '%' && at[1] != '%' ? parse(at, &c) : NULL;
        if (next && !put_argument(r, &c))
            return false;
        if (!next) {
            fputc(*at, stdout);
            next = at + (at[0] == '%' && at[1] == '%' ? 2 : 1);
        }
        at = next;
    }
    return true;
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
        continue;
    funlockfile(stdout);
    fflush(stdout);
}
