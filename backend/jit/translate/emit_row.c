/* SPDX-License-Identifier: MIT */
/*
 * Messages whose places are a row (flow/rows.c): the form is known when the code is made, and one comparison
 * tells whether all lanes are inside the window.
 */
#include <assert.h>

#include "message.h"

enum form {
    OTHER,
    SAME,        /* all lanes at one place */
    CONSECUTIVE, /* each lane behind the one before */
    SLIDING,     /* each component is consecutive: lanes overlap */
    SPACED,      /* one component, with short gaps from lane to lane */
    COLUMNS,     /* several rows, of which each may lie one element behind the one before */
    STEPPED      /* anything else, lane by lane at places that differ by numbers */
};

/* Of elements; bytes of a step for which newer levels have a shuffle or a conversion. */
enum { MOST_GAPS = 3, NEAR_STEP = 8, LEAST_COLUMNS = 4, MOST_STEPPED = 16 };

/* What the lanes of the same number in all rows access may lie side by side. Stores must not overlap. */
static bool
may_be_columns(const struct message *m)
{
    const bool load = m->op->code == LANE_OP_load, apart = load || m->step >= m->parts * m->elem;
    return (load || !m->enabled) && m->components == 1 && m->parts >= LEAST_COLUMNS && m->step && apart;
}

/* A level's gathers are worth it for more lanes only. */
static bool
may_be_stepped(const struct message *m)
{
    return (m->op->code == LANE_OP_load || !m->enabled) && m->lanes * m->components <= MOST_STEPPED;
}

static enum form
spaced_or_columns(const struct message *m)
{
    const unsigned gaps = m->step / m->elem - 1;
    const bool near = gaps <= MOST_GAPS || (m->step <= NEAR_STEP && m->f->cpu != BACKEND_BASELINE);
    const bool spaced =
        m->op->code == LANE_OP_load && m->components == 1 && m->step && m->step % m->elem == 0 && near;
    return spaced ? SPACED : may_be_columns(m) ? COLUMNS : may_be_stepped(m) ? STEPPED : OTHER;
}

static enum form
form_of(const struct message *m)
{
    const bool load = m->op->code == LANE_OP_load;
    if (load && m->step == 0)
        return SAME;
    if (m->step == m->span && (load || (m->enabled ? msg_masked_is_native(m) : m->wide == m->components)))
        return CONSECUTIVE;
    if (load && m->step == m->elem)
        return SLIDING;
    return spaced_or_columns(m);
}

/* --- where the rows are --- */

/* Host pointers of the rows' first lanes. */
struct starts {
    LLVMValueRef at[LANE_MAX];
};

static unsigned
row_lanes(const struct message *m)
{
    return m->lanes / m->parts;
}

/* From the first place of a row to the end of its last lane. */
static uint64_t
bytes_of_row(const struct message *m)
{
    return (uint64_t)(row_lanes(m) - 1) * m->step + m->span;
}

/* The number, or as many of it as there are rows. */
static LLVMValueRef
per_row(struct message *m, LLVMValueRef number)
{
    return jit_splat(m->f, number, m->parts);
}

static LLVMValueRef
wide_offsets(struct message *m, LLVMValueRef offsets)
{
    const LLVMTypeRef type = jit_shape(m->f->i64, offsets);
    return m->address_bits == 64 ? offsets : LLVMBuildZExt(m->b, offsets, type, "");
}

/* i1: are `bytes` bytes from some row's offset on not all inside? */
static LLVMValueRef
is_beyond(struct message *m, LLVMValueRef offsets, uint64_t bytes)
{
    struct jit_fn *f = m->f;
    const uint64_t row = bytes_of_row(m), behind = bytes > row ? bytes - row : 0;
    if (m->least >= m->span + behind)
        return LLVMConstNull(f->i1);
    const LLVMValueRef end = per_row(m, msg_first_beyond(m, m->bound, bytes));
    const LLVMValueRef beyond = LLVMBuildICmp(m->b, LLVMIntUGE, wide_offsets(m, offsets), end, "");
    const LLVMValueRef bits = jit_to_bits(f, beyond);
    return LLVMBuildICmp(m->b, LLVMIntNE, bits, LLVMConstNull(LLVMTypeOf(bits)), "");
}

