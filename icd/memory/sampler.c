/* SPDX-License-Identifier: MIT */
#include "runtime/sampler.h"

#include <assert.h>

#include "object/icd.h"
#include "runtime/context.h"
#include "runtime/device.h"

static cl_int
check_context(const struct rt_call *call, cl_context context)
{
    bool has_images = false;
    REQUIRE_CONTEXT(context);
    for (cl_uint i = 0; i < context->device_count; i++)
        has_images |= context->devices[i]->gpu->images != NULL;
    REQUIRE(has_images, CL_INVALID_OPERATION, "no device of the context has images");
    return CL_SUCCESS;
}

static bool
is_address_mode(cl_sampler_properties mode)
{
    return mode == CL_ADDRESS_NONE || mode == CL_ADDRESS_CLAMP_TO_EDGE || mode == CL_ADDRESS_CLAMP ||
           mode == CL_ADDRESS_REPEAT || mode == CL_ADDRESS_MIRRORED_REPEAT;
}

static cl_int
set_property(const struct rt_call *call, struct rt_sampling *sampling, cl_sampler_properties name,
             cl_sampler_properties value)
{
    switch (name) {
    case CL_SAMPLER_NORMALIZED_COORDS:
        REQUIRE(value == CL_TRUE || value == CL_FALSE, CL_INVALID_VALUE,
                "normalized coordinates are %llu; allowed are CL_TRUE and CL_FALSE",
                (unsigned long long)value);
        sampling->normalized = (cl_bool)value;
        return CL_SUCCESS;
    case CL_SAMPLER_ADDRESSING_MODE:
        REQUIRE(is_address_mode(value), CL_INVALID_VALUE,
                "the addressing mode is %s, which is no addressing mode", RT_NAME(SAMPLER, value));
        sampling->address = (cl_addressing_mode)value;
        return CL_SUCCESS;
    case CL_SAMPLER_FILTER_MODE:
        REQUIRE(value == CL_FILTER_NEAREST || value == CL_FILTER_LINEAR, CL_INVALID_VALUE,
                "the filter mode is %s; allowed are CL_FILTER_NEAREST and CL_FILTER_LINEAR",
                RT_NAME(SAMPLER, value));
        sampling->filter = (cl_filter_mode)value;
        return CL_SUCCESS;
    }
    return REFUSE(CL_INVALID_VALUE, "sampler_properties has %s, which is no property of a sampler",
                  RT_NAME(PROPERTY, name));
}

static cl_int
check_once(const struct rt_call *call, const cl_sampler_properties *properties, size_t n)
{
    for (size_t i = 0; i < n; i += 2)
        REQUIRE(properties[i] != properties[n], CL_INVALID_VALUE, "sampler_properties has %s twice",
                RT_NAME(PROPERTY, properties[n]));
    return CL_SUCCESS;
}

/* count: the list's length with its closing 0. */
static cl_int
read_properties(const struct rt_call *call, const cl_sampler_properties *properties,
                struct rt_sampling *sampling, size_t *count)
{
    size_t n = 0;
    cl_int err = CL_SUCCESS;
    *sampling = (struct rt_sampling){CL_TRUE, CL_ADDRESS_CLAMP, CL_FILTER_NEAREST};
    for (; properties && properties[n] && !err; n += 2) {
        err = check_once(call, properties, n);
        if (!err)
            err = set_property(call, sampling, properties[n], properties[n + 1]);
    }
    *count = properties ? n + 1 : 0;
    return err;
}

cl_sampler CL_API_CALL
clCreateSamplerWithProperties(cl_context context, const cl_sampler_properties *sampler_properties,
                              cl_int *errcode_ret)
{
    CALL(context);
    cl_sampler sampler = NULL;
    struct rt_sampling sampling;
    size_t count = 0;
    cl_int err = check_context(call, context);
    if (!err)
        err = read_properties(call, sampler_properties, &sampling, &count);
    if (!err)
        err = rt_sampler_new(context, &sampling, sampler_properties, count, &sampler);
    icd_store_error(errcode_ret, err);
    return sampler;
}

/* Coordinates that are not normalized cannot repeat (OpenCL C 3.0, 6.15.15.1). */
static cl_int
check_combination(const struct rt_call *call, const struct rt_sampling *s)
{
    assert(is_address_mode(s->address));
    const bool repeats = s->address == CL_ADDRESS_REPEAT || s->address == CL_ADDRESS_MIRRORED_REPEAT;
    REQUIRE(s->normalized || !repeats, CL_INVALID_VALUE,
            "addressing_mode is %s, and normalized_coords CL_FALSE; it needs CL_TRUE",
            RT_NAME(SAMPLER, s->address));
    return CL_SUCCESS;
}

cl_sampler CL_API_CALL
clCreateSampler(cl_context context, cl_bool normalized_coords, cl_addressing_mode addressing_mode,
                cl_filter_mode filter_mode, cl_int *errcode_ret)
{
    const cl_sampler_properties properties[] = {CL_SAMPLER_NORMALIZED_COORDS,
                                                normalized_coords,
                                                CL_SAMPLER_ADDRESSING_MODE,
                                                addressing_mode,
                                                CL_SAMPLER_FILTER_MODE,
                                                filter_mode,
                                                0};
    CALL(context);
    cl_sampler sampler = NULL;
    struct rt_sampling sampling;
    size_t count = 0;
    cl_int err = check_context(call, context);
    if (!err)
        err = read_properties(call, properties, &sampling, &count);
    if (!err)
        err = check_combination(call, &sampling);
    if (!err)
        err = rt_sampler_new(context, &sampling, NULL, 0, &sampler);
    icd_store_error(errcode_ret, err);
    return sampler;
}

cl_int CL_API_CALL
clGetSamplerInfo(cl_sampler sampler, cl_sampler_info param_name, size_t param_value_size, void *param_value,
                 size_t *param_value_size_ret)
{
    QUESTION();
    REQUIRE_SAMPLER(sampler);
    switch (param_name) {
        ANSWER(CL_SAMPLER_REFERENCE_COUNT, cl_uint, rt_object_host_refs(&sampler->base))
        ANSWER(CL_SAMPLER_CONTEXT, cl_context, sampler->context)
        ANSWER(CL_SAMPLER_NORMALIZED_COORDS, cl_bool, sampler->sampling.normalized)
        ANSWER(CL_SAMPLER_ADDRESSING_MODE, cl_addressing_mode, sampler->sampling.address)
        ANSWER(CL_SAMPLER_FILTER_MODE, cl_filter_mode, sampler->sampling.filter)
        ANSWER_BYTES(CL_SAMPLER_PROPERTIES, sampler->properties,
                     sampler->property_count * sizeof *sampler->properties)
    }
    return icd_refuse_question(&question, "a sampler");
}
