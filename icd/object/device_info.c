/* SPDX-License-Identifier: MIT */
/* clGetDeviceInfo: every query of OpenCL 3.0. Optional features are reported absent. */
#include <assert.h>
#include <stdio.h>
#include <string.h>

#include "icd.h"
#include "runtime/device.h"
#include "runtime/image.h"
#include "runtime/platform.h"

#define MAX_VARIABLE_BYTES 65536 /* of program scope; OpenCL 2.0's least value, and Intel's runtime's */
#define BASE_ALIGN_BITS 1024     /* origins of sub-buffers; what Intel's runtime gives */
#define NOT_MINE 1               /* a group of queries returns this for other queries; no error code */
#define V(major, minor) CL_MAKE_VERSION(major, minor, 0)

static const cl_name_version c_versions[] = {
    {V(1, 0), "OpenCL C"}, {V(1, 1), "OpenCL C"}, {V(1, 2), "OpenCL C"}, {V(3, 0), "OpenCL C"}};

static const cl_name_version ils[] = {{V(1, 2), "SPIR-V"}, {V(1, 1), "SPIR-V"}, {V(1, 0), "SPIR-V"}};

static cl_int
answer_simd(const struct icd_question *question, const struct rt_gpu *gpu)
{
    size_t sizes[3], count = 0;
    while (count < 3 && gpu->simd[count]) {
        sizes[count] = gpu->simd[count];
        count++;
    }
    return icd_answer(question, "CL_DEVICE_SUB_GROUP_SIZES_INTEL", sizes, count * sizeof *sizes);
}

/* OpenCL C 3.0's macros for the features that the device has. */
static cl_int
answer_features(const struct icd_question *question, const struct rt_gpu *gpu)
{
    const struct {
        bool has;
        const char *name;
    } rows[] = {{true, "__opencl_c_int64"},
                {gpu->double_fp != 0, "__opencl_c_fp64"},
                {gpu->opencl_c_20, "__opencl_c_subgroups"},
                {gpu->opencl_c_20, "__opencl_c_atomic_order_acq_rel"},
                {gpu->opencl_c_20, "__opencl_c_atomic_order_seq_cst"},
                {gpu->opencl_c_20, "__opencl_c_atomic_scope_device"},
                {gpu->opencl_c_20, "__opencl_c_atomic_scope_all_devices"},
                {gpu->opencl_c_20, "__opencl_c_generic_address_space"},
                {gpu->opencl_c_20, "__opencl_c_program_scope_global_variables"},
                {gpu->opencl_c_20, "__opencl_c_work_group_collective_functions"},
                {gpu->pipes.packet_bytes > 0, "__opencl_c_pipes"},
                {gpu->images != NULL, "__opencl_c_images"},
                {gpu->images != NULL, "__opencl_c_3d_image_writes"},
                {gpu->images && gpu->images->read_write_args, "__opencl_c_read_write_images"}};
    cl_name_version features[sizeof rows / sizeof *rows];
    size_t count = 0;
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        if (!rows[i].has)
            continue;
        features[count].version = V(3, 0);
        assert(strlen(rows[i].name) < sizeof features->name);
        snprintf(features[count++].name, sizeof features->name, "%s", rows[i].name);
    }
    return icd_answer(question, "CL_DEVICE_OPENCL_C_FEATURES", features, count * sizeof *features);
}

