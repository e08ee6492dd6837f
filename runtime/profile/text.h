/* SPDX-License-Identifier: MIT */
/* A profile as text for people. */
#ifndef PROFILE_TEXT_H
#define PROFILE_TEXT_H

#include <stdbool.h>
#include <stdio.h>

#include "model.h"

struct profile_print {
    FILE *file;
    bool listing; /* every instruction that ran, not only the hottest ones */
};

void profile_print(const struct profile *profile, const struct profile_print *print);
/* "1.23 M", "456"; returns text. */
enum { PROFILE_SHORT = 32 };
const char *profile_short(double number, char text[PROFILE_SHORT]);
/* "3.2 KiB" */
const char *profile_bytes(double number, char text[PROFILE_SHORT]);
/* "1.25 ms" */
const char *profile_time(uint64_t nanoseconds, char text[PROFILE_SHORT]);

#endif
