/* SPDX-License-Identifier: MIT */
/*
 * Operations on data shares, "HD 6900 Series ISA" sections 8.6 and 9.2. IDX_OFFSET counts dwords, of the *2
 * forms 64 dwords; for the *_REL and *2 forms it is the second address's alone. Forms with two addresses are
 * two accesses, one after the other, each for all lanes.
 */
#include "lower_ds.h"

#include <assert.h>

static struct lane_op *
access(struct cay_lower *l, const struct cay_ds *d, enum lane_code code, struct lane_operand address,
       uint32_t offset)
{
    struct lane_op *op = cay_emit_mem(l, code, d->space, cay_lds_rows[d->op].bytes, address, offset);
    op->mem.surface = d->surface;
    if (d->lanes_cell) {
        op->pred = LANE_PRED_NORMAL;
        op->pred_cell = d->lanes_cell;
    }
    return op;
}

static void
atomic(struct cay_lower *l, const struct cay_ds *d)
{
    const struct cay_lds_row *row = &cay_lds_rows[d->op];
    const bool mask_first = row->atomic == LANE_ATOMIC_MSKOR; /* MSKOR(dst, mask, src) */
    struct lane_op *op = access(l, d, LANE_OP_atomic, d->source[0], 4u * d->idx_offset);
    op->mem.atomic = row->atomic;
    op->src[1] = d->source[mask_first ? 2 : 1];
    op->src[2] = d->source[mask_first ? 1 : 2];
    op->dst = row->queues ? d->to[0] : cay_none;
}

static void
write(struct cay_lower *l, const struct cay_ds *d)
{
    access(l, d, LANE_OP_store, d->source[0], 4u * d->idx_offset)->src[1] = d->source[1];
}

static uint32_t
second_offset(const struct cay_ds *d)
{
    const bool by_64 = d->op == CAY_LDS_WRITE2 || d->op == CAY_LDS_XCHG2_RET;
    return (by_64 ? 256 : 4) * d->idx_offset;
}

static void
write_2(struct cay_lower *l, const struct cay_ds *d)
{
    access(l, d, LANE_OP_store, d->source[0], 0)->src[1] = d->source[1];
    access(l, d, LANE_OP_store, d->source[0], second_offset(d))->src[1] = d->source[2];
}

static void
exchange_2(struct cay_lower *l, const struct cay_ds *d)
{
    for (unsigned k = 0; k < 2; k++) {
        struct lane_op *op = access(l, d, LANE_OP_atomic, d->source[0], k ? second_offset(d) : 0);
        op->mem.atomic = LANE_ATOMIC_XCHG;
        op->src[1] = d->source[1 + k];
        op->dst = d->to[k];
    }
}

static void
read(struct cay_lower *l, const struct cay_ds *d)
{
    access(l, d, LANE_OP_load, d->source[0], 4u * d->idx_offset)->dst = d->to[0];
}

static void
read_signed(struct cay_lower *l, const struct cay_ds *d)
{
    const bool byte = cay_lds_rows[d->op].bytes == 1;
    const uint32_t to = d->to[0].base;
    read(l, d);
    cay_emit_alu(l, LANE_OP_mov, LANE_D, cay_vector(to, LANE_D), cay_vector(to, byte ? LANE_B : LANE_W),
                 cay_none, cay_none);
}

static void
read_rel(struct cay_lower *l, const struct cay_ds *d)
{
    access(l, d, LANE_OP_load, d->source[0], 0)->dst = d->to[0];
    access(l, d, LANE_OP_load, d->source[0], second_offset(d))->dst = d->to[1];
}

static void
read_2(struct cay_lower *l, const struct cay_ds *d)
{
    access(l, d, LANE_OP_load, d->source[0], 0)->dst = d->to[0];
    access(l, d, LANE_OP_load, d->source[1], 0)->dst = d->to[1];
}

static void
read_write(struct cay_lower *l, const struct cay_ds *d)
{
    access(l, d, LANE_OP_load, d->source[0], 0)->dst = d->to[0];
    access(l, d, LANE_OP_store, d->source[1], 0)->src[1] = d->source[2];
}

/* The low 7 bits of the operand are added to the count of this kind; wavefronts come in the order in which
 * they run. lower_gds.c has chosen the counter. */
static void
ordered(struct cay_lower *l, const struct cay_ds *d)
{
    struct lane_op *op = access(l, d, LANE_OP_atomic, d->source[0], 0);
    op->mem.atomic = LANE_ATOMIC_ADD;
    op->src[1] = d->source[1];
    op->dst = d->to[0];
}

void
cay_lower_ds(struct cay_lower *l, const struct cay_ds *d)
{
    assert(d->op < CAY_LDS_COUNT);
    static void (*const actions[])(struct cay_lower *, const struct cay_ds *) = {
        [CAY_LDS_DO_ATOMIC] = atomic,           [CAY_LDS_DO_WRITE] = write,
        [CAY_LDS_DO_WRITE_2] = write_2,         [CAY_LDS_DO_READ] = read,
        [CAY_LDS_DO_READ_SIGNED] = read_signed, [CAY_LDS_DO_READ_REL] = read_rel,
        [CAY_LDS_DO_READ_2] = read_2,           [CAY_LDS_DO_EXCHANGE_2] = exchange_2,
        [CAY_LDS_DO_READ_WRITE] = read_write,   [CAY_LDS_DO_ORDERED] = ordered,
    };
    actions[cay_lds_rows[d->op].action](l, d);
}
