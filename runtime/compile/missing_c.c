/* SPDX-License-Identifier: MIT */
/*
 * Functions that every OpenCL C has (1.2: 6.12.3, 6.12.9) but libclc 15 lacks. clang's header declares them;
 * here are their bodies. As in newer_c.c they are always inlined and never emitted. OpenCL C 1.1 has no
 * "extern" that this needs, so they are macros there.
 *
 * A fence needs no instruction: a Cayman program's accesses to memory are executed in their order. It only
 * keeps the compiler from moving them.
 */
#include "missing_c.h"

const char rt_missing_c[] =
    "#line 1 \"<OpenCL C>\"\n"
    "#if __OPENCL_C_VERSION__ >= 120\n"
    "#define CAYGEN_BODY extern inline __attribute__((gnu_inline, overloadable, always_inline))\n"
    "#define CAYGEN_MAD_HI(t) CAYGEN_BODY __attribute__((const)) t mad_hi(t a, t b, t c)\\\n"
    "    { return mul_hi(a, b) + c; }\n"
    "#define CAYGEN_MAD_HI_ALL(t) CAYGEN_MAD_HI(t) CAYGEN_MAD_HI(t##2) CAYGEN_MAD_HI(t##3) \\\n"
    "    CAYGEN_MAD_HI(t##4) CAYGEN_MAD_HI(t##8) CAYGEN_MAD_HI(t##16)\n"
    "CAYGEN_MAD_HI_ALL(char) CAYGEN_MAD_HI_ALL(uchar) CAYGEN_MAD_HI_ALL(short) CAYGEN_MAD_HI_ALL(ushort)\n"
    "CAYGEN_MAD_HI_ALL(int) CAYGEN_MAD_HI_ALL(uint) CAYGEN_MAD_HI_ALL(long) CAYGEN_MAD_HI_ALL(ulong)\n"
    "#define CAYGEN_FENCE(name) CAYGEN_BODY void name(cl_mem_fence_flags flags)\\\n"
    "    { __asm__ volatile(\"\" : : : \"memory\"); }\n"
    "CAYGEN_FENCE(mem_fence) CAYGEN_FENCE(read_mem_fence) CAYGEN_FENCE(write_mem_fence)\n"
    "#undef CAYGEN_FENCE\n"
    "#undef CAYGEN_MAD_HI_ALL\n"
    "#undef CAYGEN_MAD_HI\n"
    "#undef CAYGEN_BODY\n"
    "#else\n"
    "#define mad_hi(a, b, c) ((__typeof__(mul_hi(a, b)))(mul_hi(a, b) + (c)))\n"
    "#define mem_fence(flags) ((void)({ __asm__ volatile(\"\" : : : \"memory\"); }))\n"
    "#define read_mem_fence(flags) mem_fence(flags)\n"
    "#define write_mem_fence(flags) mem_fence(flags)\n"
    "#endif\n";
