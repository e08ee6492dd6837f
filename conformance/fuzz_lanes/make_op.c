/* SPDX-License-Identifier: MIT */
/* Legal ops of every family. */
#include "emu/launch.h"
#include "maker.h"

/* --- elementwise --- */

static const enum lane_type integers[] = {LANE_UD, LANE_D,  LANE_UD, LANE_D,  LANE_UW,
                                          LANE_W,  LANE_UB, LANE_B,  LANE_UQ, LANE_Q};
static const enum lane_type floats[] = {LANE_F, LANE_F, LANE_HF, LANE_DF};

static enum lane_type
some_type(struct maker *m, bool is_float)
{
    return is_float ? floats[some(m, 4)] : integers[some(m, 10)];
}

static bool
is_32_bits(enum lane_code code)
{
    return code == LANE_OP_bfe || code == LANE_OP_bfi1 || code == LANE_OP_bfi2 || code == LANE_OP_bitalign;
}

/* The types of an op are not public. If the checker refuses the op, it is made with the other class of types.
 */
static bool
takes_floats(enum lane_code code)
{
    return code >= LANE_OP_frc && code != LANE_OP_divq && code != LANE_OP_divr;
}

static bool
takes_both(enum lane_code code)
{
    return code == LANE_OP_mov || code == LANE_OP_sel || code == LANE_OP_csel || code == LANE_OP_cmp ||
           code == LANE_OP_set || code == LANE_OP_add || code == LANE_OP_mul || code == LANE_OP_mad ||
           code == LANE_OP_min || code == LANE_OP_max;
}

static bool
only_floats(enum lane_code code)
{
    return code == LANE_OP_mulz || code == LANE_OP_muladd || code == LANE_OP_madz || code == LANE_OP_minl ||
           code == LANE_OP_maxl || takes_floats(code);
}

static void
choose_type(struct maker *m, struct lane_op *op)
{
    const bool is_float = only_floats(op->code) || (takes_both(op->code) && m->floats && once_in(m, 2));
    op->type = (uint8_t)some_type(m, is_float);
    if (is_32_bits(op->code))
        op->type = once_in(m, 2) ? LANE_D : LANE_UD;
    if (lane_code_family(op->code) == LANE_MATH && op->type == LANE_DF)
        op->type = LANE_F;
}

static bool
compares(unsigned code)
{
    return code == LANE_OP_cmp || code == LANE_OP_set || code == LANE_OP_csel;
}

static void
choose_flag(struct maker *m, struct lane_op *op)
{
    if (compares(op->code))
        op->cond = (uint8_t)(LANE_COND_EQ + some(m, 6));
    if (op->code == LANE_OP_csel || op->code == LANE_OP_sel || !once_in(m, 4))
        return;
    op->write_flag = true;
    if (!compares(op->code))
        op->cond = (uint8_t)(LANE_COND_EQ + some(m, 8));
    op->cond_cell = once_in(m, 6) ? LANE_EXEC_CELL : some_cell(m);
    op->cond_shift = once_in(m, 3) ? (uint8_t)some(m, LANE_MAX - op->chan - op->lanes + 1) : 0;
}

static struct lane_operand
some_source(struct maker *m, const struct lane_op *op)
{
    const bool is_float = m->floats && once_in(m, 6) ? true : lane_type_is_float(op->type);
    const enum lane_type type = once_in(m, 3) && !is_float ? some_type(m, false) : op->type;
    struct lane_operand o;
    if (once_in(m, 4))
        o = imm(type, once_in(m, 2) ? some(m, 65536) * UINT64_C(0x100010001) : some(m, 100));
    else {
        static const uint32_t from[] = {LR_REGISTERS, LR_REGISTERS, LR_CELLS, 0};
        o = some_register(m, type, op->lanes, from[some(m, 4)], LR_RF);
    }
    if (o.kind == LANE_REG && once_in(m, 8)) {
        o.kind = LANE_INDIRECT;
        o.indirect = some(m, 4);
    }
    if (once_in(m, 4))
        o.mods = (uint8_t)(1 + some(m, lane_type_is_float(o.type) ? 3 : 4));
    return o;
}

