/* SPDX-License-Identifier: MIT */
#include <unistd.h>

#include "online.h"

/* A compiled program that has headers of its own. */
static cl_int
compile_with(struct world *w, cl_program program, const char *options, cl_uint count,
             const char *const *names, const char *const *texts)
{
    cl_program headers[8];
    for (cl_uint i = 0; i < count; i++)
        headers[i] = from_source(w, texts[i]);
    const cl_int err = clCompileProgram(program, 0, NULL, options, count, count ? headers : NULL,
                                        (const char **)(uintptr_t)names, NULL, NULL);
    for (cl_uint i = 0; i < count; i++)
        OK(clReleaseProgram(headers[i]));
    return err;
}

static cl_int
linked_value(struct world *w, cl_program object)
{
    cl_int err;
    cl_program program = clLinkProgram(w->context, 0, NULL, NULL, 1, &object, NULL, NULL, &err);
    if (err)
        fail_msg("error %d: %s", err, log_of(w, program));
    const cl_int value = result_of(w, program, "k");
    OK(clReleaseProgram(program));
    return value;
}

static void
folders_of_options(void **state)
{
    WORLD(state);
    char folder[256], options[512];
    static const char source[] = "#include \"outer.h\"\nkernel void k(global int *out) { out[0] = OUTER; }";
    snprintf(folder, sizeof folder, "%s/in clude", scratch_folder());
    write_file(folder, "inner.h", "#define INNER 5\n");
    write_file(folder, "outer.h", "#include \"inner.h\"\n#define OUTER (INNER + 1)\n");
    snprintf(options, sizeof options, "-I \"%s\"", folder);
    assert_int_equal(value_of(w, source, options), 6);
    snprintf(options, sizeof options, "-I'%s' -I /nowhere", folder);
    assert_int_equal(value_of(w, source, options), 6);
    write_file(folder, "inner.h", "#define INNER 7\n"); /* a change is noticed, also two files away */
    assert_int_equal(value_of(w, source, options), 8);
    build_fails(w, CL_BUILD_PROGRAM_FAILURE, source, NULL,
                "<source>:1:10: fatal error: 'outer.h' file not found");
}

/* Of two files of the same name the first folder's counts, and one that comes later in time, too. */
static void
order_of_folders(void **state)
{
    WORLD(state);
    char one[256], two[256], options[1024];
    static const char source[] = "#include <which.h>\nkernel void k(global int *out) { out[0] = WHICH; }";
    snprintf(one, sizeof one, "%s/one", scratch_folder());
    snprintf(two, sizeof two, "%s/two", scratch_folder());
    write_file(one, "other.h", "");
    write_file(two, "which.h", "#define WHICH 2\n");
    snprintf(options, sizeof options, "-I %s -I %s", one, two);
    assert_int_equal(value_of(w, source, options), 2);
    write_file(one, "which.h", "#define WHICH 1\n");
    assert_int_equal(value_of(w, source, options), 1);
    snprintf(options, sizeof options, "-I %s -I %s", two, one);
    assert_int_equal(value_of(w, source, options), 2);
}

static void
relative_folders(void **state)
{
    WORLD(state);
    char before[512], folder[256];
    static const char source[] = "#include \"here.h\"\nkernel void k(global int *out) { out[0] = HERE; }";
    snprintf(folder, sizeof folder, "%s/sub", scratch_folder());
    write_file(folder, "here.h", "#define HERE 11\n");
    assert_non_null(getcwd(before, sizeof before));
    assert_int_equal(chdir(scratch_folder()), 0);
    assert_int_equal(value_of(w, source, "-I sub"), 11);
    assert_int_equal(value_of(w, source, "-I ./sub/../sub/"), 11);
    assert_int_equal(chdir(folder), 0);
    assert_int_equal(value_of(w, source, NULL), 11); /* the host program's own folder is the last */
    assert_int_equal(chdir(before), 0);
}

static void
headers_of_programs(void **state)
{
    WORLD(state);
    static const char source[] = "#include \"a.h\"\n#include <deep/er/b.h>\n#include \"../up.h\"\n"
                                 "kernel void k(global int *out) { out[0] = A + B + C + UP; }";
    static const char *const names[] = {"a.h", "deep/er/b.h", "deep/c.h", "../up.h"};
    static const char *const texts[] = {"#define A 1\n", "#include \"../c.h\"\n#define B 20\n",
                                        "#define C 300\n", "#define UP 4000\n"};
    cl_program program = from_source(w, source);
    OK(compile_with(w, program, NULL, 4, names, texts));
    assert_int_equal(type_of(w, program), CL_PROGRAM_BINARY_TYPE_COMPILED_OBJECT);
    assert_int_equal(linked_value(w, program), 4321);
    FAILS_WHEN(CL_COMPILE_PROGRAM_FAILURE, "a header is missing",
               compile_with(w, program, NULL, 3, names, texts));
    log_has(w, program, "'../up.h' file not found");
    OK(clReleaseProgram(program));
}

