/* SPDX-License-Identifier: MIT */
/* Fetch instructions as text. */
#include <stddef.h>

#include "cay_text.h"
#include "cayman/isa/cay_tables.h"

/* The destination: elements that are not written are left out unless the order would be lost. */
static void
print_dst(struct cay_text *t, const struct cay_fetch *i)
{
    unsigned prefix = 0;
    while (prefix < 4 && i->dst_sel[prefix] == prefix)
        prefix++;
    bool plain = prefix > 0;
    for (unsigned c = prefix; c < 4; c++)
        plain &= i->dst_sel[c] == CAY_DST_SEL_MASK;
    cay_text_add(t, " T%u.", i->dst_gpr);
    for (unsigned c = 0; c < (plain ? prefix : 4); c++)
        cay_text_add(t, "%c", "XYZW01?_"[i->dst_sel[c]]);
}

static void
print_number(struct cay_text *t, const char *name, unsigned value)
{
    if (value)
        cay_text_add(t, " %s:%u", name, value);
}

static void
print_flag(struct cay_text *t, const char *name, bool set)
{
    cay_text_add(t, "%s%s", set ? " " : "", set ? name : "");
}

/* Registers relative to aL, and constants of another program type. */
static void
print_relative(struct cay_text *t, const struct cay_fetch *i)
{
    print_flag(t, "SREL", i->src_rel);
    print_flag(t, "DREL", i->dst_rel);
    print_flag(t, "ALT", i->alt_const);
}

/* What LLVM's fetches do not have. */
static void
print_vtx_rest(struct cay_text *t, const struct cay_fetch *i)
{
    static const char *const numbers[] = {" NORM", "", " SCALED"};
    static const char *const types[] = {" VERTEX", " INSTANCE", ""};
    cay_text_add(t, "%s%s", types[i->fetch_type], numbers[i->num_format]);
    print_flag(t, "SIGNED", i->format_signed);
    print_flag(t, "NO_ZERO", i->srf_no_zero);
    print_flag(t, "CONST_FORMAT", i->use_const_fields);
    print_number(t, "SWAP", i->endian_swap);
    print_number(t, "STRUCTURED", i->structured_read);
    print_number(t, "YSEL", i->src_sel[1]);
    print_number(t, "IDX", i->index_mode);
    print_flag(t, "LDS", i->lds_req);
    print_flag(t, "NO_STRIDE", i->no_stride);
    print_relative(t, i);
}

/* LLVM names vertex fetches by the bits they read. */
static void
print_vtx(struct cay_text *t, const struct cay_fetch *i)
{
    const struct cay_data_format_row *format = cay_find_data_format(i->data_format);
    if (i->op == CAY_FETCH_FETCH && format && !format->is_float && format->components * format->elem <= 16 &&
        (format->components == 1 || format->elem == 4))
        cay_text_add(t, "_%u", 8u * format->components * format->elem);
    else
        cay_text_add(t, "_FMT_%s", format ? format->name : "?");
    print_dst(t, i);
    cay_text_add(t, ", T%u.%c, %u, #%u", i->src_gpr, "XYZW"[i->src_sel[0]], i -> immediate, i -> resource);
    print_vtx_rest(t, i);
}

static void
print_tex(struct cay_text *t, const struct cay_fetch *i)
{
    print_dst(t, i);
    cay_text_add(t, ", T%u.", i->src_gpr);
    for (unsigned c = 0; c < 4; c++)
        cay_text_add(t, "%c", "XYZW01??"[i->src_sel[c]]);
    cay_text_add(t, " RID:%u SID:%u CT:", i->resource, i->sampler);
    for (unsigned c = 0; c < 4; c++)
        cay_text_add(t, "%c", i->coord_type >> c & 1 ? 'N' : 'U');
    print_number(t, "MOD", i->inst_mod);
    print_number(t, "BIAS", (unsigned)i->lod_bias & 127);
    print_number(t, "OX", (unsigned)i->texel_offset[0] & 31);
    print_number(t, "OY", (unsigned)i->texel_offset[1] & 31);
    print_number(t, "OZ", (unsigned)i->texel_offset[2] & 31);
    print_number(t, "RIDX", i->index_mode);
    print_number(t, "SIDX", i->sampler_index_mode);
    print_relative(t, i);
}

static void
print_mem(struct cay_text *t, const struct cay_fetch *i)
{
    enum { FMT_32_32_32_32 = 34 };
    print_dst(t, i);
    cay_text_add(t, "%s, T%u.%c%s", i->dst_rel ? "+AL" : "", i->src_gpr, "XYZW01??"[i->src_sel[0]],
                 i -> src_rel ? "+AL" : "");
    print_number(t, "BASE", i->immediate);
    print_number(t, "SIZE", i->array_size);
    print_number(t, "ELEM", i->elem_size);
    print_number(t, "BURST", i->burst_count ? i->burst_count + 1u : 0);
    if (i->data_format != FMT_32_32_32_32)
        cay_text_add(t, " FMT:%u", i->data_format);
    print_number(t, "SWAP", i->endian_swap);
    cay_text_add(t, "%s%s", i->indexed ? " INDEXED" : "", i->uncached ? " UNCACHED" : "");
    print_number(t, "YSEL", i->src_sel[1]);
    print_flag(t, "LDS", i->lds_req);
}

static void
print_gds(struct cay_text *t, const struct cay_fetch *i)
{
    static const char *const rel[] = {"", "+AL", "+G", "+?"};
    const bool write = i->op == CAY_FETCH_MEM_TF_WRITE;
    if (!write) {
        cay_text_add(t, " %s", cay_lds_rows[i->gds_op].name);
        print_dst(t, i);
        cay_text_add(t, "%s,", rel[i->dst_rel_mode]);
    }
    cay_text_add(t, " T%u.", i->src_gpr);
    for (unsigned c = 0; c < 3; c++)
        cay_text_add(t, "%c", "XYZW01?_"[i->src_sel[c]]);
    cay_text_add(t, "%s", rel[i->src_rel_mode]);
    print_number(t, "OFFSET", i->gds_offset);
    if (i->alloc_consume)
        cay_text_add(t, " COUNTER:%u%s", i->uav, i->index_mode ? i->index_mode == 1 ? "+IDX0" : "+IDX1" : "");
    cay_text_add(t, "%s", i->bcast_first ? " FIRST" : "");
}

void
cay_text_fetch(struct cay_text *t, const struct cay_fetch *i)
{
    static void (*const print[])(struct cay_text *, const struct cay_fetch *) = {
        [CAY_FORMAT_VTX] = print_vtx,
        [CAY_FORMAT_TEX] = print_tex,
        [CAY_FORMAT_MEM_RD] = print_mem,
        [CAY_FORMAT_MEM_GDS] = print_gds,
    };
    cay_text_add(t, "  %s", cay_fetch_rows[i->op].listing);
    print[cay_fetch_rows[i->op].format](t, i);
    if (i->whole_quad)
        cay_text_add(t, " WQ");
}
