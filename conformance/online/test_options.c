/* SPDX-License-Identifier: MIT */
#include "online.h"

static const char source[] = "kernel void k(global int *out) { out[0] = (int)(get_global_id(0) + 1.5f); }";

/* API 5.8.6, one by one and all together. */
static void
every_option(void **state)
{
    WORLD(state);
    static const char all[] =
        "-cl-single-precision-constant -cl-denorms-are-zero -cl-opt-disable "
        "-cl-strict-aliasing -cl-uniform-work-group-size -cl-no-subgroup-ifp -cl-mad-enable "
        "-cl-no-signed-zeros -cl-unsafe-math-optimizations -cl-finite-math-only "
        "-cl-fast-relaxed-math -w -Werror -cl-std=CL1.2 -cl-kernel-arg-info -g";
    static const char *const some[] = {"",
                                       "  \t ",
                                       "-cl-std=CL1.0",
                                       "-cl-std=CL1.1",
                                       "-cl-std=CL3.0",
                                       "-cl-opt-disable",
                                       "-cl-mad-enable -cl-no-signed-zeros",
                                       "-I . -I/nowhere -DA -D B -DC=1"};
    assert_int_equal(value_of(w, source, all), 1);
    for (size_t i = 0; i < sizeof some / sizeof *some; i++)
        assert_int_equal(value_of(w, source, some[i]), 1);
    if (w->intel) {
        assert_int_equal(value_of(w, source, "-cl-fp32-correctly-rounded-divide-sqrt"), 1);
        assert_int_equal(value_of(w, source, "-cl-std=CL2.0 -cl-intel-greater-than-4GB-buffer-required"), 1);
        assert_int_equal(
            value_of(w, source, "-cl-intel-reqd-eu-thread-count=4 -cl-intel-num-thread-per-eu 4"), 1);
    }
}

static void
unknown_options(void **state)
{
    WORLD(state);
    static const struct {
        const char *options, *log;
    } bad[] = {
        {"-nonsense", "unknown option '-nonsense'"},
        {"-cl-mad-enable -cl-fast-relaxed", "unknown option '-cl-fast-relaxed'"},
        {"nonsense", "unknown option 'nonsense'"},
        {"-cl-std=CL9.9", "-cl-std=CL9.9"},
        {"-cl-std=", "-cl-std="},
        {"-D", "-D is not followed by a macro's name"},
        {"-I", "-I is not followed by a folder"},
        {"-D 1X=2", "-D1X=2 does not begin with a macro's name"},
        {"-D=2", "does not begin with a macro's name"},
        {"-create-library", "-create-library is not an option for compiling"},
        {"-O3; rm -rf /", "unknown option '-O3;'"},
        {"-igc_opts 'ShaderDumpEnable=1'", "unknown option '-igc_opts'"},
        {"\"-cl-mad-enable -g\"", "unknown option '-cl-mad-enable -g'"},
        {"@file", "unknown option '@file'"},
    };
    for (size_t i = 0; i < sizeof bad / sizeof *bad; i++)
        build_fails(w, CL_INVALID_BUILD_OPTIONS, source, bad[i].options, bad[i].log);
    cl_program program = from_source(w, source);
    FAILS_WHEN(CL_INVALID_COMPILER_OPTIONS, "an unknown option",
               clCompileProgram(program, 0, NULL, "-nonsense", 0, NULL, NULL, NULL, NULL));
    log_has(w, program, "unknown option '-nonsense'");
    OK(clReleaseProgram(program));
    if (!w->intel) {
        build_fails(w, CL_INVALID_BUILD_OPTIONS, source, "-cl-intel-256-GRF-per-thread", "unknown option");
        build_fails(w, CL_INVALID_BUILD_OPTIONS, source, "-cl-std=CL2.0", "OpenCL C 1.2 and 3.0");
        build_fails(w, CL_INVALID_BUILD_OPTIONS, source, "-cl-fp32-correctly-rounded-divide-sqrt",
                    "CL_FP_CORRECTLY_ROUNDED_DIVIDE_SQRT");
    }
}

