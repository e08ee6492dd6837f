/* SPDX-License-Identifier: MIT */
#include "shown.h"

#include <assert.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>

/* A form of UTF-8: how the first byte looks, how many bytes it has, the first code point that needs them. */
static const struct form {
    uint8_t mask, bits, length;
    uint32_t lowest;
} forms[] = {{0xe0, 0xc0, 2, 0x80}, {0xf0, 0xe0, 3, 0x800}, {0xf8, 0xf0, 4, 0x10000}};

/* The code point; 0: the bytes are no UTF-8. */
static uint32_t
decode(const uint8_t *at, const struct form *form)
{
    uint32_t code = at[0] & (uint8_t)~form->mask;
    for (unsigned i = 1; i < form->length; i++) {
        if ((at[i] & 0xc0) != 0x80) /* the end of the text, too */
            return 0;
        code = code << 6 | (at[i] & 0x3f);
    }
    const bool legal = code >= form->lowest && code <= 0x10ffff && (code < 0xd800 || code > 0xdfff);
    return legal ? code : 0;
}

/* C1 control characters, line separators, and marks of direction. */
static bool
is_control(uint32_t code)
{
    return (code >= 0x80 && code < 0xa0) || (code >= 0x200b && code <= 0x200f) ||
           (code >= 0x2028 && code <= 0x202e) || (code >= 0x2060 && code <= 0x206f) || code == 0xfeff;
}

unsigned
rt_shown_length(const char *text)
{
    const uint8_t *at = (const uint8_t *)text;
    if (at[0] < 0x80)
        return at[0] >= ' ' && at[0] <= '~';
    for (size_t i = 0; i < sizeof forms / sizeof *forms; i++)
        if ((at[0] & forms[i].mask) == forms[i].bits) {
            const uint32_t code = decode(at, &forms[i]);
            return code && !is_control(code) ? forms[i].length : 0;
        }
    return 0;
}

static char *
show(const char *from, const char *kept, char *to, size_t size)
{
    enum { ESCAPE = 4 };
    size_t used = 0;
    assert(size > 0);
    while (*from) {
        const unsigned length = strchr(kept, *from) ? 1 : rt_shown_length(from);
        if (used + (length ? length : ESCAPE) >= size)
            break;
        if (length)
            memcpy(to + used, from, length);
        else
            snprintf(to + used, ESCAPE + 1, "\\x%02x", (unsigned)(uint8_t)*from);
        used += length ? length : ESCAPE;
        from += length ? length : 1;
    }
    to[used] = 0;
    return to;
}

char *
rt_show(const char *from, char *to, size_t size)
{
    return show(from, "", to, size);
}

char *
rt_show_lines(const char *from, char *to, size_t size)
{
    return show(from, "\t\n", to, size);
}
