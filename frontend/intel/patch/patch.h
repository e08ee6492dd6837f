/* SPDX-License-Identifier: MIT */
/* Patch tokens: the records of Intel's device binary, and the kernel being built from them. */
#ifndef INTEL_PATCH_H
#define INTEL_PATCH_H

#include "intel/container/intel.h"

enum { PATCH_ITEM_HEADER = 8 };

/* Cuts the next token off *rest. 1: *item holds it with its header, 0: the list is over, -1: corrupt. */
int patch_next(struct fe_load *load, struct fe_bytes *rest, struct fe_bytes *item);

static inline uint32_t
patch_token(struct fe_bytes item)
{
    return fe_u32(item, 0);
}

/* The n-th 32-bit field after the item's header; 0 when the item is too short to have it. */
static inline uint32_t
patch_field(struct fe_bytes item, unsigned n)
{
    const size_t offset = PATCH_ITEM_HEADER + 4 * (size_t)n;
    return offset <= item.size && item.size - offset >= 4 ? fe_u32(item, offset) : 0;
}

/* Entries of a kernel's symbol and relocation tokens: patch_functions.c */
struct patch_links {
    struct fe_bytes symbols, relocs;
    bool stack_calls; /* it calls functions, perhaps by address */
};

struct patch_kernel {
    struct fe_load *load;
    struct patch_links *links;
    struct fe_kernel *kernel;
    const struct patch_row *row; /* of the token being handled */
    struct fe_bytes ssh;         /* surface state heap */
    struct fe_bytes table;       /* binding table in it, 4 bytes an entry */
    struct fe_bytes dsh;         /* dynamic state heap */
    uint32_t samplers_at;        /* where the sampler table lies in it */
    uint32_t items;              /* tokens in the list: what every count is bounded by */
    uint32_t patch_capacity;
    uint32_t *type_sizes; /* per argument, from its type name; 0 unknown */
    const char **strings; /* printf, by index */
    bool functions;       /* holds functions that others call, and is no kernel: patch_functions.c */
    bool has_environment, has_payload;
};

/* One row per token. */
struct patch_row {
    uint32_t token;
    const char *name;
    unsigned fields; /* least number of 32-bit fields */
    int (*handle)(struct patch_kernel *k, struct fe_bytes item);
};

/* Adds a launch value. Room for two per token is there. */
void patch_add(struct patch_kernel *k, const struct fe_patch *patch);
/* Adds patch unless it writes no bytes. */
void patch_add_value(struct patch_kernel *k, enum fe_patch_kind kind, uint32_t arg, uint32_t offset,
                     uint32_t size);
/* If a binding table entry leads to the surface state at ssh_offset, adds a surface patch. */
void patch_add_surface(struct patch_kernel *k, enum fe_patch_kind kind, uint32_t arg, uint32_t ssh_offset);
/* The argument's record, its kind set; NULL with the error set when the index or the kind is impossible. */
struct fe_arg *patch_arg(struct patch_kernel *k, struct fe_bytes item, uint32_t index, enum fe_arg_kind kind);

/* What the rows of patch_kernel.def name. */
#define ROW(token, name, fields, handler) int patch_##handler(struct patch_kernel *k, struct fe_bytes item);
#include "patch_kernel.def"
#undef ROW

/* Reads the sampler table, before the tokens that name its entries. */
int patch_find_samplers(struct patch_kernel *k, struct fe_bytes list);
/* Reads one kernel record from *rest. */
int patch_read_kernel(struct fe_load *load, struct fe_bytes *rest, struct fe_kernel *kernel,
                      struct patch_links *links);
bool patch_holds_functions(const struct fe_kernel *kernel);
/* Is the token one of the two that patch_functions.c reads? */
bool patch_links_functions(uint32_t token);
/* After the last kernel; links: one per kernel. */
int patch_link_functions(struct fe_load *load, const struct patch_links *links);
/* After the last token: the steps that need all of them. */
int patch_finish(struct patch_kernel *k, struct fe_bytes list);

#endif
