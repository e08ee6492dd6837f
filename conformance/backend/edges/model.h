/* SPDX-License-Identifier: MIT */
/* A simple model of messages: it follows emu/lane.h and emu/memory.h one element at a time, in numbers that
 * cannot wrap. It uses none of the engines' code. */
#ifndef CONFORMANCE_BACKEND_EDGES_MODEL_H
#define CONFORMANCE_BACKEND_EDGES_MODEL_H

#include "emu/lane.h"
#include "world.h"

enum { COMPONENTS = 4 };

struct form {
    const char *name;
    uint8_t code, elem, comp_mask, lanes;
    bool linear;
    uint8_t atomic; /* add, cmpxchg, or mskor without a result */
    uint8_t shift;
    uint32_t offset, mask; /* mask 0: all bits */
};

/* The window of a message, and the address of the window's first byte. */
struct place {
    enum lane_space space;
    struct window *window;
    uint64_t origin;
};

/* A message's registers, as 64-bit numbers. */
struct registers {
    uint64_t exec;
    uint64_t at[LANE_MAX], data[COMPONENTS][LANE_MAX], data2[LANE_MAX], dst[COMPONENTS][LANE_MAX];
};

struct change {
    uint8_t *at, old, now;
};

struct outcome {
    bool faults;
    uint64_t lanes, address; /* of the fault */
    uint64_t dst[COMPONENTS][LANE_MAX];
    struct change changes[COMPONENTS * LANE_MAX * 8];
    unsigned change_count;
};

/* Bytes of an element's register. */
unsigned form_register(const struct form *f);
unsigned form_components(const struct form *f);
/* Bytes from a lane's (a block's) first to its last. */
unsigned form_span(const struct form *f);
/* Whether the message writes registers. */
bool form_has_result(const struct form *f);
/* Memory is as before when it returns. */
void model_run(const struct form *f, const struct place *place, const struct registers *r, struct outcome *o);

#endif
