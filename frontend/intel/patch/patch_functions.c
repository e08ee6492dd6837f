/* SPDX-License-Identifier: MIT */
/*
 * Functions that are called by address: function pointers, and what another module may call. The compiler
 * puts their code into a kernel of its own, Intel_Symbol_Table_Void_Program, that nobody launches; its patch
 * list names them (token 53), and a kernel's says where in its code it wants which address (token 54).
 *
 * Here every kernel that wants one, or makes stack calls (the address may come from memory), gets the
 * functions' code behind its own (functions.h).
 *
 * Functions' addresses in the program's constants and variables have no tokens: the compiler leaves zeros
 * there, and writes the relocations into zebins only (IGC takes it that this format has none).
 */
#include "intel/container/functions.h"
#include "patch.h"

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
    struct intel_functions linked;
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
    enum { NAME_STEP = 16 };
    for (uint32_t n = 0; n < f->count; n++) {
        const struct fe_bytes symbol = entry_of(f->symbols, n, SYMBOL_BYTES);
        if (fe_step(f->load, 1 + strnlen((const char *)name, NAME_BYTES) / NAME_STEP))
            return false;
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

/* Writes the addresses that code needs; the code is in the arena. */
static int
relocate(const struct functions *f, const char *kernel, struct fe_bytes relocs, uint8_t *code,
         uint32_t code_bytes)
{
    for (uint32_t n = 0; n < relocs.size / RELOC_BYTES; n++) {
        const struct fe_bytes reloc = entry_of(relocs, n, RELOC_BYTES);
        const uint32_t type = fe_u32(reloc, 0), at = fe_u32(reloc, 4);
        const unsigned bytes = type == RELOC_ADDRESS ? 8 : 4;
        uint32_t offset;
        if (fe_step(f->load, 1))
            return -1;
        if (type < RELOC_ADDRESS || type > RELOC_HIGH || !find_function(f, reloc.data + 8, &offset)) {
            fe_refuse(
                f->load,
                "kernel %.64s needs the address of '%.64s' (relocation type %u), which the program does "
                "not define as a function",
                kernel, (const char *)reloc.data + 8, type);
            continue;
        }
        if (code_bytes < bytes || at > code_bytes - bytes)
            return fe_invalid(f->load, reloc.at, "a relocation at %u lies outside the code of kernel %.64s",
                              at, kernel);
        const uint64_t address = (uint64_t)INTEL_FUNCTIONS_ADDRESS + offset;
        store(code + at, type == RELOC_HIGH ? address >> 32 : address, bytes);
    }
    return 0;
}

static int
take_entry_points(struct functions *f, const struct fe_kernel *body)
{
    struct intel_functions *linked = &f->linked;
    linked->entries = fe_alloc(f->load, f->count + 1, sizeof *linked->entries);
    if (!linked->entries)
        return -1;
    for (uint32_t n = 0; n < f->count; n++) {
        const struct fe_bytes symbol = entry_of(f->symbols, n, SYMBOL_BYTES);
        const uint32_t offset = fe_u32(symbol, 4);
        if (fe_u32(symbol, 0) != SYMBOL_FUNCTION)
            continue;
        if (offset >= body->code_bytes)
            return fe_invalid(f->load, symbol.at, "function %.64s lies outside the code",
                              (const char *)symbol.data + 12);
        linked->entries[linked->count++] = offset;
    }
    intel_sort_functions(linked);
    return 0;
}

static int
append_functions(const struct functions *f, struct fe_kernel *kernel, struct fe_bytes relocs)
{
    const uint32_t own_bytes = kernel->code_bytes;
    uint8_t *code;
    uint32_t base;
    if (intel_append_functions(f->load, &f->linked, kernel, &code, &base))
        return -1;
    return relocate(f, kernel->name, relocs, code, own_bytes);
}

/* The kernel that holds the functions; their own relocations are done once for all. */
static int
take_functions(struct functions *f, const struct fe_kernel *body, const struct patch_links *links)
{
    f->symbols = links->symbols;
    f->count = (uint32_t)(f->symbols.size / SYMBOL_BYTES);
    uint8_t *code = fe_alloc(f->load, body->code_bytes, 1);
    if (!code)
        return -1;
    memcpy(code, body->code, body->code_bytes);
    f->linked.code = code;
    f->linked.code_bytes = body->code_bytes;
    if (relocate(f, body->name, links->relocs, code, body->code_bytes))
        return -1;
    return take_entry_points(f, body);
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
    if (holder != UINT32_MAX && take_functions(&f, &program->kernels[holder], &links[holder]))
        return -1;
    for (uint32_t i = 0; i < program->kernel_count; i++) {
        struct fe_kernel *kernel = &program->kernels[i];
        const bool wants = i != holder && (links[i].relocs.size > 0 || (links[i].stack_calls && f.count > 0));
        if (wants && (f.linked.code ? append_functions(&f, kernel, links[i].relocs)
                                    : relocate(&f, kernel->name, links[i].relocs, NULL, 0)))
            return -1;
    }
    if (holder != UINT32_MAX) {
        program->kernel_count--;
        memmove(&program->kernels[holder], &program->kernels[holder + 1],
                (program->kernel_count - holder) * sizeof *program->kernels);
    }
    return 0;
}
