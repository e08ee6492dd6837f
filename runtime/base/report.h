/* SPDX-License-Identifier: MIT */
/*
 * A file to which a process adds lines, in a folder that several processes share: FOLDER/PROCESS.KIND. A
 * child that was made by fork writes to a file of its own. What has been flushed stays if the process is
 * killed.
 */
#ifndef BASE_REPORT_H
#define BASE_REPORT_H

#include <signal.h>
#include <stdbool.h>

struct rt_report;

/* A file that grows beyond the process's limit is an error, EFBIG, and must not end the program by SIGXFSZ.
 * Between these two, writes of this thread do not. */
struct rt_file_limit {
    sigset_t set, before; /* the signal; the thread's mask */
    bool was_pending;
};
void rt_file_limit_hold(struct rt_file_limit *limit);
void rt_file_limit_let_go(const struct rt_file_limit *limit);

/* NULL: out of memory. The file is made with the first line. Both texts must stay. */
struct rt_report *rt_report_new(const char *folder, const char *kind);
/* Lines between these two stay together. flush: what has been added is in the file when the call returns. */
void rt_report_hold(struct rt_report *report);
void rt_report_let_go(struct rt_report *report, bool flush);
/* Adds text; the caller holds the report. */
void rt_report_put(struct rt_report *report, const char *format, ...) __attribute__((format(printf, 2, 3)));
/* The same without a limit of length; ends of lines in it become spaces. */
void rt_report_text(struct rt_report *report, const char *text);
/*
 * `caygen` puts this file into a folder of reports that it has made. A process that could not write all of
 * its report removes the file: that can be done on a full disk as well. _lost does so, in any folder.
 */
#define RT_REPORT_WHOLE ".caygen-whole"
void rt_report_lost(const char *folder);
/* Around a fork; the child forgets what the parent has not written yet. */
void rt_report_before_fork(struct rt_report *report);
void rt_report_after_fork(struct rt_report *report, bool child);

#endif
