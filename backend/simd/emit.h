/* SPDX-License-Identifier: MIT */
/* Making records out of lane ops. */
#ifndef BACKEND_SIMD_EMIT_H
#define BACKEND_SIMD_EMIT_H

#include "simd.h"

/* The result of an emitter: the op is done, it has no fast form (nothing was emitted), or out of memory. */
enum simd_emit { SIMD_DONE, SIMD_NO_FORM, SIMD_NO_MEMORY };

/* The lanes a record works on and where its masks are. */
struct simd_lanes {
    unsigned n; /* 1, 8, 16, 32 or 64: the handler's lane count */
    uint32_t mask, pred;
    int8_t pinv;
};

/* Whether the lanes come from the execution mask and the predicate, or from the execution mask alone. */
enum simd_lanes_kind { SIMD_LANES_ALL, SIMD_LANES_EXEC };

/* Finds an op's masks for a handler of at least `least` lanes; emits a record that computes them when no cell
 * holds them. */
enum simd_emit simd_lanes_of(struct simd_code *code, const struct lane_op *op, enum simd_lanes_kind kind,
                             unsigned least, struct simd_lanes *lanes);

/* Lane count of the handler for an op of `lanes` lanes. */
unsigned simd_handler_lanes(unsigned lanes);

enum simd_emit simd_emit_control(struct simd_code *code, const struct lane_op *op);
enum simd_emit simd_emit_alu(struct simd_code *code, const struct lane_op *op);
enum simd_emit simd_emit_memory(struct simd_code *code, const struct lane_op *op);
enum simd_emit simd_emit_image(struct simd_code *code, const struct lane_op *op);

/* RF offset of temporary i. */
static inline uint32_t
simd_temp(const struct simd_code *code, unsigned i)
{
    return code->temps_rf + i * SIMD_TEMP_BYTES;
}

#endif
