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
#include <sys/wait.h>
#include <unistd.h>

#include "base/environment.h"
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
    if (!realpath(value, path))
        return tool_fail(TOOL_FILE, "%s: %s", value, strerror(errno));
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
    FILE *file = *path ? fopen(path, "we") : NULL; /* said before the program runs, and not behind it */
    if (!file)
        return tool_fail(*path ? TOOL_FILE : TOOL_USAGE, "%s %s: %s", reports[i].option, path,
                         *path ? strerror(errno) : "a file is missing");
    (void)fclose(file);
    job->files[i] = path;
    return TOOL_OK;
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

static void
name_program(struct job *job, char **argv)
{
    size_t used = 0;
    for (; *argv && used < sizeof job->program; argv++)
        used +=
            (size_t)snprintf(job->program + used, sizeof job->program - used, "%s%s", used ? " " : "", *argv);
}

/* --- the program --- */

static int
make_folder(struct job *job)
{
    const char *base = rt_environment("TMPDIR");
    (void)snprintf(job->folder, sizeof job->folder, "%s/caygen-check-XXXXXX",
                   base && *base == '/' ? base : "/tmp");
    if (!mkdtemp(job->folder))
        return tool_fail(TOOL_FILE, "%s: %s", job->folder, strerror(errno));
    if (setenv("CAYGEN_CHECK_DIR", job->folder, 1) != 0 || setenv("CAYGEN_CHECK", "on", 0) != 0)
        return tool_fail(TOOL_FILE, "out of memory");
    return TOOL_OK;
}

static void
remove_folder(const struct job *job)
{
    DIR *dir = opendir(job->folder);
    for (const struct dirent *entry; dir && (entry = readdir(dir));)
        if (entry->d_name[0] != '.')
            (void)unlinkat(dirfd(dir), entry->d_name, 0);
    if (dir)
        (void)closedir(dir);
    (void)rmdir(job->folder);
}

/* The program, for the handler. */
static volatile sig_atomic_t running;

static void
pass_on(int signal)
{
    (void)kill((pid_t)running, signal);
}

/* A terminal sends the first two to the program as well; who ends this process means the program. What a
 * signal did to the program is told by its exit code. */
static int
wait_for(pid_t child)
{
    const struct sigaction pass = {.sa_handler = pass_on};
    int status = 0;
    running = child;
    signal(SIGINT, SIG_IGN);
    signal(SIGQUIT, SIG_IGN);
    (void)sigaction(SIGTERM, &pass, NULL);
    (void)sigaction(SIGHUP, &pass, NULL);
    while (waitpid(child, &status, 0) < 0 && errno == EINTR)
        continue;
    return WIFEXITED(status) ? WEXITSTATUS(status) : 128 + WTERMSIG(status);
}

static int
run_program(char **argv)
{
    const pid_t child = fork();
    if (child < 0)
        return tool_fail(TOOL_FILE, "fork: %s", strerror(errno));
    if (child == 0)
        _exit(tool_execute(argv));
    return wait_for(child);
}

/* --- the reports --- */

static void
write_report(const struct job *job, const struct tool_findings *findings, unsigned i)
{
    FILE *file = job->files[i] ? fopen(job->files[i], "we") : NULL;
    if (!job->files[i])
        return;
    if (file)
        reports[i].write(findings, job->program, file);
    if (!file || ferror(file) | fclose(file))
        (void)tool_fail(TOOL_FILE, "%s: %s", job->files[i], strerror(errno));
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
        fprintf(stderr, "caygen: check: nothing was found");
    if (findings->suppressed)
        fprintf(stderr, "; %" PRIu64 " suppressed", findings->suppressed);
    fputc('\n', stderr);
}

static int
report(const struct job *job, int code)
{
    struct tool_findings findings = {0};
    if (tool_findings_read(job->folder, &findings) != 0)
        (void)tool_fail(TOOL_FILE, "not all findings could be read");
    sum_up(&findings);
    for (unsigned i = 0; i < REPORTS; i++)
        write_report(job, &findings, i);
    if (job->github)
        tool_report_github(&findings, job->program, stdout);
    if (tool_findings_failing(&findings) && job->exit_code)
        code = (int)job->exit_code;
    tool_findings_free(&findings);
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
    if (!err && job.only_report)
        return i < argc ? tool_fail(TOOL_USAGE, "--from starts no program") : report(&job, TOOL_OK);
    if (!err && i >= argc)
        err = tool_fail(TOOL_USAGE, "no program; 'caygen check --help' tells how");
    if (!err)
        err = make_folder(&job);
    if (err)
        return err;
    name_program(&job, argv + i);
    const int code = report(&job, run_program(argv + i));
    remove_folder(&job);
    return code;
}
