/* SPDX-License-Identifier: MIT */
#include "online.h"

static const char two_kernels[] =
    "kernel void k(global int *out) { out[get_global_id(0)] = 42; }\n"
    "kernel void l(global int *out, int add) { out[get_global_id(0)] += add; }\n";

static void
builds_and_runs(void **state)
{
    WORLD(state);
    char text[sizeof two_kernels];
    size_t count = 0, size = 0;
    cl_program program = from_source(w, two_kernels);
    assert_int_equal(status_of(w, program), CL_BUILD_NONE);
    assert_int_equal(type_of(w, program), CL_PROGRAM_BINARY_TYPE_NONE);
    FAILS(CL_INVALID_PROGRAM_EXECUTABLE, clGetProgramInfo(program, CL_PROGRAM_NUM_KERNELS, 8, &count, NULL));
    OK(clBuildProgram(program, 0, NULL, NULL, NULL, NULL));
    assert_int_equal(status_of(w, program), CL_BUILD_SUCCESS);
    assert_int_equal(type_of(w, program), CL_PROGRAM_BINARY_TYPE_EXECUTABLE);
    assert_string_equal(log_of(w, program), "");
    OK(clGetProgramInfo(program, CL_PROGRAM_SOURCE, sizeof text, text, &size));
    assert_string_equal(text, two_kernels);
    assert_int_equal(size, sizeof two_kernels);
    OK(clGetProgramInfo(program, CL_PROGRAM_NUM_KERNELS, sizeof count, &count, NULL));
    assert_int_equal(count, 2);
    OK(clGetProgramInfo(program, CL_PROGRAM_KERNEL_NAMES, sizeof text, text, NULL));
    assert_true(strcmp(text, "k;l") == 0 || strcmp(text, "l;k") == 0);
    assert_int_equal(result_of(w, program, "k"), 42);
    OK(clReleaseProgram(program));
}

/* Several strings, some with a length, are one source. */
static void
strings_are_joined(void **state)
{
    WORLD(state);
    const char *strings[] = {"kernel void k(glob", "al int *out)??????", "{ out[0] = 7", "; }"};
    const size_t lengths[] = {0, 12, 0, 3};
    cl_int err;
    cl_program program = clCreateProgramWithSource(w->context, 4, strings, lengths, &err);
    OK(err);
    OK(clBuildProgram(program, 0, NULL, "", NULL, NULL));
    assert_int_equal(result_of(w, program, "k"), 7);
    OK(clReleaseProgram(program));
}

/* As they were declared; clang's objects for Cayman do not hold them. */
static void
attributes(void **state)
{
    WORLD(state);
    static const char source[] =
        "kernel __attribute__((reqd_work_group_size(8, 1, 1))) void k(global int *out) { out[0] = 1; }\n";
    char text[128];
    cl_int err;
    if (!w->intel)
        skip();
    cl_program program = from_source(w, source);
    OK(clBuildProgram(program, 0, NULL, NULL, NULL, NULL));
    cl_kernel kernel = clCreateKernel(program, "k", &err);
    OK(err);
    OK(clGetKernelInfo(kernel, CL_KERNEL_ATTRIBUTES, sizeof text, text, NULL));
    assert_non_null(strstr(text, "reqd_work_group_size(8,"));
    OK(clReleaseKernel(kernel));
    OK(clReleaseProgram(program));
}

/* The compiler's own words, in the source's own lines, and nothing else. */
static void
errors_are_logged(void **state)
{
    WORLD(state);
    cl_int err = CL_SUCCESS;
    cl_program program = from_source(w, "kernel void k(global int *out)\n{\n    out[0] = nowhere;\n}\n");
    FAILS(CL_BUILD_PROGRAM_FAILURE, clBuildProgram(program, 0, NULL, "-DX=1 -DY=2", NULL, NULL));
    assert_int_equal(status_of(w, program), CL_BUILD_ERROR);
    assert_int_equal(type_of(w, program), CL_PROGRAM_BINARY_TYPE_NONE);
    log_has(w, program, "<source>:3:14: error: use of undeclared identifier 'nowhere'\n");
    log_has(w, program, "\n    out[0] = nowhere;\n");
    log_lacks(w, program, "Build failed");
    log_lacks(w, program, "Command was");
    log_lacks(w, program, "/tmp");
    log_lacks(w, program, "ocloc");
    assert_null(clCreateKernel(program, "k", &err));
    assert_int_equal(err, CL_INVALID_PROGRAM_EXECUTABLE);
    OK(clReleaseProgram(program));
}

