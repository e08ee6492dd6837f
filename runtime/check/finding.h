/* SPDX-License-Identifier: MIT */
/* What was found in this process: each finding once, with a count. */
#ifndef FINDING_H
#define FINDING_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "debug/source_place.h"

struct rt_findings;
struct shadow;

enum { FINDING_KERNEL = 128, FINDING_TEXT = 512, FINDING_PLACES = 2, FINDING_STACK = 1024 };

struct finding_place {
    uint32_t inst; /* byte offset in the kernel's code; in the host program: any number for the place */
    bool has_line, host;
    char stack[FINDING_STACK]; /* host: the functions that called it */
    struct rt_source_place line;
    char listing[RT_SOURCE_SHOWN];
    char who[96]; /* which work-item */
};

struct finding {
    struct finding *next;
    struct finding *same; /* the finding of the same source lines that was told; NULL: this one is told */
    bool suppressed;
    unsigned id; /* enum rt_check_class */
    uint64_t count;
    char kernel[FINDING_KERNEL], device[32], what[FINDING_TEXT];
    unsigned place_count;
    struct finding_place place[FINDING_PLACES];
};

/* The process's findings (struct _cl_platform_id). All calls are made by the one launch that is checked at a
 * time, or at the process's end. NULL: out of memory. */
struct rt_findings *findings_new(void);
/* What is remembered of global or of local memory, forgotten; it is kept, because its memory is costly to
 * get. NULL: out of memory. */
struct shadow *findings_shadow(struct rt_findings *all, bool local, size_t bytes);
/* The number of a launch, from 1. */
unsigned findings_launch(struct rt_findings *all);
/* A launch is looked at; `caygen check` is told, because no finding means something then. */
void findings_looked(struct rt_findings *all);
void findings_lock(struct rt_findings *all);
void findings_unlock(struct rt_findings *all);

/* Counts one more occurrence of the finding of these ops of this kernel. False: there is none. */
bool findings_count(struct rt_findings *all, unsigned id, const char *kernel, const char *device,
                    const uint32_t inst[FINDING_PLACES]);
/* Copies it, prints it, and writes it to the process's file. */
void findings_add(struct rt_findings *all, const struct finding *finding);
/* One that is told when the host reads what was stored: its number, from 1; 0: there are too many. _find: the
 * number of that of these ops; 0: there is none. */
uint16_t findings_later(struct rt_findings *all, const struct finding *finding);
uint16_t findings_later_find(const struct rt_findings *all, unsigned id, const char *kernel,
                             const char *device, const uint32_t inst[FINDING_PLACES]);
/* The host reads it. Takes the lock. */
void findings_confirm(uint16_t number);
/* How many there are, notes aside. */
unsigned findings_failing(struct rt_findings *all);
struct check_summary;
void findings_sum_up(struct rt_findings *all, struct check_summary *summary);
/* The last lines in the file: the counts. */
void findings_finish(struct rt_findings *all);

/* --- the file in which a process leaves its findings for `caygen check`: finding_file.c --- */

/* What one process knows of its file; 0: nothing yet. */
struct finding_file {
    bool unwritten; /* something could not be written, and that was told */
    bool looked;    /* the file says that a launch was looked at */
};

void finding_file_looked(struct finding_file *file);
void finding_file_add(struct finding_file *file, const struct finding *finding);
/* A suppression has fitted: the number of its line. */
void finding_file_used(struct finding_file *file, unsigned line);
/* The last lines: how often each finding that was added occurred, in the list's order, and how many findings
 * were suppressed. */
void finding_file_end(struct finding_file *file, const struct finding *first, unsigned suppressed);

const char *finding_class_name(unsigned id);
const char *finding_class_level(unsigned id);

#endif
