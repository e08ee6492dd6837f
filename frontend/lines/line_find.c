/* SPDX-License-Identifier: MIT */
/* Where the containers have line tables, and at which address in them a kernel begins. */
#include <elf.h>

#include "intel/container/elf.h"
#include "line_data.h"

/* Real programs have far less. libdw needs about a hundred bytes for each byte of a table. */
enum { MOST_TABLE_BYTES = 1 << 19, MOST_STRING_BYTES = 4 << 20 };

static bool
is_compressed(const struct intel_elf *elf, const struct intel_section *s)
{
    enum { FLAGS_AT = 8 };
    const size_t at = s->header_at - elf->file.at + FLAGS_AT;
    return fe_u32(elf->file, at) & SHF_COMPRESSED;
}

static const struct intel_section *
find_section(const struct intel_elf *elf, const char *name)
{
    for (uint32_t i = 0; i < elf->count; i++)
        if (elf->sections[i].type == SHT_PROGBITS && strcmp(elf->sections[i].name, name) == 0)
            return &elf->sections[i];
    return NULL;
}

static bool
take_sections(const struct intel_elf *elf, struct line_data *data)
{
    data->wide = elf->wide;
    for (unsigned i = 0; i < LINE_SECTIONS; i++) {
        const struct intel_section *s = find_section(elf, line_section_names[i]);
        const size_t most = i == LINE_TABLES ? MOST_TABLE_BYTES : MOST_STRING_BYTES;
        if (s && s->body.size <= most && !is_compressed(elf, s))
            data->sections[i] = s->body;
    }
    return data->sections[LINE_TABLES].size > 0;
}

static bool
open_elf(struct fe_load *load, struct fe_bytes file, struct intel_elf *elf, struct line_data *data)
{
    return fe_bytes_start(file, ELFMAG, SELFMAG) && intel_elf_open(load, file, elf) == 0 &&
           intel_elf_sections(load, elf) == 0 && take_sections(elf, data);
}

/* --- patch tokens: 7 words, the last of which counts; per kernel the sizes of a name and two parts --- */

enum { TABLE_HEADER = 28, COUNT_AT = 24, ENTRY_HEADER = 12 };

static bool
cut_front(struct fe_bytes *rest, uint32_t size, struct fe_bytes *part)
{
    return fe_bytes_cut(*rest, 0, size, part) && fe_bytes_cut(*rest, size, rest->size - size, rest);
}

static bool
find_in_table(struct fe_bytes rest, const char *kernel, struct fe_bytes *elf)
{
    struct fe_bytes header, name, other;
    if (!cut_front(&rest, TABLE_HEADER, &header))
        return false;
    for (uint32_t n = fe_u32(header, COUNT_AT); n > 0; n--) {
        struct fe_bytes sizes;
        if (!cut_front(&rest, ENTRY_HEADER, &sizes) || !cut_front(&rest, fe_u32(sizes, 0), &name) ||
            !cut_front(&rest, fe_u32(sizes, 4), elf) || !cut_front(&rest, fe_u32(sizes, 8), &other))
            return false;
        const size_t length = strnlen((const char *)name.data, name.size);
        if (length == strlen(kernel) && memcmp(name.data, kernel, length) == 0)
            return true;
    }
    return false;
}

/* --- zebin: every code section begins at 0; here each gets addresses of its own --- */

struct relocations {
    struct fe_load *load;
    const struct intel_elf *elf;
    uint32_t target; /* the section with line tables */
    uint8_t *bytes;  /* a copy of it */
    size_t size;
};

static uint64_t
section_address(const struct intel_elf *elf, uint32_t section)
{
    if (strncmp(elf->sections[section].name, ".text", 5) != 0)
        return 0;
    return elf->wide ? (uint64_t)section << 32 : (uint64_t)section << 24;
}

static uint64_t
read_number(const uint8_t *at, unsigned bytes)
{
    uint64_t value = 0;
    for (unsigned i = 0; i < bytes; i++)
        value |= (uint64_t)at[i] << 8 * i;
    return value;
}