/* A mask cell remembers that there was a NaN. */
static void
watch_for_nans(struct maker *m, const struct lane_op *op)
{
    struct lane_op test = {
        .code = LANE_OP_cmp, .type = op->dst.type, .lanes = op->lanes, .flags = LANE_NOMASK};
    test.src[0] = test.src[1] = op->dst;
    test.cond = LANE_COND_UN;
    test.write_flag = true;
    test.cond_cell = LR_TEST_CELL;
    put(m, &test);
    struct lane_op keep = {.code = LANE_OP_mor};
    keep.ctrl.cell[0] = keep.ctrl.cell[1] = LR_NAN_CELL;
    keep.ctrl.cell[2] = LR_TEST_CELL;
    put(m, &keep);
}

static void
choose_dst(struct maker *m, struct lane_op *op)
{
    const bool is_float = lane_type_is_float(op->type) && op->code != LANE_OP_cmp;
    enum lane_type type = once_in(m, 4) ? some_type(m, is_float && once_in(m, 2)) : op->type;
    if (!is_float && lane_type_is_float(type))
        type = LANE_D;
    if (once_in(m, 12))
        return;
    op->dst = some_register(m, type, op->lanes, LR_REGISTERS, LR_RF);
    if (!lane_type_is_float(type) && once_in(m, 10)) {
        op->dst.kind = LANE_INDIRECT;
        op->dst.indirect = some(m, 4);
    }
    op->flags |= once_in(m, 6) ? LANE_SAT : 0;
    if (is_float && once_in(m, 8))
        op->flags |= (uint8_t)(LANE_OMOD_MUL2 << some(m, 3));
}

void
put_elementwise(struct maker *m)
{
    struct lane_op op = {.code = (uint16_t)some(m, LANE_OP_load)};
    if (!m->floats && only_floats(op.code))
        op.code = LANE_OP_add;
    choose_type(m, &op);
    some_lanes(m, &op);
    for (unsigned s = 0; s < lane_code_sources(op.code); s++)
        op.src[s] = some_source(m, &op);
    choose_dst(m, &op);
    choose_flag(m, &op);
    put(m, &op);
    if (op.dst.kind == LANE_REG && lane_type_is_float(op.dst.type))
        watch_for_nans(m, &op);
}

/* --- memory --- */

static const struct space {
    unsigned bytes;
    uint64_t first;
} spaces[] = {
    [LANE_SPACE_SURFACE] = {LR_SMALL_BYTES, 0},
    [LANE_SPACE_FLAT] = {LR_FLAT_BYTES, LR_FLAT_BASE},
    [LANE_SPACE_POOL] = {LR_FLAT_BYTES, LR_FLAT_STEP},
    [LANE_SPACE_LOCAL] = {LR_LOCAL_BYTES, 0},
    [LANE_SPACE_SCRATCH] = {LR_SCRATCH_BYTES, 0},
    [LANE_SPACE_UNIFORM] = {LR_PAYLOAD_BYTES, 0},
    [LANE_SPACE_CODE] = {LR_CODE_BYTES, 0},
};

/* An address near either end of the space, or within. */
static uint64_t
some_address(struct maker *m, const struct space *space)
{
    const unsigned where = some(m, 6);
    if (where == 5)
        return space->first + space->bytes - some(m, 64);
    return where == 4 ? space->first : space->first + (some(m, space->bytes / 2) & ~3u);
}

/* Addresses `step` apart, computed into a register. */
static void
put_steps(struct maker *m, const struct lane_op *op, struct lane_operand at, uint64_t first, unsigned step)
{
    struct lane_op part = {.code = LANE_OP_mul, .type = at.type, .lanes = op->lanes, .flags = LANE_NOMASK};
    part.dst = at;
    part.src[0] = packed(LANE_UD, LR_CONSTS);
    part.src[0].vstride = 8; /* every second constant is a lane's number */
    if (op->lanes > LR_CONST_BYTES / 8)
        part.src[0].vstride = 0;
    part.src[1] = imm(LANE_UD, step);
    put(m, &part);
    part.code = LANE_OP_add;
    part.src[0] = at;
    part.src[1] = imm(at.type, first);
    put(m, &part);
}

