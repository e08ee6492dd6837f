/* SPDX-License-Identifier: MIT */
#ifndef NEWER_C_H
#define NEWER_C_H

/* Text that goes before a source in OpenCL C 3.0 if the compiler's library is of 1.2. It does not change line
 * numbers. */
extern const char rt_newer_c[];

#endif
