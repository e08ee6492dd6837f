/* SPDX-License-Identifier: MIT */
/* Where a Gen thread's registers lie in the register file. */
#ifndef LOWER_REGISTERS_H
#define LOWER_REGISTERS_H

#include "emu/lane.h"
#include "gen/isa/gen_inst.h"

/* clang-format off */
/*
 * Register file of a Gen thread:
 *
 *   mask cells          struct of offsets below, then one cell per rejoin point (lower_flow.c); all zero at start
 *   GRF                 r0..r127, 4096 bytes, 64-byte aligned and never below 512, so that the base of an indirect
 *                       operand with its signed 10-bit offset is not negative
 *   ARF                 a0, accumulators, temporaries of multi-op instructions
 *   payload again       and the addresses behind it, when code has links
 *   constants
 *
 * Accumulators: element e of the pair acc0/acc1 is the 8 bytes at acc + 8 * e, whatever the type. Integer results are
 * kept exact to 64 bits there (the hardware keeps 33 and more), so mul + mach, mac and the carry of addc need no
 * special cases; a read of a narrower type takes the low bytes, which is also how the hardware shows acc0:d the bits
 * of acc0:f.
 */
/* clang-format on */
enum {
    RF_EXEC = LANE_EXEC_CELL,
    RF_FLAGS = 8, /* f0 low dword, f1 high dword */
    RF_TEMP_CELL_2 = 16,
    RF_ALT_CHANNELS = 24, /* what an instruction writes in ALT mode: lower_alt.c */
    RF_CALL_MASK = 32,
    RF_TEMP_CELL = 40,
    RF_CR0 = 48,
    RF_SR0 = 64,      /* sr0.2, the dispatch mask, is a 64-bit cell of its own at sr0 + 8 */
    RF_DISPATCH = 72, /* = sr0.2 */
    RF_CHANNELS = 80, /* Align16: channels that the write mask and the predicate leave, see lower_align16.c */
    RF_PICKED = 88,   /* predicate of one instruction that no flag register has as it is */
    RF_COMPARED = 96, /* a comparison that chooses among an instruction's sources */
    RF_REJOIN = 104   /* the first rejoin cell */
};

enum { GRF_END = GEN_GRF_BYTES * GEN_GRF_COUNT };

/* Offsets from gen_lower.arf. */
enum {
    ARF_A0 = 0,
    ARF_ACC = 64,
    ARF_ACC_ELEMENTS = 32, /* words of two registers */
    ARF_TEMP = ARF_ACC + 8 * ARF_ACC_ELEMENTS,
    ARF_TEMP_BYTES = 256,
    ARF_TEMP_COUNT = 8,
    ARF_TEMP_SWIZZLED = 4, /* the first of three temporaries that hold swizzled sources */
    ARF_TEMP_RESULT = 7,   /* a result that is not yet what the destination gets */
    ARF_MME = ARF_TEMP + ARF_TEMP_COUNT * ARF_TEMP_BYTES, /* acc2 to acc9 */
    ARF_MME_COUNT = 8,
    /* state of programs that name it: lower_state.c */
    ARF_STATE = ARF_MME + ARF_MME_COUNT * GEN_GRF_BYTES,
    ARF_SR0 = ARF_STATE,
    ARF_TM0 = ARF_STATE + 16,
    ARF_SP = ARF_STATE + 48,
    ARF_TDR = ARF_STATE + 64,
    ARF_N0 = ARF_STATE + 80,
    ARF_IP = ARF_STATE + 96,
    ARF_CE = ARF_STATE + 100,
    ARF_DBG = ARF_STATE + 104,
    ARF_WRITTEN = ARF_STATE + 112, /* did an instruction write ip? */
    ARF_TARGET = ARF_STATE + 120,  /* two dwords: addresses to go to */
    ARF_END = ARF_STATE + 128,
    ARF_KEPT = ARF_END, /* the accumulator's elements, in programs that may disable it */
    ARF_KEPT_END = ARF_KEPT + 8 * ARF_ACC_ELEMENTS,
    /* programs with a System Routine: masks of the interrupted code, halts noticed so far */
    ARF_SYSTEM_EXEC = ARF_KEPT_END,
    ARF_SYSTEM_CALL = ARF_SYSTEM_EXEC + 4,
    ARF_SYSTEM_SEEN = ARF_SYSTEM_EXEC + 8,
    ARF_SYSTEM_END = ARF_SYSTEM_EXEC + 16
};

#endif
