/* SPDX-License-Identifier: MIT */
/* The functions of an instruction set: they make lane programs and listings of its kernels. */
#ifndef FE_ISA_H
#define FE_ISA_H

#include "frontend/step.h"
#include "load.h"

typedef void fe_take_step(const struct fe_step *step, void *user);

struct fe_isa {
    /* Makes kernel->emu of the kernel's code. 0 or -1. */
    int (*lower)(struct fe_image *image, unsigned platform, struct fe_kernel *kernel,
                 struct emu_error *error);
    int (*list)(const struct fe_image *image, unsigned platform, const struct fe_kernel *kernel,
                fe_take_step *take, void *user, struct emu_error *error);
    /* The GPU's name for the register at a place in a thread's register file. False: there is none. */
    bool (*name)(const struct fe_kernel *kernel, uint32_t rf, unsigned bytes, char *text, unsigned size);
};

extern const struct fe_isa fe_isa_gen, fe_isa_cayman;

/* The device's instruction set, and which of its GPUs it is. */
const struct fe_isa *fe_device_isa(enum fe_device device);
unsigned fe_device_platform(enum fe_device device);

#endif