static void
warnings_are_logged(void **state)
{
    WORLD(state);
    static const char source[] = "kernel void k(global int *out) { int *p = 3; out[0] = p == 0; }\n"
                                 "#warning careful\n";
    cl_program program = built(w, "#warning careful\nkernel void k(global int *out) { out[0] = 3; }", NULL);
    log_has(w, program, "<source>:1:2: warning: careful");
    log_lacks(w, program, "Build succeeded");
    OK(clReleaseProgram(program));
    program = built(w, "#warning careful\nkernel void k(global int *out) { out[0] = 3; }", "-w");
    assert_string_equal(log_of(w, program), "");
    OK(clReleaseProgram(program));
    build_fails(w, CL_BUILD_PROGRAM_FAILURE, source, "-Werror", "error: careful");
}

/* A program may be built again with other options, also after a failure. */
static void
builds_again(void **state)
{
    WORLD(state);
    char options[64];
    cl_program program = from_source(
        w, "#ifndef V\n#error V is missing\n#endif\nkernel void k(global int *out) { out[0] = V; }");
    FAILS_WHEN(CL_BUILD_PROGRAM_FAILURE, "an error in the source",
               clBuildProgram(program, 0, NULL, NULL, NULL, NULL));
    log_has(w, program, "V is missing");
    OK(clBuildProgram(program, 0, NULL, "-DV=5", NULL, NULL));
    assert_int_equal(result_of(w, program, "k"), 5);
    OK(clBuildProgram(program, 0, NULL, "-D V=6", NULL, NULL));
    assert_int_equal(result_of(w, program, "k"), 6);
    OK(clGetProgramBuildInfo(program, w->devices[0], CL_PROGRAM_BUILD_OPTIONS, sizeof options, options,
                             NULL));
    assert_string_equal(options, "-D V=6");
    FAILS(CL_BUILD_PROGRAM_FAILURE, clBuildProgram(program, 1, w->devices, "", NULL, NULL));
    cl_int err = CL_SUCCESS;
    if (w->count == 1)
        assert_null(clCreateKernel(program, "k", &err));
    OK(clReleaseProgram(program));
}

static void
kernels_forbid_it(void **state)
{
    WORLD(state);
    cl_int err;
    cl_program program = built(w, two_kernels, NULL);
    cl_kernel kernel = clCreateKernel(program, "k", &err);
    OK(err);
    FAILS(CL_INVALID_OPERATION, clBuildProgram(program, 0, NULL, NULL, NULL, NULL));
    FAILS_WHEN(CL_INVALID_OPERATION, "it has kernels",
               clCompileProgram(program, 0, NULL, NULL, 0, NULL, NULL, NULL, NULL));
    OK(clReleaseKernel(kernel));
    OK(clBuildProgram(program, 0, NULL, NULL, NULL, NULL));
    OK(clReleaseProgram(program));
}

/* A kernel is a function, too. */
static void
kernels_call_kernels(void **state)
{
    WORLD(state);
    size_t count = 0;
    cl_program program = built(w,
                               "kernel void inner(global int *out) { out[get_global_id(0)] = 6; }\n"
                               "kernel void k(global int *out) { inner(out); out[get_global_id(0)] *= 7; }",
                               NULL);
    OK(clGetProgramInfo(program, CL_PROGRAM_NUM_KERNELS, sizeof count, &count, NULL));
    assert_int_equal(count, 2);
    assert_int_equal(result_of(w, program, "inner"), 6);
    assert_int_equal(result_of(w, program, "k"), 42);
    OK(clReleaseProgram(program));
}

