/* SPDX-License-Identifier: MIT */
/*
 * Which bits of a hardware thread's registers nobody has written, or come from memory that nobody has
 * written: a 1 for each such bit. Mask cells are registers too.
 */
#ifndef TAINT_H
#define TAINT_H

#include <stdbool.h>
#include <stdint.h>

struct emu_thread;
struct lane_op;
struct lane_operand;
struct lane_program;

struct taint {
    uint8_t *bits;    /* as the register file; NULL: everything has a value */
    uint32_t *origin; /* by dword of it: the op, plus 1, that has loaded it; or TAINT_REGISTER + a register's
                         place in the register file; with TAINT_COMPUTED if it is no mere copy */
};

enum { TAINT_REGISTER = 1 << 30, TAINT_COMPUTED = 1 << 29 };

/* False: out of memory. */
bool taint_begin(struct taint *taint, const struct lane_program *program);
void taint_end(struct taint *taint);
/* Nobody has written the registers at these places. */
void taint_unwritten(struct taint *taint, uint32_t rf, uint32_t bytes);
void taint_copy(struct taint *to, const struct taint *from, const struct lane_program *program);
/* All bits of [lo, hi) are known. */
bool taint_is_known(const struct taint *taint, uint32_t lo, uint32_t hi);

/* Of one lane of an operand. *origin: of its first dword, 0: none. */
uint64_t taint_of(const struct taint *taint, const struct lane_program *p, const struct emu_thread *t,
                  const struct lane_operand *o, unsigned lane, uint32_t *origin);
void taint_set(struct taint *taint, const struct lane_program *p, const struct emu_thread *t,
               const struct lane_operand *o, unsigned lane, uint64_t bits, uint32_t origin);
/* The enabled lanes of an op whose predicate is not known. */
uint64_t taint_of_predicate(const struct taint *taint, const struct emu_thread *t, const struct lane_op *op);
/* An op that is not a message and not control flow, before it is executed. Returns the lanes whose execution
 * mask it makes unknown. */
uint64_t taint_step(struct taint *taint, const struct lane_program *p, const struct emu_thread *t,
                    const struct lane_op *op);
/* The flags that an op writes for these lanes are known. */
void taint_clear_flags(struct taint *taint, const struct lane_op *op, uint64_t lanes);
/* Nothing is unknown in this cell any more. */
void taint_clear_cell(struct taint *taint, uint32_t cell);
uint64_t taint_of_cell(const struct taint *taint, uint32_t cell);
/* Where its unknown bits come from; 0: not known. */
uint32_t taint_origin_of_cell(const struct taint *taint, uint32_t cell);

#endif
