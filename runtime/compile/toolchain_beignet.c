/* SPDX-License-Identifier: MIT */
/*
 * Beignet's compiler, the library libgbe.so. The program caygen-gbe, which lies beside ours, calls it.
 * Intermediate modules are LLVM's with a byte before them.
 */
#define _GNU_SOURCE /* dladdr, memmem */
#include <assert.h>
#include <dlfcn.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

#include "build_options.h"
#include "runtime/device.h"
#include "toolchain.h"

static const char helper[] = "caygen-gbe";

static int
folder_length(const char *path)
{
    const char *const slash = strrchr(path, '/');
    assert(slash);
    return (int)(slash - path);
}

/* In the folder of the code that runs: the driver's. */
static bool
find_helper(char path[PATH_MAX])
{
    static const char here;
    Dl_info own;
    if (!dladdr(&here, &own) || !own.dli_fname || own.dli_fname[0] != '/')
        return false;
    const int n = snprintf(path, PATH_MAX, "%.*s/%s", folder_length(own.dli_fname), own.dli_fname, helper);
    return n > 0 && n < PATH_MAX && access(path, X_OK) == 0;
}

/* It has no OpenCL C 3.0, which is 1.2 and what a device says that it has besides. */
static const char newer_c[] = "#undef __OPENCL_C_VERSION__\n"
                              "#define __OPENCL_C_VERSION__ 300\n"
                              "#define CL_VERSION_3_0 300\n"
                              "#define __opencl_c_int64 1\n"
                              "#define __opencl_c_images 1\n"
                              "#define __opencl_c_3d_image_writes 1\n";

static bool
find_library(const struct rt_options *options, char path[PATH_MAX])
{
    static const char *const folders[] = {"/usr/lib/x86_64-linux-gnu/beignet", "/usr/lib/beignet",
                                          "/usr/local/lib/beignet"};
    if (options->libgbe) {
        snprintf(path, PATH_MAX, "%s", options->libgbe);
        return access(path, R_OK) == 0;
    }
    for (size_t i = 0; i < sizeof folders / sizeof *folders; i++) {
        snprintf(path, PATH_MAX, "%s/libgbe.so", folders[i]);
        if (access(path, R_OK) == 0)
            return true;
    }
    return false;
}

static bool
find(const struct rt_options *options, unsigned candidate, struct rt_tool *tool)
{
    (void)candidate;
    if (!find_library(options, tool->library) || !find_helper(tool->path))
        return false;
    snprintf(tool->folder, sizeof tool->folder, "%.*s", folder_length(tool->library), tool->library);
    return true;
}

/* One text, which the library cuts at spaces. Definitions are in the source instead. */
static void
add_options(const struct rt_job *job, const struct rt_words *includes, struct rt_words *words)
{
    struct rt_words told = {0};
    struct rt_text text = {0};
    const char *const std = job->options->std;
    rt_text_print(&text, "-cl-std=%s", std && !strcmp(std, "CL2.0") ? std : "CL1.2");
    if (job->options->flags & RT_BUILD_WARNINGS_ARE_ERRORS) /* its own header has that one */
        rt_text_print(&text, " -Werror -Wno-macro-redefined");
    rt_build_options_tell(job->options->flags, RT_TOLD_BEIGNET, &told);
    for (size_t i = 0; i < told.count; i++)
        rt_text_print(&text, " %s", told.list[i]);
    for (size_t i = 0; i < includes->count; i++)
        rt_text_print(&text, " -I %s", includes->list[i]);
    rt_words_add(words, "%s", text.bytes ? text.bytes : "");
    words->failed |= text.failed || told.failed;
    rt_words_free(&told);
    rt_text_free(&text);
}

static void
plan(const struct rt_job *job, const struct rt_tool *tool, const struct rt_words *includes,
     struct rt_commands *commands)
{
    struct rt_words *const words = &commands->words[0];
    const bool source = job->input == RT_INPUT_SOURCE;
    rt_words_add(words, "%s", helper);
    rt_words_add(words, "%s", tool->library);
    rt_words_add(words, "%04x", job->device->gpu->beignet_chip);
    rt_words_add(words, "%s" RT_WORK_OUTPUT, rt_work_up(job));
    add_options(job, includes, words);
    rt_words_add(words, "%s", !source ? "link" : job->to_module ? "module" : "source");
    if (source)
        rt_words_add(words, "%s" RT_WORK_SOURCE, rt_work_up(job));
    for (size_t i = 0; i < job->module_count; i++)
        rt_words_add(words, RT_WORK_MODULE, i);
    commands->count = 1;
}

/*
 * The library's parts lie beside it. They are found by these variables; the headers that it would take in
 * compiled form hold the name of the folder where a package has them, and the library gets none.
 */
static void
add_environment(const struct rt_tool *tool, struct rt_words *environment)
{
    static const struct {
        const char *variable, *part;
    } parts[] = {{"OCL_HEADER_FILE_DIR", "include/"},
                 {"OCL_BITCODE_LIB_PATH", "beignet.bc"},
                 {"OCL_BITCODE_LIB_20_PATH", "beignet_20.bc"},
                 {"OCL_PCH_PATH", "none"},
                 {"OCL_PCH_20_PATH", "none"}};
    for (size_t i = 0; i < sizeof parts / sizeof *parts; i++)
        rt_words_add(environment, "%s=%s/%s", parts[i].variable, tool->folder, parts[i].part);
}

/* Its header defines macros that its clang has defined, and tells of that in every log. */
static bool
is_chatter(const char *line, size_t length)
{
    static const char *const chatter[] = {"In file included from <built-in>:", "<built-in>:"};
    for (size_t i = 0; i < sizeof chatter / sizeof *chatter; i++)
        if (length >= strlen(chatter[i]) && memcmp(line, chatter[i], strlen(chatter[i])) == 0)
            return true;
    return memmem(line, length, "/ocl.h:", 7) && memmem(line, length, " macro redefined", 16);
}

const struct rt_toolchain rt_beignet = {
    .what = "Beignet's compiler, libgbe.so",
    .packages = "beignet-opencl-icd (Debian 11), or name the library in CAYGEN_LIBGBE",
    .module_suffix = "",
    .find = find,
    .candidates = 1,
    .plan = plan,
    .add_environment = add_environment,
    .is_chatter = is_chatter,
    .one_text = true,
    .flushes_floats = true, /* it never sets cr0 */
    .lacks_older_c = true,  /* it refuses 1.0 */
    .newer_c = newer_c,
};
