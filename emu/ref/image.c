/* SPDX-License-Identifier: MIT */
/* The IMAGE family: one lane after the other through emu/image_access.h. */
#include <assert.h>
#include <string.h>

#include "emu/image_access.h"
#include "emu/image_packed.h"
#include "emu/lane_half.h"
#include "ref_priv.h"

struct message {
    const struct lane_program *p;
    const struct lane_op *op;
    struct emu_thread *t;
    const struct emu_image *image;
    const struct emu_sampler *sampler;
    unsigned comp_mask; /* what is transferred */
    unsigned component; /* of texgather */
    int32_t offset[3];  /* in texels */
};

static void
read_coordinates(const struct message *m, unsigned lane, int32_t coord[3])
{
    const struct lane_image *image = &m->op->image;
    struct lane_operand o = m->op->src[0];
    for (unsigned k = 0; k < 3; k++) {
        if (k > 0 && k < image->coords)
            o.base = image->coord[k - 1];
        coord[k] = k < image->coords ? (int32_t)ref_load(m->p, m->t->rf, &o, lane) : 0;
    }
}

static uint32_t
result_bits(const struct message *m, uint32_t bits)
{
    if (m->op->dst.type != LANE_HF || emu_image_format_is_integer(&m->image->format))
        return bits;
    return lane_f32_to_f16(lane_f32_from_bits(bits), 0);
}

static void
write_result(const struct message *m, unsigned lane, const uint32_t rgba[4])
{
    struct lane_operand dst = m->op->dst;
    unsigned written = 0;
    for (unsigned c = 0; c < 4 && written < m->op->image.comps; c++)
        if (m->comp_mask >> c & 1) {
            ref_store(m->p, m->t->rf, &dst, lane, result_bits(m, rgba[c]));
            dst.base += m->op->image.comp_stride;
            written++;
        }
}

static void
sample(const struct message *m, unsigned lane, const int32_t coord[3], uint32_t rgba[4])
{
    float at[3];
    (void)lane;
    memcpy(at, coord, sizeof at);
    emu_image_sample(m->image, m->sampler, at, m->offset, rgba);
}

static void
gather(const struct message *m, unsigned lane, const int32_t coord[3], uint32_t rgba[4])
{
    float at[3];
    (void)lane;
    memcpy(at, coord, sizeof at);
    emu_image_gather(m->image, m->sampler, at, m->offset, m->component, rgba);
}

static void
load(const struct message *m, unsigned lane, const int32_t coord[3], uint32_t rgba[4])
{
    const unsigned directions = emu_image_directions((enum emu_image_shape)m->image->shape);
    int32_t at[3] = {coord[0], coord[1], coord[2]};
    (void)lane;
    for (unsigned d = 0; d < directions; d++)
        at[d] = (int32_t)((uint32_t)at[d] + (uint32_t)m->offset[d]);
    emu_image_load(m->image, at, rgba);
}

static void
store(const struct message *m, unsigned lane, const int32_t coord[3], uint32_t rgba[4])
{
    struct lane_operand src = m->op->src[1];
    const unsigned components = emu_first_components(m->op->image.comp_mask, m->op->image.comps);
    for (unsigned left = components; left; left &= left - 1) {
        rgba[__builtin_ctz(left)] = (uint32_t)ref_load(m->p, m->t->rf, &src, lane);
        src.base += m->op->image.comp_stride;
    }
    emu_image_store(m->image, coord, rgba, components);
}

static void
atomic(const struct message *m, unsigned lane, const int32_t coord[3], uint32_t rgba[4])
{
    const unsigned sources = lane_atomic_sources(m->op->image.atomic);
    uint32_t data[2] = {0, 0};
    for (unsigned s = 0; s < sources; s++)
        data[s] = (uint32_t)ref_load(m->p, m->t->rf, &m->op->src[1 + s], lane);
    rgba[0] = emu_image_atomic(m->image, coord, m->op->image.atomic, data[0], data[1]);
}

static void
info(const struct message *m, unsigned lane, const int32_t coord[3], uint32_t rgba[4])
{
    (void)lane;
    emu_image_info(m->image, (uint32_t)coord[0], rgba);
}

static void
samples(const struct message *m, unsigned lane, const int32_t coord[3], uint32_t rgba[4])
{
    (void)m, (void)lane, (void)coord;
    for (unsigned c = 0; c < 4; c++)
        rgba[c] = 1;
}

/* All lanes' sources are read before any lane's result is written. */
static void
run_lanes(const struct message *m, uint64_t enabled,
          void (*work)(const struct message *, unsigned, const int32_t[3], uint32_t[4]))
{
    int32_t coord[LANE_MAX][3];
    uint32_t rgba[LANE_MAX][4] = {{0}};
    for (unsigned i = 0; i < m->op->lanes; i++)
        if (enabled >> i & 1)
            read_coordinates(m, i, coord[i]);
    for (unsigned i = 0; i < m->op->lanes; i++)
        if (enabled >> i & 1)
            work(m, i, coord[i], rgba[i]);
    for (unsigned i = 0; i < m->op->lanes; i++)
        if ((enabled >> i & 1) && m->op->dst.kind != LANE_NONE)
            write_result(m, i, rgba[i]);
}

