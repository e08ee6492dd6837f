/* SPDX-License-Identifier: MIT */
/*
 * The buffer: u32 bytes used, then records: u32 format string index, then for each argument u32 type, for
 * vectors u32 element count, then the elements. Elements take at least 4 bytes each.
 */
#include "print.h"

#include <stdbool.h>
#include <stdio.h>
#include <string.h>

#include "frontend/program.h"

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
    const struct fe_kernel *kernel;
    const uint8_t *at, *end;
};

/* One conversion of a format string: "%" flags width precision, without vector and length parts. */
struct conversion {
    char spec[32];
    size_t length;
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
    at += strspn(at, "hl");
    c->letter = *at;
    return *at && strchr("diouxXcspfFeEgGaA", *at) ? at + 1 : NULL;
}

static void
put_integer(struct conversion *c, uint64_t bits, unsigned wide)
{
    const unsigned shift = 64 - 8 * wide;
    const bool is_signed = c->letter == 'd' || c->letter == 'i';
    const long long value =
        is_signed ? (long long)(bits << shift) >> shift : (long long)(bits << shift >> shift);
    if (c->letter == 'c' || c->letter == 'p') {
        snprintf(c->spec + c->length, sizeof c->spec - c->length, "%s", c->letter == 'c' ? "c" : "llx");
        c->letter == 'c' ? printf(c->spec, (int)value) : printf(c->spec, value);
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

static void
put_string(const struct fe_kernel *kernel, struct conversion *c, uint64_t index)
{
    snprintf(c->spec + c->length, sizeof c->spec - c->length, "s");
    printf(c->spec, index < kernel->printf_count ? kernel->printf_strings[index] : "(null)");
}

static void
put_element(const struct fe_kernel *kernel, struct conversion *c, const struct type *type, uint64_t bits)
{
    const bool wants_float = strchr("fFeEgGaA", c->letter) != NULL;
    if (c->letter == 's')
        put_string(kernel, c, bits);
    else if (type->is_float && wants_float)
        put_float(c, bits, type->wide);
    else if (!type->is_float && !wants_float)
        put_integer(c, bits, type->wide);
    else
        fputs("(mismatch)", stdout);
}

/* One argument with its conversion; false: the record ends too early or makes no sense. */
static bool
put_argument(struct reader *r, struct conversion *c)
{
    uint32_t type = 0, count = 1;
    if (!take(r, &type, 4) || type == 0 || type >= sizeof types / sizeof *types)
        return false;
    if (types[type].is_vector && !take(r, &count, 4))
        return false;
    for (uint32_t i = 0; i < count; i++) {
        uint64_t bits = 0;
        if (!take(r, &bits, types[type].bytes))
            return false;
        if (i)
            fputc(',', stdout);
        put_element(r->kernel, c, &types[type], bits);
    }
    return true;
}

static bool
put_record(struct reader *r)
{
    uint32_t index;
    if (!take(r, &index, 4) || index >= r->kernel->printf_count)
        return false;
    for (const char *at = r->kernel->printf_strings[index]; *at;) {
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
rt_print(const struct fe_kernel *kernel, const uint8_t *buffer, size_t bytes)
{
    uint32_t used;
    memcpy(&used, buffer, sizeof used);
    struct reader r = {kernel, buffer + sizeof used, buffer + (used < bytes ? used : bytes)};
    if (used < sizeof used)
        return;
    flockfile(stdout);
    while (r.at < r.end && put_record(&r))
        continue;
    funlockfile(stdout);
    fflush(stdout);
}
