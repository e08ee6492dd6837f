/* SPDX-License-Identifier: MIT */
/*
 * 32-bit addresses for Intel's programs whose pointers have 32 bits. Each context has 4 GiB of them. They are
 * numbers only: the memory they stand for is anywhere in the host's, and a launch has a map of it (struct
 * emu_map). A memory object gets its address when it is first an argument of such a program's kernel, and
 * keeps it, so that pointers that kernels store stay valid. Other objects get none, because no kernel can
 * know their address.
 */
#ifndef WINDOW_H
#define WINDOW_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "blocks.h"
#include "runtime/cl.h"

struct rt_window {
    struct rt_blocks blocks; /* guarded by the context's lock */
};

/* 0: there is no room left. */
uint32_t rt_window_take(cl_context context, size_t bytes);
void rt_window_give(cl_context context, uint32_t address); /* accepts 0 */
/* The address of a memory object that is no part of another. False: there is no room for it. */
bool rt_window_place(cl_mem root);
void rt_window_free(struct rt_window *window); /* accepts NULL */

#endif
