/* SPDX-License-Identifier: MIT */
/*
 * The jit engine's host code from process to process, and what may happen to a process while LLVM is at work.
 * Each test runs OpenCL programs in processes of their own.
 */
#define _GNU_SOURCE
#include <dirent.h>
#include <fcntl.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

#include "backend/backend.h"
#include "gpu.h"
#include "processor_seconds.h"
#include "suite.h"

static struct result result;

static struct setting
setting(const char *engine)
{
    return (struct setting){.engine = engine, .folder = folder};
}

static void
run(struct setting s, void (*work)(void))
{
    run_process(&s, work, &result);
    if (result.status)
        print_message("%s", result.log);
    assert_int_equal(result.status, 0);
}

/* --- the cache --- */

static void
one_mandel(void)
{
    struct workplace gpu = open_gpu();
    cl_program program = load_program(&gpu, "numeric");
    run_mandel(&gpu, program, 64);
    clReleaseProgram(program);
    close_gpu(&gpu);
}

static void
expect(const char *engine, const char *cpu, unsigned translated, unsigned fetched)
{
    struct setting s = setting(engine);
    s.cpu = cpu;
    run(s, one_mandel);
    assert_int_equal(result.translated, translated);
    assert_int_equal(result.fetched, fetched);
}

static void
the_second_run_translates_nothing(void **state)
{
    (void)state;
    expect("jit", NULL, 1, 0);
    assert_int_equal(count_files("jit-"), 1);
    assert_int_equal(count_files(""), 1);
    expect("jit", NULL, 0, 1);
    expect("auto", NULL, 0, 1);
    expect(NULL, NULL, 0, 1); /* that is what is done by default */
    expect("simd", NULL, 0, 0);
    run_process(&(struct setting){.engine = "jit"}, one_mandel, &result); /* without a cache */
    assert_int_equal(result.translated, 1);
    const unsigned another = backend_cpu_detect() != BACKEND_BASELINE; /* level is another object */
    expect("jit", "baseline", another, !another);
    expect("jit", "baseline", 0, 1);
    expect("jit", NULL, 0, 1);
}

/* The path of the only file. */
static void
only_file(char path[8192])
{
    DIR *dir = opendir(folder);
    assert_non_null(dir);
    for (struct dirent *entry; (entry = readdir(dir));)
        if (entry->d_name[0] != '.')
            snprintf(path, 8192, "%s/%s", folder, entry->d_name);
    closedir(dir);
}

static void
damaged_objects_are_made_again(void **state)
{
    char path[8192] = "";
    unsigned char c;
    (void)state;
    expect("jit", NULL, 1, 0);
    for (off_t at = 0; at < 2000; at += 301) {
        only_file(path);
        const int fd = open(path, O_RDWR);
        assert_int_equal(pread(fd, &c, 1, at), 1);
        c ^= 0x40;
        assert_int_equal(pwrite(fd, &c, 1, at), 1);
        close(fd);
        expect("jit", NULL, 1, 0);
        assert_non_null(strstr(result.log, " is damaged"));
        expect("jit", NULL, 0, 1);
    }
}

static void
mandel_without_room(void)
{
    struct workplace gpu = open_gpu();
    setrlimit(RLIMIT_FSIZE, &(struct rlimit){1024, 1024});
    run_mandel(&gpu, load_program(&gpu, "numeric"), 64);
}

static void
what_is_not_kept_is_told(void **state)
{
    (void)state;
    run(setting("jit"), mandel_without_room);
    assert_int_equal(result.translated, 1);
    assert_int_equal(count_files("jit-"), 0);
    assert_non_null(strstr(result.log, " is not kept: File too large"));
}

/* --- the background --- */

static void
one_powers(void)
{
    struct workplace gpu = open_gpu();
    run_powers(&gpu, load_program(&gpu, "math_exp"));
}

/* Until both kinds of code have run. */
static void
heat_twice(void)
{
    struct workplace gpu = open_gpu();
    cl_program program = load_program(&gpu, "math_exp");
    const unsigned sum = heat_powers(&gpu, program);
    const double end = seconds_now() + 300;
    while (told(": translated in") < 2 && seconds_now() < end)
        if (run_powers(&gpu, program) != sum)
            leave(1);
    if (run_powers(&gpu, program) != sum)
        leave(2);
    clReleaseProgram(program);
    close_gpu(&gpu);
}

static void
check_hot(const char *device)
{
    struct setting s = setting("auto");
    s.device = device;
    run(s, heat_twice);
    assert_int_equal(result.hot, 2);
    assert_int_equal(result.translated, 2);
    const char *quick = strstr(result.log, "powers, quick: translated in");
    assert_non_null(quick);
    assert_non_null(strstr(quick, "powers: translated in"));
    assert_int_equal(count_files("jit-"), 2);
    assert_int_equal(count_files("mark-"), 0);
    run(s, one_powers); /* does not need the quick code */
    assert_int_equal(result.translated, 0);
    assert_int_equal(result.fetched, 1);
    assert_null(strstr(result.log, "quick"));
}

