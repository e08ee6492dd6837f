/* SPDX-License-Identifier: MIT */
/* The output of kernels: decodes Intel's printf buffer to stdout after the launch. */
#ifndef PRINT_H
#define PRINT_H

#include <stddef.h>
#include <stdint.h>

struct fe_kernel;
struct rt_build;

/* The buffer's content is the kernel's and may be anything. */
void rt_print(const struct rt_build *build, const struct fe_kernel *kernel, const uint8_t *buffer,
              size_t bytes);

#endif
