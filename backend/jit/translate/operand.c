/* SPDX-License-Identifier: MIT */
/* Operands: lanes out of register-file bytes and back. */
#include <assert.h>
#include <string.h>

#include "jit.h"
#include "jit/llvm/rewrite.h"

const struct jit_access *
jit_find_access(const struct jit_fn *f, unsigned role)
{
    assert(f->index < f->program->op_count);
    return jit_access_of(f->flow, f->index, role);
}

bool
jit_is_whole(const struct jit_fn *f, unsigned role)
{
    const struct jit_access *a = jit_find_access(f, role);
    assert(role >= JIT_SRC0 && role <= JIT_SRC2);
    if (!a || a->web == JIT_IN_MEMORY || f->op->src[role - JIT_SRC0].type != LANE_F)
        return false;
    const struct jit_web *web = &f->flow->webs[a->web];
    return web->whole && (a->lo - web->lo) % sizeof(float) == 0;
}

LLVMTypeRef
jit_range_type(struct jit_fn *f, uint32_t bytes)
{
    assert(bytes > 0 && bytes % 2 == 0);
    switch (bytes) {
    case 2:
    case 4:
    case 8:
        return jit_int(f, bytes * 8);
    default:
        return bytes % 4 == 0 ? LLVMVectorType(f->i32, bytes / 4) : LLVMVectorType(f->i16, bytes / 2);
    }
}

static unsigned
alignment(uint32_t offset)
{
    return offset % 64 == 0 ? 64 : offset & -offset;
}

static LLVMValueRef
place(struct jit_fn *f, uint32_t web, uint32_t lo, unsigned *align)
{
    assert(web == JIT_IN_MEMORY || (web < f->flow->web_count && lo >= f->flow->webs[web].lo));
    const uint32_t base = web == JIT_IN_MEMORY ? 0 : f->flow->webs[web].lo;
    *align = alignment(lo - base);
    return jit_at(f, web == JIT_IN_MEMORY ? jit_rf(f) : f->slots[web], lo - base);
}

static bool
is_inside(const struct jit_access *a, uint32_t lo, uint32_t bytes)
{
    return bytes && a->lo >= lo && a->hi <= lo + bytes;
}

/* --- rows --- */

static const struct jit_web *
row_of(const struct jit_fn *f, const struct jit_access *a)
{
    const struct jit_web *web = a->web == JIT_IN_MEMORY ? NULL : &f->flow->webs[a->web];
    return web && web->row.element ? web : NULL;
}

LLVMTypeRef
jit_row_type(struct jit_fn *f, uint32_t web)
{
    const struct jit_row *row = &f->flow->webs[web].row;
    return jit_vector(jit_int(f, row->element * 8u), row->parts);
}

/* 0, step, 2 * step ..., beginning again every `row` lanes. */
static LLVMValueRef
steps_of(LLVMTypeRef element, uint64_t step, unsigned lanes, unsigned row)
{
    LLVMValueRef steps[LANE_MAX];
    assert(lanes <= LANE_MAX);
    for (unsigned i = 0; i < lanes; i++)
        steps[i] = LLVMConstInt(element, step * (i % row), 0);
    return LLVMConstVector(steps, lanes);
}

/* The values `lanes` behind the first ones. */
static LLVMValueRef
along_row(struct jit_fn *f, LLVMValueRef first, uint64_t step, unsigned lanes)
{
    if (!step || !lanes)
        return first;
    return LLVMBuildAdd(f->b, first, jit_constant(f, LLVMTypeOf(first), step * lanes), "");
}

/* Each of the first values for its row's lanes. */
static LLVMValueRef
spread(struct jit_fn *f, LLVMValueRef firsts, unsigned parts, unsigned lanes)
{
    LLVMValueRef mask[LANE_MAX];
    if (parts == 1)
        return jit_splat(f, firsts, lanes);
    for (unsigned i = 0; i < lanes; i++)
        mask[i] = jit_i32(f, i / (lanes / parts));
    return LLVMBuildShuffleVector(f->b, firsts, LLVMGetPoison(LLVMTypeOf(firsts)),
                                  LLVMConstVector(mask, lanes), "");
}

