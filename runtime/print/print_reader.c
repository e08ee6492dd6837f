/* SPDX-License-Identifier: MIT */
/*
 * The buffer: u32 bytes used, then records: the format string, then for each argument u32 type, for vectors
 * u32 element count, then the elements. They take at least 4 bytes each. Strings are u32 indices into the
 * kernel's table or, from zebins, addresses in the program's constant data. The empty string is not in the
 * table: the record holds its address. A record for which there was no room has -1 as its string.
 */
#include "print_reader.h"

#include <assert.h>
#include <string.h>

enum { POINTER_BYTES = 8 };
#define ARGUMENT_STEPS 5u

static const struct rt_print_type types[] = {
    [1] = {4, 1, false, false},
    [2] = {4, 2, false, false},
    [3] = {4, 4, false, false},
    [4] = {4, 4, true, false},
    [RT_PRINT_STRING] = {4, 4, false, false},
    [6] = {8, 8, false, false},
    [RT_PRINT_POINTER] = {8, 8, false, false},
    [8] = {8, 8, true, false},
    [9] = {4, 1, false, true},
    [10] = {4, 2, false, true},
    [11] = {4, 4, false, true},
    [12] = {8, 8, false, true},
    [13] = {4, 4, true, true},
    [14] = {8, 8, true, true},
};

bool
rt_print_take(struct rt_print_reader *r, void *to, size_t bytes)
{
    assert(r->at <= r->end);
    if ((size_t)(r->end - r->at) < bytes)
        return false;
    memcpy(to, r->at, bytes);
    r->at += bytes;
    return true;
}

size_t
rt_print_string_bytes(const struct rt_print_reader *r)
{
    return r->kernel->printf_by_address ? POINTER_BYTES : 4;
}

/*
 * The string in the program's constant data at that address. NULL: there is none. Addresses of 32 bits leave
 * the upper half of the field undefined. The string is read from the binary, because a running kernel may
 * write to the copy that kernels see.
 */
const char *
rt_print_string_at(const struct rt_print_reader *r, uint64_t address)
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
const char *
rt_print_find_string(const struct rt_print_reader *r, uint64_t which)
{
    if (r->kernel->printf_by_address)
        return rt_print_string_at(r, which);
    return which < r->kernel->printf_count ? r->kernel->printf_strings[which] : NULL;
}

const char *
rt_print_take_format(struct rt_print_reader *r)
{
    struct rt_print_reader ahead = *r;
    uint64_t which = 0;
    const char *text =
        rt_print_take(r, &which, rt_print_string_bytes(r)) ? rt_print_find_string(r, which) : NULL;
    if (text || !rt_print_take(&ahead, &which, POINTER_BYTES) || !(text = rt_print_string_at(r, which)))
        return text;
    *r = ahead;
    return text;
}

/* False: the record ends too early or makes no sense. */
bool
rt_print_take_argument(struct rt_print_reader *r, struct rt_print_argument *a)
{
    a->count = 1;
    if (!rt_text_spend(r->text, ARGUMENT_STEPS) || !rt_print_take(r, &a->number, 4) || a->number == 0 ||
        a->number >= sizeof types / sizeof *types)
        return false;
    a->type = &types[a->number];
    if (a->type->is_vector && !rt_print_take(r, &a->count, 4))
        return false;
    const size_t bytes = a->number == RT_PRINT_STRING ? rt_print_string_bytes(r) : a->type->bytes;
    if (a->count > (size_t)(r->end - r->at) / bytes)
        return false;
    a->elements = r->at;
    r->at += a->count * bytes;
    return true;
}

bool
rt_print_wants_float(char letter)
{
    return strchr("fFeEgGaA", letter) != NULL;
}

/* Finds the next conversion of the format and moves *at behind it. put: prints the text before it. */
bool
rt_print_next_conversion(struct rt_text *text, const char **at, struct rt_conversion *c, bool put)
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
