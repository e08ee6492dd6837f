/* SPDX-License-Identifier: MIT */
/* caygen record: starts a program whose launches are kept in a folder. */
#include <errno.h>
#include <limits.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "runtime/options.h"
#include "tool.h"

static int
set(const char *variable, const char *value)
{
    return setenv(variable, value, 1) == 0 ? TOOL_OK : tool_fail(TOOL_FILE, "out of memory");
}

/* The program may have another current folder. */
static int
take_folder(const char *path)
{
    char whole[PATH_MAX];
    struct stat st;
    if (!*path)
        return tool_fail(TOOL_USAGE, "-o needs a folder");
    if (mkdir(path, 0777) != 0 && errno != EEXIST)
        return tool_fail(TOOL_FILE, "%s: %s", path, strerror(errno));
    if (!realpath(path, whole) || stat(whole, &st) != 0)
        return tool_fail(TOOL_FILE, "%s: %s", path, strerror(errno));
    if (!S_ISDIR(st.st_mode))
        return tool_fail(TOOL_FILE, "%s is no folder", path);
    if (access(whole, W_OK | X_OK) != 0)
        return tool_fail(TOOL_FILE, "%s: %s", path, strerror(errno));
    return whole[1] ? set("CAYGEN_RECORD", whole) : tool_fail(TOOL_USAGE, "-o cannot be /");
}

static int
take_launch(const char *value)
{
    char *end;
    const unsigned long n = strtoul(value, &end, 10);
    if (strcmp(value, "all") == 0)
        return set("CAYGEN_RECORD_LAUNCH", "0");
    if (*value < '0' || *value > '9' || *end || n < 1 || n > 1000000000)
        return tool_fail(TOOL_USAGE, "--launch needs a number from 1, or all");
    return set("CAYGEN_RECORD_LAUNCH", value);
}

static int
take_option(int argc, char **argv, int *i, bool *has_folder)
{
    const char *value;
    if ((value = tool_option_value(argc, argv, i, "-o", "--output"))) {
        *has_folder = true;
        return take_folder(value);
    }
    if ((value = tool_option_value(argc, argv, i, "--kernel", "--kernel")))
        return *value ? set("CAYGEN_RECORD_KERNEL", value) : tool_fail(TOOL_USAGE, "--kernel needs a name");
    if ((value = tool_option_value(argc, argv, i, "--launch", "--launch")))
        return take_launch(value);
    return tool_take_setting(argc, argv, i);
}

/* The program takes this process, so nothing stands between it and its caller. */
int
tool_record(int argc, char **argv)
{
    int i = 1, err = TOOL_OK;
    bool has_folder = false;
    for (; !err && i < argc && argv[i][0] == '-' && strcmp(argv[i], "--") != 0; i++)
        err = take_option(argc, argv, &i, &has_folder);
    i += !err && i < argc && strcmp(argv[i], "--") == 0;
    if (!err && i >= argc)
        err = tool_fail(TOOL_USAGE, "no program; 'caygen record --help' tells how");
    if (!err && !has_folder)
        err = tool_fail(TOOL_USAGE, "no folder for the launches; -o FOLDER names it");
    return err ? err : tool_execute(argv + i);
}
