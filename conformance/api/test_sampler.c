/* SPDX-License-Identifier: MIT */
#include "api.h"

static void
expect(cl_sampler sampler, cl_bool normalized, cl_addressing_mode address, cl_filter_mode filter)
{
    cl_bool n = 9;
    cl_addressing_mode a = 0;
    cl_filter_mode f = 0;
    size_t size;
    OK(clGetSamplerInfo(sampler, CL_SAMPLER_NORMALIZED_COORDS, sizeof n, &n, &size));
    assert_int_equal(size, sizeof n);
    OK(clGetSamplerInfo(sampler, CL_SAMPLER_ADDRESSING_MODE, sizeof a, &a, &size));
    assert_int_equal(size, sizeof a);
    OK(clGetSamplerInfo(sampler, CL_SAMPLER_FILTER_MODE, sizeof f, &f, &size));
    assert_int_equal(size, sizeof f);
    assert_int_equal(n, normalized);
    assert_int_equal(a, address);
    assert_int_equal(f, filter);
}

static cl_uint
references(cl_sampler sampler)
{
    cl_uint count = 0;
    OK(clGetSamplerInfo(sampler, CL_SAMPLER_REFERENCE_COUNT, sizeof count, &count, NULL));
    return count;
}

static void
every_combination(void **state)
{
    WORLD(state);
    static const cl_addressing_mode modes[] = {CL_ADDRESS_NONE, CL_ADDRESS_CLAMP_TO_EDGE, CL_ADDRESS_CLAMP,
                                               CL_ADDRESS_REPEAT, CL_ADDRESS_MIRRORED_REPEAT};
    NEEDS_IMAGES(w);
    for (int i = 0; i < 20; i++) {
        const cl_bool normalized = i & 1 ? CL_TRUE : CL_FALSE;
        const cl_filter_mode filter = i & 2 ? CL_FILTER_LINEAR : CL_FILTER_NEAREST;
        const cl_addressing_mode mode = modes[i / 4];
        const cl_sampler_properties list[] = {CL_SAMPLER_FILTER_MODE,
                                              filter,
                                              CL_SAMPLER_NORMALIZED_COORDS,
                                              normalized,
                                              CL_SAMPLER_ADDRESSING_MODE,
                                              mode,
                                              0};
        cl_int err;
        cl_sampler sampler = clCreateSampler(w->context, normalized, mode, filter, &err);
        if (!normalized && i / 4 >= 3) {
            assert_int_equal(err, CL_INVALID_VALUE);
            continue;
        }
        OK(err);
        expect(sampler, normalized, mode, filter);
        OK(clReleaseSampler(sampler));
        sampler = clCreateSamplerWithProperties(w->context, list, &err);
        OK(err);
        expect(sampler, normalized, mode, filter);
        OK(clReleaseSampler(sampler));
    }
}

static void
defaults_and_properties(void **state)
{
    WORLD(state);
    const cl_sampler_properties empty[] = {0}, some[] = {CL_SAMPLER_FILTER_MODE, CL_FILTER_LINEAR, 0};
    cl_sampler_properties told[8];
    size_t size = 99;
    cl_int err;
    NEEDS_IMAGES(w);
    cl_sampler sampler = clCreateSamplerWithProperties(w->context, NULL, &err);
    OK(err);
    expect(sampler, CL_TRUE, CL_ADDRESS_CLAMP, CL_FILTER_NEAREST);
    OK(clGetSamplerInfo(sampler, CL_SAMPLER_PROPERTIES, sizeof told, told, &size));
    assert_int_equal(size, 0);
    OK(clReleaseSampler(sampler));
    sampler = clCreateSamplerWithProperties(w->context, empty, &err);
    OK(err);
    OK(clGetSamplerInfo(sampler, CL_SAMPLER_PROPERTIES, sizeof told, told, &size));
    assert_int_equal(size, sizeof empty);
    OK(clReleaseSampler(sampler));
    sampler = clCreateSamplerWithProperties(w->context, some, &err);
    OK(err);
    expect(sampler, CL_TRUE, CL_ADDRESS_CLAMP, CL_FILTER_LINEAR);
    OK(clGetSamplerInfo(sampler, CL_SAMPLER_PROPERTIES, sizeof told, told, &size));
    assert_int_equal(size, sizeof some);
    assert_memory_equal(told, some, sizeof some);
    FAILS(CL_INVALID_VALUE, clGetSamplerInfo(sampler, CL_SAMPLER_PROPERTIES, 8, told, NULL));
    OK(clReleaseSampler(sampler));
    sampler = clCreateSampler(w->context, CL_TRUE, CL_ADDRESS_REPEAT, CL_FILTER_LINEAR, &err);
    OK(err);
    OK(clGetSamplerInfo(sampler, CL_SAMPLER_PROPERTIES, 0, NULL, &size));
    assert_int_equal(size, 0);
    OK(clReleaseSampler(sampler));
}

