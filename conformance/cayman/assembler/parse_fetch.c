/* SPDX-License-Identifier: MIT */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "cayman/isa/cay_tables.h"
#include "parse.h"

/* VTX_READ_<bits> reads that many bits of integers; others name the format. */
static bool
format(struct scan *s, const char *suffix, struct cay_fetch *i)
{
    const unsigned bits = (unsigned)strtoul(suffix, NULL, 10);
    const bool named = !strncmp(suffix, "FMT_", 4);
    i->fetch_type = 2;
    i->num_format = 1;
    for (unsigned code = 0; code < 64; code++) {
        const struct cay_data_format_row *row = cay_find_data_format(code);
        const bool plain = row && !row->is_float && (row->components == 1 || row->elem == 4);
        if (!row ||
            (named ? strcmp(suffix + 4, row->name) != 0 : !plain || 8u * row->components * row->elem != bits))
            continue;
        i->data_format = (uint8_t)code;
        return true;
    }
    return scan_fail(s, "'%s' is no data format", suffix);
}

static bool
name(struct scan *s, struct cay_fetch *i)
{
    char word[48];
    scan_word(s, word, sizeof word);
    for (i->op = 0; i->op < CAY_FETCH_COUNT; i->op++)
        if (!strcmp(word, cay_fetch_rows[i->op].listing))
            return true;
    for (i->op = 0; i->op < CAY_FETCH_COUNT; i->op++) {
        const size_t length = strlen(cay_fetch_rows[i->op].listing);
        if (cay_fetch_rows[i->op].format == CAY_FORMAT_VTX && word[length] == '_' &&
            !strncmp(word, cay_fetch_rows[i->op].listing, length))
            return format(s, word + length + 1, i);
    }
    return scan_fail(s, "'%s' is no fetch instruction", word);
}

static uint8_t
gpr(struct scan *s)
{
    struct asm_gpr g = {0};
    if (!parse_gpr(s, &g) || g.rel)
        scan_fail(s, "a register expected at '%.20s'", s->at);
    return (uint8_t)g.number;
}

static void
letters(struct scan *s, const char *alphabet, uint8_t *sel, unsigned count, uint8_t otherwise)
{
    scan_need(s, ".");
    for (unsigned c = 0; c < count; c++) {
        const int at = parse_letter(s, alphabet);
        sel[c] = at < 0 ? otherwise : (uint8_t)at;
    }
}

static void
destination(struct scan *s, struct cay_fetch *i)
{
    i->dst_gpr = gpr(s);
    letters(s, "XYZW01?_", i->dst_sel, 4, CAY_DST_SEL_MASK);
}

static bool
number_field(struct scan *s, const char *name, uint8_t *to)
{
    uint32_t value;
    if (!scan_named(s, name, &value))
        return false;
    *to = (uint8_t)value;
    return true;
}

static bool
flag(struct scan *s, const char *name, bool *to)
{
    const bool set = scan_take(s, name);
    *to |= set;
    return set;
}

static void
relative_registers(struct scan *s, struct cay_fetch *i)
{
    flag(s, "SREL", &i->src_rel);
    flag(s, "DREL", &i->dst_rel);
    flag(s, "ALT", &i->alt_const);
}

static void
vtx_rest(struct scan *s, struct cay_fetch *i)
{
    i->fetch_type = scan_take(s, "VERTEX") ? 0 : scan_take(s, "INSTANCE") ? 1 : 2;
    i->num_format = scan_take(s, "NORM") ? 0 : scan_take(s, "SCALED") ? 2 : 1;
    flag(s, "SIGNED", &i->format_signed);
    flag(s, "NO_ZERO", &i->srf_no_zero);
    flag(s, "CONST_FORMAT", &i->use_const_fields);
    number_field(s, "SWAP", &i->endian_swap);
    number_field(s, "STRUCTURED", &i->structured_read);
    number_field(s, "YSEL", &i->src_sel[1]);
    number_field(s, "IDX", &i->index_mode);
    flag(s, "LDS", &i->lds_req);
    flag(s, "NO_STRIDE", &i->no_stride);
    relative_registers(s, i);
}

static int8_t
signed_field(struct scan *s, const char *name, unsigned bits)
{
    uint32_t value = 0;
    scan_named(s, name, &value);
    return (int8_t)((int)(value ^ 1u << (bits - 1)) - (1 << (bits - 1)));
}

static void
tex_rest(struct scan *s, struct cay_fetch *i)
{
    number_field(s, "MOD", &i->inst_mod);
    i->lod_bias = signed_field(s, "BIAS", 7);
    i->texel_offset[0] = signed_field(s, "OX", 5);
    i->texel_offset[1] = signed_field(s, "OY", 5);
    i->texel_offset[2] = signed_field(s, "OZ", 5);
    number_field(s, "RIDX", &i->index_mode);
    number_field(s, "SIDX", &i->sampler_index_mode);
    relative_registers(s, i);
}

