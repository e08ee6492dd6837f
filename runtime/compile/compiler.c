/* SPDX-License-Identifier: MIT */
#include "compiler.h"

#include <stdlib.h>

#include "base/environment.h"
#include "compile_gate.h"
#include "compiler_attempt.h"
#include "runtime/device.h"
#include "runtime/platform.h"

static bool
out_of_memory(const struct rt_attempt *a)
{
    return a->source.failed || a->includes.failed || a->links.failed || a->pipes.failed ||
           a->commands.words[0].failed || a->commands.words[1].failed;
}

/* Compiles, unless somebody who wanted the same has. */
static void
run_in_turn(struct rt_attempt *a, struct rt_product *product)
{
    struct rt_gate_pass pass = {.key = a->cached ? &a->key : NULL};
    rt_compile_gate_enter(rt_platform()->gate, &pass);
    if (!pass.waited || !rt_attempt_fetch(a, product))
        rt_attempt_run(a, product);
    rt_compile_gate_leave(rt_platform()->gate, &pass);
}

enum rt_compiled
rt_compile_with(const struct rt_tool *tool, const struct rt_job *job, struct rt_product *product)
{
    struct rt_attempt a = {.job = job, .chain = rt_toolchain_of(job->device), .tool = tool};
    a.folder.fd = -1;
    rt_attempt_write_source(&a);
    rt_attempt_plan(&a);
    const bool memory = !out_of_memory(&a);
    if (memory && !rt_attempt_fetch(&a, product))
        run_in_turn(&a, product);
    product->log = a.log.bytes; /* ours no more */
    product->no_place = a.no_place;
    for (unsigned i = 0; i < RT_COMMANDS_MAX; i++)
        rt_words_free(&a.commands.words[i]);
    rt_words_free(&a.includes);
    rt_words_free(&a.links);
    rt_words_free(&a.pipes);
    rt_text_free(&a.source);
    if (!memory || a.log.failed)
        return RT_NO_MEMORY;
    return product->bytes ? RT_COMPILED : RT_REFUSED;
}

enum rt_compiled
rt_compile(const struct rt_job *job, struct rt_product *product)
{
    struct rt_tool tool = {{0}, {0}, {0}};
    struct rt_text text = {0};
    *product = (struct rt_product){0};
    const enum rt_compiled chosen = rt_compiler_choose(job->device, &tool, &product->log);
    if (chosen == RT_COMPILED)
        return rt_compile_with(&tool, job, product);
    if (chosen != RT_NO_COMPILER)
        return chosen;
    const struct rt_toolchain *chain = rt_toolchain_of(job->device);
    if (rt_is_privileged())
        rt_text_print(&text,
                      "This process has more rights than its user (set-user-ID): it runs no compiler.\n"
                      "Make a binary elsewhere");
    else
        rt_text_print(&text,
                      "There is no compiler for %s: %s was not found, or does not work.\n"
                      "Install the Debian package %s, or make a binary elsewhere",
                      job->device->gpu->name, chain->what, chain->packages);
    rt_text_print(&text, ":\n  %s\nand load it with clCreateProgramWithBinary.\n",
                  job->device->gpu->compile_hint);
    product->log = text.bytes;
    return text.failed ? RT_NO_MEMORY : RT_NO_COMPILER;
}
