/* SPDX-License-Identifier: MIT */
/*
 * Texels that nobody has written. The bits of an image's memory that are unknown (runtime/unwritten.h) lie as
 * its texels do. So a message is executed once more, by the reference, on an image of those bits: a component
 * that a read gives is unknown if it is not what zeros give, whatever the format, the filter and the edges
 * are; and a write of zeros makes known what it writes.
 */
#include <stdlib.h>
#include <string.h>

#include "check_priv.h"
#include "emu/image_access.h"
#include "emu/kernel.h"
#include "emu/lane_places.h"
#include "emu/ref.h"
#include "frontend/program.h"
#include "runtime/memory.h"
#include "runtime/unwritten.h"

enum { COLOURS = 4, TEXEL = 16 };

static struct rt_unwritten *
memory_of(struct rt_check *check, const struct emu_image *image)
{
    const struct rt_check_region *region = image->base ? check_region_of(check, image->base) : NULL;
    return region && region->root ? rt_unwritten_of(region->root, false) : NULL;
}

/* --- images of unknown bits --- */

bool
check_texels_begin(struct rt_check *check)
{
    const struct emu_launch *emu = check->emu;
    check_texels_end(check);
    check->texels = calloc((size_t)emu->image_count + 1, sizeof *check->texels);
    check->texel_rf = malloc((size_t)check_program(check)->rf_bytes + LANE_RF_SLACK);
    if (!check->texels || !check->texel_rf)
        return false;
    for (uint32_t i = 0; i < emu->image_count; i++) {
        const struct rt_unwritten *memory = memory_of(check, &emu->images[i]);
        check->texels[i] = emu->images[i];
        check->texels[i].base = memory ? memory->bits + (emu->images[i].base - memory->base) : NULL;
    }
    check->texel_launch = *emu;
    check->texel_launch.images = check->texels;
    return true;
}

void
check_texels_end(struct rt_check *check)
{
    free(check->texels);
    free(check->texel_rf);
    check->texels = NULL;
    check->texel_rf = NULL;
}

/* The message on the bits: check->texel_rf has its results. */
static void
execute(struct rt_check *check, const struct emu_thread *t, const struct lane_op *op)
{
    struct emu_thread again = *t;
    again.rf = check->texel_rf;
    again.launch = &check->texel_launch;
    (void)emu_ref_op(check_program(check), op, &again);
}

/* --- reads --- */

/* What a texel of zeros gives: channels that a format does not have are not unknown. */
static void
find_zeros(const struct emu_image *image, uint32_t rgba[COLOURS])
{
    static const uint8_t zeros[TEXEL];
    struct emu_image one = *image;
    const int32_t coord[3] = {0, 0, 0};
    one.base = (uint8_t *)(uintptr_t)zeros; /* only read */
    one.shape = EMU_IMAGE_2D;
    one.width = one.height = one.depth = one.layers = 1;
    emu_image_load(&one, coord, rgba);
}

static void
follow(struct rt_check *check, const struct emu_thread *t, uint32_t index)
{
    const struct lane_op *op = &check_program(check)->ops[index];
    const uint32_t thread = check_thread_index(check, t);
    if (taint_begin(&check->taint[thread], check_program(check)))
        check->close[thread] = 1;
    check->births[index] = check_region_of(check, check->emu->images[op->image.surface].base);
}

static void
take_component(struct rt_check *check, const struct emu_thread *t, uint32_t index,
               const struct lane_place *place, uint64_t lanes)
{
    struct taint *taint = &check->taint[check_thread_index(check, t)];
    for (; lanes; lanes &= lanes - 1) {
        const unsigned lane = (unsigned)__builtin_ctzll(lanes);
        const bool unknown = emu_ref_value(check_program(check), check->texel_rf, &place->operand, lane) != 0;
        if (unknown && !taint->bits)
            follow(check, t, index);
        if (unknown && taint->bits)
            taint_set(taint, check_program(check), t, &place->operand, lane, ~UINT64_C(0), index + 1);
    }
}

static bool
is_constant(const struct lane_op *op, const uint32_t zeros[COLOURS], unsigned component)
{
    return op->code != LANE_OP_blockload && op->code != LANE_OP_texgather && zeros[component];
}

static void
load(struct rt_check *check, const struct emu_thread *t, uint32_t index, const struct emu_image *bits)
{
    const struct lane_op *op = &check_program(check)->ops[index];
    struct lane_place places[LANE_PLACES];
    uint32_t zeros[COLOURS];
    const unsigned count = lane_op_places(op, places);
    find_zeros(bits, zeros);
    memcpy(check->texel_rf, t->rf, check_program(check)->rf_bytes);
    execute(check, t, op);
    for (unsigned i = 0; i < count; i++)
        if (places[i].role == LANE_PLACE_RESULT && !is_constant(op, zeros, places[i].number))
            take_component(check, t, index, &places[i], emu_ref_lanes(op, t->rf));
}

/* --- writes --- */

static void
clear_place(struct rt_check *check, const struct emu_thread *t, const struct lane_place *place)
{
    const unsigned bytes = lane_type_bytes((enum lane_type)place->operand.type);
    for (unsigned k = 0; k < place->lanes; k++) {
        const int64_t at = emu_ref_offset(check_program(check), t->rf, &place->operand, k);
        if (at >= 0)
            memset(check->texel_rf + at, 0, bytes);
    }
}

/* Whether it was known. */
static bool
clear_data(struct rt_check *check, const struct emu_thread *t, uint32_t index)
{
    const struct taint *taint = &check->taint[check_thread_index(check, t)];
    const struct lane_op *op = &check_program(check)->ops[index];
    struct lane_place places[LANE_PLACES];
    const unsigned count = lane_op_places(op, places);
    memcpy(check->texel_rf, t->rf, check_program(check)->rf_bytes);
    for (unsigned i = 0; i < count; i++)
        if (places[i].role == LANE_PLACE_DATA)
            clear_place(check, t, &places[i]);
    return !taint->bits || registers_is_known(&check->registers, taint, check_program(check), index,
                                              LANE_PLACE_DATA, emu_ref_lanes(op, t->rf));
}

static void
store(struct rt_check *check, const struct emu_thread *t, uint32_t index)
{
    const bool known = clear_data(check, t, index);
    execute(check, t, &check_program(check)->ops[index]);
    if (!known)
        check_texels_unknown(check, t, index);
}

void
check_texels(struct rt_check *check, const struct emu_thread *t, uint32_t index)
{
    const struct lane_op *op = &check_program(check)->ops[index];
    const struct emu_image *bits =
        check->texels ? emu_launch_image(&check->texel_launch, op->image.surface) : NULL;
    if (!bits || !emu_ref_lanes(op, t->rf))
        return;
    if (op->code == LANE_OP_texstore || op->code == LANE_OP_blockstore)
        store(check, t, index);
    else if (op->code != LANE_OP_texatomic)
        load(check, t, index, bits);
}
