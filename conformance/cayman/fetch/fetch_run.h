/* SPDX-License-Identifier: MIT */
/*
 * Runs fetch instructions on every engine. T2 is the source and T3 the destination, both filled per lane
 * before; what T3 holds afterwards comes back, or the first dwords of local memory at 16 bytes per lane.
 */
#ifndef FETCH_RUN_H
#define FETCH_RUN_H

#include <stdbool.h>
#include <stdint.h>

#include "cayman/lower/cay_bindings.h"
#include "emu/launch.h"
#include "emu/texture.h"

enum { FETCH_LANES = 64, FETCH_POOL = 1 << 16, FETCH_MEMORY = 0x8000, FETCH_SOURCE = 2, FETCH_TARGET = 3 };

struct fetch_case {
    uint32_t words[8][4];
    unsigned count;
    uint32_t source[FETCH_LANES][4], before[FETCH_LANES][4];
    unsigned lanes;      /* work-items; 0: 64 */
    uint32_t idx[2];     /* CF_IDX0, CF_IDX1 */
    unsigned loop_index; /* aL around the instructions */
    bool from_local;     /* local memory comes back */
    bool without_jit;    /* whose compiler takes most of a test's time */
    bool switches_off;   /* lanes 1, 2 and 3 of each quad are off around the instructions */
    struct cay_bindings bindings;
    const struct emu_texture *textures;         /* CAY_RESOURCES, or none */
    const struct emu_texture_sampler *samplers; /* CAY_SAMPLERS */
    struct emu_surface surfaces[CAY_SURFACE_FETCH_END];
    uint8_t pool[FETCH_POOL]; /* from FETCH_MEMORY on it is the test's */
    uint32_t out[FETCH_LANES][4];
    struct emu_fault fault; /* what ended the last launch */
};

/* The program; returns its bytes. */
unsigned fetch_program(const struct fetch_case *c, uint64_t slots[128]);
/* NULL: it ran, on every engine with the same result; else why not: a refusal, a difference or a fault. The
 * text is valid until the next call. */
const char *fetch_run(struct fetch_case *c);

#endif
