/* SPDX-License-Identifier: MIT */
/*
 * Values that live at the start of the kernel and behind barriers. A fresh thread's registers are not in the
 * register file: local ids and payload are read from the thread's image, the work-group's ids from struct
 * emu_thread. Everything else that lives at the kernel's start is set to 0: cells are 0, and no program may
 * depend on the rest.
 */
#include <assert.h>
#include <string.h>

#include "emu/kernel.h"
#include "jit.h"
#include "jit/llvm/derive.h"

/* Register-file bytes with a value at the start. */
struct area {
    uint32_t at, bytes;
};

static bool
is_in(uint32_t lo, uint32_t hi, struct area area)
{
    return area.at && area.bytes && lo >= area.at && hi <= area.at + area.bytes;
}

static struct area
image_of(const struct emu_kernel *kernel)
{
    struct area a;
    emu_start_image(kernel, &a.at, &a.bytes);
    return a;
}

/* The names are for llvm/derive.c. */
static LLVMValueRef
group_id(struct jit_fn *f, unsigned d)
{
    static const char *const names[3] = {JIT_GROUP_X, JIT_GROUP "y", JIT_GROUP "z"};
    if (f->next.after)
        return jit_load(f, f->i32, f->next.group[d], 4);
    const LLVMValueRef id = jit_field(f, f->thread, offsetof(struct emu_thread, group) + 4 * d, f->i32, true);
    if (f->group.rf)
        LLVMSetValueName2(id, names[d], strlen(names[d]));
    return id;
}

static LLVMValueRef
source_dword(struct jit_fn *f, unsigned source)
{
    switch (source) {
    case EMU_START_GROUP_X:
    case EMU_START_GROUP_Y:
    case EMU_START_GROUP_Z:
        return group_id(f, source - EMU_START_GROUP_X);
    case EMU_START_SLOT:
        return jit_start_slot(f);
    default:
        return jit_i32(f, 0);
    }
}

/* As emu_start_value. */
static LLVMValueRef
field_dword(struct jit_fn *f, const struct emu_start_field *field)
{
    const LLVMValueRef v = LLVMBuildAnd(f->b, source_dword(f, field->source), jit_i32(f, field->mask), "");
    return LLVMBuildOr(f->b, v, jit_i32(f, field->bits), "");
}

static struct area
area_of(const struct emu_start_field *field)
{
    return (struct area){field->rf, field->dwords * 4u};
}

/* The field that holds all bytes [lo, hi), of several the last one; NULL: none does. */
static const struct emu_start_field *
field_at(const struct jit_fn *f, uint32_t lo, uint32_t hi)
{
    const struct emu_kernel *k = f->kernel;
    for (uint32_t i = k->start_count; i-- > 0;)
        if (is_in(lo, hi, area_of(&k->start[i])))
            return &k->start[i];
    return NULL;
}

static bool
overlaps(uint32_t lo, uint32_t hi, struct area area)
{
    return area.at && lo < area.at + area.bytes && hi > area.at;
}

/* Fields are written over the image (emu_start_registers). */
static bool
has_field(const struct emu_kernel *k, uint32_t lo, uint32_t hi)
{
    bool any = false;
    for (uint32_t i = 0; i < k->start_count; i++)
        any |= overlaps(lo, hi, area_of(&k->start[i]));
    return any;
}

/* Nothing of [lo, hi) has a value: the common case, without a vector of zeros made dword by dword. */
static bool
is_undefined(const struct emu_kernel *k, uint32_t lo, uint32_t hi)
{
    return !overlaps(lo, hi, image_of(k)) && !has_field(k, lo, hi);
}

static struct area
ids_in(const struct emu_kernel *k, unsigned dimension)
{
    return (struct area){k->local_id_rf[dimension], k->lanes * k->local_id_bytes};
}

/* Ids may lie within the payload, and differ between threads. */
static bool
is_payload_of_all(const struct emu_kernel *k, uint32_t lo, uint32_t hi)
{
    bool ids = k->thread_rf && overlaps(lo, hi, (struct area){k->thread_rf, 4});
    for (unsigned d = 0; d < 3; d++)
        ids |= overlaps(lo, hi, ids_in(k, d));
    return !ids && is_in(lo, hi, (struct area){k->payload_rf, k->payload_bytes});
}