static void
argument_info(void **state)
{
    WORLD(state);
    static const char source[] =
        "kernel void k(global const float4 *restrict in, constant unsigned int *table,\n"
        "              local unsigned char *scratch, volatile global long *out, uint2 pair,\n"
        "              global int *const volatile last)\n"
        "{ out[0] = in[table[0]].x + scratch[0] + pair.y; }\n";
    static const struct {
        const char *name, *type;
        cl_kernel_arg_address_qualifier address;
        cl_kernel_arg_type_qualifier qualifiers;
    } expected[] = {
        {"in", "float4*", CL_KERNEL_ARG_ADDRESS_GLOBAL,
         CL_KERNEL_ARG_TYPE_CONST | CL_KERNEL_ARG_TYPE_RESTRICT},
        {"table", "uint*", CL_KERNEL_ARG_ADDRESS_CONSTANT, CL_KERNEL_ARG_TYPE_CONST},
        {"scratch", "uchar*", CL_KERNEL_ARG_ADDRESS_LOCAL, 0},
        {"out", "long*", CL_KERNEL_ARG_ADDRESS_GLOBAL, CL_KERNEL_ARG_TYPE_VOLATILE},
        {"pair", "uint2", CL_KERNEL_ARG_ADDRESS_PRIVATE, 0},
        {"last", "int*", CL_KERNEL_ARG_ADDRESS_GLOBAL, 0}, /* the pointer's own qualifiers do not count */
    };
    cl_int err;
    cl_program program = built(w, source, "-cl-kernel-arg-info");
    cl_kernel kernel = clCreateKernel(program, "k", &err);
    OK(err);
    for (cl_uint i = 0; i < sizeof expected / sizeof *expected; i++) {
        char text[64];
        cl_kernel_arg_address_qualifier address = 0;
        cl_kernel_arg_type_qualifier qualifiers = 99;
        OK(clGetKernelArgInfo(kernel, i, CL_KERNEL_ARG_NAME, sizeof text, text, NULL));
        assert_string_equal(text, expected[i].name);
        OK(clGetKernelArgInfo(kernel, i, CL_KERNEL_ARG_TYPE_NAME, sizeof text, text, NULL));
        assert_string_equal(text, expected[i].type);
        OK(clGetKernelArgInfo(kernel, i, CL_KERNEL_ARG_ADDRESS_QUALIFIER, sizeof address, &address, NULL));
        /* clang's objects for Cayman do not tell constant from global */
        const bool told = w->intel || expected[i].address != CL_KERNEL_ARG_ADDRESS_CONSTANT;
        assert_int_equal(address, told ? expected[i].address : CL_KERNEL_ARG_ADDRESS_GLOBAL);
        OK(clGetKernelArgInfo(kernel, i, CL_KERNEL_ARG_TYPE_QUALIFIER, sizeof qualifiers, &qualifiers, NULL));
        assert_int_equal(qualifiers, told ? expected[i].qualifiers : 0);
    }
    OK(clReleaseKernel(kernel));
    OK(clReleaseProgram(program));
}

