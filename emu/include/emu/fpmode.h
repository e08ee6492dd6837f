/* SPDX-License-Identifier: MIT */
/*
 * Denormals that are kept on one side only. In an fpmode that keeps them (emu/lane_half.h), these bits flush
 * those of sources, or of results, of floats and doubles all the same. Gen's cr0.0 has zeros there.
 */
#ifndef EMU_FPMODE_H
#define EMU_FPMODE_H

#define EMU_FPMODE_FLUSH_SOURCES 0x10000u
#define EMU_FPMODE_FLUSH_RESULTS 0x20000u

/* The host's MXCSR: exceptions are masked. Both bits of rounding: to zero. */
#define EMU_HOST_MASKS 0x1f80u
#define EMU_HOST_ROUND_DOWN 0x2000u
#define EMU_HOST_ROUND_UP 0x4000u
#define EMU_HOST_FLUSH_SOURCES 0x0040u
#define EMU_HOST_FLUSH_RESULTS 0x8000u

#endif