/* Of the web's ids; 3: it is none. */
static unsigned
dimension_of(const struct emu_kernel *k, const struct jit_web *w)
{
    unsigned d = 0;
    while (d < 3 && !is_in(w->lo, w->hi, ids_in(k, d)))
        d++;
    return d;
}

static LLVMValueRef
known_first(struct jit_fn *f, uint32_t web, unsigned dimension)
{
    const struct jit_web *w = &f->flow->webs[web];
    const unsigned lane = (w->lo - f->kernel->local_id_rf[dimension]) / f->kernel->local_id_bytes;
    return jit_constant(f, jit_row_type(f, web), dimension == 0 ? lane % f->flow->row_lanes : 0);
}

/* The id at byte `at`, which is *more than the one at the returned byte: the first one of its row, or of the
 * thread. So code of several webs reads one id, and what it computes from them is mostly the same. */
static uint32_t
first_id(const struct jit_fn *f, uint32_t at, unsigned *more)
{
    const unsigned bytes = f->kernel->local_id_bytes, row_lanes = f->flow->row_lanes;
    unsigned d = 0;
    while (d < 3 && !is_in(at, at + bytes, ids_in(f->kernel, d)))
        d++;
    *more = 0;
    if (d == 3)
        return at;
    assert(row_lanes); /* else ids are no rows */
    const unsigned lane = (at - f->kernel->local_id_rf[d]) / bytes;
    if (d == 1 && jit_id_step(f->flow, f->kernel, d)) {
        *more = lane / row_lanes;
        return at - lane * bytes;
    }
    *more = d == 0 ? lane % row_lanes : 0;
    return at - lane % row_lanes * bytes;
}

LLVMValueRef
jit_start_id(struct jit_fn *f, LLVMValueRef image, uint32_t at, LLVMTypeRef type)
{
    if (f->next.id && at == f->kernel->local_id_rf[f->next.dimension])
        return jit_load(f, type, f->next.id, f->kernel->local_id_bytes);
    const LLVMValueRef id = jit_field(f, image, at - image_of(f->kernel).at, type, true);
    LLVMSetAlignment(id, 1);
    return id;
}

static LLVMValueRef
firsts_in_image(struct jit_fn *f, LLVMValueRef image, uint32_t web)
{
    const struct jit_web *w = &f->flow->webs[web];
    const unsigned parts = w->row.parts, length = (w->hi - w->lo) / parts;
    const LLVMTypeRef type = jit_int(f, w->row.element * 8u);
    LLVMValueRef all = LLVMGetPoison(jit_row_type(f, web));
    for (unsigned i = 0; i < parts; i++) {
        unsigned more;
        const uint32_t at = first_id(f, w->lo + i * length, &more);
        const LLVMValueRef first = jit_start_id(f, image, at, type);
        const LLVMValueRef v = LLVMBuildNUWAdd(f->b, first, jit_constant(f, type, more), "");
        all = parts == 1 ? v : LLVMBuildInsertElement(f->b, all, v, jit_i32(f, i), "");
    }
    return all;
}

/* The first lanes of rows: ids, a field's value, or nothing. */
static void
start_row(struct jit_fn *f, LLVMValueRef image, uint32_t web)
{
    const struct jit_web *w = &f->flow->webs[web];
    const struct emu_start_field *field = field_at(f, w->lo, w->hi);
    const unsigned dimension = dimension_of(f->kernel, w);
    LLVMValueRef all = LLVMConstNull(jit_row_type(f, web));
    if (field)
        all = jit_splat(f, field_dword(f, field), w->row.parts);
    else if (dimension < 3 && jit_has_known_ids(f->flow, dimension))
        all = known_first(f, web, dimension);
    else if (is_in(w->lo, w->hi, image_of(f->kernel)))
        all = firsts_in_image(f, image, web);
    LLVMBuildStore(f->b, all, f->slots[web]);
}

