/* SPDX-License-Identifier: MIT */
/* What the start of a thread writes. */
#include "emu/kernel.h"
#include "emu/lane_places.h"
#include "ranges.h"
#include "simd.h"

/* Behind the cells of a branch or a mask op. */
static uint32_t
end_of_cells(const struct lane_op *op)
{
    const enum lane_family family = lane_code_family(op->code);
    uint32_t end = 0;
    for (unsigned i = 0; i < 3 && (family == LANE_MASK || family == LANE_CTRL); i++)
        if (op->ctrl.cell[i] + 8 > end)
            end = op->ctrl.cell[i] + 8;
    return end;
}

/* Behind the operand, if it lies among the cells, of which there are `whole` bytes. */
static uint32_t
end_of_place(const struct lane_place *place, uint32_t whole)
{
    if (place->operand.kind == LANE_INDIRECT)
        return whole;
    const struct simd_range r = simd_range_of(&place->operand, place->lanes);
    return r.lo < whole ? r.hi : 0;
}

static uint32_t
later(uint32_t a, uint32_t b)
{
    return a > b ? a : b;
}

/* Behind all that the op reads or writes among the cells. Blocks of images have other lanes than the op. */
static uint32_t
end_in_cells(const struct lane_op *op, uint32_t whole)
{
    struct lane_place places[LANE_PLACES];
    uint32_t end = end_of_cells(op);
    if (lane_code_family(op->code) == LANE_IMAGE)
        return whole;
    if (op->pred != LANE_PRED_NONE)
        end = later(end, simd_range_of_predicate(op).hi);
    if (op->write_flag)
        end = later(end, simd_range_of_flag(op).hi);
    for (unsigned i = lane_op_places(op, places); i > 0; i--)
        end = later(end, end_of_place(&places[i - 1], whole));
    return end;
}

/* Cells that no op names need not be cleared. */
static uint32_t
used_cells(const struct lane_program *program)
{
    const uint32_t whole = program->cells_bytes;
    uint32_t end = LANE_EXEC_CELL + 8;
    for (uint32_t i = 0; i < program->op_count; i++)
        end = later(end, end_in_cells(&program->ops[i], whole));
    end = (end + 7) / 8 * 8;
    return end < whole ? end : whole;
}

_Static_assert(EMU_START_GROUP_Y == EMU_START_GROUP_X + 1 && EMU_START_GROUP_Z == EMU_START_GROUP_X + 2 &&
                   EMU_START_SLOT == EMU_START_GROUP_X + 3,
               "the order of struct simd_start's ids");

/* The dwords of a field in the row; returns which ones, a bit each. 0: they are not all in it. */
static unsigned
add_field(struct simd_start *start, const struct emu_start_field *field)
{
    const uint32_t first = (field->rf - start->row_rf) / 4;
    if (field->rf < start->row_rf || (field->rf - start->row_rf) % 4 ||
        first + field->dwords > SIMD_START_ROW)
        return 0;
    for (uint32_t i = first; i < first + field->dwords; i++) {
        start->id[i] = field->source == EMU_START_ZERO ? 0 : field->source - EMU_START_GROUP_X;
        start->mask[i] = field->source == EMU_START_ZERO ? 0 : field->mask;
        start->bits[i] = field->bits;
    }
    return ((1u << field->dwords) - 1) << first;
}

/* The pieces of the image that the op writes, a bit each. Most ops write none. */
static uint64_t
pieces_written(const struct simd_start *start, const struct lane_op *op)
{
    const uint32_t end = start->image_rf + start->image_bytes;
    uint64_t pieces = 0;
    if (!simd_writes(op, (struct simd_range){start->image_rf, end}))
        return 0;
    for (uint32_t at = start->image_rf, i = 0; at < end; at += SIMD_START_PIECE, i++)
        if (simd_writes(op, (struct simd_range){at, at + SIMD_START_PIECE}))
            pieces |= UINT64_C(1) << i;
    return pieces;
}

/* The pieces of the image that the program writes over. */
static void
find_kept(struct simd_start *start, const struct lane_program *program)
{
    start->keeps = start->image_bytes % SIMD_START_PIECE == 0 && start->image_bytes / SIMD_START_PIECE <= 64;
    for (uint32_t i = 0; start->keeps && i < program->op_count; i++)
        start->again |= pieces_written(start, &program->ops[i]);
}

struct simd_start
simd_start_of(const struct emu_kernel *kernel, bool watched)
{
    const struct lane_program *program = kernel->program;
    struct simd_start start = {.cells_bytes = watched ? program->cells_bytes : used_cells(program)};
    unsigned filled = 0;
    bool all = true;
    emu_start_image(kernel, &start.image_rf, &start.image_bytes);
    start.row_rf = kernel->start_count ? kernel->start[0].rf : 0;
    for (uint32_t i = 0; i < kernel->start_count; i++) {
        const unsigned added = add_field(&start, &kernel->start[i]);
        filled |= added;
        all &= added != 0;
    }
    find_kept(&start, program);
    start.one_row = all && (!kernel->start_count || filled == (1u << SIMD_START_ROW) - 1);
    return start;
}
