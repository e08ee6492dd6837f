/* SPDX-License-Identifier: MIT */
/*
 * A program that is executed always sends SIGCHLD to its parent, and any wait() of the parent finds it. So
 * its parent is not the host program but a helper process between the two. The helper was cloned with no
 * signal for its end (clone(2): then only __WALL finds it), executes nothing, starts the program, and waits
 * for it.
 *
 * Helper and program, until it executes, borrow our memory like posix_spawn's child, so nothing is copied,
 * however large the host is. Meanwhile our thread goes on, with the same thread-local variables: those two
 * make system calls only, and without errno. No lock is taken, so it does not matter what other threads do.
 */
#define _GNU_SOURCE
#include "spawn.h"

#include <errno.h>
#include <fcntl.h>
#include <pthread.h>
#include <sched.h>
#include <signal.h>
#include <stdbool.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/wait.h>
#include <unistd.h>

#include "spawn_errand.h"

enum { MORE_PROCESSES = 1024, STACK_BYTES = 32 * 1024 };

/* No handler of the host's may run in the helper: it starts with all signals blocked. */
static pid_t
start_helper(struct rt_errand *errand, char *stack)
{
    sigset_t all, before;
    sigfillset(&all);
    pthread_sigmask(SIG_BLOCK, &all, &before);
    const pid_t pid = __clone(rt_spawn_help, stack, CLONE_VM, errand);
    const int err = errno;
    pthread_sigmask(SIG_SETMASK, &before, NULL);
    errno = err;
    return pid;
}

static int
run_errand(struct rt_errand *errand)
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
ending_of(const struct rt_errand *errand)
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
    return fcntl(fd, F_DUPFD_CLOEXEC, RT_SPAWN_RULES + 1);
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
set_limits(struct rt_errand *errand)
{
    errand->memory = lowered(RLIMIT_DATA, (rlim_t)errand->what->megabytes << 20);
    errand->files = lowered(RLIMIT_FSIZE, RT_SPAWN_FILE_BYTES);
    errand->processes = lowered(RLIMIT_NPROC, most_processes());
}

/* False: errno says why. */
static bool
set_descriptors(struct rt_errand *errand)
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
close_descriptors(const struct rt_errand *errand)
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
    struct rt_errand errand = {.what = what, .killing = RT_EXITED};
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
