/* SPDX-License-Identifier: MIT */
#include "dwarf_type.h"

#include <stdio.h>
#include <string.h>

#include "dwarf_opaque.h"

enum { MAX_DEPTH = 8, MAX_SIZE = 65536, ADDRESS_LOCAL = 2, NAME_BYTES = 128 };

static bool layout_at(struct dwarf_work *work, Dwarf_Die *type, unsigned depth, struct dwarf_layout *layout);

bool
dwarf_number(Dwarf_Die *die, unsigned attribute, Dwarf_Word *value)
{
    Dwarf_Attribute a;
    return dwarf_attr(die, attribute, &a) && dwarf_formudata(&a, value) == 0;
}

bool
dwarf_type_of(struct dwarf_work *work, Dwarf_Die *die, Dwarf_Die *type)
{
    Dwarf_Attribute a;
    if (!dwarf_spend(work, 1))
        return false;
    return dwarf_attr(die, DW_AT_type, &a) && dwarf_formref_die(&a, type);
}

static uint32_t
up_to_power(uint32_t n)
{
    uint32_t power = 1;
    while (power < n)
        power *= 2;
    return power;
}

static bool
layout_sized(Dwarf_Die *type, struct dwarf_layout *layout)
{
    Dwarf_Word size;
    if (!dwarf_number(type, DW_AT_byte_size, &size) || !size || size > MAX_SIZE)
        return false;
    *layout = (struct dwarf_layout){(uint32_t)size, up_to_power((uint32_t)size)};
    return true;
}

/* Arrays and, marked as such, OpenCL's vectors. A vector's alignment is its size; vectors of 3 are like
 * vectors of 4. */
static bool
layout_array(struct dwarf_work *work, Dwarf_Die *type, unsigned depth, struct dwarf_layout *layout)
{
    Dwarf_Die element, range;
    Dwarf_Word count;
    Dwarf_Attribute a;
    if (!dwarf_type_of(work, type, &element) || !layout_at(work, &element, depth, layout) ||
        dwarf_child(type, &range) != 0 || !dwarf_number(&range, DW_AT_count, &count) || !count ||
        count > MAX_SIZE / layout->size)
        return false;
    if (!dwarf_attr(type, DW_AT_GNU_vector, &a)) {
        layout->size *= (uint32_t)count;
        return true;
    }
    layout->size = layout->align = layout->size * up_to_power((uint32_t)count);
    return layout->size <= MAX_SIZE;
}

/* The alignment is the members' largest, unless their places show that the structure is packed. */
static bool
layout_struct(struct dwarf_work *work, Dwarf_Die *type, unsigned depth, struct dwarf_layout *layout)
{
    Dwarf_Word size, at;
    Dwarf_Die member, member_type;
    uint32_t align = 1;
    bool packed = false;
    if (!dwarf_number(type, DW_AT_byte_size, &size) || !size || size > MAX_SIZE)
        return false;
    for (int more = dwarf_child(type, &member); more == 0; more = dwarf_next(work, &member)) {
        struct dwarf_layout inner;
        if (dwarf_tag(&member) != DW_TAG_member)
            continue;
        if (!dwarf_type_of(work, &member, &member_type) || !layout_at(work, &member_type, depth, &inner))
            return false;
        packed |= dwarf_number(&member, DW_AT_data_member_location, &at) && at % inner.align;
        align = inner.align > align ? inner.align : align;
    }
    *layout = (struct dwarf_layout){(uint32_t)size, packed || size % align ? 1 : align};
    return work->left > 0;
}

static bool
layout_at(struct dwarf_work *work, Dwarf_Die *type, unsigned depth, struct dwarf_layout *layout)
{
    Dwarf_Die inner;
    if (depth >= MAX_DEPTH)
        return false;
    switch (dwarf_tag(type)) {
    case DW_TAG_base_type:
    case DW_TAG_enumeration_type:
        return layout_sized(type, layout);
    case DW_TAG_pointer_type:
        *layout = (struct dwarf_layout){4, 4};
        return true;
    case DW_TAG_typedef:
    case DW_TAG_const_type:
    case DW_TAG_volatile_type:
    case DW_TAG_restrict_type:
        return dwarf_type_of(work, type, &inner) && layout_at(work, &inner, depth + 1, layout);
    case DW_TAG_array_type:
        return layout_array(work, type, depth + 1, layout);
    case DW_TAG_structure_type:
    case DW_TAG_union_type:
        return layout_struct(work, type, depth + 1, layout);
    }
    return false;
}

bool
dwarf_layout_of(struct dwarf_work *work, Dwarf_Die *type, struct dwarf_layout *layout)
{
    return layout_at(work, type, 0, layout);
}

