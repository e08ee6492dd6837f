/* SPDX-License-Identifier: MIT */
/* The values of the environment's variables, read once. options.def and debug.def are the tables. */
#ifndef RUNTIME_OPTIONS_H
#define RUNTIME_OPTIONS_H

#include <stdbool.h>

enum rt_debug_bit {
#define RT_DEBUG(id, name, help) RT_DEBUG_BIT_##id,
#include "runtime/debug.def"
#undef RT_DEBUG
    RT_DEBUG_COUNT
};

enum rt_debug {
#define RT_DEBUG(id, name, help) RT_DEBUG_##id = 1u << RT_DEBUG_BIT_##id,
#include "runtime/debug.def"
#undef RT_DEBUG
};

/* CAYGEN_TRACE: which hardware thread is traced. */
struct rt_trace_filter {
    char *kernel;    /* NULL: any */
    unsigned launch; /* of those, from 1 */
    bool has_group, has_item;
    unsigned group[3], item[3], thread;
    unsigned lines; /* at most */
};

/* CAYGEN_PROFILE. */
enum rt_profiling { RT_PROFILE_OFF, RT_PROFILE_COUNT, RT_PROFILE_TIME };

/* CAYGEN_ON_FAULT. */
struct rt_on_fault {
    bool abort;
    unsigned exit_code; /* 0: the program's own */
};

struct rt_options {
    unsigned *devices; /* enum fe_device; never freed */
    unsigned device_count;
    bool devices_chosen;      /* by the environment, in this order */
    unsigned engine;          /* enum backend_engine */
    unsigned cpu;             /* enum backend_cpu */
    unsigned threads;         /* 0: one per core */
    unsigned compute_units;   /* 0: as many as threads */
    unsigned deterministic;   /* 1: set_deterministic in options.c has changed the others */
    unsigned hang_seconds;    /* 0: never */
    unsigned cayman_images;   /* 1: Cayman reports images */
    unsigned wavefront_parts; /* 0: never, 1: where that is faster, 2: always */
    unsigned strict;          /* 1: accesses that a GPU hides are faults */
    unsigned cache;           /* 0: none */
    unsigned cache_megabytes;
    char *cache_folder;                    /* NULL: none, for lack of a home */
    char *ocloc, *clang, *libclc, *libgbe; /* NULL: not chosen */
    unsigned beignet;                      /* 1: its compiler for all GPUs that it knows */
    char *jit_dump;                        /* NULL: nowhere */
    unsigned jit_pairs, jit_solos;         /* 0: none, 1: those that gain, 2: all */
    unsigned jit_parts;                    /* 0: none, 1: on hosts with AVX-512, 2: on all hosts */
    unsigned compiler_seconds;             /* 0: no limit */
    unsigned compiler_megabytes;           /* 0: what its toolchain is given */
    unsigned compilers;                    /* at once; 0: one per core */
    unsigned debug;                        /* enum rt_debug */
    unsigned check;                        /* a bit for each class of findings (runtime/check.def); 0: off */
    unsigned check_max, check_schedule, check_megabytes;
    char *check_folder, *check_suppressions, *check_kernel; /* NULL: none; any kernel */
    unsigned check_launch;                                  /* 0: any */
    unsigned profile;                                       /* enum rt_profiling */
    unsigned profile_timeline, profile_launch;              /* profile_launch 0: any */
    char *profile_folder, *profile_kernel;                  /* NULL: nowhere; any kernel */
    char *record, *record_kernel;                           /* NULL: nowhere; any kernel */
    unsigned record_launch;                                 /* 0: any */
    char *fidelity;                                         /* NULL: nowhere */
    struct rt_trace_filter trace;
    struct rt_on_fault on_fault;
};

/* If there is no memory for the list of devices, it is empty. */
void rt_options_read(struct rt_options *options);
void rt_options_free(struct rt_options *options);
/* CAYGEN_HANG_SECONDS, for commands that run launches without a platform. */
double rt_options_hang_seconds(void);
/* Whether work-groups are shown to a person: they must be those that the program has asked for. */
bool rt_options_show_groups(const struct rt_options *options);

/* The tables, for code that prints them. */
struct rt_option_row {
    const char *variable, *legal, *fallback, *help;
};
unsigned rt_option_count(void);
struct rt_option_row rt_option_row(unsigned i);
struct rt_debug_row {
    const char *word, *help;
};
struct rt_debug_row rt_debug_row(unsigned i); /* RT_DEBUG_COUNT of them */

enum rt_option_state { RT_OPTION_DEFAULT, RT_OPTION_SET, RT_OPTION_IGNORED };
/* Whether the environment sets it. *text: its value, NULL if it is not set. */
enum rt_option_state rt_option_state(unsigned i, const char **text);

/* A variable of the environment whose name begins like Caygen's and is in no table. */
struct rt_unknown {
    char name[64];
    const char *nearest; /* NULL: no name is near */
};
/* The i-th of them; false: there are not as many. */
bool rt_option_unknown(unsigned i, struct rt_unknown *unknown);
/* Warns of those that are nearly one of Caygen's. Others may be another program's. */
void rt_options_warn_unknown(void);

#endif
