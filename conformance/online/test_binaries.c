/* SPDX-License-Identifier: MIT */
#include <sys/wait.h>
#include <unistd.h>

#include "online.h"
#include "read_file.h"

static const char source[] = "kernel void k(global int *out) { out[get_global_id(0)] = 42; }";

static void
round_trip(void **state)
{
    WORLD(state);
    size_t size, again;
    cl_int err;
    cl_program program = built(w, source, NULL);
    unsigned char *bytes = binary_of(program, &size);
    assert_true(size > 100);
    cl_program loaded = from_binary(w, bytes, size, &err);
    OK(err);
    assert_int_equal(type_of(w, loaded), CL_PROGRAM_BINARY_TYPE_EXECUTABLE);
    assert_int_equal(status_of(w, loaded), CL_BUILD_NONE);
    OK(clBuildProgram(loaded, 0, NULL, NULL, NULL, NULL));
    assert_int_equal(result_of(w, loaded, "k"), 42);
    unsigned char *same = binary_of(loaded, &again);
    assert_int_equal(again, size);
    assert_memory_equal(same, bytes, size);
    FAILS(CL_INVALID_OPERATION, clCompileProgram(loaded, 0, NULL, NULL, 0, NULL, NULL, NULL, NULL));
    OK(clReleaseProgram(loaded));
    OK(clReleaseProgram(program));
    free(same);
    free(bytes);
}

/* This program, run again to load a file: see suite.c. */
int
load_and_run(const char *path)
{
    struct world *w = NULL;
    cl_int err, value = 0;
    size_t size;
    unsigned char *bytes = read_file(path, &size);
    if (!bytes || world_setup((void **)&w))
        return 1;
    cl_program program = from_binary(w, bytes, size, &err);
    free(bytes);
    if (err || clBuildProgram(program, 0, NULL, NULL, NULL, NULL))
        return 2;
    value = result_of(w, program, "k");
    if (clReleaseProgram(program) || world_teardown((void **)&w))
        return 4;
    return value == 42 ? 0 : 3;
}

static void
in_another_process(void **state)
{
    WORLD(state);
    char path[256], self[512];
    size_t size;
    cl_program program = built(w, source, NULL);
    unsigned char *bytes = binary_of(program, &size);
    snprintf(path, sizeof path, "%s/program.bin", scratch_folder());
    FILE *file = fopen(path, "wb");
    assert_int_equal(fwrite(bytes, 1, size, file), size);
    fclose(file);
    const ssize_t n = readlink("/proc/self/exe", self, sizeof self - 1);
    assert_true(n > 0);
    self[n] = 0;
    const pid_t pid = fork();
    if (pid == 0) {
        setenv("CAYGEN_OCLOC", "none", 1); /* nothing is compiled there */
        setenv("CAYGEN_CLANG", "none", 1);
        execl(self, self, "--load", path, NULL);
        _exit(9);
    }
    int status = -1;
    assert_int_equal(waitpid(pid, &status, 0), pid);
    assert_int_equal(status, 0);
    free(bytes);
    OK(clReleaseProgram(program));
}

static const struct CMUnitTest tests[] = {
    TEST(round_trip),
    TEST(in_another_process),
};
SUITE(binaries, tests)
