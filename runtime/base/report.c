/* SPDX-License-Identifier: MIT */
#include "report.h"

#include <assert.h>
#include <errno.h>
#include <fcntl.h>
#include <pthread.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

#include "runtime/log.h"

enum { ROOM = 1 << 16, LINE = 1024 };

struct rt_report {
    pthread_mutex_t lock; /* guards what follows */
    const char *folder, *kind;
    int file; /* -1: not open yet; -2: it cannot be written, and that was said */
    size_t used;
    char text[ROOM];
};

void
rt_file_limit_hold(struct rt_file_limit *limit)
{
    sigset_t pending;
    sigpending(&pending);
    limit->was_pending = sigismember(&pending, SIGXFSZ) == 1;
    sigemptyset(&limit->set);
    sigaddset(&limit->set, SIGXFSZ);
    pthread_sigmask(SIG_BLOCK, &limit->set, &limit->before);
}

void
rt_file_limit_let_go(const struct rt_file_limit *limit)
{
    const struct timespec now = {0, 0};
    while (!limit->was_pending && sigtimedwait(&limit->set, NULL, &now) >= 0)
        continue;
    pthread_sigmask(SIG_SETMASK, &limit->before, NULL);
}

struct rt_report *
rt_report_new(const char *folder, const char *kind)
{
    assert(folder && kind);
    struct rt_report *report = calloc(1, sizeof *report);
    if (!report)
        return NULL;
    pthread_mutex_init(&report->lock, NULL);
    report->folder = folder;
    report->kind = kind;
    report->file = -1;
    return report;
}

void
rt_report_lost(const char *folder)
{
    char path[4096];
    if (snprintf(path, sizeof path, "%s/%s", folder, RT_REPORT_WHOLE) < (int)sizeof path)
        (void)unlink(path);
}

static void
give_up(struct rt_report *report, const char *path)
{
    rt_warn("%s: %s; the rest of the report is missing", path, strerror(errno));
    rt_report_lost(report->folder);
    if (report->file >= 0)
        (void)close(report->file);
    report->file = -2;
}

static void
open_file(struct rt_report *report)
{
    char path[4096];
    if (snprintf(path, sizeof path, "%s/%ld.%s", report->folder, (long)getpid(), report->kind) >=
        (int)sizeof path)
        errno = ENAMETOOLONG;
    else
        report->file = open(path, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0666);
    if (report->file < 0)
        give_up(report, path);
}

static void
write_text(struct rt_report *report)
{
    size_t done = 0;
    if (report->used && report->file == -1)
        open_file(report);
    while (report->file >= 0 && done < report->used) {
        const ssize_t n = write(report->file, report->text + done, report->used - done);
        if (n < 0 && errno != EINTR)
            give_up(report, report->folder);
        done += n > 0 ? (size_t)n : 0;
    }
    report->used = 0;
}

static void
flush(struct rt_report *report)
{
    struct rt_file_limit limit;
    rt_file_limit_hold(&limit);
    write_text(report);
    rt_file_limit_let_go(&limit);
}

void
rt_report_hold(struct rt_report *report)
{
    pthread_mutex_lock(&report->lock);
}

void
rt_report_let_go(struct rt_report *report, bool now)
{
    assert(report->used <= ROOM);
    if (now)
        flush(report);
    pthread_mutex_unlock(&report->lock);
}

void
rt_report_put(struct rt_report *report, const char *format, ...)
{
    va_list args;
    if (report->used + LINE > ROOM)
        flush(report);
    va_start(args, format);
    const int n = vsnprintf(report->text + report->used, LINE, format, args);
    va_end(args);
    assert(n >= 0);
    report->used += n < LINE ? (size_t)n : LINE - 1;
}

void
rt_report_text(struct rt_report *report, const char *text)
{
    for (; *text; text++) {
        if (report->used == ROOM)
            flush(report);
        report->text[report->used++] = *text == '\n' || *text == '\r' ? ' ' : *text;
    }
}

void
rt_report_before_fork(struct rt_report *report)
{
    pthread_mutex_lock(&report->lock);
}

void
rt_report_after_fork(struct rt_report *report, bool child)
{
    if (child) {
        report->used = 0;
        if (report->file >= 0)
            (void)close(report->file);
        report->file = -1;
    }
    pthread_mutex_unlock(&report->lock);
}
