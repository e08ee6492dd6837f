/* SPDX-License-Identifier: MIT */
/* Where things lie in a random program's register file and in its memory. */
#ifndef CONFORMANCE_RANDOM_LAYOUT_H
#define CONFORMANCE_RANDOM_LAYOUT_H

/* The register file. Random ops work on the general registers and the flags; what keeps a program sane
 * (counters, addresses, return addresses, indexes) lies elsewhere. */
enum {
    RF_GEN_FLAGS = 8,     /* four cells at 4-byte spacing, 16-bit halves, as Gen's f0 and f1 */
    RF_GEN_FLAG_END = 32, /* what those cells and their neighbour for anyv reach */
    RF_CELLS = 32,        /* five cells of 64 bits, as Cayman's */
    RF_CELL_COUNT = 5,
    RF_WAITS = 72, /* wait cells */
    RF_WAIT_COUNT = 12,
    RF_SAVED = 168, /* saved execution masks */
    RF_SAVED_COUNT = 6,
    RF_CELLS_END = 256,
    RF_GENERAL = 256,
    RF_GENERAL_END = RF_GENERAL + 3072,
    RF_ADDRESSES = RF_GENERAL_END, /* of messages */
    RF_INDEXES = RF_ADDRESSES + 2 * 512,
    RF_COUNTERS = RF_INDEXES + 512, /* 64 dwords per loop */
    RF_COUNTER_COUNT = 4,
    RF_RETURNS = RF_COUNTERS + 256 * RF_COUNTER_COUNT, /* a dword per subroutine */
    RF_MODE = RF_RETURNS + 32,
    RF_SEEN = RF_RETURNS + 64, /* cells on their way to memory */
    RF_UNIFORMS = RF_SEEN + 256,
    RF_UNIFORM_BYTES = 256,
    RF_CONSTS = RF_UNIFORMS + RF_UNIFORM_BYTES,
    RF_LANE_IDS = RF_CONSTS,        /* 64 dwords: 0, 1, 2, ... */
    RF_LANE_DATA = RF_CONSTS + 256, /* 64 dwords of anything */
    RF_CONST_BYTES = 512,
    RF_END = RF_CONSTS + RF_CONST_BYTES
};

/* Memory: one block, compared as a whole. Between and behind the areas are bytes nobody may touch. */
enum { MAX_THREADS = 3, SURFACES = 4, RANGES = 4, RESULT_SURFACE = 3 };
enum {
    AREA = 4096,
    WORLD_SURFACES = 64, /* three areas */
    WORLD_RESULT = WORLD_SURFACES + 3 * AREA,
    RESULT_BYTES = 8192,
    WORLD_LOCAL = WORLD_RESULT + RESULT_BYTES,
    WORLD_SCRATCH = WORLD_LOCAL + AREA, /* one per thread */
    SCRATCH_BYTES = 2048,
    WORLD_RANGES = WORLD_SCRATCH + MAX_THREADS * AREA,
    WORLD_PAYLOAD = WORLD_RANGES + 4 * AREA,
    PAYLOAD_BYTES = 1024,
    WORLD_CODE = WORLD_PAYLOAD + AREA,
    CODE_BYTES = 512,
    WORLD_END = WORLD_CODE + AREA,
    WORLD_POOL = WORLD_SURFACES /* offset 0 of the pool */
};

#endif
