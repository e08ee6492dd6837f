/* SPDX-License-Identifier: MIT */
#include "print_search.h"

#include <string.h>

/* The search behind excess arguments reads whole formats until RT_PRINT_AHEAD_THOROUGH conversions were read
 * in vain. Then it reads the start of each format only. */
enum { AHEAD_CONVERSIONS = 32, AHEAD_LETTERS = 4096 };

static bool
is_number(const struct rt_print_argument *a)
{
    return a->number != RT_PRINT_STRING && a->number != RT_PRINT_POINTER;
}

/* Whether C defines the letter for the argument. */
static bool
suits(const struct rt_print_argument *a, char letter)
{
    if (letter == 's')
        return !is_number(a);
    if (letter == 'p')
        return a->number == RT_PRINT_POINTER;
    return is_number(a) && a->type->is_float == rt_print_wants_float(letter);
}

/* Whether the search has read enough of a format to accept it as one. */
static bool
is_enough(struct rt_print_reader *r, unsigned conversions, ptrdiff_t letters)
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
is_record(struct rt_print_reader *r, bool *whole)
{
    struct rt_conversion c;
    struct rt_print_argument a;
    const char *start = rt_print_take_format(r), *format = start;
    *whole = true;
    for (unsigned seen = 1; format && rt_print_next_conversion(r->text, &format, &c, false); seen++) {
        if (!rt_print_take_argument(r, &a) || !suits(&a, c.letter))
            return false;
        *whole = !is_enough(r, seen, format - start);
        if (!*whole)
            return true;
    }
    return format != NULL;
}

static bool
is_end(struct rt_print_reader r)
{
    uint32_t mark;
    return !rt_print_take(&r, &mark, sizeof mark) || mark == UINT32_MAX;
}

/* Whether a record is next, and then what may follow one. */
static bool
is_start(struct rt_print_reader r)
{
    struct rt_print_argument a;
    bool whole;
    if (!is_record(&r, &whole))
        return false;
    struct rt_print_reader after = r;
    return !whole || is_end(r) || is_record(&after, &whole) || rt_print_take_argument(&r, &a);
}

/*
 * Arguments that no conversion asks for are in the buffer as well. Their types can look like indices of
 * formats. An index is no format if the arguments behind it do not suit it.
 */
void
rt_print_skip_excess(struct rt_print_reader *r)
{
    struct rt_print_reader ahead = *r;
    struct rt_print_argument a;
    while (!is_end(ahead) && !is_start(ahead))
        if (!rt_print_take_argument(&ahead, &a))
            return;
    *r = ahead;
}
