/* SPDX-License-Identifier: MIT */
/* An elementwise op during its translation, and the functions that the files of this folder share. */
#ifndef BACKEND_JIT_ALU_H
#define BACKEND_JIT_ALU_H

#include "emu/lane_half.h"
#include "jit/translate/jit.h"

/* Sources are in the type that the op is computed in. */
struct alu {
    struct jit_fn *f;
    const struct lane_op *op;
    LLVMBuilderRef b;
    bool is_float, is_signed; /* of the execution type */
    unsigned bits;            /* integers: what it is computed in */
    unsigned lanes;           /* of sources and result: the op's, or one for each row that it computes */
    unsigned width;           /* of the execution type */
    enum lane_type computes;  /* the execution type, or F for halves */
    LLVMValueRef src[3];
    LLVMValueRef half[3];   /* execution type HF: the sources' bits */
    bool scalar;            /* all sources are one value for all lanes */
    struct jit_doubt doubt; /* lanes whose result may be wrong */
    LLVMTypeRef type;       /* of src */
};

/* --- convert.c --- */
unsigned alu_type_bits(enum lane_type type);
/* An integer value of `from` bits as one of `to` bits. */
LLVMValueRef alu_resize(struct alu *a, LLVMValueRef v, unsigned from, bool is_signed, unsigned to);
/* An integer of `bits` bits, limited to what `to` holds. */
LLVMValueRef alu_clamp(struct alu *a, LLVMValueRef v, unsigned bits, bool value_signed, enum lane_type to);
LLVMValueRef alu_float_to_int(struct alu *a, LLVMValueRef v, enum lane_type to);
/* element: f32 or f64. */
LLVMValueRef alu_int_to_float(struct alu *a, LLVMValueRef v, bool is_signed, LLVMTypeRef element);
/* Whether the host has an instruction for that, whatever the mode; bits: of the integer. */
bool alu_has_int_to_float(const struct alu *a, unsigned bits, bool is_signed);

/* --- source.c --- */
bool alu_source_is_native(struct alu *a, unsigned s);
void alu_load_sources(struct alu *a);

/* --- compare.c --- */
LLVMValueRef alu_compare(struct alu *a, LLVMValueRef x, LLVMValueRef y, unsigned cond, bool is_float,
                         bool is_signed);
bool alu_condition_is_native(unsigned cond, bool is_float);
LLVMValueRef alu_pick(struct alu *a, LLVMValueRef condition, LLVMValueRef x, LLVMValueRef y);

/* --- float.c: for halves too, which compute with floats --- */
/* Does src0 compare so with src1? No NaN does. */
LLVMValueRef alu_sources_compare(struct alu *a, unsigned cond);
/* Is src0 chosen, by its comparison with src1 or because src1 is a NaN? */
LLVMValueRef alu_is_extreme(struct alu *a, unsigned cond);

/* --- half.c: bits of the result; NULL: no host code --- */
LLVMValueRef alu_compute_half(struct alu *a);

/* --- integer.c --- */
/* An intrinsic of src0 alone. */
LLVMValueRef alu_unary_intrinsic(struct alu *a, const char *name);

/* --- result.c --- */
/* The result in dst's type; and the flag's condition when one is wanted. */
LLVMValueRef alu_convert_result(struct alu *a, LLVMValueRef v, enum lane_type type, LLVMValueRef *flag);
/* Its bits. */
LLVMValueRef alu_as_integer(struct alu *a, LLVMValueRef v, enum lane_type type);
/* The value that a comparison writes to dst. */
LLVMValueRef alu_compared(struct alu *a, LLVMValueRef condition);

#endif
