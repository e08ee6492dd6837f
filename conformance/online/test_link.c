/* SPDX-License-Identifier: MIT */
#include "online.h"

static const char caller[] = "int helper(int);\nint other(int);\n"
                             "kernel void k(global int *out) { out[0] = helper(3) + other(4); }";
static const char helper[] = "int helper(int x) { return x * 10; }";
static const char other[] =
    "constant int table[5] = {1, 2, 3, 4, 500};\nint other(int x) { return table[x]; }\n"
    "kernel void l(global int *out) { out[0] = other(1); }";

static cl_program
link_of(struct world *w, const char *options, cl_uint count, const cl_program *inputs, cl_int *err)
{
    return clLinkProgram(w->context, 0, NULL, options, count, inputs, NULL, NULL, err);
}

static void
release(cl_program *programs, size_t count)
{
    for (size_t i = 0; i < count; i++)
        OK(clReleaseProgram(programs[i]));
}

static void
three_objects(void **state)
{
    WORLD(state);
    cl_program objects[] = {compiled(w, caller, NULL), compiled(w, helper, NULL), compiled(w, other, NULL)};
    cl_int err;
    cl_uint devices = 0;
    char text[64];
    cl_program program = link_of(w, "", 3, objects, &err);
    OK(err);
    assert_int_equal(status_of(w, program), CL_BUILD_SUCCESS);
    assert_int_equal(type_of(w, program), CL_PROGRAM_BINARY_TYPE_EXECUTABLE);
    assert_int_equal(result_of(w, program, "k"), 530);
    assert_int_equal(result_of(w, program, "l"), 2);
    OK(clGetProgramInfo(program, CL_PROGRAM_NUM_DEVICES, sizeof devices, &devices, NULL));
    assert_int_equal(devices, w->count);
    OK(clGetProgramInfo(program, CL_PROGRAM_SOURCE, sizeof text, text, NULL));
    assert_string_equal(text, "");
    FAILS(CL_INVALID_OPERATION, clBuildProgram(program, 0, NULL, NULL, NULL, NULL));
    FAILS(CL_INVALID_OPERATION, clCompileProgram(program, 0, NULL, NULL, 0, NULL, NULL, NULL, NULL));
    FAILS(CL_INVALID_PROGRAM_EXECUTABLE,
          clGetProgramInfo(objects[0], CL_PROGRAM_KERNEL_NAMES, sizeof text, text, NULL));
    release(objects, 3);
    OK(clReleaseProgram(program));
}

static void
libraries(void **state)
{
    WORLD(state);
    cl_program parts[] = {compiled(w, helper, NULL), compiled(w, other, "-cl-mad-enable")};
    cl_int err;
    cl_program both[2] = {compiled(w, caller, NULL)};
    both[1] = link_of(w, "-create-library -enable-link-options", 2, parts, &err);
    OK(err);
    assert_int_equal(type_of(w, both[1]), CL_PROGRAM_BINARY_TYPE_LIBRARY);
    assert_null(clCreateKernel(both[1], "l", &err));
    assert_int_equal(err, CL_INVALID_PROGRAM_EXECUTABLE);
    cl_program program = link_of(w, "-cl-fast-relaxed-math", 2, both, &err);
    OK(err);
    assert_int_equal(result_of(w, program, "k"), 530);
    OK(clReleaseProgram(program));
    cl_program library = link_of(w, "-create-library", 2, both, &err); /* of a library and an object */
    OK(err);
    program = link_of(w, NULL, 1, &library, &err);
    OK(err);
    assert_int_equal(result_of(w, program, "k"), 530);
    OK(clReleaseProgram(program));
    OK(clReleaseProgram(library));
    release(both, 2);
    release(parts, 2);
}

/* Only the error. */
static cl_int
link_again(struct world *w, cl_uint count, const cl_program *inputs)
{
    cl_int err;
    cl_program program = clLinkProgram(w->context, 0, NULL, NULL, count, inputs, NULL, NULL, &err);
    if (program)
        OK(clReleaseProgram(program));
    return err;
}

