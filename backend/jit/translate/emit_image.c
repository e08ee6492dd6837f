/* SPDX-License-Identifier: MIT */
/*
 * Image messages: samplers with both filters, texel loads and stores, for images of the formats and samplers
 * that the kernel's first launch has (target.h). The values are those of emu/image_sample.c, from the same
 * float operations in the same order. Whether a launch has such images is tested at the function's beginning.
 * The simd engine executes messages to others, with texel offsets, or of other forms.
 */
#include <stddef.h>

#include "emu/image_packed.h"
#include "emu/lane_half.h"
#include "emu/launch.h"
#include "jit/llvm/rewrite.h"
#include "picture.h"

/* --- which messages --- */

/* LLVM takes some 20 ms for a message, and as long for each texel of a filter. Programs with more have their
 * first messages native. */
enum { MOST_TEXELS = 128 };

static unsigned
kind_of(const struct jit_fn *f, const struct lane_op *op)
{
    const unsigned surface = op->image.surface;
    return surface < JIT_IMAGES ? f->images.kinds[surface] : EMU_KIND_OTHER;
}

static const struct jit_sampler *
sampler_of(const struct jit_fn *f, const struct lane_op *op)
{
    const unsigned n = op->image.sampler;
    return n < JIT_SAMPLERS && f->images.samplers[n].valid ? &f->images.samplers[n] : NULL;
}

static bool
has_native_form(const struct jit_fn *f, const struct lane_op *op)
{
    const bool loads = op->code == LANE_OP_sample || op->code == LANE_OP_texload;
    const struct lane_operand *const data = loads ? &op->dst : &op->src[1];
    if (f->cpu == BACKEND_BASELINE || (op->lanes != 8 && op->lanes != 16) || !kind_of(f, op))
        return false;
    if (jit_pins_floats(f))
        return false; /* filters and texels round to nearest */
    if (op->code == LANE_OP_sample && !sampler_of(f, op))
        return false;
    if (op->code == LANE_OP_texstore && emu_first_components(op->image.comp_mask, op->image.comps) != 15)
        return false;
    return (loads || op->code == LANE_OP_texstore) && data->kind == LANE_REG &&
           lane_type_bytes(data->type) == 4;
}

static unsigned
texels_of(const struct jit_fn *f, const struct lane_op *op)
{
    return op->code == LANE_OP_sample && sampler_of(f, op)->linear ? 4 : 1;
}

uint32_t
jit_native_images(const struct jit_fn *f)
{
    unsigned texels = 0;
    uint32_t i = 0;
    for (; i < f->program->op_count && texels < MOST_TEXELS; i++)
        if (has_native_form(f, &f->program->ops[i]))
            texels += texels_of(f, &f->program->ops[i]);
    return i;
}

bool
jit_image_is_native(const struct jit_fn *f, const struct lane_op *op)
{
    return op < f->program->ops + f->native_images && has_native_form(f, op);
}

static struct lane_operand
component(const struct lane_op *op, const struct lane_operand *first, unsigned n)
{
    struct lane_operand o = *first;
    o.base += n * op->image.comp_stride;
    return o;
}

static struct lane_operand
coordinate(const struct lane_op *op, unsigned k)
{
    struct lane_operand o = op->src[0];
    if (k)
        o.base = op->image.coord[k - 1];
    return o;
}

static unsigned
coordinate_role(unsigned k)
{
    return k ? JIT_COORD_1 + k - 1 : JIT_SRC0;
}

/* Dword 2 of a header: texel offsets, and components that do not come back. */
static bool
has_header(const struct lane_op *op)
{
    return op->code != LANE_OP_texstore && op->src[1].kind != LANE_NONE;
}

/* It is one dword for all lanes, whatever the operand's strides are. */
static struct lane_operand
header_of(const struct lane_op *op)
{
    struct lane_operand o = op->src[1];
    o.width = 1;
    o.vstride = o.hstride = 0;
    return o;
}