/* They come before every folder (API 5.8.4). */
static void
programs_before_folders(void **state)
{
    WORLD(state);
    char options[512];
    static const char source[] = "#include \"first.h\"\nkernel void k(global int *out) { out[0] = FIRST; }";
    static const char *const names[] = {"first.h"}, *const texts[] = {"#define FIRST 1\n"},
                             *const others[] = {"#define FIRST 3\n"};
    write_file(scratch_folder(), "first.h", "#define FIRST 2\n");
    snprintf(options, sizeof options, "-I %s", scratch_folder());
    cl_program program = from_source(w, source);
    OK(compile_with(w, program, options, 1, names, texts));
    assert_int_equal(linked_value(w, program), 1);
    OK(compile_with(w, program, options, 1, names, others));
    assert_int_equal(linked_value(w, program), 3);
    OK(compile_with(w, program, options, 0, NULL, NULL));
    assert_int_equal(linked_value(w, program), 2);
    OK(clReleaseProgram(program));
}

static void
errors_in_headers(void **state)
{
    WORLD(state);
    static const char *const names[] = {"sub/bad.h"}, *const texts[] = {"\nint oops = ;\n"};
    cl_program program =
        from_source(w, "#include \"sub/bad.h\"\nkernel void k(global int *out) { out[0] = 1; }");
    FAILS_WHEN(CL_COMPILE_PROGRAM_FAILURE, "an error in a header",
               compile_with(w, program, NULL, 1, names, texts));
    log_has(w, program, "sub/bad.h:2:12: error: expected expression");
    log_lacks(w, program, "/tmp");
    OK(clReleaseProgram(program));
    program = from_source(w, "kernel void k(global int *out) { out[0] = ; }");
    FAILS_WHEN(CL_COMPILE_PROGRAM_FAILURE, "an error in the source",
               clCompileProgram(program, 0, NULL, NULL, 0, NULL, NULL, NULL, NULL));
    OK(clReleaseProgram(program));
}

static void
names_that_escape(void **state)
{
    WORLD(state);
    static const char *const bad[] = {"/etc/passwd", "../../../../../x.h", "a/../../../../../x.h",
                                      "../../../../log"};
    static const char *const texts[] = {"#define X 1\n"};
    for (size_t i = 0; i < sizeof bad / sizeof *bad; i++) {
        cl_program program = from_source(w, "kernel void k(global int *out) { out[0] = 1; }");
        FAILS(CL_COMPILE_PROGRAM_FAILURE, compile_with(w, program, NULL, 1, &bad[i], texts));
        log_has(w, program, "a header cannot be called");
        OK(clReleaseProgram(program));
    }
}

static void
invalid_headers(void **state)
{
    WORLD(state);
    const char *name = "a.h", *empty = "", *none = NULL;
    cl_program program = from_source(w, "kernel void k(global int *out) { out[0] = 1; }");
    cl_program header = from_source(w, "#define A 1\n"), wrong = (cl_program)w->queue;
    FAILS(CL_INVALID_VALUE, clCompileProgram(program, 0, NULL, NULL, 1, NULL, &name, NULL, NULL));
    FAILS(CL_INVALID_VALUE, clCompileProgram(program, 0, NULL, NULL, 1, &header, NULL, NULL, NULL));
    FAILS(CL_INVALID_VALUE, clCompileProgram(program, 0, NULL, NULL, 0, &header, NULL, NULL, NULL));
    FAILS(CL_INVALID_VALUE, clCompileProgram(program, 0, NULL, NULL, 0, NULL, &name, NULL, NULL));
    FAILS_WHEN(CL_INVALID_VALUE, "a header without a name",
               clCompileProgram(program, 0, NULL, NULL, 1, &header, &none, NULL, NULL));
    FAILS_WHEN(CL_INVALID_VALUE, "a header without a name",
               clCompileProgram(program, 0, NULL, NULL, 1, &header, &empty, NULL, NULL));
    FAILS(CL_INVALID_PROGRAM, clCompileProgram(program, 0, NULL, NULL, 1, &wrong, &name, NULL, NULL));
    FAILS(CL_INVALID_PROGRAM, clCompileProgram(NULL, 0, NULL, NULL, 0, NULL, NULL, NULL, NULL));
    FAILS(CL_INVALID_VALUE, clCompileProgram(program, 1, NULL, NULL, 0, NULL, NULL, NULL, NULL));
    FAILS(CL_INVALID_VALUE, clCompileProgram(program, 0, NULL, NULL, 0, NULL, NULL, NULL, &name));
    OK(clReleaseProgram(header));
    OK(clReleaseProgram(program));
}

static const struct CMUnitTest tests[] = {
    TEST(folders_of_options),  TEST(order_of_folders),        TEST(relative_folders),
    TEST(headers_of_programs), TEST(programs_before_folders), TEST(errors_in_headers),
    TEST(names_that_escape),   TEST(invalid_headers),
};
SUITE(headers, tests)
