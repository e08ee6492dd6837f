/* SPDX-License-Identifier: MIT */
/*
 * Denormals that are kept on one side only. In an fpmode that keeps them (emu/lane_half.h), these bits flush
 * those of sources, or of results, of floats and doubles all the same. Gen's cr0.0 has zeros there.
 */
#ifndef EMU_FPMODE_H
#define EMU_FPMODE_H

#define EMU_FPMODE_FLUSH_SOURCES 0x10000u
#define EMU_FPMODE_FLUSH_RESULTS 0x20000u

#endif