static bool
operands_are_native(const struct jit_fn *f)
{
    const struct lane_op *op = f->op;
    for (unsigned k = 0; k < op->image.coords && k < 2; k++) {
        const struct lane_operand o = coordinate(op, k);
        if (lane_type_bytes(o.type) != 4 || o.mods || !jit_readable(f, &o, coordinate_role(k)))
            return false;
    }
    const struct lane_operand header = header_of(op);
    if (has_header(op) && (header.mods || !jit_readable(f, &header, JIT_SRC1)))
        return false;
    for (unsigned n = 0; n < op->image.comps; n++) {
        const bool stores = op->code == LANE_OP_texstore;
        const struct lane_operand o = component(op, stores ? &op->src[1] : &op->dst, n);
        if (o.mods || !(stores ? jit_readable : jit_writable)(f, &o, JIT_DATA + n))
            return false;
    }
    return true;
}

/* --- what is the same for the whole launch --- */

/* Entry n of a table that the launch points to. */
static LLVMValueRef
entry_of(struct jit_fn *f, size_t table, unsigned n, size_t bytes)
{
    return jit_at(f, jit_field(f, jit_launch(f), table, f->ptr, true), n * bytes);
}

static LLVMValueRef
both(struct jit_fn *f, LLVMValueRef x, LLVMValueRef y)
{
    return LLVMBuildAnd(f->b, x, y, "");
}

static LLVMValueRef
is_number(struct jit_fn *f, LLVMValueRef v, uint64_t value)
{
    return LLVMBuildICmp(f->b, LLVMIntEQ, v, LLVMConstInt(LLVMTypeOf(v), value, 0), "");
}

/* As is_near in simd/tmpl/image.c: offsets are numbers of 31 bits. */
static LLVMValueRef
is_near(struct jit_fn *f, const struct jit_known_image *known, LLVMValueRef pitch, unsigned texel_bytes)
{
    const LLVMValueRef limit = jit_i64(f, INT32_MAX - 64);
    const LLVMValueRef width = LLVMBuildZExt(f->b, known->size[0], f->i64, ""),
                       height = LLVMBuildZExt(f->b, known->size[1], f->i64, "");
    const LLVMValueRef row = LLVMBuildMul(f->b, width, jit_i64(f, texel_bytes), ""),
                       rows = LLVMBuildMul(f->b, height, pitch, "");
    const LLVMValueRef end = LLVMBuildAdd(f->b, row, rows, "");
    return both(f, LLVMBuildICmp(f->b, LLVMIntULT, pitch, limit, ""),
                LLVMBuildICmp(f->b, LLVMIntULT, end, limit, ""));
}

static void
read_image(struct jit_fn *f, struct jit_known_image *known, unsigned surface, unsigned kind)
{
    const LLVMValueRef image =
        entry_of(f, offsetof(struct emu_launch, images), surface, sizeof(struct emu_image));
    const LLVMValueRef pitch = jit_field(f, image, offsetof(struct emu_image, row_pitch), f->i64, true);
    known->base = jit_field(f, image, offsetof(struct emu_image, base), f->ptr, true);
    known->size[0] = jit_field(f, image, offsetof(struct emu_image, width), f->i32, true);
    known->size[1] = jit_field(f, image, offsetof(struct emu_image, height), f->i32, true);
    known->pitch = LLVMBuildTrunc(f->b, pitch, f->i32, "");
    const LLVMValueRef is_kind =
        is_number(f, jit_field(f, image, offsetof(struct emu_image, format.kind), f->i8, true), kind);
    const LLVMValueRef is_flat =
        is_number(f, jit_field(f, image, offsetof(struct emu_image, shape), f->i8, true), EMU_IMAGE_2D);
    const LLVMValueRef is_there = LLVMBuildIsNotNull(f->b, known->base, "");
    const unsigned texel_bytes = emu_image_kind_format((enum emu_image_kind)kind).texel_bytes;
    known->ok = both(f, both(f, is_kind, is_flat), both(f, is_there, is_near(f, known, pitch, texel_bytes)));
}

static const struct jit_known_image *
known_image(struct picture *p, unsigned kind)
{
    struct jit_fn *f = p->f;
    struct jit_known_image *known = &f->known_images[p->op->image.surface];
    if (!known->ok) {
        const LLVMBasicBlockRef here = jit_begin_invariant(f);
        read_image(f, known, p->op->image.surface, kind);
        LLVMPositionBuilderAtEnd(f->b, here);
    }
    return known;
}

