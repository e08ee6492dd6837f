/* SPDX-License-Identifier: MIT */
/*
 * The buffer: u32 bytes used, then records: the format string, then for each argument u32 type, for vectors
 * u32 element count, then the elements. They take at least 4 bytes each. Strings are u32 indices into the
 * kernel's table or, from zebins, addresses in the program's constant data. The empty string is not in the
 * table: its address comes. A record that found no room left -1 for its string.
 */
#define _GNU_SOURCE /* memrchr */
#include "print.h"

#include <stdbool.h>
#include <stdio.h>
#include <string.h>

#include "build.h"
#include "conversion.h"
#include "frontend/program.h"
#include "text_out.h"

enum { TYPE_STRING = 5, TYPE_POINTER = 7, POINTER_BYTES = 8 };

/* The limits of one launch. A million records of 200 letters, which fill the buffer of 4 MiB, stay below. */
#define MOST_BYTES ((uint64_t)256 << 20)
#define MOST_STEPS (UINT64_C(4) << 30)
#define ARGUMENT_STEPS 5u
#define CUT_FIELD "[caygen: cut to 16384 characters]"
/* The search behind excess arguments reads whole formats until AHEAD_THOROUGH conversions were read in vain.
 * Then it reads the start of each format only. */
enum { AHEAD_THOROUGH = 60000000, AHEAD_CONVERSIONS = 32, AHEAD_LETTERS = 4096 };

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

/*
 * The string in the program's constant data at that address. NULL: there is none. Addresses of 32 bits leave
 * the upper half of the field undefined. The string is read from the binary, because a running kernel may
 * write to the copy that kernels see.
 */
