/* SPDX-License-Identifier: MIT */
/* A file of a record while it is written. */
#ifndef RECORD_OUT_H
#define RECORD_OUT_H

#include <stdio.h>

#include "base/report.h"
#include "base/sha256.h"
#include "form.h"

struct record_out {
    FILE *file;
    struct sha256 hash;
    char part[4200], path[4200]; /* the name until the file is whole, and then */
    int err;                     /* of the first thing that went wrong */
    struct rt_file_limit limit;
    uint8_t key[SHA256_BYTES];
};

/* 0 or an errno. Only the user may read the file, because it holds the program's memory. */
int record_out_begin(struct record_out *out, const char *folder, const char *name);
void record_out_bytes(struct record_out *out, const void *bytes, size_t size);
void record_out_struct(struct record_out *out, enum record_struct what, const void *from);
void record_out_structs(struct record_out *out, enum record_struct what, const void *from, size_t count);
/* NULL as "". */
void record_out_string(struct record_out *out, const char *text);
/* With the SHA-256, and under its own name; without it: a text. 0 or an errno; then there is no file. */
int record_out_end(struct record_out *out, bool keyed);

#endif