static void
load_piece(struct jit_fn *f, LLVMValueRef image, struct jit_access piece)
{
    const struct emu_kernel *k = f->kernel;
    const struct area in = image_of(k);
    if (f->flow->webs[piece.web].row.element) {
        start_row(f, image, piece.web);
        return;
    }
    /* Do not read the variable, not even for its type. Else it would be live from one thread to the next, and
     * LLVM would keep every cell alive through every block. */
    const LLVMTypeRef type = jit_range_type(f, piece.hi - piece.lo);
    if (is_undefined(f->kernel, piece.lo, piece.hi)) {
        jit_write_range(f, &piece, LLVMConstNull(type));
        return;
    }
    const bool field = has_field(k, piece.lo, piece.hi);
    if (!field && is_payload_of_all(k, piece.lo, piece.hi)) { /* as in emu_start_new */
        const LLVMValueRef launch = jit_launch(f);
        const LLVMValueRef bytes = jit_field(f, launch, offsetof(struct emu_launch, payload), f->ptr, true);
        const LLVMValueRef v = jit_field(f, bytes, piece.lo - k->payload_rf, type, true);
        LLVMSetAlignment(v, 1);
        jit_write_range(f, &piece, v);
        return;
    }
    if (!field && is_in(piece.lo, piece.hi, in)) {
        const LLVMValueRef v = jit_field(f, image, piece.lo - in.at, type, true);
        LLVMSetAlignment(v, 1);
        jit_write_range(f, &piece, v);
        return;
    }
    const struct emu_start_field *whole = field_at(f, piece.lo, piece.hi);
    if (whole && piece.hi - piece.lo > 8) {
        jit_write_range(f, &piece, jit_splat(f, field_dword(f, whole), (piece.hi - piece.lo) / 4));
        return;
    }
    for (uint32_t at = piece.lo; at < piece.hi; at += 4) {
        struct jit_access dword = piece;
        dword.lo = at;
        dword.hi = at + 4;
        const struct emu_start_field *const one = field_at(f, at, at + 4);
        LLVMValueRef v = one ? field_dword(f, one) : jit_i32(f, 0);
        if (!one && is_in(at, at + 4, in)) {
            v = jit_field(f, image, at - in.at, f->i32, true);
            LLVMSetAlignment(v, 1);
        }
        jit_write_range(f, &dword, v);
    }
}

void
jit_load_start(struct jit_fn *f, uint32_t web)
{
    const struct jit_flow *flow = f->flow;
    const LLVMValueRef image = jit_start_image(f);
    for (uint32_t i = flow->live_start[0]; i < flow->live_start[1]; i++) {
        const struct jit_live *l = &flow->live[i];
        if (web == JIT_ALL_WEBS || web == l->web)
            load_piece(f, image, (struct jit_access){.lo = l->lo, .hi = l->hi, .web = l->web});
    }
}

void
jit_load_live(struct jit_fn *f, uint32_t b, LLVMValueRef exec)
{
    const struct jit_flow *flow = f->flow;
    for (uint32_t i = flow->live_start[b]; i < flow->live_start[b + 1]; i++) {
        const struct jit_live *l = &flow->live[i];
        if (!l->loaded || jit_comes_again(f, l->web))
            continue;
        if (flow->webs[l->web].row.element) {
            jit_load_row(f, l->web, exec);
            continue;
        }
        const struct jit_access to = {.lo = l->lo, .hi = l->hi, .web = l->web};
        struct jit_access from = to;
        from.web = JIT_IN_MEMORY;
        jit_write_range(f, &to, jit_read_range(f, &from));
    }
    jit_compute_again(f, b);
}

bool
jit_starts_in_webs(const struct jit_flow *flow, const struct emu_kernel *kernel)
{
    const struct lane_program *p = flow->program;
    for (uint32_t i = 0; i < flow->access_start[p->op_count]; i++) {
        const struct jit_access *a = &flow->accesses[i];
        const bool empty = a->lo >= p->cells_bytes && is_undefined(kernel, a->lo, a->hi);
        if (a->web == JIT_IN_MEMORY && a->lo >= 8 && !jit_is_constant(p, a) && !empty)
            return false;
    }
    return true;
}
