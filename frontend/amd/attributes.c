/* SPDX-License-Identifier: MIT */
#include "attributes.h"

#include <stdio.h>
#include <string.h>

#include "constant_expression.h"

enum {
    TAG_ANNOTATION = 0x6000, /* DW_TAG_LLVM_annotation, llvm/BinaryFormat/Dwarf.def */
    TEXT_MAX = 4096          /* bytes of a kernel's attributes */
};

/* "name(x,y,z)" with sizes that are at least 1. */
static bool
read_sizes(const char *text, const char *name, uint32_t sizes[3])
{
    const size_t length = strlen(name);
    if (strncmp(text, name, length) != 0 || text[length] != '(')
        return false;
    const char *at = text + length + 1;
    for (unsigned i = 0; i < 3; i++)
        if (!cay_constant_expression(&at, &sizes[i]) || !sizes[i] || *at++ != (i < 2 ? ',' : ')'))
            return false;
    return !*at;
}

/* Adds one to the others, as OpenCL's drivers write them. */
static void
add(char all[TEXT_MAX], const char *text, struct fe_kernel *kernel)
{
    static const char required[] = "reqd_work_group_size", hint[] = "work_group_size_hint";
    char sized[96];
    uint32_t sizes[3];
    const bool is_required = read_sizes(text, required, sizes);
    if (is_required)
        memcpy(kernel->required_group_size, sizes, sizeof sizes);
    if (is_required || read_sizes(text, hint, sizes)) {
        snprintf(sized, sizeof sized, "%s(%u,%u,%u)", is_required ? required : hint, sizes[0], sizes[1],
                 sizes[2]);
        text = sized;
    }
    const size_t used = strlen(all), length = strlen(text);
    if (!strstr(all, text) &&
        used + 1 + length < TEXT_MAX) /* a declaration before the definition has them, too */
        snprintf(all + used, TEXT_MAX - used, "%s%s", used ? " " : "", text);
}

static const char *
text_of(Dwarf_Die *die, unsigned name)
{
    Dwarf_Attribute attribute;
    const char *text = dwarf_attr(die, name, &attribute) ? dwarf_formstring(&attribute) : NULL;
    return text ? text : "";
}

void
cay_take_attributes(struct dwarf_work *work, Dwarf_Die *function, struct fe_kernel *kernel)
{
    Dwarf_Die child;
    char all[TEXT_MAX] = "";
    for (int more = dwarf_child(function, &child); more == 0; more = dwarf_next(work, &child)) {
        if (dwarf_tag(&child) == TAG_ANNOTATION && strcmp(text_of(&child, DW_AT_name), "btf_decl_tag") == 0)
            add(all, text_of(&child, DW_AT_const_value), kernel);
    }
    if (*all)
        kernel->attributes = fe_text(work->load, all, TEXT_MAX);
}
