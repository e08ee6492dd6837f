/* SPDX-License-Identifier: MIT */
/* The findings of a checked program, as its processes have written them, and the reports made of them. */
#ifndef TOOL_CHECK_H
#define TOOL_CHECK_H

#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>

enum { TOOL_PLACES = 2 };

struct tool_place {
    uint32_t inst;
    char *who, *listing, *stack, *file, *text; /* NULL: not known; stack: of the host program */
    uint32_t line, column;                     /* 0: not known */
};

struct tool_finding {
    char *class, *level, *kernel, *device, *what;
    uint64_t count;
    unsigned place_count;
    struct tool_place place[TOOL_PLACES];
};

struct tool_findings {
    struct tool_finding *all;
    size_t count, capacity;
    uint64_t suppressed;
    size_t files; /* one of each process that has looked at a launch */
    bool looked;
};

/* All files of a folder. 0, or -1: out of memory. Lines that are damaged, as a killed process may leave them,
 * are left out. */
int tool_findings_read(const char *folder, struct tool_findings *findings);
void tool_findings_free(struct tool_findings *findings);
/* Without notes. */
size_t tool_findings_failing(const struct tool_findings *findings);

/* Reports. program: its words, separated by blanks. */
typedef void tool_report(const struct tool_findings *findings, const char *program, FILE *to);
tool_report tool_report_sarif, tool_report_junit, tool_report_github, tool_report_html;

/* What a class means; "": there is no such class. */
const char *tool_check_meaning(const char *class);
unsigned tool_check_classes(void);
/* Of the i-th. */
const char *tool_check_class(unsigned i);

/* Text in XML or HTML. */
void tool_put_markup(const char *text, FILE *to);

#endif