/* A failed link gives a program with the log. */
static void
names_missing_and_twice(void **state)
{
    WORLD(state);
    cl_program objects[] = {compiled(w, caller, NULL), compiled(w, other, NULL),
                            compiled(w, other, "-DAGAIN")};
    cl_int err;
    cl_program program = link_of(w, NULL, 2, objects, &err);
    FAILS_WHEN(CL_LINK_PROGRAM_FAILURE, "a name is missing", link_again(w, 2, objects));
    assert_int_equal(err, CL_LINK_PROGRAM_FAILURE);
    assert_non_null(program);
    assert_int_equal(status_of(w, program), CL_BUILD_ERROR);
    assert_int_equal(type_of(w, program), CL_PROGRAM_BINARY_TYPE_NONE);
    log_has(w, program, "helper");
    OK(clReleaseProgram(program));
    FAILS_WHEN(CL_LINK_PROGRAM_FAILURE, "a name is there twice", link_again(w, 2, objects + 1));
    program = link_of(w, NULL, 2, objects + 1, &err);
    assert_int_equal(err, CL_LINK_PROGRAM_FAILURE);
    log_has(w, program, w->intel ? "'other' is defined more than once" : "multiply defined");
    OK(clReleaseProgram(program));
    release(objects, 3);
}

static void
kernel_arguments_survive(void **state)
{
    WORLD(state);
    cl_program objects[] = {
        compiled(w, "int f(int);\nkernel void k(global int *out, int number) { out[0] = f(number); }",
                 "-cl-kernel-arg-info"),
        compiled(w, "int f(int x) { return x; }", NULL)};
    cl_int err;
    char text[64];
    cl_program program = link_of(w, NULL, 2, objects, &err);
    OK(err);
    cl_kernel kernel = clCreateKernel(program, "k", &err);
    OK(err);
    OK(clGetKernelArgInfo(kernel, 1, CL_KERNEL_ARG_NAME, sizeof text, text, NULL));
    assert_string_equal(text, "number");
    OK(clReleaseKernel(kernel));
    OK(clReleaseProgram(program));
    release(objects, 2);
}

/* An object can be stored and linked in another context; a damaged one is refused, whatever is damaged. */
static void
objects_come_back(void **state)
{
    WORLD(state);
    cl_program objects[] = {compiled(w, caller, NULL), compiled(w, helper, NULL), compiled(w, other, NULL)};
    cl_program loaded[3];
    cl_int err;
    size_t size;
    for (unsigned i = 0; i < 3; i++) {
        unsigned char *bytes = binary_of(objects[i], &size);
        loaded[i] = from_binary(w, bytes, size, &err);
        OK(err);
        assert_int_equal(type_of(w, loaded[i]), CL_PROGRAM_BINARY_TYPE_COMPILED_OBJECT);
        FAILS_WHEN(CL_INVALID_BINARY, "a compiled object",
                   clBuildProgram(loaded[i], 0, NULL, NULL, NULL, NULL));
        free(bytes);
    }
    cl_program program = clLinkProgram(w->context, 1, w->devices, NULL, 3, loaded, NULL, NULL, &err);
    OK(err);
    assert_int_equal(result_of(w, program, "k"), 530);
    OK(clReleaseProgram(program));
    unsigned char *bytes = binary_of(objects[1], &size);
    for (size_t keep = 1; keep < size; keep += keep < 64 ? 1 : 61) {
        cl_program broken = from_binary(w, bytes, keep, &err);
        assert_true(err == CL_INVALID_BINARY || (!err && keep + 8 > size)); /* padding */
        if (broken)
            OK(clReleaseProgram(broken));
    }
    free(bytes);
    release(objects, 3);
    release(loaded, 3);
}

