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
    size_t process; /* the last one that has found it; merging numbers them from 1 */
    unsigned place_count;
    struct tool_place place[TOOL_PLACES];
};

struct tool_findings {
    struct tool_finding *all;
    size_t count, capacity;
    uint64_t suppressed;
    size_t files; /* one of each process that has looked at a launch */
    bool looked;
    unsigned *used; /* lines of the file of suppressions that fitted a finding */
    size_t used_count;
    const char *program;      /* its words, separated by blanks */
    const char *suppressions; /* how the command names their file; NULL: it names none */
    int signal;               /* that ended the program; 0: none */
    bool incomplete;          /* not all findings could be read */
};

/* All files of a folder. 0, or -1: something could not be read, and a message said what. Lines that are
 * damaged, as a killed process may leave them, are left out. */
int tool_findings_read(const char *folder, struct tool_findings *findings);
void tool_findings_free(struct tool_findings *findings);
void tool_finding_free(struct tool_finding *finding);
/* Takes what one process has found. Equal findings become one, and their counts are added. own is empty then.
 * False: out of memory. */
bool tool_findings_merge(struct tool_findings *all, struct tool_findings *own);
/* Adds a finding, whose texts it takes. False: out of memory. */
bool tool_findings_add(struct tool_findings *all, const struct tool_finding *finding);
/* Without notes. */
size_t tool_findings_failing(const struct tool_findings *findings);
/* What the end of the run says on standard error. */
void tool_findings_sum_up(const struct tool_findings *findings);

/* Reports. */
typedef void tool_report(const struct tool_findings *findings, FILE *to);
tool_report tool_report_sarif, tool_report_junit, tool_report_github, tool_report_html;

/* What a class means; "": there is no such class. */
const char *tool_check_meaning(const char *class);
unsigned tool_check_classes(void);
/* Of the i-th. */
const char *tool_check_class(unsigned i);

/* The path of a source file as seen from the repository of the current folder, if the file is in it; else the
 * path itself. Returns `to`. */
char *tool_repository_path(const char *path, char *to, size_t size);

/* "SIGSEGV". Returns `to`. */
char *tool_signal_name(int signal, char *to, size_t size);

/* Text in XML or HTML. Bytes that are no UTF-8 become U+FFFD. */
void tool_put_markup(const char *text, FILE *to);

#endif
