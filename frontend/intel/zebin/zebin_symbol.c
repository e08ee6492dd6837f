/* SPDX-License-Identifier: MIT */
/* Symbols and relocations of a zebin. */
#include "zebin.h"

enum { SYMBOL32 = 16, SYMBOL64 = 24, TYPE_FUNCTION = 2, RELA = 4, NAME_STEP = 16 };

/* The budget counts the search for the end of the name, because many symbols may share one long name. */
static int
find_name(const struct zebin *z, uint32_t at, const char **name)
{
    const uint32_t link = z->symbols->link;
    const struct fe_bytes *text = link < z->elf->count ? &z->elf->sections[link].body : NULL;
    *name = "";
    if (!text || at >= text->size)
        return 0;
    const uint8_t *start = text->data + at, *end = memchr(start, 0, text->size - at);
    if (end)
        *name = (const char *)start;
    return fe_step(z->load, 1 + (end ? (size_t)(end - start) : text->size - at) / NAME_STEP);
}

static int
read_symbol(const struct zebin *z, uint64_t index, size_t at, struct zebin_symbol *symbol)
{
    const bool wide = z->elf->wide;
    const unsigned bytes = wide ? SYMBOL64 : SYMBOL32;
    struct fe_bytes entry;
    if (!z->symbols || index > UINT32_MAX || !fe_bytes_cut(z->symbols->body, index * bytes, bytes, &entry))
        return fe_invalid(z->load, at, "symbol %llu is not there", (unsigned long long)index);
    const char *name;
    if (find_name(z, fe_u32(entry, 0), &name))
        return -1;
    const uint32_t section = fe_u16(entry, wide ? 6 : 14);
    const bool defined = section && section < z->elf->count;
    *symbol = (struct zebin_symbol){.name = name,
                                    .segment = defined ? z->places[section].segment : SEGMENT_NONE,
                                    .section = section,
                                    .offset = wide ? fe_u64(entry, 8) : fe_u32(entry, 4),
                                    .size = wide ? fe_u64(entry, 16) : fe_u32(entry, 8),
                                    .is_function = (entry.data[wide ? 4 : 12] & 15) == TYPE_FUNCTION};
    if (!zebin_is_data(symbol->segment))
        return 0;
    if (symbol->offset > z->elf->sections[section].size)
        return fe_invalid(z->load, entry.at, "symbol '%.64s' lies outside its section", symbol->name);
    symbol->offset += z->places[section].base;
    return 0;
}

int
zebin_scan_symbols(struct zebin *z)
{
    const unsigned bytes = z->elf->wide ? SYMBOL64 : SYMBOL32;
    struct zebin_symbol s;
    for (uint64_t i = 0; z->symbols && i < z->symbols->body.size / bytes; i++) {
        if (read_symbol(z, i, z->symbols->header_at, &s))
            return -1;
        if (s.segment == SEGMENT_CODE && s.is_function && s.offset == 0 &&
            strncmp(z->elf->sections[s.section].name, ".text.", 6) == 0 &&
            strcmp(z->elf->sections[s.section].name + 6, s.name) == 0)
            z->places[s.section].code_bytes = s.size;
    }
    return 0;
}

static int
read_reloc(const struct zebin *z, struct fe_bytes entry, bool addend, struct zebin_reloc *reloc)
{
    const bool wide = z->elf->wide;
    const uint64_t info = wide ? fe_u64(entry, 8) : fe_u32(entry, 4);
    *reloc = (struct zebin_reloc){.at = entry.at,
                                  .offset = wide ? fe_u64(entry, 0) : fe_u32(entry, 0),
                                  .type = (uint32_t)(wide ? info & UINT32_MAX : info & 0xff)};
    if (addend)
        reloc->addend = wide ? (int64_t)fe_u64(entry, 16) : (int32_t)fe_u32(entry, 8);
    return read_symbol(z, info >> (wide ? 32 : 8), entry.at, &reloc->symbol);
}

static int
each_of(const struct zebin *z, const struct intel_section *s, zebin_reloc_fn *take, void *user)
{
    const unsigned word = z->elf->wide ? 8 : 4, bytes = (s->type == RELA ? 3 : 2) * word;
    for (size_t at = 0; s->body.size - at >= bytes; at += bytes) {
        struct zebin_reloc reloc;
        struct fe_bytes entry;
        fe_bytes_cut(s->body, at, bytes, &entry);
        if (read_reloc(z, entry, s->type == RELA, &reloc) || take(user, &reloc))
            return -1;
    }
    return 0;
}

int
zebin_each_reloc(const struct zebin *z, uint32_t section, zebin_reloc_fn *take, void *user)
{
    for (uint32_t i = z->places[section].relocs; i; i = z->places[i].next)
        if (fe_step(z->load, 1) || each_of(z, &z->elf->sections[i], take, user))
            return -1;
    return 0;
}
