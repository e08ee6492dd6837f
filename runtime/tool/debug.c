/* SPDX-License-Identifier: MIT */
/* caygen debug: a recorded launch under a prompt. */
#include <errno.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

#include "recorded.h"
#include "step/step.h"

struct job {
    const char *path, *commands;
    bool batch;
};

static int
parse(int argc, char **argv, struct job *job)
{
    for (int i = 1; i < argc; i++) {
        const char *value = tool_option_value(argc, argv, &i, "-x", "--commands");
        if (value)
            job->commands = value;
        else if (strcmp(argv[i], "--batch") == 0)
            job->batch = true;
        else if (argv[i][0] == '-' || job->path)
            return tool_fail(TOOL_USAGE, "unexpected argument '%s'", argv[i]);
        else
            job->path = argv[i];
    }
    if (job->commands && !*job->commands)
        return tool_fail(TOOL_USAGE, "--commands needs a file");
    return job->path ? TOOL_OK : tool_fail(TOOL_USAGE, "debug needs a record");
}

int
tool_debug(int argc, char **argv)
{
    struct job job = {.batch = false};
    struct rt_replay replay;
    int result = parse(argc, argv, &job);
    FILE *file = !result && job.commands ? fopen(job.commands, "re") : NULL;
    if (!result && job.commands && !file)
        result = tool_fail(TOOL_FILE, "%s: %s", job.commands, strerror(errno));
    if (!result)
        result = tool_open_record(job.path, &replay);
    if (result) {
        if (file)
            (void)fclose(file);
        return result;
    }
    const struct rt_step_io io = {
        .in = {file, job.batch && file ? NULL : stdin}, .out = stdout, .echo = file || !isatty(STDIN_FILENO)};
    const unsigned wrong = rt_step(&replay, &io);
    rt_replay_close(&replay);
    if (file)
        (void)fclose(file);
    return job.batch && wrong
               ? tool_fail(TOOL_USAGE, "%u command%s wrong", wrong, wrong == 1 ? " was" : "s were")
               : TOOL_OK;
}
