/* SPDX-License-Identifier: MIT */
/* The suite's data files: lines of "platform hex text". */
#ifndef GEN_LISTING_DATA_H
#define GEN_LISTING_DATA_H

#include <stdio.h>

#include "gen/isa/gen_inst.h"

enum { DATA_LINE = 512, DATA_TEXT = 512 };

struct data_line {
    enum gen_platform platform;
    uint8_t code[16];
    uint32_t size; /* 8 or 16 */
    char text[DATA_LINE];
};

FILE *data_open(const char *name); /* exits when the file is missing */

/* The next line that is no comment; false at the end. Exits on a malformed line: the data is ours. */
bool data_next(FILE *file, struct data_line *line);

/* Our text without leading spaces; false when the code is refused (then text is the reason). */
bool data_list(const struct data_line *line, struct gen_inst *inst, char *text);

/* One space for many, none at the end. */
void data_squeeze(char *text);

#endif
