/* SPDX-License-Identifier: MIT */
/*
 * Offline compilers, found at run time and run out of process: ocloc for the Intel GPUs, clang with its r600
 * target and libclc for Cayman. Their results are kept in the disk cache.
 */
#ifndef COMPILER_H
#define COMPILER_H

#include <stdbool.h>
#include <stddef.h>

#include "runtime/cl.h"

struct emu_error;
struct rt_build_options;

struct rt_bytes {
    const void *data;
    size_t size;
};

struct rt_header {
    const char *name; /* as #include has it; may have folders */
    struct rt_bytes text;
};

enum rt_input { RT_INPUT_SOURCE, RT_INPUT_IL, RT_INPUT_MODULES };

struct rt_job {
    cl_device_id device;
    const struct rt_build_options *options; /* flags: also of what the modules were compiled with */
    enum rt_input input;
    bool to_module;       /* from source only; else a program binary for the GPU */
    struct rt_bytes text; /* source or IL */
    const struct rt_header *headers;
    size_t header_count;
    const struct rt_bytes *modules;
    size_t module_count;
};

struct rt_product {
    void *bytes; /* NULL: there is none */
    size_t size;
    char *log;     /* NULL: empty */
    bool no_place; /* the temporary folder could not be made or written, or is full */
};

enum rt_compiled {
    RT_COMPILED,
    RT_REFUSED,     /* by the compiler, or because it crashed; the log says why */
    RT_NO_COMPILER, /* the log says what to install */
    RT_NO_MEMORY
};

/* Whether there is a compiler; not whether it works. */
bool rt_compiler_found(cl_device_id device);
/* Any thread, any number at a time. The caller frees bytes and log. */
enum rt_compiled rt_compile(const struct rt_job *job, struct rt_product *product);

#endif