/* Accepts the names that IGC has with the values that they may have, and nothing else in the same word. */
static void
options_of_intel(void **state)
{
    WORLD(state);
    static const char *const bad[] = {"-cl-intel-",
                                      "-cl-intel-x",
                                      "-cl-intel-debug",
                                      "-cl-intel-debug-infos",
                                      "-cl-intel-debug-info=1",
                                      "'-cl-intel-debug-info -g'",
                                      "-cl-intel-debug-info\\ -g",
                                      "\"-cl-intel-x -igc_opts 'ShaderDumpEnable=1,DumpToCustomDir=/tmp'\"",
                                      "-cl-intel-num-thread-per-eu=4",
                                      "-cl-intel-num-thread-per-eu four",
                                      "-cl-intel-num-thread-per-eu",
                                      "-cl-intel-reqd-eu-thread-count",
                                      "-cl-intel-reqd-eu-thread-count=",
                                      "-cl-intel-reqd-eu-thread-count=4x",
                                      "-cl-intel-reqd-eu-thread-count=-4",
                                      "-cl-intel-reqd-eu-thread-count=1234567890",
                                      "'-cl-intel-reqd-eu-thread-count=4 -g'",
                                      "-cl-intel-reqd-eu-thread-count '4 -g'"};
    for (size_t i = 0; i < sizeof bad / sizeof *bad; i++)
        build_fails(w, CL_INVALID_BUILD_OPTIONS, source, bad[i], "-cl-intel-");
}

/* A compiler must not find an option in the name of a folder. */
static void
odd_folders(void **state)
{
    WORLD(state);
    char name[512], options[1024];
    static const char text[] = "#include \"odd.h\"\nkernel void k(global int *out) { out[0] = ODD; }";
    static const char *const odd[] = {"x -igc_opts 'ShaderDumpEnable=1,DumpToCurrentDir=1'",
                                      "x\" -igc_opts 'ShaderDumpEnable=1' -I \"y",
                                      "x-cl-opt-disable -cl-nonsense",
                                      "ends with a backslash\\",
                                      "-g",
                                      "line\nend",
                                      "\xC3\xA4"};
    for (size_t i = 0; i < sizeof odd / sizeof *odd; i++) {
        snprintf(name, sizeof name, "%s/%s", scratch_folder(), odd[i]);
        write_file(name, "odd.h", "#define ODD 5\n");
        char *to = options + sprintf(options, "-I \"");
        for (const char *from = name; *from; from++) {
            if (*from == '"' || *from == '\\')
                *to++ = '\\';
            *to++ = *from;
        }
        strcpy(to, "\"");
        assert_int_equal(value_of(w, text, options), 5);
        write_file(name, "odd.h", "#error odd indeed\n");
        snprintf(name, sizeof name, "%s/odd.h:1:2: error: odd indeed", odd[i]);
        if (!strchr(odd[i], '\n') && strcmp(odd[i], "\xC3\xA4") != 0) /* which are not printed as they are */
            build_fails(w, CL_BUILD_PROGRAM_FAILURE, text, options, name);
    }
}

static void
unclosed_quotes(void **state)
{
    WORLD(state);
    build_fails(w, CL_INVALID_BUILD_OPTIONS, source, "\"-DA=1", "a quote is not closed");
    build_fails(w, CL_INVALID_BUILD_OPTIONS, source, "-DA=1 -D'B=2", "a quote is not closed");
    build_fails(w, CL_INVALID_BUILD_OPTIONS, source, "-cl-mad-enable \"", "a quote is not closed");
}

/* A binary needs no options, but they are checked all the same. */
static void
options_of_binaries(void **state)
{
    WORLD(state);
    size_t size;
    cl_int err;
    cl_program program = built(w, source, NULL);
    unsigned char *bytes = binary_of(program, &size);
    cl_program loaded = from_binary(w, bytes, size, &err);
    OK(err);
    FAILS_WHEN(CL_INVALID_BUILD_OPTIONS, "an unknown option",
               clBuildProgram(loaded, 0, NULL, "-nonsense", NULL, NULL));
    log_has(w, loaded, "unknown option '-nonsense'");
    OK(clBuildProgram(loaded, 0, NULL, "-cl-mad-enable -DX=1", NULL, NULL));
    assert_int_equal(result_of(w, loaded, "k"), 1);
    OK(clReleaseProgram(loaded));
    OK(clReleaseProgram(program));
    free(bytes);
}

