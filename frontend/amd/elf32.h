/* SPDX-License-Identifier: MIT */
/* Little-endian ELFs of 32 bits, read in place. Every read is checked against the file's end. */
#ifndef AMD_ELF32_H
#define AMD_ELF32_H

#include "load.h"

struct elf32 {
    struct fe_load *load;
    struct fe_bytes file;
    unsigned type, machine;
    uint32_t flags;
    struct fe_bytes sections, segments; /* the tables */
    unsigned section_count, segment_count, names;
};

struct elf32_section {
    const char *name; /* in the file; ends there */
    uint32_t type, link;
    struct fe_bytes body; /* empty: none in the file */
};

struct elf32_segment {
    uint32_t type;
    struct fe_bytes body;
};

/* what: of which file messages speak. */
int elf32_open(struct elf32 *elf, struct fe_load *load, struct fe_bytes file, const char *what);
int elf32_section(const struct elf32 *elf, unsigned index, struct elf32_section *section);
int elf32_segment(const struct elf32 *elf, unsigned index, struct elf32_segment *segment);
/* A text of a table, with its end inside the table; NULL: it has none. */
const char *elf32_text(struct fe_bytes table, uint32_t offset);

#endif