LLVMValueRef
jit_all_lanes(struct jit_fn *f, LLVMValueRef firsts, uint64_t step, unsigned parts, unsigned lanes)
{
    const LLVMValueRef all = spread(f, firsts, parts, lanes);
    const LLVMTypeRef element = LLVMGetElementType(LLVMTypeOf(all));
    return step ? LLVMBuildAdd(f->b, all, steps_of(element, step, lanes, lanes / parts), "") : all;
}

static LLVMValueRef
shifted(struct jit_fn *f, const struct jit_row *row, LLVMValueRef v)
{
    return row->shift ? LLVMBuildLShr(f->b, v, jit_constant(f, LLVMTypeOf(v), row->shift), "") : v;
}

/* All lanes' values, given the first ones of their rows. */
static LLVMValueRef
lanes_of_rows(struct jit_fn *f, const struct jit_row *row, LLVMValueRef firsts, unsigned parts,
              unsigned lanes)
{
    return shifted(f, row, jit_all_lanes(f, firsts, row->step, parts, lanes));
}

/* The first values of an operand's rows: of lanes [from, from + lanes) of the web. */
static LLVMValueRef
firsts_of(struct jit_fn *f, uint32_t web, unsigned from, unsigned lanes)
{
    const struct jit_row *row = &f->flow->webs[web].row;
    LLVMValueRef v = LLVMBuildLoad2(f->b, jit_row_type(f, web), f->slots[web], "");
    if (row->parts == 1)
        return along_row(f, v, row->step, from);
    const unsigned length = f->flow->row_lanes, parts = jit_row_parts(f->flow, web, lanes);
    if (parts == 1)
        v = LLVMBuildExtractElement(f->b, v, jit_i32(f, from / length), "");
    else if (parts < row->parts)
        v = jit_part(f, v, LLVMGetPoison(LLVMTypeOf(v)), from / length, parts);
    return along_row(f, v, row->step, from % length);
}

/* The web's bytes [a->lo, a->hi). */
static LLVMValueRef
read_row_range(struct jit_fn *f, const struct jit_access *a)
{
    const struct jit_web *web = row_of(f, a);
    const unsigned size = web->hi - web->lo, lanes = size / web->row.element;
    const uint32_t skip = a->lo - web->lo, total = a->hi - a->lo;
    LLVMValueRef all = lanes_of_rows(f, &web->row, firsts_of(f, a->web, 0, lanes), web->row.parts, lanes);
    if (total != size) {
        const unsigned bytes = skip % 4 || total % 4 || size % 4 ? 2 : 4;
        all = LLVMBuildBitCast(f->b, all, LLVMVectorType(jit_int(f, bytes * 8), size / bytes), "");
        all = jit_part(f, all, LLVMGetPoison(LLVMTypeOf(all)), skip / bytes, total / bytes);
    }
    return LLVMBuildBitCast(f->b, all, jit_range_type(f, total), "");
}

static void
set_rows(struct jit_fn *f, uint32_t web, LLVMValueRef firsts)
{
    const unsigned parts = f->flow->webs[web].row.parts;
    if (LLVMGetTypeKind(LLVMTypeOf(firsts)) != LLVMVectorTypeKind)
        firsts = jit_splat(f, firsts, parts);
    assert(LLVMTypeOf(firsts) == jit_row_type(f, web));
    LLVMBuildStore(f->b, firsts, f->slots[web]);
}

unsigned
jit_computes_rows(const struct jit_fn *f)
{
    const struct jit_access *a = jit_find_access(f, JIT_DST);
    const struct jit_web *web = a ? row_of(f, a) : NULL;
    return web ? web->row.parts : 0;
}

/* The first value of one row, whose lanes are [from, from + length) of the web. Any lane that is on tells; if
 * none is, the last one is as good. */
