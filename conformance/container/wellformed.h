/* SPDX-License-Identifier: MIT */
/* What holds for every program that the readers accept, damaged input or not. */
#ifndef WELLFORMED_H
#define WELLFORMED_H

#include "frontend/program.h"

/* NULL, or what is wrong. Touches every byte the program points to, so that a sanitizer sees it. */
const char *program_defect(const struct fe_program *program);

#endif
