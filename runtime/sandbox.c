/* SPDX-License-Identifier: MIT */
#define _GNU_SOURCE
#include "sandbox.h"

#include <assert.h>
#include <errno.h>
#include <fcntl.h>
#include <linux/audit.h>
#include <linux/capability.h>
#include <linux/seccomp.h>
#include <sched.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>
#include <sys/ioctl.h>
#include <sys/prctl.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <unistd.h>

#include "raw_syscall.h"

#define ADDRESS(x) ((long)(uintptr_t)(x))
#define COUNT(x) (sizeof(x) / sizeof *(x))

/* --- Landlock (Documentation/userspace-api/landlock.rst): the host's part --- */

/* The kernel's numbers: the headers of an older system lack some. */
enum { SYS_LANDLOCK_CREATE = 444, SYS_LANDLOCK_ADD = 445, SYS_LANDLOCK_RESTRICT = 446 };
enum { LANDLOCK_ASK_VERSION = 1, LANDLOCK_PATH_BENEATH = 1 };

enum {
    FS_EXECUTE = 1 << 0,
    FS_WRITE_FILE = 1 << 1,
    FS_READ_FILE = 1 << 2,
    FS_READ_DIR = 1 << 3,
    FS_REMOVE_DIR = 1 << 4,
    FS_REMOVE_FILE = 1 << 5,
    FS_MAKE_DIR = 1 << 7,
    FS_MAKE_REG = 1 << 8,
    FS_MAKE_FIFO = 1 << 10,
    FS_MAKE_SYM = 1 << 12,
    FS_FIRST = (1 << 13) - 1, /* all of version 1 */
    FS_REFER = 1 << 13,       /* 2: between folders */
    FS_TRUNCATE = 1 << 14,    /* 3 */
    FS_IOCTL_DEV = 1 << 15,   /* 5 */
    NET_ALL = 3,              /* 4: TCP */
    SCOPE_ALL = 3             /* 6: abstract sockets and signals of others */
};

#define FS_OF_FILE ((uint64_t)(FS_EXECUTE | FS_WRITE_FILE | FS_READ_FILE | FS_TRUNCATE | FS_IOCTL_DEV))
#define FS_READ ((uint64_t)(FS_EXECUTE | FS_READ_FILE | FS_READ_DIR))
#define FS_OWN                                                                                               \
    ((uint64_t)(FS_WRITE_FILE | FS_READ_FILE | FS_READ_DIR | FS_REMOVE_DIR | FS_REMOVE_FILE | FS_MAKE_DIR |  \
                FS_MAKE_REG | FS_MAKE_FIFO | FS_MAKE_SYM | FS_REFER | FS_TRUNCATE))

struct ruleset {
    uint64_t fs, net, scoped;
};

struct path_beneath {
    uint64_t allowed;
    int32_t parent;
} __attribute__((packed));

/* size: of what that version knows. */
static size_t
make_ruleset(long version, struct ruleset *set)
{
    *set = (struct ruleset){FS_FIRST, 0, 0};
    set->fs |= (version >= 2 ? FS_REFER : 0) | (version >= 3 ? FS_TRUNCATE : 0);
    set->fs |= version >= 5 ? FS_IOCTL_DEV : 0;
    set->net = version >= 4 ? NET_ALL : 0;
    set->scoped = version >= 6 ? SCOPE_ALL : 0;
    return version >= 6   ? sizeof *set
           : version >= 4 ? offsetof(struct ruleset, scoped)
                          : offsetof(struct ruleset, net);
}

static void
allow_fd(int rules, const struct ruleset *set, int fd, uint64_t rights)
{
    struct stat s;
    if (fstat(fd, &s))
        return;
    struct path_beneath rule = {rights & set->fs, fd};
    if (!S_ISDIR(s.st_mode))
        rule.allowed &= FS_OF_FILE;
    syscall(SYS_LANDLOCK_ADD, rules, LANDLOCK_PATH_BENEATH, &rule, 0);
}

static void
allow(int rules, const struct ruleset *set, const char *path, uint64_t rights)
{
    const int fd = open(path, O_PATH | O_CLOEXEC);
    if (fd < 0)
        return;
    allow_fd(rules, set, fd, rights);
    close(fd);
}