static LLVMValueRef
load_first(struct jit_fn *f, const struct jit_web *web, unsigned from, unsigned length, LLVMValueRef exec)
{
    const unsigned bytes = web->row.element;
    const LLVMTypeRef type = jit_int(f, bytes * 8);
    LLVMValueRef bits = LLVMBuildLShr(f->b, exec, jit_i64(f, web->row.chan + from), "");
    bits = LLVMBuildOr(f->b, bits, jit_i64(f, UINT64_C(1) << (length - 1)), "");
    LLVMValueRef args[2] = {bits, LLVMConstInt(f->i1, 1, 0)};
    LLVMValueRef lane = jit_call(f, "llvm.cttz", f->i64, args, 2);
    if (f->group.rf) /* see jit_store_row */
        lane = LLVMBuildSelect(f->b, jit_group_goes_on(f), jit_i64(f, 0), lane, "");
    LLVMValueRef index[1] = {LLVMBuildMul(f->b, lane, jit_i64(f, bytes), "")};
    const LLVMValueRef start = jit_at(f, jit_rf(f), web->lo + from * bytes);
    const LLVMValueRef at = LLVMBuildGEP2(f->b, f->i8, start, index, 1, "");
    const LLVMValueRef before = LLVMBuildMul(f->b, lane, jit_i64(f, web->row.step), "");
    LLVMValueRef v = jit_load(f, type, at, 2);
    if (web->row.shift) /* what is shifted away is lost; no lane needs it */
        v = LLVMBuildShl(f->b, v, LLVMConstInt(type, web->row.shift, 0), "");
    return LLVMBuildSub(f->b, v, LLVMBuildTruncOrBitCast(f->b, before, type, ""), "");
}

void
jit_load_row(struct jit_fn *f, uint32_t web, LLVMValueRef exec)
{
    const struct jit_web *w = &f->flow->webs[web];
    const unsigned parts = w->row.parts, length = (w->hi - w->lo) / w->row.element / parts;
    LLVMValueRef v = LLVMGetPoison(jit_row_type(f, web));
    for (unsigned i = 0; i < parts; i++) {
        const LLVMValueRef first = load_first(f, w, i * length, length, exec);
        v = parts == 1 ? first : LLVMBuildInsertElement(f->b, v, first, jit_i32(f, i), "");
    }
    LLVMBuildStore(f->b, v, f->slots[web]);
}

void
jit_store_row(struct jit_fn *f, uint32_t web)
{
    const struct jit_web *w = &f->flow->webs[web];
    const unsigned parts = w->row.parts, length = (w->hi - w->lo) / parts;
    LLVMValueRef v = LLVMBuildLoad2(f->b, jit_row_type(f, web), f->slots[web], "");
    v = shifted(f, &w->row, v);
    for (unsigned i = 0; i < parts; i++) {
        const LLVMValueRef first = parts == 1 ? v : LLVMBuildExtractElement(f->b, v, jit_i32(f, i), "");
        jit_store(f, first, jit_at(f, jit_rf(f), w->lo + i * length), 2);
    }
}

LLVMValueRef
jit_read_range(struct jit_fn *f, const struct jit_access *a)
{
    if (row_of(f, a))
        return read_row_range(f, a);
    unsigned align;
    const LLVMValueRef at = place(f, a->web, a->lo, &align);
    const LLVMValueRef v = jit_load(f, jit_range_type(f, a->hi - a->lo), at, align);
    const struct lane_program *p = f->program;
    if (is_inside(a, p->const_rf, p->const_bytes) || is_inside(a, p->uniform_rf, p->uniform_bytes))
        jit_set_mark(v, "invariant.load", NULL, 0);
    return v;
}

void
jit_write_range(struct jit_fn *f, const struct jit_access *a, LLVMValueRef value)
{
    unsigned align;
    if (row_of(f, a)) { /* simd has done an op that was to have host code: jit_translate begins again */
        f->row_lost = true;
        return;
    }
    const LLVMValueRef at = place(f, a->web, a->lo, &align);
    jit_store(f, LLVMBuildBitCast(f->b, value, jit_range_type(f, a->hi - a->lo), ""), at, align);
}

/* Webs up to this size are read and written as a whole: one shuffle instead of the three of a part. */
enum { WHOLE_BYTES = 128 };

static struct jit_access
widen(const struct jit_fn *f, const struct jit_access *a)
{
    struct jit_access w = *a;
    if (a->web != JIT_IN_MEMORY) {
        const struct jit_web *web = &f->flow->webs[a->web];
        if (web->hi - web->lo <= WHOLE_BYTES) {
            w.lo = web->lo;
            w.hi = web->hi;
        }
    }
    return w;
}

