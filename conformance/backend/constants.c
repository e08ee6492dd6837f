/* SPDX-License-Identifier: MIT */
/* The time to prepare a program with many different immediates grows in proportion to their number. */
#include <stdio.h>
#include <stdlib.h>

#include "backend/backend.h"
#include "emu/kernel.h"
#include "emu/lane.h"
#include "processor_seconds.h"
#include "program_parts.h"
#include "thread_start.h"

enum { LANES = 8, HEADER = 64, RESULT = 128, RF = 256, FEW = 20000, TIMES = 4, ALLOWED = 3 };

static struct lane_program *
make_program(uint32_t n)
{
    struct lane_program *p = lane_program_new();
    if (!p)
        abort();
    p->cells_bytes = HEADER;
    p->rf_bytes = RF;
    for (uint32_t i = 0; i < n; i++) {
        struct lane_op *op = part_append(p, LANE_OP_mov, LANE_UD, LANES);
        op->dst = part_register(LANE_UD, RESULT, 4);
        op->src[0] = (struct lane_operand){.kind = LANE_IMM, .type = LANE_UD, .imm = 0x9e3779b9u * i};
    }
    part_append(p, LANE_OP_end, LANE_UD, 1);
    return p;
}

static double
prepare(uint32_t n)
{
    struct emu_error error = {.text = ""};
    struct backend_code *code;
    struct emu_kernel kernel = {.lanes = LANES, .program = make_program(n)};
    start_with_header(&kernel, HEADER);
    const double start = processor_seconds();
    if (emu_kernel_check(&kernel, &error) ||
        backend_code_new(&kernel, BACKEND_SIMD, backend_cpu_detect(), &code, &error)) {
        fprintf(stderr, "%s\n", error.text);
        exit(1);
    }
    const double took = processor_seconds() - start;
    backend_code_free(code);
    lane_program_free(kernel.program);
    return took;
}

int
main(void)
{
    const double few = prepare(FEW), many = prepare(TIMES * FEW);
    printf("%.3f s for %d immediates, %.3f s for %d\n", few, FEW, many, TIMES * FEW);
    return many > ALLOWED * TIMES * few + 0.1 * SLOWED;
}
