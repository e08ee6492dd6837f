/* SPDX-License-Identifier: MIT */
#define _GNU_SOURCE /* pipe2 */
#include "spawn.h"

#include <fcntl.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

#include "common/fail.h"

static void
become_child(int requests, int answers, const struct config *config, const struct row *row, enum scale scale)
{
    dup2(requests, STDIN_FILENO);
    dup2(answers, STDOUT_FILENO);
    if (row)
        execl("/proc/self/exe", "bench", "--child", config->name, scale_name(scale), row->name, (char *)NULL);
    else {
        dup2(open("/dev/null", O_WRONLY), STDERR_FILENO);
        execl("/proc/self/exe", "bench", "--child", config->name, scale_name(scale), (char *)NULL);
    }
    _exit(127);
}

void
child_start(struct child *child, const struct config *config, const struct row *row, enum scale scale)
{
    int requests[2], answers[2];
    if (pipe2(requests, O_CLOEXEC) || pipe2(answers, O_CLOEXEC))
        fail("no pipe");
    fflush(NULL);
    child->pid = fork();
    if (child->pid == 0)
        become_child(requests[0], answers[1], config, row, scale);
    if (child->pid < 0)
        fail("no process");
    close(requests[0]);
    close(answers[1]);
    child->to = fdopen(requests[1], "w");
    child->from = fdopen(answers[0], "r");
    if (!child->to || !child->from)
        fail("no memory for a pipe");
}

bool
child_ask(struct child *child, const char *request, const char *word, char rest[ANSWER_BYTES])
{
    char line[ANSWER_BYTES];
    size_t length = strlen(word);
    if (request && (fprintf(child->to, "%s\n", request) < 0 || fflush(child->to)))
        return false;
    if (!fgets(line, sizeof line, child->from))
        return false;
    line[strcspn(line, "\n")] = 0;
    bool fits = !strncmp(line, word, length) && (line[length] == ' ' || !line[length]);
    snprintf(rest, ANSWER_BYTES, "%s", !fits ? line : line[length] ? line + length + 1 : "");
    return fits;
}

bool
child_end(struct child *child)
{
    int status = -1;
    fclose(child->to);
    fclose(child->from);
    waitpid(child->pid, &status, 0);
    return status == 0;
}
