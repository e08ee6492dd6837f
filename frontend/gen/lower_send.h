/* SPDX-License-Identifier: MIT */
/* What the message files share: payload blocks, address spaces, the memory op. */
#ifndef LOWER_SEND_H
#define LOWER_SEND_H

#include "gen_message.h"
#include "lower_priv.h"

struct lower_send {
    struct gen_lower *l;
    const struct gen_inst *inst;
    struct gen_message message;
};

typedef void lower_msg_fn(const struct lower_send *s);

void lower_send_refuse(const struct lower_send *s, enum emu_error_kind kind, const char *why);
/* RF offset of `count` payload registers from payload register `first`; they must lie in one source block. */
uint32_t lower_send_payload(const struct lower_send *s, unsigned first, unsigned count);
/* Where a load's registers go; LANE_NONE for the null register. */
struct lane_operand lower_send_dst(const struct lower_send *s, enum lane_type type, unsigned count);
/* Refuses a message whose lengths are not these. rlen 0 is also right where nothing is returned. */
bool lower_send_check(const struct lower_send *s, unsigned payload, unsigned rlen);
/* A memory op on the message's channels, at most `simd` of them, with space and surface of its binding table
 * index. */
struct lane_op *lower_send_mem(const struct lower_send *s, enum lane_code code, unsigned simd);
void lower_send_space(const struct lower_send *s, struct lane_op *op);
bool lower_send_bits(const struct lower_send *s, unsigned bit);

#define GEN_MSG_FUNCTION(name) lower_msg_fn lower_msg_##name;
GEN_MSG_FUNCTION(oword)
GEN_MSG_FUNCTION(scatter)
GEN_MSG_FUNCTION(fence)
GEN_MSG_FUNCTION(scratch)
GEN_MSG_FUNCTION(untyped)
GEN_MSG_FUNCTION(atomic)
GEN_MSG_FUNCTION(a64)
GEN_MSG_FUNCTION(a64block)
GEN_MSG_FUNCTION(barrier)
GEN_MSG_FUNCTION(end)
GEN_MSG_FUNCTION(refuse)
#undef GEN_MSG_FUNCTION

#endif