static void
lifetime(void **state)
{
    WORLD(state);
    cl_context context = NULL;
    cl_int err;
    NEEDS_IMAGES(w);
    cl_sampler sampler = clCreateSamplerWithProperties(w->context, NULL, &err);
    OK(err);
    OK(clGetSamplerInfo(sampler, CL_SAMPLER_CONTEXT, sizeof context, &context, NULL));
    assert_ptr_equal(context, w->context);
    assert_int_equal(references(sampler), 1);
    OK(clRetainSampler(sampler));
    assert_int_equal(references(sampler), 2);
    OK(clReleaseSampler(sampler));
    assert_int_equal(references(sampler), 1);
    OK(clReleaseSampler(sampler));
}

static void
errors(void **state)
{
    WORLD(state);
    const cl_sampler_properties unknown[] = {0x1234, 1, 0}, value[] = {CL_SAMPLER_FILTER_MODE, 77, 0};
    const cl_sampler_properties flag[] = {CL_SAMPLER_NORMALIZED_COORDS, 2, 0};
    const cl_sampler_properties mode[] = {CL_SAMPLER_ADDRESSING_MODE, CL_FILTER_LINEAR, 0};
    const cl_sampler_properties twice[] = {CL_SAMPLER_FILTER_MODE, CL_FILTER_LINEAR, CL_SAMPLER_FILTER_MODE,
                                           CL_FILTER_LINEAR, 0};
    cl_sampler none = (cl_sampler)w->queue;
    const cl_addressing_mode clamp = CL_ADDRESS_CLAMP;
    cl_int err0;
    REFUSED(CL_INVALID_CONTEXT, clCreateSampler(NULL, CL_TRUE, clamp, CL_FILTER_NEAREST, &err));
    REFUSED(CL_INVALID_CONTEXT, clCreateSamplerWithProperties((cl_context)w->queue, NULL, &err));
    FAILS(CL_INVALID_SAMPLER, clRetainSampler(none));
    FAILS(CL_INVALID_SAMPLER, clReleaseSampler(none));
    FAILS(CL_INVALID_SAMPLER, clRetainSampler(NULL));
    FAILS(CL_INVALID_SAMPLER, clGetSamplerInfo(none, CL_SAMPLER_CONTEXT, 0, NULL, NULL));
    if (!has_images(w)) {
        REFUSED(CL_INVALID_OPERATION, clCreateSampler(w->context, CL_TRUE, clamp, CL_FILTER_NEAREST, &err));
        REFUSED(CL_INVALID_OPERATION, clCreateSamplerWithProperties(w->context, NULL, &err));
        skip();
    }
    REFUSED(CL_INVALID_VALUE, clCreateSampler(w->context, 2, clamp, CL_FILTER_NEAREST, &err));
    REFUSED(CL_INVALID_VALUE, clCreateSampler(w->context, CL_TRUE, 77, CL_FILTER_NEAREST, &err));
    REFUSED(CL_INVALID_VALUE, clCreateSampler(w->context, CL_TRUE, clamp, 77, &err));
    REFUSED(CL_INVALID_VALUE, clCreateSamplerWithProperties(w->context, unknown, &err));
    REFUSED(CL_INVALID_VALUE, clCreateSamplerWithProperties(w->context, value, &err));
    REFUSED(CL_INVALID_VALUE, clCreateSamplerWithProperties(w->context, flag, &err));
    REFUSED(CL_INVALID_VALUE, clCreateSamplerWithProperties(w->context, mode, &err));
    REFUSED(CL_INVALID_VALUE, clCreateSamplerWithProperties(w->context, twice, &err));
    cl_sampler sampler = clCreateSamplerWithProperties(w->context, NULL, &err0);
    FAILS(CL_INVALID_VALUE, clGetSamplerInfo(sampler, CL_MEM_TYPE, 0, NULL, NULL));
    FAILS(CL_INVALID_VALUE, clGetSamplerInfo(sampler, CL_SAMPLER_CONTEXT, 4, &err0, NULL));
    OK(clReleaseSampler(sampler));
}

static const struct CMUnitTest tests[] = {
    TEST(every_combination),
    TEST(defaults_and_properties),
    TEST(lifetime),
    TEST(errors),
};
SUITE(sampler, tests)