static LLVMValueRef
read_sampler(struct jit_fn *f, unsigned n, const struct jit_sampler *is)
{
    const LLVMValueRef sampler =
        entry_of(f, offsetof(struct emu_launch, samplers), n, sizeof(struct emu_sampler));
    const struct {
        size_t offset;
        unsigned value;
    } fields[] = {{offsetof(struct emu_sampler, valid), true},
                  {offsetof(struct emu_sampler, linear), is->linear},
                  {offsetof(struct emu_sampler, normalised), is->normalised},
                  {offsetof(struct emu_sampler, address[0]), is->address[0]},
                  {offsetof(struct emu_sampler, address[1]), is->address[1]}};
    LLVMValueRef ok = LLVMConstInt(f->i1, 1, 0);
    for (unsigned i = 0; i < sizeof fields / sizeof *fields; i++)
        ok = both(f, ok, is_number(f, jit_field(f, sampler, fields[i].offset, f->i8, true), fields[i].value));
    return ok;
}

static LLVMValueRef
known_sampler(struct picture *p)
{
    struct jit_fn *f = p->f;
    LLVMValueRef *ok = &f->known_samplers[p->op->image.sampler];
    if (!*ok) {
        const LLVMBasicBlockRef here = jit_begin_invariant(f);
        *ok = read_sampler(f, p->op->image.sampler, p->sampler);
        LLVMPositionBuilderAtEnd(f->b, here);
    }
    return *ok;
}

/* Whether the header changes nothing. */
static LLVMValueRef
is_plain(struct picture *p)
{
    struct jit_fn *f = p->f;
    const struct lane_operand o = header_of(p->op);
    const struct jit_value header = jit_read(f, &o, JIT_SRC1);
    const LLVMValueRef v =
        header.scalar ? header.v : LLVMBuildExtractElement(p->b, header.v, jit_i32(f, 0), "");
    return is_number(
        f, LLVMBuildAnd(p->b, v, jit_i32(f, 0xfffu | (unsigned)p->op->image.comp_mask << 12), ""), 0);
}

/* Goes on if the launch's image and sampler are the expected ones. */
static void
begin(struct picture *p, unsigned kind)
{
    struct jit_fn *f = p->f;
    const struct jit_known_image *known = known_image(p, kind);
    const LLVMBasicBlockRef on = jit_new_block(f, "image");
    LLVMValueRef ok = known->ok;
    if (p->sampler)
        ok = both(f, ok, known_sampler(p));
    if (has_header(p->op))
        ok = both(f, ok, is_plain(p));
    p->base = known->base;
    p->pitch = known->pitch;
    p->size[0] = known->size[0];
    p->size[1] = known->size[1];
    jit_branch_rare(f, LLVMBuildNot(p->b, ok, ""), p->slow, on);
    LLVMPositionBuilderAtEnd(p->b, on);
}

/* --- coordinates --- */

/* One direction: texels, and for filters the next ones and their weight. */
struct axis {
    LLVMValueRef at[2], inside[2]; /* inside NULL: all are */
    LLVMValueRef weight;
};

static LLVMValueRef
read_lanes(struct picture *p, struct lane_operand o, unsigned role)
{
    const struct jit_value v = jit_read(p->f, &o, role);
    return v.scalar ? jit_splat(p->f, v.v, p->lanes) : v.v;
}

/* Integers of 32 bits for each lane: 0 in a direction that the message does not name. */
static LLVMValueRef
read_coordinate(struct picture *p, unsigned k)
{
    if (k >= p->op->image.coords)
        return LLVMConstNull(LLVMVectorType(p->f->i32, p->lanes));
    /* Lanes that are off may have no value. LLVM must not choose another one for each use. */
    return LLVMBuildFreeze(p->b, read_lanes(p, coordinate(p->op, k), coordinate_role(k)), "");
}

static LLVMValueRef
call_2(struct picture *p, const char *intrinsic, LLVMValueRef x, LLVMValueRef y)
{
    LLVMValueRef args[2] = {x, y};
    return jit_call(p->f, intrinsic, LLVMTypeOf(x), args, 2);
}

static LLVMValueRef
last_of(struct picture *p, unsigned d)
{
    return jit_splat(p->f, LLVMBuildSub(p->b, p->size[d], jit_i32(p->f, 1), ""), p->lanes);
}

static LLVMValueRef
clamped(struct picture *p, unsigned d, LLVMValueRef i)
{
    const LLVMValueRef low = call_2(p, "llvm.smax", i, LLVMConstNull(LLVMTypeOf(i)));
    return call_2(p, "llvm.smin", low, last_of(p, d));
}

