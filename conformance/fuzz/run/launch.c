/* SPDX-License-Identifier: MIT */
/* What runtime/launch/launch.c, patch.c and bind.c do, without OpenCL's objects, and small. */
#include "launch.h"

#include <stdlib.h>
#include <string.h>

#include "emu/kernel.h"
#include "emu/lane.h"

enum {
    MOST_ITEMS = 64,
    MOST_OPS = 6000,
    MOST_DATA = 1 << 16,
    MOST_PAYLOAD = 1 << 14,
    PRINTF_BYTES = 1 << 13,
    LOCAL_ARG = 256,
    VALUE_BYTES = 128,
    IMAGE_SIDE = 8,
    NARROW_STEP = 1 << 20
};

/* --- what can be tried --- */

static bool
is_fit(const struct run_launch *l)
{
    const struct fe_kernel *k = &l->kernel;
    const struct lane_program *p = k->emu.program;
    if (p->op_count > MOST_OPS || k->payload_bytes + k->link_bytes > MOST_PAYLOAD ||
        k->arg_count > RUN_ARGS || k->surface_count >= RUN_SURFACES ||
        k->sampler_count > sizeof l->samplers / sizeof *l->samplers || k->local_bytes > MOST_DATA ||
        k->scratch_bytes > MOST_DATA || k->private_bytes > MOST_DATA / 64 ||
        l->program->constant_bytes > MOST_DATA || l->program->global_bytes > MOST_DATA)
        return false;
    for (uint32_t i = 0; i < p->op_count; i++)
        if (p->ops[i].code == LANE_OP_clock)
            return false;
    return true;
}

/* --- sizes --- */

static void
choose_sizes(struct run_launch *l, const struct run_header *h)
{
    const uint32_t *required = l->kernel.required_group_size;
    uint32_t *size = l->emu.local_size;
    size[0] = h->local[0] % MOST_ITEMS + 1;
    size[1] = h->local[1] % 4 + 1;
    size[2] = h->local[2] % 2 + 1;
    if (required[0] && required[1] && required[2])
        memcpy(size, required, sizeof l->emu.local_size);
    if (size[0] * size[1] * size[2] > MOST_ITEMS)
        size[1] = size[2] = 1;
    if (size[0] > MOST_ITEMS)
        size[0] = MOST_ITEMS;
    l->emu.work_dim = h->dimensions % 3 + 1;
    for (unsigned d = 0; d < 3; d++) {
        l->emu.group_count[d] = 3;
        l->group[d] = h->group[d] % 3;
    }
    const uint32_t items = size[0] * size[1] * size[2], lanes = l->kernel.emu.lanes;
    l->threads = (items + lanes - 1) / lanes;
}

/* --- memory --- */

static uint64_t
address_of(struct run_launch *l, uint8_t *at)
{
    if (l->kernel.narrow) {
        l->next_narrow += NARROW_STEP;
        return l->next_narrow;
    }
    return l->program->device == FE_CAYMAN ? (uint64_t)(at - l->world->base) : (uintptr_t)at;
}

/* Memory the kernel may touch by address. Areas come in ascending order. */
static bool
take_memory(struct run_launch *l, struct run_arg *arg, uint32_t bytes)
{
    bytes = (bytes + 63) & ~63u;
    arg->at = world_take(l->world, bytes, l->world->count % 2);
    if (!arg->at || l->emu.range_count == RUN_RANGES)
        return false;
    arg->bytes = bytes;
    arg->address = address_of(l, arg->at);
    const uint32_t i = l->emu.range_count++;
    l->ranges[i] = (struct emu_range){(uintptr_t)arg->at, (uintptr_t)arg->at + bytes};
    l->maps[i] = (struct emu_map){arg->address, arg->address + bytes, arg->at};
    return true;
}

static bool
take_data(struct run_launch *l, struct run_arg *arg, const uint8_t *data, uint32_t bytes, uint32_t zeros)
{
    if (!bytes)
        return true;
    if (!take_memory(l, arg, bytes))
        return false;
    memcpy(arg->at, data, bytes - zeros);
    return true;
}

