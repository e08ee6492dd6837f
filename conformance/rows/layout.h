/* SPDX-License-Identifier: MIT */
/* Where things lie in a program's register file and in memory. */
#ifndef CONFORMANCE_ROWS_LAYOUT_H
#define CONFORMANCE_ROWS_LAYOUT_H

/* Registers. An area of lanes has room for 64 of its elements. Slots are what random ops compute with: each
 * has elements of one size, and all of its lanes are set when a program begins. */
enum { SLOTS = 10, SLOT_BYTES = 512, FLAGS = 4, WAITS = 8, LOOPS = 4, MESSAGES = 16 };
enum {
    RF_FLAGS = 8,
    RF_WAITS = RF_FLAGS + 8 * FLAGS,
    RF_CELLS_END = 128,
    RF_PAYLOAD = 128, /* quadwords: where messages start, then scalars */
    RF_SCALARS = RF_PAYLOAD + 8 * MESSAGES,
    PAYLOAD_BYTES = 256,
    RF_IDS = RF_PAYLOAD + PAYLOAD_BYTES, /* x, y, z */
    RF_GROUP_X = RF_IDS + 3 * 256,       /* a dword */
    RF_SLOT = RF_GROUP_X + 4,            /* the thread's number, a dword */
    RF_GROUP_Y = RF_GROUP_X + 64,        /* a dword per lane */
    RF_CONSTS = RF_GROUP_Y + 256,        /* 0, 8, 16 ... dwords; then quadwords of anything */
    RF_NOISE = RF_CONSTS + 256,
    CONST_BYTES = 256 + 512,
    RF_RESULT = RF_CONSTS + CONST_BYTES, /* addresses of results, then their base */
    RF_RESULT_BASE = RF_RESULT + 256,
    RF_COUNTERS = RF_RESULT_BASE + 64, /* of loops, and how far they count */
    RF_BOUNDS = RF_COUNTERS + 256 * LOOPS,
    RF_INDEX = RF_BOUNDS + 256 * LOOPS, /* of an indirect operand */
    RF_SLOTS = RF_INDEX + 128,
    RF_PLACES = RF_SLOTS + SLOTS * SLOT_BYTES, /* addresses of messages, two of them */
    RF_END = RF_PLACES + 2 * SLOT_BYTES
};

/* Memory. Every area ends at a protected page. */
enum area { SURFACE, LOCAL, SCRATCH, RANGE, RESULT, AREAS };
enum {
    THREADS = 8,
    LARGE_BYTES = 0x11000, /* more than an address mask of 16 bits reaches */
    SMALL_BYTES = 0x4000,
    RESULT_STEP = SLOTS * SLOT_BYTES, /* per thread */
    RESULT_BYTES = THREADS * RESULT_STEP,
    POOL_START = 0x10000, /* the pool's offset where RANGE's window begins */
    RESULT_SURFACE = 1
};

#endif
