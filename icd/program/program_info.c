/* SPDX-License-Identifier: MIT */
#include <stdlib.h>
#include <string.h>

#include "object/icd.h"
#include "runtime/program.h"

static cl_int
answer_devices(const struct icd_question *question, cl_program program)
{
    const size_t bytes = program->device_count * sizeof(cl_device_id);
    cl_device_id *devices = question->value;
    const cl_int err = icd_check_answer_room(question, "CL_PROGRAM_DEVICES", bytes);
    if (err)
        return err;
    for (cl_uint i = 0; devices && i < program->device_count; i++)
        devices[i] = program->devices[i].device;
    if (question->size_ret)
        *question->size_ret = bytes;
    return CL_SUCCESS;
}

static cl_int
answer_sizes(const struct icd_question *question, cl_program program)
{
    const size_t bytes = program->device_count * sizeof(size_t);
    size_t *sizes = question->value;
    const cl_int err = icd_check_answer_room(question, "CL_PROGRAM_BINARY_SIZES", bytes);
    if (err)
        return err;
    rt_program_lock(program);
    for (cl_uint i = 0; sizes && i < program->device_count; i++)
        sizes[i] = program->devices[i].binary_size;
    rt_unlock(&program->lock);
    if (question->size_ret)
        *question->size_ret = bytes;
    return CL_SUCCESS;
}

/* The value is an array of pointers that the host program has filled; NULL: it does not want that one. */
static cl_int
answer_binaries(const struct icd_question *question, cl_program program)
{
    const size_t bytes = program->device_count * sizeof(unsigned char *);
    unsigned char **to = question->value;
    const cl_int err = icd_check_answer_room(question, "CL_PROGRAM_BINARIES", bytes);
    if (err)
        return err;
    rt_program_lock(program);
    for (cl_uint i = 0; to && i < program->device_count; i++) {
        const struct rt_program_device *on = &program->devices[i];
        if (to[i] && on->binary)
            memcpy(to[i], on->binary, on->binary_size);
    }
    rt_unlock(&program->lock);
    if (question->size_ret)
        *question->size_ret = bytes;
    return CL_SUCCESS;
}

static cl_int
answer_count(const struct icd_question *question, cl_program program)
{
    cl_uint count = 0;
    const char **names = rt_program_kernels(program, &count);
    const cl_int err = names
                           ? icd_answer(question, "CL_PROGRAM_NUM_KERNELS", &(size_t){count}, sizeof(size_t))
                           : CL_OUT_OF_HOST_MEMORY;
    free(names);
    return err;
}

static cl_int
answer_names(const struct icd_question *question, cl_program program)
{
    char *names = rt_program_kernel_names(program);
    const cl_int err =
        names ? icd_answer_text(question, "CL_PROGRAM_KERNEL_NAMES", names) : CL_OUT_OF_HOST_MEMORY;
    free(names);
    return err;
}

/* Queries that need an executable. */
static bool
needs_build(cl_program_info param_name)
{
    return param_name == CL_PROGRAM_NUM_KERNELS || param_name == CL_PROGRAM_KERNEL_NAMES ||
           param_name == CL_PROGRAM_SCOPE_GLOBAL_CTORS_PRESENT ||
           param_name == CL_PROGRAM_SCOPE_GLOBAL_DTORS_PRESENT;
}

cl_int CL_API_CALL
clGetProgramInfo(cl_program program, cl_program_info param_name, size_t param_value_size, void *param_value,
                 size_t *param_value_size_ret)
{
    QUESTION();
    REQUIRE_PROGRAM(program);
    REQUIRE(!needs_build(param_name) || rt_program_is_built(program), CL_INVALID_PROGRAM_EXECUTABLE,
            "param_name is 0x%x, which only a built program answers", param_name);
    switch (param_name) {
        ANSWER(CL_PROGRAM_REFERENCE_COUNT, cl_uint, rt_object_host_refs(&program->base))
        ANSWER(CL_PROGRAM_CONTEXT, cl_context, program->context)
        ANSWER(CL_PROGRAM_NUM_DEVICES, cl_uint, program->device_count)
        ANSWER_BYTES(CL_PROGRAM_SOURCE, program->source ? program->source : "", program->source_size + 1)
        ANSWER_BYTES(CL_PROGRAM_IL, program->il, program->il_size)
        ANSWER(CL_PROGRAM_SCOPE_GLOBAL_CTORS_PRESENT, cl_bool, CL_FALSE)
        ANSWER(CL_PROGRAM_SCOPE_GLOBAL_DTORS_PRESENT, cl_bool, CL_FALSE)
    case CL_PROGRAM_DEVICES:
        return answer_devices(&question, program);
    case CL_PROGRAM_BINARY_SIZES:
        return answer_sizes(&question, program);
    case CL_PROGRAM_BINARIES:
        return answer_binaries(&question, program);
    case CL_PROGRAM_NUM_KERNELS:
        return answer_count(&question, program);
    case CL_PROGRAM_KERNEL_NAMES:
        return answer_names(&question, program);
    }
    return icd_refuse_question(&question, "a program");
}

/* Called with the program's lock held. A refused query calls no callback, so this is allowed. */
static cl_int
answer_build(const struct rt_program_device *on, cl_program_build_info param_name, size_t global_bytes,
             struct icd_question question)
{
    switch (param_name) {
        ANSWER(CL_PROGRAM_BUILD_STATUS, cl_build_status, on->status)
        ANSWER_TEXT(CL_PROGRAM_BUILD_OPTIONS, on->options ? on->options : "")
        ANSWER_TEXT(CL_PROGRAM_BUILD_LOG, on->log ? on->log : "")
        ANSWER(CL_PROGRAM_BINARY_TYPE, cl_program_binary_type, on->type)
        ANSWER(CL_PROGRAM_BUILD_GLOBAL_VARIABLE_TOTAL_SIZE, size_t, global_bytes)
    }
    return icd_refuse_question(&question, "a program's build");
}

cl_int CL_API_CALL
clGetProgramBuildInfo(cl_program program, cl_device_id device, cl_program_build_info param_name,
                      size_t param_value_size, void *param_value, size_t *param_value_size_ret)
{
    QUESTION();
    REQUIRE_PROGRAM(program);
    REQUIRE_DEVICE(device);
    const struct rt_program_device *on = rt_program_on(program, device);
    REQUIRE(on, CL_INVALID_DEVICE, "device %p is not a device of the program", (void *)device);
    const size_t global_bytes = rt_program_device_global_bytes(program, on);
    rt_program_lock(program);
    const cl_int err = answer_build(on, param_name, global_bytes, question);
    rt_unlock(&program->lock);
    return err;
}
