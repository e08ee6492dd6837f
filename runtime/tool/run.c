/* SPDX-License-Identifier: MIT */
/* caygen run: starts a program whose OpenCL platform is this Caygen, and no other. Nothing need be installed.
 */
#include <errno.h>
#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "tool.h"

/* As env(1) and shells have them. */
enum { NOT_EXECUTABLE = 126, NOT_FOUND = 127 };

/* ocl-icd loads the library that OCL_ICD_VENDORS names. Khronos's loader takes that for a folder, finds
 * nothing there, and loads the one of OCL_ICD_FILENAMES. */
static int
choose_platform(void)
{
    char library[PATH_MAX];
    if (!tool_find_library(library))
        return tool_fail(TOOL_FILE, "libcaygen.so is neither beside this program nor installed");
    if (setenv("OCL_ICD_VENDORS", library, 1) != 0 || setenv("OCL_ICD_FILENAMES", library, 1) != 0)
        return tool_fail(TOOL_FILE, "out of memory");
    return TOOL_OK;
}

int
tool_execute(char **argv)
{
    const int err = choose_platform();
    if (err)
        return err;
    (void)execvp(argv[0], argv);
    return tool_fail(errno == ENOENT ? NOT_FOUND : NOT_EXECUTABLE, "%s: %s", argv[0], strerror(errno));
}

int
tool_run(int argc, char **argv)
{
    int i = 1, err = TOOL_OK;
    for (; !err && i < argc && argv[i][0] == '-' && strcmp(argv[i], "--") != 0; i++)
        err = tool_take_setting(argc, argv, &i);
    i += !err && i < argc && strcmp(argv[i], "--") == 0;
    if (!err && i >= argc)
        err = tool_fail(TOOL_USAGE, "no program; 'caygen run --help' tells how");
    return err ? err : tool_execute(argv + i);
}
