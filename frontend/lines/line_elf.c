/* SPDX-License-Identifier: MIT */
/*
 * The ELF file that libdw reads. It is made here, so libelf and libdw see no header of the binary, and only
 * its line tables and their strings. So there is nothing to uncompress, and nothing that names another file.
 */
#include <elf.h>

#include "line_data.h"

const char *const line_section_names[LINE_SECTIONS] = {".debug_line", ".debug_line_str", ".debug_str"};

enum { NAME_ROOM = 16, HEADERS = LINE_SECTIONS + 2 }; /* the empty one first, the names last */

struct writer {
    uint8_t *bytes;
    size_t used, size;
    bool wide;
};

static void
put(struct writer *w, uint64_t value, unsigned bytes)
{
    assert(bytes <= w->size - w->used);
    for (unsigned i = 0; i < bytes; i++)
        w->bytes[w->used++] = (uint8_t)(value >> 8 * i);
}

static void
put_word(struct writer *w, uint64_t value)
{
    put(w, value, w->wide ? 8 : 4);
}

static void
put_bytes(struct writer *w, const void *from, size_t size)
{
    assert(size <= w->size - w->used);
    if (size)
        memcpy(w->bytes + w->used, from, size);
    w->used += size;
}

static void
put_file_header(struct writer *w)
{
    const uint8_t ident[EI_NIDENT] = {
        ELFMAG0, ELFMAG1, ELFMAG2, ELFMAG3, w->wide ? ELFCLASS64 : ELFCLASS32, ELFDATA2LSB, EV_CURRENT, 0};
    put_bytes(w, ident, sizeof ident);
    put(w, ET_REL, 2);
    put(w, EM_NONE, 2);
    put(w, EV_CURRENT, 4);
    put_word(w, 0); /* entry */
    put_word(w, 0); /* program headers */
    put_word(w, w->wide ? sizeof(Elf64_Ehdr) : sizeof(Elf32_Ehdr));
    put(w, 0, 4); /* flags */
    put(w, w->wide ? sizeof(Elf64_Ehdr) : sizeof(Elf32_Ehdr), 2);
    put(w, 0, 2);
    put(w, 0, 2);
    put(w, w->wide ? sizeof(Elf64_Shdr) : sizeof(Elf32_Shdr), 2);
    put(w, HEADERS, 2);
    put(w, HEADERS - 1, 2);
}

static void
put_section_header(struct writer *w, uint32_t name, uint32_t type, uint64_t at, uint64_t size)
{
    put(w, name, 4);
    put(w, type, 4);
    put_word(w, 0); /* flags */
    put_word(w, 0); /* address */
    put_word(w, at);
    put_word(w, size);
    put(w, 0, 4); /* link */
    put(w, 0, 4); /* info */
    put_word(w, type ? 1 : 0);
    put_word(w, 0); /* size of entries */
}

static void
put_names(struct writer *w)
{
    for (unsigned i = 0; i < LINE_SECTIONS; i++) {
        char name[NAME_ROOM] = {0};
        memcpy(name, line_section_names[i], strlen(line_section_names[i]));
        put_bytes(w, name, sizeof name);
    }
    put_bytes(w, ".names", sizeof ".names");
}

static const size_t names_bytes = LINE_SECTIONS * NAME_ROOM + sizeof ".names";

static void
put_all(struct writer *w, const struct line_data *data)
{
    size_t at = w->wide ? sizeof(Elf64_Ehdr) + HEADERS * sizeof(Elf64_Shdr)
                        : sizeof(Elf32_Ehdr) + HEADERS * sizeof(Elf32_Shdr);
    put_file_header(w);
    put_section_header(w, NAME_ROOM - 1, SHT_NULL, 0, 0);
    for (unsigned i = 0; i < LINE_SECTIONS; i++) {
        put_section_header(w, i * NAME_ROOM, SHT_PROGBITS, at, data->sections[i].size);
        at += data->sections[i].size;
    }
    put_section_header(w, LINE_SECTIONS * NAME_ROOM, SHT_STRTAB, at, names_bytes);
    for (unsigned i = 0; i < LINE_SECTIONS; i++)
        put_bytes(w, data->sections[i].data, data->sections[i].size);
    put_names(w);
}

bool
line_data_as_elf(struct fe_load *load, const struct line_data *data, struct fe_bytes *file)
{
    struct writer w = {.wide = data->wide,
                       .size = sizeof(Elf64_Ehdr) + HEADERS * sizeof(Elf64_Shdr) + names_bytes};
    for (unsigned i = 0; i < LINE_SECTIONS; i++)
        w.size += data->sections[i].size;
    w.bytes = fe_alloc(load, w.size, 1);
    if (!w.bytes)
        return false;
    put_all(&w, data);
    *file = (struct fe_bytes){w.bytes, w.used, 0};
    return true;
}