/* As an unsigned number, a negative index is above every size. */
static LLVMValueRef
is_inside(struct picture *p, unsigned d, LLVMValueRef i)
{
    return LLVMBuildICmp(p->b, LLVMIntULE, i, last_of(p, d), "");
}

static LLVMValueRef
to_index(struct picture *p, LLVMValueRef v)
{
    const LLVMValueRef above = picture_choose(p, LLVMRealOGT, v, -0x1p30);
    const LLVMValueRef between = picture_choose(p, LLVMRealOLT, above, 0x1p30);
    return LLVMBuildFPToSI(p->b, between, LLVMVectorType(p->f->i32, p->lanes), "");
}

static void
place(struct picture *p, struct axis *axis, unsigned n, unsigned d, LLVMValueRef i)
{
    axis->inside[n] = p->sampler->address[d] == EMU_ADDRESS_BORDER ? is_inside(p, d, i) : NULL;
    axis->at[n] = clamped(p, d, i);
}

static struct axis
find_axis(struct picture *p, unsigned d, bool linear)
{
    struct jit_fn *f = p->f;
    struct axis axis = {.weight = NULL};
    LLVMValueRef t = LLVMBuildBitCast(p->b, read_coordinate(p, d), picture_floats(p), "");
    if (p->sampler->normalised) {
        const LLVMValueRef size = LLVMBuildSIToFP(p->b, p->size[d], f->f32, "");
        t = LLVMBuildFMul(p->b, t, jit_splat(f, size, p->lanes), "");
    }
    if (linear)
        t = LLVMBuildFSub(p->b, t, picture_real(p, 0.5), "");
    const LLVMValueRef whole = jit_call(f, "llvm.floor", picture_floats(p), &t, 1),
                       first = to_index(p, whole);
    place(p, &axis, 0, d, first);
    if (linear) {
        const LLVMValueRef next = LLVMBuildAdd(p->b, first, jit_constant(f, LLVMTypeOf(first), 1), "");
        axis.weight = LLVMBuildFSub(p->b, t, whole, "");
        place(p, &axis, 1, d, next);
    }
    return axis;
}

static LLVMValueRef
offset_of(struct picture *p, LLVMValueRef x, LLVMValueRef y)
{
    const LLVMValueRef bytes = jit_constant(p->f, LLVMTypeOf(x), p->format.texel_bytes);
    return LLVMBuildAdd(p->b, LLVMBuildMul(p->b, x, bytes, ""),
                        LLVMBuildMul(p->b, y, jit_splat(p->f, p->pitch, p->lanes), ""), "");
}

/* --- samplers --- */

static LLVMValueRef
where_both(struct picture *p, LLVMValueRef x, LLVMValueRef y)
{
    return x && y ? both(p->f, x, y) : x ? x : y;
}

static void
load_corner(struct picture *p, const struct axis axes[2], unsigned corner, LLVMValueRef rgba[4])
{
    const unsigned x = corner & 1, y = corner >> 1;
    picture_load_inside(p, offset_of(p, axes[0].at[x], axes[1].at[y]),
                        where_both(p, axes[0].inside[x], axes[1].inside[y]), rgba);
}

static LLVMValueRef
weight_of(struct picture *p, const struct axis *axis, unsigned second)
{
    return second ? axis->weight : LLVMBuildFSub(p->b, picture_real(p, 1), axis->weight, "");
}

static void
filter(struct picture *p, const struct axis axes[2], LLVMValueRef rgba[4])
{
    LLVMValueRef sum[4];
    for (unsigned corner = 0; corner < 4; corner++) {
        LLVMValueRef texel[4];
        const LLVMValueRef weight =
            LLVMBuildFMul(p->b, weight_of(p, &axes[0], corner & 1), weight_of(p, &axes[1], corner >> 1), "");
        load_corner(p, axes, corner, texel);
        picture_flush(p, texel);
        for (unsigned c = 0; c < 4; c++) {
            const LLVMValueRef v = LLVMBuildBitCast(p->b, texel[c], picture_floats(p), ""),
                               part = LLVMBuildFMul(p->b, weight, v, "");
            sum[c] = corner ? LLVMBuildFAdd(p->b, sum[c], part, "") : part;
        }
    }
    for (unsigned c = 0; c < 4; c++)
        rgba[c] = LLVMBuildBitCast(p->b, sum[c], LLVMVectorType(p->f->i32, p->lanes), "");
}