/* One byte of the block to or from its register. */
static void
move_byte(const struct message *m, uint32_t *dword, unsigned number, int64_t x, int64_t y)
{
    const bool write = m->op->code == LANE_OP_blockstore;
    uint8_t *at = emu_image_block_byte(m->image, x, y, write);
    uint8_t bytes[4];
    if (!at)
        return;
    memcpy(bytes, dword, sizeof bytes);
    if (write)
        *at = bytes[number];
    else
        bytes[number] = *at;
    memcpy(dword, bytes, sizeof bytes);
}

static void
run_block(const struct message *m, uint64_t enabled)
{
    const struct lane_op *op = m->op;
    const struct lane_operand *data = op->code == LANE_OP_blockload ? &op->dst : &op->src[1];
    uint32_t at[3];
    if (data->kind == LANE_NONE) /* a read whose result is dropped */
        return;
    for (unsigned k = 0; k < 3; k++)
        at[k] = (uint32_t)ref_load(m->p, m->t->rf, &op->src[0], k);
    const uint32_t row_bytes = (at[2] & 63) + 1, rows = (at[2] >> 16 & 63) + 1;
    const uint32_t row_dwords = row_bytes <= 4 ? 1 : 2u << (31 - __builtin_clz((row_bytes - 1) / 4));
    for (unsigned i = 0; i < op->lanes; i++) {
        const uint32_t row = i / row_dwords, column = i % row_dwords * 4;
        uint32_t dword = (uint32_t)ref_load(m->p, m->t->rf, data, i);
        if (!(enabled >> i & 1) || row >= rows)
            continue;
        for (unsigned n = 0; n < 4 && column + n < row_bytes; n++)
            move_byte(m, &dword, n, (int64_t)(int32_t)at[0] + column + n, (int64_t)(int32_t)at[1] + row);
        if (op->code == LANE_OP_blockload)
            ref_store(m->p, m->t->rf, data, i, dword);
    }
}

static bool
missing(struct emu_thread *t, const struct lane_op *op, enum emu_fault_kind kind, uint32_t index,
        uint64_t lanes)
{
    t->fault = (struct emu_fault){
        .kind = kind, .inst = op->inst, .lanes = lanes << op->chan, .address = index, .bytes = 0};
    return false;
}

/* src1 of what reads: a header's dword, or none. */
static uint32_t
header_of(const struct message *m)
{
    const struct lane_op *op = m->op;
    const bool is_write = op->code == LANE_OP_texstore || op->code == LANE_OP_texatomic;
    if (is_write || op->code >= LANE_OP_blockload || op->src[1].kind == LANE_NONE)
        return 0;
    return (uint32_t)ref_load(m->p, m->t->rf, &op->src[1], 0);
}

static bool
uses_sampler(const struct message *m)
{
    return m->op->code == LANE_OP_sample || m->op->code == LANE_OP_texgather;
}

/* A header's part: bits 11:8, 7:4 and 3:0 are signed; channels that do not come back. */
static void
read_header(struct message *m)
{
    const uint32_t header = header_of(m);
    for (unsigned d = 0; d < 3; d++)
        m->offset[d] = (int32_t)((header >> (8 - 4 * d) & 15) ^ 8) - 8;
    m->comp_mask = m->op->image.comp_mask & ~(header >> 12);
    m->component = header >> 16 & 3;
}

/* False: t->fault says what is not there. */
static bool
bind(struct message *m, uint64_t enabled)
{
    const struct lane_image *image = &m->op->image;
    m->image = emu_launch_image(m->t->launch, image->surface);
    m->sampler = emu_launch_sampler(m->t->launch, image->sampler);
    if (!m->image)
        return missing(m->t, m->op, EMU_FAULT_NO_IMAGE, image->surface, enabled);
    if (uses_sampler(m) && !m->sampler)
        return missing(m->t, m->op, EMU_FAULT_NO_SAMPLER, image->sampler, enabled);
    return true;
}

static void
run(const struct message *m, uint64_t enabled)
{
    switch (m->op->code) {
    case LANE_OP_sample:
        run_lanes(m, enabled, sample);
        return;
    case LANE_OP_texload:
        run_lanes(m, enabled, load);
        return;
    case LANE_OP_texgather:
        run_lanes(m, enabled, gather);
        return;
    case LANE_OP_texstore:
        run_lanes(m, enabled, store);
        return;
    case LANE_OP_texatomic:
        run_lanes(m, enabled, atomic);
        return;
    case LANE_OP_texinfo:
        run_lanes(m, enabled, info);
        return;
    case LANE_OP_samples:
        run_lanes(m, enabled, samples);
        return;
    default:
        run_block(m, enabled);
    }
}

bool
ref_image(const struct lane_program *p, const struct lane_op *op, struct emu_thread *t)
{
    struct message m = {.p = p, .op = op, .t = t};
    const uint64_t enabled = ref_enabled(op, t->rf);
    if (!enabled)
        return true;
    if (!bind(&m, enabled))
        return false;
    read_header(&m);
    const unsigned saved = emu_image_enter(t->fpmode);
    run(&m, enabled);
    emu_image_leave(t->fpmode, saved);
    return true;
}