static void
hot_programs_are_translated_twice(void **state)
{
    (void)state;
    check_hot(NULL);
}

static void
hot_programs_of_cayman_are_too(void **state)
{
    (void)state;
    check_hot("cayman");
}

static void
short_launches(void)
{
    struct workplace gpu = open_gpu();
    cl_program program = load_program(&gpu, "numeric");
    for (unsigned i = 0; i < 5; i++) /* with more, hosts without AVX-512 take long enough */
        run_mandel(&gpu, program, 16);
    clReleaseProgram(program);
    close_gpu(&gpu);
}

static void
what_is_short_stays_cold(void **state)
{
    (void)state;
    if (getenv("CACHE_SLOW"))
        skip();          /* nothing is short there */
    enum { TRIES = 10 }; /* a busy host may keep a short launch from running on for long */
    unsigned tries = 0;
    do
        run(setting("auto"), short_launches);
    while (result.hot + result.translated && ++tries < TRIES);
    assert_int_equal(result.hot + result.translated, 0);
}

static double *launch_seconds; /* shared with the children */
static unsigned launch_side;

static void
one_long_launch(void)
{
    struct workplace gpu = open_gpu();
    cl_program program = load_program(&gpu, "numeric");
    const double start = processor_seconds();
    const unsigned sum = run_mandel(&gpu, program, launch_side);
    launch_seconds[0] = processor_seconds() - start;
    launch_seconds[1] = sum;
    clReleaseProgram(program);
    close_gpu(&gpu);
}

/* One launch, nothing in the cache: it can only take less than simd if it changes over while it runs. On a
 * busy host it may be over before that. */
static void
a_running_launch_takes_host_code(void **state)
{
    bool faster = false;
    (void)state;
    for (launch_side = 2048; !faster && launch_side <= 8192; launch_side *= 2) {
        run_process(&(struct setting){.engine = "simd"}, one_long_launch, &result);
        assert_int_equal(result.status, 0);
        const double simd = launch_seconds[0], sum = launch_seconds[1];
        run_process(&(struct setting){.engine = "auto"}, one_long_launch, &result);
        assert_int_equal(result.status, 0);
        assert_true(launch_seconds[1] == sum);
        print_message("one launch: simd %.3f s, auto %.3f s\n", simd, launch_seconds[0]);
        faster = result.translated && launch_seconds[0] < 0.8 * simd;
    }
    assert_true(faster);
}

/* --- the end of things --- */

static unsigned delay_ms;

static void
exit_when_hot(void)
{
    struct workplace gpu = open_gpu();
    heat_powers(&gpu, load_program(&gpu, "math_exp"));
    usleep(delay_ms * 1000);
}

/* With nothing in the way but a sanitizer it takes no longer than any other exit. */
static void
expect_quick(double seconds)
{
    if (!getenv("CACHE_SLOW"))
        assert_true(seconds < 0.5);
}

static void
exit_while_translating(void **state)
{
    double longest = 0;
    (void)state;
    for (delay_ms = 0; delay_ms < 400; delay_ms += delay_ms / 4 + 3) {
        run(setting("auto"), exit_when_hot);
        assert_int_equal(count_files("mark-"), 0);
        longest = result.exit_seconds > longest ? result.exit_seconds : longest;
        if (result.translated)
            break; /* it was faster than we are: no more to be seen here */
    }
    print_message("exit took up to %.1f ms, last with %u ms of LLVM\n", longest * 1e3, delay_ms);
    expect_quick(longest);
}

/* LLVM is called by the queue's thread. */
static void
exit_under_launch(void)
{
    struct workplace gpu = open_gpu();
    cl_program program = load_program(&gpu, "numeric");
    const size_t global = 64;
    cl_int err;
    cl_kernel kernel = clCreateKernel(program, "fft64", &err);
    cl_mem mem = clCreateBuffer(gpu.context, 0, 1 << 20, NULL, &err);
    for (cl_uint i = 0; i < 2; i++)
        clSetKernelArg(kernel, i, sizeof mem, &mem);
    clEnqueueNDRangeKernel(gpu.queue, kernel, 1, NULL, &global, NULL, 0, NULL, NULL);
    clFlush(gpu.queue);
    usleep(300000);
}

static void
exit_during_a_launch_that_translates(void **state)
{
    (void)state;
    run(setting("jit"), exit_under_launch);
    print_message("exit took %.1f ms\n", result.exit_seconds * 1e3);
    assert_int_equal(count_files("mark-"), 0);
    expect_quick(result.exit_seconds);
}

/* LLVM is at work as long as its mark is there. */
static void
release_when_hot(void)
{
    struct workplace gpu = open_gpu();
    cl_program program = load_program(&gpu, "math_exp");
    const unsigned sum = heat_powers(&gpu, program);
    wait_for_file("mark-");
    clReleaseProgram(program);
    close_gpu(&gpu);
    launch_seconds[0] = !told(": translated in"); /* whether LLVM is still at work */
    gpu = open_gpu();
    program = load_program(&gpu, "math_exp");
    const bool same = run_powers(&gpu, program) == sum;
    const bool made = wait_for(": translated in", 300); /* for those who come later */
    clReleaseProgram(program);
    close_gpu(&gpu);
    leave(!same || !made);
}