/* Largest power of two up to the element's size that divides every lane's distance from the range's start. */
static unsigned
granule(const struct lane_operand *o, unsigned lanes, const struct jit_access *a)
{
    uint32_t all = lane_type_bytes(o->type) | (a->hi - a->lo);
    for (unsigned i = 0; i < lanes; i++)
        all |= o->base + (uint32_t)jit_lane_offset(o, i) - a->lo;
    return all & -all;
}

static unsigned
lanes_of(const struct jit_fn *f, unsigned role)
{
    const struct lane_op *op = f->op;
    const bool one = lane_code_family(op->code) == LANE_MEM && op->mem.linear && role == JIT_SRC0;
    return one || lane_code_family(op->code) == LANE_CTRL ? 1 : op->lanes;
}

/* A range as integers of `bytes` each. */
static LLVMValueRef
view(struct jit_fn *f, LLVMValueRef range, uint32_t total, unsigned bytes)
{
    return LLVMBuildBitCast(f->b, range, LLVMVectorType(jit_int(f, bytes * 8), total / bytes), "");
}

static LLVMValueRef
read_scalar(struct jit_fn *f, const struct lane_operand *o, const struct jit_access *a, LLVMValueRef range)
{
    const unsigned bytes = lane_type_bytes(o->type);
    const uint32_t total = a->hi - a->lo, at = o->base - a->lo;
    if (total == bytes)
        return range;
    if (total == 4 || total == 8) {
        const LLVMTypeRef type = LLVMTypeOf(range);
        const LLVMValueRef low = LLVMBuildLShr(f->b, range, LLVMConstInt(type, at * 8, 0), "");
        return LLVMBuildTrunc(f->b, low, jit_int(f, bytes * 8), "");
    }
    if (at % bytes == 0 && total % bytes == 0)
        return LLVMBuildExtractElement(f->b, view(f, range, total, bytes), jit_i32(f, at / bytes), "");
    /* a quadword across an odd dword */
    LLVMValueRef mask[8];
    const unsigned g = granule(o, 1, a);
    for (unsigned k = 0; k < bytes / g; k++)
        mask[k] = jit_i32(f, at / g + k);
    const LLVMValueRef all = view(f, range, total, g);
    const LLVMValueRef part = LLVMBuildShuffleVector(f->b, all, LLVMGetPoison(LLVMTypeOf(all)),
                                                     LLVMConstVector(mask, bytes / g), "");
    return LLVMBuildBitCast(f->b, part, jit_int(f, bytes * 8), "");
}

/*
 * Lanes that are a part of an element each, of elements side by side: bytes of dwords, mostly. Shifts and
 * masks of whole elements are cheaper than the shuffles that LLVM finds for such bytes.
 */
struct parts {
    unsigned element;      /* bytes; 0: the lanes are no such parts */
    unsigned first, shift; /* the first lane's element in the range; the part's lowest bit */
};

static struct parts
parts_of(const struct lane_operand *o, unsigned lanes, const struct jit_access *a)
{
    const uint32_t total = a->hi - a->lo, at = o->base - a->lo;
    const int32_t stride = lane_operand_stride(o, lanes);
    const unsigned element = stride == 2 || stride == 4 ? (unsigned)stride : 0,
                   bytes = lane_type_bytes(o->type);
    if (!element || bytes >= element || at % element + bytes > element || total % element ||
        at / element + lanes > total / element)
        return (struct parts){.element = 0};
    return (struct parts){element, at / element, at % element * 8};
}

static LLVMValueRef
read_parts(struct jit_fn *f, const struct lane_operand *o, unsigned lanes, LLVMValueRef range, uint32_t total,
           struct parts p)
{
    LLVMValueRef v = view(f, range, total, p.element);
    if (total / p.element != lanes)
        v = jit_part(f, v, LLVMGetPoison(LLVMTypeOf(v)), p.first, lanes);
    v = LLVMBuildLShr(f->b, v, jit_constant(f, LLVMTypeOf(v), p.shift), "");
    return LLVMBuildTrunc(f->b, v, LLVMVectorType(jit_int(f, lane_type_bytes(o->type) * 8), lanes), "");
}

