/* SPDX-License-Identifier: MIT */
#ifndef MISSING_C_H
#define MISSING_C_H

/* Goes before every source for compilers whose library is libclc; its lines are no program's. */
extern const char rt_missing_c[];

#endif
