/* SPDX-License-Identifier: MIT */
#include "compiler.h"

#include <errno.h>
#include <limits.h>
#include <stdatomic.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "build_options.h"
#include "compile_gate.h"
#include "compiler_environment.h"
#include "compiler_key.h"
#include "compiler_log.h"
#include "disk_cache.h"
#include "emu/error.h"
#include "environment.h"
#include "includes.h"
#include "runtime/device.h"
#include "runtime/log.h"
#include "runtime/platform.h"
#include "sandbox.h"
#include "spawn.h"
#include "toolchain.h"
#include "work_folder.h"

#define MAX_OUTPUT ((size_t)1 << 31)
#define MAX_LOG ((size_t)4 << 20)

static const char cache_kind[] = "cl";
static const char log_name[] = "log";

/* One job with one compiler. */
struct attempt {
    const struct rt_job *job;
    const struct rt_toolchain *chain;
    const struct rt_tool *tool;
    struct rt_text source;    /* with the definitions before it */
    struct rt_words includes; /* folders; "." is the headers'; none: nothing is included */
    struct rt_words links;    /* of includes: "" or the folder that the include is a link to */
    struct rt_commands commands;
    struct rt_folder folder;
    bool cached; /* key is valid */
    struct rt_cache_key key;
    struct rt_text log;
};

const struct rt_toolchain *
rt_toolchain_of(cl_device_id device)
{
    return device->gpu->vendor_id == 0x8086 ? &rt_ocloc : &rt_clang;
}

/* --- finding --- */

static bool
can_run(const char *path)
{
    struct stat s;
    return stat(path, &s) == 0 && S_ISREG(s.st_mode) && access(path, X_OK) == 0;
}

bool
rt_find_program(const char *name, char path[PATH_MAX])
{
    if (strchr(name, '/')) {
        const int n = snprintf(path, PATH_MAX, "%s", name);
        return *name == '/' && n < PATH_MAX && can_run(path);
    }
    const char *folders = rt_environment("PATH");
    for (const char *at = folders ? folders : "/usr/local/bin:/usr/bin:/bin"; at;) {
        const size_t length = strcspn(at, ":");
        const int n = snprintf(path, PATH_MAX, "%.*s/%s", (int)length, at, name);
        if (*at == '/' && n > 0 && n < PATH_MAX && can_run(path))
            return true;
        at = at[length] ? at + length + 1 : NULL;
    }
    path[0] = 0;
    return false;
}

/* --- the source --- */

/* Definitions go before the source: so they keep their spaces and quotes on the way to any compiler. A
 * definition ends with its line (API 5.8.6.1). The comment behind it closes a comment that the definition
 * opens, and separates a final backslash from the line's end. */
static void
add_definitions(const struct rt_words *defines, struct rt_text *source)
{
    rt_text_print(source, "#line 1 \"<options>\"\n");
    for (size_t i = 0; i < defines->count; i++) {
        const char *define = defines->list[i], *equals = strchr(define, '=');
        const size_t name = equals ? (size_t)(equals - define) : strcspn(define, "\r\n");
        const char *value = equals ? equals + 1 : "1";
        rt_text_print(source, "#define %.*s %.*s/**/\n", (int)name, define, (int)strcspn(value, "\r\n"),
                      value);
    }
}

/* std: "CL1.0" or "CL1.1" */
static void
add_older_version(const char *std, struct rt_text *source)
{
    rt_text_print(source, "#undef __OPENCL_C_VERSION__\n#define __OPENCL_C_VERSION__ %c%c0\n", std[2],
                  std[4]);
}

/* names: with NULL at the end; NULL: none */
static void
undefine_features(const char *const *names, struct rt_text *source)
{
    for (; names && *names; names++)
        rt_text_print(source, "#undef __opencl_c_%s\n", *names);
}

/* The macros are defined for what the device has, and for nothing else (OpenCL C 3.0, 6.2.1). */
static void
add_newer_version(const struct attempt *a, struct rt_text *source)
{
    undefine_features(a->chain->untrue, source);
    if (!a->job->device->gpu->opencl_c_20)
        undefine_features(a->chain->untrue2, source);
    if (a->chain->newer_c)
        rt_text_print(source, "%s", a->chain->newer_c);
}

