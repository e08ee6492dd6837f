/* SPDX-License-Identifier: MIT */
/* Running a compiler: its files, its sandbox, its log. */
#include <errno.h>
#include <limits.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/statvfs.h>
#include <unistd.h>

#include "compiler_attempt.h"
#include "compiler_environment.h"
#include "compiler_log.h"
#include "emu/error.h"
#include "runtime/device.h"
#include "runtime/log.h"
#include "runtime/platform.h"
#include "spawn/sandbox.h"
#include "spawn/spawn.h"

#define MAX_OUTPUT ((size_t)1 << 31)
#define MAX_LOG ((size_t)4 << 20)
#define LEAST_ROOM ((size_t)64 << 10) /* less is taken for a full disk */

static const char log_name[] = "log";

/* A header's name must stay in the folder, and below the source's. */
static int
write_header(struct rt_attempt *a, const struct rt_header *header, struct emu_error *error)
{
    char name[PATH_MAX];
    int depth = RT_WORK_DEPTH;
    for (const char *at = header->name; *at;) {
        const size_t length = strcspn(at, "/");
        depth += length == 2 && at[0] == '.' && at[1] == '.' ? -1 : length && !(length == 1 && *at == '.');
        if (depth < 1)
            break;
        at += length + (at[length] == '/');
    }
    const int n = snprintf(name, sizeof name, RT_WORK_DEEP "/%s", header->name);
    if (header->name[0] == '/' || depth < 1 || n < 0 || (size_t)n >= sizeof name)
        return emu_fail(error, EMU_UNSUPPORTED, "a header cannot be called '%.200s'", header->name);
    return rt_folder_write(&a->folder, name, header->text.data, header->text.size, error);
}

static int
make_folders(struct rt_attempt *a, struct emu_error *error)
{
    char name[64];
    int err = rt_folder_make(&a->folder, error);
    if (!err)
        err = rt_folder_add(&a->folder, RT_WORK_HOME, error);
    if (!err)
        err = rt_folder_add(&a->folder, RT_WORK_TMP, error);
    if (!err && a->job->header_count)
        err = rt_folder_add(&a->folder, RT_WORK_DEEP, error);
    for (size_t i = 0; !err && i < a->links.count; i++) {
        snprintf(name, sizeof name, RT_WORK_FOLDER, i);
        if (a->links.list[i][0])
            err = rt_folder_link(&a->folder, name, a->links.list[i], error);
    }
    return err;
}

static int
write_files(struct rt_attempt *a, struct emu_error *error)
{
    const struct rt_job *job = a->job;
    char name[64];
    int err = make_folders(a, error);
    if (!err && job->input == RT_INPUT_IL)
        err = rt_folder_write(&a->folder, RT_WORK_IL, job->text.data, job->text.size, error);
    else if (!err)
        err = rt_folder_write(&a->folder, RT_WORK_SOURCE, a->source.bytes ? a->source.bytes : "",
                              a->source.size, error);
    for (size_t i = 0; !err && i < job->header_count; i++)
        err = write_header(a, &job->headers[i], error);
    for (size_t i = 0; !err && i < job->module_count; i++) {
        snprintf(name, sizeof name, RT_WORK_MODULE, i);
        err = rt_folder_write(&a->folder, name, job->modules[i].data, job->modules[i].size, error);
    }
    return err;
}

static void
tell_command(const struct rt_attempt *a, const struct rt_words *words, cl_ulong nanoseconds)
{
    struct rt_text line = {0};
    for (size_t i = 1; i < words->count; i++)
        rt_text_print(&line, " %s", words->list[i]);
    rt_debug(RT_DEBUG_BUILD, "%.1f ms: %s%s", (double)nanoseconds * 1e-6, a->tool->path,
             line.bytes ? line.bytes : "");
    rt_text_free(&line);
}

