/* SPDX-License-Identifier: MIT */
/*
 * A build is prepared and marked as in progress under the program's lock. Then it works without the lock, in
 * the caller's thread or, with a callback, in its own thread. A second build for the same device is refused
 * until the first one ends.
 */
#include <assert.h>
#include <stdlib.h>
#include <string.h>

#include "base/thread.h"
#include "build.h"
#include "emu/error.h"
#include "program_task.h"
#include "runtime/context.h"
#include "runtime/device.h"
#include "runtime/log.h"

/* --- a task's own memory --- */

void
rt_task_free(struct rt_task *task)
{
    if (!task)
        return;
    for (size_t i = 0; i < task->header_count; i++) {
        free((char *)(uintptr_t)task->headers[i].name);
        free((void *)(uintptr_t)task->headers[i].text.data);
    }
    free(task->headers);
    for (cl_uint i = 0; i < task->part_count; i++) {
        for (size_t k = 0; task->parts[i].inputs && k < task->input_count; k++)
            rt_text_free(&task->parts[i].inputs[k]);
        free(task->parts[i].inputs);
    }
    rt_build_options_free(&task->options);
    RT_RELEASE(task->program);
    free(task);
}

static struct rt_task *
new_task(cl_program program, enum rt_build_step step, const struct rt_build_request *request)
{
    struct rt_task *task = calloc(1, sizeof *task + program->device_count * sizeof *task->parts);
    if (!task)
        return NULL;
    task->program = program;
    task->step = step;
    task->notify = request->notify;
    task->user = request->user;
    RT_RETAIN(program);
    return task;
}

static void
add_part(struct rt_task *task, struct rt_program_device *on)
{
    assert(task->part_count < task->program->device_count);
    task->parts[task->part_count++] = (struct rt_part){.task = task, .on = on};
}

/* Building for a device is building for its sub-devices too, as far as the program has them. */
static bool
is_requested(const struct rt_build_request *request, cl_device_id device)
{
    bool is = !request->devices;
    for (; !is && device; device = device->parent) {
        for (cl_uint i = 0; i < request->device_count; i++)
            is |= request->devices[i] == device;
    }
    return is;
}

static void
add_parts(struct rt_task *task, const struct rt_build_request *request)
{
    cl_program program = task->program;
    for (cl_uint i = 0; i < program->device_count; i++) {
        if (is_requested(request, program->devices[i].device))
            add_part(task, &program->devices[i]);
    }
}

/* --- options --- */

static cl_int
options_error(enum rt_build_step step, const struct emu_error *error)
{
    if (error->kind == EMU_NO_MEMORY)
        return CL_OUT_OF_HOST_MEMORY;
    return step == RT_STEP_BUILD     ? CL_INVALID_BUILD_OPTIONS
           : step == RT_STEP_COMPILE ? CL_INVALID_COMPILER_OPTIONS
                                     : CL_INVALID_LINKER_OPTIONS;
}

static cl_int
parse_options(struct rt_task *task, const char *text, struct emu_error *error)
{
    int err = rt_build_options_parse(text, task->step, &task->options, error);
    for (cl_uint i = 0; !err && i < task->part_count; i++)
        err = rt_build_options_suit(&task->options, task->parts[i].on->device->gpu, error);
    return err ? options_error(task->step, error) : CL_SUCCESS;
}

/* --- beginning --- */

static char *
copy_text(const char *text, const char *end)
{
    const size_t length = strlen(text);
    char *copy = malloc(length + strlen(end) + 1);
    return copy ? strcat(strcpy(copy, text), end) : NULL;
}

/* Called with the program's lock held. */
static cl_int
check_idle(const struct rt_task *task)
{
    if (atomic_load(&task->program->kernels))
        return CL_INVALID_OPERATION;
    for (cl_uint i = 0; i < task->part_count; i++) {
        if (task->parts[i].on->status == CL_BUILD_IN_PROGRESS)
            return CL_INVALID_OPERATION;
    }
    return CL_SUCCESS;
}

/* Called with the program's lock held. refused: why the options are not taken, or NULL. */
static void
begin_part(struct rt_program_device *on, const char *options, const char *refused)
{
    struct rt_build *const build = on->build;
    char *const old_options = on->options, *const old_log = on->log;
    on->status = refused ? CL_BUILD_ERROR : CL_BUILD_IN_PROGRESS;
    on->build = NULL;
    on->options = copy_text(options ? options : "", "");
    on->log = refused ? copy_text(refused, "\n") : NULL;
    rt_build_free(build); /* a child that is forked meanwhile finds no pointers to these */
    free(old_options);
    free(old_log);
}

