/* SPDX-License-Identifier: MIT */
#include "conversion.h"

#include <stdbool.h>
#include <stdio.h>
#include <string.h>

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

const char *
rt_conversion_parse(const char *at, struct rt_conversion *c)
{
    const size_t shape = strspn(at + 1, "-+ #0123456789.");
    if (shape + 1 + sizeof "ll?" > sizeof c->spec)
        return NULL;
    memcpy(c->spec, at, shape + 1);
    c->length = shape + 1;
    at += shape + 1;
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

void
rt_put_integer(struct rt_conversion *c, uint64_t bits, unsigned wide)
{
    const unsigned shift = 64 - 8 * (c->wide < wide ? c->wide : wide);
    const bool is_signed = c->letter == 'd' || c->letter == 'i';
    const long long value =
        is_signed ? (long long)(bits << shift) >> shift : (long long)(bits << shift >> shift);
    finish(c, c->letter == 'c' ? "" : "ll", c->letter);
    if (c->letter == 'c')
        printf(c->spec, (int)value);
    else
        printf(c->spec, value);
}

void
rt_put_float(struct rt_conversion *c, uint64_t bits, unsigned wide)
{
    float narrow;
    double value;
    memcpy(&narrow, &bits, sizeof narrow);
    memcpy(&value, &bits, sizeof value);
    finish(c, "", c->letter);
    printf(c->spec, wide == 4 ? (double)narrow : value);
}

/* As the host shows an address, which is what Intel's driver gives. */
void
rt_put_pointer(struct rt_conversion *c, uint64_t bits)
{
    finish(c, "", 'p');
    printf(c->spec, (void *)(uintptr_t)bits);
}

void
rt_put_string(struct rt_conversion *c, const char *text)
{
    finish(c, "", 's');
    printf(c->spec, text ? text : "(null)");
}