/* A source with includes may read every file that the host program can read. Other sources cannot. */
static int
make_rules(const struct rt_attempt *a)
{
    struct rt_words readable = {0};
    const bool all = !rt_compiler_reads(a->tool, &readable) || a->includes.count;
    const int rules =
        rt_sandbox_rules(&(struct rt_sandbox){a->folder.fd, all ? NULL : (const char *const *)readable.list});
    rt_words_free(&readable);
    return rules;
}

/* Reports missing limits once: only the system's administrator can do something about them. */
static void
tell_sandbox(const struct rt_spawned *spawned)
{
    static atomic_flag told = ATOMIC_FLAG_INIT;
    const unsigned all = RT_SANDBOX_RULES | RT_SANDBOX_FILTER;
    if (spawned->ending == RT_NOT_STARTED || (spawned->sandbox & all) == all ||
        atomic_flag_test_and_set(&told))
        return;
    rt_debug(RT_DEBUG_BUILD, "this kernel cannot limit what compilers do.%s%s",
             spawned->sandbox & RT_SANDBOX_RULES ? "" : " Without Landlock they may write to any file.",
             spawned->sandbox & RT_SANDBOX_FILTER ? "" : " Without seccomp they may open sockets.");
}

/* If a compiler used up all of the host's memory, the kernel might kill the host program. */
static unsigned
most_megabytes(const struct rt_toolchain *chain)
{
    const unsigned chosen = rt_platform()->options.compiler_megabytes, most = chain->most_megabytes;
    const unsigned half = (unsigned)((sysconf(_SC_PHYS_PAGES) / 2 * sysconf(_SC_PAGESIZE)) >> 20);
    return chosen ? chosen : most && most < half ? most : half;
}

static struct rt_compiler_limits
limits_of(const struct rt_attempt *a)
{
    return (struct rt_compiler_limits){.seconds = rt_platform()->options.compiler_seconds,
                                       .megabytes = most_megabytes(a->chain)};
}

static struct rt_spawned
spawn(const struct rt_attempt *a, const struct rt_words *words, const struct rt_words *environment, int home,
      int output)
{
    const struct rt_compiler_limits limits = limits_of(a);
    const int rules = make_rules(a);
    const struct rt_spawned spawned =
        rt_spawn(&(struct rt_spawn){.path = a->tool->path,
                                    .arguments = words->list,
                                    .environment = environment->list,
                                    .folder = home,
                                    .rules = rules,
                                    .output = output,
                                    .megabytes = limits.megabytes,
                                    .seconds = limits.seconds,
                                    .complaint = ": error: ",
                                    .complaint_seconds = RT_LAST_WORDS_SECONDS});
    if (rules >= 0)
        close(rules);
    return spawned;
}

/* Copies the compiler's output to the log, with the names that the user knows. */
static void
take_log(struct rt_attempt *a)
{
    size_t size = 0;
    char *bytes = rt_folder_read(&a->folder, log_name, MAX_LOG, &size);
    struct rt_text text = {.bytes = bytes, .size = size, .room = size, .failed = false};
    for (size_t i = 0; bytes && i < a->links.count; i++) {
        struct rt_text renamed = {0};
        if (!a->links.list[i][0])
            continue;
        rt_log_rename(text.bytes ? text.bytes : "", text.size, a->includes.list[i], a->links.list[i],
                      &renamed);
        rt_text_free(&text);
        text = renamed;
    }
    if (text.bytes)
        rt_log_add_output(a->chain, text.bytes, text.size, &a->log);
    rt_text_free(&text);
}

/* Opening a pipe without a writer takes for ever. A filter of system calls cannot tell pipes from files. */
static void
tell_pipes(struct rt_attempt *a)
{
    for (size_t i = 0; i < a->pipes.count; i++)
        rt_text_print(&a->log,
                      "The source may include %s, which is not a regular file: a compiler may wait for it "
                      "for ever.\n",
                      a->pipes.list[i]);
}