static cl_int
limits(cl_device_id d, cl_device_info param_name, struct icd_question question)
{
    const struct rt_gpu *gpu = d->gpu;
    switch (param_name) {
        ANSWER(CL_DEVICE_MAX_COMPUTE_UNITS, cl_uint, d->compute_units)
        ANSWER(CL_DEVICE_MAX_WORK_ITEM_DIMENSIONS, cl_uint, 3)
        ANSWER(CL_DEVICE_MAX_WORK_GROUP_SIZE, size_t, gpu->max_group_size)
        ANSWER_BYTES(CL_DEVICE_MAX_WORK_ITEM_SIZES, gpu->max_item_sizes, sizeof gpu->max_item_sizes)
        ANSWER(CL_DEVICE_MAX_CLOCK_FREQUENCY, cl_uint, d->clock_mhz)
        ANSWER(CL_DEVICE_ADDRESS_BITS, cl_uint, gpu->address_bits)
        ANSWER(CL_DEVICE_MAX_PARAMETER_SIZE, size_t, gpu->max_parameter_bytes)
        ANSWER(CL_DEVICE_MEM_BASE_ADDR_ALIGN, cl_uint, BASE_ALIGN_BITS)
        ANSWER(CL_DEVICE_MIN_DATA_TYPE_ALIGN_SIZE, cl_uint, BASE_ALIGN_BITS / 8)
        ANSWER(CL_DEVICE_MAX_MEM_ALLOC_SIZE, cl_ulong, d->max_alloc_bytes)
        ANSWER(CL_DEVICE_GLOBAL_MEM_SIZE, cl_ulong, d->global_bytes)
        ANSWER(CL_DEVICE_GLOBAL_MEM_CACHE_TYPE, cl_device_mem_cache_type, CL_READ_WRITE_CACHE)
        ANSWER(CL_DEVICE_GLOBAL_MEM_CACHELINE_SIZE, cl_uint, gpu->cacheline)
        ANSWER(CL_DEVICE_GLOBAL_MEM_CACHE_SIZE, cl_ulong, gpu->cache_bytes)
        ANSWER(CL_DEVICE_MAX_CONSTANT_BUFFER_SIZE, cl_ulong,
               gpu->max_constant_bytes < d->max_alloc_bytes ? gpu->max_constant_bytes : d->max_alloc_bytes)
        ANSWER(CL_DEVICE_MAX_CONSTANT_ARGS, cl_uint, 8)
        ANSWER(CL_DEVICE_LOCAL_MEM_TYPE, cl_device_local_mem_type, CL_LOCAL)
        ANSWER(CL_DEVICE_LOCAL_MEM_SIZE, cl_ulong, gpu->local_bytes)
        ANSWER(CL_DEVICE_PROFILING_TIMER_RESOLUTION, size_t, 1)
        ANSWER(CL_DEVICE_PREFERRED_WORK_GROUP_SIZE_MULTIPLE, size_t, gpu->simd[0])
        ANSWER(CL_DEVICE_PRINTF_BUFFER_SIZE, size_t, (size_t)4 << 20)
        ANSWER(CL_DEVICE_HOST_UNIFIED_MEMORY, cl_bool, CL_TRUE)
        ANSWER(CL_DEVICE_MAX_NUM_SUB_GROUPS, cl_uint, gpu->max_sub_groups)
        /* runtime/platform/gpu.c says why */
        ANSWER(CL_DEVICE_SUB_GROUP_INDEPENDENT_FORWARD_PROGRESS, cl_bool, CL_FALSE)
    }
    return NOT_MINE;
}

/* Widths as Intel's runtime gives them; a lane of Cayman works on scalars too. */
static cl_int
vectors(cl_device_id d, cl_device_info param_name, struct icd_question question)
{
    const bool fp64 = d->gpu->double_fp, fp16 = d->gpu->half_fp;
    switch (param_name) {
        ANSWER(CL_DEVICE_PREFERRED_VECTOR_WIDTH_CHAR, cl_uint, 16)
        ANSWER(CL_DEVICE_PREFERRED_VECTOR_WIDTH_SHORT, cl_uint, 8)
        ANSWER(CL_DEVICE_PREFERRED_VECTOR_WIDTH_INT, cl_uint, 4)
        ANSWER(CL_DEVICE_PREFERRED_VECTOR_WIDTH_LONG, cl_uint, 1)
        ANSWER(CL_DEVICE_PREFERRED_VECTOR_WIDTH_FLOAT, cl_uint, 1)
        ANSWER(CL_DEVICE_PREFERRED_VECTOR_WIDTH_DOUBLE, cl_uint, fp64 ? 1 : 0)
        ANSWER(CL_DEVICE_PREFERRED_VECTOR_WIDTH_HALF, cl_uint, fp16 ? 8 : 0)
        ANSWER(CL_DEVICE_NATIVE_VECTOR_WIDTH_CHAR, cl_uint, 16)
        ANSWER(CL_DEVICE_NATIVE_VECTOR_WIDTH_SHORT, cl_uint, 8)
        ANSWER(CL_DEVICE_NATIVE_VECTOR_WIDTH_INT, cl_uint, 4)
        ANSWER(CL_DEVICE_NATIVE_VECTOR_WIDTH_LONG, cl_uint, 1)
        ANSWER(CL_DEVICE_NATIVE_VECTOR_WIDTH_FLOAT, cl_uint, 1)
        ANSWER(CL_DEVICE_NATIVE_VECTOR_WIDTH_DOUBLE, cl_uint, fp64 ? 1 : 0)
        ANSWER(CL_DEVICE_NATIVE_VECTOR_WIDTH_HALF, cl_uint, fp16 ? 8 : 0)
        ANSWER(CL_DEVICE_SINGLE_FP_CONFIG, cl_device_fp_config, rt_device_single_fp(d))
        ANSWER(CL_DEVICE_DOUBLE_FP_CONFIG, cl_device_fp_config, d->gpu->double_fp)
        ANSWER(CL_DEVICE_HALF_FP_CONFIG, cl_device_fp_config, d->gpu->half_fp)
    }
    return NOT_MINE;
}

