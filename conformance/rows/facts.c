/* SPDX-License-Identifier: MIT */
#include "facts.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

struct lane_program *
facts_program(void)
{
    struct lane_program *p = lane_program_new();
    assert_non_null(p);
    return p;
}

struct lane_program *
facts_with_ids(unsigned lanes)
{
    struct lane_program *p = facts_program();
    part_alu(p, LANE_OP_mov, lanes, part_packed(LANE_UD, A), part_packed(LANE_UW, IDS),
             (struct lane_operand){.kind = LANE_NONE});
    return p;
}

struct emu_kernel
facts_kernel(struct lane_program *p, unsigned lanes)
{
    return (struct emu_kernel){.program = p,
                               .lanes = (uint8_t)lanes,
                               .local_id_rf = {IDS, IDS_Y},
                               .local_id_bytes = IDS_BYTES,
                               .payload_rf = PAYLOAD,
                               .payload_bytes = 64};
}

struct jit_flow *
facts_flow(struct lane_program *p)
{
    part_append(p, LANE_OP_end, LANE_UD, 1);
    p->cells_bytes = CELLS;
    p->rf_bytes = RF;
    struct jit_flow *flow = jit_flow_new(p, 0);
    assert_non_null(flow);
    return flow;
}