/* Removes the binary of an earlier build. */
static void
drop_binary(cl_program program, struct rt_program_device *on)
{
    if (program->origin != RT_FROM_BINARY)
        rt_program_set_binary(on, NULL, 0, CL_PROGRAM_BINARY_TYPE_NONE);
}

static cl_int
begin(struct rt_task *task, const char *options)
{
    struct emu_error error = {0};
    const cl_int refused = parse_options(task, options, &error);
    rt_program_lock(task->program);
    cl_int err = check_idle(task);
    for (cl_uint i = 0; !err && i < task->part_count; i++) {
        begin_part(task->parts[i].on, options, refused ? error.text : NULL);
        drop_binary(task->program, task->parts[i].on);
    }
    rt_unlock(&task->program->lock);
    if (!err && refused)
        rt_debug(RT_DEBUG_BUILD, "options refused: %s", error.text);
    return err ? err : refused;
}

/* --- working --- */

static void *
part_main(void *part)
{
    rt_part_run(part);
    return NULL;
}

static cl_int
run(struct rt_task *task)
{
    cl_int result = CL_SUCCESS;
    for (cl_uint i = 1; i < task->part_count; i++)
        task->parts[i].has_thread = rt_thread_start(&task->parts[i].thread, part_main, &task->parts[i]);
    for (cl_uint i = 0; i < task->part_count; i++) {
        if (task->parts[i].has_thread)
            pthread_join(task->parts[i].thread, NULL);
        else
            rt_part_run(&task->parts[i]);
    }
    for (cl_uint i = 0; !result && i < task->part_count; i++)
        result = task->parts[i].result;
    return result;
}

static cl_int
run_and_tell(struct rt_task *task)
{
    const cl_int result = run(task);
    if (task->notify)
        task->notify(task->program, task->user);
    rt_task_free(task);
    return result;
}

static void *
task_main(void *task)
{
    run_and_tell(task);
    return NULL;
}

/* Binaries are loaded at once. A missing compiler is reported at once, too. */
static bool
takes_long(const struct rt_task *task)
{
    bool found = task->program->origin != RT_FROM_BINARY;
    for (cl_uint i = 0; i < task->part_count; i++)
        found &= rt_compiler_found(task->parts[i].on->device);
    return found;
}

/* Takes over the task. */
static cl_int
finish(struct rt_task *task)
{
    pthread_t thread;
    if (task->notify && takes_long(task) && rt_thread_start(&thread, task_main, task)) {
        pthread_detach(thread);
        return CL_SUCCESS;
    }
    return run_and_tell(task);
}

/* --- the three calls --- */

static cl_int
check_executables(const struct rt_task *task)
{
    for (cl_uint i = 0; i < task->part_count; i++) {
        if (task->parts[i].on->type != CL_PROGRAM_BINARY_TYPE_EXECUTABLE)
            return CL_INVALID_BINARY;
    }
    return CL_SUCCESS;
}

cl_int
rt_program_build(cl_program program, const struct rt_build_request *request)
{
    if (program->origin == RT_FROM_LINKING)
        return CL_INVALID_OPERATION;
    struct rt_task *task = new_task(program, RT_STEP_BUILD, request);
    if (!task)
        return CL_OUT_OF_HOST_MEMORY;
    add_parts(task, request);
    cl_int err = program->origin == RT_FROM_BINARY ? check_executables(task) : CL_SUCCESS;
    if (!err)
        err = begin(task, request->options);
    if (!err)
        return finish(task);
    rt_task_free(task);
    return err;
}

static cl_int
copy_headers(struct rt_task *task, cl_uint count, const struct rt_build_header *headers)
{
    task->headers = calloc((size_t)count + 1, sizeof *task->headers);
    if (!task->headers)
        return CL_OUT_OF_HOST_MEMORY;
    for (cl_uint i = 0; i < count; i++) {
        const cl_program from = headers[i].program;
        char *name = copy_text(headers[i].name, ""), *text = malloc(from->source_size + 1);
        task->headers[task->header_count++] = (struct rt_header){name, {text, from->source_size}};
        if (!name || !text)
            return CL_OUT_OF_HOST_MEMORY;
        memcpy(text, from->source, from->source_size + 1);
    }
    return CL_SUCCESS;
}

