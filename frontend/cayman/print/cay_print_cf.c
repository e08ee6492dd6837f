/* SPDX-License-Identifier: MIT */
/* Control flow instructions as text. */
#include "cay_text.h"
#include "cayman/isa/cay_tables.h"

static void
print_kcache(struct cay_text *t, unsigned set, const struct cay_kcache *k)
{
    static const unsigned constants[] = {0, 16, 32, 32};
    cay_text_add(t, "%sKC%u[", set ? ", " : "", set);
    if (k->mode != CAY_KCACHE_NOP)
        cay_text_add(t, "CB%u:%u-%u", k->bank, 16u * k->addr, 16u * k->addr + constants[k->mode]);
    cay_text_add(t, "]");
}

static void
print_alu(struct cay_text *t, const struct cay_cf *cf)
{
    cay_text_add(t, " %u, @%u, ", cf->count, cf->addr);
    const unsigned sets = cf->kcache[2].mode || cf->kcache[3].mode ? 4 : 2;
    for (unsigned set = 0; set < sets; set++)
        print_kcache(t, set, &cf->kcache[set]);
}

static void
print_general(struct cay_text *t, const struct cay_cf *cf)
{
    const enum cay_clause clause = cay_cf_rows[cf->op].clause;
    if (clause == CAY_CLAUSE_FETCH || clause == CAY_CLAUSE_GDS)
        cay_text_add(t, " %u", cf->count);
    if (clause != CAY_CLAUSE_NONE)
        cay_text_add(t, " @%u", cf->addr);
    if (cf->pop_count)
        cay_text_add(t, " POP:%u", cf->pop_count);
    if (cf->cond)
        cay_text_add(t, " COND:%u CONST:%u", cf->cond, cf->cf_const);
}

/* A register with the elements of mask; all four are not spelt out. */
static void
print_masked(struct cay_text *t, unsigned gpr, unsigned mask)
{
    cay_text_add(t, "T%u", gpr);
    if (mask == 15)
        return;
    cay_text_add(t, ".");
    for (unsigned c = 0; c < 4; c++)
        if (mask >> c & 1)
            cay_text_add(t, "%c", "XYZW"[c]);
}

static void
print_rat(struct cay_text *t, const struct cay_cf *cf)
{
    const struct cay_export *e = &cf->exp;
    const bool typed = e->rat_op == CAY_RAT_STORE_TYPED;
    cay_text_add(t, " %s ", cay_rat_rows[e->rat_op].listing);
    if (e->rat_id || typed)
        cay_text_add(t, "RAT(%u) ", e->rat_id);
    /* MSKOR's operands are X and W whatever COMP_MASK says. */
    print_masked(t, e->rw_gpr, e->rat_op == CAY_RAT_MSKOR ? 9 : e->comp_mask);
    cay_text_add(t, ", T%u%s", e->index_gpr, typed ? "" : ".X");
    if (e->burst_count)
        cay_text_add(t, " BURST:%u", e->burst_count + 1u);
}

static void
print_export(struct cay_text *t, const struct cay_cf *cf)
{
    cay_text_add(t, " %u TYPE:%u ", cf->exp.array_base, cf->exp.type);
    if (cay_cf_rows[cf->op].format == CAY_FORMAT_EXPORT_BUF) {
        print_masked(t, cf->exp.rw_gpr, cf->exp.comp_mask);
        cay_text_add(t, ", T%u", cf->exp.index_gpr);
        return;
    }
    cay_text_add(t, "T%u.", cf->exp.rw_gpr);
    for (unsigned c = 0; c < 4; c++)
        cay_text_add(t, "%c", "XYZW01?_"[cf->exp.sel[c]]);
}

void
cay_text_cf(struct cay_text *t, const struct cay_cf *cf)
{
    static void (*const print[])(struct cay_text *, const struct cay_cf *) = {
        [CAY_FORMAT_CF] = print_general,
        [CAY_FORMAT_GWS] = print_general,
        [CAY_FORMAT_ALU] = print_alu,
        [CAY_FORMAT_ALU_EXT] = print_alu,
        [CAY_FORMAT_EXPORT_RAT] = print_rat,
        [CAY_FORMAT_EXPORT_BUF] = print_export,
        [CAY_FORMAT_EXPORT_SWIZ] = print_export,
    };
    cay_text_add(t, "\t%s", cay_cf_rows[cf->op].listing);
    print[cay_cf_rows[cf->op].format](t, cf);
}
