/* SPDX-License-Identifier: MIT */
/* Debug data for programs from source while something is checked, if they do not change the code. */
#ifndef DEBUG_DATA_H
#define DEBUG_DATA_H

struct fe_program;
struct rt_job;
struct rt_product;

/* Replaces a product by one with debug data whose kernels have the same code. If only some of them have, it
 * stays, and *lined is a program that has lines for those (fe_program_lend_lines); else NULL. */
void rt_debug_data_add(const struct rt_job *job, struct rt_product *product, struct fe_program **lined);

#endif
