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

struct lane_op *
part_compare(struct lane_program *p, unsigned lanes, uint32_t cell, enum lane_cond cond,
             struct lane_operand x, struct lane_operand y, bool nomask)
{
    struct lane_op *op = part_append(p, LANE_OP_cmp, LANE_D, lanes);
    op->flags = nomask ? LANE_NOMASK : 0;
    op->src[0] = x;
    op->src[1] = y;
    op->cond = (uint8_t)cond;
    op->write_flag = true;
    op->cond_cell = cell;
    return op;
}

struct lane_op *
part_branch(struct lane_program *p, enum lane_code code, unsigned lanes, uint32_t cell, uint32_t wait,
            uint32_t target)
{
    struct lane_op *op = part_append(p, code, LANE_UD, code == LANE_OP_brf ? 1 : lanes);
    op->pred = LANE_PRED_NORMAL;
    op->pred_cell = cell;
    op->ctrl.cell[0] = wait;
    op->ctrl.target = target;
    return op;
}

struct lane_op *
part_store(struct lane_program *p, enum lane_space space, unsigned lanes, struct lane_operand address,
           struct lane_operand data)
{
    struct lane_op *op = part_append(p, LANE_OP_store, LANE_UD, lanes);
    op->mem.space = (uint8_t)space;
    op->mem.elem = 4;
    op->mem.comp_mask = 1;
    op->mem.addr_mask = UINT32_MAX;
    op->src[0] = address;
    op->src[1] = data;
    return op;
}

void
part_block(struct lane_program *p, enum lane_code code, unsigned lanes, unsigned surface, uint32_t at,
           uint32_t data, uint32_t offset)
{
    struct lane_op *op = part_append(p, code, LANE_UD, lanes);
    op->flags = LANE_NOMASK;
    op->src[0] = part_register(LANE_UD, at, 0);
    *(code == LANE_OP_load ? &op->dst : &op->src[1]) = part_packed(LANE_UD, data);
    op->mem = (struct lane_mem){.space = LANE_SPACE_SURFACE,
                                .elem = 4,
                                .comp_mask = 1,
                                .linear = true,
                                .surface = (uint16_t)surface,
                                .offset = offset,
                                .addr_mask = UINT32_MAX};
}

void
part_group_place(struct lane_program *p, uint32_t at, uint32_t number, uint32_t bytes)
{
    struct lane_op *op = part_append(p, LANE_OP_mul, LANE_UD, 1);
    op->dst = part_register(LANE_UD, at, 0);
    op->src[0] = part_register(LANE_UD, number, 0);
    op->src[1] = part_number(LANE_UD, bytes);
}

uint64_t
part_random(uint64_t *state)
{
    uint64_t z = *state += 0x9e3779b97f4a7c15u;
    z = (z ^ z >> 30) * 0xbf58476d1ce4e5b9u;
    z = (z ^ z >> 27) * 0x94d049bb133111ebu;
    return z ^ z >> 31;
}
