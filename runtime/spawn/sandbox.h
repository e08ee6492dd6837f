/* SPDX-License-Identifier: MIT */
/*
 * The sandbox of a compiler, which works on a stranger's source and may be taken over by it. Three
 * mechanisms of the kernel limit what it can do; one that the kernel lacks is left out:
 * - Landlock rules (sandbox_rules.c): a compiler writes to its own folder only, reads only what it needs, and
 *   opens no connection.
 * - A seccomp filter (sandbox_filter.c): it opens no socket, touches no other process, and changes no file's
 *   owner, mode or times. All that it starts stays in its process group, so that we can end all of it.
 * - Capabilities (sandbox.c): of root's, a compiler keeps only the one to read any file.
 */
#ifndef SANDBOX_H
#define SANDBOX_H

#include <linux/filter.h>
#include <stdbool.h>
#include <stdint.h>

/* The paths that a compiler may read, write and execute. Paths that do not exist are ignored. */
struct rt_sandbox {
    int folder; /* descriptor of its own folder, where it may write */
    const char *const
        *readable; /* more than the system's folders, NULL at the end; NULL: it may read everything */
};

/* Whether the path is below one of the system's folders. It must not contain links. */
bool rt_sandbox_has_system(const char *path);
/* A close-on-exec descriptor of the rules. -1: the kernel has no Landlock, or no descriptor is left. */
int rt_sandbox_rules(const struct rt_sandbox *what);

enum { RT_SANDBOX_FILTER_MAX = 320 };

struct rt_sandbox_filter {
    struct sock_filter code[RT_SANDBOX_FILTER_MAX];
    unsigned short count;
};

/* Stands in the filter for the number of the process that enters. */
#define RT_SANDBOX_OWN_NUMBER UINT32_MAX

void rt_sandbox_make_filter(struct rt_sandbox_filter *filter);

/* Which limits took effect. */
enum { RT_SANDBOX_RULES = 1, RT_SANDBOX_FILTER = 2 };

/* For a process that has just been cloned and shares memory with us: it makes system calls only. rules may be
 * -1: there are none. */
unsigned rt_sandbox_enter(int rules, struct rt_sandbox_filter *filter);

#endif
