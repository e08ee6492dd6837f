/* SPDX-License-Identifier: MIT */
/*
 * How much memory all memory objects of the process and the private memory of running launches have together:
 * no more than the host has, which is what the devices report as their global memory. The pages of a new
 * object exist when they are first written. So without this limit a program would get any number of objects,
 * and the kernel might kill it later.
 */
#ifndef MEM_BUDGET_H
#define MEM_BUDGET_H

#include <stdbool.h>
#include <stddef.h>

/* False: there is not so much left. */
bool rt_mem_budget_take(size_t bytes);
void rt_mem_budget_give(size_t bytes);

#endif