static void
write_source(struct attempt *a)
{
    const char *std = a->job->options->std;
    if (a->job->input != RT_INPUT_SOURCE)
        return;
    if (a->chain->lacks_older_c && std && strcmp(std, "CL1.2") < 0)
        add_older_version(std, &a->source);
    if (a->chain->before_sources)
        rt_text_print(&a->source, "%s", a->chain->before_sources);
    if (std && strcmp(std, "CL3.0") >= 0)
        add_newer_version(a, &a->source);
    if (a->job->options->defines.count)
        add_definitions(&a->job->options->defines, &a->source);
    rt_text_print(&a->source, "#line 1 \"<source>\"\n");
    rt_text_add(&a->source, a->job->text.data, a->job->text.size);
}

/* --- what it depends on --- */

/* Where headers are looked for: those given with the program first, the host program's folder last. */
static void
find_folders(struct attempt *a)
{
    char here[PATH_MAX];
    const struct rt_words *asked = &a->job->options->includes;
    const bool known = getcwd(here, sizeof here) != NULL && here[0] == '/';
    rt_words_add(&a->includes, ".");
    for (size_t i = 0; i < asked->count; i++) {
        if (asked->list[i][0] == '/')
            rt_words_add(&a->includes, "%s", asked->list[i]);
        else if (known)
            rt_words_add(&a->includes, "%s/%s", here, asked->list[i]);
    }
    if (known)
        rt_words_add(&a->includes, "%s", here);
}

/* The hash takes every file that may be included. false: not all can be known. */
static bool
scan(struct attempt *a, struct sha256 *hash)
{
    struct rt_words folders = {0};
    struct rt_includes includes = {.hash = hash, .folders = &folders};
    find_folders(a);
    for (size_t i = 1; i < a->includes.count; i++) /* "." has the headers only */
        rt_words_add(&folders, "%s", a->includes.list[i]);
    for (const char *const *system = a->chain->system_folders; system && *system; system++)
        rt_words_add(&folders, "%s", *system);
    rt_includes_scan(&includes, a->source.bytes, a->source.size);
    for (size_t i = 0; i < a->job->header_count; i++)
        rt_includes_scan(&includes, a->job->headers[i].text.data, a->job->headers[i].text.size);
    const bool known = !includes.unknown && !folders.failed;
    if (!includes.any)
        rt_words_free(&a->includes); /* then folders do not matter */
    rt_includes_free(&includes);
    rt_words_free(&folders);
    return known;
}

/* A compiler may take some folder names for options or for the end of a quote. It gets a link instead. */
static void
link_odd_folders(struct attempt *a)
{
    for (size_t i = 0; a->chain->one_text && i < a->includes.count; i++) {
        char **folder = &a->includes.list[i], link[64];
        const bool plain = rt_is_plain_folder(*folder);
        rt_words_add(&a->links, "%s", plain ? "" : *folder);
        if (plain)
            continue;
        snprintf(link, sizeof link, "%s" RT_WORK_FOLDER, rt_work_up(a->job), i);
        free(*folder);
        *folder = strdup(link);
        a->includes.failed |= !*folder;
    }
}

static void
make_key(struct attempt *a)
{
    static const char version[] = "caygen build " RT_VERSION;
    struct sha256 hash;
    sha256_begin(&hash);
    sha256_add(&hash, version, sizeof version);
    a->cached = a->job->input != RT_INPUT_SOURCE || scan(a, &hash);
    link_odd_folders(a);
    a->chain->plan(a->job, a->tool, &a->includes, &a->commands);
    a->cached &= rt_platform()->cache != NULL;
    if (!a->cached)
        return;
    rt_key_add_tool(&hash, a->tool);
    rt_key_add_commands(&hash, &a->commands);
    rt_key_add_bytes(&hash, a->source.bytes ? a->source.bytes : "", a->source.size);
    rt_key_add_job(&hash, a->job);
    sha256_end(&hash, a->key.bytes);
}

/* --- the cache: the log's length, the log, the product --- */

static bool
fetch(struct attempt *a, struct rt_product *product)
{
    size_t size = 0;
    uint64_t log = 0;
    char *entry = a->cached ? rt_disk_cache_get(rt_platform()->cache, cache_kind, &a->key, &size) : NULL;
    if (entry && size >= sizeof log)
        memcpy(&log, entry, sizeof log);
    if (!entry || size < sizeof log || log > size - sizeof log) {
        free(entry);
        return false;
    }
    rt_text_add(&a->log, entry + sizeof log, (size_t)log);
    product->size = size - sizeof log - (size_t)log;
    memmove(entry, entry + sizeof log + log, product->size);
    product->bytes = entry;
    return true;
}

