/* SPDX-License-Identifier: MIT */
/* Debug data for programs from source while something is checked, if they do not change the code. */
#ifndef DEBUG_DATA_H
#define DEBUG_DATA_H

struct rt_job;
struct rt_product;

/* Replaces a product by one with debug data whose kernels have the same code; if there is none, it stays. */
void rt_debug_data_add(const struct rt_job *job, struct rt_product *product);

#endif
