/* SPDX-License-Identifier: MIT */
/* Finds NaNs with undefined sign and payload, in which engines may differ (lane_ops.def). */
#ifndef EMU_LANE_NANS_H
#define EMU_LANE_NANS_H

#include "emu/lane.h"

/* Whether the op's dst may hold a NaN with undefined sign and payload. False for ops that copy bits. */
bool lane_op_makes_nans(const struct lane_op *op);

/* Float types: the bits of +infinity, the sign bit, the bit that makes a NaN quiet. */
uint64_t lane_infinity_bits(enum lane_type type);
uint64_t lane_sign_bit(enum lane_type type);
uint64_t lane_quiet_bit(enum lane_type type);
bool lane_is_nan_bits(uint64_t bits, enum lane_type type);

#endif
