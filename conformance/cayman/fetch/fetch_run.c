/* SPDX-License-Identifier: MIT */
#include "fetch_run.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "../assemble.h"
#include "backend/backend.h"
#include "cayman/isa/cay_quirks.h"
#include "cayman/lower/cay_lower.h"
#include "emu/kernel.h"
#include "emu/lane.h"
#include "frontend/program.h"

enum { IN = 0, BEFORE = 1024, OUT = 4096, LOCAL_BYTES = 1024, HANG_SECONDS = 60, FLOW = 64 };
enum { CF_TEX = 1, CF_LOOP_START = 4, LDS_READ_RET = 50, OP3_LDS = 17, OP_AND_INT = 48 };

static char why[600]; /* an engine's name and an error's text */

/* --- the program --- */

static void
literal(struct code *c, uint32_t x)
{
    add(c, x);
}

/* T4.x = 16 * lid, T5.x = 4 * lid + OUT / 4, the index registers, and T6.x = lid & 3 */
static unsigned
alu_addresses(struct code *c, const struct fetch_case *f)
{
    const unsigned first = c->count;
    const uint64_t lit = SRC(SEL_LITERAL, 0);
    add(c, op2(OP_LSHL, 4, 0, SRC(0, 0), lit) | LAST);
    literal(c, 4);
    add(c, op2(OP_LSHL, 5, 0, SRC(0, 0), lit) | LAST);
    literal(c, 2);
    add(c, op2(OP_ADD_INT, 5, 0, SRC(5, 0), lit) | LAST);
    literal(c, OUT / 4);
    add(c, op2(OP_AND_INT, 6, 0, SRC(0, 0), lit) | LAST);
    literal(c, 3);
    for (unsigned k = 0; k < 2; k++) {
        add(c, (op2(OP_MOVA_INT, 2 + k, 0, lit, 0) & NO_WRITE) | LAST);
        literal(c, f->idx[k]);
    }
    return c->count - first;
}

static void
add_fetch(struct code *c, const uint32_t words[4])
{
    add(c, words[0] | (uint64_t)words[1] << 32);
    add(c, words[2] | (uint64_t)words[3] << 32);
}

/* VTX_READ_128 T<to>, T4.x, offset, #1 */
static void
load_128(struct code *c, unsigned to, unsigned offset)
{
    const uint32_t words[4] = {2u << 5 | 1u << 8 | 4u << 16,
                               to | 1u << 12 | 2u << 15 | 3u << 18 | 34u << 22 | 1u << 28, offset, 0};
    add_fetch(c, words);
}

/* Each lane's four dwords of local memory. */
static unsigned
alu_local(struct code *c)
{
    const unsigned first = c->count;
    for (unsigned k = 0; k < 4; k++) {
        add(c, op2(OP_ADD_INT, 7, 0, SRC(4, 0), SRC(SEL_LITERAL, 0)) | LAST);
        literal(c, 4 * k);
        add(c, SRC(7, 0) | LAST | ((uint64_t)OP3_LDS << 13 | (uint64_t)LDS_READ_RET << 21) << 32);
        add(c, op2(OP_MOV, FETCH_TARGET, k, SRC(SEL_OQ_A_POP, 0), 0) | LAST);
    }
    return c->count - first;
}

static uint64_t
tex(unsigned at, unsigned count)
{
    return cf(CF_TEX, at, 0) | (uint64_t)(count - 1) << 42;
}

unsigned
fetch_program(const struct fetch_case *f, uint64_t slots[128])
{
    enum { CF_COUNT = 12 };
    struct code c = {.count = CF_COUNT};
    unsigned n = 0, at = c.count;
    c.slots[n++] = cf_alu(CF_ALU, at, alu_addresses(&c, f));
    c.count += c.count & 1;
    at = c.count;
    load_128(&c, FETCH_SOURCE, IN);
    load_128(&c, FETCH_TARGET, BEFORE);
    c.slots[n++] = tex(at, 2);
    if (f->switches_off) {
        at = c.count;
        add(&c, (op2(OP_PRED_SETE_INT, 0, 0, SRC(6, 0), SRC(SEL_0, 0)) & NO_WRITE) | UPDATE_EXEC | LAST);
        c.slots[n++] = cf_alu(CF_ALU_PUSH_BEFORE, at, 1);
        c.count += c.count & 1;
    }
    const unsigned loop = n;
    if (f->loop_index)
        c.slots[n++] = cf(CF_LOOP_START, loop + 3, 0);
    at = c.count;
    for (unsigned k = 0; k < f->count; k++)
        add_fetch(&c, f->words[k]);
    c.slots[n++] = tex(at, f->count);
    if (f->loop_index)
        c.slots[n++] = cf(CF_LOOP_END, loop + 1, 0);
    if (f->switches_off) {
        c.slots[n] = cf(CF_POP, n + 1, 1);
        n++;
    }
    if (f->from_local) {
        at = c.count;
        c.slots[n++] = cf_alu(CF_ALU, at, alu_local(&c));
    }
    c.slots[n++] = cf_store(FETCH_TARGET, 5, 15);
    while (n < CF_COUNT)
        c.slots[n++] = cf(CF_END, 0, 0);
    memcpy(slots, c.slots, 8 * c.count);
    return 8 * c.count;
}

