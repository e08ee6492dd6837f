/* SPDX-License-Identifier: MIT */
/* Which register-file bytes an op reads and writes. */
#include <assert.h>
#include <stdlib.h>
#include <string.h>

#include "jit/flow/flow.h"

/* Cells hold flags that are written 16 bits at a time; everything else goes by dwords. */
static uint32_t
granule(const struct lane_program *p, uint32_t at)
{
    return at < p->cells_bytes ? 2 : 4;
}

struct list {
    const struct lane_program *program;
    const struct lane_op *op;
    bool all_on; /* all lanes are on when the op runs */
    struct jit_access *at;
    uint32_t count, capacity;
    bool exact; /* the last one begins and ends at its granule */
    bool failed;
};

static void
add(struct list *l, uint8_t role, uint8_t use, uint32_t lo, uint32_t hi)
{
    assert(lo < hi);
    if (l->count == l->capacity) {
        const uint32_t capacity = l->capacity ? l->capacity * 2 : 1024;
        struct jit_access *at = realloc(l->at, capacity * sizeof *at);
        if (!at) {
            l->failed = true;
            return;
        }
        l->at = at;
        l->capacity = capacity;
    }
    const uint32_t mask = granule(l->program, lo) - 1, up = granule(l->program, hi - 1) - 1;
    struct jit_access a = {
        .lo = lo & ~mask, .hi = (hi + up) & ~up, .use = use, .role = role, .web = JIT_IN_MEMORY};
    l->exact = a.lo == lo && a.hi == hi;
    if (use == JIT_WRITE && !l->exact)
        a.use = JIT_MERGE;
    l->at[l->count++] = a;
}

/* Blocks of images have no lanes. */
static bool
is_masked(const struct list *l)
{
    const struct lane_op *op = l->op;
    if (op->code == LANE_OP_blockload || op->code == LANE_OP_blockstore)
        return false;
    return !(op->flags & LANE_NOMASK) || lane_code_family(op->code) == LANE_CTRL;
}

/* Predicates that say of each lane by itself whether it is enabled. */
static bool
is_by_lanes(const struct lane_op *op)
{
    return op->pred <= LANE_PRED_NORMAL || op->code == LANE_OP_sel;
}

/* Channel 0 may begin so many bytes before the register file; strides of layouts are below. */
enum { BEFORE = 1 << 20, STRIDES = 16 };

/* The last access is flags, by channels: which bit of the register file channel 0's is. whole: no other
 * channel has bits in these bytes. */
static void
set_flags_layout(struct list *l, uint32_t cell, unsigned shift, bool whole)
{
    if (l->failed || !is_masked(l))
        return;
    struct jit_access *a = &l->at[l->count - 1];
    a->layout = (cell * 8 + shift + BEFORE) * STRIDES;
    a->part = 1;
    a->covers = a->use == JIT_MERGE && whole && l->exact && is_by_lanes(l->op);
}

/* The last access is an operand's lanes, by channels. A channel's bytes begin at a multiple of the stride. */
static void
set_layout(struct list *l, const struct lane_operand *o, unsigned lanes, unsigned stride)
{
    const unsigned bytes = lane_type_bytes(o->type), inside = o->base % stride;
    if (l->failed || !is_masked(l) || stride >= STRIDES || inside + bytes > stride)
        return;
    assert(l->count > 0 && o->base + BEFORE > inside + l->op->chan * stride);
    struct jit_access *a = &l->at[l->count - 1];
    const uint32_t first = o->base - inside;
    const bool exact = a->lo == first && a->hi == first + lanes * stride;
    a->layout = (first - l->op->chan * stride + BEFORE) * STRIDES + stride;
    a->part = (uint16_t)(((1u << bytes) - 1) << inside);
    a->covers = a->use == JIT_MERGE && exact && is_by_lanes(l->op);
}

bool
jit_region(const struct lane_operand *o, unsigned lanes, uint32_t *lo, uint32_t *hi)
{
    if (o->kind != LANE_REG)
        return false;
    int64_t low = o->base, high = o->base;
    for (unsigned i = 0; i < lanes; i++) {
        const int64_t at = (int64_t)o->base + jit_lane_offset(o, i);
        low = at < low ? at : low;
        high = at > high ? at : high;
    }
    assert(low >= 0 && high <= INT32_MAX); /* the checker: operand_inside */
    *lo = (uint32_t)low;
    *hi = (uint32_t)high + lane_type_bytes(o->type);
    return true;
}

