/* SPDX-License-Identifier: MIT */
/*
 * Writes and atomics on RAT 0, global memory as 32-bit elements; "HD 6900 Series ISA" section 9.1,
 * CF_ALLOC_EXPORT_WORD0_RAT. INDEX_GPR.x counts dwords, atomics of some compilers bytes (struct cay_quirks).
 */
#include <assert.h>

#include "lower.h"

static struct lane_operand
element(const struct cay_lower *l, unsigned gpr, unsigned chan)
{
    return cay_vector(cay_gpr_rf(l, gpr, chan), LANE_UD);
}

static struct lane_op *
access(struct cay_lower *l, const struct cay_export *e, enum lane_code code, unsigned shift, uint32_t offset)
{
    struct lane_op *op = cay_emit_mem(l, code, LANE_SPACE_POOL, 4, element(l, e->index_gpr, 0), offset);
    op->mem.addr_shift = (uint8_t)shift;
    return op;
}

/* COMP_MASK selects dwords: element c goes to index + c. Neighbouring ones share a message. */
static void
lower_store(struct cay_lower *l, const struct cay_export *e)
{
    for (unsigned c = 0; c < 4; c++) {
        if (!(e->comp_mask >> c & 1))
            continue;
        const unsigned first = c;
        while (c < 3 && e->comp_mask >> (c + 1) & 1)
            c++;
        struct lane_op *op = access(l, e, LANE_OP_store, 2, 4 * first);
        op->mem.comp_mask = (uint8_t)((2u << (c - first)) - 1);
        op->src[1] = element(l, e->rw_gpr, first);
    }
}

static void
lower_atomic(struct cay_lower *l, const struct cay_export *e)
{
    assert(e->rat_op < CAY_RAT_COUNT);
    const struct cay_rat_row *row = &cay_rat_rows[e->rat_op];
    const bool compare = row->atomic == LANE_ATOMIC_CMPXCHG;
    struct lane_op *op = access(l, e, LANE_OP_atomic, l->quirks->atomic_byte_address ? 0 : 2, 0);
    op->mem.atomic = row->atomic;
    op->src[1] = element(l, e->rw_gpr, !compare ? 0 : l->quirks->cmpxchg_compare_in_w ? 3 : 2);
    if (compare)
        op->src[2] = element(l, e->rw_gpr, 0);
}

/* *_RTN store the old value at RW.y of the return buffer. */
static void
lower_atomic_rtn(struct cay_lower *l, const struct cay_export *e)
{
    if (!l->quirks->rtn_without_buffer)
        cay_refuse(l, cay_rat_rows[e->rat_op].name, "there is no return buffer");
    lower_atomic(l, e);
}

/* mem = (mem & ~RW.w) | RW.x */
static void
lower_mskor(struct cay_lower *l, const struct cay_export *e)
{
    if (!l->quirks->mskor) {
        cay_refuse(l, "MSKOR", "is reserved on this GPU");
        return;
    }
    struct lane_op *op = access(l, e, LANE_OP_atomic, 2, 0);
    op->mem.atomic = LANE_ATOMIC_MSKOR;
    op->src[1] = element(l, e->rw_gpr, 0);
    op->src[2] = element(l, e->rw_gpr, 3);
}

static void
lower_nop(struct cay_lower *l, const struct cay_export *e)
{
    (void)l, (void)e;
}

static void
refuse(struct cay_lower *l, const struct cay_export *e)
{
    cay_refuse(l, cay_rat_rows[e->rat_op].name, "cannot be executed yet");
}

static bool
supported(struct cay_lower *l, const struct cay_export *e)
{
    const char *name = cay_rat_rows[e->rat_op].name;
    if (e->rat_id || e->rat_index_mode)
        cay_refuse(l, name, "RAT %u is not bound", e->rat_id);
    else if (!(e->type & 1))
        cay_refuse(l, name, "type %u has no index", e->type);
    else if (e->burst_count || e->elem_size || e->rw_rel)
        cay_refuse(l, name, "bursts and relative operands cannot be executed yet");
    return !l->failed;
}

void
cay_lower_rat(struct cay_lower *l, const struct cay_cf *cf)
{
    static void (*const actions[])(struct cay_lower *, const struct cay_export *) = {
        [CAY_RAT_DO_NOP] = lower_nop,
        [CAY_RAT_DO_REFUSE] = refuse,
        [CAY_RAT_DO_STORE] = lower_store,
        [CAY_RAT_DO_ATOMIC] = lower_atomic,
        [CAY_RAT_DO_ATOMIC_RTN] = lower_atomic_rtn,
        [CAY_RAT_DO_MSKOR] = lower_mskor,
    };
    const enum cay_rat_action action = cay_rat_rows[cf->exp.rat_op].action;
    if (action == CAY_RAT_DO_REFUSE || supported(l, &cf->exp))
        actions[action](l, &cf->exp);
}
