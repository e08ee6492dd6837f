/* SPDX-License-Identifier: MIT */
#ifndef MISSING_C_H
#define MISSING_C_H

/* Text that goes before every source for compilers with libclc. It does not change the program's line
 * numbers. */
extern const char rt_missing_c[];

#endif
