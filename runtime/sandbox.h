/* SPDX-License-Identifier: MIT */
/*
 * What a compiler may do: it works on a stranger's source, and may be taken over by it. Three mechanisms of
 * the kernel, each used where it is there:
 * Landlock rules: it writes to its own folder only, reads what it is told it may, and opens no connection.
 * A seccomp filter: no sockets, no other process is touched, no file's owner, mode or times are changed, and
 * all that it starts stays in its process group, so that all of it can be ended.
 * Capabilities: of root's only the one to read any file is left.
 */
#ifndef SANDBOX_H
#define SANDBOX_H

#include <linux/filter.h>
#include <stdbool.h>

/* What it may read and execute. Every path may be missing. */
struct rt_sandbox {
    int folder;                  /* descriptor: its own, where it may write */
    const char *const *readable; /* besides the system's folders, NULL at the end; NULL: everything */
};

/* Whether the path, which has no links in it, is below the system's folders. */
bool rt_sandbox_has_system(const char *path);
/* A descriptor of the rules, close-on-exec; -1: the kernel has no Landlock, or no descriptor is left. */
int rt_sandbox_rules(const struct rt_sandbox *what);

enum { RT_SANDBOX_FILTER_MAX = 320 };

struct rt_sandbox_filter {
    struct sock_filter code[RT_SANDBOX_FILTER_MAX];
    unsigned short count;
};

void rt_sandbox_make_filter(struct rt_sandbox_filter *filter);

/* What was put into force. */
enum { RT_SANDBOX_RULES = 1, RT_SANDBOX_FILTER = 2 };

/* For a process that has just been cloned and shares memory with us: system calls only. rules: -1: none. */
unsigned rt_sandbox_enter(int rules, struct rt_sandbox_filter *filter);

#endif
