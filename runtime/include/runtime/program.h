/* SPDX-License-Identifier: MIT */
#ifndef RUNTIME_PROGRAM_H
#define RUNTIME_PROGRAM_H

#include "runtime/call.h"
#include "runtime/cl.h"
#include "runtime/lock.h"
#include "runtime/object.h"

struct rt_build;

typedef void(CL_CALLBACK *rt_program_callback)(cl_program, void *);

/* A program on one device. */
struct rt_program_device {
    cl_device_id device;
    unsigned char *binary; /* NULL: none */
    size_t binary_size;
    struct fe_program *parsed;   /* from when the program was created to its first build; NULL: none */
    cl_program_binary_type type; /* of the binary */
    cl_build_status status;
    char *options;          /* of the last build; NULL: none */
    char *log;              /* NULL: empty */
    struct rt_build *build; /* NULL: not built */
};

enum rt_origin { RT_FROM_SOURCE, RT_FROM_IL, RT_FROM_BINARY, RT_FROM_LINKING };

/* A specialisation constant of an IL program. */
struct rt_specialisation {
    cl_uint id;
    size_t size;
    unsigned char value[8];
};

struct _cl_program {
    struct rt_object base;
    cl_context context;
    enum rt_origin origin;
    char *source; /* NULL: from something else; a 0 at its end, and maybe before */
    size_t source_size;
    unsigned char *il; /* as it was given; NULL: from something else */
    size_t il_size;
    cl_uint device_count;
    struct rt_program_device *devices; /* has room for every device of the context */
    atomic_uint kernels;               /* kernel objects that exist */
    struct rt_lock lock;               /* guards the devices' build state and what follows */
    struct rt_specialisation *specialisations;
    cl_uint specialisation_count;
};

cl_int rt_program_new_source(cl_context context, cl_uint count, const char *const *strings,
                             const size_t *lengths, cl_program *out);
/* status may be NULL; filled for every device that was looked at. */
cl_int rt_program_new_binary(const struct rt_call *call, cl_context context, cl_uint count,
                             const cl_device_id *devices, const size_t *sizes,
                             const unsigned char *const *binaries, cl_int *status, cl_program *out);
/* CL_INVALID_VALUE: not SPIR-V. */
cl_int rt_program_new_il(const struct rt_call *call, cl_context context, const void *il, size_t size,
                         cl_program *out);
void rt_program_destroy(struct rt_object *object);
/* Takes the lock. In the child of a fork a build that its parent had begun has failed. */
void rt_program_lock(cl_program program);
/* NULL: not a device of the program. */
struct rt_program_device *rt_program_on(cl_program program, cl_device_id device);
/* CL_INVALID_SPEC_ID, CL_INVALID_VALUE: the size is not the constant's. */
cl_int rt_program_specialise(const struct rt_call *call, cl_program program, cl_uint id, size_t size,
                             const void *value);

/* The parameters that clBuildProgram, clCompileProgram and clLinkProgram share. devices: validated, NULL:
 * all. */
struct rt_build_request {
    cl_uint device_count;
    const cl_device_id *devices;
    const char *options;
    rt_program_callback notify; /* NULL: wait */
    void *user;
};

/* A header for a compilation: a program made from source. */
struct rt_build_header {
    cl_program program;
    const char *name;
};

/*
 * With a callback, slow work is done later, and success means that it has begun. The callback is called
 * unless options or arguments are refused.
 */
cl_int rt_program_build(cl_program program, const struct rt_build_request *request);
cl_int rt_program_compile(cl_program program, const struct rt_build_request *request, cl_uint header_count,
                          const struct rt_build_header *headers);
/* If linking fails, there is a program too, for its log. */
cl_int rt_program_link(cl_context context, const struct rt_build_request *request, cl_uint input_count,
                       const cl_program *inputs, cl_program *out);

/* false: no device has a build. */
bool rt_program_is_built(cl_program program);
/* The names of the kernels that can be created. The list is malloc'ed, NULL when out of memory. */
const char **rt_program_kernels(cl_program program, cl_uint *count);
/* "a;b;c"; malloc'ed, NULL when out of memory. */
char *rt_program_kernel_names(cl_program program);
/* Bytes of program-scope variables. */
size_t rt_program_device_global_bytes(cl_program program, const struct rt_program_device *on);

#endif
