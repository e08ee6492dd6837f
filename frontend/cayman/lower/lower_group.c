/* SPDX-License-Identifier: MIT */
/*
 * Instruction groups, "HD 6900 Series ISA" sections 4.3 and 4.11: the slots read everything, then compute,
 * then write. Here the slots become consecutive lane ops, in an order in which none overwrites what a later
 * one reads; only where the slots exchange registers does a result wait in a temporary.
 *
 * PV.<c>, the result of slot c in the last group that used it, is mostly a register that was just written,
 * and then reads of PV become reads of that register. It gets storage of its own when the register is
 * overwritten before the last read, or when lanes that PRED_SEL left out might be read.
 */
#include <assert.h>
#include <string.h>

#include "lower.h"

/* A place that one slot may write and another read. */
enum place_kind { PLACE_NONE, PLACE_GPR, PLACE_ANY_GPR, PLACE_SHARED, PLACE_PV, PLACE_AR, PLACE_PRED };

struct place {
    enum place_kind kind;
    uint8_t gpr, chan;
};

enum { MAX_READS = 8 };

struct slot {
    const struct cay_alu *i;
    struct place reads[MAX_READS];
    unsigned read_count;
    struct place writes; /* the place that lowering writes; PLACE_NONE: nothing */
    bool writes_pred;
    bool copy_to_gpr; /* the result goes to PV's storage, and to the GPR after the group */
    bool read_as_pv;  /* some later group reads the result as PV */
    bool dead;        /* nobody sees the result */
    bool done, deferred, pred_waits;
};

/* How the result of a slot is read as PV later in the clause. */
struct pv_use {
    bool read, needs_storage;
};

static bool
is_transfer(const struct cay_alu *i)
{
    const enum cay_alu_action action = cay_alu_rows[i->op].action;
    return action == CAY_DO_LDS || action == CAY_DO_BARRIER || action == CAY_DO_NOP ||
           action == CAY_DO_MOVA || action == CAY_DO_SET_MODE;
}

static bool
writes_gpr(const struct cay_alu *i)
{
    return i->write_mask && !is_transfer(i);
}

static unsigned
source_count(const struct cay_alu *i)
{
    return i->op == CAY_OP3_LDS_IDX_OP ? cay_lds_rows[i->lds_op].sources : cay_alu_rows[i->op].sources;
}

static bool
reads_pv(const struct cay_alu *i, unsigned chan)
{
    for (unsigned n = 0; n < source_count(i); n++)
        if (i->src[n].sel == CAY_SEL_PV && i->src[n].chan == chan)
            return true;
    return false;
}

static bool
may_write_gpr(const struct cay_alu *i, unsigned gpr, unsigned chan)
{
    return writes_gpr(i) && i->dst_chan == chan && (i->dst_rel || i->dst_gpr == gpr);
}

static const struct cay_alu *
group_alu(const struct cay_lower *l, const struct cay_group *g, unsigned k)
{
    return &l->p->alu[g->first + k];
}

/* What one later group does to PV.<chan>; scan_pv adds it up. */
struct pv_scan {
    const struct cay_alu *from; /* whose result it is */
    bool intact;                /* its register still holds the result */
    bool same_pred;             /* no UPDATE_PRED since */
    bool replaced;              /* in some lanes by a later, predicated result */
    uint8_t covered;            /* PRED_SEL of those lanes as long as it still tells them; 0: it does not */
    bool ended;
    struct pv_use use;
};

static void
scan_reads(const struct cay_lower *l, const struct cay_group *g, struct pv_scan *s)
{
    for (unsigned k = 0; k < g->count; k++) {
        const struct cay_alu *i = group_alu(l, g, k);
        if (!reads_pv(i, s->from->dst_chan) || (s->covered && i->pred_sel == s->covered))
            continue;
        const bool lanes_match = !s->from->pred_sel || (s->same_pred && i->pred_sel == s->from->pred_sel);
        s->use.read = true;
        s->use.needs_storage |= !s->intact || !lanes_match || s->replaced;
    }
}

static void
scan_writes(const struct cay_lower *l, const struct cay_group *g, struct pv_scan *s)
{
    bool update_pred = false;
    for (unsigned k = 0; k < g->count; k++) {
        const struct cay_alu *i = group_alu(l, g, k);
        if (may_write_gpr(i, s->from->dst_gpr, s->from->dst_chan))
            s->intact = false;
        update_pred |= i->update_pred;
        if (i->dst_chan != s->from->dst_chan || is_transfer(i))
            continue;
        s->ended |= !i->pred_sel || (s->same_pred && i->pred_sel == s->from->pred_sel);
        s->replaced |= i->pred_sel != CAY_PRED_SEL_OFF;
        s->covered = s->covered && s->covered != i->pred_sel ? s->covered : i->pred_sel;
    }
    if (update_pred) {
        s->same_pred = false;
        s->covered = 0;
    }
}