static cl_int
identity(cl_device_id d, cl_device_info param_name, struct icd_question question)
{
    switch (param_name) {
        ANSWER(CL_DEVICE_TYPE, cl_device_type, CL_DEVICE_TYPE_GPU)
        ANSWER(CL_DEVICE_VENDOR_ID, cl_uint, d->gpu->vendor_id)
        ANSWER_TEXT(CL_DEVICE_NAME, d->gpu->name)
        ANSWER_TEXT(CL_DEVICE_VENDOR, d->gpu->vendor)
        ANSWER_TEXT(CL_DRIVER_VERSION, RT_VERSION)
        ANSWER_TEXT(CL_DEVICE_PROFILE, "FULL_PROFILE")
        ANSWER_TEXT(CL_DEVICE_VERSION, "OpenCL 3.0 Caygen " RT_VERSION)
        ANSWER_TEXT(CL_DEVICE_OPENCL_C_VERSION, "OpenCL C 1.2 Caygen " RT_VERSION)
        ANSWER(CL_DEVICE_NUMERIC_VERSION, cl_version, V(3, 0))
        ANSWER(CL_DEVICE_OPENCL_C_NUMERIC_VERSION_KHR, cl_version, V(1, 2))
        ANSWER(CL_DEVICE_PLATFORM, cl_platform_id, d->platform)
        ANSWER(CL_DEVICE_REFERENCE_COUNT, cl_uint, d->parent ? rt_object_host_refs(&d->base) : 1)
        ANSWER(CL_DEVICE_AVAILABLE, cl_bool, CL_TRUE)
        ANSWER(CL_DEVICE_ENDIAN_LITTLE, cl_bool, CL_TRUE)
        ANSWER(CL_DEVICE_ERROR_CORRECTION_SUPPORT, cl_bool, CL_FALSE)
        ANSWER(CL_DEVICE_COMPILER_AVAILABLE, cl_bool, rt_compiler_available(d))
        ANSWER(CL_DEVICE_LINKER_AVAILABLE, cl_bool, rt_compiler_available(d))
        ANSWER(CL_DEVICE_EXECUTION_CAPABILITIES, cl_device_exec_capabilities,
               CL_EXEC_KERNEL | CL_EXEC_NATIVE_KERNEL)
        ANSWER(CL_DEVICE_QUEUE_ON_HOST_PROPERTIES, cl_command_queue_properties,
               CL_QUEUE_OUT_OF_ORDER_EXEC_MODE_ENABLE | CL_QUEUE_PROFILING_ENABLE)
        ANSWER(CL_DEVICE_PREFERRED_INTEROP_USER_SYNC, cl_bool, CL_TRUE)
        ANSWER_TEXT(CL_DEVICE_BUILT_IN_KERNELS, "")
        ANSWER_BYTES(CL_DEVICE_BUILT_IN_KERNELS_WITH_VERSION, NULL, 0)
        ANSWER_TEXT(CL_DEVICE_IL_VERSION, rt_compiler_il(d))
        ANSWER_BYTES(CL_DEVICE_ILS_WITH_VERSION, ils, *rt_compiler_il(d) ? sizeof ils : 0)
        ANSWER_BYTES(CL_DEVICE_OPENCL_C_ALL_VERSIONS, c_versions, sizeof c_versions)
        ANSWER_TEXT(CL_DEVICE_LATEST_CONFORMANCE_VERSION_PASSED,
                    "v0000-01-01-00" /* none: a date all the same */)
        ANSWER_BYTES(CL_DEVICE_EXTENSIONS_WITH_VERSION, d->gpu->extensions,
                     d->gpu->extension_count * sizeof *d->gpu->extensions)
    case CL_DEVICE_EXTENSIONS:
        return icd_answer_names(&question, "CL_DEVICE_EXTENSIONS", d->gpu->extension_count,
                                d->gpu->extensions);
    case CL_DEVICE_OPENCL_C_FEATURES:
        return answer_features(&question, d->gpu);
    case CL_DEVICE_SUB_GROUP_SIZES_INTEL:
        return d->gpu->sub_groups ? answer_simd(&question, d->gpu) : NOT_MINE;
    }
    return NOT_MINE;
}