/* Where systems keep programs, libraries and what those read at their start. */
static const char *const system_paths[] = {"/usr",
                                           "/bin",
                                           "/sbin",
                                           "/lib",
                                           "/lib32",
                                           "/lib64",
                                           "/libx32",
                                           "/opt",
                                           "/nix/store",
                                           "/gnu/store",
                                           "/snap",
                                           "/dev/zero",
                                           "/dev/urandom",
                                           "/dev/random",
                                           "/etc/ld.so.cache",
                                           "/etc/ld.so.preload",
                                           "/etc/alternatives",
                                           "/etc/clang",
                                           "/etc/os-release",
                                           "/etc/debian_version",
                                           "/etc/localtime",
                                           "/proc/cpuinfo",
                                           "/proc/meminfo",
                                           "/proc/sys/vm/overcommit_memory",
                                           "/sys/devices/system/cpu"};

bool
rt_sandbox_has_system(const char *path)
{
    for (size_t i = 0; i < COUNT(system_paths); i++) {
        const size_t length = strlen(system_paths[i]);
        if (strncmp(path, system_paths[i], length) == 0 && path[length] == '/')
            return true;
    }
    return false;
}

static void
allow_all(int rules, const struct ruleset *set, const struct rt_sandbox *what)
{
    allow_fd(rules, set, what->folder, FS_OWN);
    allow(rules, set, "/dev/null", FS_READ_FILE | FS_WRITE_FILE | FS_TRUNCATE);
    if (!what->readable) {
        allow(rules, set, "/", FS_READ);
        return;
    }
    for (size_t i = 0; i < COUNT(system_paths); i++)
        allow(rules, set, system_paths[i], FS_READ);
    for (size_t i = 0; what->readable[i]; i++)
        allow(rules, set, what->readable[i], FS_READ);
}

int
rt_sandbox_rules(const struct rt_sandbox *what)
{
    struct ruleset set;
    const long version = syscall(SYS_LANDLOCK_CREATE, NULL, 0, LANDLOCK_ASK_VERSION);
    if (version < 1)
        return -1;
    const size_t size = make_ruleset(version, &set);
    const int rules = (int)syscall(SYS_LANDLOCK_CREATE, &set, size, 0);
    if (rules >= 0)
        allow_all(rules, &set, what);
    return rules;
}

/* --- the filter --- */

#if defined(__x86_64__)
#define ARCHITECTURE AUDIT_ARCH_X86_64
#elif defined(__aarch64__)
#define ARCHITECTURE AUDIT_ARCH_AARCH64
#endif

/* What no compiler needs, and what would reach beyond its folder and its process group. */
static const int forbidden[] = {
    SYS_socket,
    SYS_socketpair,
    SYS_ptrace,
    SYS_process_vm_readv,
    SYS_process_vm_writev,
    SYS_kcmp,
    SYS_rt_sigqueueinfo,
    SYS_rt_tgsigqueueinfo,
    SYS_setsid,
    SYS_setpgid,
    SYS_mount,
    SYS_umount2,
    SYS_pivot_root,
    SYS_chroot,
    SYS_unshare,
    SYS_setns,
    SYS_swapon,
    SYS_swapoff,
    SYS_reboot,
    SYS_kexec_load,
    SYS_init_module,
    SYS_finit_module,
    SYS_delete_module,
    SYS_bpf,
    SYS_perf_event_open,
    SYS_userfaultfd,
    SYS_keyctl,
    SYS_add_key,
    SYS_request_key,
    SYS_acct,
    SYS_quotactl,
    SYS_settimeofday,
    SYS_clock_settime,
    SYS_adjtimex,
    SYS_clock_adjtime,
    SYS_sethostname,
    SYS_setdomainname,
    SYS_syslog,
    SYS_name_to_handle_at,
    SYS_open_by_handle_at,
    SYS_vhangup,
    SYS_truncate,
    SYS_setpriority,
    SYS_sched_setparam,
    SYS_sched_setscheduler,
    SYS_sched_setaffinity,
    SYS_ioprio_set,
    SYS_migrate_pages,
    SYS_move_pages,
    SYS_shmget,
    SYS_shmat,
    SYS_shmctl,
    SYS_semget,
    SYS_semop,
    SYS_semtimedop,
    SYS_semctl,
    SYS_msgget,
    SYS_msgsnd,
    SYS_msgrcv,
    SYS_msgctl,
    SYS_mq_open,
    SYS_mq_unlink,
    SYS_fanotify_init,
    424 /* pidfd_send_signal */,
    425 /* io_uring_setup */,
    428 /* open_tree */,
    429 /* move_mount */,
    430 /* fsopen */,
    431 /* fsconfig */,
    432 /* fsmount */,
    433 /* fspick */,
    434 /* pidfd_open */,
    438 /* pidfd_getfd */,
    440 /* process_madvise */,
    442 /* mount_setattr */,
#ifdef SYS_sched_setattr
    SYS_sched_setattr,
#endif
#ifdef SYS_kexec_file_load
    SYS_kexec_file_load,
#endif
#ifdef SYS_iopl
    SYS_iopl,
    SYS_ioperm,
#endif
};

