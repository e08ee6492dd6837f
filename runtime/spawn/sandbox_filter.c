/* SPDX-License-Identifier: MIT */
/* Which system calls a compiler may make: a seccomp filter. */
#define _GNU_SOURCE
#include "sandbox.h"

#include <assert.h>
#include <errno.h>
#include <fcntl.h>
#include <linux/audit.h>
#include <linux/seccomp.h>
#include <stddef.h>
#include <stdint.h>
#include <sys/ioctl.h>
#include <sys/syscall.h>

#define COUNT(x) (sizeof(x) / sizeof *(x))

#if defined(__x86_64__)
#define ARCHITECTURE AUDIT_ARCH_X86_64
#elif defined(__aarch64__)
#define ARCHITECTURE AUDIT_ARCH_AARCH64
#endif

/* No compiler needs these, and they reach beyond its folder or its process group. */
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

/* These report success and do nothing, so that a script that copies a file continues. */
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

/* Their arguments are behind pointers, where a filter cannot look. Programs fall back to older calls. */
static const int missing[] = {435 /* clone3 */, 437 /* openat2 */};

#define REFUSE(number) (SECCOMP_RET_ERRNO | (number))
#define NEW_NAMESPACES UINT32_C(0x7E020000)

static void
add(struct rt_sandbox_filter *f, struct sock_filter instruction)
{
    assert(f->count < RT_SANDBOX_FILTER_MAX);
    f->code[f->count++] = instruction;
}

/* If the test fails, skips the next `skip` instructions. */
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

/* Refuses the call if the test of its argument holds, and allows it otherwise. */
static void
refuse_if(struct rt_sandbox_filter *f, int number, unsigned argument, unsigned test, uint32_t value)
{
    unless(f, BPF_JEQ, (uint32_t)number, 4);
    load(f, ARGUMENT(argument));
    unless(f, test, value, 1);
    answer(f, REFUSE(EPERM));
    answer(f, SECCOMP_RET_ALLOW);
}

/* Refuses the call for any process but the compiler itself. */
static void
refuse_others(struct rt_sandbox_filter *f, int number)
{
    unless(f, BPF_JEQ, (uint32_t)number, 4);
    load(f, ARGUMENT(0));
    add(f, (struct sock_filter)BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, RT_SANDBOX_OWN_NUMBER, 1, 0));
    answer(f, REFUSE(EPERM));
    answer(f, SECCOMP_RET_ALLOW);
}

/* O_TRUNC truncates a file even if it is opened for reading, and Landlock before version 3 allows that. */
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

/* A compiler must not push input into a terminal. */
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
