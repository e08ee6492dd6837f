/* SPDX-License-Identifier: MIT */
/* The reference engine behind the backend's interface: nothing to prepare. */
#include <assert.h>
#include <stdlib.h>

#include "emu/lane.h"
#include "emu/ref.h"
#include "engine.h"

static enum emu_stop
ref_run(const struct backend_code *code, struct emu_thread *t)
{
    return emu_ref_run(code->program, t);
}

static void
ref_destroy(struct backend_code *code)
{
    free(code);
}

struct backend_code *
backend_ref_code(const struct emu_kernel *kernel, enum backend_cpu cpu, struct emu_error *error)
{
    (void)cpu;
    struct backend_code *code = calloc(1, sizeof(*code));
    if (!code) {
        emu_fail(error, EMU_NO_MEMORY, "out of memory for prepared code");
        return NULL;
    }
    code->program = kernel->program;
    assert(kernel->program->rf_bytes <= INT32_MAX); /* the checker: rf_size */
    code->rf_bytes = kernel->program->rf_bytes + LANE_RF_SLACK;
    code->run = ref_run;
    code->destroy = ref_destroy;
    return code;
}
