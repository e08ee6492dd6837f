/* SPDX-License-Identifier: MIT */
#ifndef SWEEP_EXPECTED_H
#define SWEEP_EXPECTED_H

#include <stdbool.h>

struct sweep_values;

/* Prints on standard output what the kernel should, with the C library; false: there is no such kernel. */
bool sweep_expect(const struct sweep_values *values, const char *kernel);

#endif
