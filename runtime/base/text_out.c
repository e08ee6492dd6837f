/* SPDX-License-Identifier: MIT */
#include "text_out.h"

#include <assert.h>
#include <pthread.h>
#include <signal.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define MOST_HELD ((size_t)1 << 20) /* bytes in memory; text beyond them is written at once */
#define FORMAT_STEPS 100            /* a call of snprintf */
#define BYTE_STEPS 4                /* per byte of its result: many digits are long division */

void
rt_text_begin(struct rt_text *text, uint64_t work, uint64_t space)
{
    text->bytes = text->first;
    text->used = 0;
    text->room = sizeof text->first;
    text->work = work;
    text->space = space;
}

bool
rt_text_spend(struct rt_text *text, uint64_t steps)
{
    const bool enough = steps < text->work;
    text->work = enough ? text->work - steps : 0;
    return enough;
}

bool
rt_text_is_whole(const struct rt_text *text)
{
    return text->work && text->space;
}

/* Blocks signals, so that no handler of the host program interrupts the write. */
static void
write_out(struct rt_text *text)
{
    sigset_t all, old;
    sigfillset(&all);
    pthread_sigmask(SIG_SETMASK, &all, &old);
    fwrite(text->bytes, 1, text->used, stdout);
    fflush(stdout);
    pthread_sigmask(SIG_SETMASK, &old, NULL);
    text->used = 0;
}

static bool
grow(struct rt_text *text)
{
    const bool own = text->bytes != text->first;
    char *larger = text->room < MOST_HELD ? realloc(own ? text->bytes : NULL, 2 * text->room) : NULL;
    if (!larger)
        return false;
    if (!own)
        memcpy(larger, text->first, text->used);
    text->bytes = larger;
    text->room *= 2;
    return true;
}

/* If memory is short, the text is written in smaller parts. */
static void
make_room(struct rt_text *text, size_t bytes)
{
    assert(bytes <= sizeof text->first);
    while (text->room - text->used < bytes && grow(text))
        continue;
    if (text->room - text->used < bytes)
        write_out(text);
}

static size_t
take_space(struct rt_text *text, size_t bytes)
{
    const size_t given = bytes < text->space ? bytes : (size_t)text->space;
    text->space -= given;
    return given;
}

void
rt_text_put(struct rt_text *text, const char *bytes, size_t count)
{
    count = take_space(text, count);
    while (count) {
        const size_t part = count < sizeof text->first ? count : sizeof text->first;
        make_room(text, part);
        memcpy(text->bytes + text->used, bytes, part);
        text->used += part;
        bytes += part;
        count -= part;
    }
}

void
rt_text_format(struct rt_text *text, const char *format, ...)
{
    va_list values;
    make_room(text, sizeof text->first);
    va_start(values, format);
    const int length = vsnprintf(text->bytes + text->used, sizeof text->first, format, values);
    va_end(values);
    assert(length < (int)sizeof text->first);
    const size_t count = length < 0 ? 0 : (size_t)length;
    text->used += take_space(text, count);
    rt_text_spend(text, FORMAT_STEPS + BYTE_STEPS * count);
}

void
rt_text_note(struct rt_text *text, const char *line)
{
    text->space = RT_TEXT_PIECE;
    rt_text_put(text, line, strlen(line));
}

void
rt_text_end(struct rt_text *text)
{
    if (text->used)
        write_out(text);
    if (text->bytes != text->first)
        free(text->bytes);
}
