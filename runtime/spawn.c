/* SPDX-License-Identifier: MIT */
/*
 * A program that is executed always sends SIGCHLD to its parent and is found by any wait(): so its parent is
 * not the host program but a helper process between the two. The helper was cloned with no signal for its end
 * (clone(2): then only __WALL finds it), executes nothing, starts the program, and waits for it.
 *
 * Helper and program, until it executes, borrow our memory like posix_spawn's child, so nothing is copied,
 * however large the host is. Meanwhile our thread goes on, with the same thread-local variables: those two
 * make system calls only, and without errno. No lock is taken, so it does not matter what other threads do.
 */
#define _GNU_SOURCE
#include "spawn.h"

#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <pthread.h>
#include <sched.h>
#include <signal.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

#include "raw_syscall.h"
#include "sandbox.h"

/* RULES: number of the descriptor of the sandbox's rules in the new process. execve closes it. */
enum {
    RULES = 3,
    MOST_DESCRIPTORS = 65536,
    MORE_PROCESSES = 1024,
    STACK_BYTES = 32 * 1024,
    SIGNALS = 64,
    SIGNAL_SET_BYTES = SIGNALS / 8
};

/* What helper and program need, and what comes of it. */
struct errand {
    const struct rt_spawn *what;
    int input, output, folder, rules;       /* descriptors above RULES; rules may be -1 */
    char *stack;                            /* the program's: above the helper's */
    struct rlimit memory, files, processes; /* the program's */
    struct rt_sandbox_filter filter;
    volatile unsigned sandbox;       /* RT_SANDBOX_...: which limits took effect */
    volatile int err;                /* why the program could not be executed */
    volatile enum rt_ending killing; /* why we killed it; RT_EXITED: we did not */
    volatile int status;             /* from wait(2) */
};

/* clone(2)'s other name in glibc: the thread sanitizer takes clone for fork and counts the borrowed memory as
 * a child's. */
int __clone(int (*function)(void *), void *stack, int flags, void *argument, ...);

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
    struct errand *errand = argument;
    const struct rlimit no_core = {0, 0};
    const uint64_t none = 0;
    raw_syscall(SYS_prctl, PR_SET_PDEATHSIG, SIGKILL, 0, 0);
    raw_syscall(SYS_setpgid, 0, 0, 0, 0);
    raw_syscall(SYS_prlimit64, 0, RLIMIT_CORE, ADDRESS(&no_core), 0);
    raw_syscall(SYS_prlimit64, 0, RLIMIT_DATA, ADDRESS(&errand->memory), 0);
    raw_syscall(SYS_prlimit64, 0, RLIMIT_FSIZE, ADDRESS(&errand->files), 0);
    raw_syscall(SYS_prlimit64, 0, RLIMIT_NPROC, ADDRESS(&errand->processes), 0);
    raw_syscall(SYS_rt_sigprocmask, SIG_SETMASK, ADDRESS(&none), 0, SIGNAL_SET_BYTES);
    errand->sandbox = rt_sandbox_enter(errand->rules < 0 ? -1 : RULES, &errand->filter);
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

