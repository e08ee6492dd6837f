/* SPDX-License-Identifier: MIT */
/*
 * Zebin: an ELF with one code section per kernel, program data, symbols and relocations, and the kernels'
 * description as YAML in .ze_info. The layout is Intel's published ZEBIN specification.
 */
#ifndef INTEL_ZEBIN_H
#define INTEL_ZEBIN_H

#include "intel/container/elf.h"
#include "intel/container/functions.h"
#include "intel/container/intel.h"
#include "yaml_tree.h"

/* The kind of a section. The order is that of the program's two data images. */
enum zebin_segment {
    SEGMENT_NONE,
    SEGMENT_CONST,
    SEGMENT_STRINGS,
    SEGMENT_CONST_ZERO,
    SEGMENT_GLOBAL,
    SEGMENT_GLOBAL_ZERO,
    SEGMENT_CODE
};

struct zebin_place {
    enum zebin_segment segment;
    uint32_t base;       /* offset of the section in its image; of code: in that of functions */
    bool is_called;      /* SEGMENT_CODE: holds functions that are called by address */
    uint32_t relocs;     /* the first section with relocations of this one; 0: there is none */
    uint32_t next;       /* of a section with relocations: the next one of the same section, or 0 */
    uint64_t code_bytes; /* SEGMENT_CODE: without padding, by its symbol; 0: no symbol says it */
};

struct zebin {
    struct fe_load *load;
    const struct intel_elf *elf;
    struct zebin_place *places; /* per section */
    const struct intel_section *info;
    const struct intel_section *symbols;
    uint8_t *const_image, *global_image; /* what program.constant_data and global_data are */
    const struct yaml_node *root;
    struct intel_functions functions; /* their entries: by place in the image */
};

struct zebin_symbol {
    const char *name;
    enum zebin_segment segment; /* SEGMENT_NONE: defined elsewhere */
    uint32_t section;
    uint64_t offset; /* in the data image; in the section for code */
    uint64_t size;
    bool is_function;
};

struct zebin_reloc {
    size_t at; /* in the file, for messages */
    uint64_t offset;
    uint32_t type;
    int64_t addend;
    struct zebin_symbol symbol;
};

enum { RELOC_ADDRESS = 1, RELOC_LOW = 2, RELOC_HIGH = 3 };

struct zebin_kernel {
    const struct zebin *z;
    struct fe_load *load;
    struct fe_kernel *kernel;
    const struct yaml_node *node; /* the kernel's map */
    size_t code_header;           /* of its section, for messages */
    uint32_t *type_sizes;         /* per argument, from its type's name; 0 unknown */
    uint32_t arg_capacity, patch_capacity;
    struct emu_sampler *samplers; /* kernel->samplers while it is filled; NULL: there is none yet */
    bool private_slot;            /* the payload has a place for the address of private memory */
    bool stack_calls;             /* it calls functions, perhaps by address */
};

static inline bool
zebin_is_const(enum zebin_segment segment)
{
    return segment >= SEGMENT_CONST && segment <= SEGMENT_CONST_ZERO;
}

static inline bool
zebin_is_data(enum zebin_segment segment)
{
    return segment >= SEGMENT_CONST && segment <= SEGMENT_GLOBAL_ZERO;
}

/* zebin_note.c: for which GPU */
int zebin_take_target(struct zebin *z);
static inline bool
zebin_is_function(const struct zebin_reloc *reloc)
{
    return reloc->symbol.segment == SEGMENT_CODE && reloc->symbol.is_function;
}

/* zebin_data.c: sections laid out in the program's images; pointers in them */
/* Sections with contents only: a zeroed one holds no pointers. */
static inline bool
zebin_holds_pointers(enum zebin_segment segment)
{
    return segment == SEGMENT_CONST || segment == SEGMENT_STRINGS || segment == SEGMENT_GLOBAL;
}
int zebin_take_data(struct zebin *z);
int zebin_relocate_data(struct zebin *z);
/* zebin_symbol.c: calls take for every relocation of a section's contents */
typedef int zebin_reloc_fn(void *user, const struct zebin_reloc *reloc);
int zebin_each_reloc(const struct zebin *z, uint32_t section, zebin_reloc_fn *take, void *user);
/* Checks the symbols; notes how long kernels are. */
int zebin_scan_symbols(struct zebin *z);

/* zebin_kernel.c: one element of .ze_info's kernels */
int zebin_read_kernel(const struct zebin *z, const struct yaml_node *node, struct fe_kernel *kernel);
/* zebin_env.c */
int zebin_read_environment(struct zebin_kernel *k, const struct yaml_node *env);
int zebin_read_memory(struct zebin_kernel *k, const struct yaml_node *list);
int zebin_read_attributes(struct zebin_kernel *k, const struct yaml_node *map);
/* zebin_args.c */
int zebin_read_args(struct zebin_kernel *k, const struct yaml_node *list);
int zebin_read_thread_args(struct zebin_kernel *k, const struct yaml_node *list);
int zebin_read_bindings(struct zebin_kernel *k, const struct yaml_node *list);
/* zebin_sampler.c: the table's entry of a sampler argument; the kernel's own samplers */
int zebin_take_sampler(struct zebin_kernel *k, size_t at, int64_t index);
int zebin_read_samplers(struct zebin_kernel *k, const struct yaml_node *list);
int zebin_read_arg_info(struct zebin_kernel *k);
/* zebin_functions.c: finds and lays out functions whose address code or data need. Appends them to the code
 * of a kernel that needs one; *base: where (0: it needs none) */
int zebin_find_functions(struct zebin *z);
uint64_t zebin_function_address(const struct zebin *z, const struct zebin_reloc *reloc);
int zebin_append_functions(struct zebin_kernel *k, uint32_t section, uint32_t *base);
/* zebin_code.c */
int zebin_take_code(struct zebin_kernel *k);

#endif