/* All elements of the range. */
static LLVMValueRef
merge_parts(struct jit_fn *f, unsigned bytes, LLVMValueRef old, LLVMValueRef value, struct parts p)
{
    const LLVMTypeRef type = LLVMTypeOf(old);
    const uint64_t hole = ((UINT64_C(1) << bytes * 8) - 1) << p.shift;
    const LLVMValueRef wide = LLVMBuildZExt(f->b, value, type, ""),
                       placed = LLVMBuildShl(f->b, wide, jit_constant(f, type, p.shift), "");
    return LLVMBuildOr(f->b, LLVMBuildAnd(f->b, old, jit_constant(f, type, ~hole), ""), placed, "");
}

static struct jit_value
read_register(struct jit_fn *f, const struct lane_operand *o, unsigned role, unsigned lanes)
{
    const struct jit_access a = widen(f, jit_find_access(f, role));
    const unsigned bytes = lane_type_bytes(o->type);
    const uint32_t total = a.hi - a.lo;
    const LLVMValueRef range = jit_read_range(f, &a);
    if (jit_is_one_value(o, lanes))
        return (struct jit_value){.v = read_scalar(f, o, &a, range), .scalar = true};
    const LLVMTypeRef type = LLVMVectorType(jit_int(f, bytes * 8), lanes);
    if (jit_is_packed(o, lanes) && total == bytes * lanes)
        return (struct jit_value){.v = LLVMBuildBitCast(f->b, range, type, "")};
    const struct parts parts = parts_of(o, lanes, &a);
    if (parts.element)
        return (struct jit_value){.v = read_parts(f, o, lanes, range, total, parts)};
    const unsigned g = granule(o, lanes, &a), per = bytes / g;
    LLVMValueRef mask[LANE_MAX * 8];
    for (unsigned i = 0; i < lanes; i++)
        for (unsigned k = 0; k < per; k++)
            mask[i * per + k] = jit_i32(f, (o->base + (uint32_t)jit_lane_offset(o, i) - a.lo) / g + k);
    const LLVMValueRef all = view(f, range, total, g);
    const LLVMValueRef part = LLVMBuildShuffleVector(f->b, all, LLVMGetPoison(LLVMTypeOf(all)),
                                                     LLVMConstVector(mask, lanes * per), "");
    return (struct jit_value){.v = LLVMBuildBitCast(f->b, part, type, "")};
}

/* The first values of `parts` rows, for an op whose result is so many: those of one row, if that is what
 * there is.
 */
static LLVMValueRef
firsts_for(struct jit_fn *f, LLVMValueRef first, uint64_t step, unsigned parts)
{
    if (parts == 1 || !step)
        return first;
    const LLVMValueRef steps = steps_of(LLVMTypeOf(first), step * f->flow->row_lanes, parts, parts);
    return LLVMBuildAdd(f->b, jit_splat(f, first, parts), steps, "");
}

static struct jit_value
read_row(struct jit_fn *f, const struct lane_operand *o, uint32_t web, unsigned from, unsigned lanes)
{
    const struct jit_row *const row = &f->flow->webs[web].row;
    if (jit_is_one_value(o, lanes)) {
        const LLVMValueRef v = shifted(f, row, firsts_of(f, web, from, 1));
        return (struct jit_value){.v = v, .scalar = true, .first = v, .parts = 1};
    }
    const uint64_t step = row->step;
    struct jit_value value = {.step = step,
                              .shift = row->shift,
                              .parts = jit_row_parts(f->flow, web, lanes),
                              .most = row->sure && !row->shift ? row->most : 0};
    value.v = value.first = firsts_of(f, web, from, lanes);
    value.scalar = value.parts == 1;
    if (f->row_parts && value.parts == 1) {
        value.v = firsts_for(f, value.first, step, f->row_parts);
        value.scalar = f->row_parts == 1 || !step;
    } else if (!f->row_parts && (step || value.parts > 1)) {
        value.v = lanes_of_rows(f, row, value.first, value.parts, lanes);
        value.scalar = false;
    }
    return value;
}