static struct lane_operand
some_addresses(struct maker *m, const struct lane_op *op)
{
    static const uint8_t steps[] = {0, 1, 2, 4, 4, 8, 3, 16};
    const struct space *space = &spaces[op->mem.space];
    const enum lane_type type = op->mem.space == LANE_SPACE_FLAT ? LANE_UQ : LANE_UD;
    const uint64_t first = some_address(m, space);
    if (once_in(m, 5))
        return imm(type, first);
    struct lane_operand at = some_plain(m, type, op->lanes, op->lanes * lane_type_bytes(type));
    if (!once_in(m, 5))
        put_steps(m, op, at, first, steps[some(m, 8)]);
    return at;
}

static void
choose_message(struct maker *m, struct lane_op *op)
{
    static const uint8_t comps[] = {1, 1, 3, 15, 7, 5, 12, 255};
    op->mem = (struct lane_mem){.space = (uint8_t)some(m, LANE_SPACE_CODE + 1),
                                .elem = (uint8_t)(1u << some(m, 4)),
                                .comp_mask = comps[some(m, op->lanes > 16 ? 3 : 8)],
                                .linear = once_in(m, 3),
                                .surface = (uint16_t)(once_in(m, 12) ? some(m, 400) : LR_SMALL),
                                .offset = once_in(m, 3) ? some(m, 64) : 0,
                                .addr_mask = once_in(m, 6) ? 0xfffc : UINT32_MAX};
    if (op->code != LANE_OP_load && op->mem.space > LANE_SPACE_SCRATCH)
        op->mem.space = LANE_SPACE_SURFACE;
    if (op->mem.space == LANE_SPACE_POOL)
        op->mem.addr_mask = UINT32_MAX;
    if (op->code == LANE_OP_atomic) {
        op->mem.elem = once_in(m, 4) ? 8 : 4;
        op->mem.comp_mask = 1;
        op->mem.atomic = (uint8_t)some(m, LANE_ATOMIC_FADD);
    }
}

static void
choose_data(struct maker *m, struct lane_op *op)
{
    const enum lane_type type = op->mem.elem == 8 ? LANE_UQ : LANE_UD;
    const unsigned bytes = op->lanes * lane_type_bytes(type);
    const unsigned count = (unsigned)__builtin_popcount(op->mem.comp_mask);
    op->mem.comp_stride = bytes;
    const unsigned sources = op->code == LANE_OP_store    ? 1
                             : op->code == LANE_OP_atomic ? lane_atomic_sources(op->mem.atomic)
                                                          : 0;
    for (unsigned s = 1; s <= sources; s++)
        op->src[s] = some_plain(m, type, op->lanes, bytes * count);
    if (op->code != LANE_OP_store && !once_in(m, op->code == LANE_OP_atomic ? 3 : 12))
        op->dst = some_plain(m, type, op->lanes, bytes * count);
}

void
put_memory(struct maker *m)
{
    static const uint8_t codes[] = {LANE_OP_load, LANE_OP_store, LANE_OP_load, LANE_OP_atomic};
    struct lane_op op = {.code = codes[some(m, 4)], .type = LANE_UD};
    if (once_in(m, 16))
        op.code = LANE_OP_fence;
    some_lanes(m, &op);
    if (op.code == LANE_OP_fence) {
        op.pred = LANE_PRED_NONE;
        put(m, &op);
        return;
    }
    choose_message(m, &op);
    choose_data(m, &op);
    op.src[0] = some_addresses(m, &op);
    put(m, &op);
}

/* --- images --- */

static void
choose_block(struct maker *m, struct lane_op *op)
{
    op->src[0] = some_plain(m, LANE_UD, 1, 16);
    op->src[0].vstride = 4;
    if (op->code == LANE_OP_blockstore)
        op->src[1] = some_plain(m, LANE_UD, op->lanes, 4u * op->lanes);
    else if (!once_in(m, 6))
        op->dst = some_plain(m, LANE_UD, op->lanes, 4u * op->lanes);
}

