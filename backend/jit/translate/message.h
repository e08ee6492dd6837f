/* SPDX-License-Identifier: MIT */
/* A memory message during its translation: its window, its addresses, the check, and the slow path. */
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
    LLVMValueRef enabled;        /* NULL: all */
    LLVMValueRef addresses;      /* per lane, or scalar */
    LLVMValueRef base, size;     /* the window: host pointer and bytes (i64) */
    LLVMValueRef origin;         /* what to take from an address to get an offset in the window */
    struct jit_kept_range *kept; /* in solo loops; NULL: elsewhere, or no ranges */
    LLVMBasicBlockRef slow, done;
    LLVMValueRef
        first;     /* places that are a row, or several: see struct jit_value; NULL: they may be anything */
    unsigned step; /* in bytes */
    unsigned parts;
    uint32_t top;                   /* where addresses of the row begin again at 0; 0: they do not */
    LLVMValueRef bound;             /* the window's end, or the top */
    uint64_t least;                 /* bytes that every launch has behind each lane's place; 0: unknown */
    LLVMValueRef apart, members[4]; /* what msg_deinterleave took apart last, and its members; or NULL */
    bool streams;                   /* a store that may be larger than the caches, see msg_try_stream */
    bool walks;                     /* msg_try_walk has been here */
    bool shared; /* in a shared routine: operands are in the register file, see routine.c */
};

/* Whether the message's space and addresses have a native form. Sets address_bits. */
bool msg_is_native(struct message *m);

/* --- where: first msg_begin, then addresses --- */
/* Reads enabled lanes and addresses and finds the window. A message of one lane is skipped if the lane is
 * off; if it is on, `enabled` becomes NULL. */
void msg_begin(struct message *m);
/* The value of the address operand, without the window's origin: per lane, or scalar. */
LLVMValueRef msg_places(struct message *m);
/* Where places that are a row begin again at 0: at the lowest bit that the mask cuts off above those that it
 * lets through. It may let through others above that one. */
uint64_t msg_top(const struct lane_mem *mem);
/* Offsets in the window. */
LLVMValueRef msg_offsets(struct message *m, LLVMValueRef place);
LLVMValueRef msg_pointer(struct message *m, LLVMValueRef offset); /* of a scalar offset */
LLVMValueRef msg_at(struct message *m, LLVMValueRef offset);      /* the same, i64 */
/* Offsets that are inside the window, as dwords that are not negative. */
LLVMValueRef msg_dwords(struct message *m, LLVMValueRef relative);

/* Has each message of this kind the range that it found last? Where that is in the register file; the window
 * from there. */
bool msg_uses_ranges(const struct lane_mem *mem);
uint32_t msg_site(const struct message *m); /* 0: none */
void msg_range_window(struct message *m, LLVMValueRef site);

/* --- checks: i1 --- */
/* The first offset at which so many bytes are not all inside a window of that size: 0 if it has fewer. It is
 * the same for each thread. bytes > 0. */
LLVMValueRef msg_first_beyond(struct message *m, LLVMValueRef size, uint64_t bytes);
/* Does the condition hold for an enabled lane? */
LLVMValueRef msg_any(struct message *m, LLVMValueRef lanes);
/* Are `bytes` bytes at a scalar offset not all inside the window? */
LLVMValueRef msg_is_beyond(struct message *m, LLVMValueRef offset, LLVMValueRef bytes);
/* Goes on if the lane at a scalar offset is all inside the window, else the slow way. */
void msg_check_start(struct message *m, LLVMValueRef offset);
/* Without msg_begin and without a check, of messages with 32-bit addresses that do not use ranges: all lanes'
 * offsets, and the first one that is not inside (i32). */
LLVMValueRef msg_look(struct message *m, LLVMValueRef *limit);
/* The same for an offset that is an index, shifted to the left: the place. */
LLVMValueRef msg_check_index(struct message *m, LLVMValueRef index, unsigned shift);
/* Is an enabled lane outside the window, or its last byte beyond 2 GiB? */
LLVMValueRef msg_lanes_are_beyond(struct message *m, LLVMValueRef relative);

