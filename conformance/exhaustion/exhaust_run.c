/* SPDX-License-Identifier: MIT */
/*
 * exhaust_run LIBRARY BINARY PRINTING|- [all]: runs a typical program many times. In each run another call
 * for memory or for a thread fails, alone or with all later ones. The run must end with an OpenCL error or
 * with the right results, and leak nothing. The next run must succeed. Without `all`, about 80 of the calls
 * fail, always the same. Exit code: 0: good, 1: bad, 77: no platform.
 */
#define _GNU_SOURCE
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

#include "read_file.h"
#include "scenario.h"
#include "shortage.h"

enum { SAMPLES = 80, SKIP = 77 };

static char doing[128] = "start\n";

/* Where it was when it crashed or hung. */
static void
on_signal(int number)
{
    const ssize_t ignored = write(STDERR_FILENO, doing, strlen(doing));
    (void)ignored;
    signal(number, SIG_DFL);
    raise(number);
}

static void
watch_signals(void)
{
    static const int numbers[] = {SIGSEGV, SIGBUS, SIGABRT, SIGFPE, SIGALRM, SIGXCPU};
    const struct rlimit most = {400, 420};
    for (size_t i = 0; i < sizeof numbers / sizeof *numbers; i++)
        signal(numbers[i], on_signal);
    setrlimit(RLIMIT_CPU, &most);
    alarm(1500);
}

/* The errors that are right when there is no memory or no thread. */
static bool
is_shortage(cl_int code)
{
    return code == CL_OUT_OF_HOST_MEMORY || code == CL_OUT_OF_RESOURCES ||
           code == CL_MEM_OBJECT_ALLOCATION_FAILURE || code == CL_EXEC_STATUS_ERROR_FOR_EVENTS_IN_WAIT_LIST ||
           code == CL_DEVICE_NOT_FOUND || code == -1001 /* the loader's: no platform */;
}

static unsigned
live_at(const struct shortage_sites *sites, const void *code)
{
    for (unsigned i = 0; i < sites->count; i++)
        if (sites->sites[i].code == code)
            return sites->sites[i].live;
    return 0;
}

/* Between two runs that succeed: places that keep more each time keep dead objects, which are bounded. */
static struct shortage_sites base, grown, now;

static bool
keeps_dead(const void *code)
{
    return live_at(&grown, code) != live_at(&base, code);
}

/* Each worker keeps its blocks of memory, the device's and those of its sub-devices. Which of them had work
 * differs from run to run when there are several. The runs with one thread are exact. */
static unsigned
kept_by_workers(void)
{
    enum { BLOCKS = 4 };
    const char *threads = getenv("CAYGEN_THREADS");
    return threads && atoi(threads) > 1 ? BLOCKS * ((unsigned)atoi(threads) - 1) : 0;
}

static unsigned
find_leaks(bool tell)
{
    unsigned leaks = 0;
    shortage_live(&now);
    for (unsigned i = 0; i < now.count; i++) {
        const void *code = now.sites[i].code;
        const unsigned more = now.sites[i].live - live_at(&grown, code);
        if (now.sites[i].live <= live_at(&grown, code) + kept_by_workers() || keeps_dead(code))
            continue;
        leaks += more;
        if (tell)
            fprintf(stderr, "%s    %u more live from code at 0x%lx\n", doing, more, shortage_offset(code));
    }
    return leaks;
}

/* Threads of queues give the last things back a little later. */
static int
leaves_something(void)
{
    const struct timespec moment = {0, 1000000};
    for (int i = 0; i < 60000; i++) {
        if (!find_leaks(false))
            return 0;
        nanosleep(&moment, NULL);
    }
    return find_leaks(true) > 0;
}

static int
run_with(const struct scenario *s, unsigned n, bool lasting, unsigned *calls)
{
    const char *where = "";
    unsigned failed;
    snprintf(doing, sizeof doing, "call %u%s fails\n", n, lasting ? " and all behind it" : "");
    shortage_begin(n, lasting);
    const cl_int err = scenario_run(s, &where);
    *calls = shortage_end(&failed);
    if (failed ? (err && !is_shortage(err)) : err) {
        fprintf(stderr, "%s    %s: %d, %u calls failed\n", doing, where, err, failed);
        return 1;
    }
    return 0;
}

/* A run with a shortage, what it left, and now and then a run without one. */
static int
try_call(const struct scenario *s, unsigned n, bool lasting)
{
    unsigned ignored;
    int bad = run_with(s, n, lasting, &ignored);
    bad += leaves_something();
    if (bad || n % 8 == 0)
        bad += run_with(s, 0, false, &ignored);
    return bad;
}

static int
try_all(const struct scenario *s, bool all)
{
    unsigned calls, ignored;
    int bad = run_with(s, 0, false, &ignored) + run_with(s, 0, false, &calls);
    shortage_live(&base);
    bad += run_with(s, 0, false, &calls);
    const struct timespec moment = {0, 200000000};
    nanosleep(&moment, NULL);
    shortage_live(&grown);
    const unsigned step = all || calls < SAMPLES ? 1 : calls / SAMPLES;
    for (unsigned n = 1; n <= calls + 1 && bad < 5; n += n < 20 ? 1 : step)
        bad += try_call(s, n, false);
    for (unsigned n = 1; n <= calls + 1 && bad < 5; n += n < 20 ? 1 : step)
        bad += try_call(s, n, true);
    fprintf(stderr, "%u calls, every %u. failed once, and with all behind it: %d bad\n", calls, step, bad);
    return bad;
}

/* In a process of its own: *more is false when it had no n-th call. */
static int
try_first_call(const struct scenario *s, unsigned n, bool lasting, bool *more)
{
    enum { GOOD, BAD, DONE };
    int status = 0;
    const pid_t child = fork();
    if (child == 0) {
        unsigned calls = 0;
        watch_signals();
        const int bad = run_with(s, n, lasting, &calls);
        _exit(bad ? BAD : calls < n ? DONE : GOOD);
    }
    const bool ended = waitpid(child, &status, 0) == child && WIFEXITED(status);
    *more = !ended || WEXITSTATUS(status) != DONE;
    return !ended || WEXITSTATUS(status) == BAD;
}

/* A process's first run makes the platform, and the threads that stay. */
static int
try_first_calls(const struct scenario *s, bool all)
{
    int bad = 0;
    for (int lasting = 0; lasting <= 1; lasting++) {
        bool more = true;
        for (unsigned n = 1; more && bad < 5; n += all || n < 20 ? 1 : 37)
            bad += try_first_call(s, n, lasting, &more);
    }
    return bad;
}

int
main(int argc, char **argv)
{
    unsigned char *binary, *printing;
    struct scenario s = {0};
    if (argc < 4 || !shortage_watch(argv[1])) {
        fprintf(stderr, "usage: exhaust_run LIBRARY BINARY PRINTING|- [all]\n");
        return 2;
    }
    s.binary = binary = read_file(argv[2], &s.binary_bytes);
    s.printing = printing = strcmp(argv[3], "-") ? read_file(argv[3], &s.printing_bytes) : NULL;
    if (!s.binary || (strcmp(argv[3], "-") && !s.printing) || !freopen("/dev/null", "w", stdout))
        return 2;
    watch_signals();
    const int bad = try_first_calls(&s, argc > 4) + try_all(&s, argc > 4);
    free(binary);
    free(printing);
    return bad != 0;
}
