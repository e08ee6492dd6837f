/* SPDX-License-Identifier: MIT */
/* caygen check: starts a program with CAYGEN_CHECK, waits for it, and reports what its processes have found.
 */
#define _GNU_SOURCE /* memfd_create */
#include "check.h"

#include <dirent.h>
#include <errno.h>
#include <limits.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

#include "check/suppress.h"
#include "child.h"
#include "tool.h"

/* When something was found; --exit-code names another one. */
enum { FOUND = 101 };

struct job {
    const char *files[3]; /* by the rows of `reports`; NULL: not wanted */
    bool github, need_launch;
    bool only_report; /* --from; no program is started */
    unsigned exit_code;
    const char *suppressions; /* as given; NULL: not */
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

/* A pipe can be read once, and the program's processes have other files at /dev/fd. They get a file without a
 * name, which is there as long as this process is. */
static int
keep(const char *file, char path[PATH_MAX])
{
    size_t size = 0;
    unsigned char *bytes = tool_read_file(file, &size);
    if (!bytes)
        return TOOL_FILE;
    const int copy = memfd_create("suppressions", MFD_CLOEXEC);
    const bool whole = copy >= 0 && write(copy, bytes, size) == (ssize_t)size;
    free(bytes);
    (void)snprintf(path, PATH_MAX, "/proc/%ld/fd/%d", (long)getpid(), copy);
    return whole ? TOOL_OK : tool_fail(TOOL_FILE, "%s: it cannot be copied: %s", file, strerror(errno));
}

/* The program may change its folder before the file is read. */
static int
find(const char *file, char path[PATH_MAX])
{
    struct stat st;
    if (stat(file, &st) == 0 && !S_ISREG(st.st_mode))
        return keep(file, path);
    return realpath(file, path) ? TOOL_OK : tool_fail(TOOL_FILE, "%s: %s", file, strerror(errno));
}

static int
take_suppressions(struct job *job, const char *value)
{
    char path[PATH_MAX];
    struct suppressions *list;
    if (find(value, path) != TOOL_OK)
        return TOOL_FILE;
    const bool fine = suppressions_read(path, value, &list);
    suppressions_free(list);
    if (!fine)
        return TOOL_FILE;
    job->suppressions = value;
    return tool_set_variable("CAYGEN_CHECK_SUPPRESSIONS", path);
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

/* A word without a value. */
static bool
take_word(struct job *job, const char *word)
{
    job->github |= strcmp(word, "--github") == 0;
    job->need_launch |= strcmp(word, "--need-launch") == 0;
    return strcmp(word, "--github") == 0 || strcmp(word, "--need-launch") == 0;
}

/* Options that set a variable, and those of `caygen run`. */
static int
take_setting(int argc, char **argv, int *i)
{
    int at = *i;
    const char *classes = tool_option_value(argc, argv, &at, "--classes", "--classes"), *launch;
    if (classes && strcmp(classes, "off") == 0)
        return tool_fail(TOOL_USAGE,
                         "--classes off: then nothing is looked for; `caygen run` starts a program "
                         "without the check");
    if ((launch = tool_option_value(argc, argv, i, "--launch", "--launch")))
        return tool_take_launch("CAYGEN_CHECK_LAUNCH", launch);
    return tool_take_setting(argc, argv, i);
}

static int
take_option(struct job *job, int argc, char **argv, int *i)
{
    const char *value;
    if (take_word(job, argv[*i]))
        return TOOL_OK;
    if ((value = tool_option_value(argc, argv, i, "--from", "--from")))
        return take_folder(job, value);
    for (unsigned r = 0; r < REPORTS; r++)
        if ((value = tool_option_value(argc, argv, i, reports[r].option, reports[r].option)))
            return tool_report_begin(reports[r].option, value, job->files, REPORTS, r);
    if ((value = tool_option_value(argc, argv, i, "--exit-code", "--exit-code")))
        return take_exit_code(job, value);
    if ((value = tool_option_value(argc, argv, i, "--suppressions", "--suppressions")))
        return take_suppressions(job, value);
    return take_setting(argc, argv, i);
}

/* A value that was left in the environment does not switch the check off. */
static int
switch_on(void)
{
    const char *value = tool_setting("CAYGEN_CHECK");
    return value && strcmp(value, "off") != 0 ? TOOL_OK : tool_set_variable("CAYGEN_CHECK", "on");
}

/* --- the reports --- */

static int
write_report(const struct job *job, const struct tool_findings *findings, unsigned i)
{
    FILE *file = job->files[i] ? fopen(job->files[i], "we") : NULL;
    if (!job->files[i])
        return TOOL_OK;
    if (file)
        reports[i].write(findings, file);
    if (!file || ferror(file) | fclose(file))
        return tool_fail(TOOL_FILE, "%s: %s", job->files[i], strerror(errno));
    return TOOL_OK;
}

static int
write_reports(const struct job *job, const struct tool_findings *findings)
{
    int err = TOOL_OK;
    for (unsigned i = 0; i < REPORTS; i++)
        if (write_report(job, findings, i) != TOOL_OK)
            err = TOOL_FILE;
    if (job->github)
        tool_report_github(findings, stdout);
    return err;
}

/* What the processes have found. TOOL_FILE: part of it is missing. */
static int
read_findings(const struct job *job, struct tool_findings *findings)
{
    if (tool_findings_read(job->folder, findings) != 0)
        return TOOL_FILE;
    if (!job->only_report)
        return tool_folder_whole(job->folder);
    return findings->files
               ? TOOL_OK
               : tool_fail(TOOL_FILE, "--from %s: no process has left findings there", job->folder);
}

/* Somebody wanted a launch, and there was none. */
static int
look_for_launch(const struct job *job, const struct tool_findings *findings)
{
    int err = TOOL_OK;
    if (!findings->looked && !job->only_report)
        err = tool_launch_missed("CAYGEN_CHECK_KERNEL", "CAYGEN_CHECK_LAUNCH");
    if (!err && !findings->looked && job->need_launch)
        err = tool_fail(TOOL_USAGE, "--need-launch: the program has launched no kernel that was looked at");
    return err;
}

/* Where something is missing, nobody can say what was found: 2. Else findings come before the program's exit
 * code, and that before a launch that was missed. */
static int
report(const struct job *job, struct tool_end end)
{
    struct tool_findings findings = {
        .program = job->program, .suppressions = job->suppressions, .signal = end.signal};
    tool_write_always(); /* the files are written even if nobody reads standard error any more */
    findings.incomplete = read_findings(job, &findings) != TOOL_OK;
    tool_findings_sum_up(&findings);
    const int missed = findings.incomplete ? TOOL_FILE : look_for_launch(job, &findings);
    const bool written = write_reports(job, &findings) == TOOL_OK;
    const bool found = tool_findings_failing(&findings) && job->exit_code;
    tool_findings_free(&findings);
    if (missed == TOOL_FILE || !written)
        return TOOL_FILE;
    return found ? (int)job->exit_code : end.code ? end.code : missed;
}

static int
check_program(struct job *job, char **argv)
{
    int err = switch_on();
    if (!err)
        err = tool_folder_make("check", "CAYGEN_CHECK_DIR", job->folder);
    if (err)
        return err;
    tool_child_name(argv, job->program, sizeof job->program);
    const int code = report(job, tool_child_run(argv));
    tool_folder_remove(job->folder);
    return code;
}

int
tool_check(int argc, char **argv)
{
    struct job job = {.exit_code = FOUND};
    int i = 1, err = TOOL_OK;
    for (; !err && i < argc && argv[i][0] == '-' && strcmp(argv[i], "--") != 0; i++)
        err = take_option(&job, argc, argv, &i);
    i += !err && i < argc && strcmp(argv[i], "--") == 0;
    if (!err && job.only_report && i < argc)
        err = tool_fail(TOOL_USAGE, "--from starts no program");
    if (!err && !job.only_report && i >= argc)
        err = tool_fail(TOOL_USAGE, "no program; 'caygen check --help' tells how");
    if (err)
        return err;
    return job.only_report ? report(&job, (struct tool_end){.code = TOOL_OK}) : check_program(&job, argv + i);
}
