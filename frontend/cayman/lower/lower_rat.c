/* SPDX-License-Identifier: MIT */
/*
 * Writes and atomics on unordered access views, "HD 6900 Series ISA" sections 6.4 and 9.1,
 * CF_ALLOC_EXPORT_WORD0_RAT. RAT 0 is global memory where the launch binds nothing else; others are buffers,
 * or images for STORE_TYPED.
 *
 * INDEX_GPR.x counts dwords, atomics of some compilers bytes (struct cay_quirks); the manual is silent on
 * STORE_SHORT and STORE_BYTE, which count shorts and bytes here, since no dword index could name them. All
 * are multiplied by ELEM_SIZE + 1. Without an index the address is 0.
 *
 * Instructions complete in order, so an acknowledgement has come when the instruction is done: WAIT_ACK and
 * MARK ask for nothing more.
 */
#include <assert.h>

#include "lower_export.h"

enum { RATS = 16, POOL_RAT = 0 };

struct rat {
    const struct cay_export *e;
    const struct cay_rat_row *row;
    enum lane_space space;
    unsigned id;
    struct lane_operand index;
    uint32_t offset; /* of a burst's step, bytes */
    unsigned step;
    bool combined; /* data X and Y, address W */
};

static struct lane_operand
data(struct cay_lower *l, const struct rat *r, unsigned chan)
{
    return cay_export_data(l, r->e, r->step, chan);
}

static bool
is_image(const struct cay_lower *l, unsigned id)
{
    return l->bindings->rat_coordinates[id] != 0;
}

/* ELEM_SIZE + 1 as a shift. */
static unsigned
elem_shift(const struct cay_export *e)
{
    return e->elem_size == 3 ? 2 : e->elem_size;
}

static struct lane_op *
access(struct cay_lower *l, const struct rat *r, enum lane_code code, unsigned shift, uint32_t offset)
{
    struct lane_op *op = cay_emit_mem(l, code, r->space, 4, r->index, offset);
    op->mem.addr_shift = (uint8_t)(shift + elem_shift(r->e));
    op->mem.surface = (uint16_t)(r->space == LANE_SPACE_SURFACE ? CAY_SURFACE_RAT + r->id : 0);
    return op;
}

/* COMP_MASK selects dwords: element c goes to index + c. Neighbouring ones share a message. */
static void
store(struct cay_lower *l, const struct rat *r)
{
    const unsigned mask = r->combined ? r->e->comp_mask & 3u : r->e->comp_mask;
    for (unsigned c = 0; c < 4; c++) {
        if (!(mask >> c & 1))
            continue;
        const unsigned first = c;
        const struct lane_operand from = data(l, r, c);
        while (c < 3 && mask >> (c + 1) & 1)
            data(l, r, ++c);
        struct lane_op *op = access(l, r, LANE_OP_store, 2, r->offset + 4 * first);
        op->mem.comp_mask = (uint8_t)((2u << (c - first)) - 1);
        op->src[1] = from;
    }
}

static void
store_narrow(struct cay_lower *l, const struct rat *r)
{
    const bool byte = r->e->rat_op == CAY_RAT_STORE_BYTE;
    const struct lane_operand from = data(l, r, 0);
    struct lane_op *op = access(l, r, LANE_OP_store, byte ? 0 : 1, 0);
    op->mem.elem = byte ? 1 : 2;
    op->src[1] = from;
}

/* A message to the texel at INDEX_GPR. */
static struct lane_op *
texel(struct cay_lower *l, const struct rat *r, enum lane_code code, unsigned comps)
{
    const unsigned coordinates = l->bindings->rat_coordinates[r->id];
    struct lane_op *op = cay_emit(l, code);
    assert(coordinates >= 1 && coordinates <= 3);
    op->type = LANE_UD;
    op->lanes = CAY_LANES;
    op->src[0] = r->index;
    op->image.surface = (uint16_t)(CAY_SURFACE_RAT + r->id);
    op->image.coords = (uint8_t)coordinates;
    op->image.comps = (uint8_t)comps;
    op->image.comp_mask = (uint8_t)((1u << comps) - 1);
    op->image.comp_stride = CAY_VECTOR;
    for (unsigned k = 1; k < coordinates; k++)
        op->image.coord[k - 1] = cay_gpr_rf(l, r->e->index_gpr, k);
    return op;
}

static void
store_typed(struct cay_lower *l, const struct rat *r)
{
    if (!is_image(l, r->id)) {
        cay_refuse(l, r->row->name, "RAT %u is not bound to an image", r->id);
        return;
    }
    const struct lane_operand first = data(l, r, 0);
    for (unsigned c = 1; c < 4; c++)
        data(l, r, c);
    texel(l, r, LANE_OP_texstore, 4)->src[1] = first;
}

