/* SPDX-License-Identifier: MIT */
#define _GNU_SOURCE /* memrchr */
#include "print.h"

#include <stdbool.h>
#include <stdio.h>
#include <string.h>

#include "print_reader.h"
#include "print_search.h"

/* The limits of one launch. A million records of 200 letters, which fill the buffer of 4 MiB, stay below. */
#define MOST_BYTES ((uint64_t)256 << 20)
#define MOST_STEPS (UINT64_C(4) << 30)
#define CUT_FIELD "[caygen: cut to 16384 characters]"

static void
put_element(const struct rt_print_reader *r, struct rt_conversion *c, const struct rt_print_argument *a,
            uint64_t bits)
{
    const unsigned wide = a->type->wide;
    if (c->letter == 's' && a->number == RT_PRINT_STRING)
        rt_put_string(r->text, c, rt_print_find_string(r, bits));
    else if (c->letter == 's')
        rt_put_string(r->text, c, a->number == RT_PRINT_POINTER ? rt_print_string_at(r, bits) : NULL);
    else if (c->letter == 'p')
        rt_put_pointer(r->text, c, bits);
    else if (a->type->is_float != rt_print_wants_float(c->letter))
        rt_text_put(r->text, "(mismatch)", 10);
    else if (a->type->is_float)
        rt_put_float(r->text, c, bits, wide);
    else
        rt_put_integer(r->text, c, bits, wide);
}

/* Vectors take 4 bytes an element at least, but narrow elements lie together at the start of that. */
static void
put_argument(const struct rt_print_reader *r, struct rt_conversion *c, const struct rt_print_argument *a)
{
    const size_t bytes = a->number == RT_PRINT_STRING ? rt_print_string_bytes(r)
                         : a->type->is_vector         ? a->type->wide
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
put_record(struct rt_print_reader *r)
{
    struct rt_conversion c;
    struct rt_print_argument a;
    const char *format = rt_print_take_format(r);
    while (format && rt_print_next_conversion(r->text, &format, &c, true)) {
        if (!rt_print_take_argument(r, &a))
            return false;
        put_argument(r, &c, &a);
    }
    return format != NULL;
}

/* The offset behind the last string of the constants. */
static uint64_t
find_end(const char *bytes, uint64_t stored)
{
    const char *last = stored ? memrchr(bytes, 0, stored) : NULL;
    return last ? (uint64_t)(last - bytes) + 1 : 0;
}

static struct rt_print_reader
start_reader(struct rt_text *text, const struct rt_build *build, const struct fe_kernel *kernel)
{
    const struct fe_program *fe = build->fe;
    struct rt_print_reader r = {.text = text, .build = build, .kernel = kernel};
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
    uint32_t used, thorough = RT_PRINT_AHEAD_THOROUGH;
    memcpy(&used, buffer, sizeof used);
    if (used <= sizeof used)
        return;
    rt_text_begin(&text, MOST_STEPS, MOST_BYTES);
    struct rt_print_reader r = start_reader(&text, build, kernel);
    r.thorough = &thorough;
    r.at = buffer + sizeof used;
    r.end = buffer + (used < bytes ? used : bytes);
    while (r.at < r.end && rt_text_is_whole(&text) && put_record(&r))
        rt_print_skip_excess(&r);
    if (!rt_text_is_whole(&text))
        note_end(&text, kernel);
    rt_text_end(&text);
}
