/* SPDX-License-Identifier: MIT */
#include "execute.h"

#include <stdlib.h>
#include <string.h>

#include "emu/kernel.h"
#include "emu/lane.h"
#include "emu/launch.h"
#include "emu/ref.h"
#include "emu/thread.h"
#include "frontend/program.h"

enum { MAX_THREADS = 16, LOCAL_MAX = 32768 };

const struct cay_quirks execute_quirks = {true, true, true, true, true, true};

/* The parameter buffer: group count, global and local size, the arguments from byte 36, work_dim, offsets. */
static void
fill_payload(uint32_t payload[32], const struct execution *x)
{
    const uint32_t words[] = {x->items / x->group, 1,          1,       x->items, 1, 1, x->group, 1, 1,
                              EXECUTE_OUT,         EXECUTE_IN, x->items};
    memcpy(payload, words, sizeof words);
    payload[sizeof words / 4 + x->local_argument] = 1; /* work_dim */
}

static int
run_threads(struct emu_thread *threads, unsigned count, const struct lane_program *program,
            struct emu_error *error)
{
    bool ended[MAX_THREADS] = {false};
    for (unsigned left = count; left;)
        for (unsigned t = 0; t < count; t++) {
            if (ended[t])
                continue;
            const unsigned saved = emu_fpmode_enter(threads[t].fpmode);
            const enum emu_stop stop = emu_ref_run(program, &threads[t]);
            emu_fpmode_leave(saved);
            if (stop == EMU_STOP_FAULT)
                return emu_fail(error, EMU_INVALID, "fault %d at 0x%x, address 0x%llx", threads[t].fault.kind,
                                threads[t].fault.inst, (unsigned long long)threads[t].fault.address);
            ended[t] = stop == EMU_STOP_END;
            left -= ended[t];
        }
    return 0;
}

static int
run_groups(const struct emu_launch *launch, const struct execution *x, struct emu_error *error)
{
    static const int go_on = 0;
    const struct lane_program *program = launch->kernel->program;
    struct emu_thread threads[MAX_THREADS];
    struct emu_start *start = emu_start_new(launch);
    uint8_t *local = calloc(LOCAL_MAX, 1);
    const unsigned count = emu_start_threads(start);
    int status = count <= MAX_THREADS ? 0 : -1;
    memset(threads, 0, sizeof threads);
    for (unsigned t = 0; t < count; t++) {
        threads[t] = (struct emu_thread){.launch = launch, .local = local, .stop = &go_on};
        threads[t].rf = aligned_alloc(64, (program->rf_bytes + LANE_RF_SLACK + 63) & ~63u);
        memset(threads[t].rf, 0xcd, program->rf_bytes);
        emu_start_context(start, threads[t].rf);
    }
    for (uint32_t g = 0; g < x->items / x->group && !status; g++) {
        const uint32_t group[3] = {g, 0, 0};
        for (unsigned t = 0; t < count; t++)
            emu_start_thread(start, &threads[t], group, t, t);
        status = run_threads(threads, count, program, error);
    }
    for (unsigned t = 0; t < count; t++)
        free(threads[t].rf);
    free(local);
    emu_start_free(start);
    return status;
}

int
execute(const struct object *o, const struct object_kernel *k, const struct execution *x,
        struct emu_error *error)
{
    uint32_t payload[32] = {0};
    const struct fe_program program = {.code_image = o->text, .code_image_bytes = o->text_bytes};
    struct fe_kernel kernel = {.name = k->name,
                               .code = o->text + k->offset,
                               .code_bytes = k->bytes,
                               .payload_bytes = sizeof payload};
    if (cay_lower(&execute_quirks, &program, &kernel, error))
        return -1;
    const struct emu_range range = {(uintptr_t)x->pool, (uintptr_t)x->pool + EXECUTE_POOL};
    const struct emu_launch launch = {.kernel = &kernel.emu,
                                      .work_dim = 1,
                                      .local_size = {x->group, 1, 1},
                                      .group_count = {x->items / x->group, 1, 1},
                                      .payload = (const uint8_t *)payload,
                                      .ranges = &range,
                                      .range_count = 1,
                                      .pool = x->pool,
                                      .local_bytes = x->local_bytes};
    fill_payload(payload, x);
    const int status = run_groups(&launch, x, error);
    lane_program_free(kernel.emu.program);
    return status;
}