/* Its own folder, descriptors and signals; all signals stay blocked. Negative: it cannot. */
static OTHER_PROCESS long
settle(const struct errand *errand)
{
    raw_syscall(SYS_prctl, PR_SET_PDEATHSIG, SIGKILL, 0, 0);
    raw_syscall(SYS_prctl, PR_SET_CHILD_SUBREAPER, 1, 0, 0); /* to wait for all that the program starts */
    default_signals(); /* where SIGCHLD is ignored, nobody can be waited for */
    long err = raw_syscall(SYS_fchdir, errand->folder, 0, 0, 0);
    if (err >= 0)
        err = raw_syscall(SYS_dup3, errand->input, 0, 0, 0);
    if (err >= 0)
        err = raw_syscall(SYS_dup3, errand->output, 1, 0, 0);
    if (err >= 0)
        err = raw_syscall(SYS_dup3, errand->output, 2, 0, 0);
    if (err >= 0 && errand->rules >= 0)
        err = raw_syscall(SYS_dup3, errand->rules, RULES, O_CLOEXEC, 0);
    if (err >= 0)
        close_from(errand->rules >= 0 ? RULES + 1 : RULES);
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

/* Naive: of a complaint that goes on otherwise nothing but a first character can begin another. */
static OTHER_PROCESS int
finds_complaint(const struct errand *errand, struct reading *r)
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

/* All that the program has started is in its process group: the filter does not let it leave. */
static OTHER_PROCESS void
end_all(struct errand *errand, long pid)
{
    int status = 0;
    raw_syscall(SYS_kill, -pid, SIGKILL, 0, 0);
    raw_syscall(SYS_wait4, pid, ADDRESS(&status), 0, 0);
    errand->status = status;
    while (raw_syscall(SYS_wait4, -pid, 0, __WALL, 0) > 0)
        ;
}

/* SIGCHLD is blocked, so it can be waited for. The output is looked at once in a while. */
static OTHER_PROCESS void
await_program(struct errand *errand, long pid)
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

static OTHER_PROCESS int
help(void *argument)
{
    struct errand *errand = argument;
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

/* --- the host --- */

/* No handler of the host's may run in the helper: it starts with all signals blocked. */
static pid_t
start_helper(struct errand *errand, char *stack)
{
    sigset_t all, before;
    sigfillset(&all);
    pthread_sigmask(SIG_BLOCK, &all, &before);
    const pid_t pid = __clone(help, stack, CLONE_VM, errand);
    const int err = errno;
    pthread_sigmask(SIG_SETMASK, &before, NULL);
    errno = err;
    return pid;
}

static int
run_errand(struct errand *errand)
{
    char *stack = mmap(NULL, 2 * STACK_BYTES, PROT_READ | PROT_WRITE,
                       MAP_PRIVATE | MAP_ANONYMOUS | MAP_STACK | MAP_NORESERVE, -1, 0);
    if (stack == MAP_FAILED)
        return -1;
    errand->stack = stack + 2 * STACK_BYTES;
    const pid_t pid = start_helper(errand, stack + STACK_BYTES);
    const int err = errno;
    while (pid > 0 && waitpid(pid, NULL, __WALL) < 0 && errno == EINTR)
        ;
    munmap(stack, 2 * STACK_BYTES);
    errno = err;
    return pid > 0 ? 0 : -1;
}

static struct rt_spawned
ending_of(const struct errand *errand)
{
    if (errand->err)
        return (struct rt_spawned){RT_NOT_STARTED, errand->err, errand->sandbox};
    if (errand->killing != RT_EXITED)
        return (struct rt_spawned){errand->killing, 0, errand->sandbox};
    if (WIFSIGNALED(errand->status))
        return (struct rt_spawned){RT_KILLED, WTERMSIG(errand->status), errand->sandbox};
    return (struct rt_spawned){RT_EXITED, WEXITSTATUS(errand->status), errand->sandbox};
}

/* A copy with a number above those of the new process. The host may have closed some of these. */
static int
above_own(int fd)
{
    return fcntl(fd, F_DUPFD_CLOEXEC, RULES + 1);
}

static int
open_nothing(void)
{
    const int fd = open("/dev/null", O_RDONLY | O_CLOEXEC);
    const int high = fd >= 0 ? above_own(fd) : -1;
    if (fd >= 0)
        close(fd);
    return high;
}

static struct rlimit
lowered(int which, rlim_t most)
{
    struct rlimit limit = {RLIM_INFINITY, RLIM_INFINITY};
    getrlimit((__rlimit_resource_t)which, &limit);
    if (limit.rlim_cur > most) /* RLIM_INFINITY is the greatest */
        limit.rlim_cur = most;
    if (limit.rlim_max > most)
        limit.rlim_max = most;
    return limit;
}

/* Half of the host's memory. If a compiler used up all memory, the kernel might kill the host program. */
static rlim_t
most_memory(void)
{
    return (rlim_t)sysconf(_SC_PHYS_PAGES) / 2 * (rlim_t)sysconf(_SC_PAGESIZE);
}

/* The limit counts all threads of the user. They are no more than all threads of the system. */
static rlim_t
most_processes(void)
{
    char text[128];
    unsigned long running = 0;
    const int fd = open("/proc/loadavg", O_RDONLY | O_CLOEXEC);
    const ssize_t size = fd >= 0 ? read(fd, text, sizeof text - 1) : -1;
    if (fd >= 0)
        close(fd);
    text[size > 0 ? size : 0] = 0;
    const char *slash = strchr(text, '/');
    if (slash)
        running = strtoul(slash + 1, NULL, 10);
    return running ? running + MORE_PROCESSES : RLIM_INFINITY;
}

static void
set_limits(struct errand *errand)
{
    errand->memory = lowered(RLIMIT_DATA, most_memory());
    errand->files = lowered(RLIMIT_FSIZE, RT_SPAWN_FILE_BYTES);
    errand->processes = lowered(RLIMIT_NPROC, most_processes());
}

/* False: errno says why. */
static bool
set_descriptors(struct errand *errand)
{
    const struct rt_spawn *what = errand->what;
    errand->input = open_nothing();
    errand->output = above_own(what->output);
    errand->folder = above_own(what->folder);
    errand->rules = what->rules < 0 ? -1 : above_own(what->rules);
    return errand->input >= 0 && errand->output >= 0 && errand->folder >= 0 &&
           (errand->rules >= 0 || what->rules < 0);
}

static void
close_descriptors(const struct errand *errand)
{
    const int all[] = {errand->input, errand->output, errand->folder, errand->rules};
    for (size_t i = 0; i < sizeof all / sizeof *all; i++) {
        if (all[i] >= 0)
            close(all[i]);
    }
}

struct rt_spawned
rt_spawn(const struct rt_spawn *what)
{
    struct errand errand = {.what = what, .killing = RT_EXITED};
    struct rt_spawned spawned = {RT_NOT_STARTED, 0, 0};
    set_limits(&errand);
    rt_sandbox_make_filter(&errand.filter);
    if (!set_descriptors(&errand) || run_errand(&errand))
        spawned.code = errno;
    else
        spawned = ending_of(&errand);
    close_descriptors(&errand);
    return spawned;
}
