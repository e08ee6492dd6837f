/* SPDX-License-Identifier: MIT */
/* Values of lanes as text. */
#ifndef VALUE_H
#define VALUE_H

#include <stdbool.h>
#include <stdint.h>

#include "emu/lane.h"

enum { RT_VALUE_TEXT = 48 };

/* A value in its type's form. guess: an integer of 32 bits that looks like a float is printed as both. */
void rt_value_print(uint64_t bits, enum lane_type type, bool guess, char text[RT_VALUE_TEXT]);

#endif
