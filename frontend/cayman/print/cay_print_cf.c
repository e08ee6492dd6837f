/* SPDX-License-Identifier: MIT */
/* Control flow instructions as text. */
#include "cay_text.h"
#include "cayman/isa/cay_tables.h"

/* An index register that is added. */
static const char *
index_name(unsigned mode)
{
    static const char *const names[] = {"", "+IDX0", "+IDX1", "+IDX?"};
    return names[mode & 3];
}

static void
print_kcache(struct cay_text *t, unsigned set, const struct cay_kcache *k)
{
    static const unsigned constants[] = {0, 16, 32, 32};
    cay_text_add(t, "%sKC%u[", set ? ", " : "", set);
    if (k->mode != CAY_KCACHE_NOP)
        cay_text_add(t, "CB%u%s:%u-%u%s", k->bank, index_name(k->index_mode), 16u * k->addr,
                     16u * k->addr + constants[k->mode], k->mode == CAY_KCACHE_LOCK_LOOP_INDEX ? "+AL" : "");
    else
        cay_text_add(t, "%s", index_name(k->index_mode));
    cay_text_add(t, "]");
}

/* What LLVM never sets, and what it always sets. */
static void
print_modes(struct cay_text *t, const struct cay_cf *cf)
{
    cay_text_add(t, "%s%s%s%s%s", cf->whole_quad_mode ? " WQM" : "", cf->valid_pixel_mode ? " VPM" : "",
                 cf->alt_const ? " ALT_CONST" : "", cf->exp.mark ? " MARK" : "",
                 cf->barrier || cf->op == CAY_CF_NOP ? "" : " NO_BARRIER");
}

static void
print_alu(struct cay_text *t, const struct cay_cf *cf)
{
    cay_text_add(t, " %u, @%u, ", cf->count, cf->addr);
    bool more = false;
    for (unsigned set = 0; set < 4; set++)
        more |= (set > 1 && cf->kcache[set].mode) || cf->kcache[set].index_mode;
    for (unsigned set = 0; set < (more ? 4 : 2); set++)
        print_kcache(t, set, &cf->kcache[set]);
}

static void
print_condition(struct cay_text *t, const struct cay_cf *cf)
{
    if (cf->pop_count)
        cay_text_add(t, " POP:%u", cf->pop_count);
    if (cf->cond)
        cay_text_add(t, " COND:%u", cf->cond);
    if (cf->cond || cf->cf_const)
        cay_text_add(t, " CONST:%u", cf->cf_const);
}

static void
print_general(struct cay_text *t, const struct cay_cf *cf)
{
    const enum cay_clause clause = cay_cf_rows[cf->op].clause;
    const bool has_clause = clause == CAY_CLAUSE_FETCH || clause == CAY_CLAUSE_GDS;
    if (has_clause)
        cay_text_add(t, " %u", cf->count);
    if (clause != CAY_CLAUSE_NONE || cf->addr)
        cay_text_add(t, " @%u", cf->addr);
    print_condition(t, cf);
    if (!has_clause && cf->count)
        cay_text_add(t, " COUNT:%u", cf->count);
    if (cf->jumptable_sel)
        cay_text_add(t, " SEL:%u", cf->jumptable_sel);
}

static void
print_gws(struct cay_text *t, const struct cay_cf *cf)
{
    static const char *const opcodes[] = {"", " SEMA_P", " BARRIER", " INIT"}; /* SEMA_V: 0 */
    const struct cay_gws *g = &cf->gws;
    cay_text_add(t, "%s", opcodes[g->opcode & 3]);
    if (g->resource || g->resource_index_mode)
        cay_text_add(t, " RSRC(%u%s)", g->resource, index_name(g->resource_index_mode));
    if (g->value || g->value_index_mode)
        cay_text_add(t, " VALUE(%u%s)", g->value,
                     g->value_index_mode == 3 ? "+MIX" : index_name(g->value_index_mode));
    cay_text_add(t, "%s", g->is_signed ? " SIGNED" : "");
    print_condition(t, cf);
    if (cf->count)
        cay_text_add(t, " COUNT:%u", cf->count);
}

/* A register with the elements of mask; all four are not spelt out. */
static void
print_masked(struct cay_text *t, const struct cay_export *e, unsigned mask)
{
    cay_text_add(t, e->rw_rel ? "T(%u + AL)" : "T%u", e->rw_gpr);
    if (mask == 15)
        return;
    cay_text_add(t, ".");
    for (unsigned c = 0; c < 4; c++)
        if (mask >> c & 1)
            cay_text_add(t, "%c", "XYZW"[c]);
}

/* Everything else of an export that is not 0. */
static void
print_sizes(struct cay_text *t, const struct cay_export *e)
{
    if (e->burst_count)
        cay_text_add(t, " BURST:%u", e->burst_count + 1u);
    if (e->elem_size)
        cay_text_add(t, " ELEM:%u", e->elem_size);
    if (e->array_size)
        cay_text_add(t, " SIZE:%u", e->array_size);
}

static void
print_rat(struct cay_text *t, const struct cay_cf *cf)
{
    enum { WRITE_IND = 1 };
    const struct cay_export *e = &cf->exp;
    const bool typed = e->rat_op == CAY_RAT_STORE_TYPED;
    cay_text_add(t, " %s ", cay_rat_rows[e->rat_op].listing);
    if (e->rat_id || e->rat_index_mode || typed)
        cay_text_add(t, "RAT(%u%s) ", e->rat_id, index_name(e->rat_index_mode));
    if (e->type != WRITE_IND)
        cay_text_add(t, "TYPE:%u ", e->type);
    /* MSKOR's operands are X and W whatever COMP_MASK says. */
    print_masked(t, e, e->rat_op == CAY_RAT_MSKOR ? 9 : e->comp_mask);
    cay_text_add(t, ", T%u%s", e->index_gpr, typed ? "" : ".X");
    print_sizes(t, e);
}

static void
print_export(struct cay_text *t, const struct cay_cf *cf)
{
    const struct cay_export *e = &cf->exp;
    cay_text_add(t, " %u TYPE:%u ", e->array_base, e->type);
    if (cay_cf_rows[cf->op].format == CAY_FORMAT_EXPORT_BUF) {
        print_masked(t, e, e->comp_mask);
        cay_text_add(t, ", T%u", e->index_gpr);
        print_sizes(t, e);
        return;
    }
    cay_text_add(t, e->rw_rel ? "T(%u + AL)." : "T%u.", e->rw_gpr);
    for (unsigned c = 0; c < 4; c++)
        cay_text_add(t, "%c", "XYZW01?_"[e->sel[c]]);
    if (e->index_gpr)
        cay_text_add(t, ", T%u", e->index_gpr);
    print_sizes(t, e);
}

void
cay_text_cf(struct cay_text *t, const struct cay_cf *cf)
{
    static void (*const print[])(struct cay_text *, const struct cay_cf *) = {
        [CAY_FORMAT_CF] = print_general,
        [CAY_FORMAT_GWS] = print_gws,
        [CAY_FORMAT_ALU] = print_alu,
        [CAY_FORMAT_ALU_EXT] = print_alu,
        [CAY_FORMAT_EXPORT_RAT] = print_rat,
        [CAY_FORMAT_EXPORT_BUF] = print_export,
        [CAY_FORMAT_EXPORT_SWIZ] = print_export,
    };
    cay_text_add(t, "\t%s", cay_cf_rows[cf->op].listing);
    print[cay_cf_rows[cf->op].format](t, cf);
    print_modes(t, cf);
}
