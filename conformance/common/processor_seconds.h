/* SPDX-License-Identifier: MIT */
#ifndef CONFORMANCE_COMMON_PROCESSOR_SECONDS_H
#define CONFORMANCE_COMMON_PROCESSOR_SECONDS_H

/* The processor time of the process so far, which does not depend on how busy the host is. */
double processor_seconds(void);

/* How many times as long the same work may take, at most, under the sanitizers. For limits in seconds. */
#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
enum { SLOWED = 10 };
#else
enum { SLOWED = 1 };
#endif

#endif
