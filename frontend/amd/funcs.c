/* SPDX-License-Identifier: MIT */
/* The functions of an object: FUNC symbols of .text and their records in .AMDGPU.config. */
#include <gelf.h>
#include <stdlib.h>

#include "object.h"

enum {
    CONFIG_BYTES = 24, /* three register-value pairs per function */
    PAIR_BYTES = 8,
    SQ_LDS_ALLOC = 0x0288E8,
    SQ_PGM_RESOURCES_LS = 0x0288D4, /* NUM_GPRS in bits 7:0 */
    NAME_MAX_BYTES = 16384
};

/* Aliases and the second copies that clang 22 makes of kernels. */
static bool
is_hidden(const char *name)
{
    static const char suffix[] = "$local", prefix[] = "__clang_ocl_kern_imp_";
    const size_t length = strlen(name);
    return !length ||
           (length + 1 >= sizeof suffix && strcmp(name + length - (sizeof suffix - 1), suffix) == 0) ||
           strncmp(name, prefix, sizeof prefix - 1) == 0;
}

static int
take_func(struct cay_object *o, const GElf_Sym *symbol, size_t index)
{
    const char *name = cay_object_name(o, symbol->st_name);
    struct cay_func *func = &o->funcs[o->func_count++];
    if (!name || strlen(name) > NAME_MAX_BYTES)
        return fe_invalid(o->load, o->file.at, "symbol %zu has no usable name", index);
    if (symbol->st_value > o->text.size || symbol->st_size > o->text.size - symbol->st_value)
        return fe_invalid(o->load, o->file.at, "function %.64s lies outside .text", name);
    func->offset = (uint32_t)symbol->st_value;
    func->size = (uint32_t)symbol->st_size;
    func->visible = GELF_ST_BIND(symbol->st_info) != STB_LOCAL && !is_hidden(name);
    if (func->visible && (!func->size || func->size % 8 || func->offset % 8))
        return fe_invalid(o->load, o->file.at,
                          "function %.64s is at 0x%x with %u bytes, not in whole instruction words", name,
                          func->offset, func->size);
    func->name = fe_text(o->load, name, NAME_MAX_BYTES);
    return func->name ? 0 : -1;
}

static int
by_offset(const void *a, const void *b)
{
    const struct cay_func *x = a, *y = b;
    if (x->offset != y->offset)
        return x->offset < y->offset ? -1 : 1;
    return strcmp(x->name, y->name);
}

/* Record k belongs to the k-th distinct offset, aliases and hidden functions included. */
static int
read_config(struct cay_object *o)
{
    size_t records = 0;
    for (uint32_t i = 0; i < o->func_count; i++) {
        struct fe_bytes record;
        records += i == 0 || o->funcs[i].offset != o->funcs[i - 1].offset;
        if (!fe_bytes_cut(o->config, (records - 1) * CONFIG_BYTES, CONFIG_BYTES, &record))
            return fe_invalid(o->load, o->config.at,
                              ".AMDGPU.config has %zu bytes for more than %zu functions", o->config.size,
                              records - 1);
        for (size_t at = 0; at < CONFIG_BYTES; at += PAIR_BYTES) {
            if (fe_u32(record, at) == SQ_PGM_RESOURCES_LS)
                o->funcs[i].gprs = fe_u32(record, at + 4) & 0xff;
            if (fe_u32(record, at) != SQ_LDS_ALLOC)
                continue;
            const uint64_t bytes = 4 * (uint64_t)fe_u32(record, at + 4);
            if (fe_check_local(o->load, record.at + at + 4, o->funcs[i].name, bytes, FE_MAX_LOCAL_CAYMAN))
                return -1;
            o->funcs[i].local_bytes = (uint32_t)bytes;
        }
    }
    if (o->config.size != records * CONFIG_BYTES)
        return fe_invalid(o->load, o->config.at, ".AMDGPU.config has %zu bytes for %zu functions",
                          o->config.size, records);
    return 0;
}

/* Two kernels never share code; files that say so could make a small file cost endless work. */
static int
check_overlap(struct cay_object *o)
{
    const struct cay_func *last = NULL;
    for (uint32_t i = 0; i < o->func_count; i++) {
        const struct cay_func *func = &o->funcs[i];
        if (!func->visible)
            continue;
        if (last && func->offset < last->offset + last->size)
            return fe_invalid(o->load, o->text.at + func->offset, "functions %.64s and %.64s overlap",
                              last->name, func->name);
        last = func;
    }
    return 0;
}

int
cay_object_find_funcs(struct cay_object *o)
{
    GElf_Sym symbol;
    const size_t count = o->symbols->d_size / sizeof(Elf32_Sym);
    o->funcs = fe_alloc(o->load, count ? count : 1, sizeof *o->funcs);
    if (!o->funcs)
        return -1;
    for (size_t i = 0; i < count && gelf_getsym(o->symbols, (int)i, &symbol); i++)
        if (GELF_ST_TYPE(symbol.st_info) == STT_FUNC && symbol.st_shndx == o->text_section &&
            take_func(o, &symbol, i))
            return -1;
    qsort(o->funcs, o->func_count, sizeof *o->funcs, by_offset);
    return read_config(o) || check_overlap(o) ? -1 : 0;
}
