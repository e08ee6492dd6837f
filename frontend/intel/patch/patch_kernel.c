/* SPDX-License-Identifier: MIT */
/* A kernel record: header, name, code, three heaps, patch list. */
#include "patch.h"

enum { HEADER_BYTES = 40 };

struct record {
    struct fe_bytes header, name, code, dsh, ssh, list;
};

static const struct patch_row rows[] = {
#define ROW(token, name, fields, handler) {token, #name, fields, patch_##handler},
#include "patch_kernel.def"
#undef ROW
};

static const struct patch_row *
find_row(uint32_t token)
{
    for (size_t i = 0; i < sizeof rows / sizeof rows[0]; i++)
        if (rows[i].token == token)
            return &rows[i];
    return NULL;
}

/* Cuts the parts off *rest in their order and checks the sum of the sizes. */
static int
cut_record(struct fe_load *load, struct fe_bytes *rest, struct record *r)
{
    struct fe_bytes body, general;
    if (!fe_bytes_cut(*rest, 0, HEADER_BYTES, &r->header))
        return fe_invalid(load, rest->at, "the kernel header is cut off");
    const struct {
        unsigned field;
        struct fe_bytes *part;
    } parts[] = {{12, &r->name}, {20, &r->code}, {24, &general},
                 {28, &r->dsh},  {32, &r->ssh},  {16, &r->list}};
    uint64_t at = HEADER_BYTES;
    for (size_t i = 0; i < sizeof parts / sizeof parts[0]; i++) {
        const uint32_t size = fe_u32(r->header, parts[i].field);
        if (!fe_bytes_cut(*rest, at, size, parts[i].part))
            return fe_invalid(load, r->header.at + parts[i].field, "%u bytes of a kernel record are cut off",
                              size);
        at += size;
    }
    fe_bytes_cut(*rest, HEADER_BYTES, at - HEADER_BYTES, &body);
    const uint32_t sum = intel_checksum(body);
    if (sum != fe_u32(r->header, 0))
        return fe_invalid(load, r->header.at, "the kernel's checksum is 0x%08x, its bytes have 0x%08x",
                          fe_u32(r->header, 0), sum);
    fe_bytes_cut(*rest, at, rest->size - at, rest);
    return 0;
}

static int
take_code(struct fe_load *load, const struct record *r, struct fe_kernel *kernel)
{
    const uint32_t bytes = fe_u32(r->header, 36);
    if (!bytes || bytes > r->code.size)
        return fe_invalid(load, r->header.at + 36, "%u bytes of code in a heap of %zu", bytes, r->code.size);
    uint8_t *code = fe_alloc(load, bytes, 1); /* a copy, for its alignment */
    if (!code)
        return -1;
    memcpy(code, r->code.data, bytes);
    kernel->code = code;
    kernel->code_bytes = bytes;
    return 0;
}

static int
count_items(struct patch_kernel *k, struct fe_bytes list)
{
    struct fe_bytes item;
    int more;
    while ((more = patch_next(k->load, &list, &item)) > 0)
        k->items++;
    return more;
}

static int
find_binding_table(struct patch_kernel *k, struct fe_bytes list)
{
    enum { BINDING_TABLE_STATE = 8, MAX_ENTRIES = 256 };
    struct fe_bytes item;
    while (patch_next(k->load, &list, &item) > 0) {
        const uint32_t offset = patch_field(item, 0), count = patch_field(item, 1);
        if (patch_token(item) != BINDING_TABLE_STATE)
            continue;
        if (count > MAX_ENTRIES || !fe_bytes_cut(k->ssh, offset, 4 * (uint64_t)count, &k->table))
            return fe_invalid(k->load, item.at,
                              "a binding table of %u entries at %u in a surface heap of %zu bytes", count,
                              offset, k->ssh.size);
    }
    return 0;
}

static int
allocate(struct patch_kernel *k)
{
    const size_t items = k->items ? k->items : 1;
    k->patch_capacity = (uint32_t)(2 * items);
    k->kernel->args = fe_alloc(k->load, items, sizeof *k->kernel->args);
    k->kernel->patches = fe_alloc(k->load, 2 * items, sizeof *k->kernel->patches);
    k->type_sizes = fe_alloc(k->load, items, sizeof *k->type_sizes);
    k->strings = fe_alloc(k->load, items, sizeof *k->strings);
    return k->kernel->args && k->kernel->patches && k->type_sizes && k->strings ? 0 : -1;
}

static int
read_items(struct patch_kernel *k, struct fe_bytes list)
{
    struct fe_bytes item;
    int more;
    while ((more = patch_next(k->load, &list, &item)) > 0) {
        k->row = find_row(patch_token(item));
        if (!k->row || (k->functions && !patch_links_functions(k->row->token)))
            continue;
        if (item.size < PATCH_ITEM_HEADER + 4 * (size_t)k->row->fields)
            return fe_invalid(k->load, item.at, "%s has only %zu bytes", k->row->name, item.size);
        if (k->row->handle(k, item))
            return -1;
    }
    return more;
}

int
patch_read_kernel(struct fe_load *load, struct fe_bytes *rest, struct fe_kernel *kernel,
                  struct patch_links *links)
{
    struct record r;
    if (cut_record(load, rest, &r))
        return -1;
    kernel->name = fe_text(load, r.name.data, r.name.size);
    if (!kernel->name)
        return -1;
    if (!*kernel->name)
        return fe_invalid(load, r.header.at + 12, "a kernel has no name");
    struct patch_kernel k = {.load = load,
                             .links = links,
                             .kernel = kernel,
                             .ssh = r.ssh,
                             .dsh = r.dsh,
                             .functions = patch_holds_functions(kernel)};
    if (take_code(load, &r, kernel) || count_items(&k, r.list) || find_binding_table(&k, r.list) ||
        patch_find_samplers(&k, r.list) || allocate(&k) || read_items(&k, r.list))
        return -1;
    return k.functions ? 0 : patch_finish(&k, r.list);
}
