/* SPDX-License-Identifier: MIT */
/* What is known of a kernel before it runs: its listing, source lines, registers, memory. */
#ifndef PROFILE_DESCRIBE_H
#define PROFILE_DESCRIBE_H

#include "model.h"
#include "profile.h"

uint64_t profile_code_hash(const struct fe_kernel *kernel);
/* Fills all but the counts; adds the sources of its lines. False: no memory. */
bool profile_describe(struct profile *profile, const struct rt_profile_subject *subject,
                      struct profile_kernel *kernel);

#endif
