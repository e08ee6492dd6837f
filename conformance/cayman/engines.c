/* SPDX-License-Identifier: MIT */
#include "engines.h"

#include <stdlib.h>
#include <string.h>

#include "backend/backend.h"
#include "cayman/lower/cay_bindings.h"
#include "emu/kernel.h"
#include "emu/lane.h"
#include "execute.h"
#include "frontend/program.h"
#include "test.h"

enum { ENGINES = 3, FORMS = 2 };

/* The program in whole wavefronts; and in parts of them, where it cannot tell. */
struct form {
    struct fe_kernel kernel;
    struct backend_code *code[ENGINES];
};

struct engines {
    uint64_t *words;
    struct form form[FORMS];
    unsigned forms;
    struct backend_pool *pool;
    uint8_t *memory;
    uint32_t payload[32];
    unsigned count; /* of engines */
    uint32_t items;
};

static const enum backend_engine kinds[ENGINES] = {BACKEND_REF, BACKEND_SIMD, BACKEND_JIT};

static void
make_codes(struct engines *e, struct form *form)
{
    struct emu_error error = {EMU_OK, ""};
    if (emu_kernel_check(&form->kernel.emu, &error))
        fail_msg("%s", error.text);
    for (unsigned k = 0; k < e->count; k++)
        if (backend_code_new(&form->kernel.emu, kinds[k], backend_cpu_detect(), &form->code[k], &error))
            fail_msg("%s: %s", backend_engine_name(kinds[k]), error.text);
}

static int
make_form(struct engines *e, const struct engines_request *request, bool parts, struct emu_error *error)
{
    const struct cay_bindings bindings = {.local_size_offset = 24,
                                          .stage = request->pixel ? CAY_STAGE_PIXEL : CAY_STAGE_COMPUTE,
                                          .param_offset = request->pixel ? 4 * ENGINES_PARAMS : 0};
    const uint32_t bytes = 8 * request->code->count;
    const struct fe_program program = {
        .code_image = (uint8_t *)e->words, .code_image_bytes = bytes, .parts_wavefronts = parts};
    struct form *form = &e->form[e->forms];
    form->kernel = (struct fe_kernel){.name = "test",
                                      .code = (uint8_t *)e->words,
                                      .code_bytes = bytes,
                                      .payload_bytes = sizeof e->payload,
                                      .register_count = request->gprs};
    if (cay_lower_bound(&bindings, &execute_quirks, &program, &form->kernel, error))
        return -1;
    if (parts && form->kernel.emu.lanes == e->form[0].kernel.emu.lanes) {
        lane_program_free(form->kernel.emu.program);
        return 0;
    }
    e->forms++;
    make_codes(e, form);
    return 0;
}

int
engines_make(const struct engines_request *request, struct engines **out, struct emu_error *error)
{
    struct engines *e = calloc(1, sizeof *e);
    const uint32_t bytes = 8 * request->code->count;
    assert_non_null(e);
    e->items = ENGINES_ITEMS * (request->waves ? request->waves : 1);
    e->count = request->jit ? ENGINES : ENGINES - 1;
    e->words = malloc(bytes);
    e->memory = aligned_alloc(64, ENGINES_POOL);
    e->pool = backend_pool_new(1);
    assert_non_null(e->pool);
    memcpy(e->words, request->code->slots, bytes);
    if (make_form(e, request, false, error)) {
        engines_free(e);
        return -1;
    }
    assert_int_equal(make_form(e, request, true, error), 0);
    engines_constants(e, 0, (const uint32_t[]){1, 1, 1, e->items, 1, 1, e->items, 1, 1}, 9);
    *out = e;
    return 0;
}

void
engines_free(struct engines *e)
{
    for (unsigned f = 0; f < e->forms; f++) {
        for (unsigned k = 0; k < ENGINES; k++)
            backend_code_free(e->form[f].code[k]);
        lane_program_free(e->form[f].kernel.emu.program);
    }
    backend_pool_free(e->pool);
    free(e->words);
    free(e->memory);
    free(e);
}

void
engines_constants(struct engines *e, unsigned first, const uint32_t *dwords, unsigned count)
{
    assert_true(first + count <= sizeof e->payload / sizeof *e->payload);
    memcpy(e->payload + first, dwords, count * sizeof *dwords);
}

static void
launch(struct engines *e, struct form *form, unsigned engine, const char *what)
{
    const struct emu_range range = {(uintptr_t)e->memory, (uintptr_t)e->memory + ENGINES_POOL};
    const struct emu_launch l = {.kernel = &form->kernel.emu,
                                 .work_dim = 1,
                                 .local_size = {e->items, 1, 1},
                                 .group_count = {1, 1, 1},
                                 .payload = (const uint8_t *)e->payload,
                                 .ranges = &range,
                                 .range_count = 1,
                                 .pool = e->memory,
                                 .local_bytes = ENGINES_LOCAL};
    struct emu_fault fault;
    if (backend_run(e->pool, form->code[engine], &l, 0, &fault))
        fail_msg("%s on %s: fault %d at 0x%x", what, backend_engine_name(kinds[engine]), fault.kind,
                 fault.inst);
}

void
engines_run(struct engines *e, const uint32_t *in, uint32_t in_dwords, uint32_t *out, uint32_t out_dwords,
            engines_same_fn *same, void *user, const char *what)
{
    const uint32_t *results = (const uint32_t *)(const void *)(e->memory + ENGINES_OUT);
    assert_true(4 * in_dwords <= ENGINES_OUT && ENGINES_OUT + 4 * out_dwords <= ENGINES_POOL);
    for (unsigned n = 0; n < e->forms * e->count; n++) {
        const unsigned k = n % e->count;
        memset(e->memory, 0, ENGINES_POOL);
        if (in_dwords)
            memcpy(e->memory + ENGINES_IN, in, 4 * in_dwords);
        launch(e, &e->form[n / e->count], k, what);
        if (!n)
            memcpy(out, results, 4 * out_dwords);
        for (uint32_t i = 0; i < out_dwords && n; i++)
            if (out[i] != results[i] && (!same || !same(i, out, results, user)))
                fail_msg("%s, dword %u: 0x%x on ref, 0x%x on %s%s", what, i, out[i], results[i],
                         backend_engine_name(kinds[k]), n / e->count ? ", in parts" : "");
    }
}
