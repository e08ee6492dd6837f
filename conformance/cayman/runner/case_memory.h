/* SPDX-License-Identifier: MIT */
/* The memory of a described launch: every place, and what the launch is told of it. */
#ifndef CAY_CASE_MEMORY_H
#define CAY_CASE_MEMORY_H

#include <stddef.h>

#include "case.h"
#include "emu/launch.h"
#include "emu/texture.h"

enum { CASE_FLOW_BYTES = 33 * 4 };

struct case_memory {
    uint8_t *at[CASE_PLACES];
    struct emu_surface surfaces[CAY_SURFACE_FETCH_END];
    struct emu_image images[CAY_SURFACE_COUNT];
    struct emu_texture textures[CAY_RESOURCES];
    struct emu_texture_sampler samplers[CAY_SAMPLERS];
    struct emu_range range;
};

/* False: a fill is wrong, which is printed. Free it in either case. */
bool case_memory_make(const struct launch_case *c, struct case_memory *m);
void case_memory_free(struct case_memory *m);
/* The same in memory of the caller's: `at` has case_memory_bytes zeros for each place. */
size_t case_memory_bytes(const struct launch_case *c, unsigned place);
bool case_memory_describe(const struct launch_case *c, struct case_memory *m);
/* What the case binds, and everything else. */
struct cay_bindings case_bind_everything(const struct launch_case *c);
/* A launch of the kernel on that memory, both of which must outlive it. */
struct emu_launch case_launch(const struct launch_case *c, const struct emu_kernel *kernel,
                              const struct case_memory *m);

/* Prints what is wrong with a case; returns false. */
bool case_complain(const struct launch_case *c, const char *who, const char *what);

#endif
