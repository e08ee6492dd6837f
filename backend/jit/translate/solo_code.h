/* SPDX-License-Identifier: MIT */
/* A solo loop during its translation: what emit_solo.c and the files solo_*.c share. */
#ifndef BACKEND_JIT_SOLO_CODE_H
#define BACKEND_JIT_SOLO_CODE_H

#include "jit.h"
#include "jit/flow/solo.h"

enum { MOST_TURNS = 1 << 16 }; /* until the watchdog's flag is looked at again */

struct jit_solo_code {
    const struct jit_solo *loop;
    struct jit_solo_web *webs;
    const struct jit_flow *outer;
    LLVMValueRef *outer_slots;
    LLVMValueRef lane;         /* its number, i64; NULL before the first one */
    LLVMValueRef lane_slot;    /* the same, in memory, for what is rare */
    LLVMValueRef next_lane;    /* variable: the next one's number, or how many lanes there are */
    LLVMBasicBlockRef leaves;  /* where a lane goes that leaves the loop */
    LLVMValueRef before;       /* the branch with which the code goes to the first lane */
    LLVMBasicBlockRef *blocks; /* ((block * JIT_MODES) + mode) * 2 + quick */
    uint32_t *todo, todo_count;
    /* Loads that go on by the same step in each turn. A turn that checks them finds out for how many turns to
     * come they are inside: `turns`. In these, `quick` code checks none of them. */
    struct solo_walk {
        uint32_t op, step;
        struct solo_walk *same;   /* has the same offset and comes before; or NULL */
        LLVMValueRef offsets;     /* variable, dwords: of all lanes in their first turns */
        LLVMValueRef next, limit; /* variables: the next turn's offset, the first one that is not inside */
        LLVMValueRef noted;   /* what `next` was before this load's check, if it has that of another one */
        LLVMValueRef checked; /* what `limit` was in the turn at hand, if it is a checked one; or NULL */
        LLVMValueRef offset;  /* in the quick turn at hand, or NULL */
    } walks[JIT_WALKS];
    unsigned walk_count;
    LLVMValueRef turns;
    LLVMValueRef first_turns; /* variable, dwords: the same before all lanes' first turns; NULL: unknown */
    LLVMValueRef next_turns;  /* variable, i32: of them, the next lane's */
    LLVMValueRef turns_now;   /* and those of the lane at hand */
    /* If the loop counts, `turns` ends with the last one at the latest: the loop goes on until then. */
    bool counts, spent; /* spent: the turn at hand is the last quick one */
    struct jit_count count;
    struct jit_kept_range *ranges; /* of its ops */
    bool quick;                    /* the code at hand */
    LLVMValueRef *at_start; /* by webs: what the quick turn at hand began with; NULL: nobody needs it */
    bool may_begin_again;   /* a turn, whatever it has done so far */
    /* what the loop's ops see */
    struct jit_flow flow;
    struct lane_program program;
};

/* --- emit_solo.c --- */
/* A lane's own web, for one of all lanes that solo_is_own. */
uint32_t solo_own_web(const struct jit_solo_code *c, uint32_t web);
bool solo_is_own(const struct jit_solo_code *c, uint32_t web);
LLVMTypeRef solo_own_type(struct jit_fn *f, const struct jit_solo_code *c, uint32_t web);
/* Does a turn begin with what the web has? */
bool solo_comes_in(const struct jit_solo_code *c, uint32_t web);
/* The loop's block b. */
LLVMBasicBlockRef solo_block_of(struct jit_fn *f, uint32_t b, enum jit_mode mode, bool quick);

/* --- solo_turns.c: from turn to turn --- */
/* Before the first lane. */
void solo_find_walks(struct jit_fn *f, struct jit_solo_code *c);
/* The walk that is op's; NULL: none is. */
struct solo_walk *solo_walk_at(struct jit_solo_code *c, uint32_t op);
/* The same of the op at hand, in a solo loop or not. */
struct solo_walk *solo_walk_of(const struct jit_fn *f);
/* What a source of another op is now. */
LLVMValueRef solo_read_at(struct jit_fn *f, uint32_t op, unsigned source);
/* Does nothing from the one op up to the other write what the access reads? */
bool solo_stays(const struct jit_solo_code *c, const struct jit_access *read, uint32_t op, uint32_t to);

/* --- solo_ahead.c: the lanes' first turns --- */
/* Before the first lane, behind solo_find_walks. */
void solo_look_ahead(struct jit_fn *f, struct jit_solo_code *c);
void solo_go_into_first_turn(struct jit_fn *f);
/* i32: a lane's dword of a variable; anything if the lane's number is how many lanes there are. */
LLVMValueRef solo_of_lane(struct jit_fn *f, LLVMValueRef lanes, LLVMValueRef lane);

/* --- solo_again.c: turns that are begun again --- */
bool solo_may_begin_again(const struct jit_solo_code *c);
/* At a turn's begin. */
void solo_keep_start(struct jit_fn *f, struct jit_solo_code *c);

#endif
