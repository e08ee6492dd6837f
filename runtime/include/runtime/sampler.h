/* SPDX-License-Identifier: MIT */
#ifndef RUNTIME_SAMPLER_H
#define RUNTIME_SAMPLER_H

#include "runtime/cl.h"
#include "runtime/object.h"

/* A sampler's properties. A kernel argument is a copy of them (runtime/kernel.h), so a kernel keeps no
 * sampler alive. */
struct rt_sampling {
    cl_bool normalized;
    cl_addressing_mode address;
    cl_filter_mode filter;
};

struct _cl_sampler {
    struct rt_object base;
    cl_context context;
    struct rt_sampling sampling;
    cl_sampler_properties *properties; /* as given to clCreateSamplerWithProperties, or NULL */
    size_t property_count;
};

/* properties: validated, may be NULL; property_count with the closing 0. */
cl_int rt_sampler_new(cl_context context, const struct rt_sampling *sampling,
                      const cl_sampler_properties *properties, size_t property_count, cl_sampler *out);
void rt_sampler_destroy(struct rt_object *object);

#endif
