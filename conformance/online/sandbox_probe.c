/* SPDX-License-Identifier: MIT */
/*
 * Attacks by a compiler that was taken over. usage: sandbox_probe ATTACK FOLDER PROCESS: exit status 0: the
 * attack succeeded; --list: lists all attacks; --kernel: whether the kernel can limit compilers; fill: writes
 * 10 GB to a file
 */
#define _GNU_SOURCE
#include <errno.h>
#include <fcntl.h>
#include <linux/filter.h>
#include <linux/seccomp.h>
#include <sched.h>
#include <signal.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <sys/mount.h>
#include <sys/prctl.h>
#include <sys/ptrace.h>
#include <sys/resource.h>
#include <sys/shm.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/un.h>
#include <sys/wait.h>
#include <sys/xattr.h>
#include <unistd.h>

static char secret[4096], other[4096];
static pid_t stranger; /* a process of the same user */

static bool
opens(const char *path, int flags)
{
    const int fd = open(path, flags | O_CLOEXEC, 0600);
    if (fd >= 0)
        close(fd);
    return fd >= 0;
}

static bool
try_write(void)
{
    return opens(secret, O_WRONLY) || opens(secret, O_RDWR | O_APPEND);
}

static bool
try_create(void)
{
    return opens(other, O_WRONLY | O_CREAT) || opens("/tmp/caygen-sandbox-probe", O_WRONLY | O_CREAT);
}

static bool
try_truncate(void)
{
    return opens(secret, O_RDONLY | O_TRUNC) || truncate(secret, 0) == 0;
}

static bool
try_rename(void)
{
    return rename(secret, other) == 0 || rename(secret, "mine") == 0 || unlink(secret) == 0;
}

static bool
try_link(void)
{
    return link(secret, "mine") == 0 || link("source.cl", other) == 0 || symlink("x", other) == 0;
}

static bool
try_mkdir(void)
{
    return mkdir(other, 0700) == 0 || mkfifo(other, 0600) == 0;
}

/* These calls report success. The script checks whether they had an effect. */
static bool
try_mode(void)
{
    const int fd = open(secret, O_RDONLY | O_CLOEXEC);
    chmod(secret, 0777);
    if (fd >= 0)
        fchmod(fd, 0777);
    setxattr(secret, "user.x", "x", 1, 0);
    return fd >= 0 && fgetxattr(fd, "user.x", NULL, 0) >= 0;
}

static bool
try_socket(void)
{
    int pair[2];
    static const int families[] = {AF_INET, AF_INET6, AF_UNIX, AF_NETLINK, AF_PACKET};
    for (size_t i = 0; i < sizeof families / sizeof *families; i++) {
        if (socket(families[i], SOCK_DGRAM, 0) >= 0 || socket(families[i], SOCK_STREAM, 0) >= 0)
            return true;
    }
    return socketpair(AF_UNIX, SOCK_STREAM, 0, pair) == 0;
}

static bool
try_io_uring(void)
{
    char parameters[256] = {0};
    return syscall(425, 4, parameters) >= 0;
}

static bool
try_signal(void)
{
    return kill(stranger, 0) == 0 || kill(-1, 0) == 0 || kill(1, 0) == 0 ||
           syscall(SYS_tgkill, stranger, stranger, 0) == 0 || syscall(424, -1, 0, NULL, 0) == 0;
}

static bool
try_trace(void)
{
    char byte;
    struct {
        void *base;
        size_t size;
    } here = {&byte, 1};
    return ptrace(PTRACE_SEIZE, stranger, NULL, NULL) == 0 ||
           syscall(SYS_process_vm_readv, stranger, &here, 1, &here, 1, 0) >= 0 ||
           syscall(434, stranger, 0) >= 0 || ptrace(PTRACE_TRACEME, 0, NULL, NULL) == 0;
}

static bool
try_limits(void)
{
    struct rlimit limit = {RLIM_INFINITY, RLIM_INFINITY};
    return setrlimit(RLIMIT_FSIZE, &limit) == 0 || setrlimit(RLIMIT_DATA, &limit) == 0 ||
           prlimit(stranger, RLIMIT_NOFILE, NULL, &limit) == 0;
}

static bool
try_namespace(void)
{
    return unshare(CLONE_NEWUSER) == 0 || unshare(CLONE_NEWNS) == 0 || unshare(CLONE_NEWNET) == 0 ||
           mount("none", ".", "tmpfs", 0, NULL) == 0 || chroot(".") == 0 || syscall(435, NULL, 0) >= 0 ||
           syscall(SYS_clone, CLONE_NEWUSER | SIGCHLD, 0, 0, 0, 0) > 0;
}