static struct starts
starts_of(struct message *m, LLVMValueRef offsets)
{
    struct starts s;
    for (unsigned i = 0; i < m->parts; i++) {
        LLVMValueRef index[1] = {offsets};
        if (m->parts > 1)
            index[0] = LLVMBuildExtractElement(m->b, offsets, jit_i32(m->f, i), "");
        s.at[i] = LLVMBuildGEP2(m->b, m->f->i8, m->base, index, 1, "");
    }
    return s;
}

/* Goes on if all rows are inside; else the code goes to `other`. */
static struct starts
expect_inside(struct message *m, uint64_t bytes, LLVMBasicBlockRef other)
{
    const LLVMValueRef offsets = msg_offsets(m, m->first);
    const LLVMBasicBlockRef on = jit_new_block(m->f, "row");
    jit_branch_rare(m->f, is_beyond(m, offsets, bytes), other, on);
    LLVMPositionBuilderAtEnd(m->b, on);
    return starts_of(m, wide_offsets(m, offsets));
}

/* Addresses that begin again at 0: rows that would end behind the top, where their later lanes are on. */
static LLVMValueRef
before_top(struct message *m, LLVMValueRef offsets)
{
    const LLVMTypeRef type = LLVMTypeOf(offsets);
    const LLVMValueRef last = jit_constant(m->f, type, m->top - (row_lanes(m) - 1) * m->step);
    const LLVMValueRef wraps = LLVMBuildICmp(m->b, LLVMIntUGE, offsets, last, "");
    const LLVMValueRef lower = LLVMBuildSub(m->b, offsets, jit_constant(m->f, type, m->top), "");
    return LLVMBuildSelect(m->b, wraps, lower, offsets, "");
}

/* i1: is an enabled lane elsewhere than its row, which begins at `starts`, has it? */
static LLVMValueRef
leave_row(struct message *m, LLVMValueRef starts, LLVMValueRef offsets)
{
    const LLVMValueRef expected = jit_all_lanes(m->f, starts, m->step, m->parts, m->lanes);
    return msg_any(m, LLVMBuildICmp(m->b, LLVMIntNE, offsets, expected, ""));
}

/*
 * Goes on if all enabled lanes are inside; else the slow way. Where a row's first lane is off, the row may
 * begin before the window. Offsets of enabled lanes are below 2^31 then, so the beginning is a signed number
 * of 32 bits.
 */
static struct starts
expect_enabled_inside(struct message *m)
{
    struct jit_fn *f = m->f;
    const LLVMValueRef offsets = msg_offsets(m, m->first), lanes = msg_offsets(m, msg_places(m));
    const LLVMTypeRef wide = jit_shape(f->i64, offsets), narrow = jit_shape(f->i32, offsets);
    LLVMValueRef low = m->address_bits == 64 ? LLVMBuildTrunc(m->b, offsets, narrow, "") : offsets;
    LLVMValueRef beyond = msg_lanes_are_beyond(m, lanes);
    if (m->top) {
        low = before_top(m, low);
        beyond = LLVMBuildOr(m->b, beyond, leave_row(m, low, lanes), "");
    }
    const LLVMBasicBlockRef on = jit_new_block(f, "row");
    jit_branch_rare(f, beyond, m->slow, on);
    LLVMPositionBuilderAtEnd(m->b, on);
    return starts_of(m, LLVMBuildSExt(m->b, low, wide, ""));
}

/* --- what is moved --- */

