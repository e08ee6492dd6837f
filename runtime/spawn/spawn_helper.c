/* SPDX-License-Identifier: MIT */
/* The helper process of rt_spawn, and the program until it is executed. They make system calls only. */
#define _GNU_SOURCE
#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <sched.h>
#include <signal.h>
#include <stdint.h>
#include <sys/prctl.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <time.h>

#include "raw_syscall.h"
#include "spawn_errand.h"

enum { MOST_DESCRIPTORS = 65536, MOST_STRAYS = 100000, SIGNALS = 64, SIGNAL_SET_BYTES = SIGNALS / 8 };

/* The sanitizers' bookkeeping is thread-local, too. */
#define OTHER_PROCESS __attribute__((no_sanitize("address", "thread", "undefined"), no_stack_protector))
#define ADDRESS(x) ((long)(uintptr_t)(x))

/* What the kernel's sigaction takes; all of it zero: the default. */
struct kernel_action {
    uintptr_t handler, flags, restorer;
    uint64_t mask;
};

static OTHER_PROCESS void
default_signals(void)
{
    const struct kernel_action action = {0, 0, 0, 0};
    for (long i = 1; i <= SIGNALS; i++)
        raw_syscall(SYS_rt_sigaction, i, ADDRESS(&action), 0, SIGNAL_SET_BYTES);
}

/* --- the program, before it is one --- */

static OTHER_PROCESS int
become_program(void *argument)
{
    struct rt_errand *errand = argument;
    const struct rlimit no_core = {0, 0};
    const uint64_t none = 0;
    raw_syscall(SYS_prctl, PR_SET_PDEATHSIG, SIGKILL, 0, 0);
    raw_syscall(SYS_setpgid, 0, 0, 0, 0);
    raw_syscall(SYS_prlimit64, 0, RLIMIT_CORE, ADDRESS(&no_core), 0);
    raw_syscall(SYS_prlimit64, 0, RLIMIT_DATA, ADDRESS(&errand->memory), 0);
    raw_syscall(SYS_prlimit64, 0, RLIMIT_FSIZE, ADDRESS(&errand->files), 0);
    raw_syscall(SYS_prlimit64, 0, RLIMIT_NPROC, ADDRESS(&errand->processes), 0);
    raw_syscall(SYS_rt_sigprocmask, SIG_SETMASK, ADDRESS(&none), 0, SIGNAL_SET_BYTES);
    errand->sandbox = rt_sandbox_enter(errand->rules < 0 ? -1 : RT_SPAWN_RULES, &errand->filter);
    errand->err = (int)-raw_syscall(SYS_execve, ADDRESS(errand->what->path), ADDRESS(errand->what->arguments),
                                    ADDRESS(errand->what->environment), 0);
    raw_syscall(SYS_exit_group, 127, 0, 0, 0);
    return 127;
}

/* --- the helper --- */

/* Else the host's pipes would stay open as long as the compiler runs. */
static OTHER_PROCESS void
close_from(long first)
{
    struct rlimit limit = {0, 0};
    if (raw_syscall(SYS_close_range, first, ~0u, 0, 0) >= 0)
        return;
    raw_syscall(SYS_prlimit64, 0, RLIMIT_NOFILE, 0, ADDRESS(&limit));
    for (long fd = first; fd < (long)limit.rlim_cur && fd < MOST_DESCRIPTORS; fd++)
        raw_syscall(SYS_close, fd, 0, 0, 0);
}

/* Sets the process's folder, descriptors and signals; all signals stay blocked. Negative: it failed. */
static OTHER_PROCESS long
settle(const struct rt_errand *errand)
{
    raw_syscall(SYS_prctl, PR_SET_PDEATHSIG, SIGKILL, 0, 0);
    raw_syscall(SYS_prctl, PR_SET_CHILD_SUBREAPER, 1, 0, 0); /* to wait for all that the program starts */
    default_signals(); /* if SIGCHLD were ignored, wait would not work */
    long err = raw_syscall(SYS_fchdir, errand->folder, 0, 0, 0);
    if (err >= 0)
        err = raw_syscall(SYS_dup3, errand->input, 0, 0, 0);
    if (err >= 0)
        err = raw_syscall(SYS_dup3, errand->output, 1, 0, 0);
    if (err >= 0)
        err = raw_syscall(SYS_dup3, errand->output, 2, 0, 0);
    if (err >= 0 && errand->rules >= 0)
        err = raw_syscall(SYS_dup3, errand->rules, RT_SPAWN_RULES, O_CLOEXEC, 0);
    if (err >= 0)
        close_from(errand->rules >= 0 ? RT_SPAWN_RULES + 1 : RT_SPAWN_RULES);
    return err;
}

static OTHER_PROCESS long
seconds_now(void)
{
    struct timespec now = {0, 0};
    raw_syscall(SYS_clock_gettime, CLOCK_MONOTONIC, ADDRESS(&now), 0, 0);
    return (long)now.tv_sec;
}

/* How far the output has been read, and how much of the complaint the last bytes were. */
struct reading {
    long read, matched;
};

/* A simple search: if the text stops matching the complaint, only a first character can begin another match.
 */