static void
keep(const struct attempt *a, const struct rt_product *product)
{
    const uint64_t log = a->log.size;
    struct rt_text entry = {0};
    if (!a->cached)
        return;
    rt_text_add(&entry, &log, sizeof log);
    rt_text_add(&entry, a->log.bytes, a->log.size);
    rt_text_add(&entry, product->bytes, product->size);
    if (!entry.failed)
        rt_disk_cache_put(rt_platform()->cache, cache_kind, &a->key, entry.bytes, entry.size);
    rt_text_free(&entry);
}

/* --- running --- */

/* A header's name must stay in the folder, and below the source's. */
static int
write_header(struct attempt *a, const struct rt_header *header, struct emu_error *error)
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
make_folders(struct attempt *a, struct emu_error *error)
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
write_files(struct attempt *a, struct emu_error *error)
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
tell_command(const struct attempt *a, const struct rt_words *words, cl_ulong nanoseconds)
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
make_rules(const struct attempt *a)
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

static struct rt_spawned
spawn(const struct attempt *a, const struct rt_words *words, const struct rt_words *environment, int home,
      int output)
{
    const int rules = make_rules(a);
    const struct rt_spawned spawned =
        rt_spawn(&(struct rt_spawn){.path = a->tool->path,
                                    .arguments = words->list,
                                    .environment = environment->list,
                                    .folder = home,
                                    .rules = rules,
                                    .output = output,
                                    .seconds = rt_platform()->options.compiler_seconds,
                                    .complaint = ": error: ",
                                    .complaint_seconds = RT_LAST_WORDS_SECONDS});
    if (rules >= 0)
        close(rules);
    return spawned;
}

/* Copies the compiler's output to the log, with the names that the user knows. */
static void
take_log(struct attempt *a)
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

/* Copies the compiler's output to the log. Returns whether the compiler succeeded. */
static bool
run_command(struct attempt *a, const struct rt_words *words)
{
    struct rt_words environment = {0};
    struct rt_spawned spawned = {RT_NOT_STARTED, ENOMEM, 0};
    rt_compiler_environment(a->tool, a->folder.path, &environment);
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
    tell_command(a, words, rt_clock() - start);
    tell_sandbox(&spawned);
    take_log(a);
    rt_log_add_ending(a->tool, &spawned, rt_platform()->options.compiler_seconds, &a->log);
    return spawned.ending == RT_EXITED && spawned.code == 0;
}

/* ocloc ends well even where it could not write. */
static void
read_product(struct attempt *a, struct rt_product *product)
{
    char name[64];
    snprintf(name, sizeof name, RT_WORK_OUTPUT "%s", a->job->to_module ? a->chain->module_suffix : "");
    product->bytes = rt_folder_read(&a->folder, name, MAX_OUTPUT, &product->size);
    if (product->bytes && product->size)
        return;
    free(product->bytes);
    product->bytes = NULL;
    rt_text_print(&a->log, "The compiler %s made nothing.\n", a->tool->path);
}

static bool
run_commands(struct attempt *a)
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

static void
run(struct attempt *a, struct rt_product *product)
{
    struct emu_error error = {0};
    bool good = write_files(a, &error) == 0;
    if (!good)
        rt_text_print(&a->log, "%s\n", error.text);
    good = good && run_commands(a);
    if (good)
        read_product(a, product);
    else if (!a->log.size)
        rt_text_print(&a->log, "The compiler %s failed without a word.\n", a->tool->path);
    rt_folder_remove(&a->folder);
    if (product->bytes)
        keep(a, product);
}

static bool
out_of_memory(const struct attempt *a)
{
    return a->source.failed || a->includes.failed || a->links.failed || a->commands.words[0].failed ||
           a->commands.words[1].failed;
}

/* Compiles, unless somebody who wanted the same has. */
static void
run_in_turn(struct attempt *a, struct rt_product *product)
{
    struct rt_gate_pass pass = {.key = a->cached ? &a->key : NULL};
    rt_compile_gate_enter(rt_platform()->gate, &pass);
    if (!pass.waited || !fetch(a, product))
        run(a, product);
    rt_compile_gate_leave(rt_platform()->gate, &pass);
}