static struct lane_op *
atomic(struct cay_lower *l, const struct rat *r)
{
    const bool compare = r->row->atomic == LANE_ATOMIC_CMPXCHG;
    const struct lane_operand first = data(l, r, 0);
    const struct lane_operand other = compare ? data(l, r, l->quirks->cmpxchg_compare_in_w ? 3 : 2) : first;
    struct lane_op *op;
    if (is_image(l, r->id)) {
        op = texel(l, r, LANE_OP_texatomic, 1);
        op->image.atomic = r->row->atomic;
    } else {
        op = access(l, r, LANE_OP_atomic, l->quirks->atomic_byte_address ? 0 : 2, 0);
        op->mem.atomic = r->row->atomic;
    }
    op->src[1] = compare ? other : first;
    if (compare)
        op->src[2] = first;
    return op;
}

static void
atomic_only(struct cay_lower *l, const struct rat *r)
{
    atomic(l, r);
}

/* The old value goes to dword RW.y of the return buffer. */
static void
give_back(struct cay_lower *l, const struct rat *r, struct lane_operand value)
{
    const struct lane_operand to = data(l, r, 1);
    struct lane_op *op = cay_emit_mem(l, LANE_OP_store, LANE_SPACE_SURFACE, 4, to, 0);
    op->mem.surface = (uint16_t)(CAY_SURFACE_RETURN + r->id);
    op->mem.addr_shift = 2;
    op->src[1] = value;
}

static bool
has_return_buffer(struct cay_lower *l, const struct rat *r)
{
    if (cay_is_bound(l->bindings, CAY_SURFACE_RETURN + r->id))
        return true;
    if (!l->quirks->rtn_without_buffer)
        cay_refuse(l, r->row->name, "there is no return buffer");
    return false;
}

static void
atomic_rtn(struct cay_lower *l, const struct rat *r)
{
    if (!has_return_buffer(l, r)) {
        atomic(l, r);
        return;
    }
    const struct lane_operand old = cay_vector(cay_temp_rf(l, CAY_TEMP_ADDRESS), LANE_UD);
    atomic(l, r)->dst = old;
    give_back(l, r, old);
}

/* The texel goes as it is to texel RW.y of the return buffer, from where a fetch reads it. */
static void
read_texel(struct cay_lower *l, const struct rat *r)
{
    const struct lane_operand first = cay_vector(cay_temp_rf(l, CAY_TEMP_SLOT), LANE_UD);
    const struct lane_operand to = data(l, r, 1);
    texel(l, r, LANE_OP_texload, 4)->dst = first;
    struct lane_op *op = texel(l, r, LANE_OP_texstore, 4);
    op->image.surface = (uint16_t)(CAY_SURFACE_RETURN + r->id);
    op->image.coords = 1;
    op->src[0] = to;
    op->src[1] = first;
}

/* NOP_RTN: the value alone. Section 6.4.2 calls this the READ of a RAT. */
static void
read_rtn(struct cay_lower *l, const struct rat *r)
{
    if (!has_return_buffer(l, r))
        return;
    if (is_image(l, r->id) && l->bindings->return_images >> r->id & 1) {
        read_texel(l, r);
        return;
    }
    const struct lane_operand old = cay_vector(cay_temp_rf(l, CAY_TEMP_ADDRESS), LANE_UD);
    (is_image(l, r->id) ? texel(l, r, LANE_OP_texload, 1) : access(l, r, LANE_OP_load, 2, 0))->dst = old;
    give_back(l, r, old);
}

/* mem = (mem & ~RW.w) | RW.x */
static void
mskor(struct cay_lower *l, const struct rat *r)
{
    if (!l->quirks->mskor) {
        cay_refuse(l, "MSKOR", "is reserved on this GPU");
        return;
    }
    struct lane_op *op = access(l, r, LANE_OP_atomic, 2, 0);
    op->mem.atomic = LANE_ATOMIC_MSKOR;
    op->src[1] = cay_export_element(l, r->e->rw_gpr, 0);
    op->src[2] = cay_export_element(l, r->e->rw_gpr, 3);
}

static void
nop(struct cay_lower *l, const struct rat *r)
{
    (void)l, (void)r;
}

static bool
is_store(const struct cay_rat_row *row)
{
    return row->action == CAY_RAT_DO_STORE || row->action == CAY_RAT_DO_STORE_NARROW ||
           row->action == CAY_RAT_DO_STORE_TYPED;
}

static bool
supported(struct cay_lower *l, const struct cay_cf *cf)
{
    const struct cay_export *e = &cf->exp;
    const struct cay_rat_row *row = &cay_rat_rows[e->rat_op];
    const bool combined = cf->op == CAY_CF_MEM_RAT_COMBINED_CACHELESS;
    if (e->rat_index_mode > 2)
        cay_refuse(l, row->name, "RAT_INDEX_MODE 3");
    else if (e->elem_size == 2)
        cay_refuse(l, row->name, "elements of three dwords");
    else if (e->burst_count && row->action != CAY_RAT_DO_STORE)
        cay_refuse(l, row->name, "only STORE_DWORD has bursts");
    else if (e->rw_gpr + e->burst_count >= CAY_GPRS)
        cay_refuse(l, row->name, "a burst beyond the last register");
    else if (cf->op != CAY_CF_MEM_RAT && !is_store(row) && row->action != CAY_RAT_DO_NOP &&
             row->action != CAY_RAT_DO_READ_RTN)
        cay_refuse(l, row->name, "only stores and reads bypass the caches");
    else if (combined && (row->action != CAY_RAT_DO_STORE || e->burst_count || (e->type & 1)))
        cay_refuse(l, row->name, "address and data together: one store without an index");
    return !l->failed;
}

