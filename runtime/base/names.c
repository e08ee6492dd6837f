/* SPDX-License-Identifier: MIT */
#include "runtime/names.h"

#include <CL/cl_gl.h>
#include <assert.h>
#include <stdio.h>
#include <string.h>

#ifndef CL_MEM_ALLOW_UNRESTRICTED_SIZE_INTEL /* not in Khronos' headers */
#define CL_MEM_ALLOW_UNRESTRICTED_SIZE_INTEL (1u << 23)
#endif

static const struct row {
    enum rt_names names;
    cl_ulong value;
    const char *name;
} rows[] = {
/* Errors are negative numbers; all 64 bits of them are compared. */
#define NAME(group, name) {RT_NAMES_##group, (cl_ulong)(name), #name},
#include "names.def"
#undef NAME
};
#define ROWS (sizeof rows / sizeof *rows)

const char *
rt_kind_name(enum rt_kind kind)
{
    static const char *const names[RT_KIND_COUNT] = {
        [RT_PLATFORM] = "a platform",   [RT_DEVICE] = "a device",     [RT_CONTEXT] = "a context",
        [RT_QUEUE] = "a command queue", [RT_MEM] = "a memory object", [RT_SAMPLER] = "a sampler",
        [RT_PROGRAM] = "a program",     [RT_KERNEL] = "a kernel",     [RT_EVENT] = "an event"};
    assert(kind < RT_KIND_COUNT && names[kind]);
    return names[kind];
}

static const char *
find(enum rt_names names, cl_ulong value)
{
    for (size_t i = 0; i < ROWS; i++) {
        if (rows[i].names == names && rows[i].value == value)
            return rows[i].name;
    }
    return NULL;
}

const char *
rt_error_name(cl_int code)
{
    const char *name = find(RT_NAMES_ERROR, (cl_ulong)(cl_long)code);
    return name ? name : "unknown error";
}

const char *
rt_name(enum rt_names names, cl_ulong value, struct rt_name_text *text)
{
    const char *name = find(names, value);
    if (name)
        return name;
    snprintf(text->text, sizeof text->text, "0x%llx", (unsigned long long)value);
    return text->text;
}

static void
add(struct rt_name_text *text, const char *name)
{
    const size_t length = strlen(text->text);
    snprintf(text->text + length, sizeof text->text - length, "%s%s", length ? " | " : "", name);
}

const char *
rt_flag_names(enum rt_names names, cl_ulong flags, struct rt_name_text *text)
{
    char rest[24];
    assert(names >= RT_NAMES_DEVICE_TYPE);
    text->text[0] = 0;
    for (size_t i = 0; i < ROWS; i++) {
        if (rows[i].names != names || !(flags & rows[i].value))
            continue;
        add(text, rows[i].name);
        flags &= ~rows[i].value;
    }
    snprintf(rest, sizeof rest, flags ? "0x%llx" : "%llu", (unsigned long long)flags);
    if (flags || !text->text[0])
        add(text, rest);
    return text->text;
}
