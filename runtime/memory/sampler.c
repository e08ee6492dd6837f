/* SPDX-License-Identifier: MIT */
#include "runtime/sampler.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

#include "runtime/context.h"

static cl_int
copy_properties(cl_sampler sampler, const cl_sampler_properties *properties, size_t count)
{
    assert(!properties == !count);
    if (!properties)
        return CL_SUCCESS;
    sampler->properties = malloc(count * sizeof *properties);
    if (!sampler->properties)
        return CL_OUT_OF_HOST_MEMORY;
    memcpy(sampler->properties, properties, count * sizeof *properties);
    sampler->property_count = count;
    return CL_SUCCESS;
}

cl_int
rt_sampler_new(cl_context context, const struct rt_sampling *sampling,
               const cl_sampler_properties *properties, size_t property_count, cl_sampler *out)
{
    cl_sampler sampler = calloc(1, sizeof *sampler);
    if (!sampler)
        return CL_OUT_OF_HOST_MEMORY;
    rt_object_init(&sampler->base, RT_SAMPLER);
    sampler->sampling = *sampling;
    const cl_int err = copy_properties(sampler, properties, property_count);
    if (err) {
        free(sampler);
        return err;
    }
    sampler->context = context;
    RT_RETAIN(context);
    *out = sampler;
    return CL_SUCCESS;
}

void
rt_sampler_destroy(struct rt_object *object)
{
    cl_sampler sampler = (cl_sampler)object;
    RT_RELEASE(sampler->context);
    free(sampler->properties);
    rt_object_free(&sampler->base, RT_SAMPLER);
}
