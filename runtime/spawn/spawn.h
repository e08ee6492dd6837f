/* SPDX-License-Identifier: MIT */
/*
 * Runs a program to its end, unseen by the host program: no SIGCHLD is sent for it and no wait() but ours
 * finds it, so it does not matter what the host does about its children. The program gets an empty standard
 * input, none of the host's other descriptors, default signals, and the limits of sandbox.h. It ends with the
 * thread that waits, and all that it has started ends with it.
 */
#ifndef SPAWN_H
#define SPAWN_H

struct rt_spawn {
    const char *path;         /* the program */
    char *const *arguments;   /* with the program's name, NULL at the end */
    char *const *environment; /* all of it, NULL at the end */
    int folder;               /* descriptor of its working folder */
    int rules;                /* of rt_sandbox_rules */
    int output;               /* descriptor of an empty file for its output, open for reading too */
    unsigned megabytes;       /* of memory, at most */
    unsigned seconds;         /* after which it is killed; 0: never */
    const char *complaint;    /* once it prints this, it has complaint_seconds; NULL: no such text */
    unsigned complaint_seconds;
};

/* The limit of each file that it writes, and the approximate limit of its output. */
#define RT_SPAWN_FILE_BYTES (1L << 30)
#define RT_SPAWN_OUTPUT_BYTES (16L << 20)

/* RT_STUCK: we killed it because it did not end soon after its complaint. RT_TALKATIVE: because it printed
 * too much. */
enum rt_ending { RT_EXITED, RT_KILLED, RT_TIMED_OUT, RT_STUCK, RT_TALKATIVE, RT_NOT_STARTED };

struct rt_spawned {
    enum rt_ending ending;
    int code;         /* exit status, signal, -, -, -, errno */
    unsigned sandbox; /* RT_SANDBOX_...: which limits took effect */
};

struct rt_spawned rt_spawn(const struct rt_spawn *what);

#endif