/* What the devices report is what their compilers were told. */
static void
macros_tell_the_truth(void **state)
{
    WORLD(state);
    static const char source[] = "kernel void k(global int *out)\n{\n    int v = 0;\n"
                                 "#if __OPENCL_VERSION__ >= 120\n    v |= 1;\n#endif\n"
                                 "#if __OPENCL_C_VERSION__ == WANTED\n    v |= 2;\n#endif\n"
                                 "#ifdef __ENDIAN_LITTLE__\n    v |= 4;\n#endif\n"
                                 "#ifdef __FAST_RELAXED_MATH__\n    v |= 8;\n#endif\n"
                                 "#ifdef cl_khr_fp64\n    v |= 16;\n#endif\n"
                                 "#ifdef cl_khr_int64_base_atomics\n    v |= 32;\n#endif\n"
                                 "#ifdef cl_khr_byte_addressable_store\n    v |= 64;\n#endif\n"
                                 "    out[0] = v;\n}\n";
    char extensions[4096];
    OK(clGetDeviceInfo(w->devices[0], CL_DEVICE_EXTENSIONS, sizeof extensions, extensions, NULL));
    const int listed = (strstr(extensions, "cl_khr_fp64") ? 16 : 0) |
                       (strstr(extensions, "cl_khr_int64_base_atomics") ? 32 : 0) | 64;
    assert_int_equal(value_of(w, source, "-DWANTED=120"), 7 | listed);
    assert_int_equal(value_of(w, source, "-DWANTED=110 -cl-std=CL1.1"), 7 | listed);
    assert_int_equal(value_of(w, source, "-DWANTED=300 -cl-std=CL3.0"), 7 | listed);
    assert_int_equal(value_of(w, source, "-DWANTED=120 -cl-std=CL1.2 -cl-fast-relaxed-math"), 15 | listed);
}

/* The features of OpenCL C 3.0 that the compiler says are those that the device reports. */
static void
features(void **state)
{
    WORLD(state);
    static const char *const names[] = {"3d_image_writes",
                                        "atomic_order_acq_rel",
                                        "atomic_order_seq_cst",
                                        "atomic_scope_device",
                                        "atomic_scope_all_devices",
                                        "device_enqueue",
                                        "generic_address_space",
                                        "fp64",
                                        "images",
                                        "int64",
                                        "integer_dot_product_input_4x8bit",
                                        "integer_dot_product_input_4x8bit_packed",
                                        "pipes",
                                        "program_scope_global_variables",
                                        "read_write_images",
                                        "subgroups",
                                        "work_group_collective_functions",
                                        "ext_fp32_global_atomic_add",
                                        "ext_fp32_local_atomic_min_max"};
    cl_name_version reported[64];
    char source[4096] = "kernel void k(global int *out)\n{\n    int v = 0;\n";
    size_t size = 0, length = strlen(source);
    int expected = 0;
    OK(clGetDeviceInfo(w->devices[0], CL_DEVICE_OPENCL_C_FEATURES, sizeof reported, reported, &size));
    for (unsigned i = 0; i < sizeof names / sizeof *names; i++) {
        length += (size_t)snprintf(source + length, sizeof source - length,
                                   "#ifdef __opencl_c_%s\n    v |= 1 << %u;\n#endif\n", names[i], i);
        for (size_t k = 0; k < size / sizeof *reported; k++) {
            if (strcmp(reported[k].name + strlen("__opencl_c_"), names[i]) == 0)
                expected |= 1 << i;
        }
    }
    snprintf(source + length, sizeof source - length, "    out[0] = v;\n}\n");
    assert_int_equal(value_of(w, source, "-cl-std=CL3.0"), expected);
}

/* OpenCL C 3.0 has them whatever the device is; in 1.2 the names are the program's own. */
static void
newer_functions(void **state)
{
    WORLD(state);
    static const char of_3[] =
        "kernel void k(global int *out) {\n"
        "    local int there;\n"
        "    there = 8;\n"
        "    work_group_barrier(CLK_LOCAL_MEM_FENCE);\n"
        "    work_group_barrier(CLK_LOCAL_MEM_FENCE, memory_scope_work_group);\n"
        "    const uchar4 c = ctz((uchar4)(out[0] + 1, 1, 40, 128));\n"
        "    const long2 l = ctz((long2)(out[0] + 1, 1L << 40));\n"
        "    out[0] = c.s0 + c.s1 + c.s2 * 10 + c.s3 * 100 + (int)l.s0 * 1000 + (int)l.s1 * 100000\n"
        "        + ctz((short)(out[0] + 1)) * 10000000 + ctz((uint)there) * 200000000\n"
        "        + (int)(get_enqueued_local_size(0) - 1 + get_global_linear_id() + get_local_linear_id());\n"
        "}\n";
    static const char own[] = "int get_local_linear_id(void) { return 5; }\n"
                              "kernel void k(global int *out) { out[0] = get_local_linear_id(); }\n";
    const int of_40 = 3, of_128 = 7, of_zero_char = 8, of_zero_long = 64, of_2_to_40 = 40;
    assert_int_equal(value_of(w, of_3, "-cl-std=CL3.0"), of_zero_char + 10 * of_40 + 100 * of_128 +
                                                             1000 * of_zero_long + 100000 * of_2_to_40 +
                                                             10000000 * 16 + 200000000 * 3);
    if (!w->intel)
        assert_int_equal(value_of(w, own, "-cl-std=CL1.2"), 5);
}

