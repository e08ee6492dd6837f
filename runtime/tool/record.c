/* SPDX-License-Identifier: MIT */
/* caygen record: starts a program whose launches are kept in a folder. */
#include <dirent.h>
#include <errno.h>
#include <limits.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "child.h"
#include "runtime/options.h"
#include "tool.h"

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
    return whole[1] ? tool_set_variable("CAYGEN_RECORD", whole) : tool_fail(TOOL_USAGE, "-o cannot be /");
}

static int
take_launch(const char *value)
{
    return strcmp(value, "all") == 0 ? tool_set_variable("CAYGEN_RECORD_LAUNCH", "0")
                                     : tool_take_launch("CAYGEN_RECORD_LAUNCH", value);
}

static int
take_option(int argc, char **argv, int *i, const char **folder)
{
    const char *value;
    if ((value = tool_option_value(argc, argv, i, "-o", "--output"))) {
        if (*folder)
            return tool_fail(TOOL_USAGE, "-o is given twice");
        *folder = value;
        return take_folder(value);
    }
    if ((value = tool_option_value(argc, argv, i, "--kernel", "--kernel")))
        return *value ? tool_set_variable("CAYGEN_RECORD_KERNEL", value)
                      : tool_fail(TOOL_USAGE, "--kernel needs a name");
    if ((value = tool_option_value(argc, argv, i, "--launch", "--launch")))
        return take_launch(value);
    return tool_take_setting(argc, argv, i);
}

/* What is in the folder. */
static unsigned
count_records(const char *folder)
{
    unsigned count = 0;
    DIR *dir = opendir(folder);
    for (const struct dirent *entry; dir && (entry = readdir(dir));)
        count += entry->d_name[0] != '.';
    if (dir)
        (void)closedir(dir);
    return count;
}

static int
run_for_a_launch(const char *folder, char **argv)
{
    const unsigned before = count_records(folder);
    const int code = tool_child_run(argv).code;
    if (code || count_records(folder) > before)
        return code;
    return tool_fail(TOOL_USAGE, "%s: the launch that --kernel and --launch ask for was not kept", folder);
}

/* Without a certain launch to wait for, the program takes this process, so nothing stands between it and its
 * caller. */
static int
run(const char *folder, char **argv)
{
    const char *launch = tool_setting("CAYGEN_RECORD_LAUNCH");
    if (tool_setting("CAYGEN_RECORD_KERNEL") || (launch && strcmp(launch, "0") != 0))
        return run_for_a_launch(folder, argv);
    return tool_execute(argv);
}

int
tool_record(int argc, char **argv)
{
    int i = 1, err = TOOL_OK;
    const char *folder = NULL;
    for (; !err && i < argc && argv[i][0] == '-' && strcmp(argv[i], "--") != 0; i++)
        err = take_option(argc, argv, &i, &folder);
    i += !err && i < argc && strcmp(argv[i], "--") == 0;
    if (!err && i >= argc)
        err = tool_fail(TOOL_USAGE, "no program; 'caygen record --help' tells how");
    if (!err && !folder)
        err = tool_fail(TOOL_USAGE, "no folder for the launches; -o FOLDER names it");
    return err ? err : run(folder, argv + i);
}
