/* SPDX-License-Identifier: MIT */
/*
 * Functions that OpenCL C 3.0 has on every device, but OpenCL C 1.2 (6.15.1, 6.15.3, 6.15.8) and libclc do
 * not. clang's header declares them; here are their bodies. They are always inlined and never emitted, so
 * each of a program's modules may have them.
 */
#include "newer_c.h"

/* ctz: how many bits are below the lowest one; all of them in zero. */
const char rt_newer_c[] =
    "#line 1 \"<OpenCL C 3.0>\"\n"
    "#define CAYGEN_BODY extern inline __attribute__((gnu_inline, overloadable, always_inline))\n"
    "#define CAYGEN_VALUE CAYGEN_BODY __attribute__((const))\n"
    "CAYGEN_VALUE size_t get_enqueued_local_size(uint dimension) { return get_local_size(dimension); }\n"
    "CAYGEN_VALUE size_t get_local_linear_id(void) {\n"
    "    return (get_local_id(2) * get_local_size(1) + get_local_id(1)) * get_local_size(0)\n"
    "        + get_local_id(0);\n"
    "}\n"
    "CAYGEN_VALUE size_t get_global_linear_id(void) {\n"
    "    return ((get_global_id(2) - get_global_offset(2)) * get_global_size(1)\n"
    "        + get_global_id(1) - get_global_offset(1)) * get_global_size(0)\n"
    "        + get_global_id(0) - get_global_offset(0);\n"
    "}\n"
    "CAYGEN_BODY __attribute__((convergent)) void work_group_barrier(cl_mem_fence_flags flags)\n"
    "{ barrier(flags); }\n"
    "CAYGEN_BODY __attribute__((convergent)) void work_group_barrier(cl_mem_fence_flags flags,\n"
    "    memory_scope scope) { barrier(flags); }\n"
    "#define CAYGEN_CTZ(t) CAYGEN_VALUE t ctz(t x) { return popcount((t)(~x & (x - (t)1))); }\n"
    "#define CAYGEN_CTZ_ALL(t) CAYGEN_CTZ(t) CAYGEN_CTZ(t##2) CAYGEN_CTZ(t##3) CAYGEN_CTZ(t##4) \\\n"
    "    CAYGEN_CTZ(t##8) CAYGEN_CTZ(t##16)\n"
    "CAYGEN_CTZ_ALL(char) CAYGEN_CTZ_ALL(uchar) CAYGEN_CTZ_ALL(short) CAYGEN_CTZ_ALL(ushort)\n"
    "CAYGEN_CTZ_ALL(int) CAYGEN_CTZ_ALL(uint) CAYGEN_CTZ_ALL(long) CAYGEN_CTZ_ALL(ulong)\n"
    "#undef CAYGEN_CTZ_ALL\n"
    "#undef CAYGEN_CTZ\n"
    "#undef CAYGEN_VALUE\n"
    "#undef CAYGEN_BODY\n";
