/* SPDX-License-Identifier: MIT */
#include <ctype.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "cayman/isa/cay_tables.h"
#include "parse.h"

/* Names: some are another one's beginning, so the longest counts. */
static bool
name(struct scan *s, struct cay_cf *cf)
{
    char word[40];
    scan_word(s, word, sizeof word);
    for (cf->op = 0; cf->op < CAY_CF_COUNT; cf->op++)
        if (!strcmp(word, cay_cf_rows[cf->op].listing))
            return true;
    return scan_fail(s, "'%s' is no control flow instruction", word);
}

static unsigned
index_register(struct scan *s)
{
    return scan_take(s, "+IDX0") ? 1 : scan_take(s, "+IDX1") ? 2 : scan_take(s, "+MIX") ? 3 : 0;
}

static bool
address(struct scan *s, struct cay_cf *cf, char label[ASM_LABEL])
{
    if (scan_is_number(s))
        cf->addr = scan_number(s);
    else
        scan_word(s, label, ASM_LABEL);
    return cf->addr || label[0] || s->at[-1] == '0' || scan_fail(s, "an address expected behind @");
}

/* KCn[CBb+IDXi:first-end+AL] */
static bool
kcache(struct scan *s, struct cay_cf *cf)
{
    if (scan_peek(s) != 'K' || s->at[1] != 'C' || !isdigit((unsigned char)s->at[2]))
        return false;
    const unsigned set = (unsigned)(s->at[2] - '0') & 3;
    struct cay_kcache *k = &cf->kcache[set];
    s->at += 3;
    if (!scan_need(s, "["))
        return true;
    if (scan_peek(s) == 'C' && s->at[1] == 'B') {
        s->at += 2;
        k->bank = (uint8_t)scan_number(s);
        k->index_mode = (uint8_t)index_register(s);
        scan_need(s, ":");
        const uint32_t first = scan_number(s);
        const uint32_t end = scan_need(s, "-") ? scan_number(s) : 0;
        k->addr = (uint8_t)(first / 16);
        k->mode = end - first == 16 ? CAY_KCACHE_LOCK_1 : CAY_KCACHE_LOCK_2;
        if (scan_take(s, "+AL"))
            k->mode = CAY_KCACHE_LOCK_LOOP_INDEX;
        if (first % 16 || (end - first != 16 && end - first != 32))
            scan_fail(s, "KC%u: 16 or 32 constants from a multiple of 16", set);
    } else {
        k->index_mode = (uint8_t)index_register(s);
    }
    return scan_need(s, "]"), true;
}

static bool
mode(struct scan *s, struct cay_cf *cf)
{
    if (scan_take(s, "WQM"))
        cf->whole_quad_mode = true;
    else if (scan_take(s, "VPM"))
        cf->valid_pixel_mode = true;
    else if (scan_take(s, "ALT_CONST"))
        cf->alt_const = true;
    else if (scan_take(s, "MARK"))
        cf->exp.mark = true;
    else if (scan_take(s, "NO_BARRIER"))
        cf->barrier = false;
    else
        return false;
    return true;
}

static bool
general_number(struct scan *s, struct cay_cf *cf)
{
    uint32_t value;
    if (scan_named(s, "POP", &value))
        cf->pop_count = (uint8_t)value;
    else if (scan_named(s, "COND", &value))
        cf->cond = (uint8_t)value;
    else if (scan_named(s, "CONST", &value))
        cf->cf_const = (uint8_t)value;
    else if (scan_named(s, "COUNT", &value))
        cf->count = value;
    else if (scan_named(s, "SEL", &value))
        cf->jumptable_sel = (uint8_t)value;
    else
        return false;
    return true;
}

/* "COUNT, @ADDR, KC0[..], ..." of ALU; "COUNT @ADDR POP:.." of others. */
static bool
general_part(struct scan *s, struct cay_cf *cf, char label[ASM_LABEL])
{
    if (scan_take(s, ","))
        return true;
    if (scan_take(s, "@"))
        return address(s, cf, label);
    if (scan_is_number(s))
        return cf->count = scan_number(s), true;
    return kcache(s, cf) || general_number(s, cf) || mode(s, cf);
}

static bool
gws_part(struct scan *s, struct cay_cf *cf, char label[ASM_LABEL])
{
    static const char *const opcodes[] = {"SEMA_V", "SEMA_P", "BARRIER", "INIT"};
    struct cay_gws *g = &cf->gws;
    for (uint8_t k = 0; k < 4; k++)
        if (scan_take(s, opcodes[k]))
            return g->opcode = k, true;
    if (scan_take(s, "SIGNED"))
        return g->is_signed = true;
    if (scan_take(s, "RSRC") && scan_need(s, "(")) {
        g->resource = (uint8_t)scan_number(s);
        g->resource_index_mode = (uint8_t)index_register(s);
        return scan_need(s, ")");
    }
    if (scan_take(s, "VALUE") && scan_need(s, "(")) {
        g->value = (uint16_t)scan_number(s);
        g->value_index_mode = (uint8_t)index_register(s);
        return scan_need(s, ")");
    }
    return general_part(s, cf, label);
}