static void
choose_texels(struct maker *m, struct lane_op *op)
{
    const bool store = op->code == LANE_OP_texstore, atomic = op->code == LANE_OP_texatomic;
    const unsigned bytes = 4u * op->lanes, room = op->lanes > 32 ? 1 : 4;
    op->image.coords = (uint8_t)(1 + some(m, 3));
    op->image.comps = (uint8_t)(atomic ? 1 : 1 + some(m, room));
    op->image.comp_mask = (uint8_t)(atomic ? 1 : once_in(m, 2) ? 15 : 1 + some(m, 15));
    op->image.comp_stride = bytes;
    op->image.atomic = (uint8_t)some(m, LANE_ATOMIC_FADD);
    op->src[0] = some_plain(m, LANE_UD, op->lanes, bytes);
    for (unsigned k = 0; k < 2; k++)
        op->image.coord[k] = some_plain(m, LANE_UD, 1, bytes).base;
    const unsigned sources = store ? 1 : atomic ? lane_atomic_sources(op->image.atomic) : 0;
    for (unsigned s = 1; s <= sources; s++)
        op->src[s] = some_plain(m, LANE_UD, op->lanes, bytes * op->image.comps);
    if (!store && !atomic && once_in(m, 3))
        op->src[1] = some_plain(m, LANE_UD, 1, 4);
    if (!store && !once_in(m, 10))
        op->dst =
            some_plain(m, !atomic && once_in(m, 4) ? LANE_HF : LANE_UD, op->lanes, bytes * op->image.comps);
}

/* As many arguments as find room; the launches bind no textures, so that most end with a fault. */
static void
choose_texture(struct maker *m, struct lane_op *op)
{
    enum { ROOM = 512 };
    static const uint8_t modes[] = {0, LANE_TEXTURE_COMPARE, LANE_TEXTURE_OFFSETS, LANE_TEXTURE_GRADIENTS};
    if (op->lanes > 32)
        op->lanes = 32;
    const unsigned bytes = 4u * op->lanes;
    struct lane_texture *t = &op->image.texture;
    *t = (struct lane_texture){.function = (uint8_t)some(m, LANE_TEXTURE_FUNCTIONS),
                               .mode = modes[some(m, sizeof modes)],
                               .normalised = (uint8_t)some(m, 8),
                               .component = (uint8_t)some(m, 4)};
    if (lane_texture_arguments(t) * bytes > ROOM)
        t->mode = 0;
    t->mode |= (uint8_t)(1u << some(m, 4));
    op->image.coords = (uint8_t)lane_texture_arguments(t);
    op->image.comps = (uint8_t)(1 + some(m, 4));
    op->image.comp_mask = 15;
    op->image.comp_stride = bytes;
    op->src[0] = some_plain(m, LANE_UD, op->lanes, bytes * op->image.coords);
    for (unsigned s = 1; s <= 2; s++)
        if (once_in(m, 3))
            op->src[s] = some_plain(m, LANE_UD, 1, 4);
    op->dst = some_plain(m, LANE_UD, op->lanes, bytes * op->image.comps);
}

/* Coordinates near the image. */
static void
put_coordinates(struct maker *m, const struct lane_op *op)
{
    const bool block = op->code >= LANE_OP_blockload, is_float = op->code == LANE_OP_sample;
    struct lane_op part = {.code = LANE_OP_and, .type = LANE_UD, .lanes = op->lanes, .flags = LANE_NOMASK};
    if (block)
        part.lanes = 4;
    while (part.lanes & (part.lanes - 1)) /* the first ones, of a message with an odd number */
        part.lanes &= (uint8_t)(part.lanes - 1);
    for (unsigned k = 0; k < (block ? 1u : op->image.coords); k++) {
        part.dst = op->src[0];
        part.dst.base = k ? op->image.coord[k - 1] : op->src[0].base;
        part.src[0] = part.dst;
        part.src[1] = imm(LANE_UD, block ? 0x3003f : 7);
        part.code = LANE_OP_and;
        put(m, &part);
        part.code = LANE_OP_mov;
        part.src[1].kind = LANE_NONE;
        if (!is_float)
            continue;
        part.dst.type = LANE_F;
        put(m, &part);
    }
}

