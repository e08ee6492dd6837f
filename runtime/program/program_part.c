/* SPDX-License-Identifier: MIT */
/* A program built, compiled or linked for one device. */
#include <assert.h>
#include <stdarg.h>
#include <stdlib.h>
#include <string.h>

#include "build.h"
#include "compile/spirv.h"
#include "compile/toolchain.h"
#include "compile/uniform.h"
#include "debug_data.h"
#include "emu/error.h"
#include "fidelity/fidelity.h"
#include "frontend/program.h"
#include "link_names.h"
#include "program_task.h"
#include "runtime/device.h"
#include "runtime/log.h"
#include "runtime/platform.h"

/* What a part has come to. */
struct outcome {
    cl_int result;
    void *binary; /* NULL: the old one stays, or there is none */
    size_t size;
    cl_program_binary_type type;
    struct rt_build *build;
    struct fe_program *lined; /* debug_data.h; NULL: none, or the build has it */
    char *log;
};

static const char *
word_of(const struct rt_part *part)
{
    return fe_device_name((enum fe_device)part->on->device->id);
}

static cl_int
failure_of(const struct rt_part *part)
{
    return part->task->step == RT_STEP_COMPILE ? CL_COMPILE_PROGRAM_FAILURE
           : part->task->step == RT_STEP_LINK  ? CL_LINK_PROGRAM_FAILURE
                                               : CL_BUILD_PROGRAM_FAILURE;
}

static void
say(struct outcome *outcome, const char *what)
{
    struct rt_text text = {outcome->log, outcome->log ? strlen(outcome->log) : 0, 0, false};
    text.room = text.size;
    rt_text_print(&text, "%s\n", what);
    outcome->log = text.bytes;
}

/* --- loading what is for the GPU --- */

static cl_int
code_of(const struct rt_part *part, const struct emu_error *error)
{
    if (error->kind == EMU_NO_MEMORY)
        return CL_OUT_OF_HOST_MEMORY;
    return error->kind == EMU_INVALID && part->task->program->origin == RT_FROM_BINARY ? CL_INVALID_BINARY
                                                                                       : failure_of(part);
}

/* Whether all work-groups must have one size. For a linked program, the stored options decide. */
static bool
is_uniform(const struct rt_part *part, const char *stored)
{
    const struct rt_build_options *options = &part->task->options;
    if (!part->on->device->gpu->non_uniform_groups)
        return true;
    switch (part->task->program->origin) {
    case RT_FROM_SOURCE:
        return rt_uniform_source(options);
    case RT_FROM_IL:
        return rt_uniform_il(options);
    default:
        return rt_uniform_binary(stored, options);
    }
}

/* The program that clCreateProgramWithBinary has parsed, for the first build of the same bytes. */
static struct fe_program *
take_parsed(const struct rt_part *part, const void *binary)
{
    struct fe_program *parsed = NULL;
    rt_program_lock(part->task->program);
    if (binary == part->on->binary) {
        parsed = part->on->parsed;
        part->on->parsed = NULL;
    }
    rt_unlock(&part->task->program->lock);
    return parsed;
}

static int
make_build(const struct rt_part *part, const void *binary, size_t size, struct rt_build **build,
           struct emu_error *error)
{
    cl_device_id device = part->on->device;
    struct fe_program *parsed = take_parsed(part, binary);
    if (!parsed && fe_program_parse(binary, size, (enum fe_device)device->id, &parsed, error))
        return -1;
    return rt_build_new(part->task->program->context, device, parsed, build, error);
}

static void
load(const struct rt_part *part, const void *binary, size_t size, struct outcome *outcome)
{
    struct emu_error error = {0};
    const char *name = part->on->device->gpu->name;
    if (make_build(part, binary, size, &outcome->build, &error)) {
        say(outcome, error.text);
        if (error.kind == EMU_UNSUPPORTED)
            rt_fidelity_refused(fe_device_name((enum fe_device)part->on->device->id), error.text);
        outcome->result = code_of(part, &error);
        rt_debug(RT_DEBUG_BUILD, "%s: %s", name, error.text);
        return;
    }
    if (outcome->lined)
        fe_program_lend_lines(outcome->build->fe, outcome->lined);
    outcome->lined = NULL;
    outcome->build->non_uniform = !is_uniform(part, outcome->build->fe->build_options);
    outcome->build->uniform_asked = rt_uniform_asked(outcome->build->fe->build_options, &part->task->options);
    const unsigned count = outcome->build->fe->kernel_count;
    rt_debug(RT_DEBUG_BUILD, "%s: %u kernel%s from %zu bytes", name, count, count == 1 ? "" : "s", size);
}

/* --- compiling --- */