/* Reads of the PV that `i` of group `at` (counted in the clause) produces. */
static struct pv_use
scan_pv(const struct cay_lower *l, uint32_t at, const struct cay_alu *i)
{
    struct pv_scan s = {.from = i, .intact = writes_gpr(i) && !i->dst_rel, .same_pred = true};
    const struct cay_group *own = &l->p->groups[l->cf->first + at];
    for (unsigned k = 0; k < own->count; k++)
        s.same_pred &= !group_alu(l, own, k)->update_pred;
    for (uint32_t g = at + 1; g < l->cf->items && !s.ended; g++) {
        const struct cay_group *group = &l->p->groups[l->cf->first + g];
        scan_reads(l, group, &s);
        scan_writes(l, group, &s);
    }
    return s.use;
}

static struct place
gpr_place(const struct cay_alu *i, bool relative, unsigned gpr, unsigned chan)
{
    const enum place_kind kind = cay_is_shared(i, relative) ? PLACE_SHARED
                                 : relative                 ? PLACE_ANY_GPR
                                                            : PLACE_GPR;
    return (struct place){kind, (uint8_t)gpr, (uint8_t)chan};
}

static void
add_read(struct slot *s, enum place_kind kind, unsigned gpr, unsigned chan)
{
    assert(s->read_count < MAX_READS);
    s->reads[s->read_count++] = (struct place){kind, (uint8_t)gpr, (uint8_t)chan};
}

static void
collect_reads(const struct cay_lower *l, struct slot *s)
{
    bool relative = s->i->dst_rel;
    for (unsigned n = 0; n < source_count(s->i); n++) {
        const struct cay_src *src = &s->i->src[n];
        if (src->sel < CAY_SEL_KCACHE0)
            add_read(s, gpr_place(s->i, src->rel, src->sel, src->chan).kind, src->sel, src->chan);
        else if (src->sel == CAY_SEL_PV && l->pv[src->chan].in_gpr)
            add_read(s, PLACE_GPR, l->pv[src->chan].gpr, src->chan);
        else if (src->sel == CAY_SEL_PV)
            add_read(s, PLACE_PV, 0, src->chan);
        relative |= src->rel;
    }
    if (relative && s->i->index_mode != CAY_INDEX_LOOP)
        add_read(s, PLACE_AR, 0, 0);
    if (s->i->pred_sel != CAY_PRED_SEL_OFF)
        add_read(s, PLACE_PRED, 0, 0);
}

static void
plan_result(struct cay_lower *l, uint32_t at, struct slot *s)
{
    const struct cay_alu *i = s->i;
    const enum cay_alu_action action = cay_alu_rows[i->op].action;
    const struct pv_use use = scan_pv(l, at, i);
    s->writes_pred = i->update_pred;
    s->read_as_pv = use.read && !is_transfer(i);
    if (action == CAY_DO_MOVA) {
        s->writes = (struct place){PLACE_AR, 0, 0};
    } else if (is_transfer(i)) {
        s->writes = (struct place){PLACE_NONE, 0, 0};
    } else if (use.read && (use.needs_storage || !writes_gpr(i))) {
        s->writes = (struct place){PLACE_PV, 0, i->dst_chan};
        s->copy_to_gpr = writes_gpr(i);
    } else if (writes_gpr(i)) {
        s->writes = gpr_place(i, i->dst_rel, i->dst_gpr, i->dst_chan);
    } else {
        s->writes = (struct place){PLACE_NONE, 0, 0};
        s->dead = !l->keeps_flags && !cay_is_pred(i) && action != CAY_DO_KILL && action != CAY_DO_REFUSE;
    }
}

static bool
same_place(const struct place *a, const struct place *b)
{
    if (a->kind == PLACE_ANY_GPR || b->kind == PLACE_ANY_GPR)
        return (a->kind == PLACE_GPR || a->kind == PLACE_ANY_GPR) &&
               (b->kind == PLACE_GPR || b->kind == PLACE_ANY_GPR) && a->chan == b->chan;
    return a->kind == b->kind && a->gpr == b->gpr && a->chan == b->chan;
}

static bool
reads_place(const struct slot *s, const struct place *p)
{
    for (unsigned r = 0; r < s->read_count; r++)
        if (p->kind != PLACE_NONE && same_place(&s->reads[r], p))
            return true;
    return false;
}

