/* SPDX-License-Identifier: MIT */
/* A whole case: the kernel, how its threads start, the work-group. */
#include <stdlib.h>
#include <string.h>

#include "maker.h"

/* Row lengths, and widths of work-groups that have none. */
static void
some_local_size(struct maker *m, uint32_t size[3])
{
    static const uint8_t odd[] = {3, 24, 5, 1, 7, 12, 6, 40};
    const unsigned lanes = m->lanes, row = 4u << below(m, 5);
    size[1] = size[2] = 1;
    if (once_in(m, 10)) {
        size[0] = odd[below(m, sizeof odd)];
        size[1] = 1 + below(m, 7);
    } else if (row >= lanes) {
        size[0] = lanes * (1 + below(m, 2));
        size[1 + below(m, 2)] = 1 + below(m, 2);
    } else {
        size[0] = row;
        size[1] = once_in(m, 3) ? 1 : (1 + below(m, 4)) * lanes / row;
        size[2] = size[1] == 1 ? lanes / row : 1;
    }
}

/* A thread is one row. */
static void
some_whole_rows(struct maker *m, uint32_t size[3])
{
    size[0] = m->lanes * (1 + below(m, 2));
    size[1] = 1 + below(m, 2);
    size[2] = 1;
}

static void
make_kernel(struct maker *m)
{
    struct emu_kernel *k = &m->c->kernel;
    const unsigned lanes = 8u << below(m, 4);
    m->lanes = lanes;
    *k = (struct emu_kernel){.program = m->p,
                             .lanes = (uint8_t)lanes,
                             .payload_rf = RF_PAYLOAD,
                             .payload_bytes = PAYLOAD_BYTES,
                             .local_id_rf = {RF_IDS, RF_IDS + 256, RF_IDS + 512},
                             .local_id_bytes = once_in(m, 3) ? 4 : 2,
                             .scratch_bytes =
                                 once_in(m, 4) ? 64 + below(m, 4000) : SMALL_BYTES - below(m, 100)};
    emu_kernel_add_start(k, (struct emu_start_field){RF_GROUP_X, 1, EMU_START_GROUP_X, UINT32_MAX, 0});
    emu_kernel_add_start(k, (struct emu_start_field){RF_SLOT, 1, EMU_START_SLOT, UINT32_MAX, 0});
    emu_kernel_add_start(
        k, (struct emu_start_field){RF_GROUP_Y, (uint8_t)lanes, EMU_START_GROUP_Y, 0xff, 0x100});
}

static void
make_constants(struct maker *m)
{
    uint8_t consts[CONST_BYTES];
    for (unsigned i = 0; i < LANE_MAX; i++) {
        const uint32_t place = 8 * i;
        const uint64_t noise = dice_throw(&m->dice);
        memcpy(consts + 4 * i, &place, sizeof place);
        memcpy(consts + RF_NOISE - RF_CONSTS + 8 * i, &noise, sizeof noise);
    }
    if (lane_program_add_const(m->p, consts, sizeof consts) != 0)
        abort();
    m->p->const_rf = RF_CONSTS;
}

void
rows_case_make(struct rows_case *c, uint64_t seed, bool patterns)
{
    static const uint8_t styles[] = {10, 10, 0, 0, 0, 1, 5};
    *c = (struct rows_case){.seed = seed, .program = lane_program_new()};
    struct maker m = {.c = c, .p = c->program, .dice = dice_of(seed)};
    if (!m.p)
        abort();
    m.p->cells_bytes = RF_CELLS_END;
    m.p->rf_bytes = RF_END;
    m.p->fpmode = 0x4c0;
    m.nomask_in_10 = styles[below(&m, sizeof styles)];
    m.odd_ids = once_in(&m, 10);
    m.messages_in_20 = once_in(&m, 3) ? 6 : 14;
    m.patterns = patterns;
    make_kernel(&m);
    if (patterns && below(&m, 8))
        some_whole_rows(&m, c->local_size);
    else
        some_local_size(&m, c->local_size);
    make_constants(&m);
    put_start_values(&m);
    put_body(&m, (patterns ? 10 : 4) + below(&m, 14));
    put_results(&m);
    const struct lane_op end = {.code = LANE_OP_end};
    put(&m, &end);
}
