/* SPDX-License-Identifier: MIT */
/* The generator's state and its parts. */
#ifndef CONFORMANCE_RANDOM_MAKER_H
#define CONFORMANCE_RANDOM_MAKER_H

#include "case.h"
#include "rnd.h"

enum { HOT = 8, PENDING = 16, SUBROUTINES = 2, MAX_CALLS = 8 };

/* A construct that lanes can leave early: where they go when none is left, patched when that place is there.
 */
struct scope {
    struct scope *outer;
    uint32_t pending[PENDING];
    unsigned pending_count;
    bool is_loop;
    uint32_t break_cell, continue_cell;
};

struct maker {
    struct rnd rnd;
    struct random_case *c;
    struct lane_program *p;
    unsigned lanes; /* of the kernel */
    int budget;     /* ops still to make */
    unsigned depth;
    uint32_t hot[HOT]; /* register offsets that operands like */
    enum lane_type types[4];
    uint32_t last_flag; /* the cell written last, and its shift */
    uint8_t last_shift;
    struct scope *scope;
    unsigned waits, saved, counters; /* in use */
    uint32_t indirects[4];
    unsigned indirect_count;
    bool whole_only; /* no odd shapes: code as compilers make it */
    bool may_fault, has_barriers, changes_mode;
    uint32_t calls[MAX_CALLS]; /* op indexes */
    uint8_t callee[MAX_CALLS];
    unsigned call_count;
    int subroutine; /* being made; -1: none */
};

/* Appends an op (a copy) and returns its index. */
uint32_t put(struct maker *m, const struct lane_op *op);
uint32_t here(const struct maker *m);

/* --- operands --- */
struct lane_operand reg(enum lane_type type, uint32_t base, unsigned lanes);
struct lane_operand scalar(enum lane_type type, uint32_t base);
struct lane_operand imm(enum lane_type type, uint64_t bits);
enum lane_type some_type(struct maker *m);
struct lane_operand some_source(struct maker *m, enum lane_type type, unsigned lanes);
struct lane_operand some_dst(struct maker *m, enum lane_type type, unsigned lanes);
/* A packed or scalar register for messages, `bytes` of it from its base on. */
uint32_t some_base(struct maker *m, unsigned bytes, unsigned align);

/* --- masks --- */
/* Lanes, first channel, NOMASK and predicate. */
void some_lanes(struct maker *m, struct lane_op *op);
void some_predicate(struct maker *m, struct lane_op *op);
/* A cell of flags that `bits` bits from chan on fit; *shift too. */
uint32_t some_flag(struct maker *m, const struct lane_op *op, uint8_t *shift);

/* --- statements --- */
void some_elementwise(struct maker *m);
void some_message(struct maker *m);
void some_flow(struct maker *m);
/* A loop's counter in a register, and its end: counts down and says in a flag which lanes go on. */
uint32_t put_counter(struct maker *m, bool per_lane);
void end_scalar_loop(struct maker *m, uint32_t counter, uint32_t top);
/* Statements between barriers, of a work-group's threads. */
void put_group_body(struct maker *m);
/* Rounding and denormals, as fpmode has them. */
uint32_t some_mode(struct maker *m);
/* Statements until `ops` ops are made or the budget is gone. */
void some_body(struct maker *m, int ops);
/* Stores of everything the program may have written, to the result surface. */
void put_observers(struct maker *m);

#endif
