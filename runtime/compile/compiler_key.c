/* SPDX-License-Identifier: MIT */
#include "compiler_key.h"

#include <stdint.h>
#include <string.h>
#include <sys/stat.h>

#include "compiler_environment.h"
#include "runtime/device.h"
#include "runtime/platform.h"

void
rt_key_add_bytes(struct sha256 *hash, const void *bytes, size_t size)
{
    const uint64_t count = size;
    sha256_add(hash, &count, sizeof count);
    sha256_add(hash, bytes, size);
}

/* A changed file has another time, size or number. */
static void
add_file(struct sha256 *hash, const char *path)
{
    struct stat s = {0};
    const bool there = path[0] && stat(path, &s) == 0;
    const int64_t facts[] = {there, s.st_size, s.st_mtim.tv_sec, s.st_mtim.tv_nsec, (int64_t)s.st_ino};
    rt_key_add_bytes(hash, path, strlen(path));
    sha256_add(hash, facts, sizeof facts);
}

/* Each folder's time changes when a library in it is replaced. */
static void
add_libraries(struct sha256 *hash)
{
    struct rt_words folders = {0};
    rt_compiler_libraries(&folders);
    for (size_t i = 0; i < folders.count; i++)
        add_file(hash, folders.list[i]);
    rt_words_free(&folders);
}

/*
 * Both compilers are small programs in front of libraries with the compiler proper. Installing any library
 * renews the loader's cache. This check is cheap but may change the key without need. Of the host program's
 * environment a compiler gets LD_LIBRARY_PATH only (compiler_environment.h).
 */
void
rt_key_add_tool(struct sha256 *hash, const struct rt_tool *tool)
{
    add_file(hash, tool->path);
    add_file(hash, tool->library);
    add_file(hash, "/etc/ld.so.cache");
    add_libraries(hash);
}

void
rt_key_add_commands(struct sha256 *hash, const struct rt_commands *commands)
{
    for (unsigned i = 0; i < commands->count; i++) {
        for (size_t k = 0; k < commands->words[i].count; k++)
            rt_key_add_bytes(hash, commands->words[i].list[k], strlen(commands->words[i].list[k]));
    }
}

void
rt_key_add_job(struct sha256 *hash, const struct rt_job *job)
{
    const uint64_t counts[] = {job->input, job->to_module, job->header_count, job->module_count};
    sha256_add(hash, counts, sizeof counts);
    rt_key_add_bytes(hash, job->text.data, job->text.size);
    for (size_t i = 0; i < job->header_count; i++) {
        rt_key_add_bytes(hash, job->headers[i].name, strlen(job->headers[i].name));
        rt_key_add_bytes(hash, job->headers[i].text.data, job->headers[i].text.size);
    }
    for (size_t i = 0; i < job->module_count; i++)
        rt_key_add_bytes(hash, job->modules[i].data, job->modules[i].size);
}