static cl_int
result_of(const struct rt_part *part, enum rt_compiled compiled)
{
    switch (compiled) {
    case RT_COMPILED:
        return CL_SUCCESS;
    case RT_REFUSED:
        return failure_of(part);
    case RT_NO_COMPILER:
        return part->task->step == RT_STEP_LINK ? CL_LINKER_NOT_AVAILABLE : CL_COMPILER_NOT_AVAILABLE;
    case RT_NO_MEMORY:
        break;
    }
    return CL_OUT_OF_HOST_MEMORY;
}

static void
compile(const struct rt_part *part, const struct rt_job *job, struct outcome *outcome)
{
    struct rt_product product;
    outcome->result = result_of(part, rt_compile(job, &product));
    if (!outcome->result && (rt_platform()->options.check || rt_platform()->options.profile) &&
        job->device->id != FE_CAYMAN) /* clang's always has it */
        rt_debug_data_add(job, &product, &outcome->lined);
    outcome->binary = product.bytes;
    outcome->size = product.size;
    outcome->log = product.log;
    if (outcome->result)
        rt_debug(RT_DEBUG_BUILD, "%s: %s", part->on->device->gpu->name, product.log ? product.log : "");
}

/* The product becomes an object that can be linked. */
static void
wrap(const struct rt_part *part, struct outcome *outcome)
{
    struct rt_module module = {part->task->options.flags, outcome->binary, outcome->size};
    if (part->on->device->gpu->non_uniform_groups && is_uniform(part, ""))
        module.flags |= RT_BUILD_UNIFORM;
    const struct rt_linkable object = {RT_LINKABLE_OBJECT, true, &module, 1};
    struct rt_text text = {0};
    rt_linkable_write(&object, word_of(part), &text);
    free(outcome->binary);
    outcome->binary = text.bytes;
    outcome->size = text.size;
    outcome->type = CL_PROGRAM_BINARY_TYPE_COMPILED_OBJECT;
    if (text.failed)
        outcome->result = CL_OUT_OF_HOST_MEMORY;
}

static void
finish_executable(const struct rt_part *part, struct outcome *outcome)
{
    outcome->type = CL_PROGRAM_BINARY_TYPE_EXECUTABLE;
    load(part, outcome->binary, outcome->size, outcome);
}

static void
run_source(const struct rt_part *part, struct outcome *outcome)
{
    const struct rt_task *task = part->task;
    const struct rt_job job = {.device = part->on->device,
                               .options = &task->options,
                               .input = RT_INPUT_SOURCE,
                               .to_module = task->step == RT_STEP_COMPILE,
                               .text = {task->program->source, task->program->source_size},
                               .headers = task->headers,
                               .header_count = task->header_count};
    compile(part, &job, outcome);
    if (!outcome->result && job.to_module)
        wrap(part, outcome);
    else if (!outcome->result)
        finish_executable(part, outcome);
}

/* --- IL --- */

static uint32_t *
specialised_il(cl_program program)
{
    const size_t count = program->il_size / sizeof(uint32_t);
    uint32_t *words = rt_spirv_copy(program->il, program->il_size, NULL);
    rt_program_lock(program);
    for (cl_uint i = 0; words && i < program->specialisation_count; i++) {
        const struct rt_specialisation *s = &program->specialisations[i];
        rt_spirv_specialise(words, count, s->id, s->value, s->size);
    }
    rt_unlock(&program->lock);
    return words;
}

static void
run_il(const struct rt_part *part, struct outcome *outcome)
{
    const struct rt_task *task = part->task;
    if (!rt_toolchain_of(part->on->device)->has_il) {
        say(outcome, "This device takes no intermediate language.");
        outcome->result = failure_of(part);
        return;
    }
    uint32_t *words = specialised_il(task->program);
    const struct rt_job job = {.device = part->on->device,
                               .options = &task->options,
                               .input = RT_INPUT_IL,
                               .text = {words, task->program->il_size}};
    if (!words) {
        outcome->result = CL_OUT_OF_HOST_MEMORY;
    } else if (task->step == RT_STEP_COMPILE) { /* it is a module as it is */
        outcome->binary = words;
        outcome->size = task->program->il_size;
        words = NULL;
        wrap(part, outcome);
    } else {
        compile(part, &job, outcome);
        if (!outcome->result)
            finish_executable(part, outcome);
    }
    free(words);
}

/* --- linking --- */

/* All modules of all inputs, in their order. */
struct gathered {
    struct rt_linkable *linkables; /* one per input */
    struct rt_module *modules;
    size_t count;
    unsigned common, some; /* flags of all, of any */
    bool take_options;
};

static void
free_gathered(struct gathered *g, size_t inputs)
{
    for (size_t i = 0; g->linkables && i < inputs; i++)
        rt_linkable_free(&g->linkables[i]);
    free(g->linkables);
    free(g->modules);
}