static void
relocate(struct run_launch *l)
{
    const struct fe_program *p = l->program;
    for (uint32_t i = 0; i < p->data_reloc_count; i++) {
        const struct fe_data_reloc *r = &p->data_relocs[i];
        const struct run_arg *in = r->in_global ? &l->globals : &l->constants;
        uint64_t word = 0;
        memcpy(&word, in->at + r->offset, p->address_bits / 8);
        word += r->base_global ? l->globals.address : l->constants.address;
        memcpy(in->at + r->offset, &word, p->address_bits / 8);
    }
}

static bool
take_program_memory(struct run_launch *l)
{
    const struct fe_program *p = l->program;
    const uint32_t privates = l->kernel.private_bytes * l->kernel.emu.lanes * l->threads;
    if (!take_data(l, &l->constants, p->constant_data, p->constant_bytes, p->constant_zeros) ||
        !take_data(l, &l->globals, p->global_data, p->global_bytes, p->global_zeros) ||
        (privates && !take_memory(l, &l->privates, privates)) || !take_memory(l, &l->printed, PRINTF_BYTES))
        return false;
    memcpy(l->printed.at, &(uint32_t){4}, 4);
    relocate(l);
    return true;
}

/* --- arguments --- */

static void
describe_image(struct run_launch *l, struct run_arg *arg, enum fe_image_shape declared, unsigned choice)
{
    static const uint8_t shapes[] = {[FE_SHAPE_UNKNOWN] = EMU_IMAGE_2D,
                                     [FE_SHAPE_BUFFER] = EMU_IMAGE_BUFFER,
                                     [FE_SHAPE_1D] = EMU_IMAGE_1D,
                                     [FE_SHAPE_1D_ARRAY] = EMU_IMAGE_1D_ARRAY,
                                     [FE_SHAPE_2D] = EMU_IMAGE_2D,
                                     [FE_SHAPE_2D_ARRAY] = EMU_IMAGE_2D_ARRAY,
                                     [FE_SHAPE_3D] = EMU_IMAGE_3D,
                                     [FE_SHAPE_2D_DEPTH] = EMU_IMAGE_2D,
                                     [FE_SHAPE_2D_ARRAY_DEPTH] = EMU_IMAGE_2D_ARRAY};
    struct emu_image *m = &arg->image;
    uint32_t formats = 0;
    while (emu_image_format_at(formats, &m->format))
        formats++;
    emu_image_format_at(choice % formats, &m->format);
    m->base = arg->at;
    m->shape = shapes[declared];
    const bool flat =
        m->shape == EMU_IMAGE_1D || m->shape == EMU_IMAGE_1D_ARRAY || m->shape == EMU_IMAGE_BUFFER;
    const bool array = m->shape == EMU_IMAGE_1D_ARRAY || m->shape == EMU_IMAGE_2D_ARRAY;
    m->width = IMAGE_SIDE - choice % 2;
    m->height = flat ? 1 : IMAGE_SIDE;
    m->depth = m->shape == EMU_IMAGE_3D ? 3 : 1;
    m->layers = array ? 3 : 1;
    m->row_pitch = (uint64_t)IMAGE_SIDE * m->format.texel_bytes;
    m->slice_pitch = m->row_pitch * m->height;
    if (!emu_image_fits(m, arg->bytes))
        abort();
    (void)l;
}

static bool
take_arg(struct run_launch *l, uint32_t i, const struct run_header *h)
{
    static const uint32_t sizes[] = {4032, 960, 4096, 64, 1984};
    const struct fe_arg *declared = &l->kernel.args[i];
    struct run_arg *arg = &l->args[i];
    arg->kind = declared->kind;
    switch (arg->kind) {
    case FE_ARG_GLOBAL:
    case FE_ARG_CONSTANT:
        return take_memory(l, arg, sizes[(i + h->data) % 5]);
    case FE_ARG_IMAGE:
        if (!take_memory(l, arg, IMAGE_SIDE * IMAGE_SIDE * 3 * 16))
            return false;
        describe_image(l, arg, declared->shape, h->images + i);
        return true;
    case FE_ARG_LOCAL:
        l->local_args_bytes =
            (l->local_args_bytes + declared->local_align - 1) & ~(declared->local_align - 1);
        arg->local_at = l->local_args_bytes;
        l->local_args_bytes += LOCAL_ARG;
        return l->local_args_bytes <= MOST_DATA;
    default:
        return true;
    }
}

