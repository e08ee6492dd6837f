/* SPDX-License-Identifier: MIT */
/* Workers' memory: protected pages on both sides, growth, and hosts without memory. */
#include <setjmp.h>
#include <signal.h>
#include <stdarg.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

#include <cmocka.h>

#include "backend/backend.h"
#include "emu/kernel.h"
#include "emu/lane.h"
#include "guarded.h"

/* Whether a child process survives a write to that address. */
static bool
is_writable(volatile uint8_t *at)
{
    const pid_t child = fork();
    int status = 0;
    assert_true(child >= 0);
    if (!child) {
        signal(SIGSEGV, SIG_DFL);
        *at = 1;
        _exit(0);
    }
    assert_int_equal(waitpid(child, &status, 0), child);
    return WIFEXITED(status) && WEXITSTATUS(status) == 0;
}

static void
both_sides_are_forbidden(void **state)
{
    (void)state;
    static const size_t sizes[] = {1, 64, 100, 4096, 10000, 100000};
    struct guarded g = {0};
    for (unsigned i = 0; i < sizeof sizes / sizeof *sizes; i++) {
        uint8_t *at = guarded_reserve(&g, sizes[i]);
        assert_non_null(at);
        assert_int_equal((uintptr_t)at % GUARDED_ALIGNMENT, 0);
        const size_t room = (sizes[i] + 63) / 64 * 64;
        assert_true(is_writable(at));
        assert_true(is_writable(at + sizes[i] - 1));
        assert_false(is_writable(at + room));
        assert_false(is_writable(at + room - g.bytes - 1));
        for (size_t n = 0; n < sizes[i]; n++)
            assert_int_equal(at[n], 0);
    }
    guarded_free(&g);
    assert_null(g.mapping);
}

/* Most launches allocate nothing: a smaller block is the end of the existing mapping. */
static void
smaller_requests_keep_the_mapping(void **state)
{
    (void)state;
    struct guarded g = {0};
    uint8_t *large = guarded_reserve(&g, 50000);
    const uint8_t *const mapping = g.mapping;
    assert_non_null(large);
    uint8_t *small = guarded_reserve(&g, 128);
    assert_ptr_equal(g.mapping, mapping);
    assert_ptr_equal(small + 128, large + 50048);
    assert_false(is_writable(small + 128));
    assert_non_null(guarded_reserve(&g, 0));
    guarded_free(&g);
}

static void
too_much_is_null(void **state)
{
    (void)state;
    struct guarded g = {0};
    assert_null(guarded_reserve(&g, SIZE_MAX));
    assert_null(guarded_reserve(&g, SIZE_MAX / 8));
    assert_non_null(guarded_reserve(&g, 64)); /* still usable */
    guarded_free(&g);
}

/* Runs in a child with a limited address space. 0: the launch ends with the right fault. */
static int
launch_without_memory(void)
{
    const struct rlimit limit = {UINT64_C(3) << 30, UINT64_C(3) << 30};
    struct lane_op end = {.code = LANE_OP_end};
    struct lane_program program = {.ops = &end, .op_count = 1, .cells_bytes = 64, .rf_bytes = 64};
    const struct emu_kernel kernel = {.program = &program, .lanes = 8};
    struct emu_launch launch = {
        .kernel = &kernel, .work_dim = 1, .local_size = {8, 1, 1}, .group_count = {1, 1, 1}};
    struct emu_error error = {.kind = EMU_OK};
    struct emu_fault fault = {.kind = EMU_FAULT_NONE};
    struct backend_code *code;
    struct backend_pool *pool = backend_pool_new(1);
    if (!pool || emu_kernel_check(&kernel, &error) ||
        backend_code_new(&kernel, BACKEND_REF, BACKEND_BASELINE, &code, &error) ||
        backend_run(pool, code, &launch, 0, &fault) /* malloc has its pages now */ ||
        setrlimit(RLIMIT_AS, &limit))
        return 1;
    launch.local_bytes = UINT32_MAX;
    const int failed = backend_run(pool, code, &launch, 0, &fault);
    return failed == -1 && fault.kind == EMU_FAULT_NO_MEMORY ? 0 : 2;
}

static void
a_launch_without_memory_faults(void **state)
{
    (void)state;
    int status = 0;
    const pid_t child = fork();
    assert_true(child >= 0);
    if (!child)
        _exit(launch_without_memory());
    assert_int_equal(waitpid(child, &status, 0), child);
    assert_true(WIFEXITED(status));
    assert_int_equal(WEXITSTATUS(status), 0);
}

int
main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(both_sides_are_forbidden),
        cmocka_unit_test(smaller_requests_keep_the_mapping),
        cmocka_unit_test(too_much_is_null),
        cmocka_unit_test(a_launch_without_memory_faults),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