static const char *
string_at(const struct reader *r, uint64_t address)
{
    const uint64_t seen = r->kernel->narrow ? address & UINT32_MAX : address;
    const uint64_t at = seen - r->build->constants_at, bytes = r->build->fe->constant_bytes;
    if (!r->build->constants || at >= bytes)
        return NULL;
    if (at >= r->constants.stored)
        return "";
    return at < r->constants.ended ? r->constants.bytes + at : NULL;
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
    if (!rt_text_spend(r->text, ARGUMENT_STEPS) || !take(r, &a->number, 4) || a->number == 0 ||
        a->number >= sizeof types / sizeof *types)
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

/* Finds the next conversion of the format and moves *at behind it. put: prints the text before it. */
static bool
next_conversion(struct rt_text *text, const char **at, struct rt_conversion *c, bool put)
{
    while (**at && rt_text_spend(text, 1)) {
        const size_t plain = strcspn(*at, "%");
        const bool is_percent = !plain && (*at)[1] == '%';
        const char *next = plain || is_percent ? NULL : rt_conversion_parse(*at, c);
        rt_text_spend(text, plain);
        if (next) {
            rt_text_spend(text, (uint64_t)(next - *at));
            *at = next;
            return true;
        }
        if (put)
            rt_text_put(text, *at, plain ? plain : 1);
        *at += is_percent ? 2 : plain ? plain : 1;
    }
    return false;
}

static void
put_element(const struct reader *r, struct rt_conversion *c, const struct argument *a, uint64_t bits)
{
    const unsigned wide = a->type->wide;
    if (c->letter == 's' && a->number == TYPE_STRING)
        rt_put_string(r->text, c, find_string(r, bits));
    else if (c->letter == 's')
        rt_put_string(r->text, c, a->number == TYPE_POINTER ? string_at(r, bits) : NULL);
    else if (c->letter == 'p')
        rt_put_pointer(r->text, c, bits);
    else if (a->type->is_float != wants_float(c->letter))
        rt_text_put(r->text, "(mismatch)", 10);
    else if (a->type->is_float)
        rt_put_float(r->text, c, bits, wide);
    else
        rt_put_integer(r->text, c, bits, wide);
}

/* Vectors take 4 bytes an element at least, but narrow elements lie together at the start of that. */
static void
put_argument(const struct reader *r, struct rt_conversion *c, const struct argument *a)
{
    const size_t bytes = a->number == TYPE_STRING ? string_bytes(r)
                         : a->type->is_vector     ? a->type->wide
                                                  : a->type->bytes;
    for (uint32_t i = 0; i < a->count && rt_text_is_whole(r->text); i++) {
        uint64_t bits = 0;
        memcpy(&bits, a->elements + i * bytes, bytes);
        if (i)
            rt_text_put(r->text, ",", 1);
        put_element(r, c, a, bits);
    }
    if (c->cut)
        rt_text_put(r->text, CUT_FIELD, strlen(CUT_FIELD));
}

static bool
put_record(struct reader *r)
{
    struct rt_conversion c;
    struct argument a;
    const char *format = take_format(r);
    while (format && next_conversion(r->text, &format, &c, true)) {
        if (!take_argument(r, &a))
            return false;
        put_argument(r, &c, &a);
    }
    return format != NULL;
}

/* Whether the search has read enough of a format to take it for one. */
static bool
is_enough(struct reader *r, unsigned conversions, ptrdiff_t letters)
{
    if (*r->thorough) {
        --*r->thorough;
        return false;
    }
    return conversions >= AHEAD_CONVERSIONS || letters >= AHEAD_LETTERS;
}

/*
 * Whether a record is next: a format, and arguments that suit its conversions. r moves behind it. If long
 * formats are read again and again, only their start is compared in the end, and *whole is false. So the time
 * grows with the buffer's length, not with its square.
 */
static bool
is_record(struct reader *r, bool *whole)
{
    struct rt_conversion c;
    struct argument a;
    const char *start = take_format(r), *format = start;
    *whole = true;
    for (unsigned seen = 1; format && next_conversion(r->text, &format, &c, false); seen++) {
        if (!take_argument(r, &a) || !suits(&a, c.letter))
            return false;
        *whole = !is_enough(r, seen, format - start);
        if (!*whole)
            return true;
    }
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
    bool whole;
    if (!is_record(&r, &whole))
        return false;
    struct reader after = r;
    return !whole || is_end(r) || is_record(&after, &whole) || take_argument(&r, &a);
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

/* The offset behind the last string of the constants. */
static uint64_t
find_end(const char *bytes, uint64_t stored)
{
    const char *last = stored ? memrchr(bytes, 0, stored) : NULL;
    return last ? (uint64_t)(last - bytes) + 1 : 0;
}

static struct reader
start_reader(struct rt_text *text, const struct rt_build *build, const struct fe_kernel *kernel)
{
    const struct fe_program *fe = build->fe;
    struct reader r = {.text = text, .build = build, .kernel = kernel};
    r.constants.bytes = (const char *)fe->constant_data;
    r.constants.stored = fe->constant_data ? fe->constant_bytes - fe->constant_zeros : 0;
    r.constants.ended = find_end(r.constants.bytes, r.constants.stored);
    return r;
}

static void
note_end(struct rt_text *text, const struct fe_kernel *kernel)
{
    char line[160];
    snprintf(line, sizeof line, "\n[caygen: kernel %.64s printed too much: the rest is left out]\n",
             kernel->name);
    rt_text_note(text, line);
}

void
rt_print(const struct rt_build *build, const struct fe_kernel *kernel, const uint8_t *buffer, size_t bytes)
{
    struct rt_text text;
    uint32_t used, thorough = AHEAD_THOROUGH;
    memcpy(&used, buffer, sizeof used);
    if (used <= sizeof used)
        return;
    rt_text_begin(&text, MOST_STEPS, MOST_BYTES);
    struct reader r = start_reader(&text, build, kernel);
    r.thorough = &thorough;
    r.at = buffer + sizeof used;
    r.end = buffer + (used < bytes ? used : bytes);
    while (r.at < r.end && rt_text_is_whole(&text) && put_record(&r))
        skip_excess(&r);
    if (!rt_text_is_whole(&text))
        note_end(&text, kernel);
    rt_text_end(&text);
}
