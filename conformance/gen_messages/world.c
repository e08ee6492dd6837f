/* SPDX-License-Identifier: MIT */
#include "world.h"

#include <stdlib.h>
#include <string.h>

/* A damaged send may be an illegal instruction, which leaves the control register behind the scratch memory.
 */
enum { CONTROL_ROOM = 64 };

bool
world_make(struct world *w)
{
    static const uint32_t windows[2] = {500, 64};
    for (unsigned p = 0; p < PLACE_COUNT; p++)
        if (!(w->place[p] = aligned_alloc(64, ROOM + CONTROL_ROOM)))
            return false;
    for (unsigned n = 0; n < 2; n++)
        w->surfaces[n] = (struct emu_surface){w->place[PLACE_SURFACE0 + n], windows[n]};
    const uintptr_t flat = (uintptr_t)w->place[PLACE_FLAT];
    w->range = (struct emu_range){flat + 64, flat + 960};
    w->launch = (struct emu_launch){.work_dim = 1,
                                    .group_count = {1, 1, 1},
                                    .payload = w->place[PLACE_GRF],
                                    .surfaces = w->surfaces,
                                    .surface_count = 2,
                                    .images = w->images,
                                    .image_count = FORM_IMAGES,
                                    .samplers = w->samplers,
                                    .sampler_count = FORM_IMAGES,
                                    .ranges = &w->range,
                                    .range_count = 1,
                                    .local_bytes = 1024};
    return true;
}

struct fe_kernel
world_kernel(const struct form *form)
{
    return (struct fe_kernel){.name = form->name,
                              .code = form->code,
                              .code_bytes = form->code_bytes,
                              .simd = form->simd,
                              .no_local_ids = true,
                              .payload_bytes = place_bytes[PLACE_GRF],
                              .scratch_bytes = ROOM};
}

bool
world_bind_image(struct world *w, const struct form *form)
{
    memset(w->images, 0, sizeof w->images);
    memset(w->samplers, 0, sizeof w->samplers);
    if (!form->has_image)
        return true;
    struct emu_image *image = &w->images[form->image_index];
    *image = form->image;
    image->base = w->place[PLACE_SURFACE0];
    w->samplers[form->sampler_index] = form->sampler;
    return emu_image_fits(image, place_bytes[PLACE_SURFACE0]);
}

void
world_free(struct world *w)
{
    for (unsigned p = 0; p < PLACE_COUNT; p++)
        free(w->place[p]);
}

enum emu_stop
world_run(struct world *w, const struct backend_code *code, const struct emu_kernel *kernel,
          struct emu_thread *t)
{
    const uint32_t group[3] = {0, 0, 0};
    w->launch.kernel = kernel;
    for (unsigned d = 0; d < 3; d++)
        w->launch.local_size[d] = d ? 1 : kernel->lanes;
    struct emu_start *start = emu_start_new(&w->launch);
    uint8_t *rf = aligned_alloc(64, (code->rf_bytes + 63) & ~63u);
    if (!start || !rf)
        abort();
    memset(rf, 0, code->rf_bytes);
    *t = (struct emu_thread){.rf = rf,
                             .launch = &w->launch,
                             .local = w->place[PLACE_LOCAL],
                             .scratch = w->place[PLACE_SCRATCH],
                             .stop = w->stop};
    emu_start_context(start, rf);
    if (code->context)
        code->context(code, rf);
    emu_start_state(start, t, group, 0, 0);
    if (!code->own_start)
        emu_start_registers(t);
    const unsigned saved = emu_fpmode_enter(t->fpmode);
    const enum emu_stop stop = code->run(code, t);
    emu_fpmode_leave(saved);
    free(rf);
    emu_start_free(start);
    return stop;
}
