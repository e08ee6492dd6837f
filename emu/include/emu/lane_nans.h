/* SPDX-License-Identifier: MIT */
/* Which NaNs have bits that nothing defines, so that engines may differ in them (lane_ops.def). */
#ifndef EMU_LANE_NANS_H
#define EMU_LANE_NANS_H

#include "emu/lane.h"

/* May the op's dst hold a NaN whose sign and payload are not defined? Not where it copies one bit for bit. */
bool lane_op_makes_nans(const struct lane_op *op);

/* Float types: the bits of +infinity, the sign bit, the bit that makes a NaN quiet. */
uint64_t lane_infinity_bits(enum lane_type type);
uint64_t lane_sign_bit(enum lane_type type);
uint64_t lane_quiet_bit(enum lane_type type);
bool lane_is_nan_bits(uint64_t bits, enum lane_type type);

#endif