/* They seem to succeed and do nothing: a script that copies a file goes on. */
static const int ignored[] = {
    SYS_fchmod,
    SYS_fchmodat,
    SYS_fchown,
    SYS_fchownat,
    SYS_utimensat,
    SYS_setxattr,
    SYS_lsetxattr,
    SYS_fsetxattr,
    SYS_removexattr,
    SYS_lremovexattr,
    SYS_fremovexattr,
    452 /* fchmodat2 */,
    463 /* setxattrat */,
    466 /* removexattrat */,
#ifdef SYS_chmod
    SYS_chmod,
    SYS_chown,
    SYS_lchown,
    SYS_utime,
    SYS_utimes,
    SYS_futimesat,
#endif
};

/* Arguments that the filter cannot look at are behind pointers; programs do without these two. */
static const int missing[] = {435 /* clone3 */, 437 /* openat2 */};

#define REFUSE(number) (SECCOMP_RET_ERRNO | (number))
#define NEW_NAMESPACES UINT32_C(0x7E020000)

static void
add(struct rt_sandbox_filter *f, struct sock_filter instruction)
{
    assert(f->count < RT_SANDBOX_FILTER_MAX);
    f->code[f->count++] = instruction;
}

/* The next instruction, or `skip` more behind it. */
static void
unless(struct rt_sandbox_filter *f, unsigned test, uint32_t value, uint8_t skip)
{
    add(f, (struct sock_filter)BPF_JUMP((uint16_t)(BPF_JMP | test | BPF_K), value, 0, skip));
}

static void
load(struct rt_sandbox_filter *f, size_t offset)
{
    add(f, (struct sock_filter)BPF_STMT(BPF_LD | BPF_W | BPF_ABS, (uint32_t)offset));
}

static void
answer(struct rt_sandbox_filter *f, uint32_t value)
{
    add(f, (struct sock_filter)BPF_STMT(BPF_RET | BPF_K, value));
}

static void
answer_each(struct rt_sandbox_filter *f, const int *numbers, size_t count, uint32_t value)
{
    for (size_t i = 0; i < count; i++) {
        unless(f, BPF_JEQ, (uint32_t)numbers[i], 1);
        answer(f, value);
    }
}

/* The low half of an argument: both processors are little-endian. */
#define ARGUMENT(n) (offsetof(struct seccomp_data, args) + (n) * sizeof(uint64_t))

/* Refuses the call where a test of an argument holds; ends with the argument's own answer. */
static void
refuse_if(struct rt_sandbox_filter *f, int number, unsigned argument, unsigned test, uint32_t value)
{
    unless(f, BPF_JEQ, (uint32_t)number, 4);
    load(f, ARGUMENT(argument));
    unless(f, test, value, 1);
    answer(f, REFUSE(EPERM));
    answer(f, SECCOMP_RET_ALLOW);
}

/* The value is our own process's number, which enter() puts in. */
static void
refuse_others(struct rt_sandbox_filter *f, int number)
{
    unless(f, BPF_JEQ, (uint32_t)number, 4);
    load(f, ARGUMENT(0));
    add(f, (struct sock_filter)BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, UINT32_MAX, 1, 0));
    answer(f, REFUSE(EPERM));
    answer(f, SECCOMP_RET_ALLOW);
}

/* Until Landlock 3 only writing was looked at, and this truncates a file that it opens for reading. */
static void
refuse_truncation(struct rt_sandbox_filter *f, int number, unsigned argument)
{
    unless(f, BPF_JEQ, (uint32_t)number, 5);
    load(f, ARGUMENT(argument));
    add(f, (struct sock_filter)BPF_STMT(BPF_ALU | BPF_AND | BPF_K, O_TRUNC | O_ACCMODE));
    unless(f, BPF_JEQ, O_TRUNC | O_RDONLY, 1);
    answer(f, REFUSE(EACCES));
    answer(f, SECCOMP_RET_ALLOW);
}

