/* SPDX-License-Identifier: MIT */
/* Names in the text of lane ops. */
#ifndef EMU_LANE_NAMES_H
#define EMU_LANE_NAMES_H

#include "emu/lane.h"

/* "add", "fmin"; "?": there is none. */
const char *lane_atomic_name(unsigned atomic);

#endif
