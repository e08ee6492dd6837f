/* SPDX-License-Identifier: MIT */
#include "program_parts.h"

#include <stdlib.h>

struct lane_operand
part_register(enum lane_type type, uint32_t base, unsigned stride)
{
    return (struct lane_operand){.kind = LANE_REG,
                                 .type = (uint8_t)type,
                                 .width = 64,
                                 .hstride = (int16_t)stride,
                                 .vstride = (int16_t)(64 * stride),
                                 .base = base};
}

struct lane_op *
part_append(struct lane_program *p, enum lane_code code, enum lane_type type, unsigned lanes)
{
    struct lane_op *op = lane_program_append(p);
    if (!op)
        abort();
    *op = (struct lane_op){.code = (uint16_t)code, .type = (uint8_t)type, .lanes = (uint8_t)lanes};
    op->flags = lanes == 1 ? LANE_NOMASK : 0;
    return op;
}

struct lane_operand
part_packed(enum lane_type type, uint32_t base)
{
    return part_register(type, base, lane_type_bytes(type));
}

struct lane_operand
part_number(enum lane_type type, uint64_t value)
{
    return (struct lane_operand){.kind = LANE_IMM, .type = (uint8_t)type, .width = 1, .imm = value};
}

struct lane_op *
part_alu(struct lane_program *p, enum lane_code code, unsigned lanes, struct lane_operand dst,
         struct lane_operand x, struct lane_operand y)
{
    struct lane_op *op = part_append(p, code, (enum lane_type)dst.type, lanes);
    op->flags = LANE_NOMASK;
    op->dst = dst;
    op->src[0] = x;
    op->src[1] = y;
    return op;
}