struct jit_value
jit_read(struct jit_fn *f, const struct lane_operand *o, unsigned role)
{
    const unsigned lanes = lanes_of(f, role);
    if (o->kind == LANE_IMM) {
        const LLVMValueRef v = LLVMConstInt(jit_int(f, lane_type_bytes(o->type) * 8), o->imm, 0);
        return (struct jit_value){.v = v, .scalar = true, .first = v, .parts = 1};
    }
    if (o->kind == LANE_INDIRECT)
        return jit_read_indirect(f, o);
    const struct jit_access *a = jit_find_access(f, role);
    const int row_lane = jit_row_lane(f->flow, a, o, lanes);
    if (row_lane >= 0)
        return read_row(f, o, a->web, (unsigned)row_lane, lanes);
    struct jit_value v = read_register(f, o, role, lanes);
    if (v.scalar) {
        v.first = v.v;
        v.parts = 1;
    }
    return v;
}

struct jit_value
jit_firsts(struct jit_fn *f, unsigned source, unsigned parts)
{
    f->row_parts = parts;
    const struct jit_value v = jit_read(f, &f->op->src[source], JIT_SRC0 + source);
    f->row_parts = 0;
    return v;
}

LLVMValueRef
jit_for_each_row(struct jit_fn *f, LLVMValueRef v, unsigned parts)
{
    return LLVMGetTypeKind(LLVMTypeOf(v)) == LLVMVectorTypeKind ? v : jit_splat(f, v, parts);
}

/* The source of each granule: the old range, or, with numbers behind it, lanes of the value. */
static LLVMValueRef
scatter(struct jit_fn *f, const struct lane_operand *o, const struct jit_access *a, LLVMValueRef old,
        LLVMValueRef value, unsigned lanes)
{
    const unsigned g = granule(o, lanes, a), per = lane_type_bytes(o->type) / g;
    const uint32_t slots = (a->hi - a->lo) / g;
    LLVMValueRef mask[1024], widen[1024];
    for (uint32_t s = 0; s < slots; s++) {
        mask[s] = jit_i32(f, s);
        widen[s] = s < lanes * per ? jit_i32(f, s) : LLVMGetPoison(f->i32);
    }
    for (unsigned i = 0; i < lanes; i++)
        for (unsigned k = 0; k < per; k++)
            mask[(o->base + (uint32_t)jit_lane_offset(o, i) - a->lo) / g + k] =
                jit_i32(f, slots + i * per + k);
    const LLVMValueRef parts =
        LLVMBuildBitCast(f->b, value, LLVMVectorType(jit_int(f, g * 8), lanes * per), "");
    const LLVMValueRef wide = LLVMBuildShuffleVector(f->b, parts, LLVMGetPoison(LLVMTypeOf(parts)),
                                                     LLVMConstVector(widen, slots), "");
    return LLVMBuildShuffleVector(f->b, old, wide, LLVMConstVector(mask, slots), "");
}

/* One lane into an integer of 4 or 8 bytes. */
static LLVMValueRef
merge_bits(struct jit_fn *f, LLVMValueRef old, LLVMValueRef value, unsigned bytes, unsigned at)
{
    const LLVMTypeRef type = LLVMTypeOf(old);
    const LLVMValueRef hole = LLVMConstInt(type, ((UINT64_C(1) << bytes * 8) - 1) << at * 8, 0);
    const LLVMValueRef placed =
        LLVMBuildShl(f->b, LLVMBuildZExt(f->b, value, type, ""), LLVMConstInt(type, at * 8, 0), "");
    return LLVMBuildOr(f->b, LLVMBuildAnd(f->b, old, LLVMConstNot(hole), ""), placed, "");
}

static void
write_one(struct jit_fn *f, const struct lane_operand *o, unsigned role, LLVMValueRef value,
          LLVMValueRef enabled)
{
    const struct jit_access *exact = jit_find_access(f, role), a = widen(f, exact);
    const unsigned bytes = lane_type_bytes(o->type);
    const uint32_t total = a.hi - a.lo, at = o->base - a.lo;
    if (enabled && exact->use == JIT_MERGE)
        value = LLVMBuildSelect(f->b, enabled, value, read_register(f, o, role, 1).v, "");
    if (total == bytes) {
        jit_write_range(f, &a, value);
        return;
    }
    const LLVMValueRef old = jit_read_range(f, &a);
    if (total == 4 || total == 8) {
        const LLVMValueRef whole = LLVMBuildBitCast(f->b, old, jit_int(f, total * 8), "");
        jit_write_range(f, &a, merge_bits(f, whole, value, bytes, at));
    } else if (at % bytes == 0 && total % bytes == 0) {
        const LLVMValueRef all = view(f, old, total, bytes);
        jit_write_range(f, &a, LLVMBuildInsertElement(f->b, all, value, jit_i32(f, at / bytes), ""));
    } else {
        const unsigned g = granule(o, 1, &a);
        jit_write_range(f, &a, scatter(f, o, &a, view(f, old, total, g), value, 1));
    }
}

