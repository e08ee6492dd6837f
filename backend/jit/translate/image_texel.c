/* SPDX-License-Identifier: MIT */
/* Texels of all lanes between memory and components: emu/image_texel.c for the formats of
 * emu/image_kinds.def. */
#include "picture.h"

#include <assert.h>

static LLVMTypeRef
ints(struct picture *p)
{
    return LLVMVectorType(p->f->i32, p->lanes);
}

LLVMTypeRef
picture_floats(struct picture *p)
{
    return LLVMVectorType(p->f->f32, p->lanes);
}

static LLVMValueRef
number(struct picture *p, uint32_t value)
{
    return jit_constant(p->f, ints(p), value);
}

LLVMValueRef
picture_real(struct picture *p, double value)
{
    return jit_splat(p->f, LLVMConstReal(p->f->f32, value), p->lanes);
}

static LLVMValueRef
as_float(struct picture *p, LLVMValueRef bits)
{
    return LLVMBuildBitCast(p->b, bits, picture_floats(p), "");
}

static LLVMValueRef
as_bits(struct picture *p, LLVMValueRef v)
{
    return LLVMBuildBitCast(p->b, v, ints(p), "");
}

LLVMValueRef
picture_choose(struct picture *p, LLVMRealPredicate is, LLVMValueRef v, double limit)
{
    const LLVMValueRef all = picture_real(p, limit);
    return LLVMBuildSelect(p->b, LLVMBuildFCmp(p->b, is, v, all, ""), v, all, "");
}

/* --- dwords --- */

/* What one load takes of a texel, and all lanes' in a row. */
static LLVMTypeRef
texel_type(struct picture *p)
{
    const unsigned bytes = p->format.texel_bytes;
    return bytes <= 4 ? jit_int(p->f, bytes * 8) : LLVMVectorType(p->f->i32, bytes / 4);
}

static LLVMTypeRef
row_type(struct picture *p)
{
    const unsigned bytes = p->format.texel_bytes;
    return bytes <= 4 ? LLVMVectorType(jit_int(p->f, bytes * 8), p->lanes)
                      : LLVMVectorType(p->f->i32, p->lanes * bytes / 4);
}

LLVMValueRef
picture_is_row(struct picture *p, LLVMValueRef offset)
{
    const LLVMValueRef first = LLVMBuildExtractElement(p->b, offset, jit_i32(p->f, 0), "");
    const LLVMValueRef row = jit_all_lanes(p->f, first, p->format.texel_bytes, 1, p->lanes);
    const LLVMValueRef differs = jit_to_bits(p->f, LLVMBuildICmp(p->b, LLVMIntNE, offset, row, ""));
    return LLVMBuildICmp(p->b, LLVMIntEQ, differs, LLVMConstNull(LLVMTypeOf(differs)), "");
}

/* No offset is negative. */
static LLVMValueRef
lane_at(struct picture *p, LLVMValueRef offset, unsigned lane)
{
    const LLVMValueRef one = LLVMBuildExtractElement(p->b, offset, jit_i32(p->f, lane), "");
    LLVMValueRef index[1] = {LLVMBuildZExt(p->b, one, p->f->i64, "")};
    return LLVMBuildGEP2(p->b, p->f->i8, p->base, index, 1, "");
}

static LLVMValueRef
load_scattered(struct picture *p, LLVMValueRef offset)
{
    struct jit_fn *f = p->f;
    const LLVMTypeRef type = texel_type(p);
    LLVMValueRef texels[LANE_MAX], all = LLVMGetPoison(row_type(p));
    if (p->format.texel_bytes == 4 && f->cpu >= BACKEND_AVX512 && !f->slow_gathers)
        return jit_gather(f, ints(p), jit_pointers(f, p->base, offset), NULL);
    for (unsigned i = 0; i < p->lanes; i++)
        texels[i] = jit_load(f, type, lane_at(p, offset, i), 1);
    if (p->format.texel_bytes > 4)
        return jit_joined(f, texels, p->lanes);
    for (unsigned i = 0; i < p->lanes; i++)
        all = LLVMBuildInsertElement(p->b, all, texels[i], jit_i32(f, i), "");
    return all;
}

