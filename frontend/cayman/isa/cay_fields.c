/* SPDX-License-Identifier: MIT */
#include "cay_fields.h"

struct field {
    uint8_t format, word;
    uint32_t mask;
};

static const struct field fields[] = {
#define CAY_FIELD(format, field, word, first, bits)                                                          \
    {CAY_WORDS_##format, word, (UINT32_MAX >> (32 - (bits))) << (first)},
#include "cay_fields.def"
#undef CAY_FIELD
};

uint32_t
cay_reserved_bits(enum cay_word_format format, unsigned word)
{
    uint32_t named = 0;
    for (unsigned i = 0; i < sizeof fields / sizeof *fields; i++)
        if (fields[i].format == format && fields[i].word == word)
            named |= fields[i].mask;
    return ~named;
}