/* Without a description every argument is a pointer. */
static bool
lay_out_unknown(struct run_launch *l, struct fe_arg args[4])
{
    struct emu_error error = {0};
    if (l->kernel.args_known)
        return true;
    for (unsigned i = 0; i < 4; i++)
        args[i] = (struct fe_arg){.kind = FE_ARG_GLOBAL, .size = 4, .local_align = 16};
    l->kernel.args = args;
    l->kernel.arg_count = 4;
    l->own_patches = !fe_kernel_layout(&l->kernel, args, 4, &error);
    return l->own_patches;
}

/* --- launch values --- */

static uint64_t
image_value(const struct run_arg *arg, uint32_t what)
{
    const struct emu_image *m = &arg->image;
    switch (what) {
    case FE_IMAGE_WIDTH:
        return m->width;
    case FE_IMAGE_HEIGHT:
        return m->height;
    case FE_IMAGE_DEPTH:
        return m->depth;
    case FE_IMAGE_ARRAY_SIZE:
        return m->layers;
    case FE_IMAGE_CHANNEL_TYPE:
        return m->format.type;
    case FE_IMAGE_CHANNEL_ORDER:
        return m->format.order;
    default:
        return 1;
    }
}

static uint64_t
value_of(const struct run_launch *l, const struct fe_patch *patch)
{
    const unsigned d = patch->source < 3 ? patch->source : 0;
    const struct run_arg *arg = &l->args[patch->arg < l->arg_count ? patch->arg : 0];
    switch (patch->kind) {
    case FE_PATCH_ARG_POINTER:
        return arg->address;
    case FE_PATCH_ARG_LOCAL:
        return arg->local_at + (l->kernel.local_args_after_static ? l->kernel.local_bytes : 0);
    case FE_PATCH_GLOBAL_SIZE:
        return (uint64_t)l->emu.local_size[d] * l->emu.group_count[d];
    case FE_PATCH_LOCAL_SIZE:
    case FE_PATCH_ENQUEUED_LOCAL_SIZE:
        return l->emu.local_size[d];
    case FE_PATCH_GROUP_COUNT:
        return l->emu.group_count[d];
    case FE_PATCH_WORK_DIM:
        return l->emu.work_dim;
    case FE_PATCH_LOCAL_ARGS_SIZE:
        return l->local_args_bytes;
    case FE_PATCH_CONST_POINTER:
        return l->constants.address + patch->source;
    case FE_PATCH_GLOBAL_POINTER:
        return l->globals.address + patch->source;
    case FE_PATCH_PRIVATE_POINTER:
        return l->privates.address;
    case FE_PATCH_PRINTF_POINTER:
        return l->printed.address;
    case FE_PATCH_IMAGE_VALUE:
        return image_value(arg, patch->source);
    default:
        return 0;
    }
}

static const struct run_arg *
memory_of(const struct run_launch *l, const struct fe_patch *patch)
{
    switch (patch->kind) {
    case FE_PATCH_ARG_SURFACE:
        return patch->arg < l->arg_count ? &l->args[patch->arg] : NULL;
    case FE_PATCH_CONST_SURFACE:
        return &l->constants;
    case FE_PATCH_GLOBAL_SURFACE:
        return &l->globals;
    case FE_PATCH_PRIVATE_SURFACE:
        return &l->privates;
    case FE_PATCH_PRINTF_SURFACE:
        return &l->printed;
    default:
        return NULL;
    }
}

static void
set_payload(struct run_launch *l, const struct fe_patch *patch)
{
    const uint32_t bytes = l->kernel.emu.payload_bytes + l->kernel.emu.link_bytes;
    uint64_t value[VALUE_BYTES / 8];
    if (patch->size > bytes || patch->offset > bytes - patch->size)
        return;
    if (patch->kind == FE_PATCH_ARG_VALUE)
        for (unsigned i = 0; i < VALUE_BYTES / 8; i++)
            value[i] = rnd_value(&l->rnd);
    else
        value[0] = value_of(l, patch);
    const uint32_t most = patch->kind == FE_PATCH_ARG_VALUE ? VALUE_BYTES : 8;
    memcpy(l->payload + patch->offset, value, patch->size < most ? patch->size : most);
}

