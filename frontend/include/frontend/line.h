/* SPDX-License-Identifier: MIT */
/*
 * Source lines of machine code, from the binary's debug data. Loading a program does not read debug data.
 * Debug data that is missing, unusual or damaged gives no lines, and is never an error.
 */
#ifndef FRONTEND_LINE_H
#define FRONTEND_LINE_H

#include <stdbool.h>
#include <stdint.h>

struct fe_program;
struct fe_kernel;
struct fe_lines;

struct fe_line {
    const char *file; /* as the compiler recorded it; lives as long as the struct fe_lines */
    uint32_t line;    /* 1: the first */
    uint32_t column;  /* 0: unknown */
};

/* The lines of one kernel; NULL: there are none. Program and kernel live longer. */
struct fe_lines *fe_lines_open(const struct fe_program *program, const struct fe_kernel *kernel);
void fe_lines_close(struct fe_lines *lines); /* accepts NULL */
/* The source line of the instruction at an offset in the kernel's code. False: not known; the compiler
 * recorded no line for the instruction, or lines is NULL. */
bool fe_lines_find(const struct fe_lines *lines, uint32_t offset, struct fe_line *line);
/* The same for an instruction that came from several lines: the line of the nearest one that runs before it
 * and has a line. *near: it is such a line. Lists the kernel, so it takes its time. */
bool fe_lines_find_near(const struct fe_lines *lines, uint32_t offset, struct fe_line *line, bool *near);

#endif
