/* SPDX-License-Identifier: MIT */
/* Tokens that carry text: argument information, attributes, printf formats. */
#include "intel/container/kernel_finish.h"
#include "patch.h"

int
patch_argument_info(struct patch_kernel *k, struct fe_bytes item)
{
    const char *texts[INTEL_ARG_TEXTS];
    const uint32_t index = patch_field(item, 0);
    uint64_t at = PATCH_ITEM_HEADER + 4 * (1 + INTEL_ARG_TEXTS);
    for (unsigned i = 0; i < INTEL_ARG_TEXTS; i++) {
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
    return intel_arg_info(k->load, arg, texts, &k->type_sizes[index]);
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

/* The compiler stores escape sequences as in source text. */
static char
escaped(char letter)
{
    static const char letters[] = "abfnrtv", meanings[] = "\a\b\f\n\r\t\v";
    const char *at = strchr(letters, letter);
    return at ? meanings[at - letters] : letter;
}

static void
resolve_escapes(char *text)
{
    char *out = text;
    for (const char *in = text; *in; in++) {
        if (*in == '\\' && in[1])
            *out++ = escaped(*++in);
        else
            *out++ = *in;
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