/* A terminal that it may read must not be made to type. */
static void
refuse_terminals(struct rt_sandbox_filter *f)
{
    unless(f, BPF_JEQ, SYS_ioctl, 6);
    load(f, ARGUMENT(1));
    unless(f, BPF_JEQ, TIOCSTI, 1);
    answer(f, REFUSE(EPERM));
    unless(f, BPF_JEQ, 0x541C, 1); /* TIOCLINUX */
    answer(f, REFUSE(EPERM));
    answer(f, SECCOMP_RET_ALLOW);
}

void
rt_sandbox_make_filter(struct rt_sandbox_filter *f)
{
    f->count = 0;
    load(f, offsetof(struct seccomp_data, arch));
    add(f, (struct sock_filter)BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, ARCHITECTURE, 1, 0));
    answer(f, SECCOMP_RET_KILL_PROCESS);
    load(f, offsetof(struct seccomp_data, nr));
#if defined(__x86_64__)
    unless(f, BPF_JGE, UINT32_C(0x40000000), 1); /* x32 has the same calls under other numbers */
    answer(f, REFUSE(ENOSYS));
#endif
    answer_each(f, forbidden, COUNT(forbidden), REFUSE(EPERM));
    answer_each(f, ignored, COUNT(ignored), REFUSE(0));
    answer_each(f, missing, COUNT(missing), REFUSE(ENOSYS));
    refuse_if(f, SYS_clone, 0, BPF_JSET, NEW_NAMESPACES);
    refuse_if(f, SYS_prlimit64, 0, BPF_JGT, 0);
    refuse_others(f, SYS_kill);
    refuse_others(f, SYS_tkill);
    refuse_others(f, SYS_tgkill);
    refuse_truncation(f, SYS_openat, 2);
#ifdef SYS_open
    refuse_truncation(f, SYS_open, 1);
#endif
    refuse_terminals(f);
    answer(f, SECCOMP_RET_ALLOW);
}

/* --- the new process: as in spawn.c, system calls only --- */

#define OTHER_PROCESS __attribute__((no_sanitize("address", "thread", "undefined"), no_stack_protector))

/* Root keeps the right to read: a source may include what the host program can read. */
static OTHER_PROCESS void
drop_capabilities(void)
{
    struct __user_cap_header_struct header = {_LINUX_CAPABILITY_VERSION_3, 0};
    struct __user_cap_data_struct data[_LINUX_CAPABILITY_U32S_3];
    if (raw_syscall(SYS_capget, ADDRESS(&header), ADDRESS(data), 0, 0) < 0)
        return;
    const uint32_t kept = UINT32_C(1) << CAP_DAC_READ_SEARCH;
    data[0].permitted &= kept;
    data[0].effective &= kept;
    data[0].inheritable = data[1].permitted = data[1].effective = data[1].inheritable = 0;
    raw_syscall(SYS_prctl, PR_CAP_AMBIENT, PR_CAP_AMBIENT_CLEAR_ALL, 0, 0);
    raw_syscall(SYS_capset, ADDRESS(&header), ADDRESS(data), 0, 0);
}

/* Where the filter compares with our own number. */
static OTHER_PROCESS void
put_number(struct rt_sandbox_filter *filter, uint32_t number)
{
    for (unsigned i = 0; i < filter->count; i++) {
        if (filter->code[i].k == UINT32_MAX)
            filter->code[i].k = number;
    }
}

OTHER_PROCESS unsigned
rt_sandbox_enter(int rules, struct rt_sandbox_filter *filter)
{
    unsigned entered = 0;
    const struct sock_fprog program = {filter->count, filter->code};
    drop_capabilities();
    if (raw_syscall(SYS_prctl, PR_SET_NO_NEW_PRIVS, 1, 0, 0) < 0)
        return 0;
    if (rules >= 0 && raw_syscall(SYS_LANDLOCK_RESTRICT, rules, 0, 0, 0) == 0)
        entered |= RT_SANDBOX_RULES;
    put_number(filter, (uint32_t)raw_syscall(SYS_getpid, 0, 0, 0, 0));
    /* no slower code for it: what the flag keeps off is for programs that run several strangers' code */
    if (raw_syscall(SYS_seccomp, SECCOMP_SET_MODE_FILTER, SECCOMP_FILTER_FLAG_SPEC_ALLOW, ADDRESS(&program),
                    0) == 0)
        entered |= RT_SANDBOX_FILTER;
    return entered;
}