cl_int
rt_program_compile(cl_program program, const struct rt_build_request *request, cl_uint header_count,
                   const struct rt_build_header *headers)
{
    if (program->origin != RT_FROM_SOURCE && program->origin != RT_FROM_IL)
        return CL_INVALID_OPERATION;
    struct rt_task *task = new_task(program, RT_STEP_COMPILE, request);
    if (!task)
        return CL_OUT_OF_HOST_MEMORY;
    add_parts(task, request);
    cl_int err = copy_headers(task, header_count, headers);
    if (!err)
        err = begin(task, request->options);
    if (!err)
        return finish(task);
    rt_task_free(task);
    return err;
}

static bool
can_link(const struct rt_program_device *on)
{
    return on && on->binary &&
           (on->type == CL_PROGRAM_BINARY_TYPE_COMPILED_OBJECT || on->type == CL_PROGRAM_BINARY_TYPE_LIBRARY);
}

/* Takes one program's binary for the part; false: it has none. CL_INVALID_OPERATION: the program is being
 * built. */
static cl_int
take_input(cl_program input, cl_device_id device, struct rt_text *copy, bool *has)
{
    cl_int err = CL_SUCCESS;
    rt_program_lock(input);
    const struct rt_program_device *on = rt_program_on(input, device);
    if (on && on->status == CL_BUILD_IN_PROGRESS)
        err = CL_INVALID_OPERATION;
    *has = !err && can_link(on);
    if (*has)
        rt_text_add(copy, on->binary, on->binary_size);
    rt_unlock(&input->lock);
    return copy->failed ? CL_OUT_OF_HOST_MEMORY : err;
}

/* Links for a device if all programs have a binary for it. Leaves it out if none has (API 5.8.4). */
static cl_int
take_inputs(struct rt_task *task, struct rt_part *part, const cl_program *inputs)
{
    size_t having = 0;
    bool has;
    cl_int err = CL_SUCCESS;
    part->inputs = calloc(task->input_count + 1, sizeof *part->inputs);
    if (!part->inputs)
        return CL_OUT_OF_HOST_MEMORY;
    for (size_t i = 0; !err && i < task->input_count; i++) {
        err = take_input(inputs[i], part->on->device, &part->inputs[i], &has);
        having += !err && has;
    }
    if (err || having == task->input_count)
        return err;
    if (having)
        return CL_INVALID_OPERATION;
    free(part->inputs);
    part->inputs = NULL;
    return CL_SUCCESS;
}

/* Parts without inputs go. */
static cl_int
drop_idle_parts(struct rt_task *task)
{
    cl_uint kept = 0;
    for (cl_uint i = 0; i < task->part_count; i++) {
        if (task->parts[i].inputs)
            task->parts[kept++] = task->parts[i];
    }
    task->part_count = kept;
    return kept ? CL_SUCCESS : CL_INVALID_OPERATION;
}

static bool
linker_found(const struct rt_task *task)
{
    bool found = false;
    for (cl_uint i = 0; i < task->part_count; i++)
        found |= rt_compiler_found(task->parts[i].on->device);
    return found;
}

static cl_int
prepare_link(struct rt_task *task, const struct rt_build_request *request, cl_uint count,
             const cl_program *inputs)
{
    add_parts(task, request);
    task->input_count = count;
    cl_int err = linker_found(task) ? CL_SUCCESS : CL_LINKER_NOT_AVAILABLE;
    for (cl_uint i = 0; !err && i < task->part_count; i++)
        err = take_inputs(task, &task->parts[i], inputs);
    return err ? err : drop_idle_parts(task);
}

static cl_program
new_linked(cl_context context, const struct rt_build_request *request)
{
    cl_program program = rt_program_new(context, RT_FROM_LINKING);
    const cl_device_id *devices = request->devices ? request->devices : context->devices;
    const cl_uint count = request->devices ? request->device_count : context->device_count;
    for (cl_uint i = 0; program && i < count; i++) {
        if (!rt_program_on(program, devices[i]))
            rt_program_add_device(program, devices[i]);
    }
    return program;
}

cl_int
rt_program_link(cl_context context, const struct rt_build_request *request, cl_uint input_count,
                const cl_program *inputs, cl_program *out)
{
    cl_program program = new_linked(context, request);
    struct rt_task *task = program ? new_task(program, RT_STEP_LINK, request) : NULL;
    cl_int err = task ? prepare_link(task, request, input_count, inputs) : CL_OUT_OF_HOST_MEMORY;
    if (!err)
        err = begin(task, request->options);
    if (!err) {
        *out = program;
        return finish(task);
    }
    rt_task_free(task);
    RT_RELEASE(program);
    return err;
}
