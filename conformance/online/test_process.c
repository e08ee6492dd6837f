/* SPDX-License-Identifier: MIT */
/* Host programs with ways of their own: signals, children, descriptors, temporary folders. */
#define _GNU_SOURCE
#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

#include "online.h"

/* No cache has it: a compiler is started. */
static cl_int
fresh_value(struct world *w)
{
    char text[256];
    struct timespec now;
    clock_gettime(CLOCK_REALTIME, &now);
    snprintf(text, sizeof text, "/* %ld.%09ld */ kernel void k(global int *out) { out[0] = 42; }",
             (long)now.tv_sec, now.tv_nsec);
    return value_of(w, text, NULL);
}

static volatile sig_atomic_t children, reaped;

static void
on_child(int number)
{
    (void)number;
    const int err = errno;
    children++;
    while (waitpid(-1, NULL, WNOHANG) > 0)
        reaped++;
    errno = err;
}

static void
children_ignored(void **state)
{
    WORLD(state);
    signal(SIGCHLD, SIG_IGN);
    assert_int_equal(fresh_value(w), 42);
    signal(SIGCHLD, SIG_DFL);
}

/* The host never learns of the compiler. */
static void
children_reaped(void **state)
{
    WORLD(state);
    children = reaped = 0;
    signal(SIGCHLD, on_child);
    assert_int_equal(fresh_value(w), 42);
    signal(SIGCHLD, SIG_DFL);
    assert_int_equal(children, 0);
    assert_int_equal(reaped, 0);
    assert_int_equal(waitpid(-1, NULL, WNOHANG), -1);
    assert_int_equal(errno, ECHILD);
}

static void
signals_that_interrupt(void **state)
{
    WORLD(state);
    const struct sigaction action = {.sa_handler = on_child}; /* without SA_RESTART */
    timer_t timer;
    struct sigevent event = {.sigev_notify = SIGEV_SIGNAL, .sigev_signo = SIGUSR1};
    const struct itimerspec every = {{0, 3000000}, {0, 3000000}}, never = {{0, 0}, {0, 0}};
    sigaction(SIGUSR1, &action, NULL);
    assert_int_equal(timer_create(CLOCK_MONOTONIC, &event, &timer), 0);
    timer_settime(timer, 0, &every, NULL);
    const cl_int value = fresh_value(w);
    timer_settime(timer, 0, &never, NULL);
    timer_delete(timer);
    signal(SIGUSR1, SIG_DFL);
    assert_int_equal(value, 42);
}

static void
closed_standard_files(void **state)
{
    WORLD(state);
    int kept[3];
    fflush(NULL);
    for (int i = 0; i < 3; i++) {
        kept[i] = fcntl(i, F_DUPFD_CLOEXEC, 10);
        close(i);
    }
    const cl_int value = fresh_value(w);
    for (int i = 0; i < 3; i++) {
        assert_int_equal(fcntl(i, F_GETFD), -1); /* still closed: nothing of ours is left there */
        if (kept[i] >= 0) {
            dup2(kept[i], i);
            close(kept[i]);
        }
    }
    assert_int_equal(value, 42);
}

static unsigned
open_files(void)
{
    unsigned count = 0;
    for (int i = 0; i < 1024; i++)
        count += fcntl(i, F_GETFD) >= 0;
    return count;
}

static unsigned
entries(const char *path)
{
    unsigned count = 0;
    DIR *dir = opendir(path);
    while (dir && readdir(dir))
        count++;
    if (dir)
        closedir(dir);
    return count;
}

