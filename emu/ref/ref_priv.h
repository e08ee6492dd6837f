/* SPDX-License-Identifier: MIT */
/* The reference engine's parts. Everything works on one lane at a time. */
#ifndef EMU_REF_PRIV_H
#define EMU_REF_PRIV_H

#include <stdbool.h>
#include <stdint.h>

#include "emu/lane.h"
#include "emu/ref.h"
#include "emu/thread.h"

/* One value; a type beside it says which member. */
struct ref_value {
    union {
        __int128 i; /* integer types: the exact value */
        float f;
        double d;
        uint16_t h;
    };
    int beyond; /* integers: sign of a value that even __int128 cannot hold; i then has the low 128 bits */
};

/* What an elementwise op sees of one lane. */
struct ref_call {
    enum lane_type type; /* execution type */
    enum lane_cond cond;
    uint32_t fpmode;
    bool selected; /* sel: the predicate */
    struct ref_value a, b, c;
};

typedef void ref_fn(const struct ref_call *call, struct ref_value *result);

/* ref_<name> for every elementwise op. */
#define REF_DECLARE_ALU(id) ref_fn ref_##id;
#define REF_DECLARE_MATH(id) ref_fn ref_##id;
#define REF_DECLARE_MEM(id)
#define REF_DECLARE_IMAGE(id)
#define REF_DECLARE_MASK(id)
#define REF_DECLARE_CTRL(id)
#define LANE_OP(id, operands, family, ...) REF_DECLARE_##family(id)
#include "emu/lane_ops.def"
#undef LANE_OP

/* Cells and flags. */
uint64_t ref_cell(const uint8_t *rf, uint32_t cell);
void ref_set_cell(uint8_t *rf, uint32_t cell, uint64_t value);
/* The predicate of the op's lanes, bit i for lane i. */
uint64_t ref_pred(const struct lane_op *op, const uint8_t *rf);
/* The lanes the op works on: execution mask and, unless it selects, predicate. */
uint64_t ref_enabled(const struct lane_op *op, const uint8_t *rf);

/* Operands: raw bits of one lane. */
uint64_t ref_load(const struct lane_program *p, const uint8_t *rf, const struct lane_operand *o,
                  unsigned lane);
void ref_store(const struct lane_program *p, uint8_t *rf, const struct lane_operand *o, unsigned lane,
               uint64_t bits);

/* Values. */
struct ref_value ref_from_bits(uint64_t bits, enum lane_type type);
uint64_t ref_to_bits(const struct ref_value *v, enum lane_type type);
void ref_modify(struct ref_value *v, enum lane_type type, unsigned mods);
/* Between any two types; integers wrap. */
void ref_convert(struct ref_value *v, enum lane_type from, enum lane_type to, uint32_t fpmode);
void ref_wrap(struct ref_value *v, enum lane_type type);
void ref_saturate(struct ref_value *v, enum lane_type type);
bool ref_fits(const struct ref_value *v, enum lane_type type);
double ref_as_double(const struct ref_value *v, enum lane_type type);
/* a cond b; not OV */
bool ref_compare(const struct ref_value *a, const struct ref_value *b, enum lane_type type,
                 enum lane_cond cond);

/* The families. The false of mem and image: t->fault says why. */
void ref_elementwise(const struct lane_program *p, const struct lane_op *op, struct emu_thread *t);
bool ref_mem(const struct lane_program *p, const struct lane_op *op, struct emu_thread *t);
bool ref_image(const struct lane_program *p, const struct lane_op *op, struct emu_thread *t);
bool ref_texture(const struct lane_program *p, const struct lane_op *op, struct emu_thread *t);
void ref_mask(const struct lane_op *op, uint8_t *rf);

#endif
