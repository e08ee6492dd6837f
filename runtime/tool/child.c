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
#include "tool.h"

int
tool_folder_make(const char *name, const char *variable, char folder[PATH_MAX])
{
    const char *base = rt_environment("TMPDIR");
    (void)snprintf(folder, PATH_MAX, "%s/caygen-%s-XXXXXX", base && *base == '/' ? base : "/tmp", name);
    if (!mkdtemp(folder))
        return tool_fail(TOOL_FILE, "%s: %s", folder, strerror(errno));
    return setenv(variable, folder, 1) == 0 ? TOOL_OK : tool_fail(TOOL_FILE, "out of memory");
}

void
tool_folder_remove(const char *folder)
{
    DIR *dir = opendir(folder);
    for (const struct dirent *entry; dir && (entry = readdir(dir));)
        if (entry->d_name[0] != '.')
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

int
tool_child_run(char **argv)
{
    const pid_t child = fork();
    if (child < 0)
        return tool_fail(TOOL_FILE, "fork: %s", strerror(errno));
    if (child == 0)
        _exit(tool_execute(argv));
    return wait_for(child);
}

void
tool_child_name(char **argv, char *text, size_t size)
{
    size_t used = 0;
    for (text[0] = '\0'; *argv && used < size; argv++)
        used += (size_t)snprintf(text + used, size - used, "%s%s", used ? " " : "", *argv);
}

int
tool_report_begin(const char *option, const char *path)
{
    const bool named = *path && strcmp(path, "--") != 0; /* else the program's words begin there */
    FILE *file = named ? fopen(path, "we") : NULL;
    if (!file)
        return tool_fail(named ? TOOL_FILE : TOOL_USAGE, "%s %s: %s", option, path,
                         named ? strerror(errno) : "a file is missing");
    (void)fclose(file);
    return TOOL_OK;
}

int
tool_launch_missed(const char *kernel_variable, const char *launch_variable)
{
    const char *kernel = rt_environment(kernel_variable), *launch = rt_environment(launch_variable);
    if (!kernel && !launch)
        return TOOL_OK;
    return tool_fail(TOOL_USAGE, "there was no launch%s%s%s%s", launch ? " " : "", launch ? launch : "",
                     kernel ? " of a kernel " : "", kernel ? kernel : "");
}
