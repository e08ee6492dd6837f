/* SPDX-License-Identifier: MIT */
/*
 * The local data share and its output queues, "HD 6900 Series ISA" sections 7.3 and 9.2. Every *_RET pushes
 * one value per lane; how many are outstanding is known when the clause is lowered, so a queue entry is a
 * register.
 */
#include <assert.h>

#include "lower_ds.h"

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

void
cay_lower_lds(struct cay_lower *l, const struct cay_alu *i)
{
    assert(i->op == CAY_OP3_LDS_IDX_OP && i->lds_op < CAY_LDS_COUNT);
    const struct cay_lds_row *row = &cay_lds_rows[i->lds_op];
    struct cay_ds d = {.op = i->lds_op, .space = LANE_SPACE_LOCAL, .idx_offset = i->idx_offset};
    if (row->action == CAY_LDS_DO_ORDERED) {
        cay_refuse(l, row->name, "only the global data share has it");
        return;
    }
    for (unsigned n = 0; n < row->sources; n++)
        d.source[n] = cay_plain_source(l, i, n);
    for (unsigned q = 0; q < row->queues; q++)
        d.to[q] = push(l, q);
    cay_lower_ds(l, &d);
}