/* Copies the compiler's output to the log. Returns whether the compiler succeeded. */
static bool
run_command(struct rt_attempt *a, const struct rt_words *words)
{
    struct rt_words environment = {0};
    struct rt_spawned spawned = {RT_NOT_STARTED, ENOMEM, 0};
    rt_compiler_environment(a->tool, a->folder.path, &environment);
    if (a->chain->add_environment)
        a->chain->add_environment(a->tool, &environment);
    const int output = rt_folder_open_log(&a->folder, log_name);
    const int home = rt_folder_open(&a->folder, a->job->header_count ? RT_WORK_DEEP : "");
    const cl_ulong start = rt_clock();
    if (output >= 0 && home >= 0 && !environment.failed)
        spawned = spawn(a, words, &environment, home, output);
    if (home >= 0)
        close(home);
    if (output >= 0)
        close(output);
    rt_words_free(&environment);
    const cl_ulong taken = rt_clock() - start;
    rt_total(RT_TOTAL_COMPILED, taken);
    tell_command(a, words, taken);
    tell_sandbox(&spawned);
    take_log(a);
    const struct rt_compiler_limits limits = limits_of(a);
    rt_log_add_ending(a->chain, a->tool, &spawned, &limits, &a->log);
    if (spawned.ending == RT_TIMED_OUT)
        tell_pipes(a);
    return spawned.ending == RT_EXITED && spawned.code == 0;
}

/* NULL: there is no such file, or it is empty. */
static uint8_t *
read_output(const struct rt_attempt *a, const char *suffix, size_t *size)
{
    char name[64];
    snprintf(name, sizeof name, RT_WORK_OUTPUT "%s", suffix);
    uint8_t *bytes = rt_folder_read(&a->folder, name, MAX_OUTPUT, size);
    if (bytes && *size)
        return bytes;
    free(bytes);
    return NULL;
}

/* ocloc ends well even where it could not write. */
static void
read_product(struct rt_attempt *a, struct rt_product *product)
{
    const bool to_module = a->job->to_module;
    product->bytes = read_output(a, to_module ? a->chain->module_suffix : "", &product->size);
    if (!product->bytes && !to_module && a->chain->later_suffix)
        product->bytes = read_output(a, a->chain->later_suffix, &product->size);
    if (!product->bytes)
        rt_text_print(&a->log, "The compiler %s made nothing.\n", a->tool->path);
}

static bool
run_commands(struct rt_attempt *a)
{
    const struct rt_commands *commands = &a->commands;
    bool good = false;
    for (unsigned i = 0; i < commands->count; i++) {
        good = run_command(a, &commands->words[i]);
        if (good == commands->alternatives)
            return good;
        if (!good && (i + 1 == commands->count || !a->log.bytes || !a->chain->gave_up(a->log.bytes)))
            return false;
        if (!good)
            rt_text_free(&a->log);
    }
    return good;
}

/* A compiler that finds no room may say so in English, crash, or end without a word. It may also have removed
 * what it could not finish. */
static bool
is_full(const struct rt_attempt *a)
{
    struct statvfs s;
    if (a->log.bytes && strstr(a->log.bytes, "No space left on device"))
        return true;
    return fstatvfs(a->folder.fd, &s) == 0 &&
           (s.f_bavail < LEAST_ROOM / (s.f_frsize ? s.f_frsize : 1) || (s.f_files && !s.f_favail));
}

static void
tell_full(struct rt_attempt *a)
{
    if (a->folder.fd < 0 || !is_full(a))
        return;
    a->no_place = true;
    rt_text_print(&a->log, "There is no room left in the temporary folder %s. TMPDIR may name another one.\n",
                  a->folder.path);
}

void
rt_attempt_run(struct rt_attempt *a, struct rt_product *product)
{
    struct emu_error error = {0};
    bool good = write_files(a, &error) == 0;
    if (!good)
        rt_text_print(&a->log, "%s\n", error.text);
    a->no_place = !good;
    good = good && run_commands(a);
    if (good)
        read_product(a, product);
    else if (!a->log.size)
        rt_text_print(&a->log, "The compiler %s failed without a word.\n", a->tool->path);
    if (!product->bytes)
        tell_full(a);
    rt_folder_remove(&a->folder);
    if (product->bytes)
        rt_attempt_keep(a, product);
}
