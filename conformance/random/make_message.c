/* SPDX-License-Identifier: MIT */
/* Memory messages, and the ops that compute their addresses. */
#include "maker.h"

/* The first byte of an area of the space that a message's addresses count from. */
static uint64_t
space_origin(struct maker *m, enum lane_space space, const uint8_t *world)
{
    const uint32_t range = WORLD_RANGES + AREA * rnd_below(&m->rnd, 2) + 64;
    switch (space) {
    case LANE_SPACE_FLAT:
        return (uintptr_t)world + range;
    case LANE_SPACE_POOL:
        return range - WORLD_POOL;
    default:
        return 0;
    }
}

static unsigned
space_bytes(enum lane_space space)
{
    switch (space) {
    case LANE_SPACE_SCRATCH:
        return SCRATCH_BYTES;
    case LANE_SPACE_UNIFORM:
        return PAYLOAD_BYTES;
    case LANE_SPACE_CODE:
        return CODE_BYTES;
    default:
        return AREA - 128;
    }
}

static bool
can_fault(enum lane_space space)
{
    return space == LANE_SPACE_FLAT || space == LANE_SPACE_POOL || space == LANE_SPACE_SCRATCH;
}

struct message {
    struct lane_op *op;
    enum lane_type type; /* of addresses */
    uint32_t at;         /* register of addresses */
    uint64_t origin;
    unsigned reach; /* bytes of the space that addresses may take */
};

static void
binary(struct maker *m, const struct message *msg, enum lane_code code, struct lane_operand a,
       struct lane_operand b)
{
    struct lane_op op = {.code = (uint16_t)code,
                         .type = (uint8_t)msg->type,
                         .lanes = msg->op->lanes,
                         .chan = msg->op->chan,
                         .flags = LANE_NOMASK};
    if (rnd_once_in(&m->rnd, 3))
        op.flags = msg->op->flags & LANE_NOMASK;
    op.dst = reg(msg->type, msg->at, op.lanes);
    op.src[0] = a;
    op.src[1] = b;
    put(m, &op);
}

static struct lane_operand
address_register(const struct message *msg)
{
    return reg(msg->type, msg->at, msg->op->lanes);
}

static struct lane_operand
first_address(struct maker *m, const struct message *msg)
{
    const unsigned align = rnd_once_in(&m->rnd, 5) ? 1 : 4;
    unsigned at = align * rnd_below(&m->rnd, msg->reach / 2 / align);
    if (rnd_once_in(&m->rnd, 12) && (m->may_fault || !can_fault(msg->op->mem.space)))
        at = msg->reach + 256 + align * rnd_below(&m->rnd, 64) - align * rnd_below(&m->rnd, 128);
    return imm(msg->type, msg->origin + at);
}

/* lane * step + first */
static void
strided(struct maker *m, const struct message *msg, unsigned step)
{
    binary(m, msg, LANE_OP_mul, reg(LANE_UD, RF_LANE_IDS, msg->op->lanes), imm(LANE_UD, step));
    binary(m, msg, LANE_OP_add, address_register(msg), first_address(m, msg));
}

/* Anything, cut down to the space unless it may go wild. */
static void
scattered(struct maker *m, const struct message *msg)
{
    unsigned mask = 1;
    while (mask * 2 <= msg->reach)
        mask *= 2;
    mask -= rnd_once_in(&m->rnd, 4) ? 1 : msg->op->mem.elem;
    const struct lane_operand from = rnd_once_in(&m->rnd, 3)
                                         ? reg(LANE_UD, RF_LANE_DATA, msg->op->lanes)
                                         : reg(LANE_UD, some_base(m, 4u * msg->op->lanes, 4), msg->op->lanes);
    binary(m, msg, LANE_OP_and, from, imm(LANE_UD, mask));
    binary(m, msg, LANE_OP_add, address_register(msg), imm(msg->type, msg->origin));
}

/* One lane, or some, far away. */
static void
go_wild(struct maker *m, const struct message *msg)
{
    struct lane_op op = {.code = LANE_OP_mov, .type = (uint8_t)msg->type, .lanes = 1, .flags = LANE_NOMASK};
    const unsigned lane = rnd_below(&m->rnd, msg->op->lanes), bytes = lane_type_bytes(msg->type);
    op.dst = scalar(msg->type, msg->at + lane * bytes);
    op.src[0] = imm(msg->type, rnd_once_in(&m->rnd, 2) ? rnd_next(&m->rnd)
                                                       : msg->origin + rnd_below(&m->rnd, 2 * AREA) - 64);
    put(m, &op);
}

static struct lane_operand
some_addresses(struct maker *m, const struct message *msg)
{
    static const uint8_t weights[] = {2, 5, 3, 4, 2};
    static const uint8_t steps[] = {4, 8, 12, 16, 20, 32, 1, 2, 0, 3};
    const struct lane_mem *mem = &msg->op->mem;
    struct lane_operand address = address_register(msg);
    const unsigned span = mem->elem * (unsigned)__builtin_popcount(mem->comp_mask);
    switch (rnd_weighted(&m->rnd, weights, sizeof weights)) {
    case 0:
        return first_address(m, msg);
    case 1:
        strided(m, msg, span);
        break;
    case 2:
        strided(m, msg, steps[rnd_below(&m->rnd, sizeof steps)]);
        break;
    case 3:
        scattered(m, msg);
        break;
    default: /* all lanes the same, in a register */
        strided(m, msg, 4);
        address.hstride = address.vstride = 0;
    }
    if (rnd_once_in(&m->rnd, can_fault(mem->space) ? 20 : 6) && (m->may_fault || !can_fault(mem->space)))
        go_wild(m, msg);
    return address;
}

