/* SPDX-License-Identifier: MIT */
/*
 * Where the header of a line table really ends (DWARF 5, 6.2.4; DWARF 4, 6.2.4). libdw reads the lists of
 * folders and files before it compares their end with the length that the header claims, so a wrong length
 * must be noticed here.
 */
#include "line_data.h"

/* Forms that the entries of version 5 may have here; compilers use no others for names, numbers and
 * checksums. */
enum {
    FORM_DATA2 = 5,
    FORM_DATA4 = 6,
    FORM_DATA8 = 7,
    FORM_STRING = 8,
    FORM_DATA1 = 11,
    FORM_STRP = 14,
    FORM_UDATA = 15,
    FORM_DATA16 = 30,
    FORM_LINE_STRP = 31,
    MOST_FORMATS = 8
};

struct cursor {
    struct fe_bytes bytes;
    size_t at;
    bool bad;
};

static void
skip(struct cursor *c, size_t bytes)
{
    c->bad |= bytes > c->bytes.size - c->at;
    c->at += c->bad ? 0 : bytes;
}

static uint8_t
byte(struct cursor *c)
{
    const size_t at = c->at;
    skip(c, 1);
    return c->bad ? 0 : c->bytes.data[at];
}

/* ULEB128; one of more than 32 bits is bad. */
static uint32_t
number(struct cursor *c)
{
    uint64_t value = 0;
    for (unsigned shift = 0; !c->bad; shift += 7) {
        const uint8_t b = byte(c);
        c->bad |= shift > 28;
        value |= c->bad ? 0 : (uint64_t)(b & 0x7f) << shift;
        if (!(b & 0x80))
            break;
    }
    c->bad |= value > UINT32_MAX;
    return (uint32_t)value;
}

/* False: it was empty. */
static bool
text(struct cursor *c)
{
    const bool some = byte(c) != 0;
    while (some && !c->bad && byte(c))
        continue;
    return some && !c->bad;
}

/* Versions 2 to 4: folders, then files with three numbers each; an empty name ends each list. */
static void
old_lists(struct cursor *c)
{
    while (text(c))
        continue;
    while (text(c))
        for (unsigned i = 0; i < 3; i++)
            (void)number(c);
}

static void
value(struct cursor *c, uint32_t form)
{
    static const uint8_t sizes[] = {
        [FORM_DATA2] = 2,   [FORM_DATA4] = 4, [FORM_DATA8] = 8,    [FORM_DATA1] = 1,
        [FORM_DATA16] = 16, [FORM_STRP] = 4,  [FORM_LINE_STRP] = 4};
    if (form == FORM_STRING)
        (void)text(c);
    else if (form == FORM_UDATA)
        (void)number(c);
    else if (form < sizeof sizes && sizes[form])
        skip(c, sizes[form]);
    else
        c->bad = true;
}

/* Version 5: what each entry consists of, their number, the entries. */
static void
new_list(struct cursor *c)
{
    uint32_t forms[MOST_FORMATS];
    const unsigned count = byte(c);
    c->bad |= count > MOST_FORMATS;
    for (unsigned i = 0; !c->bad && i < count; i++) {
        (void)number(c); /* what it is */
        forms[i] = number(c);
    }
    const uint32_t entries = number(c);
    c->bad |= !count && entries;
    for (uint32_t n = 0; !c->bad && n < entries; n++)
        for (unsigned i = 0; i < count; i++)
            value(c, forms[i]);
}

bool
line_header_is_true(struct fe_bytes body, unsigned version, size_t start, uint64_t claimed)
{
    struct cursor c = {.bytes = body, .at = start};
    if (start > body.size)
        return false;
    skip(&c, version >= 4 ? 5 : 4); /* minimum length, operations, default, line base, line range */
    const unsigned opcodes = byte(&c);
    skip(&c, opcodes ? opcodes - 1 : 0);
    if (version >= 5) {
        new_list(&c);
        new_list(&c);
    } else {
        old_lists(&c);
    }
    return !c.bad && c.at == start + claimed;
}