static cl_int
images(cl_device_id d, cl_device_info param_name, struct icd_question question)
{
    static const struct rt_image_limits none;
    const struct rt_image_limits *i = d->gpu->images ? d->gpu->images : &none;
    switch (param_name) {
        ANSWER(CL_DEVICE_IMAGE_SUPPORT, cl_bool, d->gpu->images ? CL_TRUE : CL_FALSE)
        ANSWER(CL_DEVICE_MAX_READ_IMAGE_ARGS, cl_uint, i->read_args)
        ANSWER(CL_DEVICE_MAX_WRITE_IMAGE_ARGS, cl_uint, i->write_args)
        ANSWER(CL_DEVICE_MAX_READ_WRITE_IMAGE_ARGS, cl_uint, i->read_write_args)
        ANSWER(CL_DEVICE_IMAGE2D_MAX_WIDTH, size_t, i->width)
        ANSWER(CL_DEVICE_IMAGE2D_MAX_HEIGHT, size_t, i->height)
        ANSWER(CL_DEVICE_IMAGE3D_MAX_WIDTH, size_t, i->width_3d)
        ANSWER(CL_DEVICE_IMAGE3D_MAX_HEIGHT, size_t, i->height_3d)
        ANSWER(CL_DEVICE_IMAGE3D_MAX_DEPTH, size_t, i->depth_3d)
        ANSWER(CL_DEVICE_IMAGE_MAX_BUFFER_SIZE, size_t, rt_image_buffer_texels(d))
        ANSWER(CL_DEVICE_IMAGE_MAX_ARRAY_SIZE, size_t, i->layers)
        ANSWER(CL_DEVICE_IMAGE_PITCH_ALIGNMENT, cl_uint, i->pitch_alignment)
        ANSWER(CL_DEVICE_IMAGE_BASE_ADDRESS_ALIGNMENT, cl_uint, i->base_alignment)
        ANSWER(CL_DEVICE_MAX_SAMPLERS, cl_uint, i->samplers)
    }
    return NOT_MINE;
}

/* Shared memory. */
static cl_int
shared(cl_device_id d, cl_device_info param_name, struct icd_question question)
{
    typedef cl_device_unified_shared_memory_capabilities_intel capabilities;
    const capabilities usm = d->gpu->usm;
    switch (param_name) {
        ANSWER(CL_DEVICE_SVM_CAPABILITIES, cl_device_svm_capabilities, d->gpu->svm)
    }
    if (!usm)
        return NOT_MINE;
    switch (param_name) {
        ANSWER(CL_DEVICE_HOST_MEM_CAPABILITIES_INTEL, capabilities, usm)
        ANSWER(CL_DEVICE_DEVICE_MEM_CAPABILITIES_INTEL, capabilities, usm)
        ANSWER(CL_DEVICE_SINGLE_DEVICE_SHARED_MEM_CAPABILITIES_INTEL, capabilities, usm)
        ANSWER(CL_DEVICE_CROSS_DEVICE_SHARED_MEM_CAPABILITIES_INTEL, capabilities, usm)
        ANSWER(CL_DEVICE_SHARED_SYSTEM_MEM_CAPABILITIES_INTEL, capabilities, 0)
    }
    return NOT_MINE;
}

/* A GPU's compute units belong to no affinity domain. */
static cl_int
partitions(cl_device_id d, cl_device_info param_name, struct icd_question question)
{
    static const cl_device_partition_property schemes[] = {CL_DEVICE_PARTITION_EQUALLY,
                                                           CL_DEVICE_PARTITION_BY_COUNTS};
    static const cl_device_partition_property none[] = {0};
    const bool can = rt_device_divisible(d);
    switch (param_name) {
        ANSWER(CL_DEVICE_PARENT_DEVICE, cl_device_id, d->parent)
        ANSWER(CL_DEVICE_PARTITION_MAX_SUB_DEVICES, cl_uint, can ? d->compute_units : 0)
        ANSWER_BYTES(CL_DEVICE_PARTITION_PROPERTIES, can ? schemes : none, can ? sizeof schemes : sizeof none)
        ANSWER(CL_DEVICE_PARTITION_AFFINITY_DOMAIN, cl_device_affinity_domain, 0)
        ANSWER_BYTES(CL_DEVICE_PARTITION_TYPE, d->parent ? d->partition : none,
                     d->parent ? d->partition_count * sizeof *d->partition : sizeof none)
    }
    return NOT_MINE;
}

/* Features that OpenCL C 2.0 added and 3.0 made optional. A GPU has all or none of them, except for
 * work-groups. */
