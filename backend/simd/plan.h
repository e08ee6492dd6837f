/* SPDX-License-Identifier: MIT */
/* An elementwise op on its way to records. */
#ifndef BACKEND_SIMD_PLAN_H
#define BACKEND_SIMD_PLAN_H

#include <assert.h>
#include <string.h>

#include "emit.h"

enum {
    SIMD_RESULT_TEMP = 3,
    SIMD_ONE_F = 0x3f800000,
    SIMD_OMODS = LANE_OMOD_MUL2 | LANE_OMOD_MUL4 | LANE_OMOD_DIV2,
    SIMD_PLAIN_FLAGS = LANE_SAT | SIMD_OMODS /* what keeps a result from going straight to dst */
};

/* A source in the execution type. */
struct simd_source {
    uint32_t at;
    bool scalar;
    uint32_t keep, flip; /* float modifiers; of a double the high dword's */
};

/* An op while its records are made. type: the type in which the handlers compute. */
struct simd_plan {
    struct simd_code *code;
    const struct lane_op *lane;
    unsigned op;    /* lane code or enum simd_own */
    uint8_t type;   /* of the sources */
    uint8_t result; /* of what the main record writes */
    unsigned sources;
    uint32_t value; /* SIMD_TRUE */
    struct simd_source src[3];
    struct simd_lanes lanes;
    uint32_t select_pred; /* sel: what chooses */
    int8_t select_pinv;
};

bool simd_is_narrow(uint8_t type);

/* Same size and both floats or both integers: the bits can be copied. */
bool simd_same_bits(uint8_t a, uint8_t b);

uint8_t simd_signed_type(uint8_t type);

uint8_t simd_row_type(unsigned op, uint8_t type);

/* A move that is one conversion: the execution type between source and destination changes nothing. */
bool simd_is_conversion(const struct lane_op *op);

/* The result as a dword is the value the flag is of. */
bool simd_narrow_flag(const struct lane_op *op);

/*
 * The type in which the handlers compute; false: there is none. Bytes and words are computed as dwords. That
 * is right for exact ops. For other ops it is right if the execution type holds every source's value, and
 * holds the result, or if only the result's low bits are kept.
 */
bool simd_choose_type(struct simd_plan *p);

/* Lanes to be converted. */
struct simd_conversion {
    uint8_t from, to;
    uint32_t at, into;
    int32_t from_stride, to_stride; /* bytes between lanes */
    bool scalar;                    /* one lane of `from` for all */
    const struct simd_lanes *lanes; /* those written; NULL: all */
    uint32_t middle;                /* a temporary for conversions in two steps */
};

/* Appends a conversion's record, or its two. */
enum simd_emit simd_emit_conversion(struct simd_plan *p, const struct simd_conversion *c);

enum simd_emit simd_resolve_sources(struct simd_plan *p);

struct simd_op *simd_plan_append(struct simd_plan *p, simd_fn *fn, uint32_t dst);

/* A record that works on all lanes whatever the masks. */
struct simd_op *simd_plan_unmasked(struct simd_plan *p, simd_fn *fn, uint32_t dst);

void simd_set_lanes(struct simd_op *op, const struct simd_lanes *lanes);

unsigned simd_shape_of(const struct simd_plan *p);

/* masked: under the op's lanes, else for all lanes */
enum simd_emit simd_emit_main(struct simd_plan *p, uint32_t dst, bool masked);

/* Compares at `a` with at `b` (both packed or scalar per shape) into the op's flag. */
enum simd_emit simd_emit_flag(struct simd_plan *p);

/* GT and GE are LT and LE the other way round. Returns 0 for conditions without handlers. */
unsigned simd_compare_condition(struct simd_plan *p, unsigned cond);

enum simd_emit simd_emit_result(struct simd_plan *p, bool flag);

/* Minima and maxima of bytes that are words or dwords apart. */
enum simd_emit simd_emit_bytes(struct simd_plan *p);

#endif
