/* SPDX-License-Identifier: MIT */
/* A case on all engines, in a process of its own: translated code may crash or never end. */
#ifndef CONFORMANCE_RANDOM_EXAMINE_H
#define CONFORMANCE_RANDOM_EXAMINE_H

#include <stdio.h>

#include "machine.h"
#include "oracle.h"

enum { RUNS = BACKEND_ENGINE_COUNT * BACKEND_CPU_COUNT };

/* What occurs in work-groups that the engine ran in one call. */
enum group_kind {
    GROUP_SEVERAL_BARRIERS,
    GROUP_LOOP, /* a thread comes to a barrier again */
    GROUP_EARLY_END,
    GROUP_FAULT,        /* of a thread in a group of several, behind a barrier */
    GROUP_ONE_PARTIAL,  /* one thread with some lanes off */
    GROUP_LAST_PARTIAL, /* several threads, the last one with some lanes off: not in one call */
    GROUP_KINDS
};
extern const char *const group_kind_names[GROUP_KINDS];

/* One engine at one level is run number engine * BACKEND_CPU_COUNT + level. */
struct finding {
    bool quiet; /* wanted: nothing of the engines' own words on stderr; kept from case to case */
    bool different;
    enum oracle_verdict verdict;
    unsigned run; /* the one that differs, or the one under way when the process died */
    int signal;   /* what it died of */
    uint32_t ran; /* bits of runs done */
    uint32_t at;  /* first different byte of memory; WORLD_END: how it ended */
    unsigned steps, nans;
    unsigned own_starts;         /* see struct outcome */
    unsigned kinds[GROUP_KINDS]; /* how many runs were such */
    bool as_group;               /* the run that differs was */
    struct oracle oracle;
    struct outcome got, group;
};

/* In memory that children share. NULL when there is none. */
struct finding *finding_new(void);
/* runs: bits of the runs wanted; the first one that differs ends it. */
void examine(const struct random_case *c, uint32_t runs, struct finding *f);
void finding_print(const struct finding *f, FILE *file);
const char *run_name(unsigned run, char text[32]);

#endif