/* libclc lacks them, although every OpenCL C has them. */
static void
old_functions(void **state)
{
    WORLD(state);
    static const char source[] =
        "kernel void k(global int *out) {\n"
        "    const int zero = out[0] & 0;\n"
        "    const uchar4 c = mad_hi((uchar4)(255, 16, 128, 1), (uchar4)(255 + zero, 16, 2, 1), (uchar4)3);\n"
        "    const long l = mad_hi(1L << 62, (long)(8 + zero), 5L);\n"
        "    local int there;\n"
        "    there = zero;\n"
        "    mem_fence(CLK_GLOBAL_MEM_FENCE);\n"
        "    read_mem_fence(CLK_LOCAL_MEM_FENCE);\n"
        "    write_mem_fence(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE), there += 0;\n"
        "    out[0] = c.s0 + c.s1 * 1000 + c.s2 * 10000 + (int)l * 100000 + there;\n"
        "    out[0] += mad_hi(-1, 1 + zero, 3) * 1000000;\n"
        "    out[0] += (int)mad_hi((ushort)32768, (ushort)4, (ushort)2) * 10000000;\n"
        "}\n";
    static const char *const versions[] = {NULL, "-cl-std=CL1.1", "-cl-std=CL3.0"};
    const int expected = 1 + 4 * 1000 + 4 * 10000 + 7 * 100000 + 2 * 1000000 + 4 * 10000000;
    for (size_t i = 0; i < sizeof versions / sizeof *versions; i++)
        assert_int_equal(value_of(w, source, versions[i]), expected);
}

/* Functions that are inlined into each other, 60 deep: the debug data of what follows is read all the same.
 */
static void
deep_debug_data(void **state)
{
    WORLD(state);
    enum { DEPTH = 60 };
    static char source[DEPTH * 128 + 512];
    cl_uint args = 0;
    size_t size[3] = {0};
    int at = sprintf(source, "int f0(int x, global int *o) { return x * 3 + o[x & 7]; }\n");
    for (int i = 1; i <= DEPTH; i++)
        at +=
            sprintf(source + at,
                    "int f%d(int x, global int *o) { int r = x; if (o[x & 7] > %d) { int y = f%d(x + %d, o); "
                    "r += y * o[%d & 7]; } return r; }\n",
                    i, i, i - 1, i, i);
    sprintf(source + at,
            "kernel void k(global int *o, int m) { o[0] = f%d(m, o); }\n"
            "kernel __attribute__((reqd_work_group_size(4, 1, 1))) void z(global int *o, float4 b, short u)\n"
            "{ o[get_global_id(0)] = b.x + u; }\n",
            DEPTH);
    cl_program program = built(w, source, "-cl-kernel-arg-info");
    cl_int err;
    cl_kernel kernel = clCreateKernel(program, "z", &err);
    OK(err);
    OK(clGetKernelInfo(kernel, CL_KERNEL_NUM_ARGS, sizeof args, &args, NULL));
    OK(clGetKernelWorkGroupInfo(kernel, w->devices[0], CL_KERNEL_COMPILE_WORK_GROUP_SIZE, sizeof size, size,
                                NULL));
    assert_int_equal(args, 3);
    assert_int_equal(size[0], 4);
    OK(clReleaseKernel(kernel));
    OK(clReleaseProgram(program));
}