static bool
try_session(void)
{
    return setsid() >= 0 || setpgid(0, 0) == 0;
}

static bool
try_shared_memory(void)
{
    return shmget(IPC_PRIVATE, 4096, IPC_CREAT | 0600) >= 0 ||
           opens("/dev/shm/caygen-probe", O_RDWR | O_CREAT);
}

static bool
try_terminal(void)
{
    const char c = 'x';
    return ioctl(0, TIOCSTI, &c) == 0 || errno != EPERM;
}

/* The rights that a set-user-ID program or a file with capabilities would give. */
static bool
try_rights(void)
{
    return setuid(12345) == 0 || setgid(12345) == 0 || sethostname("x", 1) == 0;
}

/* Another processor mode has other numbers for the same calls. */
static bool
try_other_numbers(void)
{
#ifdef __x86_64__
    return syscall(0x40000000 + SYS_socket, AF_UNIX, SOCK_STREAM, 0) >= 0;
#else
    return false;
#endif
}

/* Standard input, output and error, the last two one file, and no more. */
static bool
try_descriptors(void)
{
    char byte;
    for (int fd = 3; fd < 4096; fd++) {
        if (fcntl(fd, F_GETFD) >= 0)
            return true;
    }
    return read(0, &byte, 1) != 0;
}

static const struct {
    const char *name;
    bool (*function)(void);
} tries[] = {
    {"write", try_write},
    {"create", try_create},
    {"truncate", try_truncate},
    {"rename", try_rename},
    {"link", try_link},
    {"mkdir", try_mkdir},
    {"mode", try_mode},
    {"socket", try_socket},
    {"io_uring", try_io_uring},
    {"signal", try_signal},
    {"trace", try_trace},
    {"limits", try_limits},
    {"namespace", try_namespace},
    {"session", try_session},
    {"shared_memory", try_shared_memory},
    {"terminal", try_terminal},
    {"rights", try_rights},
    {"other_numbers", try_other_numbers},
    {"descriptors", try_descriptors},
};

/* As Landlock and seccomp tell that they are there. */
static bool
kernel_can(void)
{
    uint32_t action = 0x00050000; /* SECCOMP_RET_ERRNO */
    return syscall(444, NULL, 0, 1) >= 1 && syscall(SYS_seccomp, 2, 0, &action) == 0;
}

/* Neither call is known any more. */
static int
run_without(char **program)
{
    struct sock_filter code[] = {
        BPF_STMT(BPF_LD | BPF_W | BPF_ABS, offsetof(struct seccomp_data, nr)),
        BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, 444, 2, 0),
        BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, SYS_seccomp, 1, 0),
        BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_ALLOW),
        BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_ERRNO | ENOSYS),
    };
    const struct sock_fprog filter = {sizeof code / sizeof *code, code};
    if (prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) || prctl(PR_SET_SECCOMP, SECCOMP_MODE_FILTER, &filter))
        return 2;
    execv(program[0], program);
    return 2;
}

static int
fill(void)
{
    static char block[1 << 20];
    const int fd = open("output", O_WRONLY | O_CREAT | O_CLOEXEC, 0600);
    for (int i = 0; fd >= 0 && i < 10 << 10; i++) {
        if (lseek(fd, (sizeof block - 1), SEEK_CUR) < 0 || write(fd, block, 1) != 1) /* holes cost no disk */
            return 1;
    }
    return 0;
}

int
main(int argc, char **argv)
{
    const size_t count = sizeof tries / sizeof *tries;
    if (argc == 2 && strcmp(argv[1], "--kernel") == 0)
        return !kernel_can();
    if (argc == 2 && strcmp(argv[1], "--list") == 0) {
        for (size_t i = 0; i < count; i++)
            puts(tries[i].name);
        return 0;
    }
    if (argc > 2 && strcmp(argv[1], "--without") == 0)
        return run_without(argv + 2);
    if (argc == 2 && strcmp(argv[1], "fill") == 0)
        return fill();
    if (argc != 4)
        return 2;
    snprintf(secret, sizeof secret, "%s/secret", argv[2]);
    snprintf(other, sizeof other, "%s/other", argv[2]);
    stranger = (pid_t)atoi(argv[3]);
    for (size_t i = 0; i < count; i++) {
        if (strcmp(tries[i].name, argv[1]) == 0)
            return !tries[i].function();
    }
    return 0;
}
