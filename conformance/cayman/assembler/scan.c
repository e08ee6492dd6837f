/* SPDX-License-Identifier: MIT */
#include "scan.h"

#include <ctype.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

bool
scan_fail(struct scan *s, const char *format, ...)
{
    va_list args;
    va_start(args, format);
    if (!s->error[0])
        vsnprintf(s->error, sizeof s->error, format, args);
    va_end(args);
    return false;
}

char
scan_peek(struct scan *s)
{
    while (isspace((unsigned char)*s->at))
        s->at++;
    return *s->at;
}

static bool
in_word(char c)
{
    return isalnum((unsigned char)c) || c == '_';
}

bool
scan_take(struct scan *s, const char *text)
{
    const size_t length = strlen(text);
    scan_peek(s);
    if (strncmp(s->at, text, length) != 0 || (in_word(text[length - 1]) && in_word(s->at[length])))
        return false;
    s->at += length;
    return true;
}

bool
scan_need(struct scan *s, const char *text)
{
    return scan_take(s, text) || scan_fail(s, "'%s' expected at '%.20s'", text, s->at);
}

void
scan_word(struct scan *s, char *word, unsigned size)
{
    unsigned n = 0;
    scan_peek(s);
    while (in_word(*s->at) && n + 1 < size)
        word[n++] = *s->at++;
    word[n] = 0;
}

bool
scan_is_number(struct scan *s)
{
    const char c = scan_peek(s);
    return isdigit((unsigned char)c) || ((c == '-' || c == '+') && isdigit((unsigned char)s->at[1]));
}

static uint32_t
float_bits(double value)
{
    const float single = (float)value;
    uint32_t bits;
    memcpy(&bits, &single, sizeof bits);
    return bits;
}

uint32_t
scan_number(struct scan *s)
{
    char *end, *end_float;
    if (!scan_is_number(s)) {
        scan_fail(s, "a number expected at '%.20s'", s->at);
        return 0;
    }
    const uint32_t value = (uint32_t)strtoll(s->at, &end, 0);
    const double real = strtod(s->at, &end_float);
    /* T0.X is no float. */
    const bool is_float = end_float > end && *end == '.' && isdigit((unsigned char)end[1]);
    s->at = is_float ? end_float : end;
    return is_float ? float_bits(real) : value;
}

bool
scan_named(struct scan *s, const char *name, uint32_t *value)
{
    const char *const before = s->at;
    if (scan_take(s, name) && scan_take(s, ":")) {
        *value = scan_number(s);
        return true;
    }
    s->at = before;
    return false;
}
