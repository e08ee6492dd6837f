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
#include <stddef.h>
#include <stdint.h>
#include <sys/mman.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

#include "raw_syscall.h"

enum { STACK_BYTES = 32 * 1024, SIGNALS = 64, SIGNAL_SET_BYTES = SIGNALS / 8 };

/* What helper and program need, and what comes of it. */
struct errand {
    const struct rt_spawn *what;
    int input, output; /* descriptors above 2 */
    char **environment;
    char *stack;            /* the program's: above the helper's */
    struct rlimit memory;   /* the program's */
    volatile int err;       /* why it could not be executed */
    volatile int timed_out; /* or it was killed for the time it took */
    volatile int stuck;     /* after its complaint */
    volatile int status;    /* as wait(2) has it */
};

extern char **environ;

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
    raw_syscall(SYS_rt_sigprocmask, SIG_SETMASK, ADDRESS(&none), 0, SIGNAL_SET_BYTES);
    errand->err = (int)-raw_syscall(SYS_execve, ADDRESS(errand->what->path), ADDRESS(errand->what->arguments),
                                    ADDRESS(errand->environment), 0);
    raw_syscall(SYS_exit_group, 127, 0, 0, 0);
    return 127;
}

/* --- the helper --- */

/* Its own folder, descriptors and signals; all signals stay blocked. Negative: it cannot. */
static OTHER_PROCESS long
settle(const struct errand *errand)
{
    raw_syscall(SYS_prctl, PR_SET_PDEATHSIG, SIGKILL, 0, 0);
    default_signals(); /* where SIGCHLD is ignored, nobody can be waited for */
    long err = raw_syscall(SYS_chdir, ADDRESS(errand->what->folder), 0, 0, 0);
    if (err >= 0)
        err = raw_syscall(SYS_dup3, errand->input, 0, 0, 0);
    if (err >= 0)
        err = raw_syscall(SYS_dup3, errand->output, 1, 0, 0);
    if (err >= 0)
        err = raw_syscall(SYS_dup3, errand->output, 2, 0, 0);
    if (err >= 0) /* the host's pipes must not stay open through us */
        raw_syscall(SYS_close_range, 3, ~0u, 0, 0);
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
    while (text && (count = raw_syscall(SYS_pread64, 1, ADDRESS(bytes), sizeof bytes, r->read)) > 0) {
        for (long i = 0; i < count; i++) {
            r->matched = bytes[i] == text[r->matched] ? r->matched + 1 : bytes[i] == text[0];
            if (!text[r->matched])
                return 1;
        }
        r->read += count;
    }
    return 0;
}

/* SIGCHLD is blocked, so it can be waited for. The output is looked at once in a while. */
static OTHER_PROCESS void
await_program(struct errand *errand, long pid)
{
    const uint64_t child = UINT64_C(1) << (SIGCHLD - 1);
    const struct timespec a_while = {1, 0};
    struct reading reading = {0, 0};
    long end = errand->what->seconds ? seconds_now() + (long)errand->what->seconds : LONG_MAX;
    int status = 0, complained = 0;
    while (raw_syscall(SYS_wait4, pid, ADDRESS(&status), WNOHANG, 0) == 0) {
        if (!complained && finds_complaint(errand, &reading)) {
            const long soon = seconds_now() + (long)errand->what->complaint_seconds;
            complained = soon < end;
            end = complained ? soon : end;
        }
        if (seconds_now() < end) {
            raw_syscall(SYS_rt_sigtimedwait, ADDRESS(&child), 0, ADDRESS(&a_while), SIGNAL_SET_BYTES);
            continue;
        }
        *(complained ? &errand->stuck : &errand->timed_out) = 1;
        raw_syscall(SYS_kill, -pid, SIGKILL, 0, 0); /* with all that it has started */
        raw_syscall(SYS_wait4, pid, ADDRESS(&status), 0, 0);
        break;
    }
    errand->status = status;
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
        return (struct rt_spawned){RT_NOT_STARTED, errand->err};
    if (errand->timed_out)
        return (struct rt_spawned){RT_TIMED_OUT, 0};
    if (errand->stuck)
        return (struct rt_spawned){RT_STUCK, 0};
    if (WIFSIGNALED(errand->status))
        return (struct rt_spawned){RT_KILLED, WTERMSIG(errand->status)};
    return (struct rt_spawned){RT_EXITED, WEXITSTATUS(errand->status)};
}

/* A copy that is none of 0, 1 and 2, which the host may have closed. */
static int
above_standard(int fd)
{
    return fcntl(fd, F_DUPFD_CLOEXEC, 3);
}

static int
open_nothing(void)
{
    const int fd = open("/dev/null", O_RDONLY | O_CLOEXEC);
    const int high = fd >= 0 ? above_standard(fd) : -1;
    if (fd >= 0)
        close(fd);
    return high;
}

/* Half of the host's: the kernel may choose the host program to end when a compiler takes all there is. */
static struct rlimit
memory_limit(void)
{
    struct rlimit limit = {RLIM_INFINITY, RLIM_INFINITY};
    getrlimit(RLIMIT_DATA, &limit);
    const rlim_t half = (rlim_t)sysconf(_SC_PHYS_PAGES) / 2 * (rlim_t)sysconf(_SC_PAGESIZE);
    if (limit.rlim_cur > half) /* RLIM_INFINITY is the greatest */
        limit.rlim_cur = half;
    return limit;
}

struct rt_spawned
rt_spawn(const struct rt_spawn *what)
{
    struct errand errand = {.what = what, .environment = environ, .memory = memory_limit()};
    struct rt_spawned spawned = {RT_NOT_STARTED, 0};
    errand.input = open_nothing();
    errand.output = above_standard(what->output);
    if (errand.input < 0 || errand.output < 0 || run_errand(&errand))
        spawned.code = errno;
    else
        spawned = ending_of(&errand);
    if (errand.output >= 0)
        close(errand.output);
    if (errand.input >= 0)
        close(errand.input);
    return spawned;
}
