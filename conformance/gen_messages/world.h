/* SPDX-License-Identifier: MIT */
/* Memories and a launch for programs of one thread. */
#ifndef WORLD_H
#define WORLD_H

#include "engine.h"
#include "frontend/program.h"
#include "vector.h"

struct world {
    uint8_t *place[PLACE_COUNT]; /* PLACE_GRF: the launch's payload, from GRF_FIRST on */
    struct emu_surface surfaces[2];
    struct emu_image images[FORM_IMAGES];
    struct emu_sampler samplers[FORM_IMAGES];
    struct emu_range range;
    struct emu_launch launch;
    const int *stop; /* the watchdog's flag, or NULL */
};

bool world_make(struct world *w);
void world_free(struct world *w);
/* The form's code as a kernel that was not lowered yet. */
struct fe_kernel world_kernel(const struct form *form);
/* The form's image and sampler, and no others. */
bool world_bind_image(struct world *w, const struct form *form);
enum emu_stop world_run(struct world *w, const struct backend_code *code, const struct emu_kernel *kernel,
                        struct emu_thread *t);

#endif
