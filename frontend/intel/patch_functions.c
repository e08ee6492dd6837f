/* SPDX-License-Identifier: MIT */
/*
 * Functions that are called by address: function pointers, and what another module may call. The compiler
 * puts their code into a kernel of its own, Intel_Symbol_Table_Void_Program, that nobody launches; its patch
 * list names them (token 53), and a kernel's says where in its code it wants which address (token 54).
 *
 * Here every kernel that wants one, or makes stack calls (the address may come from memory), gets the
 * functions' code behind its own. Addresses count from the same base in all kernels, so that a pointer that
 * one kernel stores is good in another; what ip holds in a kernel follows from that.
 *
 * Functions' addresses in the program's constants and variables have no tokens: the compiler leaves zeros
 * there, and writes the relocations into zebins only (IGC takes it that this format has none).
 */
#include "kernel_finish.h"
#include "patch.h"

#include <stdlib.h>

enum {
    NAME_BYTES = 1024,
    SYMBOL_BYTES = 12 + NAME_BYTES, /* type, offset, size, name */
    RELOC_BYTES = 8 + NAME_BYTES,   /* type, offset, name */
    ENTRIES_AT = PATCH_ITEM_HEADER + 4,
    SYMBOL_FUNCTION = 2,
    RELOC_ADDRESS = 1,
    RELOC_LOW = 2,
    RELOC_HIGH = 3
};

bool
patch_holds_functions(const struct fe_kernel *kernel)
{
    return strcmp(kernel->name, "Intel_Symbol_Table_Void_Program") == 0;
}

bool
patch_links_functions(uint32_t token)
{
    return token == 53 || token == 54;
}

struct functions {
    struct fe_load *load;
    struct fe_bytes symbols; /* the entries */
    uint32_t count;
    const struct fe_kernel *body;
};

/* The entries of a token, checked against its size. */
static int
take_entries(struct patch_kernel *k, struct fe_bytes item, unsigned bytes, struct fe_bytes *entries)
{
    const uint32_t count = patch_field(item, 0);
    if (!fe_bytes_cut(item, ENTRIES_AT, (uint64_t)count * bytes, entries))
        return fe_invalid(k->load, item.at, "%s has %u entries in %zu bytes", k->row->name, count, item.size);
    return 0;
}

int
patch_symbols(struct patch_kernel *k, struct fe_bytes item)
{
    return take_entries(k, item, SYMBOL_BYTES, &k->links->symbols);
}

int
patch_relocations(struct patch_kernel *k, struct fe_bytes item)
{
    return take_entries(k, item, RELOC_BYTES, &k->links->relocs);
}

static struct fe_bytes
entry_of(struct fe_bytes entries, uint32_t n, unsigned bytes)
{
    struct fe_bytes entry = {0};
    fe_bytes_cut(entries, (uint64_t)n * bytes, bytes, &entry);
    return entry;
}

static bool
find_function(const struct functions *f, const uint8_t *name, uint32_t *offset)
{
    for (uint32_t n = 0; n < f->count; n++) {
        const struct fe_bytes symbol = entry_of(f->symbols, n, SYMBOL_BYTES);
        if (fe_u32(symbol, 0) != SYMBOL_FUNCTION ||
            strncmp((const char *)symbol.data + 12, (const char *)name, NAME_BYTES))
            continue;
        *offset = fe_u32(symbol, 4);
        return true;
    }
    return false;
}

static void
store(uint8_t *at, uint64_t value, unsigned bytes)
{
    for (unsigned i = 0; i < bytes; i++)
        at[i] = (uint8_t)(value >> 8 * i);
}

/* Writes the addresses that code wants; the code is the arena's. */
static int
relocate(const struct functions *f, const struct fe_kernel *kernel, struct fe_bytes relocs, uint8_t *code)
{
    for (uint32_t n = 0; n < relocs.size / RELOC_BYTES; n++) {
        const struct fe_bytes reloc = entry_of(relocs, n, RELOC_BYTES);
        const uint32_t type = fe_u32(reloc, 0), at = fe_u32(reloc, 4);
        const unsigned bytes = type == RELOC_ADDRESS ? 8 : 4;
        uint32_t offset;
        if (type < RELOC_ADDRESS || type > RELOC_HIGH || !find_function(f, reloc.data + 8, &offset)) {
            fe_refuse(
                f->load,
                "kernel %.64s needs the address of '%.64s' (relocation type %u), which the program does "
                "not define as a function",
                kernel->name, (const char *)reloc.data + 8, type);
            continue;
        }
        if (kernel->code_bytes < bytes || at > kernel->code_bytes - bytes)
            return fe_invalid(f->load, reloc.at, "a relocation at %u lies outside the code of kernel %.64s",
                              at, kernel->name);
        const uint64_t address = (uint64_t)INTEL_FUNCTIONS_ADDRESS + offset;
        store(code + at, type == RELOC_HIGH ? address >> 32 : address, bytes);
    }
    return 0;
}

