/* SPDX-License-Identifier: MIT */
#ifndef RT_BACKEND_HOST_H
#define RT_BACKEND_HOST_H

struct backend_host;

/* What the backend may use of the runtime: the platform's disk cache, the log. */
const struct backend_host *rt_backend_host(void);

#endif