/* Goes through const, volatile and restrict and notes them. */
static bool
strip(struct dwarf_work *work, Dwarf_Die *type, unsigned *qualifiers)
{
    for (unsigned depth = 0; depth < MAX_DEPTH; depth++) {
        const int tag = dwarf_tag(type);
        const unsigned bit = tag == DW_TAG_const_type      ? FE_QUAL_CONST
                             : tag == DW_TAG_volatile_type ? FE_QUAL_VOLATILE
                             : tag == DW_TAG_restrict_type ? FE_QUAL_RESTRICT
                                                           : 0;
        if (!bit)
            return true;
        *qualifiers |= bit;
        Dwarf_Die inner;
        if (!dwarf_type_of(work, type, &inner))
            return false;
        *type = inner;
    }
    return false;
}

/* What CL_KERNEL_ARG_TYPE_NAME calls a type of two words (API 5.9.3). */
static const char *
short_name(const char *name)
{
    static const char *const names[][2] = {{"unsigned char", "uchar"},
                                           {"unsigned short", "ushort"},
                                           {"unsigned int", "uint"},
                                           {"unsigned long", "ulong"}};
    for (size_t i = 0; i < sizeof names / sizeof *names; i++) {
        if (strcmp(name, names[i][0]) == 0)
            return names[i][1];
    }
    return name;
}

static const char *
name_of(struct dwarf_work *work, Dwarf_Die *type, bool pointer)
{
    char text[NAME_BYTES];
    const int tag = dwarf_tag(type);
    const char *name = dwarf_diename(type);
    const char *prefix = tag == DW_TAG_structure_type ? "struct " : tag == DW_TAG_union_type ? "union " : "";
    if (!name)
        return NULL;
    snprintf(text, sizeof text, "%s%.100s%s", prefix, short_name(name), pointer ? "*" : "");
    return fe_text(work->load, text, sizeof text);
}

/* Whether the type is a pointer to a structure that stands for a sampler or an image. */
static bool
opaque_argument(struct dwarf_work *work, Dwarf_Die *type, struct fe_arg *arg)
{
    Dwarf_Die pointee;
    const bool known = dwarf_type_of(work, type, &pointee) && dwarf_tag(&pointee) == DW_TAG_structure_type;
    const char *name = known ? dwarf_diename(&pointee) : NULL;
    return name && dwarf_opaque_argument(name, arg);
}

static bool
pointer_argument(struct dwarf_work *work, Dwarf_Die *type, struct fe_arg *arg, struct dwarf_layout *layout)
{
    Dwarf_Die pointee;
    Dwarf_Word space = 0;
    struct dwarf_layout inner = {0, 16};
    *layout = (struct dwarf_layout){4, 4};
    if (opaque_argument(work, type, arg)) {
        arg->size = 4;
        return true;
    }
    dwarf_number(type, DW_AT_address_class, &space);
    arg->kind = space == ADDRESS_LOCAL ? FE_ARG_LOCAL : FE_ARG_GLOBAL;
    arg->size = 4;
    arg->qualifiers &= FE_QUAL_RESTRICT; /* const and volatile belong to the type it points to */
    if (dwarf_type_of(work, type, &pointee) && strip(work, &pointee, &arg->qualifiers)) {
        arg->type_name = name_of(work, &pointee, true);
        if (!dwarf_layout_of(work, &pointee, &inner))
            inner.align = 16;
    } else {
        arg->type_name = fe_text(work->load, "void*", 5);
    }
    if (arg->kind == FE_ARG_LOCAL)
        arg->local_align = inner.align;
    return true;
}

bool
dwarf_argument_type(struct dwarf_work *work, Dwarf_Die *type, struct fe_arg *arg, struct dwarf_layout *layout)
{
    Dwarf_Die bare = *type, named;
    arg->local_align = 1;
    if (!strip(work, &bare, &arg->qualifiers))
        return false;
    named = bare;
    for (unsigned depth = 0; dwarf_tag(&bare) == DW_TAG_typedef && depth < MAX_DEPTH; depth++) {
        Dwarf_Die inner;
        unsigned ignored = 0;
        if (!dwarf_type_of(work, &bare, &inner) || !strip(work, &inner, &ignored))
            return false;
        bare = inner;
    }
    if (dwarf_tag(&bare) == DW_TAG_pointer_type)
        return pointer_argument(work, &bare, arg, layout);
    /* const and volatile of a value are the callee's own affair */
    arg->qualifiers = 0;
    arg->kind = FE_ARG_VALUE;
    arg->type_name = name_of(work, &named, false);
    if (!dwarf_layout_of(work, &bare, layout))
        return false;
    arg->size = layout->size;
    return true;
}
