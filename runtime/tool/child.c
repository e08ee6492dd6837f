/* SPDX-License-Identifier: MIT */
#include "child.h"

#include <dirent.h>
#include <errno.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

#include "base/environment.h"
#include "base/report.h"
#include "tool.h"

/* The processes remove the file if something cannot be written (base/report.h). */
static bool
put_mark(const char *folder)
{
    char path[PATH_MAX + 32];
    (void)snprintf(path, sizeof path, "%s/%s", folder, RT_REPORT_WHOLE);
    FILE *file = fopen(path, "we");
    return file && fclose(file) == 0;
}

int
tool_folder_whole(const char *folder)
{
    char path[PATH_MAX + 32];
    (void)snprintf(path, sizeof path, "%s/%s", folder, RT_REPORT_WHOLE);
    return access(path, F_OK) == 0
               ? TOOL_OK
               : tool_fail(TOOL_FILE, "a process could not write all of its report to %s", folder);
}

int
tool_folder_make(const char *name, const char *variable, char folder[PATH_MAX])
{
    const char *base = rt_environment("TMPDIR");
    (void)snprintf(folder, PATH_MAX, "%s/caygen-%s-XXXXXX", base && *base == '/' ? base : "/tmp", name);
    const bool made = mkdtemp(folder) != NULL;
    if (!made || !put_mark(folder)) {
        (void)tool_fail(TOOL_FILE, "%s: %s", folder, strerror(errno));
        if (made)
            (void)rmdir(folder);
        return TOOL_FILE;
    }
    return tool_set_variable(variable, folder);
}

void
tool_folder_remove(const char *folder)
{
    DIR *dir = opendir(folder);
    for (const struct dirent *entry; dir && (entry = readdir(dir));)
        if (strcmp(entry->d_name, ".") != 0 && strcmp(entry->d_name, "..") != 0)
            (void)unlinkat(dirfd(dir), entry->d_name, 0);
    if (dir)
        (void)closedir(dir);
    (void)rmdir(folder);
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
static struct tool_end
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
    if (WIFEXITED(status))
        return (struct tool_end){.code = WEXITSTATUS(status)};
    return (struct tool_end){.code = 128 + WTERMSIG(status), .signal = WTERMSIG(status)};
}

struct tool_end
tool_child_run(char **argv)
{
    const pid_t child = fork();
    if (child < 0)
        return (struct tool_end){.code = tool_fail(TOOL_FILE, "fork: %s", strerror(errno))};
    if (child == 0)
        _exit(tool_execute(argv));
    return wait_for(child);
}

void
tool_write_always(void)
{
    (void)signal(SIGPIPE, SIG_IGN);
    (void)signal(SIGXFSZ, SIG_IGN);
}

void
tool_child_name(char **argv, char *text, size_t size)
{
    size_t used = 0;
    for (text[0] = '\0'; *argv && used < size; argv++)
        used += (size_t)snprintf(text + used, size - used, "%s%s", used ? " " : "", *argv);
}

/* Whether a list of reports has the path as another one's. */
static bool
is_taken(const char *path, const char *const *files, unsigned count)
{
    bool taken = false;
    for (unsigned i = 0; i < count; i++)
        taken |= files[i] && strcmp(files[i], path) == 0;
    return taken;
}

int
tool_report_begin(const char *option, const char *path, const char **files, unsigned count, unsigned which)
{
    if (files[which])
        return tool_fail(TOOL_USAGE, "%s is given twice", option);
    if (is_taken(path, files, count))
        return tool_fail(TOOL_USAGE, "%s %s: another report goes into the same file", option, path);
    const bool named = *path && strcmp(path, "--") != 0; /* else the program's words begin there */
    FILE *stream = named ? fopen(path, "we") : NULL;
    if (!stream)
        return tool_fail(named ? TOOL_FILE : TOOL_USAGE, "%s %s: %s", option, path,
                         named ? strerror(errno) : "a file is missing");
    files[which] = path;
    (void)fclose(stream);
    return TOOL_OK;
}