static int
gather(const struct rt_part *part, struct gathered *g, struct emu_error *error)
{
    const size_t inputs = part->task->input_count;
    size_t count = 0;
    *g = (struct gathered){.common = ~0u, .take_options = true};
    g->linkables = calloc(inputs + 1, sizeof *g->linkables);
    if (!g->linkables)
        return emu_fail(error, EMU_NO_MEMORY, "no memory for %zu programs", inputs);
    for (size_t i = 0; i < inputs; i++) {
        if (rt_linkable_parse(part->inputs[i].bytes, part->inputs[i].size, word_of(part), &g->linkables[i],
                              error))
            return -1;
        g->take_options &= g->linkables[i].takes_link_options;
        count += g->linkables[i].count;
    }
    g->modules = calloc(count + 1, sizeof *g->modules);
    if (!g->modules)
        return emu_fail(error, EMU_NO_MEMORY, "no memory for %zu modules", count);
    for (size_t i = 0; i < inputs; i++) {
        for (size_t k = 0; k < g->linkables[i].count; k++) {
            g->modules[g->count] = g->linkables[i].modules[k];
            g->common &= g->modules[g->count].flags;
            g->some |= g->modules[g->count++].flags;
        }
    }
    return 0;
}

static void
make_library(const struct rt_part *part, const struct gathered *g, struct outcome *outcome)
{
    const struct rt_linkable library = {
        RT_LINKABLE_LIBRARY, (part->task->options.flags & RT_BUILD_LINK_OPTIONS) != 0, g->modules, g->count};
    struct rt_text text = {0};
    rt_linkable_write(&library, word_of(part), &text);
    outcome->binary = text.bytes;
    outcome->size = text.size;
    outcome->type = CL_PROGRAM_BINARY_TYPE_LIBRARY;
    outcome->result = text.failed ? CL_OUT_OF_HOST_MEMORY : CL_SUCCESS;
}

static void
make_executable(const struct rt_part *part, const struct gathered *g, struct outcome *outcome)
{
    struct rt_bytes *modules = calloc(g->count + 1, sizeof *modules);
    struct rt_build_options options = part->task->options; /* its lists stay the task's */
    options.flags = (g->take_options ? options.flags : 0) | rt_build_options_linked(g->common, g->some);
    for (size_t i = 0; modules && i < g->count; i++)
        modules[i] = (struct rt_bytes){g->modules[i].bytes, g->modules[i].size};
    const struct rt_job job = {.device = part->on->device,
                               .options = &options,
                               .input = RT_INPUT_MODULES,
                               .modules = modules,
                               .module_count = g->count};
    if (modules)
        compile(part, &job, outcome);
    else
        outcome->result = CL_OUT_OF_HOST_MEMORY;
    if (!outcome->result)
        finish_executable(part, outcome);
    free(modules);
}

static void
run_link(const struct rt_part *part, struct outcome *outcome)
{
    struct emu_error error = {0};
    struct gathered g;
    struct rt_text complaints = {0};
    if (gather(part, &g, &error)) {
        say(outcome, error.text);
        outcome->result = code_of(part, &error);
    } else if (part->task->options.flags & RT_BUILD_LIBRARY) {
        make_library(part, &g, outcome);
    } else {
        rt_link_check_names(g.modules, g.count, &complaints);
        if (complaints.size) {
            outcome->log = complaints.bytes;
            outcome->result = failure_of(part);
        } else {
            make_executable(part, &g, outcome);
        }
    }
    free_gathered(&g, part->task->input_count);
}

/* --- all of it --- */

static void
store(struct rt_part *part, const struct outcome *outcome)
{
    struct rt_program_device *on = part->on;
    rt_program_lock(part->task->program);
    char *const old = on->log;
    on->log = outcome->log;
    free(old);
    if (outcome->binary)
        rt_program_set_binary(on, outcome->binary, outcome->size, outcome->type);
    on->build = outcome->build; /* the old one went when this began */
    on->status = outcome->result ? CL_BUILD_ERROR : CL_BUILD_SUCCESS;
    rt_unlock(&part->task->program->lock);
    part->result = outcome->result;
}

void
rt_part_run(struct rt_part *part)
{
    struct outcome outcome = {0};
    assert(!part->on->build);
    if (part->inputs)
        run_link(part, &outcome);
    else if (part->task->program->origin == RT_FROM_SOURCE)
        run_source(part, &outcome);
    else if (part->task->program->origin == RT_FROM_IL)
        run_il(part, &outcome);
    else /* the program's own binary does not change */
        load(part, part->on->binary, part->on->binary_size, &outcome);
    if (outcome.result && outcome.binary) {
        free(outcome.binary);
        outcome.binary = NULL;
    }
    fe_program_free(outcome.lined);
    store(part, &outcome);
}
