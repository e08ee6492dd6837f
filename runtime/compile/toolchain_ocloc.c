/* SPDX-License-Identifier: MIT */
/* Intel's offline compiler. Intermediate modules are SPIR-V; to link several, ocloc makes one of LLVM's of
 * them. */
#include <string.h>

#include "build_options.h"
#include "frontend/program.h"
#include "runtime/device.h"
#include "toolchain.h"
#include "uniform.h"

/* Debian's name. Later releases hand over to it for these GPUs, but `ocloc link` of theirs makes modules that
 * it cannot read. */
static const char last_with_these_gpus[] = "ocloc-24.35.0";

static bool
find(const struct rt_options *options, unsigned candidate, struct rt_tool *tool)
{
    (void)candidate;
    if (options->ocloc)
        return rt_find_program(options->ocloc, tool->path);
    return rt_find_program(last_with_these_gpus, tool->path) || rt_find_program("ocloc", tool->path);
}

/*
 * The one argument with all options of the OpenCL compiler. Definitions are in the source instead. IGC
 * searches the whole text for some options, inside quotes too. So the text has nothing from the user but
 * known words and folders of harmless characters (rt_is_plain_folder).
 */
static void
add_options(const struct rt_job *job, const struct rt_words *includes, struct rt_words *words)
{
    const struct rt_build_options *options = job->options;
    const char *std = options->std ? options->std : "CL1.2";
    struct rt_words told = {0};
    struct rt_text text = {0};
    rt_text_print(&text, "-cl-kernel-arg-info");
    if (job->input == RT_INPUT_SOURCE)
        rt_text_print(&text, " -cl-std=%s", strncmp(std, "CL1", 3) == 0 ? "CL1.2" : std);
    else if (!rt_uniform_il(options)) /* ignored by ocloc; read when the binary is loaded */
        rt_text_print(&text, " -cl-std=CL2.0");
    rt_build_options_tell(options->flags, RT_TOLD_OCLOC, &told);
    for (size_t i = 0; i < told.count; i++)
        rt_text_print(&text, " %s", told.list[i]);
    for (size_t i = 0; i < options->specific.count; i++)
        rt_text_print(&text, " %s", options->specific.list[i]);
    for (size_t i = 0; i < includes->count; i++)
        rt_text_print(&text, " -I \"%s\"", includes->list[i]);
    rt_words_add(words, "-options");
    rt_words_add(words, "%s", text.bytes ? text.bytes : "");
    words->failed |= text.failed || told.failed;
    rt_words_free(&told);
    rt_text_free(&text);
}

static void
add_compile(const struct rt_job *job, const char *file, const char *kind, const struct rt_words *includes,
            struct rt_words *words)
{
    rt_words_add(words, "ocloc");
    rt_words_add(words, "compile");
    rt_words_add(words, "-file");
    rt_words_add(words, "%s%s", rt_work_up(job), file);
    if (kind)
        rt_words_add(words, "%s", kind);
    rt_words_add(words, "-device");
    rt_words_add(words, "%s", fe_device_name((enum fe_device)job->device->id));
    rt_words_add(words, "-64");
    rt_words_add(words, "-output");
    rt_words_add(words, RT_WORK_OUTPUT);
    rt_words_add(words, "-output_no_suffix");
    rt_words_add(words, "-out_dir");
    rt_words_add(words, "%s.", rt_work_up(job));
    add_options(job, includes, words);
    if (job->input == RT_INPUT_SOURCE) { /* before OpenCL C 2.0 it is off otherwise */
        rt_words_add(words, "-internal_options");
        rt_words_add(words, "-cl-ext=+cl_khr_depth_images");
    }
}

static void
add_link(const struct rt_job *job, struct rt_words *words)
{
    rt_words_add(words, "ocloc");
    rt_words_add(words, "link");
    for (size_t i = 0; i < job->module_count; i++) {
        rt_words_add(words, "-file");
        rt_words_add(words, RT_WORK_MODULE, i);
    }
    rt_words_add(words, "-out");
    rt_words_add(words, "linked");
}

static void
plan(const struct rt_job *job, const struct rt_tool *tool, const struct rt_words *includes,
     struct rt_commands *commands)
{
    struct rt_words *words = commands->words;
    (void)tool;
    if (job->input == RT_INPUT_SOURCE) {
        add_compile(job, RT_WORK_SOURCE, job->to_module ? "-spv_only" : NULL, includes, &words[0]);
    } else if (job->input == RT_INPUT_IL) {
        add_compile(job, RT_WORK_IL, "-spirv_input", includes, &words[0]);
    } else if (job->module_count == 1) {
        add_compile(job, "module0", "-spirv_input", includes, &words[0]);
    } else {
        add_link(job, &words[0]);
        add_compile(job, "linked", "-llvm_input", includes, &words[1]);
    }
    commands->count = words[1].count ? 2 : 1;
}

static bool
is_chatter(const char *line, size_t length)
{
    static const char *const chatter[] = {"Build succeeded.",
                                          "Build failed with error code:",
                                          "Command was:",
                                          "Linker execution has succeeded!",
                                          "Compilation from IR - skipping loading of FCL",
                                          "Error: Translation has failed!"};
    for (size_t i = 0; i < sizeof chatter / sizeof *chatter; i++) {
        if (length >= strlen(chatter[i]) && memcmp(line, chatter[i], strlen(chatter[i])) == 0)
            return true;
    }
    return false;
}

static const char *const untrue[] = {"integer_dot_product_input_4x8bit",
                                     "integer_dot_product_input_4x8bit_packed",
                                     "ext_fp16_global_atomic_load_store",
                                     "ext_fp16_local_atomic_load_store",
                                     "ext_fp16_global_atomic_add",
                                     "ext_fp16_local_atomic_add",
                                     "ext_fp16_global_atomic_min_max",
                                     "ext_fp16_local_atomic_min_max",
                                     "ext_fp32_global_atomic_add",
                                     "ext_fp32_local_atomic_add",
                                     "ext_fp32_global_atomic_min_max",
                                     "ext_fp32_local_atomic_min_max",
                                     "ext_fp64_global_atomic_add",
                                     "ext_fp64_local_atomic_add",
                                     "ext_fp64_global_atomic_min_max",
                                     "ext_fp64_local_atomic_min_max",
                                     NULL};

static const char *const untrue2[] = {"atomic_order_seq_cst", "atomic_scope_device",
                                      "atomic_scope_all_devices", NULL};

static const char *const system_folders[] = {"/usr/local/include", "/usr/include/x86_64-linux-gnu",
                                             "/usr/include", NULL};

const struct rt_toolchain rt_ocloc = {
    .what = "Intel's offline compiler, ocloc",
    .packages = "intel-opencl-icd (Debian 12) or intel-ocloc-legacy (later)",
    .module_suffix = ".spv",
    .later_suffix = ".bin", /* from release 24 on, -output_no_suffix or not */
    .find = find,
    .candidates = 1,
    .system_folders = system_folders,
    .plan = plan,
    .is_chatter = is_chatter,
    .has_il = true,
    .has_own_options = true,
    .has_c_20 = true,
    .one_text = true,
    .untrue = untrue,
    .untrue2 = untrue2,
    .lacks_older_c = true, /* it refuses 1.0; of 1.1, Debian's has a header that cannot be compiled */
};
