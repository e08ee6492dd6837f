/* SPDX-License-Identifier: MIT */
#ifndef CONFORMANCE_COMMON_PROCESSOR_SECONDS_H
#define CONFORMANCE_COMMON_PROCESSOR_SECONDS_H

/* The processor time of the process so far, which does not depend on how busy the host is. */
double processor_seconds(void);

#endif