static bool
is_bound(const struct cay_lower *l, unsigned id)
{
    return id == POOL_RAT || l->bindings->pool_rats >> id & 1 ||
           cay_is_bound(l->bindings, CAY_SURFACE_RAT + id);
}

/* Dwords from step to step of a burst: ELEM_SIZE + 1, or what ARRAY_SIZE says of stores that bypass the
 * caches. */
static uint32_t
stride(const struct cay_cf *cf)
{
    return cf->op == CAY_CF_MEM_RAT ? cf->exp.elem_size + 1u : (cf->exp.array_size & 0xff) + 1u;
}

/* Of an image texels are stored, read and changed, each where an index says. */
static bool
fits_image(struct cay_lower *l, const struct cay_cf *cf, unsigned id)
{
    const struct cay_rat_row *row = &cay_rat_rows[cf->exp.rat_op];
    const bool dwords = row->action == CAY_RAT_DO_STORE || row->action == CAY_RAT_DO_STORE_NARROW ||
                        row->action == CAY_RAT_DO_MSKOR;
    if (is_image(l, id) && (dwords || cf->exp.elem_size || !(cf->exp.type & 1)))
        cay_refuse(l, row->name, "RAT %u is an image: texels with an index", id);
    return !l->failed;
}

static void
lower_on(struct cay_lower *l, const struct cay_cf *cf, unsigned id)
{
    static void (*const actions[])(struct cay_lower *, const struct rat *) = {
        [CAY_RAT_DO_NOP] = nop,
        [CAY_RAT_DO_STORE] = store,
        [CAY_RAT_DO_STORE_NARROW] = store_narrow,
        [CAY_RAT_DO_STORE_TYPED] = store_typed,
        [CAY_RAT_DO_READ_RTN] = read_rtn,
        [CAY_RAT_DO_ATOMIC] = atomic_only,
        [CAY_RAT_DO_ATOMIC_RTN] = atomic_rtn,
        [CAY_RAT_DO_MSKOR] = mskor,
    };
    struct rat r = {.e = &cf->exp, .row = &cay_rat_rows[cf->exp.rat_op], .id = id};
    const bool bound = cay_is_bound(l->bindings, CAY_SURFACE_RAT + id);
    r.space = bound ? LANE_SPACE_SURFACE : LANE_SPACE_POOL;
    r.combined = cf->op == CAY_CF_MEM_RAT_COMBINED_CACHELESS;
    if (!fits_image(l, cf, id))
        return;
    r.index = cf->exp.type & 1 ? cay_export_element(l, cf->exp.index_gpr, 0) : cay_imm(LANE_UD, 0);
    if (r.combined)
        r.index = data(l, &r, 3);
    for (r.step = 0; r.step <= cf->exp.burst_count && !l->failed; r.step++) {
        r.offset = 4 * r.step * stride(cf);
        actions[r.row->action](l, &r);
    }
}

/* RAT_ID plus an index register: each RAT that it may be. */
static void
lower_indexed(struct cay_lower *l, const struct cay_cf *cf)
{
    const struct cay_export *e = &cf->exp;
    const struct lane_operand index = cay_scalar(l->cf_index + 4u * (e->rat_index_mode - 1u), LANE_D);
    for (unsigned id = 0; id < RATS && !l->failed; id++) {
        if (!is_bound(l, id))
            continue;
        cay_emit_scalar_test(l, LANE_OP_cmp, LANE_COND_EQ, cay_none, index,
                             cay_imm(LANE_D, (uint32_t)((int)id - e->rat_id)));
        const uint32_t skip = cay_emit_skip(l, LANE_OP_brz, CAY_CELL_COUNTER);
        lower_on(l, cf, id);
        cay_bind_here(l, skip);
    }
}

void
cay_lower_rat(struct cay_lower *l, const struct cay_cf *cf)
{
    assert(cf->exp.rat_op < CAY_RAT_COUNT);
    if (!supported(l, cf))
        return;
    if (cf->exp.rat_index_mode)
        lower_indexed(l, cf);
    else if (is_bound(l, cf->exp.rat_id))
        lower_on(l, cf, cf->exp.rat_id);
    else
        cay_refuse(l, cay_rat_rows[cf->exp.rat_op].name, "RAT %u is not bound", cf->exp.rat_id);
}
