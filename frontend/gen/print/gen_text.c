/* SPDX-License-Identifier: MIT */
#include "gen_text.h"

#include <assert.h>
#include <stdarg.h>
#include <stdio.h>

void
gen_text_init(struct gen_text *text, char *chars, unsigned size)
{
    assert(size > 0);
    *text = (struct gen_text){.chars = chars, .size = size};
    chars[0] = '\0';
}

void
gen_text_add(struct gen_text *text, const char *format, ...)
{
    const unsigned used = text->length < text->size ? text->length : text->size - 1;
    va_list arguments;
    va_start(arguments, format);
    const int added = vsnprintf(text->chars + used, text->size - used, format, arguments);
    va_end(arguments);
    if (added > 0)
        text->length += (unsigned)added;
}

void
gen_text_column(struct gen_text *text, unsigned width)
{
    text->column = text->length;
    text->width = width;
}

void
gen_text_uncount(struct gen_text *text, unsigned from)
{
    text->column += text->length - from;
}

void
gen_text_end_column(struct gen_text *text)
{
    const unsigned used = text->length - text->column;
    if (used > text->width) {
        text->debt += used - text->width;
        return;
    }
    const unsigned spare = text->width - used;
    const unsigned paid = spare < text->debt ? spare : text->debt;
    text->debt -= paid;
    gen_text_add(text, "%*s", (int)(spare - paid), "");
}

void
gen_text_trim(struct gen_text *text)
{
    assert(text->length < text->size);
    while (text->length && text->chars[text->length - 1] == ' ')
        text->chars[--text->length] = '\0';
}
