/* SPDX-License-Identifier: MIT */
/*
 * The local data share and its output queues, "HD 6900 Series ISA" sections 7.3 and 9.2. Every *_RET pushes
 * one value per lane; how many are outstanding is known when the clause is lowered, so a queue entry is a
 * register.
 */
#include <assert.h>

#include "lower.h"

static uint32_t
slot_rf(const struct cay_lower *l, unsigned queue, uint32_t index)
{
    assert(queue < 2);
    return l->queue_rf + CAY_VECTOR * (2 * index + queue);
}

static struct lane_operand
push(struct cay_lower *l, unsigned queue)
{
    const uint32_t index = l->queue[queue].pushed++;
    if (l->queue_slots <= index)
        l->queue_slots = index + 1;
    return cay_vector(slot_rf(l, queue, index), LANE_UD);
}

struct lane_operand
cay_queue_head(struct cay_lower *l, const struct cay_alu *i, unsigned sel, enum lane_type type)
{
    const unsigned queue = sel == CAY_SEL_LDS_OQ_B || sel == CAY_SEL_LDS_OQ_B_POP;
    const struct cay_queue *q = &l->queue[queue];
    assert(q->popped <= q->pushed);
    if (q->popped == q->pushed) {
        cay_refuse(l, cay_alu_rows[i->op].name, "reads the empty LDS queue %c", "AB"[queue]);
        return cay_imm(type, 0);
    }
    if (sel == CAY_SEL_LDS_OQ_A_POP || sel == CAY_SEL_LDS_OQ_B_POP)
        l->pop_queues = 3;
    return cay_vector(slot_rf(l, queue, q->popped), type);
}

/* *_POP pops both queues at the end of the group. */
void
cay_queues_end_group(struct cay_lower *l)
{
    for (unsigned q = 0; q < 2; q++) {
        struct cay_queue *queue = &l->queue[q];
        if ((l->pop_queues >> q & 1) && queue->popped < queue->pushed)
            queue->popped++;
        if (queue->popped == queue->pushed)
            queue->popped = queue->pushed = 0;
    }
    l->pop_queues = 0;
}

void
cay_queues_end_clause(struct cay_lower *l)
{
    for (unsigned q = 0; q < 2; q++)
        if (l->queue[q].pushed)
            cay_refuse(l, "ALU", "the clause ends with a value in LDS queue %c", "AB"[q]);
}

/* IDX_OFFSET counts dwords, of WRITE2 64 dwords; for the *_REL and *2 forms it is the second address's alone.
 */
static struct lane_op *
access(struct cay_lower *l, const struct cay_alu *i, enum lane_code code, struct lane_operand address,
       uint32_t offset)
{
    return cay_emit_mem(l, code, LANE_SPACE_LOCAL, cay_lds_rows[i->lds_op].bytes, address, offset);
}

static void
lower_atomic(struct cay_lower *l, const struct cay_alu *i)
{
    const struct cay_lds_row *row = &cay_lds_rows[i->lds_op];
    const struct lane_operand address = cay_plain_source(l, i, 0), first = cay_plain_source(l, i, 1);
    const struct lane_operand second = row->sources > 2 ? cay_plain_source(l, i, 2) : cay_none;
    const bool mask_first = row->atomic == LANE_ATOMIC_MSKOR; /* MSKOR(dst, mask, src) */
    const struct lane_operand dst = row->queues ? push(l, 0) : cay_none;
    struct lane_op *op = access(l, i, LANE_OP_atomic, address, 4u * i->idx_offset);
    op->mem.atomic = row->atomic;
    op->src[1] = mask_first ? second : first;
    op->src[2] = mask_first ? first : second;
    op->dst = dst;
}

static void
lower_write(struct cay_lower *l, const struct cay_alu *i)
{
    const struct lane_operand address = cay_plain_source(l, i, 0), data = cay_plain_source(l, i, 1);
    access(l, i, LANE_OP_store, address, 4u * i->idx_offset)->src[1] = data;
}

static void
lower_write_2(struct cay_lower *l, const struct cay_alu *i)
{
    const uint32_t unit = i->lds_op == CAY_LDS_WRITE2 ? 256 : 4;
    const struct lane_operand address = cay_plain_source(l, i, 0), first = cay_plain_source(l, i, 1);
    const struct lane_operand second = cay_plain_source(l, i, 2);
    access(l, i, LANE_OP_store, address, 0)->src[1] = first;
    access(l, i, LANE_OP_store, address, unit * i->idx_offset)->src[1] = second;
}

static void
lower_read(struct cay_lower *l, const struct cay_alu *i)
{
    const struct lane_operand address = cay_plain_source(l, i, 0), dst = push(l, 0);
    access(l, i, LANE_OP_load, address, 4u * i->idx_offset)->dst = dst;
}

static void
lower_read_signed(struct cay_lower *l, const struct cay_alu *i)
{
    const bool byte = cay_lds_rows[i->lds_op].bytes == 1;
    const struct lane_operand address = cay_plain_source(l, i, 0), dst = push(l, 0);
    access(l, i, LANE_OP_load, address, 4u * i->idx_offset)->dst = dst;
    cay_emit_alu(l, LANE_OP_mov, LANE_D, cay_vector(dst.base, LANE_D),
                 cay_vector(dst.base, byte ? LANE_B : LANE_W), cay_none, cay_none);
}

static void
lower_read_rel(struct cay_lower *l, const struct cay_alu *i)
{
    const struct lane_operand address = cay_plain_source(l, i, 0), a = push(l, 0), b = push(l, 1);
    access(l, i, LANE_OP_load, address, 0)->dst = a;
    access(l, i, LANE_OP_load, address, 4u * i->idx_offset)->dst = b;
}

static void
lower_read_2(struct cay_lower *l, const struct cay_alu *i)
{
    const struct lane_operand first = cay_plain_source(l, i, 0), second = cay_plain_source(l, i, 1);
    const struct lane_operand a = push(l, 0), b = push(l, 1);
    access(l, i, LANE_OP_load, first, 0)->dst = a;
    access(l, i, LANE_OP_load, second, 0)->dst = b;
}

static void
refuse(struct cay_lower *l, const struct cay_alu *i)
{
    cay_refuse(l, cay_lds_rows[i->lds_op].name, "cannot be executed yet");
}

void
cay_lower_lds(struct cay_lower *l, const struct cay_alu *i)
{
    assert(i->op == CAY_OP3_LDS_IDX_OP && i->lds_op < CAY_LDS_COUNT);
    static void (*const lower[])(struct cay_lower *, const struct cay_alu *) = {
        [CAY_LDS_DO_REFUSE] = refuse,           [CAY_LDS_DO_ATOMIC] = lower_atomic,
        [CAY_LDS_DO_WRITE] = lower_write,       [CAY_LDS_DO_WRITE_2] = lower_write_2,
        [CAY_LDS_DO_READ] = lower_read,         [CAY_LDS_DO_READ_SIGNED] = lower_read_signed,
        [CAY_LDS_DO_READ_REL] = lower_read_rel, [CAY_LDS_DO_READ_2] = lower_read_2,
    };
    lower[cay_lds_rows[i->lds_op].action](l, i);
}