void
put_image(struct maker *m)
{
    struct lane_op op = {.code =
                             (uint16_t)(LANE_OP_sample + some(m, LANE_OP_blockstore - LANE_OP_sample + 1)),
                         .type = LANE_UD};
    some_lanes(m, &op);
    if (op.pred == LANE_PRED_NONE && once_in(m, 4)) {
        op.lanes = (uint8_t)(1 + some(m, LANE_MAX));
        op.chan = 0;
    }
    op.image.surface = (uint16_t)(once_in(m, 20) ? some(m, 300) : some(m, LR_IMAGES));
    op.image.sampler = (uint8_t)(once_in(m, 20) ? some(m, 256) : some(m, LR_SAMPLERS));
    if (op.code == LANE_OP_texture)
        choose_texture(m, &op);
    else if (op.code >= LANE_OP_blockload)
        choose_block(m, &op);
    else
        choose_texels(m, &op);
    if (op.code != LANE_OP_texture && !once_in(m, 4))
        put_coordinates(m, &op);
    put(m, &op);
}

/* --- masks and control flow --- */

static void
put_mask(struct maker *m)
{
    struct lane_op op = {.code = (uint16_t)(LANE_OP_mmov + some(m, 4))};
    op.ctrl.cell[0] = once_in(m, 4) ? LANE_EXEC_CELL : some_cell(m);
    for (unsigned n = 1; n < (op.code == LANE_OP_mmov ? 2u : 3u); n++)
        op.ctrl.cell[n] = once_in(m, 3) ? LANE_EXEC_CELL : some_cell(m);
    put(m, &op);
}

static void
put_jump(struct maker *m, struct lane_op *op)
{
    const bool predicated = op->code == LANE_OP_brf || op->code == LANE_OP_divert || op->code == LANE_OP_loop;
    if (predicated)
        some_lanes(m, op);
    if (op->code == LANE_OP_brf) {
        op->lanes = 1;
        op->pred = LANE_PRED_NORMAL;
        op->pred_cell = some_cell(m);
        op->pred_shift = 0;
    }
    op->ctrl.cell[0] = op->ctrl.cell[1] = some_cell(m);
    op->ctrl.target = once_in(m, 12) ? 0 : 1 + some(m, 6);
    if (op->code == LANE_OP_call)
        op->dst = some_plain(m, LANE_UD, 1, 4);
    put(m, op);
}

/* Rounding, and whether floats' and halves' denormals are kept. */
void
put_mode(struct maker *m)
{
    static const uint32_t keeps[] = {0x4c0, 0x4c0, 0x440, 0x0c0, 0x000};
    struct lane_op op = {.code = LANE_OP_fpmode};
    op.src[0] = imm(LANE_UD, some(m, 4) << 4 | keeps[some(m, sizeof keeps / sizeof *keeps)]);
    put(m, &op);
}

void
put_control(struct maker *m)
{
    static const uint8_t codes[] = {LANE_OP_brz,  LANE_OP_brnz,    LANE_OP_brf,  LANE_OP_divert,
                                    LANE_OP_join, LANE_OP_divert,  LANE_OP_join, LANE_OP_loop,
                                    LANE_OP_br,   LANE_OP_barrier, LANE_OP_call, LANE_OP_fpmode};
    if (once_in(m, 2)) {
        put_mask(m);
        return;
    }
    struct lane_op op = {.code = codes[some(m, sizeof codes)]};
    if (op.code == LANE_OP_barrier) {
        put(m, &op);
    } else if (op.code == LANE_OP_fpmode) {
        put_mode(m);
    } else if (once_in(m, 24)) {
        op.code = once_in(m, 2) ? LANE_OP_trap : LANE_OP_ret;
        op.src[0] = op.code == LANE_OP_ret ? some_plain(m, LANE_UD, 1, 4) : imm(LANE_UD, EMU_FAULT_SOFTWARE);
        put(m, &op);
    } else {
        put_jump(m, &op);
    }
}
