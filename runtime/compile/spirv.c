/* SPDX-License-Identifier: MIT */
#include "spirv.h"

#include <stdlib.h>
#include <string.h>

#include "emu/error.h"

#define MAGIC UINT32_C(0x07230203)

enum { HEADER_WORDS = 5, MODEL_KERNEL = 6 };
enum { DECORATION_SPEC_ID = 1, DECORATION_BUILT_IN = 11, DECORATION_LINKAGE = 41 };
enum { LINKAGE_EXPORT = 0, LINKAGE_IMPORT = 1 };
enum {
    OP_ENTRY_POINT = 15,
    OP_TYPE_INT = 21,
    OP_TYPE_FLOAT = 22,
    OP_SPEC_CONSTANT_TRUE = 48,
    OP_SPEC_CONSTANT_FALSE = 49,
    OP_SPEC_CONSTANT = 50,
    OP_DECORATE = 71
};

/* One instruction: its operands follow the word with opcode and length. */
struct instruction {
    unsigned opcode, operands;
    uint32_t *operand;
};

bool
rt_spirv_is(const void *bytes, size_t size)
{
    uint32_t word;
    if (size < HEADER_WORDS * sizeof word)
        return false;
    memcpy(&word, bytes, sizeof word);
    return word == MAGIC || word == __builtin_bswap32(MAGIC);
}

/* Goes on from *at, which is HEADER_WORDS at first; false: the end. The words were checked. */
static bool
next(const uint32_t *words, size_t count, size_t *at, struct instruction *instruction)
{
    if (*at >= count)
        return false;
    uint32_t *first = (uint32_t *)(uintptr_t)&words[*at];
    *instruction = (struct instruction){*first & 0xFFFF, (*first >> 16) - 1, first + 1};
    *at += *first >> 16;
    return true;
}

static int
check(const uint32_t *words, size_t count, struct emu_error *error)
{
    for (size_t at = HEADER_WORDS; at < count;) {
        const uint32_t length = words[at] >> 16;
        if (length == 0 || length > count - at)
            return emu_fail(error, EMU_INVALID,
                            "the SPIR-V instruction at word %zu is %u words long, %zu are left", at, length,
                            count - at);
        at += length;
    }
    return 0;
}

uint32_t *
rt_spirv_copy(const void *bytes, size_t size, struct emu_error *error)
{
    if (!rt_spirv_is(bytes, size) || size % sizeof(uint32_t)) {
        emu_fail(error, EMU_INVALID, "not a SPIR-V module: %zu bytes", size);
        return NULL;
    }
    const size_t count = size / sizeof(uint32_t);
    uint32_t *words = malloc(size);
    if (!words) {
        emu_fail(error, EMU_NO_MEMORY, "no memory for %zu bytes of SPIR-V", size);
        return NULL;
    }
    memcpy(words, bytes, size);
    const bool swap = words[0] != MAGIC;
    for (size_t i = 0; swap && i < count; i++)
        words[i] = __builtin_bswap32(words[i]);
    if (check(words, count, error)) {
        free(words);
        return NULL;
    }
    return words;
}

/* --- sets of ids: with one, a single pass over the module answers a question about many ids --- */

struct ids {
    uint32_t *list; /* ascending */
    size_t count;
};

typedef bool (*select_function)(const struct instruction *i, uint32_t argument);

static int
compare_ids(const void *a, const void *b)
{
    const uint32_t x = *(const uint32_t *)a, y = *(const uint32_t *)b;
    return (x > y) - (x < y);
}

/* The first operands of the selected instructions. Without memory the set is empty, and *failed is true.
 * failed may be NULL. */
static struct ids
select_ids(const uint32_t *words, size_t count, select_function selects, uint32_t argument, bool *failed)
{
    struct ids ids = {0};
    struct instruction i;
    size_t most = 0;
    for (size_t at = HEADER_WORDS; next(words, count, &at, &i);)
        most += selects(&i, argument);
    ids.list = most ? malloc(most * sizeof *ids.list) : NULL;
    if (most && !ids.list && failed)
        *failed = true;
    for (size_t at = HEADER_WORDS; ids.list && next(words, count, &at, &i);) {
        if (selects(&i, argument))
            ids.list[ids.count++] = i.operand[0];
    }
    if (ids.list)
        qsort(ids.list, ids.count, sizeof *ids.list, compare_ids);
    return ids;
}

static bool
has_id(const struct ids *ids, uint32_t id)
{
    return ids->list && bsearch(&id, ids->list, ids->count, sizeof *ids->list, compare_ids);
}

/* --- specialisation --- */

static bool
has_spec_id(const struct instruction *i, uint32_t spec_id)
{
    return i->opcode == OP_DECORATE && i->operands >= 3 && i->operand[1] == DECORATION_SPEC_ID &&
           i->operand[2] == spec_id;
}

/* Integer and float types. A module declares each once (chapter 2.8), so there are fewer than this. */
struct types {
    uint32_t id[64];
    size_t bytes[64], count;
};

