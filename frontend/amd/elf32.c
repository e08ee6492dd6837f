/* SPDX-License-Identifier: MIT */
#include "elf32.h"

#include <elf.h>

static int
tables(struct elf32 *e, const char *what)
{
    const uint32_t sections = fe_u32(e->file, 32), segments = fe_u32(e->file, 28);
    e->segment_count = fe_u16(e->file, 44);
    e->section_count = fe_u16(e->file, 48);
    e->names = fe_u16(e->file, 50);
    if ((e->section_count && fe_u16(e->file, 46) != sizeof(Elf32_Shdr)) ||
        (e->segment_count && fe_u16(e->file, 42) != sizeof(Elf32_Phdr)))
        return fe_invalid(e->load, e->file.at + 42, "%s has headers of unknown sizes", what);
    if (e->names >= e->section_count ||
        !fe_bytes_cut(e->file, sections, (uint64_t)e->section_count * sizeof(Elf32_Shdr), &e->sections))
        return fe_invalid(e->load, e->file.at + 32, "%s: %u section headers at 0x%x lie outside", what,
                          e->section_count, sections);
    if (!fe_bytes_cut(e->file, segments, (uint64_t)e->segment_count * sizeof(Elf32_Phdr), &e->segments))
        return fe_invalid(e->load, e->file.at + 28, "%s: %u program headers at 0x%x lie outside", what,
                          e->segment_count, segments);
    return 0;
}

int
elf32_open(struct elf32 *e, struct fe_load *load, struct fe_bytes file, const char *what)
{
    *e = (struct elf32){.load = load, .file = file};
    if (file.size < sizeof(Elf32_Ehdr) || memcmp(file.data, ELFMAG, SELFMAG) != 0)
        return fe_invalid(load, file.at, "%s is no ELF", what);
    if (file.data[EI_CLASS] != ELFCLASS32 || file.data[EI_DATA] != ELFDATA2LSB ||
        file.data[EI_VERSION] != EV_CURRENT)
        return fe_invalid(load, file.at + EI_CLASS, "%s is not a little-endian ELF of 32 bits", what);
    e->type = fe_u16(file, 16);
    e->machine = fe_u16(file, 18);
    e->flags = fe_u32(file, 36);
    return tables(e, what);
}

const char *
elf32_text(struct fe_bytes table, uint32_t offset)
{
    if (offset >= table.size || !memchr(table.data + offset, 0, table.size - offset))
        return NULL;
    return (const char *)table.data + offset;
}

static struct fe_bytes
header_of(const struct elf32 *e, unsigned index)
{
    struct fe_bytes header;
    fe_bytes_cut(e->sections, (uint64_t)index * sizeof(Elf32_Shdr), sizeof(Elf32_Shdr), &header);
    return header;
}

static bool
body_of(const struct elf32 *e, struct fe_bytes header, struct fe_bytes *body)
{
    const uint32_t type = fe_u32(header, 4);
    if (type == SHT_NULL || type == SHT_NOBITS)
        return fe_bytes_cut(e->file, 0, 0, body);
    return fe_bytes_cut(e->file, fe_u32(header, 16), fe_u32(header, 20), body);
}

int
elf32_section(const struct elf32 *e, unsigned index, struct elf32_section *s)
{
    struct fe_bytes names;
    assert(index < e->section_count);
    const struct fe_bytes header = header_of(e, index);
    s->type = fe_u32(header, 4);
    s->link = fe_u32(header, 24);
    if (!body_of(e, header, &s->body) || !body_of(e, header_of(e, e->names), &names))
        return fe_invalid(e->load, header.at, "section %u lies outside the file", index);
    s->name = s->type == SHT_NULL ? "" : elf32_text(names, fe_u32(header, 0));
    return s->name ? 0 : fe_invalid(e->load, header.at, "section %u has no name", index);
}

int
elf32_segment(const struct elf32 *e, unsigned index, struct elf32_segment *s)
{
    struct fe_bytes header;
    assert(index < e->segment_count);
    fe_bytes_cut(e->segments, (uint64_t)index * sizeof(Elf32_Phdr), sizeof(Elf32_Phdr), &header);
    s->type = fe_u32(header, 0);
    if (!fe_bytes_cut(e->file, fe_u32(header, 4), fe_u32(header, 16), &s->body))
        return fe_invalid(e->load, header.at, "segment %u lies outside the file", index);
    return 0;
}