/* Nothing stays: no file, no folder, no descriptor. */
static void
temporary_folders(void **state)
{
    WORLD(state);
    char odd[256];
    assert_int_equal(fresh_value(w), 42);
    const unsigned before = open_files();
    snprintf(odd, sizeof odd, "%s/tmp with \"quotes\" and 'more'", scratch_folder());
    mkdir(odd, 0700);
    setenv("TMPDIR", odd, 1);
    assert_int_equal(fresh_value(w), 42);
    assert_int_equal(entries(odd), 2);
    build_fails(w, CL_BUILD_PROGRAM_FAILURE, "kernel void k(", NULL, "error");
    assert_int_equal(entries(odd), 2);
    static const char *const bad[] = {"/nowhere/at/all", "", "relative", "/dev/null", "/proc"};
    for (size_t i = 0; i < sizeof bad / sizeof *bad; i++) {
        setenv("TMPDIR", bad[i], 1);
        assert_int_equal(fresh_value(w), 42);
    }
    unsetenv("TMPDIR");
    assert_int_equal(open_files(), before);
}

/* What a process that was killed has left behind is cleared away by the next. */
static void
leftovers(void **state)
{
    WORLD(state);
    char base[256], parent[300], old[400], young[400];
    const struct timespec long_ago[] = {{1000000000, 0}, {1000000000, 0}};
    snprintf(base, sizeof base, "%s/leftovers", scratch_folder());
    snprintf(parent, sizeof parent, "%s/caygen-%u", base, (unsigned)geteuid());
    mkdir(base, 0700);
    mkdir(parent, 0700);
    snprintf(old, sizeof old, "%s/build-000000", parent);
    write_file(old, "source.cl", "left behind");
    utimensat(AT_FDCWD, old, long_ago, 0);
    snprintf(young, sizeof young, "%s/build-111111", parent);
    write_file(young, "source.cl", "being written");
    setenv("TMPDIR", base, 1);
    assert_int_equal(fresh_value(w), 42);
    unsetenv("TMPDIR");
    assert_int_equal(access(old, F_OK), -1);
    assert_int_equal(access(young, F_OK), 0);
}

/* Somebody else's folder under our name is not used. */
static void
foreign_folder(void **state)
{
    WORLD(state);
    char base[256], parent[300];
    snprintf(base, sizeof base, "%s/foreign", scratch_folder());
    snprintf(parent, sizeof parent, "%s/caygen-%u", base, (unsigned)geteuid());
    mkdir(base, 0700);
    mkdir(parent, 0777);
    chmod(parent, 0777);
    setenv("TMPDIR", base, 1);
    assert_int_equal(fresh_value(w), 42); /* in /tmp instead */
    unsetenv("TMPDIR");
    assert_int_equal(entries(parent), 2);
}

static void
folder_that_is_gone(void **state)
{
    WORLD(state);
    char before[512], folder[256];
    snprintf(folder, sizeof folder, "%s/gone", scratch_folder());
    assert_non_null(getcwd(before, sizeof before));
    mkdir(folder, 0700);
    assert_int_equal(chdir(folder), 0);
    rmdir(folder);
    const cl_int value = fresh_value(w);
    assert_int_equal(chdir(before), 0);
    assert_int_equal(value, 42);
}

static void
forked_child(void **state)
{
    WORLD(state);
    int status = -1;
    if (getenv("API_NO_FORK"))
        skip();
    assert_int_equal(fresh_value(w), 42);
    const pid_t pid = fork();
    if (pid == 0) {
        cl_int err;
        cl_context context = clCreateContext(NULL, 1, w->devices, NULL, NULL, &err);
        const char *source = "kernel void k(global int *out) { out[0] = 5 * 5; }";
        cl_program program = err ? NULL : clCreateProgramWithSource(context, 1, &source, NULL, &err);
        _exit(err || clBuildProgram(program, 0, NULL, NULL, NULL, NULL) ? 1 : 0);
    }
    assert_int_equal(waitpid(pid, &status, 0), pid);
    assert_int_equal(status, 0);
}

static const struct CMUnitTest tests[] = {
    TEST(children_ignored),      TEST(children_reaped),     TEST(signals_that_interrupt),
    TEST(closed_standard_files), TEST(temporary_folders),   TEST(leftovers),
    TEST(foreign_folder),        TEST(folder_that_is_gone), TEST(forked_child),
};
SUITE(process, tests)
