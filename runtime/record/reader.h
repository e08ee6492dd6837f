/* SPDX-License-Identifier: MIT */
/* The bytes of a record while they are read. */
#ifndef RECORD_READER_H
#define RECORD_READER_H

#include "emu/error.h"
#include "form.h"
#include "record.h"

/* Limits that no real launch reaches. */
enum { RECORD_MOST_ENTRIES = 1 << 20, RECORD_MOST_PAYLOAD = 1 << 20 };
#define RECORD_MOST_BYTES (UINT64_C(1) << 40)

struct record_reader {
    const uint8_t *at;
    size_t left;
    struct emu_error *error;
};

/* Sets the error. Returns -1. */
int record_damaged(struct record_reader *r, const char *what);
int record_out_of_memory(struct record_reader *r);
/* The next bytes; NULL with the error set. */
const uint8_t *record_take(struct record_reader *r, uint64_t bytes, const char *what);
int record_take_struct(struct record_reader *r, enum record_struct what, void *to, const char *name);
/* malloc'ed, one more than `count`; NULL with the error set. */
void *record_take_structs(struct record_reader *r, enum record_struct what, uint64_t count, const char *name);
/* malloc'ed; NULL with the error set. */
char *record_take_string(struct record_reader *r, const char *what);

/* A whole file with the right magic and SHA-256; the SHA-256 is not counted. NULL with the error set. */
uint8_t *record_read_file(const char *path, const char magic[16], size_t *size, struct emu_error *error);

/* The file of that name in a record's folder, or beside `launch`, whose path may be given. False: too long.
 */
bool record_path(const char *path, const char *name, char *to, size_t size);

/* check.c: what engines rely on; memory is known by then. */
int record_check_bindings(struct record_reader *r, const struct rt_replay *replay);
/* map.c */
int record_map_memory(struct record_reader *r, struct rt_replay *replay);

#endif
