/* SPDX-License-Identifier: MIT */
/* Tokens that carry text: argument information, attributes, printf formats. */
#include "patch.h"

static const struct {
    const char *text;
    enum fe_arg_access access;
} accesses[] = {{"__read_only", FE_ACCESS_READ},
                {"__write_only", FE_ACCESS_WRITE},
                {"__read_write", FE_ACCESS_READ_WRITE}};

static const struct {
    const char *text;
    unsigned bit;
} qualifiers[] = {{"const", FE_QUAL_CONST},
                  {"restrict", FE_QUAL_RESTRICT},
                  {"volatile", FE_QUAL_VOLATILE},
                  {"pipe", FE_QUAL_PIPE}};

/* Kind of an argument that no other token mentions. */
static const struct {
    const char *address, *type;
    enum fe_arg_kind kind;
} kinds[] = {{"__global", "image", FE_ARG_IMAGE}, {"__private", "sampler_t", FE_ARG_SAMPLER},
             {"__global", "", FE_ARG_GLOBAL},     {"__constant", "", FE_ARG_CONSTANT},
             {"__local", "", FE_ARG_LOCAL},       {"__private", "", FE_ARG_VALUE}};

/* The five texts of the token, in order. */
enum { ADDRESS, ACCESS, NAME, TYPE, QUALIFIER, TEXT_COUNT };

static enum fe_arg_access
access_of(const char *text)
{
    for (size_t i = 0; i < sizeof accesses / sizeof accesses[0]; i++)
        if (strcmp(text, accesses[i].text) == 0)
            return accesses[i].access;
    return FE_ACCESS_NONE;
}

static unsigned
qualifiers_of(const char *text)
{
    unsigned bits = 0;
    while (*text) {
        const size_t length = strcspn(text, " ");
        for (size_t i = 0; i < sizeof qualifiers / sizeof qualifiers[0]; i++)
            if (length == strlen(qualifiers[i].text) && strncmp(text, qualifiers[i].text, length) == 0)
                bits |= qualifiers[i].bit;
        text += length;
        text += strspn(text, " ");
    }
    return bits;
}

static enum fe_arg_kind
kind_of(const char *address, const char *type)
{
    for (size_t i = 0; i < sizeof kinds / sizeof kinds[0]; i++)
        if (strcmp(address, kinds[i].address) == 0 &&
            strncmp(type, kinds[i].type, strlen(kinds[i].type)) == 0)
            return kinds[i].kind;
    return FE_ARG_UNKNOWN;
}

/* "float*;8": the type's name, then its size. */
static const char *
type_name(struct patch_kernel *k, const char *text, uint32_t *size)
{
    const size_t length = strcspn(text, ";");
    *size = 0;
    for (const char *digit = text + length + (text[length] != 0); *digit >= '0' && *digit <= '9'; digit++)
        if (*size <= FE_MAX_PAYLOAD)
            *size = *size * 10 + (uint32_t)(*digit - '0');
    return fe_text(k->load, text, length);
}

int
patch_argument_info(struct patch_kernel *k, struct fe_bytes item)
{
    const char *texts[TEXT_COUNT];
    const uint32_t index = patch_field(item, 0);
    uint64_t at = PATCH_ITEM_HEADER + 4 * (1 + TEXT_COUNT);
    for (unsigned i = 0; i < TEXT_COUNT; i++) {
        struct fe_bytes text;
        const uint32_t bytes = patch_field(item, 1 + i);
        if (!fe_bytes_cut(item, at, bytes, &text))
            return fe_invalid(k->load, item.at, "the texts of argument %u are cut off", index);
        texts[i] = fe_text(k->load, text.data, text.size);
        if (!texts[i])
            return -1;
        at += bytes;
    }
    struct fe_arg *arg = patch_arg(k, item, index, FE_ARG_UNKNOWN);
    if (!arg)
        return -1;
    if (access_of(texts[ACCESS]) != FE_ACCESS_NONE)
        arg->access = access_of(texts[ACCESS]);
    arg->qualifiers = qualifiers_of(texts[QUALIFIER]);
    arg->name = texts[NAME];
    arg->type_name = type_name(k, texts[TYPE], &k->type_sizes[index]);
    if (arg->kind == FE_ARG_UNKNOWN)
        arg->kind = kind_of(texts[ADDRESS], texts[TYPE]);
    return arg->type_name ? 0 : -1;
}

int
patch_attributes(struct patch_kernel *k, struct fe_bytes item)
{
    const size_t room = item.size - PATCH_ITEM_HEADER - 4;
    const uint32_t size = patch_field(item, 0);
    const char *text = fe_text(k->load, item.data + PATCH_ITEM_HEADER + 4, size < room ? size : room);
    if (!text)
        return -1;
    k->kernel->attributes = *text ? text : NULL;
    return 0;
}

/* The compiler stores "\n" as written in the source; it prints any other escaped character as itself. */
static void
resolve_escapes(char *text)
{
    char *out = text;
    for (const char *in = text; *in; in++) {
        if (*in == '\\' && in[1]) {
            in++;
            *out++ = *in == 'n' ? '\n' : *in;
        } else {
            *out++ = *in;
        }
    }
    *out = 0;
}

int
patch_string(struct patch_kernel *k, struct fe_bytes item)
{
    const uint32_t index = patch_field(item, 0), size = patch_field(item, 1);
    const size_t room = item.size - PATCH_ITEM_HEADER - 8;
    if (index >= k->items)
        return fe_invalid(k->load, item.at, "printf string %u of a kernel with %u tokens", index, k->items);
    if (size > room)
        return fe_invalid(k->load, item.at, "printf string %u is cut off", index);
    char *text = (char *)fe_text(k->load, item.data + PATCH_ITEM_HEADER + 8, size);
    if (!text)
        return -1;
    resolve_escapes(text);
    k->strings[index] = text;
    if (k->kernel->printf_count <= index)
        k->kernel->printf_count = index + 1;
    return 0;
}