bool
parse_gpr(struct scan *s, struct asm_gpr *gpr)
{
    static const char *const indexes[] = {"AR.x", "AR.y", "AR.z", "AR.w", "AL", "G + AR.x", "G"};
    static const uint8_t modes[] = {0, 1, 2, 3, 4, 6, 5};
    if (scan_peek(s) != 'T' || (s->at[1] != '(' && !isdigit((unsigned char)s->at[1])))
        return false;
    char *end;
    s->at++;
    gpr->rel = scan_take(s, "(");
    gpr->number = (uint32_t)strtoul(s->at, &end, 10);
    s->at = end;
    if (gpr->number > 127)
        return scan_fail(s, "there is no register T%u", gpr->number), true;
    if (!gpr->rel)
        return true;
    scan_need(s, "+");
    for (unsigned k = 0; k < sizeof modes; k++)
        if (scan_take(s, indexes[k])) {
            gpr->index_mode = modes[k];
            return scan_need(s, ")"), true;
        }
    return scan_fail(s, "an index expected at '%.20s'", s->at), true;
}

int
parse_letter(struct scan *s, const char *letters)
{
    const char *found = *s->at ? strchr(letters, *s->at) : NULL;
    if (!found)
        return -1;
    s->at++;
    return (int)(found - letters);
}

/* The elements behind a register; none: all four. */
static uint8_t
mask(struct scan *s)
{
    uint8_t bits = 0;
    int c;
    if (*s->at != '.')
        return 15;
    s->at++;
    while ((c = parse_letter(s, "XYZW")) >= 0)
        bits |= (uint8_t)(1u << c);
    return bits;
}

static bool
size(struct scan *s, struct cay_cf *cf)
{
    uint32_t value;
    if (scan_named(s, "BURST", &value))
        cf->exp.burst_count = (uint8_t)(value - 1);
    else if (scan_named(s, "ELEM", &value))
        cf->exp.elem_size = (uint8_t)value;
    else if (scan_named(s, "SIZE", &value))
        cf->exp.array_size = (uint16_t)value;
    else if (scan_named(s, "TYPE", &value))
        cf->exp.type = (uint8_t)value;
    else
        return false;
    return true;
}

static void
read_gpr(struct scan *s, struct cay_export *e)
{
    struct asm_gpr gpr = {0};
    if (!parse_gpr(s, &gpr))
        scan_fail(s, "a register expected at '%.20s'", s->at);
    e->rw_gpr = (uint8_t)gpr.number;
    e->rw_rel = gpr.rel;
    if (gpr.rel && gpr.index_mode != 4)
        scan_fail(s, "only AL can be added here");
}

static void
index_gpr(struct scan *s, struct cay_export *e)
{
    struct asm_gpr gpr = {0};
    if (scan_take(s, ",") && !parse_gpr(s, &gpr))
        scan_fail(s, "a register expected at '%.20s'", s->at);
    e->index_gpr = (uint8_t)gpr.number;
    if (*s->at == '.' && parse_letter(s, ".") == 0 && parse_letter(s, "X") < 0)
        scan_fail(s, "the index is in X");
}

static void
rest(struct scan *s, struct cay_cf *cf)
{
    while (size(s, cf) || mode(s, cf))
        ;
}

static void
rat(struct scan *s, struct cay_cf *cf)
{
    char word[40];
    struct cay_export *e = &cf->exp;
    e->type = 1;
    scan_word(s, word, sizeof word);
    for (e->rat_op = 0; e->rat_op < CAY_RAT_COUNT; e->rat_op++)
        if (!strcmp(word, cay_rat_rows[e->rat_op].listing))
            break;
    if (e->rat_op == CAY_RAT_COUNT) {
        scan_fail(s, "'%s' is no RAT operation", word);
        return;
    }
    if (scan_take(s, "RAT") && scan_need(s, "(")) {
        e->rat_id = (uint8_t)scan_number(s);
        e->rat_index_mode = (uint8_t)index_register(s);
        scan_need(s, ")");
    }
    size(s, cf);
    read_gpr(s, e);
    e->comp_mask = mask(s);
    if (e->rat_op == CAY_RAT_MSKOR)
        e->comp_mask = 15; /* the listing always says XW */
    index_gpr(s, e);
    rest(s, cf);
}

static void export(struct scan *s, struct cay_cf *cf)
{
    struct cay_export *e = &cf->exp;
    e->array_base = (uint16_t)scan_number(s);
    size(s, cf);
    read_gpr(s, e);
    if (cay_cf_rows[cf->op].format == CAY_FORMAT_EXPORT_BUF) {
        e->comp_mask = mask(s);
    } else {
        scan_need(s, ".");
        for (unsigned c = 0; c < 4; c++)
            e->sel[c] = (uint8_t)parse_letter(s, "XYZW01?_");
    }
    index_gpr(s, e);
    rest(s, cf);
}

bool
parse_cf(struct scan *s, struct cay_cf *cf, char label[ASM_LABEL])
{
    memset(cf, 0, sizeof *cf);
    label[0] = 0;
    if (!name(s, cf))
        return false;
    const enum cay_format format = cay_cf_rows[cf->op].format;
    cf->barrier = cf->op != CAY_CF_NOP;
    if (format == CAY_FORMAT_EXPORT_RAT)
        rat(s, cf);
    else if (format == CAY_FORMAT_EXPORT_BUF || format == CAY_FORMAT_EXPORT_SWIZ)
        export(s, cf);
    else
        while ((format == CAY_FORMAT_GWS ? gws_part : general_part)(s, cf, label) && !s->error[0])
            ;
    return !s->error[0];
}
