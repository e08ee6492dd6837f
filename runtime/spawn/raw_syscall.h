/* SPDX-License-Identifier: MIT */
/* System calls that touch nothing of the process, errno included. Linux only, like the rest. */
#ifndef RAW_SYSCALL_H
#define RAW_SYSCALL_H

/* The result, or minus the error's number. A fifth argument is 0. */
static inline __attribute__((always_inline)) long
raw_syscall(long number, long a, long b, long c, long d)
{
#if defined(__x86_64__)
    register long r10 __asm__("r10") = d;
    register long r8 __asm__("r8") = 0;
    long result;
    __asm__ volatile("syscall"
                     : "=a"(result)
                     : "0"(number), "D"(a), "S"(b), "d"(c), "r"(r10), "r"(r8)
                     : "rcx", "r11", "memory");
    return result;
#elif defined(__aarch64__)
    register long x8 __asm__("x8") = number;
    register long x0 __asm__("x0") = a;
    register long x1 __asm__("x1") = b;
    register long x2 __asm__("x2") = c;
    register long x3 __asm__("x3") = d;
    register long x4 __asm__("x4") = 0;
    __asm__ volatile("svc 0" : "+r"(x0) : "r"(x8), "r"(x1), "r"(x2), "r"(x3), "r"(x4) : "memory");
    return x0;
#else
#error "how a system call is made on this processor is not known"
#endif
}

#endif
