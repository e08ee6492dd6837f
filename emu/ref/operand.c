/* SPDX-License-Identifier: MIT */
/* Where a lane of an operand lies. */
#include <assert.h>
#include <string.h>

#include "lane_priv.h"
#include "ref_priv.h"

static int64_t
read_index(const uint8_t *rf, const struct lane_indirect *ind, unsigned k)
{
    if (ind->index_type == LANE_UW) {
        uint16_t index;
        memcpy(&index, rf + ind->addr + k * sizeof index, sizeof index);
        return index;
    }
    int32_t index;
    memcpy(&index, rf + ind->addr + k * sizeof index, sizeof index);
    return index;
}

/* Byte offset in the RF, or -1 when the element lies outside its indirect window. */
static int64_t
locate(const struct lane_program *p, const uint8_t *rf, const struct lane_operand *o, unsigned lane)
{
    const int64_t direct = lane_region_offset(o, lane);
    if (o->kind == LANE_REG)
        return direct;
    assert(o->kind == LANE_INDIRECT);
    const struct lane_indirect *ind = &p->indirects[o->indirect];
    const unsigned k = ind->per_lane ? lane : ind->per_row ? lane / o->width : 0;
    const int64_t at = direct + (int64_t)ind->scale * read_index(rf, ind, k);
    const int64_t last = (int64_t)ind->hi - (int64_t)lane_type_bytes(o->type);
    return at >= ind->lo && at <= last ? at : -1;
}

uint64_t
ref_load(const struct lane_program *p, const uint8_t *rf, const struct lane_operand *o, unsigned lane)
{
    if (o->kind == LANE_IMM)
        return o->imm;
    int64_t at = locate(p, rf, o, lane);
    uint64_t bits = 0;
    if (at < 0 && p->indirects[o->indirect].outside)
        at = lane_region_offset(o, lane) - o->base + p->indirects[o->indirect].outside;
    if (at >= 0)
        memcpy(&bits, rf + at, lane_type_bytes(o->type));
    return bits;
}

void
ref_store(const struct lane_program *p, uint8_t *rf, const struct lane_operand *o, unsigned lane,
          uint64_t bits)
{
    if (o->kind == LANE_NONE)
        return;
    const int64_t at = locate(p, rf, o, lane);
    if (at >= 0)
        memcpy(rf + at, &bits, lane_type_bytes(o->type));
}

uint64_t
emu_ref_value(const struct lane_program *program, const uint8_t *rf, const struct lane_operand *o,
              unsigned lane)
{
    assert(o->kind != LANE_NONE && lane < LANE_MAX);
    return ref_load(program, rf, o, lane);
}

int64_t
emu_ref_offset(const struct lane_program *program, const uint8_t *rf, const struct lane_operand *o,
               unsigned lane)
{
    return locate(program, rf, o, lane);
}