static bool
symbol_address(const struct intel_elf *elf, const struct intel_section *symbols, uint64_t index,
               uint64_t *address)
{
    const unsigned bytes = elf->wide ? sizeof(Elf64_Sym) : sizeof(Elf32_Sym);
    struct fe_bytes entry;
    if (index > UINT32_MAX || !fe_bytes_cut(symbols->body, index * bytes, bytes, &entry))
        return false;
    const uint32_t section = fe_u16(entry, elf->wide ? 6 : 14);
    if (section >= elf->count)
        return false;
    *address = section_address(elf, section) + (elf->wide ? fe_u64(entry, 8) : fe_u32(entry, 4));
    return true;
}

static void
apply(const struct relocations *r, const struct intel_section *symbols, struct fe_bytes entry, bool addend)
{
    enum { ADDRESS = 1, ADDRESS_32 = 2 };
    const bool wide = r->elf->wide;
    const uint64_t at = wide ? fe_u64(entry, 0) : fe_u32(entry, 0),
                   info = wide ? fe_u64(entry, 8) : fe_u32(entry, 4),
                   type = wide ? info & UINT32_MAX : info & 0xff;
    const unsigned bytes = type == ADDRESS && wide ? 8 : 4;
    uint64_t value;
    if ((type != ADDRESS && type != ADDRESS_32) || r->size < bytes || at > r->size - bytes ||
        !symbol_address(r->elf, symbols, info >> (wide ? 32 : 8), &value))
        return;
    if (!addend)
        value += read_number(r->bytes + at, bytes);
    else
        value += wide ? fe_u64(entry, 16) : fe_u32(entry, 8);
    for (unsigned i = 0; i < bytes; i++)
        r->bytes[at + i] = (uint8_t)(value >> 8 * i);
}

static void
apply_section(const struct relocations *r, const struct intel_section *s)
{
    const bool addend = s->type == SHT_RELA;
    const size_t bytes = (addend ? 3u : 2u) * (r->elf->wide ? 8u : 4u);
    struct fe_bytes entry;
    if (s->link >= r->elf->count)
        return;
    /* Several sections may be the same bytes. */
    for (size_t at = 0; fe_bytes_cut(s->body, at, bytes, &entry) && fe_step(r->load, 1) == 0; at += bytes)
        apply(r, &r->elf->sections[s->link], entry, addend);
}

static bool
relocate(struct fe_load *load, const struct intel_elf *elf, struct line_data *data)
{
    struct fe_bytes *tables = &data->sections[LINE_TABLES];
    const struct intel_section *target = find_section(elf, line_section_names[LINE_TABLES]);
    const struct relocations r = {load, elf, (uint32_t)(target - elf->sections),
                                  fe_alloc(load, tables->size, 1), tables->size};
    if (!r.bytes)
        return false;
    memcpy(r.bytes, tables->data, tables->size);
    for (uint32_t i = 0; i < elf->count; i++) {
        const struct intel_section *s = &elf->sections[i];
        if ((s->type == SHT_REL || s->type == SHT_RELA) && s->info == r.target)
            apply_section(&r, s);
    }
    tables->data = r.bytes;
    return true;
}

static bool
find_in_zebin(struct fe_load *load, struct fe_bytes file, const char *kernel, struct line_data *data)
{
    static const char prefix[] = ".text.";
    struct intel_elf elf;
    if (!open_elf(load, file, &elf, data) || !relocate(load, &elf, data))
        return false;
    for (uint32_t i = 0; i < elf.count; i++) {
        const char *name = elf.sections[i].name;
        if (strncmp(name, prefix, sizeof prefix - 1) == 0 && strcmp(name + sizeof prefix - 1, kernel) == 0) {
            data->base = section_address(&elf, i);
            return true;
        }
    }
    return false;
}

bool
line_data_find(struct fe_load *load, const struct fe_debug *debug, const struct fe_program *program,
               const struct fe_kernel *kernel, struct line_data *data)
{
    struct intel_elf elf;
    struct fe_bytes file;
    *data = (struct line_data){0};
    switch (debug->form) {
    case FE_DEBUG_NONE:
        return false;
    case FE_DEBUG_OBJECT:
        data->base = (uint64_t)(kernel->code - program->code_image);
        return open_elf(load, debug->bytes, &elf, data);
    case FE_DEBUG_ZEBIN:
        return find_in_zebin(load, debug->bytes, kernel->name, data);
    case FE_DEBUG_TABLE:
        return find_in_table(debug->bytes, kernel->name, &file) && open_elf(load, file, &elf, data);
    }
    return false;
}
