/* SPDX-License-Identifier: MIT */
#include "cursor.h"

int
beignet_take(struct beignet_cursor *c, uint32_t bytes, const char *what, struct fe_bytes *out)
{
    if (!fe_bytes_cut(c->file, c->at, bytes, out))
        return fe_invalid(c->load, c->at, "%s is cut off: %u bytes wanted, %zu are left", what, bytes,
                          c->file.size - c->at);
    c->at += bytes;
    return 0;
}

int
beignet_u32(struct beignet_cursor *c, const char *what, uint32_t *value)
{
    struct fe_bytes word;
    *value = 0;
    if (beignet_take(c, 4, what, &word))
        return -1;
    *value = fe_u32(word, 0);
    return 0;
}

int
beignet_words(struct beignet_cursor *c, const char *what, uint32_t *values, unsigned count)
{
    for (unsigned i = 0; i < count; i++)
        if (beignet_u32(c, what, &values[i]))
            return -1;
    return 0;
}

int
beignet_count(struct beignet_cursor *c, const char *what, uint32_t least, uint32_t *count)
{
    assert(least);
    if (beignet_u32(c, what, count))
        return -1;
    const size_t left = c->file.size - c->at;
    if (*count > left / least)
        return fe_invalid(c->load, c->at - 4, "%u %s of at least %u bytes in %zu bytes", *count, what, least,
                          left);
    return fe_step(c->load, *count);
}

int
beignet_flag(struct beignet_cursor *c, const char *what, bool *flag)
{
    uint32_t value;
    if (beignet_u32(c, what, &value))
        return -1;
    if (value > 1)
        return fe_invalid(c->load, c->at - 4, "%s is %u, neither 0 nor 1", what, value);
    *flag = value;
    return 0;
}

int
beignet_text(struct beignet_cursor *c, const char *what, const char **text)
{
    uint32_t length;
    struct fe_bytes body;
    *text = NULL;
    if (beignet_u32(c, what, &length) || beignet_take(c, length, what, &body))
        return -1;
    if (memchr(body.size ? (const void *)body.data : "", 0, body.size))
        return fe_invalid(c->load, body.at, "%s holds a NUL character", what);
    *text = fe_text(c->load, body.data, body.size);
    return *text ? 0 : -1;
}

static int
take_word(struct beignet_cursor *c, uint32_t word, const char *what, const char *place)
{
    uint32_t found;
    if (beignet_u32(c, what, &found))
        return -1;
    if (found != word)
        return fe_invalid(c->load, c->at - 4, "the %s of %s is 0x%08x instead of 0x%08x", place, what, found,
                          word);
    return 0;
}

int
beignet_begin(struct beignet_cursor *c, uint32_t word, const char *what, size_t *start)
{
    *start = c->at;
    return take_word(c, word, what, "first word");
}

int
beignet_end(struct beignet_cursor *c, uint32_t word, const char *what, size_t start)
{
    uint32_t length;
    assert(start <= c->at);
    if (take_word(c, word, what, "last word"))
        return -1;
    const size_t bytes = c->at - start;
    if (beignet_u32(c, what, &length))
        return -1;
    if (length != bytes)
        return fe_invalid(c->load, c->at - 4, "%s has %zu bytes and says %u", what, bytes, length);
    return 0;
}
