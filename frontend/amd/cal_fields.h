/* SPDX-License-Identifier: MIT */
/* Lines and fields of the compiler's description of a kernel. */
#ifndef AMD_CAL_FIELDS_H
#define AMD_CAL_FIELDS_H

#include "bytes.h"

enum { CAL_FIELDS = 16 };

struct cal_field {
    const char *text;
    size_t size;
};

struct cal_line {
    struct cal_field field[CAL_FIELDS]; /* of those that are not there the size is 0 */
    unsigned count;
    size_t at; /* in the file */
};

/* Takes a line off the text. False: there is none. */
bool cal_next_line(struct fe_bytes *text, struct cal_line *line);
bool cal_field_is(struct cal_field field, const char *word);
/* A decimal number; false: it is none, or beyond 32 bits. */
bool cal_field_number(struct cal_field field, uint32_t *value);

#endif