static OTHER_PROCESS int
finds_complaint(const struct rt_errand *errand, struct reading *r)
{
    const char *text = errand->what->complaint;
    char bytes[512];
    long count;
    while (text && r->read < RT_SPAWN_OUTPUT_BYTES &&
           (count = raw_syscall(SYS_pread64, 1, ADDRESS(bytes), sizeof bytes, r->read)) > 0) {
        for (long i = 0; i < count; i++) {
            r->matched = bytes[i] == text[r->matched] ? r->matched + 1 : bytes[i] == text[0];
            if (!text[r->matched])
                return 1;
        }
        r->read += count;
    }
    return 0;
}

static OTHER_PROCESS int
printed_too_much(void)
{
    char byte;
    return raw_syscall(SYS_pread64, 1, ADDRESS(&byte), 1, RT_SPAWN_OUTPUT_BYTES) > 0;
}

/* Whether the program has ended. Its number stays its own, because this does not reap it. */
static OTHER_PROCESS int
has_ended(long pid)
{
    siginfo_t info;
    info.si_pid = 0;
    const long err = raw_syscall(SYS_waitid, P_PID, pid, ADDRESS(&info), WEXITED | WNOHANG | WNOWAIT);
    return err < 0 || info.si_pid != 0;
}

/* Kills the processes that are numbered in the text. Returns how many. */
static OTHER_PROCESS long
kill_listed(const char *text, long size)
{
    long number = 0, killed = 0;
    for (long i = 0; i < size; i++) {
        if (text[i] >= '0' && text[i] <= '9') {
            number = 10 * number + (text[i] - '0');
        } else if (number) {
            raw_syscall(SYS_kill, number, SIGKILL, 0, 0);
            number = 0;
            killed++;
        }
    }
    return killed;
}

/* Kills our children that are alive. Returns how many; a number that the buffer cuts off is left out. */
static OTHER_PROCESS long
kill_children(void)
{
    char text[1024];
    const long fd = raw_syscall(SYS_openat, AT_FDCWD, ADDRESS("/proc/thread-self/children"), O_RDONLY, 0);
    if (fd < 0)
        return 0;
    const long size = raw_syscall(SYS_read, fd, ADDRESS(text), sizeof text, 0);
    raw_syscall(SYS_close, fd, 0, 0, 0);
    return kill_listed(text, size);
}

/* Without the filter, processes may leave the group. A process that loses its parent becomes our child,
 * because we are a subreaper. So we kill our children until there are none left. */
static OTHER_PROCESS void
end_strays(void)
{
    for (unsigned i = 0; i < MOST_STRAYS; i++) {
        const long ended = raw_syscall(SYS_wait4, -1, 0, WNOHANG | __WALL, 0);
        if (ended < 0 || (ended == 0 && !kill_children()))
            return;
        if (ended == 0)
            raw_syscall(SYS_wait4, -1, 0, __WALL, 0);
    }
}

/* All that the program has started is in its process group: the filter does not let it leave. */
static OTHER_PROCESS void
end_all(struct rt_errand *errand, long pid)
{
    int status = 0;
    raw_syscall(SYS_kill, -pid, SIGKILL, 0, 0);
    raw_syscall(SYS_wait4, pid, ADDRESS(&status), 0, 0);
    errand->status = status;
    while (raw_syscall(SYS_wait4, -pid, 0, __WALL, 0) > 0)
        ;
    end_strays();
}

/* SIGCHLD is blocked, so it can be waited for. The output is looked at once in a while. */
static OTHER_PROCESS void
await_program(struct rt_errand *errand, long pid)
{
    const uint64_t child = UINT64_C(1) << (SIGCHLD - 1);
    const struct timespec a_while = {1, 0};
    struct reading reading = {0, 0};
    long end = errand->what->seconds ? seconds_now() + (long)errand->what->seconds : LONG_MAX;
    enum rt_ending late = RT_TIMED_OUT;
    while (!has_ended(pid) && errand->killing == RT_EXITED) {
        if (late == RT_TIMED_OUT && finds_complaint(errand, &reading)) {
            const long soon = seconds_now() + (long)errand->what->complaint_seconds;
            late = soon < end ? RT_STUCK : late;
            end = soon < end ? soon : end;
        }
        if (printed_too_much())
            errand->killing = RT_TALKATIVE;
        else if (seconds_now() >= end)
            errand->killing = late;
        else
            raw_syscall(SYS_rt_sigtimedwait, ADDRESS(&child), 0, ADDRESS(&a_while), SIGNAL_SET_BYTES);
    }
    end_all(errand, pid);
}

OTHER_PROCESS int
rt_spawn_help(void *argument)
{
    struct rt_errand *errand = argument;
    const long err = settle(errand);
    const int pid =
        err < 0 ? -1 : __clone(become_program, errand->stack, CLONE_VM | CLONE_VFORK | SIGCHLD, errand);
    if (pid > 0)
        await_program(errand, pid);
    else
        errand->err = err < 0 ? (int)-err : EAGAIN;
    raw_syscall(SYS_exit_group, 0, 0, 0, 0);
    return 0;
}