void
jit_cell_bytes(uint32_t cell, unsigned shift, const struct lane_op *op, uint32_t *lo, uint32_t *hi)
{
    assert(shift + op->chan + op->lanes <= 64); /* the checker: pred_bits, flag_bits */
    const unsigned first = shift + op->chan, last = first + op->lanes;
    *lo = cell + first / 8;
    *hi = cell + (last + 7) / 8;
}

bool
jit_is_packed(const struct lane_operand *o, unsigned lanes)
{
    return lanes == 1 || lane_operand_stride(o, lanes) == (int32_t)lane_type_bytes(o->type);
}

bool
jit_is_one_value(const struct lane_operand *o, unsigned lanes)
{
    for (unsigned i = 1; i < lanes; i++)
        if (jit_lane_offset(o, i) != 0)
            return false;
    return true;
}

const struct jit_access *
jit_access_of(const struct jit_flow *flow, uint32_t op, unsigned role)
{
    for (uint32_t i = flow->access_start[op]; i < flow->access_start[op + 1]; i++)
        if (flow->accesses[i].role == role)
            return &flow->accesses[i];
    return NULL;
}

/* An index register and the window it may reach. */
static void
add_indirect(struct list *l, const struct lane_op *op, const struct lane_operand *o, uint8_t role,
             uint8_t use)
{
    const struct lane_indirect *ind = &l->program->indirects[o->indirect];
    assert(o->indirect < l->program->indirect_count && o->width > 0);
    const unsigned rows = (op->lanes + o->width - 1u) / o->width;
    const unsigned count = ind->per_lane ? op->lanes : ind->per_row ? rows : 1;
    add(l, role, JIT_READ, ind->addr, ind->addr + count * (ind->index_type == LANE_UW ? 2 : 4));
    if (ind->hi > ind->lo)
        add(l, role, use == JIT_READ ? JIT_READ : JIT_MERGE, ind->lo, ind->hi);
}

static void
add_operand(struct list *l, const struct lane_op *op, const struct lane_operand *o, unsigned lanes,
            uint8_t role, uint8_t use)
{
    uint32_t lo, hi;
    if (o->kind == LANE_INDIRECT)
        add_indirect(l, op, o, role, use);
    else if (jit_region(o, lanes, &lo, &hi)) {
        const int32_t bytes = (int32_t)lane_type_bytes(o->type), stride = lane_operand_stride(o, lanes);
        add(l, role, use == JIT_WRITE && !jit_is_packed(o, lanes) ? JIT_MERGE : use, lo, hi);
        if (lanes > 1 && stride >= bytes)
            set_layout(l, o, lanes, (unsigned)stride);
    }
}

static void
add_predicate(struct list *l, const struct lane_op *op)
{
    uint32_t lo, hi;
    if (op->pred == LANE_PRED_NONE)
        return;
    if (op->pred == LANE_PRED_NORMAL)
        jit_cell_bytes(op->pred_cell, op->pred_shift, op, &lo, &hi);
    else {
        lo = op->pred_cell;
        hi = lo + (op->pred == LANE_PRED_ANYV || op->pred == LANE_PRED_ALLV ? 12 : 8);
    }
    add(l, JIT_PRED, JIT_READ, lo, hi);
    if (op->pred == LANE_PRED_NORMAL && op->code != LANE_OP_brf)
        set_flags_layout(l, op->pred_cell, op->pred_shift, false);
}

/* Do all lanes of dst get a value whatever the masks? */
static uint8_t
write_use(const struct list *l)
{
    const struct lane_op *op = l->op;
    const bool all =
        (l->all_on || (op->flags & LANE_NOMASK)) && (op->pred == LANE_PRED_NONE || op->code == LANE_OP_sel);
    return all ? JIT_WRITE : JIT_MERGE;
}

static void
add_data(struct list *l, const struct lane_op *op, const struct lane_operand *o, uint8_t use)
{
    assert(op->mem.comp_mask); /* the checker: mem_components */
    unsigned n = 0;
    for (unsigned c = 0; c < 8; c++)
        if (op->mem.comp_mask >> c & 1) {
            struct lane_operand part = *o;
            part.base += n * op->mem.comp_stride;
            add_operand(l, op, &part, op->lanes, (uint8_t)(JIT_DATA + n), use);
            n++;
        }
}

