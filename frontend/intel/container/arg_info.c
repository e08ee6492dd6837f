/* SPDX-License-Identifier: MIT */
/* The texts about an argument that both forms of device binaries carry. */
#include "kernel_finish.h"

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
type_name(struct fe_load *load, const char *text, uint32_t *size)
{
    const size_t length = strcspn(text, ";");
    *size = 0;
    for (const char *digit = text + length + (text[length] != 0); *digit >= '0' && *digit <= '9'; digit++)
        if (*size <= FE_MAX_PAYLOAD)
            *size = *size * 10 + (uint32_t)(*digit - '0');
    return fe_text(load, text, length);
}

int
intel_arg_info(struct fe_load *load, struct fe_arg *arg, const char *const texts[INTEL_ARG_TEXTS],
               uint32_t *size)
{
    if (access_of(texts[ARG_ACCESS]) != FE_ACCESS_NONE)
        arg->access = access_of(texts[ARG_ACCESS]);
    arg->qualifiers = qualifiers_of(texts[ARG_QUALIFIER]);
    arg->name = texts[ARG_NAME];
    arg->type_name = type_name(load, texts[ARG_TYPE], size);
    if (arg->kind == FE_ARG_UNKNOWN)
        arg->kind = kind_of(texts[ARG_ADDRESS], texts[ARG_TYPE]);
    return arg->type_name ? 0 : -1;
}
