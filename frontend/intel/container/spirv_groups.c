/* SPDX-License-Identifier: MIT */
/*
 * ocloc keeps the SPIR-V module of a program beside its code. A module that uses nothing but global ids and
 * sizes cannot see which work-items form a work-group. So a launch may group its work-items in another way
 * than the host program asked for. Everything that is not known to be harmless counts as a use of
 * work-groups.
 *
 * Atomics and volatile accesses count too: with them one work-item can wait for another one, and the lanes of
 * a hardware thread do not run independently.
 */
#include "spirv_groups.h"

enum { MAGIC = 0x07230203, HEADER_WORDS = 5 };
enum {
    OP_CAPABILITY = 17,
    OP_TYPE_POINTER = 32,
    OP_LOAD = 61,
    OP_STORE = 62,
    OP_COPY_MEMORY = 63,
    OP_COPY_MEMORY_SIZED = 64,
    OP_DECORATE = 71,
    OP_MEMBER_DECORATE = 72
};
enum { DECORATION_BUILT_IN = 11, DECORATION_VOLATILE = 21, DECORATION_LINKAGE = 41 };
enum { STORAGE_WORKGROUP = 4, ACCESS_VOLATILE = 1, LINKAGE_IMPORT = 1 };

/* An instruction's words, the first of which has its opcode and length. */
struct instruction {
    struct fe_bytes body;
    uint32_t opcode, words;
};

static uint32_t
word(const struct instruction *i, uint32_t n)
{
    assert(n < i->words);
    return fe_u32(i->body, 4 * (size_t)n);
}

static bool
has(uint32_t value, const uint8_t *list)
{
    for (; *list; list++)
        if (value == *list)
            return true;
    return false;
}

/* Addresses, Linkage, Kernel, Vector16, Float16Buffer, Float16, Float64, Int64, images, LiteralSampler,
 * Int16, GenericPointer, Int8, more images. */
static bool
is_harmless_capability(uint32_t capability)
{
    static const uint8_t harmless[] = {4,  5,  6,  7,  8,  9,  10, 11, 13, 14,
                                       15, 20, 22, 38, 39, 43, 44, 46, 47, 0};
    return has(capability, harmless);
}

/* GlobalInvocationId, WorkDim, GlobalSize, GlobalOffset, GlobalLinearId. */
static bool
is_harmless_variable(uint32_t built_in)
{
    static const uint8_t harmless[] = {28, 30, 31, 33, 34, 0};
    return has(built_in, harmless);
}

/* Functions from elsewhere are unknown. Built-in variables are imported too. */
static bool
is_harmless_linkage(const struct instruction *i)
{
    static const char prefix[] = "__spirv_BuiltIn";
    enum { NAME_AT = 3 };
    if (word(i, i->words - 1) != LINKAGE_IMPORT)
        return true;
    return i->words > NAME_AT && i->body.size - 4 * NAME_AT >= sizeof prefix - 1 &&
           memcmp(i->body.data + 4 * NAME_AT, prefix, sizeof prefix - 1) == 0;
}

static bool
is_harmless_decoration(const struct instruction *i)
{
    if (i->words < 3)
        return false;
    switch (word(i, 2)) {
    case DECORATION_BUILT_IN:
        return i->words > 3 && is_harmless_variable(word(i, 3));
    case DECORATION_LINKAGE:
        return is_harmless_linkage(i);
    default:
        return word(i, 2) != DECORATION_VOLATILE;
    }
}

/* access_at: the word with the memory access flags, which may be missing. */
static bool
is_plain_access(const struct instruction *i, uint32_t access_at)
{
    return i->words <= access_at || !(word(i, access_at) & ACCESS_VOLATILE);
}

/* All opcodes before barriers (224) except those checked above; control flow and lifetimes; OpNoLine, and
 * OpModuleProcessed to OpDecorateId. Not: barriers, atomics, group operations, pipes, queues. */
