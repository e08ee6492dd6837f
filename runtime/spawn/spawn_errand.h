/* SPDX-License-Identifier: MIT */
/* Shared by the host's part of rt_spawn (spawn.c) and its helper process (spawn_helper.c). */
#ifndef SPAWN_ERRAND_H
#define SPAWN_ERRAND_H

#include <sys/resource.h>

#include "sandbox.h"
#include "spawn.h"

/* Number of the descriptor of the sandbox's rules in the new process. execve closes it. */
enum { RT_SPAWN_RULES = 3 };

/* The input of helper and program, and their result. */
struct rt_errand {
    const struct rt_spawn *what;
    int input, output, folder, rules;       /* descriptors above RT_SPAWN_RULES; rules may be -1 */
    char *stack;                            /* the program's: above the helper's */
    struct rlimit memory, files, processes; /* the program's */
    struct rt_sandbox_filter filter;
    volatile unsigned sandbox;       /* RT_SANDBOX_...: which limits took effect */
    volatile int err;                /* why the program could not be executed */
    volatile enum rt_ending killing; /* why we killed it; RT_EXITED: we did not */
    volatile int status;             /* from wait(2) */
};

/* clone(2)'s other name in glibc: the thread sanitizer takes clone for fork and counts the borrowed memory as
 * a child's. */
int __clone(int (*function)(void *), void *stack, int flags, void *argument, ...);

/* The helper process; argument: the errand. Its memory is the host's. */
int rt_spawn_help(void *argument);

#endif