void
jit_write(struct jit_fn *f, const struct lane_operand *o, unsigned role, struct jit_value value,
          LLVMValueRef enabled)
{
    if (o->kind == LANE_NONE)
        return;
    if (o->kind == LANE_INDIRECT) {
        jit_write_indirect(f, o, value, enabled);
        return;
    }
    const unsigned lanes = lanes_of(f, role), bytes = lane_type_bytes(o->type);
    if (lanes == 1) {
        write_one(f, o, role, value.v, enabled);
        return;
    }
    const struct jit_access *exact = jit_find_access(f, role), a = widen(f, exact);
    if (row_of(f, exact)) {
        set_rows(f, exact->web, value.v);
        return;
    }
    LLVMValueRef v = value.scalar ? jit_splat(f, value.v, lanes) : value.v;
    if (enabled && exact->use == JIT_MERGE)
        v = LLVMBuildSelect(f->b, enabled, v, read_register(f, o, role, lanes).v, "");
    if (jit_is_packed(o, lanes) && a.hi - a.lo == bytes * lanes) {
        jit_write_range(f, &a, v);
        return;
    }
    const bool fresh = exact->use == JIT_WRITE && a.lo == exact->lo && a.hi == exact->hi;
    const LLVMTypeRef type = jit_range_type(f, a.hi - a.lo);
    const LLVMValueRef before = fresh ? LLVMConstNull(type) : jit_read_range(f, &a);
    const struct parts parts = parts_of(o, lanes, &a);
    if (parts.element && a.hi - a.lo == lanes * parts.element) {
        const LLVMValueRef elements = view(f, before, a.hi - a.lo, parts.element);
        jit_write_range(f, &a, merge_parts(f, bytes, elements, v, parts));
        return;
    }
    const LLVMValueRef old = view(f, before, a.hi - a.lo, granule(o, lanes, &a));
    jit_write_range(f, &a, scatter(f, o, &a, old, v, lanes));
}

static bool
touches_exec(const struct lane_operand *o, unsigned lanes)
{
    uint32_t lo, hi;
    return jit_region(o, lanes, &lo, &hi) && lo < 8;
}

bool
jit_readable(const struct jit_fn *f, const struct lane_operand *o, unsigned role)
{
    if (o->kind == LANE_IMM)
        return true;
    if (o->kind == LANE_INDIRECT)
        return jit_reads_indirect(f, o);
    const unsigned lanes = lanes_of(f, role);
    if (o->kind != LANE_REG || touches_exec(o, lanes))
        return false;
    const struct jit_access *a = jit_find_access(f, role);
    return a && (a->hi - a->lo) / granule(o, lanes, a) <= 512;
}

bool
jit_writable(const struct jit_fn *f, const struct lane_operand *o, unsigned role)
{
    if (o->kind == LANE_NONE)
        return true;
    if (o->kind == LANE_INDIRECT)
        return jit_writes_indirect(f, o);
    const unsigned lanes = lanes_of(f, role);
    if (!jit_readable(f, o, role) || o->kind != LANE_REG)
        return false;
    /* overlapping lanes: the last one wins; the reference does that */
    for (unsigned i = 0; i < lanes; i++)
        for (unsigned k = i + 1; k < lanes; k++)
            if ((unsigned)(jit_lane_offset(o, i) - jit_lane_offset(o, k) + (int)lane_type_bytes(o->type) -
                           1) < 2 * lane_type_bytes(o->type) - 1)
                return false;
    const struct jit_access *a = jit_find_access(f, role);
    return lanes > 1 || a->hi - a->lo <= 8;
}