static cl_int
language(cl_device_id d, cl_device_info param_name, struct icd_question question)
{
    const bool has = d->gpu->opencl_c_20;
    const cl_device_atomic_capabilities least =
        CL_DEVICE_ATOMIC_ORDER_RELAXED | CL_DEVICE_ATOMIC_SCOPE_WORK_GROUP;
    const cl_device_atomic_capabilities all = least | CL_DEVICE_ATOMIC_ORDER_ACQ_REL |
                                              CL_DEVICE_ATOMIC_ORDER_SEQ_CST | CL_DEVICE_ATOMIC_SCOPE_DEVICE |
                                              CL_DEVICE_ATOMIC_SCOPE_ALL_DEVICES;
    switch (param_name) {
        ANSWER(CL_DEVICE_ATOMIC_MEMORY_CAPABILITIES, cl_device_atomic_capabilities, has ? all : least)
        ANSWER(CL_DEVICE_ATOMIC_FENCE_CAPABILITIES, cl_device_atomic_capabilities,
               has ? all | CL_DEVICE_ATOMIC_SCOPE_WORK_ITEM : least | CL_DEVICE_ATOMIC_ORDER_ACQ_REL)
        ANSWER(CL_DEVICE_WORK_GROUP_COLLECTIVE_FUNCTIONS_SUPPORT, cl_bool, has)
        ANSWER(CL_DEVICE_NON_UNIFORM_WORK_GROUP_SUPPORT, cl_bool, d->gpu->non_uniform_groups)
        ANSWER(CL_DEVICE_GENERIC_ADDRESS_SPACE_SUPPORT, cl_bool, has)
        ANSWER(CL_DEVICE_MAX_GLOBAL_VARIABLE_SIZE, size_t, has ? MAX_VARIABLE_BYTES : 0)
        ANSWER(CL_DEVICE_GLOBAL_VARIABLE_PREFERRED_TOTAL_SIZE, size_t, has ? d->max_alloc_bytes : 0)
    }
    return NOT_MINE;
}

static cl_int
pipes(cl_device_id d, cl_device_info param_name, struct icd_question question)
{
    const struct rt_pipe_limits *limits = &d->gpu->pipes;
    switch (param_name) {
        ANSWER(CL_DEVICE_PIPE_SUPPORT, cl_bool, limits->packet_bytes > 0)
        ANSWER(CL_DEVICE_MAX_PIPE_ARGS, cl_uint, limits->args)
        ANSWER(CL_DEVICE_PIPE_MAX_ACTIVE_RESERVATIONS, cl_uint, limits->reservations)
        ANSWER(CL_DEVICE_PIPE_MAX_PACKET_SIZE, cl_uint, limits->packet_bytes)
    }
    return NOT_MINE;
}

/* Device queues: none. */
static cl_int
absent(cl_device_id d, cl_device_info param_name, struct icd_question question)
{
    (void)d;
    switch (param_name) {
        ANSWER(CL_DEVICE_QUEUE_ON_DEVICE_PROPERTIES, cl_command_queue_properties, 0)
        ANSWER(CL_DEVICE_QUEUE_ON_DEVICE_PREFERRED_SIZE, cl_uint, 0)
        ANSWER(CL_DEVICE_QUEUE_ON_DEVICE_MAX_SIZE, cl_uint, 0)
        ANSWER(CL_DEVICE_MAX_ON_DEVICE_QUEUES, cl_uint, 0)
        ANSWER(CL_DEVICE_MAX_ON_DEVICE_EVENTS, cl_uint, 0)
        ANSWER(CL_DEVICE_DEVICE_ENQUEUE_CAPABILITIES, cl_device_device_enqueue_capabilities, 0)
        ANSWER(CL_DEVICE_PREFERRED_PLATFORM_ATOMIC_ALIGNMENT, cl_uint, 0)
        ANSWER(CL_DEVICE_PREFERRED_GLOBAL_ATOMIC_ALIGNMENT, cl_uint, 0)
        ANSWER(CL_DEVICE_PREFERRED_LOCAL_ATOMIC_ALIGNMENT, cl_uint, 0)
    }
    return NOT_MINE;
}

cl_int CL_API_CALL
clGetDeviceInfo(cl_device_id device, cl_device_info param_name, size_t param_value_size, void *param_value,
                size_t *param_value_size_ret)
{
    static cl_int (*const groups[])(cl_device_id, cl_device_info, struct icd_question) = {
        identity, limits, partitions, images, shared, vectors, language, pipes, absent};
    QUESTION();
    REQUIRE_DEVICE(device);
    cl_int err = NOT_MINE;
    for (unsigned i = 0; err == NOT_MINE && i < sizeof groups / sizeof *groups; i++)
        err = groups[i](device, param_name, question);
    return err == NOT_MINE ? icd_refuse_question(&question, "this device") : err;
}