static void
vtx(struct scan *s, struct cay_fetch *i)
{
    destination(s, i);
    scan_need(s, ",");
    i->src_gpr = gpr(s);
    letters(s, "XYZW", i->src_sel, 1, 0);
    scan_need(s, ",");
    i->immediate = (uint16_t)scan_number(s);
    scan_need(s, ",");
    scan_need(s, "#");
    i->resource = (uint8_t)scan_number(s);
    vtx_rest(s, i);
}

static void
tex(struct scan *s, struct cay_fetch *i)
{
    uint32_t value = 0;
    destination(s, i);
    scan_need(s, ",");
    i->src_gpr = gpr(s);
    letters(s, "XYZW01??", i->src_sel, 4, 0);
    if (scan_named(s, "RID", &value))
        i->resource = (uint8_t)value;
    if (scan_named(s, "SID", &value))
        i->sampler = (uint8_t)value;
    const bool typed = scan_take(s, "CT:");
    for (unsigned c = 0; c < 4 && typed; c++)
        i->coord_type |= (uint8_t)((parse_letter(s, "UN") == 1) << c);
    tex_rest(s, i);
}

static bool
memory_size(struct scan *s, struct cay_fetch *i)
{
    uint32_t value;
    if (scan_named(s, "BASE", &value))
        i->immediate = (uint16_t)value;
    else if (scan_named(s, "SIZE", &value))
        i->array_size = (uint16_t)value;
    else if (scan_named(s, "ELEM", &value))
        i->elem_size = (uint8_t)value;
    else if (scan_named(s, "BURST", &value))
        i->burst_count = (uint8_t)(value - 1);
    else if (scan_named(s, "SWAP", &value))
        i->endian_swap = (uint8_t)value;
    else if (scan_named(s, "FMT", &value))
        i->data_format = (uint8_t)value;
    else if (scan_named(s, "YSEL", &value))
        i->src_sel[1] = (uint8_t)value;
    else if (scan_take(s, "LDS"))
        i->lds_req = true;
    else if (scan_take(s, "INDEXED"))
        i->indexed = true;
    else if (scan_take(s, "UNCACHED"))
        i->uncached = true;
    else
        return false;
    return true;
}

static void
mem_rd(struct scan *s, struct cay_fetch *i)
{
    enum { FMT_32_32_32_32 = 34 };
    i->data_format = FMT_32_32_32_32;
    i->num_format = 1;
    destination(s, i);
    i->dst_rel = scan_take(s, "+AL");
    scan_need(s, ",");
    i->src_gpr = gpr(s);
    letters(s, "XYZW", i->src_sel, 1, 0);
    i->src_rel = scan_take(s, "+AL");
    while (memory_size(s, i))
        ;
}

static uint8_t
relative(struct scan *s)
{
    return scan_take(s, "+AL") ? 1 : scan_take(s, "+G") ? 2 : 0;
}

static void
gds_op(struct scan *s, struct cay_fetch *i)
{
    char word[48];
    scan_word(s, word, sizeof word);
    for (i->gds_op = 0; i->gds_op < CAY_LDS_COUNT; i->gds_op++)
        if (!strcmp(word, cay_lds_rows[i->gds_op].name))
            return;
    scan_fail(s, "'%s' is no data share operation", word);
}

static void
counter(struct scan *s, struct cay_fetch *i)
{
    uint32_t value;
    if (!scan_named(s, "COUNTER", &value))
        return;
    i->alloc_consume = true;
    i->uav = (uint8_t)value;
    i->index_mode = scan_take(s, "+IDX0") ? 1 : scan_take(s, "+IDX1") ? 2 : 0;
}

static void
mem_gds(struct scan *s, struct cay_fetch *i)
{
    uint32_t value;
    if (i->op == CAY_FETCH_MEM_GDS) {
        gds_op(s, i);
        destination(s, i);
        i->dst_rel_mode = relative(s);
        scan_need(s, ",");
    }
    i->src_gpr = gpr(s);
    letters(s, "XYZW01?_", i->src_sel, 3, 4);
    i->src_rel_mode = relative(s);
    if (scan_named(s, "OFFSET", &value))
        i->gds_offset = (uint8_t)value;
    counter(s, i);
    i->bcast_first = scan_take(s, "FIRST");
}

bool
parse_fetch(struct scan *s, struct cay_fetch *i)
{
    static void (*const formats[])(struct scan *, struct cay_fetch *) = {
        [CAY_FORMAT_VTX] = vtx,
        [CAY_FORMAT_TEX] = tex,
        [CAY_FORMAT_MEM_RD] = mem_rd,
        [CAY_FORMAT_MEM_GDS] = mem_gds,
    };
    memset(i, 0, sizeof *i);
    if (!name(s, i))
        return false;
    formats[cay_fetch_rows[i->op].format](s, i);
    i->whole_quad = scan_take(s, "WQ");
    return !s->error[0];
}