/*
 * Whether slot a comes before slot b: because it reads what b writes; or, by quirk relative_write_first,
 * because it writes through AR what b reads. LLVM copies an array into registers, stores to one of them
 * through AR and copies the array back, and its packetizer puts the store and a copy into one group.
 */
static bool
must_precede(const struct cay_lower *l, const struct slot *a, const struct slot *b)
{
    const struct place pred = {PLACE_PRED, 0, 0};
    if (cay_alu_rows[b->i->op].action == CAY_DO_FLAGS) /* they hold this group's exceptions */
        return true;
    if (l->quirks->relative_write_first) {
        if (a->writes.kind == PLACE_ANY_GPR && reads_place(b, &a->writes))
            return true;
        if (b->writes.kind == PLACE_ANY_GPR)
            return false;
    }
    return reads_place(a, &b->writes) || (b->writes_pred && reads_place(a, &pred));
}

/* The next slot that overwrites nothing others still need; or, in a ring, any with `*defer` set. */
static struct slot *
pick(const struct cay_lower *l, struct slot *slots, unsigned count, bool *defer)
{
    struct slot *any = NULL;
    for (unsigned k = 0; k < count; k++) {
        if (slots[k].done)
            continue;
        bool free = true;
        for (unsigned m = 0; m < count; m++)
            free &= m == k || slots[m].done || !must_precede(l, &slots[m], &slots[k]);
        if (free) {
            *defer = false;
            return &slots[k];
        }
        any = any ? any : &slots[k];
    }
    *defer = true;
    return any;
}

static struct lane_operand
place_operand(struct cay_lower *l, const struct cay_alu *i, const struct place *p)
{
    switch (p->kind) {
    case PLACE_GPR:
        return cay_vector(cay_gpr_rf(l, p->gpr, p->chan), LANE_UD);
    case PLACE_ANY_GPR:
        return cay_indirect_gpr(l, i, p->gpr, p->chan, LANE_UD);
    case PLACE_PV:
        return cay_vector(l->pv_rf + CAY_VECTOR * p->chan, LANE_UD);
    case PLACE_AR:
        return cay_vector(l->ar, LANE_UD);
    default:
        return cay_none;
    }
}

static void
copy(struct cay_lower *l, const struct slot *s, const struct place *to, struct lane_operand src)
{
    l->inst = s->i->offset;
    l->pred_sel = s->i->pred_sel;
    if (to->kind == PLACE_SHARED)
        cay_write_shared(l, cay_alu_rows[s->i->op].name, to->gpr, to->chan,
                         s->i->index_mode == CAY_INDEX_GLOBAL_AR_X, src);
    else
        cay_emit_alu(l, LANE_OP_mov, LANE_UD, place_operand(l, s->i, to), src, cay_none, cay_none);
}

static struct lane_operand
waiting_result(const struct cay_lower *l, const struct slot *s)
{
    return cay_vector(cay_temp_rf(l, CAY_TEMP_SLOT + s->i->dst_chan), LANE_UD);
}

/* Whether copies after the group still need the predicate bits that its slots saw. */
static bool
copies_need_pred(const struct slot *slots, unsigned count)
{
    for (unsigned k = 0; k < count; k++)
        if (slots[k].i->pred_sel && (slots[k].copy_to_gpr || slots[k].deferred))
            return true;
    return false;
}

static void
lower_slot(struct cay_lower *l, struct slot *slots, unsigned count, struct slot *s, bool defer)
{
    struct lane_operand dst = place_operand(l, s->i, &s->writes);
    s->done = true;
    if (s->dead)
        return;
    s->deferred = (defer && s->writes.kind != PLACE_NONE) || s->writes.kind == PLACE_SHARED;
    if (s->deferred)
        dst = waiting_result(l, s);
    l->inst = s->i->offset;
    l->pred_sel = s->i->pred_sel;
    if (!cay_is_pred(s->i)) {
        cay_lower_alu(l, s->i, dst);
        return;
    }
    s->pred_waits = s->writes_pred &&
                    (defer || copies_need_pred(slots, count) || (s->i->pred_sel && dst.kind != LANE_NONE));
    if (s->pred_waits)
        cay_emit_mask(l, LANE_OP_mmov, CAY_CELL_NEXT, CAY_CELL_PRED, 0);
    cay_lower_pred(l, s->i, dst, s->pred_waits ? CAY_CELL_NEXT : CAY_CELL_PRED);
}

