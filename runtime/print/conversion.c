/* SPDX-License-Identifier: MIT */
#include "conversion.h"

#include <assert.h>
#include <stdio.h>
#include <string.h>

#include "base/text_out.h"

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

static void
append(struct rt_conversion *c, char letter)
{
    assert(c->length + 1 < sizeof c->spec); /* each flag is there once */
    c->spec[c->length++] = letter;
    c->spec[c->length] = 0;
}

/* Keeps each flag once. The text may repeat flags. */
static const char *
parse_flags(const char *at, struct rt_conversion *c)
{
    for (; *at && strchr("-+ #0", *at); at++)
        if (!strchr(c->spec, *at))
            append(c, *at);
    return at;
}

/* A width or a precision. Without digits it is 0. */
static const char *
parse_number(const char *at, size_t *number, bool *cut)
{
    size_t n = 0;
    for (; *at >= '0' && *at <= '9'; at++)
        n = n > RT_FIELD_MOST ? n : 10 * n + (size_t)(*at - '0');
    *cut |= n > RT_FIELD_MOST;
    *number = n > RT_FIELD_MOST ? RT_FIELD_MOST : n;
    return at;
}

static const char *
parse_shape(const char *at, struct rt_conversion *c)
{
    size_t width;
    *c = (struct rt_conversion){.spec = "%", .length = 1, .precision = SIZE_MAX};
    at = parse_number(parse_flags(at + 1, c), &width, &c->cut);
    if (width)
        c->length += (size_t)sprintf(c->spec + c->length, "%zu", width);
    if (*at != '.')
        return at;
    at = parse_number(at + 1, &c->precision, &c->cut);
    c->length += (size_t)sprintf(c->spec + c->length, ".%zu", c->precision);
    return at;
}

const char *
rt_conversion_parse(const char *at, struct rt_conversion *c)
{
    at = parse_shape(at, c);
    if (*at == 'v')
        at += 1 + strspn(at + 1, "0123456789");
    const size_t modifiers = strspn(at, "hljtz");
    c->wide = modifier_bytes(at, modifiers);
    at += modifiers;
    c->letter = *at;
    return *at && strchr("diouxXcspfFeEgGaA", *at) ? at + 1 : NULL;
}

static void
finish(struct rt_conversion *c, const char *modifier, char letter)
{
    snprintf(c->spec + c->length, sizeof c->spec - c->length, "%s%c", modifier, letter);
}

/* The format is put together at run time. */
#pragma GCC diagnostic ignored "-Wformat-nonliteral"

void
rt_put_integer(struct rt_text *to, struct rt_conversion *c, uint64_t bits, unsigned wide)
{
    assert(wide >= 1 && wide <= 8 && c->wide >= 1);
    const unsigned shift = 64 - 8 * (c->wide < wide ? c->wide : wide);
    const bool is_signed = c->letter == 'd' || c->letter == 'i';
    const long long value =
        is_signed ? (long long)(bits << shift) >> shift : (long long)(bits << shift >> shift);
    finish(c, c->letter == 'c' ? "" : "ll", c->letter);
    if (c->letter == 'c')
        rt_text_format(to, c->spec, (int)value);
    else
        rt_text_format(to, c->spec, value);
}

void
rt_put_float(struct rt_text *to, struct rt_conversion *c, uint64_t bits, unsigned wide)
{
    float narrow;
    double value;
    memcpy(&narrow, &bits, sizeof narrow);
    memcpy(&value, &bits, sizeof value);
    finish(c, "", c->letter);
    rt_text_format(to, c->spec, wide == 4 ? (double)narrow : value);
}

/* In the host's form for addresses, as Intel's driver does. */
void
rt_put_pointer(struct rt_text *to, struct rt_conversion *c, uint64_t bits)
{
    finish(c, "", 'p');
    rt_text_format(to, c->spec, (void *)(uintptr_t)bits);
}

/* A string longer than RT_FIELD_MOST needs no padding, and may be too long for rt_text_format(). */
void
rt_put_string(struct rt_text *to, struct rt_conversion *c, const char *string)
{
    const char *shown = string ? string : "(null)";
    const size_t length = strnlen(shown, c->precision);
    finish(c, "", 's');
    rt_text_spend(to, length);
    if (length > RT_FIELD_MOST)
        rt_text_put(to, shown, length);
    else
        rt_text_format(to, c->spec, shown);
}
