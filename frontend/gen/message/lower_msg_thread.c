/* SPDX-License-Identifier: MIT */
/* Messages about the thread itself: gateway barrier, end of thread, fences. */
#include "gen/lower/lower_functions.h"
#include "gen/lower/lower_ops.h"
#include "lower_send.h"

/*
 * The signal; the thread goes on until it waits on n0, and that is the lane program's barrier. Which barrier
 * is in bits 31 and 27:24 of M0.2, a copy of r0.2: the work-group's own, which is 0 here (gen_lower.c). Bits
 * 15 and 14:9 are for a number of threads that is not the group's.
 */
void
lower_msg_barrier(const struct lower_send *s)
{
    enum { ID_AND_COUNT = 2 };
    const uint32_t id = 0x8f000000, count = 0xfe00;
    if (!lower_send_check(s, 1, 0))
        return;
    s->l->waits = true;
    lower_header_clear(s, ID_AND_COUNT, id | count,
                       "another barrier than the work-group's, or a count of threads");
}

/* The payload's registers are given back as the message leaves, the last sixteen only afterwards: it must be
 * there. Ivy Bridge's manual says "should", and programs for Gen7 do without. */
void
lower_msg_end(const struct lower_send *s)
{
    enum { LAST_REGISTERS = 112 };
    const struct gen_operand *o = &s->inst->src[0];
    if (!s->inst->eot)
        lower_send_refuse(s, EMU_UNSUPPORTED, "without end of thread");
    else if (o->file == GEN_FILE_GRF && !o->indirect && o->reg < LAST_REGISTERS &&
             gen_ports(s->l->platform) >= GEN_PORTS_8)
        lower_send_refuse(s, EMU_INVALID, "end of thread with a payload below r112");
    else if (lower_send_check(s, 1, 0))
        lower_op(s->l, s->inst, LANE_OP_end, LANE_UD);
}

/* Bit 13: commit. The response only tells that the fence is done: its register's content is undefined. */
void
lower_msg_fence(const struct lower_send *s)
{
    const struct gen_message *m = &s->message;
    if (m->bti != 0 && m->bti != GEN_BTI_SLM)
        lower_send_refuse(s, EMU_INVALID, "a fence with a surface");
    else if (lower_send_check(s, 1, lower_send_bits(s, 13)))
        lower_op(s->l, s->inst, LANE_OP_fence, LANE_UD);
}
