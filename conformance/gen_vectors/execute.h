/* SPDX-License-Identifier: MIT */
/* Running a lowered program of vectors on an engine. */
#ifndef GEN_VECTORS_EXECUTE_H
#define GEN_VECTORS_EXECUTE_H

#include "backend/backend.h"
#include "frontend/program.h"
#include "vectors.h"

struct execute_engine {
    const char *name;
    enum backend_engine engine;
    enum backend_cpu cpu; /* BACKEND_CPU_COUNT: the host's */
};

extern const struct execute_engine execute_engines[];
extern const unsigned execute_engine_count;

bool execute_has(const struct execute_engine *engine); /* this host can */
/* 0, or -1: it cannot be prepared, or faults; said on stderr. result: VECTOR_BYTES. */
int execute(const struct vector_program *program, const struct fe_kernel *kernel,
            const struct vector_state *state, const struct execute_engine *engine, struct backend_pool *pool,
            uint8_t *result);

#endif
