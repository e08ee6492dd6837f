/* SPDX-License-Identifier: MIT */
/* A kernel launch: everything the kernel's binary asks for, resolved from the arguments at the time of the
 * call. */
#ifndef LAUNCH_H
#define LAUNCH_H

#include "base/room.h"
#include "emu/launch.h"
#include "frontend/program.h"
#include "runtime/cl.h"
#include "runtime/kernel.h"

struct backend_job;
struct backend_pool;
struct rt_fidelity;
struct rt_ranges;
struct rt_trace;

/* Memory that only exists while a launch runs. */
struct rt_arena {
    uint8_t *private_base;
    size_t private_bytes;
    uint8_t *printf_base;
    size_t printf_bytes;
    uint64_t private_at, printf_at; /* where kernels see them */
    uint8_t *constants; /* FE_PATCH_CONSTANTS_SURFACE's, with constant arguments; NULL: has none */
};

struct rt_launch {
    cl_kernel kernel; /* retained: keeps the program and its builds */
    const struct rt_kernel_device *on;
    struct fe_kernel code;    /* a copy: a kernel without argument data gets its layout per launch */
    struct fe_arg *code_args; /* owned, with code.patches; NULL: the program owns code's */
    struct rt_ndrange range;
    struct rt_arg *args; /* a copy; buffers retained */
    cl_uint arg_count;
    uint32_t *local_offsets; /* of local arguments */
    uint32_t local_args_bytes;
    uint32_t local_bytes; /* what the kernel and its arguments ask for; emu.local_bytes: what they get */
    uint64_t *constant_offsets; /* of constant arguments, where one surface holds all; else NULL */
    uint64_t constants_bytes;   /* of that surface */
    struct emu_launch emu;      /* of one part of the range */
    uint32_t first_group[3];    /* of that part */
    uint8_t *payload;
    struct emu_surface *surfaces;
    struct emu_image *images;     /* as many; NULL: the kernel has none */
    struct emu_sampler *samplers; /* the kernel's own, and its arguments */
    struct emu_texture *textures; /* Cayman's; NULL: the kernel has none */
    struct emu_texture_sampler *texture_samplers;
    struct rt_trace *trace;       /* NULL: the launch is not traced */
    struct rt_fidelity *fidelity; /* while it runs; NULL: nobody asks */
    bool halted;                  /* by the check: a thread waits without an end */
    unsigned watch;               /* of its command (runtime/watch.h) */
    bool needs_arena;             /* for one of the values that its binary asks for */
    struct rt_arena arena;        /* while it runs, or is prepared to */
    struct rt_ranges *ranges;     /* likewise: what it may touch */
    struct backend_job *job;      /* likewise; NULL: none, or the launch is not plain (ahead.h) */
    struct backend_pool *pool;    /* which job is for */
    struct rt_room room;          /* for all that its pointers own, but for the layout and the trace */
};

/* CL_INVALID_KERNEL_ARGS, CL_OUT_OF_RESOURCES: too much local memory. */
cl_int rt_launch_new(const struct rt_call *call, cl_kernel kernel, const struct rt_kernel_device *on,
                     const struct rt_ndrange *range, struct rt_launch **out);
void rt_launch_free(struct rt_launch *launch); /* accepts NULL */
/*
 * If local sizes do not divide global ones, the range has up to RT_LAUNCH_PARTS parts with work-groups of one
 * size each. Sets the launch to one part; false: there is no such part.
 */
enum { RT_LAUNCH_PARTS = 8 };
bool rt_launch_take_part(struct rt_launch *launch, unsigned part);
/* The whole groups are all there are. */
bool rt_launch_has_one_part(const struct rt_launch *launch);
/* Work-groups in a dimension, those of all parts. */
uint32_t rt_launch_groups(const struct rt_launch *launch, unsigned dimension);
/* Bytes of the program's code a kernel may read at pool offset 0 (docs/faults.md). */
size_t rt_launch_low_bytes(const struct rt_launch *launch);
/* Both plain (ahead.h). The launch may get the ranges of the one before it. */
void rt_launch_share_ranges(struct rt_launch *launch, const struct rt_launch *before);
/* Makes the arena and takes the ranges. rt_launch_tear_down must follow if it fails, too. */
cl_int rt_launch_set_up(struct rt_launch *launch, const struct backend_pool *pool);
void rt_launch_tear_down(struct rt_launch *launch);
/* Runs it. */
cl_int rt_launch_command(struct rt_command *command);

/* Checks that the device accepts the images: CL_INVALID_IMAGE_SIZE, CL_IMAGE_FORMAT_NOT_SUPPORTED. */
cl_int rt_launch_check_images(const struct rt_call *call, const struct rt_launch *launch);
/* Makes the tables of a kernel that has images or samplers. */
cl_int rt_launch_make_bindings(struct rt_launch *launch);
/* An image or a sampler argument to its place in them. */
void rt_launch_bind(struct rt_launch *launch, const struct fe_patch *patch);
/* The same on Cayman, where images that are read are textures. */
void rt_launch_bind_texture(struct rt_launch *launch, const struct fe_patch *patch);
/* A property of an image or sampler argument that a kernel queries. */
uint64_t rt_launch_described(const struct rt_launch *launch, const struct fe_patch *patch);

/* Beignet's kernels find constants in one surface: those of the program, then the arguments'. Sets where each
 * begins. */
cl_int rt_launch_place_constants(struct rt_launch *launch);
/* Fills arena->constants, when the launch starts, because earlier commands may write the arguments' memory.
 */
cl_int rt_launch_copy_constants(const struct rt_launch *launch, struct rt_arena *arena);

/* Writes launch values into payload and surfaces. arena NULL: everything but the arena's; else only those. */
void rt_launch_patch(struct rt_launch *launch, const struct rt_arena *arena);
/* Writes again what differs between the parts. */
void rt_launch_patch_part(struct rt_launch *launch);

#endif