/* Definitions reach the compiler as they are. */
static void
definitions(void **state)
{
    WORLD(state);
    static const char text[] = "constant char text[] = TEXT;\n"
                               "kernel void k(global int *out)\n"
                               "{ out[0] = VALUE + (text[1] == ' ') * 10 + (sizeof text == 4) * 100 +\n"
                               "           SUM(2, 3) * 1000 + LETTER + EMPTY FLAG * 10000; }\n";
    assert_int_equal(value_of(w, text,
                              "-DVALUE=1 -D \"TEXT=\\\"a b\\\"\" -D'SUM(a,b)=((a) + (b))' -DLETTER=('b'-'a') "
                              "-DEMPTY= -D FLAG"),
                     1 + 10 + 100 + 5000 + 1 + 10000);
    /* a definition ends with its line, and may not smuggle in another */
    assert_int_equal(
        value_of(w, "kernel void k(global int *out) {\n#ifdef B\nout[0] = 1;\n#else\nout[0] = A;\n#endif\n}",
                 "\"-DA=3\n#define B 1\""),
        3);
    assert_int_equal(value_of(w, "kernel void k(global int *out) { out[0] = __LINE__; }", "-DA -DB -DC=3"),
                     1);
    assert_int_equal(value_of(w, "#ifdef B\n#error B\n#endif\nkernel void k(global int *out) { out[0] = A; }",
                              "\"-DA=3\r#define B 1\""),
                     3);
    assert_int_equal(value_of(w, "#define C C\nkernel void k(global int *out) { out[0] = __LINE__; }",
                              "'-DC=/*' '-DD=\\\\'"),
                     2);
}

static void CL_CALLBACK
keep_text(const char *text, const void *data, size_t size, void *user)
{
    (void)data;
    (void)size;
    snprintf(user, 1024, "%s", text);
}

/* The text of a fault on the first device, in a context of its own. */
static void
fault_of(struct world *w, const char *options, char text[1024])
{
    const char *wild = "kernel void k(global int *out) { *(volatile global int *)((size_t)out + 1024) = 1; }";
    const size_t one = 1;
    cl_int err;
    cl_context context = clCreateContext(NULL, 1, w->devices, keep_text, text, &err);
    OK(err);
    cl_command_queue queue = clCreateCommandQueueWithProperties(context, w->devices[0], NULL, &err);
    cl_program program = clCreateProgramWithSource(context, 1, &wild, NULL, &err);
    OK(clBuildProgram(program, 0, NULL, options, NULL, NULL));
    cl_kernel kernel = clCreateKernel(program, "k", &err);
    cl_mem out = clCreateBuffer(context, 0, 4, NULL, &err);
    OK(clSetKernelArg(kernel, 0, sizeof out, &out));
    OK(clEnqueueNDRangeKernel(queue, kernel, 1, NULL, &one, NULL, 0, NULL, NULL));
    FAILS(CL_OUT_OF_RESOURCES, clFinish(queue));
    OK(clReleaseMemObject(out));
    OK(clReleaseKernel(kernel));
    OK(clReleaseProgram(program));
    OK(clReleaseCommandQueue(queue));
    OK(clReleaseContext(context));
}

/* Where a fault has no source line, the text says which option gives one. clang's objects always have lines.
 */
static void
lines_of_faults(void **state)
{
    WORLD(state);
    static const char hint[] = ", no source line (built without -g), ";
    char with[1024] = "", without[1024] = "";
    fault_of(w, "-g", with);
    fault_of(w, "", without);
    if (!strstr(with, ", <source>:1: `") || strstr(with, hint))
        fail_msg("%s", with);
    if (!strstr(without, w->intel ? hint : ", <source>:1: `"))
        fail_msg("%s", without);
}

static const struct CMUnitTest tests[] = {
    TEST(every_option),    TEST(unknown_options),  TEST(options_of_binaries), TEST(definitions),
    TEST(unclosed_quotes), TEST(options_of_intel), TEST(odd_folders),         TEST(lines_of_faults),
};
SUITE(options, tests)