/* Results that waited, now that every slot has read its sources. */
static void
write_waiting(struct cay_lower *l, struct slot *slots, unsigned count)
{
    for (unsigned k = 0; k < count; k++)
        if (slots[k].deferred)
            copy(l, &slots[k], &slots[k].writes, waiting_result(l, &slots[k]));
    for (unsigned k = 0; k < count; k++) {
        const struct slot *s = &slots[k];
        const struct place gpr = gpr_place(s->i, s->i->dst_rel, s->i->dst_gpr, s->i->dst_chan);
        if (s->copy_to_gpr)
            copy(l, s, &gpr, place_operand(l, s->i, &s->writes));
    }
    for (unsigned k = 0; k < count; k++)
        if (slots[k].pred_waits)
            cay_emit_mask(l, LANE_OP_mmov, CAY_CELL_PRED, CAY_CELL_NEXT, 0);
}

/* What later groups of the clause may know of this one's results. */
static void
remember(struct cay_lower *l, const struct slot *s)
{
    const struct cay_alu *i = s->i;
    if (is_transfer(i))
        return;
    if (s->read_as_pv)
        l->pv[i->dst_chan] = (struct cay_pv){s->writes.kind == PLACE_GPR, i->dst_gpr};
}

/* Slots that the hardware uses together for one result must agree. */
static bool
check_slots(struct cay_lower *l, const struct cay_group *g)
{
    const struct cay_alu *first = group_alu(l, g, 0);
    for (unsigned k = 0; k < g->count; k++) {
        const struct cay_alu *i = group_alu(l, g, k);
        const struct cay_alu_row *row = &cay_alu_rows[i->op];
        l->inst = i->offset;
        if (row->slots == CAY_SLOTS_ALL && (g->count != 4 || i->op != first->op))
            cay_refuse(l, row->name, "does not fill the four slots");
        if (row->slots == CAY_SLOTS_SAME && i->op == first->op &&
            memcmp(i->src, first->src, row->sources * sizeof *i->src) != 0)
            cay_refuse(l, row->name, "slots with different operands");
    }
    return !l->failed;
}

/* DOT4: w first, then each product onto the sum, into a temporary that the four slots then copy. */
static void
reduce(struct cay_lower *l, const struct cay_group *g)
{
    const struct cay_alu *first = group_alu(l, g, 0);
    const struct cay_alu_row *row = &cay_alu_rows[first->op];
    if (row->action != CAY_DO_DOT4)
        return;
    const struct lane_operand sum = cay_vector(cay_temp_rf(l, CAY_TEMP_REDUCE), LANE_F);
    for (int k = 3; k >= 0; k--) {
        const struct cay_alu *i = group_alu(l, g, (unsigned)k);
        const enum lane_code product = row->lane == LANE_OP_madz ? LANE_OP_mulz : LANE_OP_mul;
        const struct lane_operand a = cay_source(l, i, 0, LANE_F), b = cay_source(l, i, 1, LANE_F);
        l->pred_sel = i->pred_sel;
        cay_emit_alu(l, k == 3 ? product : row->lane, LANE_F, sum, a, b, k == 3 ? cay_none : sum);
    }
}

static void
lower_group(struct cay_lower *l, uint32_t at)
{
    const struct cay_group *g = &l->p->groups[l->cf->first + at];
    struct slot slots[4];
    memset(slots, 0, sizeof slots);
    l->group = g;
    if (!check_slots(l, g))
        return;
    for (unsigned k = 0; k < g->count; k++) {
        slots[k].i = group_alu(l, g, k);
        collect_reads(l, &slots[k]);
        plan_result(l, at, &slots[k]);
    }
    l->has_clock = false;
    cay_set_mode(l, g);
    reduce(l, g);
    cay_lower_joint(l, g);
    for (unsigned k = 0; k < g->count && !l->failed; k++) {
        bool defer;
        struct slot *s = pick(l, slots, g->count, &defer);
        lower_slot(l, slots, g->count, s, defer);
    }
    write_waiting(l, slots, g->count);
    for (unsigned k = 0; k < g->count; k++)
        remember(l, &slots[k]);
    cay_queues_end_group(l);
}

void
cay_lower_alu_clause(struct cay_lower *l, const struct cay_cf *cf, uint32_t node)
{
    memset(l->pv, 0, sizeof l->pv);
    memset(l->queue, 0, sizeof l->queue);
    l->exec_pending = false;
    l->fpmode = l->fpmode_double = CAY_FPMODE;
    cay_flags_begin_clause(l);
    for (uint32_t g = 0; g < cf->items && !l->failed; g++)
        lower_group(l, g);
    l->keeps_flags = false;
    l->pred_sel = CAY_PRED_SEL_OFF;
    cay_queues_end_clause(l);
    cay_mode_end_clause(l);
    cay_apply_exec_mask(l, node);
}
