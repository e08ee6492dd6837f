/* SPDX-License-Identifier: MIT */
/*
 * clang's r600 target with libclc. Intermediate modules are LLVM's, without libclc; they are linked by
 * compiling an empty program that takes them in.
 */
#include <stdio.h>
#include <string.h>
#include <unistd.h>

#include "attribute_tags.h"
#include "build_options.h"
#include "missing_c.h"
#include "newer_c.h"
#include "runtime/device.h"
#include "toolchain.h"

/* The first one that can compile with the installed libclc is taken; 15 is the one that was tested most. */
static const char *const names[] = {"clang-15", "clang-16", "clang-17", "clang-18", "clang-19",
                                    "clang-20", "clang-14", "clang-13", "clang"};
#define CANDIDATES (sizeof names / sizeof *names)

static bool
find_library(const struct rt_options *options, char path[PATH_MAX])
{
    static const char *const folders[] = {"/usr/lib/clc", "/usr/share/clc", "/usr/local/lib/clc",
                                          "/usr/local/share/clc"};
    if (options->libclc) {
        snprintf(path, PATH_MAX, "%s", options->libclc);
        return access(path, R_OK) == 0;
    }
    for (size_t i = 0; i < sizeof folders / sizeof *folders; i++) {
        snprintf(path, PATH_MAX, "%s/cayman-r600--.bc", folders[i]);
        if (access(path, R_OK) == 0)
            return true;
    }
    return false;
}

static bool
find(const struct rt_options *options, unsigned candidate, struct rt_tool *tool)
{
    if (options->clang && candidate > 0)
        return false;
    return rt_find_program(options->clang ? options->clang : names[candidate], tool->path) &&
           find_library(options, tool->library);
}

static void
add_all(struct rt_words *words, const char *const *list, size_t count)
{
    for (size_t i = 0; i < count; i++)
        rt_words_add(words, "%s", list[i]);
}

/* The system's own headers are no OpenCL C. No SLP because the back end cannot select its shuffles; -g
 * because an object's only argument metadata is its debug data; no assembler of that target is installed. */
static void
add_common(struct rt_words *words)
{
    static const char *const list[] = {"clang",
                                       "--target=r600--",
                                       "-mcpu=cayman",
                                       "-O2",
                                       "-g",
                                       "-fno-slp-vectorize",
                                       "-fintegrated-as",
                                       "-fdebug-compilation-dir=.",
                                       "-nostdlibinc",
                                       "-fno-crash-diagnostics",
                                       "-Qunused-arguments",
                                       "-fno-color-diagnostics",
                                       "-x",
                                       "cl"};
    add_all(words, list, sizeof list / sizeof *list);
}

static void
add_extensions(const struct rt_gpu *gpu, struct rt_words *words)
{
    struct rt_text text = {0};
    rt_text_print(&text, "-cl-ext=-all");
    for (cl_uint i = 0; i < gpu->extension_count; i++)
        rt_text_print(&text, ",+%s", gpu->extensions[i].name);
    rt_words_add(words, "-Xclang");
    rt_words_add(words, "%s", text.bytes ? text.bytes : "");
    words->failed |= text.failed;
    rt_text_free(&text);
}

static void
add_linked(struct rt_words *words, const char *file)
{
    rt_words_add(words, "-Xclang");
    rt_words_add(words, "-mlink-bitcode-file");
    rt_words_add(words, "-Xclang");
    rt_words_add(words, "%s", file);
}

static void
add_language(const struct rt_job *job, const struct rt_words *includes, struct rt_words *words)
{
    rt_words_add(words, "-cl-std=%s", job->options->std ? job->options->std : "CL1.2");
    rt_words_add(words, "-Xclang");
    rt_words_add(words, "-finclude-default-header");
    rt_words_add(words, "-D__OPENCL_VERSION__=%d", CL_TARGET_OPENCL_VERSION);
    add_extensions(job->device->gpu, words);
    for (size_t i = 0; i < includes->count; i++) {
        rt_words_add(words, "-I");
        rt_words_add(words, "%s", includes->list[i]);
    }
}

static void
add_all_words(const struct rt_job *job, const struct rt_tool *tool, const struct rt_words *includes,
              struct rt_words *words)
{
    char module[64];
    add_common(words);
    rt_build_options_tell(job->options->flags, RT_TOLD_CLANG, words);
    if (job->input == RT_INPUT_SOURCE)
        add_language(job, includes, words);
    for (size_t i = 0; i < job->module_count; i++) {
        snprintf(module, sizeof module, RT_WORK_MODULE, i);
        add_linked(words, module);
    }
    if (job->to_module)
        rt_words_add(words, "-emit-llvm");
    else
        add_linked(words, tool->library);
    rt_words_add(words, "-c");
    rt_words_add(words, "%s" RT_WORK_SOURCE, rt_work_up(job));
    rt_words_add(words, "-o");
    rt_words_add(words, "%s" RT_WORK_OUTPUT, rt_work_up(job));
}

/* The back end's coalescer reuses registers whose values are still needed (docs/programs.md). Without it some
 * kernels find no registers; they are compiled with it. */
static void
plan(const struct rt_job *job, const struct rt_tool *tool, const struct rt_words *includes,
     struct rt_commands *commands)
{
    commands->count = job->to_module ? 1 : 2;
    commands->alternatives = true;
    for (unsigned i = 0; i < commands->count; i++)
        add_all_words(job, tool, includes, &commands->words[i]);
    if (job->to_module)
        return;
    rt_words_add(&commands->words[0], "-mllvm");
    rt_words_add(&commands->words[0], "-join-liveintervals=false");
}

static bool
gave_up(const char *log)
{
    return strstr(log, "ran out of registers") || strstr(log, "no registers from class");
}

/* The text after a crash is useful only to clang's authors. */
static bool
is_chatter(const char *line, size_t length)
{
    static const char *const chatter[] = {"PLEASE submit a bug report",
                                          "Stack dump:", "0.\tProgram arguments:", "clang: note: diagnostic"};
    for (size_t i = 0; i < sizeof chatter / sizeof *chatter; i++) {
        if (length >= strlen(chatter[i]) && memcmp(line, chatter[i], strlen(chatter[i])) == 0)
            return true;
    }
    const size_t at = length && line[0] == ' '; /* stack frames */
    return length > at + 1 && line[at] == '#' && line[at + 1] >= '0' && line[at + 1] <= '9';
}

const struct rt_toolchain rt_clang = {
    .what = "clang with its r600 target, and libclc for Cayman",
    .packages = "clang-15 and libclc-15",
    .module_suffix = "",
    .find = find,
    .candidates = CANDIDATES,
    .plan = plan,
    .is_chatter = is_chatter,
    .gave_up = gave_up,
    .most_megabytes = 2048,
    .when_lost = "docs/differences.md names sources that clang cannot compile for Cayman, and what to write "
                 "instead.\n",
    .before_sources = rt_attribute_tags,
    .missing_c = rt_missing_c,
    .newer_c = rt_newer_c,
};
