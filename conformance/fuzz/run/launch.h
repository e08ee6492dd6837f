/* SPDX-License-Identifier: MIT */
/* A kernel of a program with all that it needs: arguments, memory, images, launch values. */
#ifndef FUZZ_RUN_LAUNCH_H
#define FUZZ_RUN_LAUNCH_H

#include "../../random/rnd.h"
#include "emu/image.h"
#include "emu/launch.h"
#include "frontend/program.h"
#include "header.h"
#include "world.h"

enum { RUN_ARGS = 32, RUN_SURFACES = 256, RUN_RANGES = 48, RUN_THREADS = 16 };

struct run_arg {
    enum fe_arg_kind kind;
    uint8_t *at;       /* memory of a pointer; an image's texels */
    uint32_t bytes;    /* of it */
    uint64_t address;  /* as the kernel sees it */
    uint32_t local_at; /* a local argument's offset */
    struct emu_image image;
};

struct run_launch {
    struct fe_kernel kernel; /* a copy: layout may be added */
    bool own_patches;
    const struct fe_program *program;
    struct world *world;
    struct rnd rnd;
    struct emu_launch emu;
    uint32_t group[3], threads;
    struct run_arg args[RUN_ARGS];
    uint32_t arg_count, local_args_bytes;
    struct emu_surface surfaces[RUN_SURFACES];
    struct emu_image images[RUN_SURFACES];
    struct emu_sampler samplers[16];
    struct emu_range ranges[RUN_RANGES];
    struct emu_map maps[RUN_RANGES];
    uint32_t next_narrow; /* 32-bit address of the next area */
    struct run_arg constants, globals, privates, printed;
    uint8_t *payload, *local, *scratch[RUN_THREADS];
};

/* False: the kernel is too large, or it has more than one right result. Free it in either case. */
bool run_launch_make(struct run_launch *l, const struct fe_program *program, const struct run_header *header,
                     struct world *world);
void run_launch_free(struct run_launch *l);

#endif
