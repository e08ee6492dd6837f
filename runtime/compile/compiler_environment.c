/* SPDX-License-Identifier: MIT */
#include "compiler_environment.h"

#include <fcntl.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "base/environment.h"
#include "spawn/sandbox.h"

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

static bool
is_script(const char *path)
{
    char begin[2] = "";
    const int fd = open(path, O_RDONLY | O_CLOEXEC | O_NOCTTY | O_NONBLOCK);
    const bool script =
        fd < 0 || read(fd, begin, sizeof begin) != sizeof begin || memcmp(begin, "#!", 2) == 0;
    if (fd >= 0)
        close(fd);
    return script;
}

bool
rt_compiler_reads(const struct rt_tool *tool, struct rt_words *paths)
{
    char *real = realpath(tool->path, NULL);
    const bool known = real && rt_sandbox_has_system(real) && !is_script(real);
    free(real);
    rt_compiler_libraries(paths);
    rt_words_add(paths, "%s", tool->library); /* which may be none */
    rt_words_add(paths, "%s", tool->folder);
    return known && !paths->failed;
}
