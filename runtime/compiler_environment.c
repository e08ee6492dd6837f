/* SPDX-License-Identifier: MIT */
#include "compiler_environment.h"

#include <stdlib.h>
#include <string.h>

#include "environment.h"

void
rt_compiler_libraries(struct rt_words *folders)
{
    const char *list = rt_environment("LD_LIBRARY_PATH");
    while (list && *list) {
        const size_t length = strcspn(list, ":;"); /* the loader takes both */
        if (*list == '/')
            rt_words_add(folders, "%.*s", (int)length, list);
        list += length + (list[length] != 0);
    }
}

static size_t
folder_length(const char *path)
{
    const char *slash = strrchr(path, '/');
    return slash ? (size_t)(slash - path) : 0;
}

static void
add_libraries(struct rt_words *environment)
{
    struct rt_words folders = {0};
    struct rt_text text = {0};
    rt_compiler_libraries(&folders);
    for (size_t i = 0; i < folders.count; i++)
        rt_text_print(&text, "%s%s", i ? ":" : "LD_LIBRARY_PATH=", folders.list[i]);
    if (text.bytes)
        rt_words_add(environment, "%s", text.bytes);
    environment->failed |= folders.failed || text.failed;
    rt_text_free(&text);
    rt_words_free(&folders);
}

void
rt_compiler_environment(const struct rt_tool *tool, const char *folder, struct rt_words *environment)
{
    const int own = strchr(tool->path, ':') ? 0 : (int)folder_length(tool->path);
    rt_words_add(environment, "PATH=%.*s%s/usr/local/bin:/usr/bin:/bin", own, tool->path, own ? ":" : "");
    rt_words_add(environment, "HOME=%s/" RT_WORK_HOME, folder);
    rt_words_add(environment, "TMPDIR=%s/" RT_WORK_TMP, folder);
    rt_words_add(environment, "LANG=C");
    rt_words_add(environment, "LC_ALL=C");
    add_libraries(environment);
}

/* A program lies in bin, and its parts beside that. */
static void
add_program(const char *path, struct rt_words *folders)
{
    static const char *const parts[] = {"lib", "lib32", "lib64", "libexec", "share", "include"};
    const int length = (int)folder_length(path);
    rt_words_add(folders, "%.*s", length, path);
    for (size_t i = 0; i < sizeof parts / sizeof *parts; i++)
        rt_words_add(folders, "%.*s/../%s", length, path, parts[i]);
}

void
rt_compiler_own_folders(const struct rt_tool *tool, struct rt_words *folders)
{
    char *real = realpath(tool->path, NULL);
    add_program(tool->path, folders);
    if (real)
        add_program(real, folders);
    free(real);
    if (tool->library[0])
        rt_words_add(folders, "%s", tool->library);
    rt_compiler_libraries(folders);
}
