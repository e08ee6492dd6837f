/* SPDX-License-Identifier: MIT */
/*
 * Runs a program to its end, unseen by the host program: no SIGCHLD is sent for it and no wait() but ours
 * finds it, so it does not matter what the host does about its children. The program gets an empty standard
 * input, none of the host's other descriptors, default signals and half of the host's memory at most. It dies
 * with the thread that waits.
 */
#ifndef SPAWN_H
#define SPAWN_H

struct rt_spawn {
    const char *path;       /* the program */
    char *const *arguments; /* with the program's name, NULL at the end */
    const char *folder;     /* where it works */
    int output;             /* empty file, to be read too, that takes what it prints */
    unsigned seconds;       /* after which it is killed; 0: never */
    const char *complaint;  /* text after which it has fewer: complaint_seconds; NULL: none */
    unsigned complaint_seconds;
};

/* RT_STUCK: killed for not having ended soon after its complaint. */
enum rt_ending { RT_EXITED, RT_KILLED, RT_TIMED_OUT, RT_STUCK, RT_NOT_STARTED };

struct rt_spawned {
    enum rt_ending ending;
    int code; /* exit status, signal, -, errno */
};

struct rt_spawned rt_spawn(const struct rt_spawn *what);

#endif
