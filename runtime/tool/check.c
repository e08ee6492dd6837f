/* SPDX-License-Identifier: MIT */
/* caygen check: starts a program with CAYGEN_CHECK, waits for it, and reports what its processes have found.
 */
#include "check.h"

#include <dirent.h>
#include <errno.h>
#include <inttypes.h>
#include <limits.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>

#include "check/suppress.h"
#include "child.h"
#include "tool.h"

/* When something was found; --exit-code names another one. */
enum { FOUND = 101 };

struct job {
    const char *files[3];     /* by the rows of `reports`; NULL: not wanted */
    bool github, only_report; /* only_report: --from; no program is started */
    unsigned exit_code;
    char folder[PATH_MAX], program[1024];
};

static const struct {
    const char *option;
    tool_report *write;
} reports[] = {{"--sarif", tool_report_sarif}, {"--junit", tool_report_junit}, {"--html", tool_report_html}};
enum { REPORTS = sizeof reports / sizeof *reports };

/* --- arguments --- */

static int
take_exit_code(struct job *job, const char *value)
{
    char *end;
    const unsigned long n = strtoul(value, &end, 10);
    if (!*value || *end || n > 255)
        return tool_fail(TOOL_USAGE, "--exit-code needs a number from 0 to 255");
    job->exit_code = (unsigned)n;
    return TOOL_OK;
}

/* The program may change its folder before the file is read. */
static int
take_suppressions(const char *value)
{
    char path[PATH_MAX];
    struct suppressions *list;
    if (!realpath(value, path))
        return tool_fail(TOOL_FILE, "%s: %s", value, strerror(errno));
    const bool fine = suppressions_read(path, &list);
    suppressions_free(list);
    if (!fine)
        return TOOL_FILE;
    return setenv("CAYGEN_CHECK_SUPPRESSIONS", path, 1) == 0 ? TOOL_OK
                                                             : tool_fail(TOOL_FILE, "out of memory");
}

/* A folder of CAYGEN_CHECK_DIR. */
static int
take_folder(struct job *job, const char *path)
{
    DIR *dir = *path ? opendir(path) : NULL;
    if (!dir)
        return tool_fail(*path ? TOOL_FILE : TOOL_USAGE, "--from %s: %s", path,
                         *path ? strerror(errno) : "a folder is missing");
    (void)closedir(dir);
    (void)snprintf(job->folder, sizeof job->folder, "%s", path);
    job->only_report = true;
    return TOOL_OK;
}

static int
take_report(struct job *job, unsigned i, const char *path)
{
    job->files[i] = path;
    return tool_report_begin(reports[i].option, path);
}

static int
take_option(struct job *job, int argc, char **argv, int *i)
{
    const char *value;
    if (strcmp(argv[*i], "--github") == 0) {
        job->github = true;
        return TOOL_OK;
    }
    if ((value = tool_option_value(argc, argv, i, "--from", "--from")))
        return take_folder(job, value);
    for (unsigned r = 0; r < REPORTS; r++)
        if ((value = tool_option_value(argc, argv, i, reports[r].option, reports[r].option)))
            return take_report(job, r, value);
    if ((value = tool_option_value(argc, argv, i, "--exit-code", "--exit-code")))
        return take_exit_code(job, value);
    if ((value = tool_option_value(argc, argv, i, "--suppressions", "--suppressions")))
        return take_suppressions(value);
    return tool_take_setting(argc, argv, i);
}

/* --- the reports --- */

static int
write_report(const struct job *job, const struct tool_findings *findings, unsigned i)
{
    FILE *file = job->files[i] ? fopen(job->files[i], "we") : NULL;
    if (!job->files[i])
        return TOOL_OK;
    if (file)
        reports[i].write(findings, job->program, file);
    if (!file || ferror(file) | fclose(file))
        return tool_fail(TOOL_FILE, "%s: %s", job->files[i], strerror(errno));
    return TOOL_OK;
}

static void
sum_up(const struct tool_findings *findings)
{
    uint64_t hits = 0;
    for (size_t i = 0; i < findings->count; i++)
        hits += findings->all[i].count;
    if (findings->count)
        fprintf(stderr, "caygen: check: %zu finding%s, %" PRIu64 " occurrence%s", findings->count,
                findings->count > 1 ? "s" : "", hits, hits > 1 ? "s" : "");
    else
        fprintf(stderr, "caygen: check: %s",
                findings->looked ? "nothing was found" : "no launch was looked at, and nothing was found");
    if (findings->suppressed)
        fprintf(stderr, "; %" PRIu64 " suppressed", findings->suppressed);
    fputc('\n', stderr);
}

/* Findings decide the exit code before what could not be read or written does. */
static int
report(const struct job *job, int code)
{
    struct tool_findings findings = {0};
    int failed = TOOL_OK;
    (void)signal(SIGPIPE, SIG_IGN); /* the files are written even if nobody reads standard error any more */
    if (tool_findings_read(job->folder, &findings) != 0)
        failed = tool_fail(TOOL_FILE, "not all findings could be read");
    sum_up(&findings);
    if (job->only_report && !findings.files)
        failed = tool_fail(TOOL_FILE, "--from %s: no process has left findings there", job->folder);
    if (!job->only_report && !findings.looked &&
        tool_launch_missed("CAYGEN_CHECK_KERNEL", "CAYGEN_CHECK_LAUNCH") != TOOL_OK)
        failed = TOOL_USAGE;
    for (unsigned i = 0; i < REPORTS; i++)
        if (write_report(job, &findings, i) != TOOL_OK)
            failed = TOOL_FILE;
    if (job->github)
        tool_report_github(&findings, job->program, stdout);
    if (tool_findings_failing(&findings) && job->exit_code)
        code = (int)job->exit_code;
    tool_findings_free(&findings);
    return code ? code : failed;
}

int
tool_check(int argc, char **argv)
{
    struct job job = {.exit_code = FOUND};
    int i = 1, err = TOOL_OK;
    for (; !err && i < argc && argv[i][0] == '-' && strcmp(argv[i], "--") != 0; i++)
        err = take_option(&job, argc, argv, &i);
    i += !err && i < argc && strcmp(argv[i], "--") == 0;
    if (!err && job.only_report)
        return i < argc ? tool_fail(TOOL_USAGE, "--from starts no program") : report(&job, TOOL_OK);
    if (!err && i >= argc)
        err = tool_fail(TOOL_USAGE, "no program; 'caygen check --help' tells how");
    if (!err && setenv("CAYGEN_CHECK", "on", 0) != 0)
        err = tool_fail(TOOL_FILE, "out of memory");
    if (!err)
        err = tool_folder_make("check", "CAYGEN_CHECK_DIR", job.folder);
    if (err)
        return err;
    tool_child_name(argv + i, job.program, sizeof job.program);
    const int code = report(&job, tool_child_run(argv + i));
    tool_folder_remove(job.folder);
    return code;
}
