/* SPDX-License-Identifier: MIT */
#include "course.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "emu/error.h"
#include "emu/fpmode.h"
#include "emu/kernel.h"
#include "emu/lane.h"

struct backend_code *
course_code(const struct emu_kernel *kernel, enum backend_cpu cpu)
{
    struct emu_error error = {.text = ""};
    struct backend_code *code;
    assert_int_equal(emu_kernel_check(kernel, &error), 0);
    assert_int_equal(backend_code_new(kernel, BACKEND_JIT, cpu, &code, &error), 0);
    return code;
}

void
course_run(struct course *c, struct backend_code *code, const struct emu_launch *launch,
           const uint32_t first[3], uint32_t slot, const int *stop)
{
    const struct engine_starts starts = engine_starts_of(launch);
    const uint32_t *const count = launch->group_count, fpmode = launch->kernel->program->fpmode;
    code->prepare(code, &starts, launch);
    struct emu_start *start = emu_start_new(launch);
    assert_non_null(start);
    uint8_t *rf = aligned_alloc(64, (code->rf_bytes + 63) & ~63u),
            *ended = calloc(emu_start_threads(start), 1);
    assert_true(rf && ended);
    memset(rf, 0, code->rf_bytes);
    struct emu_thread t = {.rf = rf, .launch = launch, .stop = stop};
    emu_start_context(start, rf);
    code->context(code, rf);
    *c = (struct course){.threads = emu_start_threads(start)};
    struct engine_groups groups = {.round = {&t, ended, c->threads, fpmode},
                                   .start = start,
                                   .slot = slot,
                                   .group = {first[0], first[1], first[2]},
                                   .first = first,
                                   .count = count,
                                   .left = (uint64_t)count[0] * count[1] * count[2],
                                   .progress = &c->progress,
                                   .stop = stop};
    const unsigned saved = emu_fpmode_enter(fpmode);
    c->failed = engine_groups_of(code)(code, &groups);
    emu_fpmode_leave(saved);
    c->left = groups.left;
    memcpy(c->group, groups.group, sizeof c->group);
    free(ended);
    free(rf);
    emu_start_free(start);
}