static LLVMValueRef
part_of(struct message *m, LLVMValueRef all, unsigned i)
{
    const unsigned each = LLVMGetVectorSize(LLVMTypeOf(all)) / m->parts;
    return m->parts == 1 ? all : jit_part(m->f, all, LLVMGetPoison(LLVMTypeOf(all)), i * each, each);
}

/* Rows that are all inside: what lies there for lanes that are off may be read as well, and is dropped. */
enum which { ALL_INSIDE, ENABLED_INSIDE };

/* `each` elements of every row, `skip` bytes behind its beginning. */
static LLVMValueRef
load_rows(struct message *m, const struct starts *s, enum which which, unsigned each, unsigned skip)
{
    LLVMValueRef rows[LANE_MAX];
    const LLVMTypeRef type = LLVMVectorType(msg_element(m), each);
    for (unsigned i = 0; i < m->parts; i++) {
        struct message row = *m;
        row.enabled = which == ENABLED_INSIDE ? part_of(m, m->enabled, i) : NULL;
        rows[i] = msg_load_vector(&row, type, jit_at(m->f, s->at[i], skip));
    }
    return jit_joined(m->f, rows, m->parts);
}

/* Stores that overlap happen component by component (emu/memory.h). So rows of more than one component are
 * only stored this way if each begins behind the one before. */
static void
expect_rows_apart(struct message *m, const struct starts *s)
{
    struct jit_fn *f = m->f;
    LLVMValueRef overlap = LLVMConstNull(f->i1);
    for (unsigned i = 1; m->components > 1 && i < m->parts; i++) {
        const LLVMValueRef now = LLVMBuildPtrToInt(m->b, s->at[i], f->i64, "");
        const LLVMValueRef before = LLVMBuildPtrToInt(m->b, s->at[i - 1], f->i64, "");
        const LLVMValueRef way = LLVMBuildSub(m->b, now, before, "");
        const LLVMValueRef less = LLVMBuildICmp(m->b, LLVMIntSLT, way, jit_i64(f, bytes_of_row(m)), "");
        overlap = LLVMBuildOr(m->b, overlap, less, "");
    }
    if (LLVMIsConstant(overlap))
        return;
    const LLVMBasicBlockRef on = jit_new_block(f, "apart");
    jit_branch_rare(f, overlap, m->slow, on);
    LLVMPositionBuilderAtEnd(m->b, on);
}

static void
store_rows(struct message *m, const struct starts *s, enum which which)
{
    (void)which; /* lanes that are off must not be written in any case */
    if (m->parts == 1)
        msg_try_stream(m, s->at[0]);
    expect_rows_apart(m, s);
    const LLVMValueRef all = m->enabled ? msg_get(m, 0) : msg_interleave(m);
    for (unsigned i = 0; i < m->parts; i++) {
        struct message row = *m;
        if (m->enabled)
            row.enabled = part_of(m, m->enabled, i);
        msg_store_vector(&row, part_of(m, all, i), s->at[i]);
    }
}

static void
load_consecutive(struct message *m, const struct starts *s, enum which which)
{
    const LLVMValueRef all = load_rows(m, s, which, row_lanes(m) * m->wide, 0);
    for (unsigned n = 0; n < m->components; n++)
        msg_put(m, n, msg_deinterleave(m, all, n), false);
}

static void
load_sliding(struct message *m, const struct starts *s, enum which which)
{
    for (unsigned n = 0; n < m->components; n++)
        msg_put(m, n, load_rows(m, s, which, row_lanes(m), m->index[n] * m->elem), false);
}

/* Lanes that are a row, but have no form as such: one by one, inside the window. */
static void
move_one_by_one(struct message *m)
{
    const LLVMValueRef relative = msg_offsets(m, msg_places(m));
    msg_move_scattered(m, msg_lanes_are_beyond(m, relative), msg_dwords(m, relative));
}

