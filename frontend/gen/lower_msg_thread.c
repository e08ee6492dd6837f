/* SPDX-License-Identifier: MIT */
/* Messages about the thread itself: gateway barrier, end of thread, fences. */
#include "lower_send.h"

/* The signal; the thread goes on until it waits on n0, and that is the lane program's barrier. */
void
lower_msg_barrier(const struct lower_send *s)
{
    s->l->waits = true;
}

void
lower_msg_end(const struct lower_send *s)
{
    if (s->inst->eot)
        lower_op(s->l, s->inst, LANE_OP_end, LANE_UD);
    else
        lower_send_refuse(s, EMU_UNSUPPORTED, "without end of thread");
}

/* The response, if wanted, only tells that the fence is done: its register's content is undefined. */
void
lower_msg_fence(const struct lower_send *s)
{
    lower_op(s->l, s->inst, LANE_OP_fence, LANE_UD);
}
