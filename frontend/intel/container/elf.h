/* SPDX-License-Identifier: MIT */
/* Sections of the ELFs that Intel's tools write: little-endian, of either class, without program headers. */
#ifndef INTEL_ELF_H
#define INTEL_ELF_H

#include "load.h"

enum { ELF_TYPE_AT = 16, ELF_MACHINE_AT = 18, ELF_MACHINE_INTELGT = 205 };

struct intel_section {
    const char *name; /* "" when the ELF names no sections */
    uint32_t type, link, info;
    uint64_t size;        /* in memory; NOBITS sections have no body */
    size_t header_at;     /* of its header, for messages */
    struct fe_bytes body; /* in the file */
};

struct intel_elf {
    struct fe_bytes file;
    bool wide; /* ELFCLASS64 */
    unsigned type, machine;
    struct intel_section *sections;
    uint32_t count;
};

/* The header alone. */
int intel_elf_open(struct fe_load *load, struct fe_bytes file, struct intel_elf *elf);
/* All section headers; each body lies inside the file. */
int intel_elf_sections(struct fe_load *load, struct intel_elf *elf);

#endif
