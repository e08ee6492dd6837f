/* SPDX-License-Identifier: MIT */
#ifndef RUNTIME_PROGRAM_H
#define RUNTIME_PROGRAM_H

#include <pthread.h>

#include "runtime/cl.h"
#include "runtime/object.h"
#include "runtime/options.h"

struct rt_build;

typedef void(CL_CALLBACK *rt_program_callback)(cl_program, void *);

struct rt_program_hook {
    struct rt_program_hook *next;
    rt_program_callback call;
    void *user;
};

/* A program on one device. */
struct rt_program_device {
    cl_device_id device;
    unsigned char *binary; /* NULL: none */
    size_t binary_size;
    cl_build_status status;
    char *options;          /* of the last build; NULL: none */
    char *log;              /* NULL: empty */
    struct rt_build *build; /* NULL: not built */
};

struct _cl_program {
    struct rt_object base;
    cl_context context;
    char *source; /* NULL: made from binaries */
    cl_uint device_count;
    struct rt_program_device devices[RT_DEVICE_MAX];
    atomic_uint kernels;  /* kernel objects that exist */
    pthread_mutex_t lock; /* guards the devices' build state and what follows */
    struct rt_program_hook *hooks;
};

cl_int rt_program_new_source(cl_context context, cl_uint count, const char *const *strings,
                             const size_t *lengths, cl_program *out);
/* status may be NULL; filled for every device that was looked at. */
cl_int rt_program_new_binary(cl_context context, cl_uint count, const cl_device_id *devices,
                             const size_t *sizes, const unsigned char *const *binaries, cl_int *status,
                             cl_program *out);
void rt_program_destroy(struct rt_object *object);
/* NULL: not a device of the program. */
struct rt_program_device *rt_program_on(cl_program program, cl_device_id device);
cl_int rt_program_build(cl_program program, cl_uint count, const cl_device_id *devices, const char *options);
cl_int rt_program_add_hook(cl_program program, rt_program_callback call, void *user);

/* Kernels of the built program; false: no device has a build. */
bool rt_program_is_built(cl_program program);
cl_uint rt_program_kernel_count(cl_program program);
const char *rt_program_kernel_name(cl_program program, cl_uint index);
/* "a;b;c"; malloc'ed, NULL when out of memory. */
char *rt_program_kernel_names(cl_program program);
/* Bytes of program-scope variables. */
size_t rt_program_device_global_bytes(cl_program program, const struct rt_program_device *on);

#endif
