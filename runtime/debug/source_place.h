/* SPDX-License-Identifier: MIT */
/* Where in the source an instruction comes from, for messages about GPU code. */
#ifndef SOURCE_PLACE_H
#define SOURCE_PLACE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "runtime/cl.h"

struct fe_kernel;
struct fe_program;

enum { RT_SOURCE_SHOWN = 160 }; /* bytes of a line, and of a file's name */

struct rt_source_place {
    bool near;                  /* the instruction itself has no line; this one runs before it */
    char file[RT_SOURCE_SHOWN]; /* "<source>": the program's own */
    char text[RT_SOURCE_SHOWN]; /* "": not known */
    uint32_t line, column;      /* column 0: not known */
};

/* The line of the instruction at an offset in the kernel's code. Reads the binary's debug data, and files
 * that it names. False: not known. */
bool rt_source_place(cl_program source, const struct fe_program *program, const struct fe_kernel *kernel,
                     uint32_t offset, struct rt_source_place *place);
/* The same for a program whose source is this text; NULL: it is made from something else. */
bool rt_source_place_in(const char *source, size_t source_bytes, const struct fe_program *program,
                        const struct fe_kernel *kernel, uint32_t offset, struct rt_source_place *place);
/* The kernel has no lines, and its compiler would have written some if it had been given -g. options: of the
 * build; NULL: the binary says all that is known. */
bool rt_source_lacks_g(const char *options, const struct fe_program *program, const struct fe_kernel *kernel);

#endif
