/* SPDX-License-Identifier: MIT */
/* An image message during its translation: an image of a known format, with two directions and no layers. */
#ifndef BACKEND_JIT_PICTURE_H
#define BACKEND_JIT_PICTURE_H

#include "emu/image.h"
#include "jit.h"

struct picture {
    struct jit_fn *f;
    LLVMBuilderRef b;
    const struct lane_op *op;
    unsigned lanes;
    struct emu_image_format format;
    const struct jit_sampler *sampler; /* of sample, else NULL */
    LLVMValueRef enabled;              /* NULL: all */
    LLVMValueRef base, pitch;          /* host pointer; bytes (i32) */
    LLVMValueRef size[2];              /* i32, at most 2^30 */
    LLVMBasicBlockRef slow, done;
};

/* --- image_texel.c --- */
LLVMTypeRef picture_floats(struct picture *p);              /* one for each lane */
LLVMValueRef picture_real(struct picture *p, double value); /* the same for all lanes */
/* In each lane v, if it compares so with the limit, else the limit. */
LLVMValueRef picture_choose(struct picture *p, LLVMRealPredicate is, LLVMValueRef v, double limit);

/* --- image_texel.c: texels of all lanes. Vectors have an element for each lane. --- */
/* The four components, as integers of 32 bits, of the texels at these offsets (i32) from the base. All are
 * inside of the image. */
void picture_load(struct picture *p, LLVMValueRef offset, LLVMValueRef rgba[4]);
/* The same with the border's components where `inside` (i1) is false. NULL: nowhere. */
void picture_load_inside(struct picture *p, LLVMValueRef offset, LLVMValueRef inside, LLVMValueRef rgba[4]);
/* All lanes, which are side by side at `at`. */
void picture_store_row(struct picture *p, LLVMValueRef at, LLVMValueRef rgba[4]);
/* Whether the offsets are those of texels side by side (i1). */
LLVMValueRef picture_is_row(struct picture *p, LLVMValueRef offset);
/* Replaces denormals by zeros, if a channel may hold one. */
void picture_flush(struct picture *p, LLVMValueRef rgba[4]);

#endif
