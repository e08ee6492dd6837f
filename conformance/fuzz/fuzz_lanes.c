/* SPDX-License-Identifier: MIT */
/* Bytes as choices of a lane program (fuzz_lanes/lane_random.h). What passes the checker runs on every
 * engine. The first byte picks the data, the second one whether and where the jit engine is tried. */
#define _GNU_SOURCE
#include <stdio.h>
#include <stdlib.h>
#include <sys/mman.h>

#include "fuzz.h"
#include "lane_random.h"
#include "run/launch.h"
#include "run/trial.h"

#define WORLD_AT UINT64_C(0x200000000000)
#define REGISTERS_AT UINT64_C(0x210000000000)
enum { FLAT_RANGES = 2, IMAGE_SIDE = 8, TEXEL = 4 };

static struct world world, registers;

/* The two ranges of FLAT messages, where programs expect them. */
static uint8_t *
flat_range(unsigned i)
{
    static uint8_t *ranges[FLAT_RANGES];
    void *const wish =
        (void *)(uintptr_t)(LR_FLAT_BASE + i * LR_FLAT_STEP); // NOLINT(performance-no-int-to-ptr)
    if (!ranges[i])
        ranges[i] = mmap(wish, LR_FLAT_BYTES, PROT_READ | PROT_WRITE,
                         MAP_PRIVATE | MAP_ANONYMOUS | MAP_FIXED_NOREPLACE, -1, 0);
    if (ranges[i] == MAP_FAILED) {
        perror("mmap");
        exit(2);
    }
    return memset(ranges[i], 0x3c, LR_FLAT_BYTES);
}

static void
bind_images(struct run_launch *l)
{
    for (unsigned i = 0; i < LR_IMAGES; i++) {
        struct emu_image *m = &l->images[i];
        *m = (struct emu_image){.shape = i == 2 ? EMU_IMAGE_3D : EMU_IMAGE_2D,
                                .width = IMAGE_SIDE,
                                .height = IMAGE_SIDE,
                                .depth = i == 2 ? 2 : 1,
                                .layers = 1,
                                .row_pitch = IMAGE_SIDE * TEXEL,
                                .slice_pitch = IMAGE_SIDE * IMAGE_SIDE * TEXEL};
        emu_image_format_find(EMU_ORDER_RGBA, i == 1 ? EMU_TYPE_UNSIGNED_INT8 : EMU_TYPE_UNORM_INT8,
                              &m->format);
        m->base = world_take(&world, 2 * m->slice_pitch, true);
    }
    for (unsigned i = 0; i < LR_SAMPLERS; i++)
        l->samplers[i] = (struct emu_sampler){.valid = true, .linear = i == 1, .address = {i, i, i}};
}

static void
bind(struct run_launch *l, uint32_t items, uint8_t data)
{
    static const uint32_t sizes[LR_SURFACES] = {
        [LR_INPUT] = LR_INPUT_BYTES, [LR_SMALL] = LR_SMALL_BYTES, [LR_RESULT] = LR_RESULT_BYTES};
    struct rnd rnd = rnd_of(data, RND_DATA);
    for (unsigned i = 0; i < LR_SURFACES; i++) {
        l->surfaces[i] = (struct emu_surface){world_take(&world, sizes[i], i % 2), sizes[i]};
        rnd_fill(&rnd, l->surfaces[i].base, sizes[i]);
    }
    bind_images(l);
    l->local = world_take(&world, LR_LOCAL_BYTES, false);
    l->scratch[0] = world_take(&world, LR_SCRATCH_BYTES, false);
    l->payload = world_take(&world, LR_PAYLOAD_BYTES, true);
    rnd_fill(&rnd, l->payload, LR_PAYLOAD_BYTES);
    for (unsigned i = 0; i < FLAT_RANGES; i++) {
        const uintptr_t at = (uintptr_t)flat_range(i);
        l->ranges[i] = (struct emu_range){at, at + LR_FLAT_BYTES};
        world_adopt(&world, flat_range(i), LR_FLAT_BYTES);
    }
    l->threads = 1;
    l->emu = (struct emu_launch){.kernel = &l->kernel.emu,
                                 .work_dim = 1,
                                 .local_size = {items, 1, 1},
                                 .group_count = {2, 1, 1},
                                 .payload = l->payload,
                                 .surfaces = l->surfaces,
                                 .surface_count = LR_SURFACES,
                                 .images = l->images,
                                 .image_count = LR_IMAGES,
                                 .samplers = l->samplers,
                                 .sampler_count = LR_SAMPLERS,
                                 .ranges = l->ranges,
                                 .range_count = FLAT_RANGES,
                                 .pool = l->surfaces[LR_INPUT].base,
                                 .local_bytes = LR_LOCAL_BYTES,
                                 .thread_slots = 1};
}

int
LLVMFuzzerTestOneInput(const uint8_t *bytes, size_t size)
{
    static const uint8_t code[LR_CODE_BYTES] = {1, 2, 3, 4, 5, 6, 7, 8};
    struct fuzz_bytes in = {bytes, size};
    struct emu_error error = {EMU_OK, ""};
    struct lane_random about;
    struct run_launch l = {.world = &world, .kernel = {.name = "lanes"}};
    struct lane_program *program = lane_program_new();
    const uint8_t data = fuzz_u8(&in), jit = fuzz_u8(&in);
    if (!world.base) {
        world_open(&world, WORLD_AT);
        world_open(&registers, REGISTERS_AT);
    }
    if (!program || !lane_random_program(in.at, in.left, program, &l.kernel.emu, &about))
        abort();
    l.kernel.emu.program = program;
    l.kernel.emu.code = code;
    if (!emu_kernel_check(&l.kernel.emu, &error)) {
        bind(&l, about.items, data);
        trial_run(&l, &registers, jit, about.comparable);
    } else if (!about.damaged) {
        fuzz_finding("a legal program is refused: %s", error.text);
    }
    world_clear(&world);
    lane_program_free(program);
    return 0;
}