static enum lane_space
some_space(struct maker *m, enum lane_code code)
{
    static const uint8_t weights[] = {8, 6, 5, 5, 3, 2, 1};
    for (;;) {
        const enum lane_space space = rnd_weighted(&m->rnd, weights, sizeof weights);
        const bool fixed = space == LANE_SPACE_UNIFORM || space == LANE_SPACE_CODE;
        if (!(fixed && code != LANE_OP_load))
            return space;
    }
}

/* Data of all components, packed one behind the other or at a distance. */
static struct lane_operand
some_data(struct maker *m, struct lane_op *op)
{
    struct rnd *r = &m->rnd;
    enum lane_type type = op->mem.elem == 8 ? LANE_UQ : rnd_once_in(r, 12) ? LANE_Q : LANE_UD;
    if (op->mem.elem <= 2 && rnd_once_in(r, 6))
        type = op->mem.elem == 1 ? LANE_UB : LANE_UW;
    if (type == LANE_UD && rnd_once_in(r, 4))
        type = LANE_F;
    const unsigned bytes = lane_type_bytes(type) * op->lanes;
    const unsigned components = (unsigned)__builtin_popcount(op->mem.comp_mask);
    const unsigned stride = op->mem.comp_stride ? op->mem.comp_stride : (bytes + 31) / 32 * 32;
    op->mem.comp_stride = stride;
    struct lane_operand o =
        reg(type, some_base(m, bytes + (components - 1) * stride, lane_type_bytes(type)), op->lanes);
    if (!m->whole_only && rnd_once_in(r, 20) && components == 1)
        o.hstride = o.vstride = 0;
    return o;
}

static void
some_transfer(struct maker *m, struct lane_op *op)
{
    static const uint8_t comps[] = {1, 1, 1, 3, 7, 15, 5, 2, 12, 255};
    static const uint16_t strides[] = {0, 0, 0, 256, 64, 4};
    struct lane_mem *mem = &op->mem;
    mem->comp_mask = comps[rnd_below(&m->rnd, op->lanes <= 16 ? 10 : 9)];
    mem->comp_stride = strides[rnd_below(&m->rnd, m->whole_only ? 4 : 6)];
    mem->linear = rnd_once_in(&m->rnd, 6);
    const struct lane_operand data = some_data(m, op);
    if (op->code == LANE_OP_load)
        op->dst = data;
    else
        op->src[1] = data;
}

static void
some_atomic(struct maker *m, struct lane_op *op)
{
    struct rnd *r = &m->rnd;
    struct lane_mem *mem = &op->mem;
    mem->atomic = (uint8_t)rnd_below(r, LANE_ATOMIC_FCMPXCHG + 1);
    mem->elem = mem->atomic < LANE_ATOMIC_FADD && rnd_once_in(r, 4) ? 8 : 4;
    mem->comp_mask = 1;
    const enum lane_type type = mem->elem == 8 ? LANE_UQ : LANE_UD;
    const unsigned bytes = lane_type_bytes(type) * op->lanes;
    for (unsigned s = 1; s <= lane_atomic_sources(mem->atomic); s++)
        op->src[s] =
            rnd_once_in(r, 6) ? imm(type, rnd_value(r)) : reg(type, some_base(m, bytes, 4), op->lanes);
    if (rnd_once_in(r, 2))
        op->dst = reg(type, some_base(m, bytes, 4), op->lanes);
}

static enum lane_code
some_kind(struct maker *m)
{
    static const uint8_t weights[] = {6, 6, 3};
    static const enum lane_code codes[] = {LANE_OP_load, LANE_OP_store, LANE_OP_atomic};
    return codes[rnd_weighted(&m->rnd, weights, 3)];
}

static void
some_fields(struct maker *m, struct lane_op *op)
{
    struct rnd *r = &m->rnd;
    op->mem.space = (uint8_t)some_space(m, op->code);
    op->mem.surface = (uint16_t)(rnd_once_in(r, 12) ? 9 : rnd_below(r, 3));
    op->mem.elem = rnd_once_in(r, 2) ? 4 : (uint8_t)(1u << rnd_below(r, 4));
    op->mem.addr_mask = rnd_once_in(r, 6) ? 0xfffffffcu : 0xffffffffu;
    op->mem.offset = rnd_once_in(r, 4) ? 4 * rnd_below(r, 16) : 0;
    op->mem.addr_shift = op->mem.space < LANE_SPACE_FLAT && rnd_once_in(r, 4) ? 2 : 0;
}

void
some_message(struct maker *m)
{
    struct rnd *r = &m->rnd;
    struct lane_op op = {.code = (uint16_t)some_kind(m), .type = LANE_UD};
    some_lanes(m, &op);
    some_fields(m, &op);
    if (rnd_once_in(r, 4))
        some_predicate(m, &op);
    if (op.code == LANE_OP_atomic)
        some_atomic(m, &op);
    else
        some_transfer(m, &op);
    const bool wide = op.mem.space == LANE_SPACE_FLAT && !rnd_once_in(r, 20);
    const struct message msg = {.op = &op,
                                .type = wide ? LANE_UQ : LANE_UD,
                                .at = RF_ADDRESSES + 512 * rnd_below(r, 2),
                                .origin = space_origin(m, op.mem.space, m->c->world),
                                .reach = space_bytes(op.mem.space) - 256};
    op.src[0] = some_addresses(m, &msg);
    if (op.mem.space == LANE_SPACE_FLAT && !wide && !m->may_fault)
        return;
    put(m, &op);
}
