/* SPDX-License-Identifier: MIT */
/* The part of a binary's debug data that is needed to find lines, in the same form for every container. */
#ifndef FE_LINE_DATA_H
#define FE_LINE_DATA_H

#include "load.h"

enum line_section { LINE_TABLES, LINE_STRINGS, LINE_OLD_STRINGS, LINE_SECTIONS };
extern const char *const line_section_names[LINE_SECTIONS];

struct line_data {
    bool wide; /* addresses of 64 bits */
    struct fe_bytes sections[LINE_SECTIONS];
    uint64_t base; /* the address of the kernel's first instruction in the tables */
};

/* Finds the data of a kernel. False: it has none. Memory is load's. */
bool line_data_find(struct fe_load *load, const struct fe_debug *debug, const struct fe_program *program,
                    const struct fe_kernel *kernel, struct line_data *data);
/* Whether the header of a table, whose fields behind its length begin at `start` of the body, is as long as
 * it claims. */
bool line_header_is_true(struct fe_bytes body, unsigned version, size_t start, uint64_t claimed);
/* Whether the memory that libdw needs for it is in proportion to its size. */
bool line_data_is_cheap(const struct line_data *data);
/* A clause of Cayman, or all other code. */
struct line_clause {
    uint32_t start;  /* the offset of its first instruction */
    uint32_t run_by; /* the offset of the instruction that runs it; FE_NO_OFFSET: it is no clause */
};
/* False: no instruction begins at the offset, or the code cannot be decoded. */
bool line_clause_find(const struct fe_program *program, const struct fe_kernel *kernel, uint32_t offset,
                      struct line_clause *clause);
/* An ELF file with these sections and nothing else. */
bool line_data_as_elf(struct fe_load *load, const struct line_data *data, struct fe_bytes *file);

#endif