static enum rt_compiled
compile_with(const struct rt_tool *tool, const struct rt_job *job, struct rt_product *product)
{
    struct attempt a = {.job = job, .chain = rt_toolchain_of(job->device), .tool = tool};
    a.folder.fd = -1;
    write_source(&a);
    make_key(&a);
    const bool memory = !out_of_memory(&a);
    if (memory && !fetch(&a, product))
        run_in_turn(&a, product);
    product->log = a.log.bytes; /* ours no more */
    for (unsigned i = 0; i < RT_COMMANDS_MAX; i++)
        rt_words_free(&a.commands.words[i]);
    rt_words_free(&a.includes);
    rt_words_free(&a.links);
    rt_text_free(&a.source);
    if (!memory || a.log.failed)
        return RT_NO_MEMORY;
    return product->bytes ? RT_COMPILED : RT_REFUSED;
}

/* --- which compiler --- */

/* The smallest program. What became of it is in the cache, too. */
static bool
works(cl_device_id device, const struct rt_tool *tool)
{
    static const char text[] = "kernel void trial(global int *p) { p[get_global_id(0)] += 1; }\n";
    const struct rt_build_options options = {0};
    const struct rt_job job = {.device = device, .options = &options, .text = {text, sizeof text - 1}};
    struct rt_product product = {0};
    const bool good = compile_with(tool, &job, &product) == RT_COMPILED;
    if (!good)
        rt_debug(RT_DEBUG_BUILD, "%s is no compiler for %s: %s", tool->path, device->gpu->name,
                 product.log ? product.log : "");
    free(product.bytes);
    free(product.log);
    return good;
}

/* The first candidate that works. The device remembers its number, plus 1. */
static bool
choose(cl_device_id device, struct rt_tool *tool)
{
    if (rt_is_privileged())
        return false;
    const struct rt_toolchain *chain = rt_toolchain_of(device);
    const struct rt_options *options = &rt_platform()->options;
    const unsigned known = atomic_load(&device->root->compiler);
    if (known)
        return chain->find(options, known - 1, tool);
    for (unsigned i = 0; i < chain->candidates; i++) {
        *tool = (struct rt_tool){{0}, {0}};
        if (chain->find(options, i, tool) && works(device, tool)) {
            atomic_store(&device->root->compiler, i + 1);
            return true;
        }
    }
    return false;
}

/* Where there is no choice, the program itself shows whether the compiler works. */
static bool
find(cl_device_id device, struct rt_tool *tool)
{
    const struct rt_toolchain *chain = rt_toolchain_of(device);
    if (rt_is_privileged())
        return false;
    return chain->candidates == 1 ? chain->find(&rt_platform()->options, 0, tool) : choose(device, tool);
}

bool
rt_compiler_found(cl_device_id device)
{
    const struct rt_toolchain *chain = rt_toolchain_of(device);
    struct rt_tool tool = {{0}, {0}};
    bool found = false;
    for (unsigned i = 0; !found && i < chain->candidates && !rt_is_privileged(); i++)
        found = chain->find(&rt_platform()->options, i, &tool);
    return found;
}

bool
rt_compiler_available(cl_device_id device)
{
    struct rt_tool tool = {{0}, {0}};
    return choose(device, &tool);
}

const char *
rt_compiler_il(cl_device_id device)
{
    return rt_toolchain_of(device)->has_il && rt_compiler_available(device)
               ? "SPIR-V_1.2 SPIR-V_1.1 SPIR-V_1.0"
               : "";
}

enum rt_compiled
rt_compile(const struct rt_job *job, struct rt_product *product)
{
    struct rt_tool tool = {{0}, {0}};
    struct rt_text text = {0};
    *product = (struct rt_product){0};
    if (find(job->device, &tool))
        return compile_with(&tool, job, product);
    const struct rt_toolchain *chain = rt_toolchain_of(job->device);
    if (rt_is_privileged())
        rt_text_print(&text,
                      "This process has more rights than its user (set-user-ID): it runs no compiler.\n"
                      "Make a binary elsewhere");
    else
        rt_text_print(&text,
                      "There is no compiler for %s: %s was not found in $PATH, or does not work.\n"
                      "Install the Debian package %s, or make a binary elsewhere",
                      job->device->gpu->name, chain->what, chain->packages);
    rt_text_print(&text, ":\n  %s\nand load it with clCreateProgramWithBinary.\n",
                  job->device->gpu->compile_hint);
    product->log = text.bytes;
    return text.failed ? RT_NO_MEMORY : RT_NO_COMPILER;
}