/* A release that waited for LLVM would never be the first to end. On a busy host it may be late now and then.
 */
static void
release_while_translating(void **state)
{
    enum { TRIES = 20 };
    bool first = false;
    (void)state;
    for (unsigned i = 0; i < TRIES && !first; i++) {
        run(setting("auto"), release_when_hot);
        assert_int_equal(count_files("jit-"), 1);
        first = launch_seconds[0] != 0;
        (void)folder_teardown(state);
        (void)folder_setup(state);
    }
    assert_true(first);
}

static void
die_when_hot(void)
{
    exit_when_hot();
    raise(SIGKILL);
}

static void
try_again(void)
{
    struct workplace gpu = open_gpu();
    heat_powers(&gpu, load_program(&gpu, "math_exp"));
    leave(!wait_for("too many processes", 60));
}

static void
what_kills_is_not_tried_again(void **state)
{
    (void)state;
    delay_ms = 100;
    for (unsigned i = 0; i < 10; i++) {
        struct setting s = setting("auto");
        run_process(&s, die_when_hot, &result);
        assert_int_equal(result.status, 256 + SIGKILL);
        assert_int_equal(count_files("mark-"), 1);
    }
    run(setting("auto"), try_again);
    assert_int_equal(result.translated, 0);
}

/* Some more than what the process has, too little for LLVM. */
static void
limit_memory(void)
{
    unsigned long pages = 0;
    FILE *file = fopen("/proc/self/statm", "r");
    if (!file || fscanf(file, "%lu", &pages) != 1)
        leave(2);
    fclose(file);
    const rlim_t bytes = (rlim_t)pages * (rlim_t)sysconf(_SC_PAGESIZE) + (32 << 20);
    if (setrlimit(RLIMIT_AS, &(struct rlimit){bytes, bytes}))
        leave(3);
}

static void
mandel_with_little_memory(void)
{
    struct workplace gpu = open_gpu();
    cl_program program = load_program(&gpu, "numeric");
    const unsigned sum = run_mandel(&gpu, program, 256);
    clReleaseProgram(program);
    limit_memory();
    program = load_program(&gpu, "numeric");
    const bool same = run_mandel(&gpu, program, 256) == sum;
    clReleaseProgram(program);
    close_gpu(&gpu);
    leave(!same || told("does not have the memory") != 1);
}

/* LLVM would end the process. */
static void
no_memory_for_llvm(void **state)
{
    (void)state;
    if (getenv("CACHE_SLOW"))
        skip(); /* sanitizers take terabytes of addresses */
    run_process(&(struct setting){.engine = "jit"}, mandel_with_little_memory, &result);
    assert_int_equal(result.status, 0);
    assert_int_equal(result.translated, 1);
}

/* The same program many times over is many programs. */
static void
many_hot_programs(void)
{
    enum { PROGRAMS = 24 };
    cl_program programs[PROGRAMS];
    struct workplace gpu = open_gpu();
    bool same = true;
    for (unsigned i = 0; i < PROGRAMS; i++) {
        programs[i] = load_program(&gpu, "numeric");
        same &= run_mandel(&gpu, programs[i], 256) == run_mandel(&gpu, programs[0], 256);
    }
    for (unsigned i = 0; i < PROGRAMS; i += 2)
        clReleaseProgram(programs[i]); /* some wait, some are done, one is being translated */
    for (unsigned i = 1; i < PROGRAMS; i += 2)
        same &= run_mandel(&gpu, programs[i], 64) == run_mandel(&gpu, programs[1], 64);
    leave(!same);
}

static void
many_programs_at_once(void **state)
{
    (void)state;
    run_process(&(struct setting){.engine = "auto"}, many_hot_programs, &result);
    print_message("%u hot, %u translated, exit took %.1f ms\n", result.hot, result.translated,
                  result.exit_seconds * 1e3);
    assert_int_equal(result.status, 0);
    expect_quick(result.exit_seconds);
}

int
run_suite(double *numbers)
{
    launch_seconds = numbers;
    const struct CMUnitTest tests[] = {TEST(the_second_run_translates_nothing),
                                       TEST(damaged_objects_are_made_again),
                                       TEST(what_is_not_kept_is_told),
                                       TEST(hot_programs_are_translated_twice),
                                       TEST(hot_programs_of_cayman_are_too),
                                       TEST(what_is_short_stays_cold),
                                       TEST(a_running_launch_takes_host_code),
                                       TEST(exit_while_translating),
                                       TEST(exit_during_a_launch_that_translates),
                                       TEST(release_while_translating),
                                       TEST(what_kills_is_not_tried_again),
                                       TEST(no_memory_for_llvm),
                                       TEST(many_programs_at_once)};
    return cmocka_run_group_tests_name("tier", tests, NULL, NULL);
}
