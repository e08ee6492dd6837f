/* SPDX-License-Identifier: MIT */
/* caygen compare: a recorded launch on the reference and on other engines. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "backend/backend.h"
#include "backend/groups.h"
#include "debug/compare.h"
#include "recorded.h"
#include "runtime/options.h"

static int
make(void *user, const struct emu_kernel *kernel, struct backend_code **out, struct emu_error *error)
{
    const struct backend_request request = {.kernel = kernel,
                                            .engine = *(const enum backend_engine *)user,
                                            .cpu = backend_cpu_detect(),
                                            .pairs = BACKEND_PAIRS_NONE}; /* one thread is followed */
    return backend_code_make(&request, out, error);
}

/* Memory becomes what the part makes of it. */
static int
run_part(struct rt_replay *replay)
{
    struct emu_error error = {EMU_OK, ""};
    struct emu_fault fault;
    struct backend_code *code = NULL;
    struct backend_pool *pool = backend_pool_new(1);
    int err = pool ? backend_code_new(&replay->kernel.emu, BACKEND_REF, BACKEND_BASELINE, &code, &error) : -1;
    if (!err)
        err = backend_run_from(pool, code, &replay->launch, replay->first_group, rt_options_hang_seconds(),
                               &fault);
    backend_code_free(code);
    backend_pool_free(pool);
    return err;
}

/* The parts of a launch with work-groups of several sizes, one after another, up to a difference. */
static int
compare_with(struct rt_replay *replay, enum backend_engine engine)
{
    const double seconds = rt_options_hang_seconds();
    const struct rt_compared compared = {backend_engine_name(engine), make, &engine, seconds, seconds};
    enum rt_comparison result = RT_COMPARE_EQUAL;
    for (uint32_t part = 0; part < replay->head.part_count && result == RT_COMPARE_EQUAL; part++) {
        rt_replay_take_part(replay, part);
        result = rt_compare(replay, &compared, stdout);
        if (part + 1 < replay->head.part_count && result == RT_COMPARE_EQUAL && run_part(replay))
            break; /* a fault on both */
    }
    if (result == RT_COMPARE_FAILED)
        return tool_fail(TOOL_UNSUPPORTED, "%s cannot be compared", compared.name);
    return result == RT_COMPARE_DIFFERENT ? TOOL_DIFFERENT : TOOL_OK;
}

static int
parse(int argc, char **argv, const char **path, unsigned *engines)
{
    *engines = 1u << BACKEND_SIMD | 1u << BACKEND_JIT;
    for (int i = 1; i < argc; i++) {
        const char *value = tool_option_value(argc, argv, &i, "-e", "--engine");
        if (value)
            *engines = tool_parse_engines(value);
        else if (argv[i][0] == '-' || *path)
            return tool_fail(TOOL_USAGE, "unexpected argument '%s'", argv[i]);
        else
            *path = argv[i];
        if (!*engines)
            return tool_fail(TOOL_USAGE, "engines are ref, simd, jit, auto and quick, not '%s'", value);
    }
    return *path ? TOOL_OK : tool_fail(TOOL_USAGE, "compare needs a record");
}

static int
compare_all(struct rt_replay *replay, unsigned engines)
{
    int result = TOOL_OK;
    uint8_t *before = malloc(rt_replay_bytes(replay) + 1);
    if (!before)
        return tool_fail(TOOL_FILE, "out of memory");
    rt_replay_save(replay, before);
    for (unsigned e = 0; e < BACKEND_ENGINE_COUNT && result <= TOOL_OK; e++)
        if (engines >> e & 1 && e != BACKEND_REF) {
            rt_replay_restore(replay, before);
            result = compare_with(replay, (enum backend_engine)e);
        }
    free(before);
    return result;
}

int
tool_compare(int argc, char **argv)
{
    const char *path = NULL;
    unsigned engines;
    struct rt_replay replay;
    int result = parse(argc, argv, &path, &engines);
    if (!result)
        result = tool_open_record(path, &replay);
    if (result)
        return result;
    result = compare_all(&replay, engines);
    rt_replay_close(&replay);
    return result;
}
