/* SPDX-License-Identifier: MIT */
#ifndef RT_BACKEND_HOST_H
#define RT_BACKEND_HOST_H

struct backend_host;

/* The parts of the runtime that the backend may use: the platform's disk cache, the log. */
const struct backend_host *rt_backend_host(void);

#endif