/* --- running it --- */

static const char *
run_on(struct fetch_case *f, const struct emu_kernel *kernel, enum backend_engine engine,
       struct backend_pool *workers, uint8_t *pool, const uint8_t *payload)
{
    struct backend_code *code;
    struct emu_error error = {EMU_OK, ""};
    const struct emu_range range = {(uintptr_t)pool, (uintptr_t)pool + FETCH_POOL};
    const struct emu_launch launch = {.kernel = kernel,
                                      .work_dim = 1,
                                      .local_size = {f->lanes ? f->lanes : FETCH_LANES, 1, 1},
                                      .group_count = {1, 1, 1},
                                      .payload = payload,
                                      .surfaces = f->surfaces,
                                      .surface_count = CAY_SURFACE_FETCH_END,
                                      .textures = f->textures,
                                      .texture_count = f->textures ? CAY_RESOURCES : 0,
                                      .texture_samplers = f->samplers,
                                      .texture_sampler_count = f->samplers ? CAY_SAMPLERS : 0,
                                      .ranges = &range,
                                      .range_count = 1,
                                      .pool = pool,
                                      .local_bytes = LOCAL_BYTES};
    if (backend_code_new(kernel, engine, backend_cpu_detect(), &code, &error)) {
        snprintf(why, sizeof why, "%s: %s", backend_engine_name(engine), error.text);
        return why;
    }
    const int ended = backend_run(workers, code, &launch, HANG_SECONDS, &f->fault);
    backend_code_free(code);
    if (!ended)
        return NULL;
    snprintf(why, sizeof why, "%s: %s", backend_engine_name(engine), emu_fault_name(f->fault.kind));
    return why;
}

static void
fill(const struct fetch_case *f, uint8_t *pool)
{
    memcpy(pool, f->pool, FETCH_POOL);
    memcpy(pool + IN, f->source, sizeof f->source);
    memcpy(pool + BEFORE, f->before, sizeof f->before);
}

static const char *
run_all(struct fetch_case *f, const struct emu_kernel *kernel, const uint8_t *payload)
{
    struct backend_pool *workers = backend_pool_new(1);
    uint8_t *pool = malloc(FETCH_POOL + 64);
    const char *bad = NULL;
    if (!workers || !pool)
        abort();
    for (enum backend_engine engine = BACKEND_REF;
         !bad && engine <= (f->without_jit ? BACKEND_SIMD : BACKEND_JIT); engine++) {
        fill(f, pool);
        bad = run_on(f, kernel, engine, workers, pool, payload);
        if (!bad && engine != BACKEND_REF && memcmp(f->out, pool + OUT, sizeof f->out) != 0) {
            snprintf(why, sizeof why, "%s differs from the reference", backend_engine_name(engine));
            bad = why;
        }
        memcpy(f->out, pool + OUT, sizeof f->out);
    }
    backend_pool_free(workers);
    free(pool);
    return bad;
}

const char *
fetch_run(struct fetch_case *f)
{
    static const struct cay_quirks none;
    uint64_t slots[128];
    uint32_t payload[FLOW / 4 + 33] = {0};
    const unsigned bytes = fetch_program(f, slots);
    const struct fe_program program = {.code_image = (const uint8_t *)slots, .code_image_bytes = bytes};
    struct fe_kernel kernel = {.name = "fetch",
                               .code = (const uint8_t *)slots,
                               .code_bytes = bytes,
                               .payload_bytes = sizeof payload};
    struct emu_error error = {EMU_OK, ""};
    payload[FLOW / 4] = 1 | f->loop_index << 12 | 1u << 24;
    f->bindings.flow_offset = FLOW;
    if (cay_lower_bound(&f->bindings, &none, &program, &kernel, &error)) {
        snprintf(why, sizeof why, "%s", error.text);
        return why;
    }
    const char *bad = emu_kernel_check(&kernel.emu, &error) ? error.text : NULL;
    if (!bad)
        bad = run_all(f, &kernel.emu, (const uint8_t *)payload);
    else
        snprintf(why, sizeof why, "%s", error.text);
    lane_program_free(kernel.emu.program);
    return bad ? why : NULL;
}
