/* SPDX-License-Identifier: MIT */
/* What makes a random program: shared by the files make_*.c. */
#ifndef CONFORMANCE_ROWS_MAKER_H
#define CONFORMANCE_ROWS_MAKER_H

#include "case.h"

struct maker {
    struct rows_case *c;
    struct lane_program *p;
    struct dice dice;
    unsigned lanes;          /* of a thread */
    unsigned nomask_in_10;   /* how many of ten ops ignore the execution mask */
    unsigned messages_in_20; /* how many of twenty steps are messages */
    unsigned depth, waits, loops;
    bool is_masked; /* lanes may be off here */
    bool patterns;  /* most addresses are patterns */
    bool odd_ids;   /* only parts of the ids are read, from any lane on: across the rows of a thread */
};

/* --- dice.c --- */
unsigned below(struct maker *m, unsigned n);
bool once_in(struct maker *m, unsigned n);

/* --- make_operand.c --- */
unsigned slot_bytes(unsigned slot);
uint32_t slot_at(unsigned slot);
enum lane_type type_of(struct maker *m, unsigned bytes); /* with or without a sign */
struct lane_operand packed(enum lane_type type, uint32_t base);
struct lane_operand scalar(enum lane_type type, uint32_t base);
struct lane_operand immediate(enum lane_type type, uint64_t value);
uint64_t some_number(struct maker *m);
/* Local ids of a dimension, of the op's channels. */
struct lane_operand ids(struct maker *m, unsigned dimension, const struct lane_op *op);
/* Anything that may be read as `lanes` lanes. */
struct lane_operand some_source(struct maker *m, const struct lane_op *op, unsigned bytes);
/* A slot whose elements have so many bytes. */
unsigned some_slot(struct maker *m, unsigned bytes);
uint32_t some_flag(struct maker *m);

/* --- make_alu.c --- */
struct lane_op *put(struct maker *m, const struct lane_op *op);
/* An op of all lanes of the thread, with or without the mask as the program's style is. */
struct lane_op whole_op(struct maker *m, enum lane_code code, enum lane_type type);
void some_width(struct maker *m, struct lane_op *op);
void some_predicate(struct maker *m, struct lane_op *op);
void put_alu(struct maker *m);
/* cmp: a condition of the op's lanes in a flag. */
void put_compare(struct maker *m, uint32_t flag);
void put_start_values(struct maker *m);

/* --- make_message.c --- */
struct plan {
    struct lane_op op; /* the message */
    unsigned span, address_bytes;
    int32_t step;   /* in bytes of memory */
    uint32_t place; /* the address' register */
};
void put_message(struct maker *m);
void put_results(struct maker *m);
/* An op on the address' register, of the message's lanes. */
struct lane_op address_op(struct maker *m, const struct plan *p, enum lane_code code);
void put_sum(struct maker *m, const struct plan *p, struct lane_operand x, struct lane_operand y);

/* --- make_pattern.c --- */
/* What such a message moves, and where. */
void some_pattern_form(struct maker *m, struct lane_op *op);
/* May the message's lanes be moved as a pattern? */
bool suits_pattern(const struct maker *m, const struct plan *p);
/* place = what numbers make of the ids in x, + start */
void put_pattern(struct maker *m, const struct plan *p, struct lane_operand start);

/* --- make_flow.c --- */
void put_body(struct maker *m, unsigned ops);

#endif
