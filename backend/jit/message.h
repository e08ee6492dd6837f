/* SPDX-License-Identifier: MIT */
/* A memory message on its way: its window, its addresses, whether they are inside, and the slow way. */
#ifndef BACKEND_JIT_MESSAGE_H
#define BACKEND_JIT_MESSAGE_H

#include "jit.h"

struct message {
    struct jit_fn *f;
    const struct lane_op *op;
    LLVMBuilderRef b;
    const struct lane_operand *data;
    unsigned lanes, elem, components;
    unsigned wide;    /* elements of a lane in memory: components and the gaps between them */
    uint8_t index[8]; /* which of them the components are */
    unsigned span;    /* bytes of a lane */
    unsigned address_bits;
    LLVMValueRef enabled;    /* NULL: all */
    LLVMValueRef addresses;  /* per lane, or scalar */
    LLVMValueRef base, size; /* the window: host pointer and bytes (i64) */
    LLVMValueRef origin;     /* what to take from an address to get an offset in the window */
    LLVMBasicBlockRef slow, done;
};

/* Have the message's space and addresses a native form? Sets address_bits. */
bool msg_is_native(struct message *m);

/* --- where: first msg_begin, then addresses --- */
/* Reads enabled lanes and addresses and finds the window. A message of one lane that is off is passed over;
 * of one that is on, `enabled` becomes NULL. */
void msg_begin(struct message *m);
/* What the message's address operand says, without the window's origin: per lane, or scalar. */
LLVMValueRef msg_places(struct message *m);
/* Offsets in the window. */
LLVMValueRef msg_offsets(struct message *m, LLVMValueRef place);
LLVMValueRef msg_pointer(struct message *m, LLVMValueRef offset); /* of a scalar offset */
/* Of offsets that are inside: dwords, and no negative numbers. */
LLVMValueRef msg_dwords(struct message *m, LLVMValueRef relative);

/* --- checks: i1 --- */
/* Does the condition hold for an enabled lane? */
LLVMValueRef msg_any(struct message *m, LLVMValueRef lanes);
/* Are `bytes` bytes at a scalar offset not all inside the window? */
LLVMValueRef msg_is_beyond(struct message *m, LLVMValueRef offset, LLVMValueRef bytes);
/* Is an enabled lane outside the window, or beyond 2 GiB? */
LLVMValueRef msg_lanes_are_beyond(struct message *m, LLVMValueRef relative);

/* Last: the slow way, and on behind the message. */
void msg_end(struct message *m);

/* emit_atomic.c; false: no native form, nothing was emitted */
bool jit_emit_atomic(struct message *m);

#endif
