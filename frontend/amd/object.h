/* SPDX-License-Identifier: MIT */
/* An LLVM object for Cayman, opened: code, functions, symbols. */
#ifndef CAY_OBJECT_H
#define CAY_OBJECT_H

#include <libelf.h>

#include "cay_container.h"

/* A function of .text, in ascending order of offset. */
struct cay_func {
    const char *name;
    uint32_t offset, size;
    uint32_t local_bytes, gprs;
    bool visible; /* may be a kernel */
};

struct cay_object {
    struct fe_load *load;
    struct fe_bytes file; /* aligned copy that elf reads */
    Elf *elf;
    size_t text_section;
    struct fe_bytes text, config;
    uint8_t *code; /* relocated copy of text */
    Elf_Data *symbols;
    size_t names; /* section of the symbols' names */
    struct cay_func *funcs;
    uint32_t func_count;
    bool has_debug;
};

/* Header and section table, before libelf sees them. */
int cay_elf_check(struct fe_load *load, struct fe_bytes file);
/* Opens and reads all of the above. cay_object_close after success and failure alike. */
int cay_object_open(struct cay_object *o, struct fe_load *load, struct fe_bytes file);
void cay_object_close(struct cay_object *o);

int cay_object_find_funcs(struct cay_object *o);
int cay_object_relocate(struct cay_object *o);
/* Name of a symbol, or NULL. */
const char *cay_object_name(const struct cay_object *o, size_t name);

/* Sets what a kernel has of its function. */
void cay_object_kernel(const struct cay_object *o, const struct cay_func *func, struct fe_kernel *kernel);

/*
 * Argument data from DWARF. Kernels found get args, patches and args_known; functions that are no kernels are
 * reported in drop[i]. Unreadable debug data is ignored. -1 only when out of memory.
 */
int cay_dwarf_arguments(const struct cay_object *o, struct fe_kernel *kernels, uint32_t count, bool *drop);

#endif
