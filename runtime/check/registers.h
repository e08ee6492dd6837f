/* SPDX-License-Identifier: MIT */
/* Registers that nobody has written: what a thread starts with, and which registers an op touches. */
#ifndef REGISTERS_H
#define REGISTERS_H

#include <stdbool.h>
#include <stdint.h>

#include "emu/lane_places.h"
#include "first_use.h"
#include "taint.h"

struct emu_thread;
struct fe_kernel;

/* Bytes [lo, hi) of the register file. */
struct registers_span {
    uint32_t lo, hi;
};

enum { REGISTERS_SOURCES = 3 };

/* What an op reads and writes. Of a message: source[0] has its addresses, source[1] its data. */
struct registers_touch {
    struct registers_span source[REGISTERS_SOURCES], result;
    bool indirect; /* and registers that are not known before it runs */
};

/* Of a kernel. */
struct registers {
    struct registers_touch *touches; /* by op */
    struct first_use use, flags;
    struct taint start; /* of a thread that starts; bits NULL: all it reads is written before */
};

/* False: out of memory. */
bool registers_begin(struct registers *r, const struct fe_kernel *kernel);
void registers_end(struct registers *r);
/* A thread starts. Returns whether it must be followed. */
bool registers_start(const struct registers *r, const struct lane_program *p, struct taint *taint);
/* A thread is at a jump back. False: it may still read what is not known. */
bool registers_are_over(const struct registers *r, const struct taint *taint, const struct lane_program *p,
                        uint32_t op);

/* Whether an elementwise op has no unknown source. If so, its results are known from now on. */
bool registers_step(const struct registers *r, struct taint *taint, const struct lane_program *p,
                    const struct emu_thread *t, uint32_t op);
/* Whether a message's addresses, or its data, are known in these lanes. */
bool registers_is_known(const struct registers *r, const struct taint *taint, const struct lane_program *p,
                        uint32_t op, enum lane_place_role role, uint64_t lanes);
/* What a message has loaded is known from now on. */
void registers_loaded(const struct registers *r, struct taint *taint, const struct lane_program *p,
                      const struct emu_thread *t, uint32_t op, uint64_t lanes);

#endif