static void
collect_memory(struct list *l, const struct lane_op *op)
{
    if (op->code == LANE_OP_fence)
        return;
    if (op->code == LANE_OP_clock) {
        add(l, JIT_DST, JIT_WRITE, op->dst.base, op->dst.base + 8);
        return;
    }
    add_predicate(l, op);
    add_operand(l, op, &op->src[0], op->mem.linear ? 1 : op->lanes, JIT_SRC0, JIT_READ);
    if (op->code == LANE_OP_load) {
        add_data(l, op, &op->dst, write_use(l));
    } else if (op->code == LANE_OP_store) {
        add_data(l, op, &op->src[1], JIT_READ);
    } else {
        for (unsigned s = 1; s <= lane_atomic_sources(op->mem.atomic); s++)
            add_operand(l, op, &op->src[s], op->lanes, (uint8_t)(JIT_SRC0 + s), JIT_READ);
        add_operand(l, op, &op->dst, op->lanes, JIT_DST, write_use(l));
    }
}

/* Registers of components; those of a block are one access. As many are written as components are
 * transferred; with a header, only the run time decides which. */
static void
add_components(struct list *l, const struct lane_op *op, const struct lane_operand *o, unsigned count,
               uint8_t use)
{
    const bool has_header = use == JIT_MERGE && op->src[1].kind != LANE_NONE;
    for (unsigned n = 0; n < count; n++) {
        struct lane_operand part = *o;
        part.base += n * op->image.comp_stride;
        add_operand(l, op, &part, op->lanes, (uint8_t)(JIT_DATA + n), use);
        if ((has_header || n >= (unsigned)__builtin_popcount(op->image.comp_mask)) && l->count)
            l->at[l->count - 1].covers = false;
    }
}

static void
add_coordinates(struct list *l, const struct lane_op *op)
{
    assert(op->image.coords >= 1 && op->image.coords <= 3);
    struct lane_operand part = op->src[0];
    for (unsigned k = 0; k < op->image.coords; k++) {
        if (k > 0)
            part.base = op->image.coord[k - 1];
        add_operand(l, op, &part, op->lanes, (uint8_t)(k ? JIT_COORD_1 + k - 1 : JIT_SRC0), JIT_READ);
    }
}

/* The registers that image messages write depend on headers and on blocks' sizes. */
static void
collect_image(struct list *l, const struct lane_op *op)
{
    add_predicate(l, op);
    if (op->code == LANE_OP_blockload || op->code == LANE_OP_blockstore) {
        const bool load = op->code == LANE_OP_blockload;
        add_operand(l, op, &op->src[0], 3, JIT_SRC0, JIT_READ);
        add_components(l, op, load ? &op->dst : &op->src[1], 1, load ? JIT_MERGE : JIT_READ);
        return;
    }
    if (op->code == LANE_OP_texture) {
        add_components(l, op, &op->src[0], op->image.coords, JIT_READ);
        add_operand(l, op, &op->src[1], 1, JIT_SRC1, JIT_READ);
        add_operand(l, op, &op->src[2], 1, JIT_SRC0 + 2, JIT_READ);
        add_components(l, op, &op->dst, op->image.comps, JIT_MERGE);
        return;
    }
    add_coordinates(l, op);
    if (op->code == LANE_OP_texstore) {
        add_components(l, op, &op->src[1], op->image.comps, JIT_READ);
    } else if (op->code == LANE_OP_texatomic) {
        for (unsigned s = 1; s <= lane_atomic_sources(op->image.atomic); s++)
            add_operand(l, op, &op->src[s], op->lanes, (uint8_t)(JIT_SRC0 + s), JIT_READ);
        add_operand(l, op, &op->dst, op->lanes, JIT_DST, JIT_MERGE);
    } else {
        add_operand(l, op, &op->src[1], 1, JIT_SRC1, JIT_READ);
        add_components(l, op, &op->dst, op->image.comps, JIT_MERGE);
    }
}

static void
add_cell(struct list *l, uint32_t cell, uint8_t role, uint8_t use)
{
    add(l, role, use, cell, cell + 8);
}

static void
collect_mask(struct list *l, const struct lane_op *op)
{
    add_cell(l, op->ctrl.cell[1], JIT_CELL_A, JIT_READ);
    if (op->code != LANE_OP_mmov)
        add_cell(l, op->ctrl.cell[2], JIT_CELL_B, JIT_READ);
    add_cell(l, op->ctrl.cell[0], JIT_CELL_D, JIT_WRITE);
}