static int
by_value(const void *a, const void *b)
{
    const uint32_t x = *(const uint32_t *)a, y = *(const uint32_t *)b;
    return (x > y) - (x < y);
}

/* Offsets of the functions in the code that has them from `base` on. */
static int
take_entry_points(const struct functions *f, struct fe_kernel *kernel, uint32_t base)
{
    uint32_t *entries = fe_alloc(f->load, f->count + 1, sizeof *entries);
    if (!entries)
        return -1;
    for (uint32_t n = 0; n < f->count; n++) {
        const struct fe_bytes symbol = entry_of(f->symbols, n, SYMBOL_BYTES);
        const uint32_t offset = fe_u32(symbol, 4);
        if (fe_u32(symbol, 0) != SYMBOL_FUNCTION)
            continue;
        if (offset >= f->body->code_bytes)
            return fe_invalid(f->load, symbol.at, "function %.64s lies outside the code",
                              (const char *)symbol.data + 12);
        entries[kernel->entry_count++] = base + offset;
    }
    qsort(entries, kernel->entry_count, sizeof *entries, by_value);
    kernel->entries = entries;
    return 0;
}

static int
append_functions(const struct functions *f, struct fe_kernel *kernel, struct fe_bytes relocs)
{
    const uint32_t base = (kernel->code_bytes + INTEL_CODE_ALIGN - 1) / INTEL_CODE_ALIGN * INTEL_CODE_ALIGN;
    uint8_t *code = fe_alloc(f->load, (size_t)base + f->body->code_bytes, 1);
    if (!code)
        return -1;
    memcpy(code, kernel->code, kernel->code_bytes);
    memcpy(code + base, f->body->code, f->body->code_bytes);
    if (relocate(f, kernel, relocs, code) || take_entry_points(f, kernel, base))
        return -1;
    kernel->code = code;
    kernel->code_bytes = base + f->body->code_bytes;
    kernel->code_address = INTEL_FUNCTIONS_ADDRESS - base;
    return 0;
}

/* Relocations of the functions themselves, once for all. */
static int
relocate_functions(const struct functions *f, struct fe_kernel *body, struct fe_bytes relocs)
{
    uint8_t *code = fe_alloc(f->load, body->code_bytes, 1);
    if (!code)
        return -1;
    memcpy(code, body->code, body->code_bytes);
    body->code = code;
    return relocate(f, body, relocs, code);
}

int
patch_link_functions(struct fe_load *load, const struct patch_links *links)
{
    static const struct fe_bytes none;
    struct fe_program *program = &load->image->program;
    struct functions f = {.load = load, .symbols = none};
    uint32_t holder = UINT32_MAX;
    for (uint32_t i = 0; i < program->kernel_count; i++)
        if (patch_holds_functions(&program->kernels[i]))
            holder = i;
    if (holder != UINT32_MAX) {
        f.body = &program->kernels[holder];
        f.symbols = links[holder].symbols;
        f.count = (uint32_t)(f.symbols.size / SYMBOL_BYTES);
        if (relocate_functions(&f, &program->kernels[holder], links[holder].relocs))
            return -1;
    }
    for (uint32_t i = 0; i < program->kernel_count; i++) {
        struct fe_kernel *kernel = &program->kernels[i];
        const bool wants = i != holder && (links[i].relocs.size > 0 || (links[i].stack_calls && f.count > 0));
        if (wants && (f.body ? append_functions(&f, kernel, links[i].relocs)
                             : relocate(&f, kernel, links[i].relocs, NULL)))
            return -1;
    }
    if (holder != UINT32_MAX) {
        program->kernel_count--;
        memmove(&program->kernels[holder], &program->kernels[holder + 1],
                (program->kernel_count - holder) * sizeof *program->kernels);
    }
    return 0;
}
