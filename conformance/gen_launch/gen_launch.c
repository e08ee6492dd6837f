/* SPDX-License-Identifier: MIT */
/* gen_launch FILE ...: runs the launches that the files describe (runtime/described/launch.h) on every
 * engine. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "launch.h"
#include "read_file.h"

enum { HANG_SECONDS = 60 };

static bool
complain(const struct launch *l, const char *engine, const char *what)
{
    printf("%s (line %u), %s: %s\n", l->name, l->line, engine, what);
    return false;
}

static bool
run_on(const struct launch *l, const struct launch_kernel *kernel, enum backend_engine engine,
       struct backend_pool *pool)
{
    const struct backend_request how = {.engine = engine, .cpu = backend_cpu_detect()};
    struct launch_memory *m = launch_memory_new(l);
    struct emu_error error = {EMU_OK, ""};
    struct emu_fault fault = {0};
    char what[256];
    if (!m)
        abort();
    const char *const name = backend_engine_name(engine);
    const int ended = launch_run(l, kernel, m, &how, pool, HANG_SECONDS, &fault, &error);
    bool fine =
        ended < 0 ? complain(l, name, error.text)
                  : launch_ended_well(l, ended ? &fault : NULL, what, sizeof what) || complain(l, name, what);
    for (unsigned n = 0; fine && n < l->expect_count; n++)
        fine = launch_came_out(m, &l->expects[n], what, sizeof what) || complain(l, name, what);
    launch_memory_free(m);
    return fine;
}

static bool
run_all(const struct launch *l, const struct launch_kernel *kernel)
{
    struct backend_pool *pool = backend_pool_new(1);
    bool fine = true;
    if (!pool)
        abort();
    for (enum backend_engine engine = BACKEND_REF; fine && engine <= BACKEND_JIT; engine++)
        fine = run_on(l, kernel, engine, pool);
    backend_pool_free(pool);
    return fine;
}

static bool
run(const struct launch *l)
{
    struct emu_error error = {EMU_OK, ""};
    if (!l->expect_count && !l->fault[0] && !l->refused[0])
        return complain(l, "description", "nothing is expected");
    struct launch_kernel *kernel = launch_load(l, &error);
    const bool fine =
        !kernel ? (l->refused[0] && strstr(error.text, l->refused)) || complain(l, "lowering", error.text)
        : l->refused[0] ? complain(l, "lowering", "it is not refused")
                        : run_all(l, kernel);
    launch_unload(kernel);
    return fine;
}

/* False: it cannot be read to its end. */
static bool
run_file(const char *path, unsigned *launches, unsigned *failures)
{
    static struct launch launch;
    struct emu_error error = {EMU_OK, ""};
    size_t size;
    unsigned char *text = read_file(path, &size);
    struct launch_file *file = text ? launch_open(path, text, size) : NULL;
    int more = -1;
    while (file && (more = launch_read(file, &launch, &error)) > 0) {
        *launches += 1;
        *failures += !run(&launch);
    }
    if (more < 0)
        printf("%s: %s\n", path, error.text);
    launch_close(file);
    free(text);
    return more == 0;
}

int
main(int argc, char **argv)
{
    unsigned launches = 0, failures = 0;
    bool fine = true;
    for (int n = 1; n < argc && fine; n++)
        fine = run_file(argv[n], &launches, &failures);
    printf("%u launches, %u failures\n", launches, failures);
    return !fine || failures || !launches;
}