static void
long_names(void **state)
{
    WORLD(state);
    char name[2049], source[2200];
    memset(name, 'n', sizeof name - 1);
    name[sizeof name - 1] = 0;
    snprintf(source, sizeof source, "kernel void %s(global int *out) { out[0] = 6; }", name);
    cl_program program = built(w, source, NULL);
    assert_int_equal(result_of(w, program, name), 6);
    OK(clReleaseProgram(program));
}

static void
invalid_arguments(void **state)
{
    WORLD(state);
    cl_program program = from_source(w, two_kernels);
    cl_device_id wrong = (cl_device_id)w->queue;
    int user = 0;
    FAILS(CL_INVALID_PROGRAM, clBuildProgram(NULL, 0, NULL, NULL, NULL, NULL));
    FAILS(CL_INVALID_PROGRAM, clBuildProgram((cl_program)w->queue, 0, NULL, NULL, NULL, NULL));
    FAILS(CL_INVALID_VALUE, clBuildProgram(program, 1, NULL, NULL, NULL, NULL));
    FAILS(CL_INVALID_VALUE, clBuildProgram(program, 0, w->devices, NULL, NULL, NULL));
    FAILS(CL_INVALID_VALUE, clBuildProgram(program, 0, NULL, NULL, NULL, &user));
    FAILS(CL_INVALID_DEVICE, clBuildProgram(program, 1, &wrong, NULL, NULL, NULL));
    assert_int_equal(status_of(w, program), CL_BUILD_NONE);
    OK(clUnloadPlatformCompiler(w->platform));
    FAILS(CL_INVALID_PLATFORM, clUnloadPlatformCompiler((cl_platform_id)w->queue));
    OK(clBuildProgram(program, 1, w->devices, NULL, NULL, NULL));
    OK(clReleaseProgram(program));
}

/* Each of several devices gets its own code. */
static void
several_devices(void **state)
{
    WORLD(state);
    size_t sizes[DEVICE_ROWS] = {0};
    if (w->count < 2)
        skip();
    cl_program program = from_source(w, two_kernels);
    OK(clBuildProgram(program, 1, &w->devices[1], NULL, NULL, NULL));
    OK(clGetProgramInfo(program, CL_PROGRAM_BINARY_SIZES, sizeof sizes, sizes, NULL));
    assert_int_equal(sizes[0], 0);
    assert_true(sizes[1] > 0);
    assert_int_equal(status_of(w, program), CL_BUILD_NONE);
    OK(clBuildProgram(program, 0, NULL, NULL, NULL, NULL));
    OK(clGetProgramInfo(program, CL_PROGRAM_BINARY_SIZES, sizeof sizes, sizes, NULL));
    for (cl_uint i = 0; i < w->count; i++) {
        cl_int err;
        assert_true(sizes[i] > 0);
        OK(clReleaseCommandQueue(w->queue));
        w->queue = clCreateCommandQueueWithProperties(w->context, w->devices[i], NULL, &err);
        OK(err);
        assert_int_equal(result_of(w, program, "k"), 42);
    }
    OK(clReleaseProgram(program));
}

/* What the device's extension brings is there in every version of the language. */
static void
depth_images(void **state)
{
    WORLD(state);
    static const char source[] = "#ifndef cl_khr_depth_images\n"
                                 "#error it is an extension of the device\n"
                                 "#endif\n"
                                 "constant sampler_t s = CLK_FILTER_NEAREST;\n"
                                 "kernel void k(global float *out, read_only image2d_depth_t image)\n"
                                 "{ out[0] = read_imagef(image, s, (int2)(0)); }\n";
    static const char *const options[] = {"", "-cl-std=CL1.2", "-cl-std=CL3.0"};
    if (!w->intel || w->count > 1) /* Cayman has no images */
        skip();
    for (size_t i = 0; i < sizeof options / sizeof *options; i++)
        OK(clReleaseProgram(built(w, source, options[i])));
}