/* Rows that are not all inside. */
static void
move_enabled(struct message *m, bool masks, void (*move)(struct message *, const struct starts *, enum which))
{
    if (!masks) {
        move_one_by_one(m);
        return;
    }
    msg_expect_some_lane(m); /* to an address that is not there, a host takes long to do nothing */
    const struct starts s = expect_enabled_inside(m);
    move(m, &s, ENABLED_INSIDE);
    LLVMBuildBr(m->b, m->done);
}

/* masks: the level has masked accesses that do for `move` */
static void
move_rows(struct message *m, bool masks, void (*move)(struct message *, const struct starts *, enum which))
{
    const LLVMBasicBlockRef part = m->enabled ? jit_new_block(m->f, "part") : m->slow;
    const struct starts s = expect_inside(m, bytes_of_row(m), part);
    move(m, &s, ALL_INSIDE);
    LLVMBuildBr(m->b, m->done);
    if (m->enabled) {
        LLVMPositionBuilderAtEnd(m->b, part);
        move_enabled(m, masks, move);
    }
}

static void
emit_stepped(struct message *m)
{
    const LLVMBasicBlockRef part = m->enabled ? jit_new_block(m->f, "part") : m->slow;
    const struct starts s = expect_inside(m, bytes_of_row(m), part);
    LLVMValueRef at[LANE_MAX];
    for (unsigned i = 0; i < m->lanes; i++)
        at[i] = jit_at(m->f, s.at[i / row_lanes(m)], (uint64_t)(i % row_lanes(m)) * m->step);
    msg_move_places(m, at);
    LLVMBuildBr(m->b, m->done);
    if (m->enabled) {
        LLVMPositionBuilderAtEnd(m->b, part);
        move_one_by_one(m);
    }
}

/* Loads the gaps as well. If the last one is outside, the lanes are loaded one by one. */
static void
emit_spaced(struct message *m)
{
    const unsigned stride = m->step / m->elem, lanes = row_lanes(m), skip = m->index[0] * m->elem;
    const LLVMBasicBlockRef last = jit_new_block(m->f, "last");
    const struct starts s = expect_inside(m, (uint64_t)lanes * m->step + skip, last);
    const LLVMTypeRef type = LLVMVectorType(msg_element(m), lanes * stride);
    LLVMValueRef mask[LANE_MAX], rows[LANE_MAX];
    for (unsigned i = 0; i < lanes; i++)
        mask[i] = jit_i32(m->f, i * stride);
    for (unsigned i = 0; i < m->parts; i++) {
        const LLVMValueRef all = jit_load(m->f, type, jit_at(m->f, s.at[i], skip), 1);
        rows[i] = LLVMBuildShuffleVector(m->b, all, LLVMGetPoison(type), LLVMConstVector(mask, lanes), "");
    }
    msg_put(m, 0, jit_joined(m->f, rows, m->parts), false);
    LLVMBuildBr(m->b, m->done);
    LLVMPositionBuilderAtEnd(m->b, last);
    move_one_by_one(m);
}

/* --- columns --- */

/* Goes on if each row is one element behind the one before; else to `other`. */
static void
expect_columns(struct message *m, LLVMBasicBlockRef other)
{
    struct jit_fn *f = m->f;
    const LLVMValueRef first = LLVMBuildExtractElement(m->b, m->first, jit_i32(f, 0), "");
    const LLVMValueRef expected = jit_all_lanes(f, first, m->elem, 1, m->parts);
    const LLVMValueRef differ = jit_to_bits(f, LLVMBuildICmp(m->b, LLVMIntNE, m->first, expected, ""));
    const LLVMBasicBlockRef on = jit_new_block(f, "columns");
    LLVMBuildCondBr(m->b, LLVMBuildICmp(m->b, LLVMIntNE, differ, LLVMConstNull(LLVMTypeOf(differ)), ""),
                    other, on);
    LLVMPositionBuilderAtEnd(m->b, on);
}

