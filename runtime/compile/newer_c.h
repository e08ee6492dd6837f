/* SPDX-License-Identifier: MIT */
#ifndef NEWER_C_H
#define NEWER_C_H

/* Goes before a source in OpenCL C 3.0 where the compiler's library is of 1.2; its lines are no program's. */
extern const char rt_newer_c[];

#endif