static bool
is_harmless_opcode(uint32_t opcode)
{
    return opcode < 224 || (opcode >= 245 && opcode <= 257) || opcode == 317 ||
           (opcode >= 330 && opcode <= 332);
}

static bool
is_harmless(const struct instruction *i)
{
    switch (i->opcode) {
    case OP_CAPABILITY:
        return i->words > 1 && is_harmless_capability(word(i, 1));
    case OP_TYPE_POINTER:
        return i->words > 2 && word(i, 2) != STORAGE_WORKGROUP;
    case OP_DECORATE:
        return is_harmless_decoration(i);
    case OP_MEMBER_DECORATE:
        return i->words > 3 && word(i, 3) != DECORATION_BUILT_IN && word(i, 3) != DECORATION_VOLATILE;
    case OP_LOAD:
        return is_plain_access(i, 4);
    case OP_STORE:
    case OP_COPY_MEMORY:
        return is_plain_access(i, 3);
    case OP_COPY_MEMORY_SIZED:
        return is_plain_access(i, 4);
    default:
        return is_harmless_opcode(i->opcode);
    }
}

/* Cuts the instruction at an offset; false: the module is damaged. */
static bool
cut(struct fe_bytes module, size_t at, struct instruction *i)
{
    if (module.size - at < 4)
        return false;
    const uint32_t first = fe_u32(module, at);
    *i = (struct instruction){.opcode = first & 0xffff, .words = first >> 16};
    return i->words && fe_bytes_cut(module, at, 4 * (uint64_t)i->words, &i->body);
}

int
intel_spirv_ignores_groups(struct fe_load *load, struct fe_bytes module)
{
    struct instruction i;
    if (module.size < 4 * HEADER_WORDS || fe_u32(module, 0) != MAGIC)
        return 0;
    if (fe_step(load, module.size / 4))
        return -1;
    for (size_t at = 4 * HEADER_WORDS; at < module.size; at += 4 * (size_t)i.words)
        if (!cut(module, at, &i) || !is_harmless(&i))
            return 0;
    return 1;
}

/* --- barriers of sub-groups --- */

enum {
    OP_CONSTANT = 43,
    OP_CONTROL_BARRIER = 224,
    OP_MEMORY_BARRIER = 225,
    SCOPE_SUB_GROUP = 3,
    SCOPES = 16
};

/* The ids of constants that, as a scope, are the sub-group's. */
struct scopes {
    uint32_t id[SCOPES], count;
};

static void
take_constant(struct scopes *scopes, const struct instruction *i)
{
    enum { ID = 2, VALUE = 3 };
    if (i->opcode == OP_CONSTANT && i->words == VALUE + 1 && word(i, VALUE) == SCOPE_SUB_GROUP) {
        if (scopes->count < SCOPES)
            scopes->id[scopes->count] = word(i, ID);
        scopes->count++;
    }
}

static bool
is_of_sub_group(const struct scopes *scopes, const struct instruction *i)
{
    const bool barrier = i->opcode == OP_CONTROL_BARRIER || i->opcode == OP_MEMORY_BARRIER;
    bool found = barrier && (i->words < 2 || scopes->count > SCOPES);
    for (uint32_t n = 0; barrier && !found && n < scopes->count; n++)
        found = word(i, 1) == scopes->id[n];
    return found;
}

/* A module defines its constants before its functions (SPIR-V 1.2, 2.4). */
int
intel_spirv_orders_sub_groups(struct fe_load *load, struct fe_bytes module)
{
    struct scopes scopes = {.count = 0};
    struct instruction i;
    if (module.size < 4 * HEADER_WORDS || fe_u32(module, 0) != MAGIC)
        return 1;
    if (fe_step(load, module.size / 4))
        return -1;
    for (size_t at = 4 * HEADER_WORDS; at < module.size; at += 4 * (size_t)i.words) {
        if (!cut(module, at, &i) || is_of_sub_group(&scopes, &i))
            return 1;
        take_constant(&scopes, &i);
    }
    return 0;
}
