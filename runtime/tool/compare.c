/* SPDX-License-Identifier: MIT */
/* caygen compare: a recorded launch on the reference and on other engines. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "backend/backend.h"
#include "debug/compare.h"
#include "debug/record.h"
#include "tool.h"

/* For a work-group of an engine that went astray; the reference takes its time, too. */
enum { GROUP_SECONDS = 300 };

static int
make(void *user, const struct emu_kernel *kernel, struct backend_code **out, struct emu_error *error)
{
    return backend_code_new(kernel, *(const enum backend_engine *)user, backend_cpu_detect(), out, error);
}

static int
compare_with(struct rt_replay *replay, enum backend_engine engine)
{
    const struct rt_compared compared = {backend_engine_name(engine), make, &engine, GROUP_SECONDS};
    switch (rt_compare(replay, &compared, stdout)) {
    case RT_COMPARE_EQUAL:
        return TOOL_OK;
    case RT_COMPARE_DIFFERENT:
        return TOOL_DIFFERENT;
    default:
        return tool_fail(TOOL_UNSUPPORTED, "%s cannot be compared", compared.name);
    }
}

/* A list of engines' names. Bit e: engine e. 0: an unknown one. */
static unsigned
parse_engines(const char *text)
{
    unsigned engines = 0;
    for (const char *at = text;; at++) {
        const size_t length = strcspn(at, ",");
        unsigned e = 0;
        while (e < BACKEND_ENGINE_COUNT && (strlen(backend_engine_name((enum backend_engine)e)) != length ||
                                            memcmp(at, backend_engine_name((enum backend_engine)e), length)))
            e++;
        if (e == BACKEND_ENGINE_COUNT)
            return 0;
        engines |= 1u << e;
        at += length;
        if (!*at)
            return engines;
    }
}

static int
parse(int argc, char **argv, const char **path, unsigned *engines)
{
    *engines = 1u << BACKEND_SIMD | 1u << BACKEND_JIT;
    for (int i = 1; i < argc; i++) {
        const char *value = tool_option_value(argc, argv, &i, "-e", "--engine");
        if (value)
            *engines = parse_engines(value);
        else if (argv[i][0] == '-' || *path)
            return tool_fail(TOOL_USAGE, "unexpected argument '%s'", argv[i]);
        else
            *path = argv[i];
        if (!*engines)
            return tool_fail(TOOL_USAGE, "engines are ref, simd, jit and auto, not '%s'", value);
    }
    return *path ? TOOL_OK : tool_fail(TOOL_USAGE, "compare needs a record");
}

int
tool_compare(int argc, char **argv)
{
    const char *path = NULL;
    unsigned engines;
    struct rt_replay replay;
    struct emu_error error = {EMU_OK, ""};
    int result = parse(argc, argv, &path, &engines);
    if (result)
        return result;
    if (rt_replay_open(path, &replay, &error))
        return tool_fail(error.kind == EMU_UNSUPPORTED ? TOOL_UNSUPPORTED : TOOL_INVALID, "%s: %s", path,
                         error.text);
    for (unsigned e = 0; e < BACKEND_ENGINE_COUNT && result <= TOOL_OK; e++)
        if (engines >> e & 1 && e != BACKEND_REF)
            result = compare_with(&replay, (enum backend_engine)e);
    rt_replay_close(&replay);
    return result;
}