/* Kernels that only some devices have can be made, those that differ from device to device cannot. */
static void
kernels_by_device(void **state)
{
    WORLD(state);
    static const char source[] = "kernel void everywhere(global int *out) { out[0] = 1; }\n"
                                 "#ifdef __IMAGE_SUPPORT__\n"
                                 "kernel void count(global int *out) { out[0] = 1; }\n"
                                 "kernel void type(global int *out, int x) { out[0] = x; }\n"
                                 "kernel void k(global int *out) { out[0] = 42; }\n"
                                 "#else\n"
                                 "kernel void count(global int *out, int x) { out[0] = x; }\n"
                                 "kernel void type(global int *out, long x) { out[0] = (int)x; }\n"
                                 "kernel void l(global int *out) { out[0] = 3; }\n"
                                 "#endif\n";
    char text[64];
    size_t count = 0;
    cl_uint made = 0;
    cl_kernel kernels[4];
    cl_int err;
    cl_bool first = CL_FALSE, last = CL_FALSE;
    OK(clGetDeviceInfo(w->devices[0], CL_DEVICE_IMAGE_SUPPORT, sizeof first, &first, NULL));
    OK(clGetDeviceInfo(w->devices[w->count - 1], CL_DEVICE_IMAGE_SUPPORT, sizeof last, &last, NULL));
    if (!first || last)
        skip();
    cl_program program = built(w, source, "");
    OK(clGetProgramInfo(program, CL_PROGRAM_NUM_KERNELS, sizeof count, &count, NULL));
    assert_int_equal(count, 3);
    OK(clGetProgramInfo(program, CL_PROGRAM_KERNEL_NAMES, sizeof text, text, NULL));
    assert_int_equal(strlen(text), strlen("everywhere;k;l"));
    assert_true(strstr(text, "everywhere") && strstr(text, "k") && strstr(text, ";l"));
    assert_null(clCreateKernel(program, "count", &err));
    assert_int_equal(err, CL_INVALID_KERNEL_DEFINITION);
    assert_null(clCreateKernel(program, "type", &err));
    assert_int_equal(err, CL_INVALID_KERNEL_DEFINITION);
    FAILS(CL_INVALID_VALUE, clCreateKernelsInProgram(program, 2, kernels, NULL));
    OK(clCreateKernelsInProgram(program, 4, kernels, &made));
    assert_int_equal(made, 3);
    for (cl_uint i = 0; i < made; i++)
        OK(clReleaseKernel(kernels[i]));
    assert_int_equal(result_of(w, program, "k"), 42);
    OK(clReleaseProgram(program));
}

/* 128 KiB are more than any of the devices has. */
static void
too_much_local(void **state)
{
    WORLD(state);
    static const char source[] =
        "kernel void modest(global int *out) { out[0] = 1; }\n"
        "kernel void greedy(global int *out) { local int a[32768]; int l = get_local_id(0); a[l] = l;\n"
        "    barrier(CLK_LOCAL_MEM_FENCE); out[l] = a[l * 7 & 32767]; }\n";
    cl_ulong most;
    char text[200];
    OK(clGetDeviceInfo(w->devices[0], CL_DEVICE_LOCAL_MEM_SIZE, sizeof most, &most, NULL));
    snprintf(
        text, sizeof text,
        "kernel greedy needs 131072 bytes of local memory, which is too much: a work-group of this device "
        "has at most %u",
        (unsigned)most);
    build_fails(w, CL_BUILD_PROGRAM_FAILURE, source, NULL, text);
}

static const struct CMUnitTest tests[] = {
    TEST(builds_and_runs),
    TEST(strings_are_joined),
    TEST(attributes),
    TEST(errors_are_logged),
    TEST(warnings_are_logged),
    TEST(builds_again),
    TEST(kernels_forbid_it),
    TEST(kernels_call_kernels),
    TEST(argument_info),
    TEST(macros_tell_the_truth),
    TEST(features),
    TEST(newer_functions),
    TEST(old_functions),
    TEST(deep_debug_data),
    TEST(long_names),
    TEST(invalid_arguments),
    TEST(several_devices),
    TEST(kernels_by_device),
    TEST(depth_images),
    TEST(too_much_local),
};
SUITE(build, tests)
