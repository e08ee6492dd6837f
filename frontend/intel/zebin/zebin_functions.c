/* SPDX-License-Identifier: MIT */
/*
 * Functions that are called by address (compare patch_functions.c, whose addresses these are too). A symbol
 * says where one is: in the code section of another kernel, or in one that is described as if it were a
 * kernel, Intel_Symbol_Table_Void_Program. All sections that hold one are laid out in one image, which is
 * appended to the code of every kernel that needs such an address. If the program's data hold such addresses,
 * every kernel that needs an address in the data gets it too.
 */
#include "zebin.h"

enum { MAX_FUNCTIONS = 1 << 20, MAX_CODE = 1 << 28 };

struct search {
    struct zebin *z;
    uint32_t capacity;
};

static int
count_function(void *user, const struct zebin_reloc *r)
{
    struct search *s = user;
    if (!zebin_is_function(r))
        return 0;
    if (r->symbol.offset >= s->z->elf->sections[r->symbol.section].body.size)
        return fe_invalid(s->z->load, r->at, "function '%.64s' lies outside its section", r->symbol.name);
    if (++s->capacity > MAX_FUNCTIONS)
        return fe_invalid(s->z->load, r->at, "more than %d relocations to functions", MAX_FUNCTIONS);
    s->z->places[r->symbol.section].is_called = true;
    return 0;
}

static int
note_function(void *user, const struct zebin_reloc *r)
{
    struct search *s = user;
    struct zebin *z = s->z;
    if (!zebin_is_function(r))
        return 0;
    assert(z->functions.count < s->capacity);
    z->functions.entries[z->functions.count++] =
        z->places[r->symbol.section].base + (uint32_t)r->symbol.offset;
    return 0;
}

static int
each_section(struct zebin *z, zebin_reloc_fn *take, struct search *s)
{
    for (uint32_t i = 0; i < z->elf->count; i++) {
        const enum zebin_segment segment = z->places[i].segment;
        const bool names_functions = segment == SEGMENT_CODE || zebin_holds_pointers(segment);
        if (names_functions && zebin_each_reloc(z, i, take, s))
            return -1;
    }
    return 0;
}

static int
lay_out(struct zebin *z)
{
    uint64_t bytes = 0;
    for (uint32_t i = 0; i < z->elf->count; i++) {
        const struct intel_section *s = &z->elf->sections[i];
        if (!z->places[i].is_called)
            continue;
        bytes = (bytes + INTEL_CODE_ALIGN - 1) & ~(uint64_t)(INTEL_CODE_ALIGN - 1);
        z->places[i].base = (uint32_t)bytes;
        bytes += s->body.size;
        if (bytes > MAX_CODE)
            return fe_invalid(z->load, s->header_at, "functions of more than %d bytes", MAX_CODE);
    }
    z->functions.code_bytes = (uint32_t)bytes;
    return 0;
}

/* One image of all sections that hold some. */
static int
join_sections(struct zebin *z)
{
    uint8_t *code = fe_alloc(z->load, z->functions.code_bytes + 1u, 1);
    if (!code)
        return -1;
    for (uint32_t i = 0; i < z->elf->count; i++)
        if (z->places[i].is_called)
            memcpy(code + z->places[i].base, z->elf->sections[i].body.data, z->elf->sections[i].body.size);
    z->functions.code = code;
    return 0;
}

int
zebin_find_functions(struct zebin *z)
{
    struct search s = {.z = z};
    if (each_section(z, count_function, &s) || lay_out(z) || join_sections(z))
        return -1;
    z->functions.entries = fe_alloc(z->load, s.capacity + 1u, sizeof *z->functions.entries);
    if (!z->functions.entries || each_section(z, note_function, &s))
        return -1;
    intel_sort_functions(&z->functions);
    return 0;
}

uint64_t
zebin_function_address(const struct zebin *z, const struct zebin_reloc *r)
{
    return INTEL_FUNCTIONS_ADDRESS + (uint64_t)z->places[r->symbol.section].base + r->symbol.offset +
           (uint64_t)r->addend;
}

static int
find_one(void *user, const struct zebin_reloc *r)
{
    bool *const found = user;
    *found = *found || zebin_is_function(r);
    return 0;
}

int
zebin_append_functions(struct zebin_kernel *k, uint32_t section, uint32_t *base)
{
    const struct zebin *z = k->z;
    uint8_t *code;
    bool wants = k->stack_calls;
    *base = 0;
    if (zebin_each_reloc(z, section, find_one, &wants))
        return -1;
    if (!wants || !z->functions.count)
        return 0;
    return intel_append_functions(k->load, &z->functions, k->kernel, &code, base);
}