/* From `width` elements of each of `height` to `height` of each of `width`. */
static LLVMValueRef
turned(struct message *m, LLVMValueRef all, unsigned width, unsigned height)
{
    LLVMValueRef mask[LANE_MAX];
    for (unsigned i = 0; i < width * height; i++)
        mask[i] = jit_i32(m->f, i % height * width + i / height);
    return LLVMBuildShuffleVector(m->b, all, LLVMGetPoison(LLVMTypeOf(all)),
                                  LLVMConstVector(mask, width * height), "");
}

static void
load_columns(struct message *m, LLVMValueRef at)
{
    const LLVMTypeRef type = LLVMVectorType(msg_element(m), m->parts);
    LLVMValueRef columns[LANE_MAX];
    for (unsigned i = 0; i < row_lanes(m); i++)
        columns[i] = jit_load(m->f, type, jit_at(m->f, at, (uint64_t)i * m->step), 1);
    msg_put(m, 0, turned(m, jit_joined(m->f, columns, row_lanes(m)), m->parts, row_lanes(m)), false);
}

static void
store_columns(struct message *m, LLVMValueRef at)
{
    const LLVMValueRef all = turned(m, msg_get(m, 0), row_lanes(m), m->parts);
    for (unsigned i = 0; i < row_lanes(m); i++) {
        const LLVMValueRef column =
            jit_part(m->f, all, LLVMGetPoison(LLVMTypeOf(all)), i * m->parts, m->parts);
        jit_store(m->f, column, jit_at(m->f, at, (uint64_t)i * m->step), 1);
    }
}

static void
emit_columns(struct message *m)
{
    const LLVMBasicBlockRef other = jit_new_block(m->f, "no columns");
    expect_columns(m, other);
    const struct starts s = expect_inside(m, bytes_of_row(m), m->slow);
    const LLVMValueRef at = jit_at(m->f, s.at[0], m->index[0] * m->elem);
    if (m->op->code == LANE_OP_load)
        load_columns(m, at);
    else
        store_columns(m, at);
    LLVMBuildBr(m->b, m->done);
    LLVMPositionBuilderAtEnd(m->b, other);
    if (may_be_stepped(m))
        emit_stepped(m);
    else
        move_one_by_one(m);
}

/* One value for all lanes of a row. */
static LLVMValueRef
load_same(struct message *m, const struct starts *s, unsigned skip)
{
    LLVMValueRef firsts = LLVMGetPoison(LLVMVectorType(msg_element(m), m->parts));
    for (unsigned i = 0; i < m->parts; i++) {
        const LLVMValueRef v = jit_load(m->f, msg_element(m), jit_at(m->f, s->at[i], skip), 1);
        firsts = LLVMBuildInsertElement(m->b, firsts, v, jit_i32(m->f, i), "");
    }
    return jit_all_lanes(m->f, firsts, 0, m->parts, m->lanes);
}

static void
emit_same(struct message *m)
{
    const struct starts s = expect_inside(m, m->span, m->slow);
    if (m->parts == 1)
        msg_load_uniform(m, s.at[0]);
    for (unsigned n = 0; m->parts > 1 && n < m->components; n++)
        msg_put(m, n, load_same(m, &s, m->index[n] * m->elem), false);
    LLVMBuildBr(m->b, m->done);
}

bool
msg_emit_row(struct message *m)
{
    assert(m->first && m->lanes > 1);
    switch (form_of(m)) {
    case SAME:
        emit_same(m);
        return true;
    case CONSECUTIVE:
        move_rows(m, msg_masked_is_native(m), m->op->code == LANE_OP_load ? load_consecutive : store_rows);
        return true;
    case SLIDING:
        move_rows(m, m->f->cpu != BACKEND_BASELINE && m->elem >= 4, load_sliding);
        return true;
    case SPACED:
        emit_spaced(m);
        return true;
    case COLUMNS:
        emit_columns(m);
        return true;
    case STEPPED:
        emit_stepped(m);
        return true;
    default:
        return false;
    }
}
