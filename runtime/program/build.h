/* SPDX-License-Identifier: MIT */
/* A binary loaded and made ready for one device. Only the bytes of program-scope variables can change. */
#ifndef BUILD_H
#define BUILD_H

#include <stdbool.h>

#include "runtime/cl.h"

struct backend_code;
struct emu_error;
struct fe_kernel;
struct fe_program;

struct rt_build {
    struct fe_program *fe;
    struct backend_code **codes; /* one per kernel */
    uint8_t *constants;          /* program-scope data with its pointers resolved; NULL: none */
    uint8_t *globals;
    void *blocks[2];                   /* the allocations that hold constants and globals */
    uint64_t constants_at, globals_at; /* where kernels see them */
    cl_context context;
    bool non_uniform;   /* local sizes need not divide global ones (runtime/compile/uniform.h) */
    bool uniform_asked; /* by an option */
};

/* Takes over a program that was parsed for the device, and frees it even if this fails. 0, or -1 with the
 * reason. */
int rt_build_new(cl_context context, cl_device_id device, struct fe_program *parsed, struct rt_build **out,
                 struct emu_error *error);
void rt_build_free(struct rt_build *build); /* accepts NULL */
/* Its kernel of that name and the index; NULL: it has none, or there is no build. */
const struct fe_kernel *rt_build_kernel(const struct rt_build *build, const char *name, unsigned *index);
/* Whether kernels for two devices can be one kernel object: their arguments are alike, as far as is known. */
bool rt_kernels_agree(const struct fe_kernel *a, const struct fe_kernel *b);

#endif
