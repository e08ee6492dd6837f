/* SPDX-License-Identifier: MIT */
/*
 * Runs a program to its end, unseen by the host program: no SIGCHLD is sent for it and no wait() but ours
 * finds it, so it does not matter what the host does about its children. The program gets an empty standard
 * input, none of the host's other descriptors, default signals, half of the host's memory at most, and the
 * limits of sandbox.h. It dies with the thread that waits, and what it has started dies with it.
 */
#ifndef SPAWN_H
#define SPAWN_H

struct rt_spawn {
    const char *path;         /* the program */
    char *const *arguments;   /* with the program's name, NULL at the end */
    char *const *environment; /* all of it, NULL at the end */
    int folder;               /* descriptor of where it works */
    int rules;                /* of rt_sandbox_rules */
    int output;               /* empty file, to be read too, that takes what it prints */
    unsigned seconds;         /* after which it is killed; 0: never */
    const char *complaint;    /* text after which it has fewer: complaint_seconds; NULL: none */
    unsigned complaint_seconds;
};

/* How large a file may become that it writes, and about how much it may print. */
#define RT_SPAWN_FILE_BYTES (1L << 30)
#define RT_SPAWN_OUTPUT_BYTES (16L << 20)

/* RT_STUCK: killed for not having ended soon after its complaint. RT_TALKATIVE: for what it printed. */
enum rt_ending { RT_EXITED, RT_KILLED, RT_TIMED_OUT, RT_STUCK, RT_TALKATIVE, RT_NOT_STARTED };

struct rt_spawned {
    enum rt_ending ending;
    int code;         /* exit status, signal, -, -, -, errno */
    unsigned sandbox; /* RT_SANDBOX_...: what was put into force */
};

struct rt_spawned rt_spawn(const struct rt_spawn *what);

#endif
