/* SPDX-License-Identifier: MIT */
/* What the files of fetch instructions share. */
#ifndef CAY_LOWER_FETCH_H
#define CAY_LOWER_FETCH_H

#include "lower.h"

typedef void cay_fetch_fn(struct cay_lower *l, const struct cay_fetch *i);

/* lower_fetch.c */
/* Element `chan` of GPR `gpr`, or of the one aL further on, as a plain register; `temp` may hold it. */
struct lane_operand cay_fetch_source(struct cay_lower *l, unsigned gpr, bool rel, unsigned chan,
                                     unsigned temp);
/* Element `chan` of a destination, absolute or relative to aL. */
struct lane_operand cay_fetch_target(struct cay_lower *l, unsigned gpr, bool rel, unsigned chan);
/* Moves CAY_TEMP_RESULT + c to element c of the destination, or to local memory, where DST_SEL writes it. */
void cay_fetch_deliver(struct cay_lower *l, const struct cay_fetch *i, unsigned gpr);
/* A dword that counts resources or samplers on: CF_IDX0 or CF_IDX1. index_mode is not 0. */
struct lane_operand cay_fetch_index(const struct cay_lower *l, unsigned index_mode);
void cay_fetch_move(struct cay_lower *l, uint32_t to, struct lane_operand from);

/* lower_vtx.c */
cay_fetch_fn cay_fetch_vtx, cay_fetch_semantic, cay_fetch_resinfo;
/* Whether the instruction is one of those that compilers make: its ops are the plain ones. */
bool cay_vtx_is_plain(const struct cay_lower *l, const struct cay_fetch *i);

/* lower_tex.c */
cay_fetch_fn cay_fetch_sample, cay_fetch_load, cay_fetch_size, cay_fetch_gradients, cay_fetch_set,
    cay_fetch_keep;
void cay_scan_tex(struct cay_lower *l, const struct cay_fetch *i);

/* lower_number.c: from raw bits to numbers */
struct cay_number {
    const struct cay_data_format_row *format;
    uint8_t num_format; /* enum cay_num_format */
    bool is_signed, no_zero;
};
enum cay_num_format { CAY_NUM_NORM, CAY_NUM_INT, CAY_NUM_SCALED };

/* Whether results are integers, and 1 is the integer. */
bool cay_number_is_integer(const struct cay_number *n);
uint32_t cay_number_one(const struct cay_number *n);
/* Component c of the texel whose dwords are CAY_TEMP_DATA + 0.. goes to vector `to`; the fourth one of a
 * format with a shared exponent is no component. Uses CAY_TEMP_WORK. */
void cay_number_convert(struct cay_lower *l, const struct cay_number *n, unsigned c, uint32_t to);

#endif