/* The container is whole, its content is not: the compiler may crash on it, we may not. */
static void
damaged_modules(void **state)
{
    WORLD(state);
    cl_program object = compiled(w, helper, NULL);
    size_t size;
    cl_int err;
    unsigned char *bytes = binary_of(object, &size);
    for (size_t at = 48; at < size; at += 1 + size / 6) {
        unsigned char *copy = malloc(size);
        memcpy(copy, bytes, size);
        for (size_t i = at; i < at + 40 && i < size; i++)
            copy[i] ^= (unsigned char)(0x5A + i);
        cl_program broken = from_binary(w, copy, size, &err);
        if (broken) {
            cl_program program = clLinkProgram(w->context, 1, w->devices, NULL, 1, &broken, NULL, NULL, &err);
            assert_true(err == CL_SUCCESS || err == CL_LINK_PROGRAM_FAILURE);
            if (err)
                assert_true(strlen(log_of(w, program)) > 10);
            OK(clReleaseProgram(program));
            OK(clReleaseProgram(broken));
        }
        free(copy);
    }
    free(bytes);
    OK(clReleaseProgram(object));
}

static void
invalid_links(void **state)
{
    WORLD(state);
    cl_program object = compiled(w, helper, NULL), source = from_source(w, helper),
               executable = built(w, other, NULL);
    cl_program mixed[] = {object, source}, wrong = (cl_program)w->queue;
    cl_device_id device = (cl_device_id)w->queue;
    int user = 0;
    REFUSED_WHEN(CL_INVALID_CONTEXT, "no context",
                 clLinkProgram(NULL, 0, NULL, NULL, 1, &object, NULL, NULL, refusal));
    REFUSED_WHEN(CL_INVALID_VALUE, "no programs", link_of(w, NULL, 0, NULL, refusal));
    REFUSED_WHEN(CL_INVALID_VALUE, "count without programs", link_of(w, NULL, 1, NULL, refusal));
    REFUSED_WHEN(CL_INVALID_VALUE, "programs without count", link_of(w, NULL, 0, &object, refusal));
    REFUSED_WHEN(CL_INVALID_PROGRAM, "another kind of object", link_of(w, NULL, 1, &wrong, refusal));
    REFUSED_WHEN(CL_INVALID_DEVICE, "another kind of object",
                 clLinkProgram(w->context, 1, &device, NULL, 1, &object, NULL, NULL, refusal));
    REFUSED_WHEN(CL_INVALID_VALUE, "count without devices",
                 clLinkProgram(w->context, 1, NULL, NULL, 1, &object, NULL, NULL, refusal));
    REFUSED_WHEN(CL_INVALID_VALUE, "user data without callback",
                 clLinkProgram(w->context, 0, NULL, NULL, 1, &object, NULL, &user, refusal));
    REFUSED_WHEN(CL_INVALID_OPERATION, "nothing is compiled", link_of(w, NULL, 1, &source, refusal));
    REFUSED_WHEN(CL_INVALID_OPERATION, "nothing is compiled", link_of(w, NULL, 1, &executable, refusal));
    REFUSED_WHEN(CL_INVALID_OPERATION, "a program is not compiled, and another is",
                 link_of(w, NULL, 2, mixed, refusal));
    REFUSED_WHEN(CL_INVALID_LINKER_OPTIONS, "an unknown option",
                 link_of(w, "-nonsense", 1, &object, refusal));
    REFUSED_WHEN(CL_INVALID_LINKER_OPTIONS, "an option for compiling",
                 link_of(w, "-DX=1", 1, &object, refusal));
    REFUSED_WHEN(CL_INVALID_LINKER_OPTIONS, "an option for libraries",
                 link_of(w, "-enable-link-options", 1, &object, refusal));
    OK(clReleaseProgram(executable));
    OK(clReleaseProgram(source));
    OK(clReleaseProgram(object));
}

static const struct CMUnitTest tests[] = {
    TEST(three_objects),           TEST(libraries),
    TEST(names_missing_and_twice), TEST(kernel_arguments_survive),
    TEST(objects_come_back),       TEST(damaged_modules),
    TEST(invalid_links),
};
SUITE(link, tests)
