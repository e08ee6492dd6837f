/* SPDX-License-Identifier: MIT */
/*
 * The fourth component of a vector of three, which has the size and alignment of a vector of four (OpenCL
 * C 6.1.5). Compilers store all four, and what they store there nobody has written, which is right. The type
 * of the kernel's argument says where such components are. Where it says nothing (a structure, no argument, a
 * container without types), the last of four components counts as one if it is a register that nobody has
 * written.
 */
#include <ctype.h>
#include <string.h>

#include "check_priv.h"
#include "frontend/program.h"

enum { BUILT_IN_TYPES = 7 };
static const struct scalar {
    const char *name;
    uint32_t bytes;
} scalars[BUILT_IN_TYPES] = {
    {"char", 1}, {"short", 2}, {"half", 2}, {"int", 4}, {"float", 4}, {"long", 8}, {"double", 8},
};

/* What an argument's type says. */
struct element_type {
    bool is_known;
    uint32_t scalar; /* bytes of a component of a vector of three; 0: no such vector */
};

/* The type's name begins or ends with more, as in "const uchar3*". */
static struct element_type
read_type(const char *type)
{
    for (unsigned i = 0; type && !strstr(type, "struct") && i < BUILT_IN_TYPES; i++) {
        const char *at = strstr(type, scalars[i].name);
        if (!at)
            continue;
        at += strlen(scalars[i].name);
        const bool three = at[0] == '3' && !isalnum((unsigned char)at[1]) && at[1] != '_';
        const bool other = !isalpha((unsigned char)at[0]) && at[0] != '_';
        if (three || other)
            return (struct element_type){.is_known = true, .scalar = three ? scalars[i].bytes : 0};
    }
    return (struct element_type){0};
}

static struct element_type
type_at(const struct rt_check *check, const struct rt_check_region *region)
{
    const struct fe_kernel *kernel = check->subject.kernel;
    if (!region || region->kind != RT_CHECK_ARGUMENT || region->argument >= kernel->arg_count)
        return (struct element_type){0};
    return read_type(kernel->args[region->argument].type_name);
}

static bool
is_last_of_four(const struct check_element *e)
{
    return !e->image && e->op->mem.comp_mask == 0xf && e->nth == 3;
}

uint64_t
check_padding(const struct rt_check *check, const struct check_element *e,
              const struct rt_check_region *region, bool is_register)
{
    const struct element_type type = type_at(check, region);
    uint64_t bits = 0;
    if (!type.is_known)
        return is_register && is_last_of_four(e) ? UINT64_MAX : 0;
    for (uint32_t i = 0; type.scalar && i < e->bytes; i++) {
        const uint64_t offset = (uint64_t)(e->host - region->base) + i;
        if (offset / type.scalar % 4 == 3)
            bits |= UINT64_C(0xff) << 8 * i;
    }
    return bits;
}