static void
sample(struct picture *p, LLVMValueRef rgba[4])
{
    const bool linear = p->sampler->linear && !emu_image_format_is_integer(&p->format);
    struct axis axes[2];
    for (unsigned d = 0; d < 2; d++)
        axes[d] = find_axis(p, d, linear);
    if (linear)
        filter(p, axes, rgba);
    else
        load_corner(p, axes, 0, rgba);
    picture_flush(p, rgba);
}

/* --- texels --- */

static void
load_texel(struct picture *p, LLVMValueRef rgba[4])
{
    const LLVMValueRef x = read_coordinate(p, 0), y = read_coordinate(p, 1);
    picture_load_inside(p, offset_of(p, clamped(p, 0, x), clamped(p, 1, y)),
                        both(p->f, is_inside(p, 0, x), is_inside(p, 1, y)), rgba);
}

/* Lanes that are off do not count as inside. Offsets of others may be anything. */
static void
store_texel(struct picture *p)
{
    struct jit_fn *f = p->f;
    LLVMValueRef rgba[4], x = read_coordinate(p, 0), y = read_coordinate(p, 1);
    const LLVMBasicBlockRef on = jit_new_block(f, "store row");
    const LLVMValueRef inside = both(f, is_inside(p, 0, x), is_inside(p, 1, y));
    const LLVMValueRef all = jit_to_bits(f, p->enabled ? both(f, inside, p->enabled) : inside);
    const LLVMValueRef are = LLVMBuildICmp(p->b, LLVMIntEQ, all, LLVMConstAllOnes(LLVMTypeOf(all)), "");
    const LLVMValueRef offset = offset_of(p, x, y);
    jit_branch_rare(f, LLVMBuildNot(p->b, both(f, are, picture_is_row(p, offset)), ""), p->slow, on);
    LLVMPositionBuilderAtEnd(p->b, on);
    for (unsigned c = 0; c < 4; c++)
        rgba[c] = read_lanes(p, component(p->op, &p->op->src[1], c), JIT_DATA + c);
    LLVMValueRef index[1] = {
        LLVMBuildZExt(p->b, LLVMBuildExtractElement(p->b, offset, jit_i32(f, 0), ""), f->i64, "")};
    picture_store_row(p, LLVMBuildGEP2(p->b, f->i8, p->base, index, 1, ""), rgba);
}

/* The transferred components to their registers. */
static void
put(struct picture *p, LLVMValueRef rgba[4])
{
    unsigned mask = p->op->image.comp_mask;
    for (unsigned n = 0; mask && n < p->op->image.comps; n++, mask &= mask - 1) {
        const struct lane_operand o = component(p->op, &p->op->dst, n);
        const struct jit_value v = {.v = rgba[__builtin_ctz(mask)]};
        jit_write(p->f, &o, JIT_DATA + n, v, p->enabled);
    }
}

static void
end(struct picture *p)
{
    LLVMBuildBr(p->b, p->done);
    LLVMPositionBuilderAtEnd(p->b, p->slow);
    jit_emit_fallback(p->f, true, 0);
    LLVMBuildBr(p->b, p->done);
    LLVMPositionBuilderAtEnd(p->b, p->done);
}

bool
jit_emit_image(struct jit_fn *f)
{
    const struct lane_op *op = f->op;
    LLVMValueRef rgba[4];
    if (!jit_image_is_native(f, op) || !operands_are_native(f))
        return false;
    const unsigned kind = kind_of(f, op);
    struct picture p = {.f = f,
                        .b = f->b,
                        .op = op,
                        .lanes = op->lanes,
                        .format = emu_image_kind_format((enum emu_image_kind)kind),
                        .sampler = op->code == LANE_OP_sample ? sampler_of(f, op) : NULL,
                        .enabled = jit_enabled(f, true),
                        .slow = jit_new_block(f, "slow"),
                        .done = jit_new_block(f, "done")};
    begin(&p, kind);
    if (op->code == LANE_OP_texstore) {
        store_texel(&p);
    } else {
        (op->code == LANE_OP_sample ? sample : load_texel)(&p, rgba);
        put(&p, rgba);
    }
    end(&p);
    return true;
}