static void
find_types(const uint32_t *words, size_t count, struct types *types)
{
    struct instruction i;
    types->count = 0;
    for (size_t at = HEADER_WORDS; types->count < 64 && next(words, count, &at, &i);) {
        if ((i.opcode == OP_TYPE_INT || i.opcode == OP_TYPE_FLOAT) && i.operands >= 2) {
            types->id[types->count] = i.operand[0];
            types->bytes[types->count++] = i.operand[1] / 8;
        }
    }
}

/* The size of an integer or float type in bytes. 0: it is none. */
static size_t
type_bytes(const struct types *types, uint32_t type)
{
    for (size_t i = 0; i < types->count; i++) {
        if (types->id[i] == type)
            return types->bytes[i];
    }
    return 0;
}

/* The size of a specialisation constant in bytes. 0: it is none. */
static size_t
constant_bytes(const struct types *types, const struct instruction *i)
{
    if (i->operands < 2)
        return 0;
    if (i->opcode == OP_SPEC_CONSTANT_TRUE || i->opcode == OP_SPEC_CONSTANT_FALSE)
        return 1;
    const size_t bytes = i->opcode == OP_SPEC_CONSTANT ? type_bytes(types, i->operand[0]) : 0;
    return bytes <= (i->operands - 2) * sizeof(uint32_t) ? bytes : 0;
}

static void
set_constant(const struct instruction *constant, const void *value, size_t size)
{
    if (constant->opcode == OP_SPEC_CONSTANT) {
        memset(constant->operand + 2, 0, (size + 3) / 4 * 4);
        memcpy(constant->operand + 2, value, size);
        return;
    }
    const uint32_t opcode = *(const uint8_t *)value ? OP_SPEC_CONSTANT_TRUE : OP_SPEC_CONSTANT_FALSE;
    constant->operand[-1] = (constant->operand[-1] & 0xFFFF0000u) | opcode;
}

/* Returns the size of the first constant that spec_id decorates. With a value, sets all such constants of
 * that size. */
static size_t
visit_constants(const uint32_t *words, size_t count, uint32_t spec_id, const void *value, size_t size)
{
    const struct ids decorated = select_ids(words, count, has_spec_id, spec_id, NULL);
    struct types types;
    struct instruction i;
    size_t first = 0;
    find_types(words, count, &types);
    for (size_t at = HEADER_WORDS; decorated.count && next(words, count, &at, &i);) {
        const size_t bytes = constant_bytes(&types, &i);
        if (!bytes || !has_id(&decorated, i.operand[1]))
            continue;
        if (!first)
            first = bytes;
        if (value && bytes == size)
            set_constant(&i, value, size);
    }
    free(decorated.list);
    return first;
}

size_t
rt_spirv_constant_size(const uint32_t *words, size_t count, uint32_t spec_id)
{
    return visit_constants(words, count, spec_id, NULL, 0);
}

void
rt_spirv_specialise(uint32_t *words, size_t count, uint32_t spec_id, const void *value, size_t size)
{
    visit_constants(words, count, spec_id, value, size);
}

/* --- names --- */

/* A literal string that begins at that operand; words after it: *after. NULL: it has no end. */
static const char *
string_at(const struct instruction *i, unsigned operand, unsigned *after)
{
    if (operand >= i->operands)
        return NULL;
    const char *text = (const char *)(i->operand + operand);
    const char *end = memchr(text, 0, (i->operands - operand) * sizeof(uint32_t));
    if (end)
        *after = operand + (unsigned)((size_t)(end - text) / sizeof(uint32_t)) + 1;
    return end ? text : NULL;
}

static bool
is_built_in(const struct instruction *i, uint32_t unused)
{
    (void)unused;
    return i->opcode == OP_DECORATE && i->operands >= 2 && i->operand[1] == DECORATION_BUILT_IN;
}

void
rt_spirv_names(const uint32_t *words, size_t count, struct rt_words *exports, struct rt_words *imports)
{
    const struct ids built_in = select_ids(words, count, is_built_in, 0, &exports->failed);
    struct instruction i;
    for (size_t at = HEADER_WORDS; next(words, count, &at, &i);) {
        unsigned after = 0;
        const char *name = NULL;
        if (i.opcode == OP_ENTRY_POINT && i.operands >= 3 && i.operand[0] == MODEL_KERNEL &&
            (name = string_at(&i, 2, &after)))
            rt_words_add(exports, "%s", name);
        if (i.opcode != OP_DECORATE || i.operands < 4 || i.operand[1] != DECORATION_LINKAGE ||
            !(name = string_at(&i, 2, &after)) || after >= i.operands || has_id(&built_in, i.operand[0]))
            continue;
        if (i.operand[after] == LINKAGE_IMPORT)
            rt_words_add(imports, "%s", name);
        else if (i.operand[after] == LINKAGE_EXPORT)
            rt_words_add(exports, "%s", name);
    }
    free(built_in.list);
}