/* All lanes' texels, one after the other. */
static LLVMValueRef
load_all(struct picture *p, LLVMValueRef offset)
{
    struct jit_fn *f = p->f;
    const LLVMBasicBlockRef row = jit_new_block(f, "texel row"), other = jit_new_block(f, "texels"),
                            on = jit_new_block(f, "loaded");
    LLVMBuildCondBr(p->b, picture_is_row(p, offset), row, other);
    LLVMPositionBuilderAtEnd(p->b, row);
    LLVMValueRef values[2] = {jit_load(f, row_type(p), lane_at(p, offset, 0), 1)};
    LLVMBasicBlockRef from[2] = {LLVMGetInsertBlock(p->b)};
    LLVMBuildBr(p->b, on);
    LLVMPositionBuilderAtEnd(p->b, other);
    values[1] = load_scattered(p, offset);
    from[1] = LLVMGetInsertBlock(p->b);
    LLVMBuildBr(p->b, on);
    LLVMPositionBuilderAtEnd(p->b, on);
    const LLVMValueRef all = LLVMBuildPhi(p->b, row_type(p), "");
    LLVMAddIncoming(all, values, from, 2);
    return all;
}

/* A texel of less than 4 bytes is widened. */
static void
take_dwords(struct picture *p, LLVMValueRef all, LLVMValueRef dwords[4])
{
    const unsigned bytes = p->format.texel_bytes;
    if (bytes <= 4)
        dwords[0] = bytes < 4 ? LLVMBuildZExt(p->b, all, ints(p), "") : all;
    else
        jit_take_apart(p->f, all, bytes / 4, dwords);
}

/* --- channels --- */

/* As FN(over) in simd/tmpl/image_texel_n.h, which says why. */
static LLVMValueRef
decode_unorm(struct picture *p, LLVMValueRef raw)
{
    const bool byte = p->format.channel_bits == 8;
    const LLVMValueRef v = LLVMBuildSIToFP(p->b, raw, picture_floats(p), "");
    const LLVMValueRef low =
        LLVMBuildFMul(p->b, v, picture_real(p, byte ? -0x1.fdfdfep-33 : 0x1.0001p-48), "");
    LLVMValueRef args[3] = {picture_real(p, byte ? 0x1.010102p-8 : 0x1.0001p-16), v, low};
    return as_bits(p, jit_call(p->f, "llvm.fma", picture_floats(p), args, 3));
}

static LLVMValueRef
narrow(struct picture *p, LLVMValueRef v)
{
    return LLVMBuildTrunc(p->b, v, LLVMVectorType(p->f->i16, p->lanes), "");
}

static LLVMValueRef
decode_channel(struct picture *p, LLVMValueRef dwords[4], unsigned c)
{
    const unsigned bits = p->format.channel_bits, at = c * bits;
    LLVMValueRef raw = dwords[at / 32];
    if (at % 32)
        raw = LLVMBuildLShr(p->b, raw, number(p, at % 32), "");
    if (bits < 32)
        raw = LLVMBuildAnd(p->b, raw, number(p, (1u << bits) - 1), "");
    switch (p->format.channel_class) {
    case EMU_CHANNEL_UNORM:
        return decode_unorm(p, raw);
    case EMU_CHANNEL_FLOAT:
        return bits == 16 ? as_bits(p, jit_widen_half(p->f, narrow(p, raw))) : raw;
    default:
        assert(p->format.channel_class == EMU_CHANNEL_UINT);
        return raw;
    }
}

static LLVMValueRef
one(struct picture *p)
{
    return number(p, emu_image_format_is_integer(&p->format) ? 1 : 0x3f800000);
}

void
picture_load(struct picture *p, LLVMValueRef offset, LLVMValueRef rgba[4])
{
    LLVMValueRef dwords[4], channel[4];
    take_dwords(p, load_all(p, offset), dwords);
    for (unsigned c = 0; c < p->format.channels; c++)
        channel[c] = decode_channel(p, dwords, c);
    for (unsigned c = 0; c < 4; c++)
        rgba[c] = p->format.from[c] < 4               ? channel[p->format.from[c]]
                  : p->format.from[c] == EMU_FROM_ONE ? one(p)
                                                      : number(p, 0);
}

