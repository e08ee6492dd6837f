/* SPDX-License-Identifier: MIT */
/* Operands and lane ops, made of an instruction's. */
#ifndef LOWER_OPS_H
#define LOWER_OPS_H

#include "lower_priv.h"

/* lower_operand.c */
enum lane_type lower_type(enum gen_type type);
struct lane_operand lower_region(enum lane_type type, uint32_t base, int stride);
struct lane_operand lower_imm(enum lane_type type, uint64_t bits);
struct lane_operand lower_src(struct gen_lower *l, const struct gen_inst *inst, unsigned n);
struct lane_operand lower_dst(struct gen_lower *l, const struct gen_inst *inst);
uint32_t lower_temp(const struct gen_lower *l, unsigned n);
bool lower_is_acc(const struct gen_operand *o); /* acc0, acc1 */
bool lower_is_mme(const struct gen_operand *o); /* acc2 to acc9 */
bool lower_is_null(const struct gen_operand *o);
/* RF offset of the flag register pair's cell, and the bit of channel 0 */
void lower_flag(struct gen_lower *l, const struct gen_inst *inst, uint32_t *cell, uint8_t *shift);

/* lower_op.c: appends ops */
struct lane_op *lower_op(struct gen_lower *l, const struct gen_inst *inst, enum lane_code code,
                         enum lane_type type);
/* An op on masks, or a branch on one: cells d, a, b. */
struct lane_op *lower_mask_op(struct gen_lower *l, const struct gen_inst *inst, enum lane_code code,
                              uint32_t d, uint32_t a, uint32_t b);
/* the instruction's predicate; its condition write */
void lower_predicate(struct gen_lower *l, const struct gen_inst *inst, struct lane_op *op);
void lower_condition(struct gen_lower *l, const struct gen_inst *inst, struct lane_op *op);
/* An op on all channels whatever the masks, e.g. to move one dword. */
struct lane_op *lower_scalar(struct gen_lower *l, const struct gen_inst *inst, enum lane_code code,
                             struct lane_operand dst, struct lane_operand src);
enum lane_type lower_exec_type(const struct gen_inst *inst, const struct lane_operand *src, unsigned count);

/* lower_alu.c */
/* Complemented sources become as wide as the execution type first. */
void lower_widen(struct gen_lower *l, const struct gen_inst *inst, struct lane_operand *src, unsigned count,
                 enum lane_type exec);
/* Appends the op with the sources in place, predicated. An accumulator that must not change is preserved. */
struct lane_op *lower_elementwise(struct gen_lower *l, const struct gen_inst *inst, enum lane_code code,
                                  enum lane_type exec, struct lane_operand *src, unsigned count);
/* Adds the last op's condition, AccWrEn, and the second step of a result that needs one. */
void lower_finish(struct gen_lower *l, const struct gen_inst *inst, struct lane_op *op);
/* A mov, its channels being those of l->now.channels where that is set. */
void lower_move(struct gen_lower *l, const struct gen_inst *inst, enum lane_code code);
/* The channels that are on, to a cell. */
void lower_keep_predicate(struct gen_lower *l, const struct gen_inst *inst, uint32_t cell);
enum lane_type lower_unsigned_type(enum lane_type type);
/* The wider of the execution type and an integer destination, so that no bits are lost before the write. */
enum lane_type lower_widen_to_dst(enum lane_type exec, const struct gen_inst *inst);
/* dst = code(a, b) on all channels, ignoring the masks; dst is a temporary, which is returned. */
struct lane_operand lower_step(struct gen_lower *l, const struct gen_inst *inst, enum lane_code code,
                               enum lane_type type, unsigned temp, struct lane_operand a,
                               struct lane_operand b);

/* lower_align16.c: what only this access mode has */
void lower_align16_begin(struct gen_lower *l, const struct gen_inst *inst);
void lower_align16_end(struct gen_lower *l);
/* Whether the region is not one: then lower_swizzle copies it. */
bool lower_align16_region(struct gen_lower *l, const struct gen_inst *inst, struct lane_operand *r,
                          const struct gen_operand *o);
struct lane_operand lower_swizzle(struct gen_lower *l, const struct gen_inst *inst, struct lane_operand r,
                                  const struct gen_operand *o, unsigned n);
/* A mask cell of zeros. */
void lower_clear_cell(struct gen_lower *l, const struct gen_inst *inst, uint32_t cell);

/* lower_smov.c */
/* An smov of one channel, to an indirect destination. */
bool lower_stores_one_channel(const struct gen_inst *inst);
/* Lowers a mov that is the second half of a split smov, by quirk; false if it is not. */
bool lower_split_store(struct gen_lower *l, const struct gen_inst *inst);

/* lower_types.c */
void lower_check_types(struct gen_lower *l, const struct gen_inst *inst);

/* lower_pairs.c: an instruction on doubles that is written as one on pairs of floats */
void lower_pairs(struct gen_lower *l, struct gen_inst *inst);

/* lower_halves.c: lowers the halves of an instruction that Gen7 executes so; false: it is not one */
bool lower_halves(struct gen_lower *l, const struct gen_inst *inst,
                  void (*lower)(struct gen_lower *, const struct gen_inst *));

/* lower_regions.c */
void lower_check_regions(struct gen_lower *l, const struct gen_inst *inst);

#endif
