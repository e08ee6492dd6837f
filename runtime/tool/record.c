/* SPDX-License-Identifier: MIT */
/* caygen record: starts a program whose launches are kept in a folder. */
#include <dirent.h>
#include <errno.h>
#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "child.h"
#include "record/record.h"
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

/* Launches that can be replayed. */
static unsigned
count_records(const char *folder)
{
    char path[NAME_MAX + 16];
    unsigned count = 0;
    DIR *dir = opendir(folder);
    for (const struct dirent *entry; dir && (entry = readdir(dir));) {
        snprintf(path, sizeof path, "%s/%s", entry->d_name, RT_RECORD_LAUNCH);
        count += faccessat(dirfd(dir), path, F_OK, 0) == 0;
    }
    if (dir)
        (void)closedir(dir);
    return count;
}

/* A program that ends by itself says this at its end. */
static void
tell(unsigned count)
{
    const char *folder = tool_setting("CAYGEN_RECORD");
    char shown[PATH_MAX];
    if (count && folder)
        fprintf(stderr, "caygen: %u launch%s recorded in %s\n", count, count == 1 ? " is" : "es are",
                tool_show(folder, shown, sizeof shown));
}

static int
run(const char *folder, char **argv)
{
    const char *launch = tool_setting("CAYGEN_RECORD_LAUNCH");
    const bool chosen = tool_setting("CAYGEN_RECORD_KERNEL") || (launch && strcmp(launch, "0") != 0);
    const unsigned before = count_records(folder);
    const struct tool_end end = tool_child_run(argv);
    const unsigned after = count_records(folder), count = after > before ? after - before : 0;
    if (end.signal)
        tell(count);
    if (end.code || count || !chosen)
        return end.code;
    return tool_fail(TOOL_USAGE, "%s: the launch that --kernel and --launch ask for was not kept", folder);
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