void
picture_load_inside(struct picture *p, LLVMValueRef offset, LLVMValueRef inside, LLVMValueRef rgba[4])
{
    picture_load(p, offset, rgba);
    for (unsigned c = 0; inside && c < 4; c++)
        rgba[c] = LLVMBuildSelect(p->b, inside, rgba[c],
                                  c == 3 && p->format.border_alpha ? one(p) : number(p, 0), "");
}

/* As flush_denormals in emu/image_sample.c, which says why. */
void
picture_flush(struct picture *p, LLVMValueRef rgba[4])
{
    for (unsigned c = 0; emu_image_format_has_denormals(&p->format) && c < 4; c++) {
        const LLVMValueRef exponent = LLVMBuildAnd(p->b, rgba[c], number(p, 0x7f800000), "");
        const LLVMValueRef tiny = LLVMBuildICmp(p->b, LLVMIntEQ, exponent, number(p, 0), "");
        const LLVMValueRef sign = LLVMBuildAnd(p->b, rgba[c], number(p, 0x80000000), "");
        rgba[c] = LLVMBuildSelect(p->b, tiny, sign, rgba[c], "");
    }
}

/* --- the other way --- */

/* Rounded to nearest even and saturated; NaN is 0. */
static LLVMValueRef
encode_unorm(struct picture *p, LLVMValueRef bits)
{
    const double most = p->format.channel_bits == 8 ? 255 : 65535;
    const LLVMValueRef scaled = LLVMBuildFMul(p->b, as_float(p, bits), picture_real(p, most), "");
    const LLVMValueRef below = picture_choose(p, LLVMRealOLT, scaled, most);
    LLVMValueRef args[1] = {picture_choose(p, LLVMRealOGT, below, 0)};
    const LLVMValueRef whole = jit_call(p->f, "llvm.rint", picture_floats(p), args, 1);
    const LLVMValueRef n = LLVMBuildFPToSI(p->b, whole, ints(p), "");
    const LLVMValueRef is_number = LLVMBuildFCmp(p->b, LLVMRealORD, scaled, scaled, "");
    return LLVMBuildSelect(p->b, is_number, n, number(p, 0), "");
}

static LLVMValueRef
encode_channel(struct picture *p, LLVMValueRef v)
{
    const unsigned bits = p->format.channel_bits;
    LLVMValueRef args[2] = {v, number(p, bits < 32 ? (1u << bits) - 1 : UINT32_MAX)};
    switch (p->format.channel_class) {
    case EMU_CHANNEL_UNORM:
        return encode_unorm(p, v);
    case EMU_CHANNEL_FLOAT:
        return bits == 16 ? LLVMBuildZExt(p->b, jit_narrow_half(p->f, as_float(p, v)), ints(p), "") : v;
    default:
        return bits == 32 ? v : jit_call(p->f, "llvm.umin", ints(p), args, 2);
    }
}

/* The component that channel c is written from. */
static unsigned
component_of(const struct picture *p, unsigned c)
{
    unsigned i = 0;
    while (p->format.from[i] != c)
        i++;
    assert(i < 4);
    return i;
}

void
picture_store_row(struct picture *p, LLVMValueRef at, LLVMValueRef rgba[4])
{
    const unsigned bits = p->format.channel_bits, bytes = p->format.texel_bytes;
    LLVMValueRef dwords[4] = {NULL};
    for (unsigned c = 0; c < p->format.channels; c++) {
        const unsigned to = c * bits;
        LLVMValueRef v = encode_channel(p, rgba[component_of(p, c)]);
        if (to % 32)
            v = LLVMBuildShl(p->b, v, number(p, to % 32), "");
        dwords[to / 32] = dwords[to / 32] ? LLVMBuildOr(p->b, dwords[to / 32], v, "") : v;
    }
    LLVMValueRef all = bytes > 4 ? jit_put_together(p->f, dwords, bytes / 4) : dwords[0];
    if (bytes < 4)
        all = LLVMBuildTrunc(p->b, all, row_type(p), "");
    jit_store(p->f, all, at, 1);
}