static void
collect_control(struct list *l, const struct lane_op *op)
{
    switch (op->code) {
    case LANE_OP_brz:
    case LANE_OP_brnz:
        add_cell(l, op->ctrl.cell[1], JIT_CELL_A, JIT_READ);
        return;
    case LANE_OP_divert:
    case LANE_OP_loop:
        add_predicate(l, op);
        add_cell(l, op->ctrl.cell[0], JIT_CELL_D, JIT_MERGE);
        return;
    case LANE_OP_join:
        add_cell(l, op->ctrl.cell[0], JIT_CELL_A, JIT_READ);
        add_cell(l, op->ctrl.cell[0], JIT_CELL_D, JIT_WRITE);
        return;
    case LANE_OP_brf:
        add_predicate(l, op);
        return;
    case LANE_OP_call:
        add(l, JIT_DST, JIT_WRITE, op->dst.base, op->dst.base + 4);
        return;
    case LANE_OP_ret:
    case LANE_OP_fpmode:
        add_operand(l, op, &op->src[0], 1, JIT_SRC0, JIT_READ);
        return;
    default:
        return;
    }
}

static void
collect_elementwise(struct list *l, const struct lane_op *op)
{
    uint32_t lo, hi;
    add_predicate(l, op);
    for (unsigned s = 0; s < lane_code_sources(op->code); s++)
        add_operand(l, op, &op->src[s], op->lanes, (uint8_t)(JIT_SRC0 + s), JIT_READ);
    if (op->dst.kind != LANE_NONE)
        add_operand(l, op, &op->dst, op->lanes, JIT_DST, write_use(l));
    if (op->write_flag) {
        jit_cell_bytes(op->cond_cell, op->cond_shift, op, &lo, &hi);
        const bool whole = (op->cond_shift + op->chan) % 8 == 0 && op->lanes % 8 == 0;
        add(l, JIT_COND, whole ? write_use(l) : JIT_MERGE, lo, hi);
        set_flags_layout(l, op->cond_cell, op->cond_shift, whole);
    }
}

static void
collect(struct list *l, const struct lane_op *op)
{
    switch (lane_code_family(op->code)) {
    case LANE_MEM:
        collect_memory(l, op);
        return;
    case LANE_IMAGE:
        collect_image(l, op);
        return;
    case LANE_MASK:
        collect_mask(l, op);
        return;
    case LANE_CTRL:
        collect_control(l, op);
        return;
    default:
        collect_elementwise(l, op);
    }
}

bool
jit_writes_exec(const struct lane_program *p, const struct lane_op *op)
{
    (void)p;
    if (lane_code_is(op->code, LANE_WAITS))
        return true;
    if (lane_code_family(op->code) == LANE_MASK)
        return op->ctrl.cell[0] < 8;
    return op->write_flag && op->cond_cell < 8;
}

static void
limit(uint32_t *end, uint32_t op)
{
    *end = op < *end ? op : *end;
}

/* The op behind the last one that runs with all lanes on, whatever happens, in threads that start so. */
static uint32_t
end_of_all_on(const struct lane_program *p)
{
    uint32_t end = p->op_count;
    bool changes = false;
    for (uint32_t i = 0; i < p->op_count; i++)
        changes |= jit_writes_exec(p, &p->ops[i]);
    for (uint32_t i = 0; changes && i < p->op_count; i++) {
        const struct lane_op *op = &p->ops[i];
        if (lane_code_is(op->code, LANE_TARGET | LANE_LEAVES | LANE_SUSPENDS) || jit_writes_exec(p, op))
            limit(&end, i);
        if (lane_code_is(op->code, LANE_TARGET))
            limit(&end, op->ctrl.target);
    }
    for (uint32_t i = 0; changes && i < p->entry_count; i++)
        limit(&end, p->entries[i].op);
    return end;
}

int
jit_collect(struct jit_flow *flow)
{
    assert(!flow->accesses && !flow->access_start);
    const struct lane_program *p = flow->program;
    struct list l = {.program = p};
    const uint32_t all_on = flow->full_lanes ? end_of_all_on(p) : 0;
    flow->access_start = malloc((p->op_count + 1) * sizeof *flow->access_start);
    for (uint32_t i = 0; flow->access_start && i < p->op_count; i++) {
        flow->access_start[i] = l.count;
        l.op = &p->ops[i];
        l.all_on = i < all_on && l.op->chan + l.op->lanes <= flow->full_lanes;
        collect(&l, &p->ops[i]);
    }
    flow->accesses = l.at;
    if (!flow->access_start || l.failed)
        return -1;
    flow->access_start[p->op_count] = l.count;
    return 0;
}