/* --- data --- */
/* 0, step, 2 * step ... in the shape of `like`. */
LLVMValueRef msg_steps(struct message *m, LLVMValueRef like, unsigned step);
LLVMTypeRef msg_element(struct message *m);
struct lane_operand msg_component(const struct message *m, unsigned n);
/* Component n, as elements, to its register. */
void msg_put(struct message *m, unsigned n, LLVMValueRef v, bool scalar);
LLVMValueRef msg_get(struct message *m, unsigned n);
/* Component n of all lanes, out of what lies in memory. */
LLVMValueRef msg_deinterleave(struct message *m, LLVMValueRef v, unsigned n);
/* All components' lanes as they lie in memory. */
LLVMValueRef msg_interleave(struct message *m);

/* --- emit_memory.c: the forms' ends --- */
/* Masked lanes of bytes, words and pairs have no cheap form below AVX-512. */
bool msg_masked_is_native(const struct message *m);
/* A vector of memory, of the enabled lanes. */
LLVMValueRef msg_load_vector(struct message *m, LLVMTypeRef type, LLVMValueRef at);
void msg_store_vector(struct message *m, LLVMValueRef v, LLVMValueRef at);
/* All lanes at one place. */
void msg_load_uniform(struct message *m, LLVMValueRef at);
/* A store to a buffer that is larger than the caches; goes on where it is none, or `streams` is false. */
void msg_try_stream(struct message *m, LLVMValueRef at);

/* --- emit_row.c: places that are a row. False: this row has no form of its own, nothing was emitted --- */
bool msg_emit_row(struct message *m);

/* --- emit_pattern.c --- */
/* Places close together, of which the code knows how far they are from each other (flow/patterns.h). Goes on
 * where they are not all inside the window. False: nothing was emitted. */
bool msg_emit_pattern(struct message *m);

/* --- emit_scattered.c --- */
/* The message's end; `beyond`: i1, take the slow way. */
void msg_move_scattered(struct message *m, LLVMValueRef beyond, LLVMValueRef offset);

/* --- emit_walk.c: loads that walk (flow/flow.h) --- */
bool msg_is_walk(const struct message *m);
/* Takes what was read in advance. Goes on if nothing was, or if a lane is somewhere else. */
void msg_try_walk(struct message *m);
/* Reads in advance, behind msg_try_walk. All enabled lanes are inside the window, and one is on. Goes on
 * where the next dwords are not inside. */
void msg_begin_walk(struct message *m, LLVMValueRef offset);

/* --- emit_lanes.c: by scalar accesses; all enabled lanes are inside the window --- */
void msg_move_lanes(struct message *m, LLVMValueRef offset);
/* The same, given each lane's host pointer. Stores: no lane may be off. */
void msg_move_places(struct message *m, LLVMValueRef *at);
/* Of an even number of offsets that are dwords: lane i's, i64 with zeros above. Lanes are taken out of the
 * vector two by two: a host does that faster than one by one. */
LLVMValueRef msg_lane_of_offsets(struct message *m, LLVMValueRef offset, unsigned i);
/* Goes on if some lane is on; so the window's beginning may be read if all enabled lanes are inside. */
void msg_expect_some_lane(struct message *m);

/* --- routine.c: messages as shared routines --- */
/* Writes the forms of a message, up to its end. */
typedef void msg_body(struct message *m);
/* Calls the routine that has the body's code, if the program has enough messages of this shape. False:
 * nothing was emitted. */
bool msg_call_routine(struct message *m, msg_body *body);
/* In a routine: all lanes of operand n (0: addresses, 1 and 2: data); writes what a load gives. */
LLVMValueRef msg_shared_get(struct message *m, unsigned n, unsigned component);
void msg_shared_put(struct message *m, unsigned component, LLVMValueRef v);

/* Last: the slow way, and on behind the message. */
void msg_end(struct message *m);

/* --- one_by_one.c --- */
/* The value in memory, for jit_lane_of. */
LLVMValueRef msg_spill(struct message *m, LLVMValueRef v);
/* Calls visit once, for the body of a loop over the enabled lanes' numbers (i64). */
void msg_each_enabled(struct message *m, void (*visit)(void *user, LLVMValueRef lane), void *user);

/* emit_atomic.c, emit_mskor.c; false: no native form, nothing was emitted */
bool jit_emit_atomic(struct message *m);
bool jit_emit_mskor(struct message *m);

#endif