static void
apply(struct run_launch *l, const struct fe_patch *patch, const struct run_header *h)
{
    const struct run_arg *memory = memory_of(l, patch);
    if (memory) {
        if (patch->offset < l->kernel.surface_count && memory->at)
            l->surfaces[patch->offset] = (struct emu_surface){memory->at, memory->bytes};
    } else if (patch->kind == FE_PATCH_IMAGE) {
        if (patch->offset < l->kernel.surface_count && patch->arg < l->arg_count)
            l->images[patch->offset] = l->args[patch->arg].image;
    } else if (patch->kind == FE_PATCH_SAMPLER) {
        const uint8_t mode = (uint8_t)(h->images / 4 % 4);
        if (patch->offset < l->kernel.sampler_count)
            l->samplers[patch->offset] = (struct emu_sampler){.valid = true,
                                                              .linear = h->images & 1,
                                                              .normalised = h->images & 2 || mode < 2,
                                                              .address = {mode, mode, mode}};
    } else {
        set_payload(l, patch);
    }
}

/* --- all of it --- */

static bool
take_thread_memory(struct run_launch *l)
{
    l->emu.local_bytes = l->kernel.local_bytes + l->local_args_bytes;
    l->local = world_take(l->world, l->emu.local_bytes + 1, false);
    for (uint32_t i = 0; i < l->threads; i++)
        if (!(l->scratch[i] = world_take(l->world, l->kernel.emu.scratch_bytes + 1, false)))
            return false;
    return l->local != NULL;
}

static void
complete(struct run_launch *l)
{
    const bool narrow = l->kernel.narrow;
    l->emu.kernel = &l->kernel.emu;
    l->emu.payload = l->payload;
    l->emu.surfaces = l->surfaces;
    l->emu.surface_count = l->kernel.surface_count;
    l->emu.images = l->images;
    l->emu.image_count = l->kernel.surface_count;
    l->emu.samplers = l->samplers;
    l->emu.sampler_count = l->kernel.sampler_count;
    l->emu.maps = narrow ? l->maps : NULL;
    l->emu.map_count = narrow ? l->emu.range_count : 0;
    l->emu.range_count = narrow ? 0 : l->emu.range_count;
    l->emu.ranges = l->ranges;
    l->emu.pool = l->world->base;
    l->emu.thread_slots = l->threads;
}

bool
run_launch_make(struct run_launch *l, const struct fe_program *program, const struct run_header *h,
                struct world *world)
{
    struct fe_arg unknown[4];
    *l = (struct run_launch){.program = program,
                             .world = world,
                             .rnd = rnd_of(h->data, RND_DATA),
                             .kernel = program->kernels[h->kernel % program->kernel_count],
                             .next_narrow = FE_NARROW_MEMORY};
    if (!is_fit(l) || !lay_out_unknown(l, unknown))
        return false;
    choose_sizes(l, h);
    if (l->threads > RUN_THREADS)
        return false;
    for (; l->arg_count < l->kernel.arg_count; l->arg_count++)
        if (!take_arg(l, l->arg_count, h))
            return false;
    for (unsigned i = 0; i < world->count; i++)
        rnd_fill(&l->rnd, world->areas[i].at, (unsigned)world->areas[i].bytes);
    l->payload = world_take(world, l->kernel.emu.payload_bytes + l->kernel.emu.link_bytes + 1, true);
    if (!take_program_memory(l) || !take_thread_memory(l) || !l->payload)
        return false;
    for (uint32_t i = 0; i < l->kernel.sampler_count; i++)
        l->samplers[i] = l->kernel.samplers[i];
    for (uint32_t i = 0; i < l->kernel.patch_count; i++)
        apply(l, &l->kernel.patches[i], h);
    l->kernel.args = NULL;
    complete(l);
    return true;
}

void
run_launch_free(struct run_launch *l)
{
    if (l->own_patches)
        free(l->kernel.patches);
}
