/* SPDX-License-Identifier: MIT */
/* The new process enters its sandbox. As in spawn_helper.c it makes system calls only. */
#define _GNU_SOURCE
#include "sandbox.h"

#include <linux/capability.h>
#include <linux/seccomp.h>
#include <stdint.h>
#include <sys/prctl.h>
#include <sys/syscall.h>

#include "raw_syscall.h"

#define ADDRESS(x) ((long)(uintptr_t)(x))

/* The kernel's number: the headers of an older system lack it. */
enum { SYS_LANDLOCK_RESTRICT = 446 };

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

/* Replaces RT_SANDBOX_OWN_NUMBER. */
static OTHER_PROCESS void
put_number(struct rt_sandbox_filter *filter, uint32_t number)
{
    for (unsigned i = 0; i < filter->count; i++) {
        if (filter->code[i].k == RT_SANDBOX_OWN_NUMBER)
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
    /* The flag keeps the kernel from slowing the compiler down against speculation attacks. Those matter to a
     * program that runs code of several users. */
    if (raw_syscall(SYS_seccomp, SECCOMP_SET_MODE_FILTER, SECCOMP_FILTER_FLAG_SPEC_ALLOW, ADDRESS(&program),
                    0) == 0)
        entered |= RT_SANDBOX_FILTER;
    return entered;
}
