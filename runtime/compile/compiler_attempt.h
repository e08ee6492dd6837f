/* SPDX-License-Identifier: MIT */
/* One job with one compiler, and its steps. */
#ifndef COMPILER_ATTEMPT_H
#define COMPILER_ATTEMPT_H

#include "cache/disk_cache.h"
#include "spawn/work_folder.h"
#include "toolchain.h"

struct rt_attempt {
    const struct rt_job *job;
    const struct rt_toolchain *chain;
    const struct rt_tool *tool;
    struct rt_text source;    /* with the definitions before it */
    struct rt_words includes; /* folders; "." is the headers'; none: nothing is included */
    struct rt_words links;    /* of includes: "" or the folder that the include is a link to */
    struct rt_commands commands;
    struct rt_folder folder;
    struct rt_words pipes; /* what may be included and is no regular file */
    bool no_place;         /* as in rt_product */
    bool cached;           /* key is valid */
    struct rt_cache_key key;
    struct rt_text log;
};

/* compiler_source.c */
void rt_attempt_write_source(struct rt_attempt *a);
/* compiler_plan.c: which files may be included, the commands, and the key. */
void rt_attempt_plan(struct rt_attempt *a);
/* From the cache; false: it is not there. And into it. */
bool rt_attempt_fetch(struct rt_attempt *a, struct rt_product *product);
void rt_attempt_keep(const struct rt_attempt *a, const struct rt_product *product);
/* compiler_run.c: runs the commands. */
void rt_attempt_run(struct rt_attempt *a, struct rt_product *product);
/* compiler.c: all of it. */
enum rt_compiled rt_compile_with(const struct rt_tool *tool, const struct rt_job *job,
                                 struct rt_product *product);
/* compiler_choice.c: the compiler for a device. RT_REFUSED: the temporary folder failed, so that none could
 * be tried; *log says why, malloc'ed. */
enum rt_compiled rt_compiler_choose(cl_device_id device, struct rt_tool *tool, char **log);

#endif
