/* SPDX-License-Identifier: MIT */
/* How structures are kept in a record: their members in order, without gaps. */
#ifndef RECORD_FORM_H
#define RECORD_FORM_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

struct record_field {
    uint32_t offset;
    uint8_t size, count;
    bool is_bool;
};

struct record_form {
    const struct record_field *fields;
    uint32_t count;
    size_t bytes; /* of the structure */
};

enum record_struct {
    RECORD_HEAD,
    RECORD_PART,
    RECORD_SURFACE,
    RECORD_IMAGE,
    RECORD_SAMPLER,
    RECORD_TEXTURE,
    RECORD_LEVEL,
    RECORD_TEXTURE_SAMPLER,
    RECORD_RANGE,
    RECORD_MAP,
    RECORD_ARG,
    RECORD_AREA,
    RECORD_REGION,
    RECORD_END,
    RECORD_STRUCTS
};

const struct record_form *record_form_of(enum record_struct what);
/* Bytes of it in a file. */
size_t record_form_bytes(const struct record_form *form);
/* To and from a file's bytes. False: a bool is neither 0 nor 1. */
void record_pack(const struct record_form *form, const void *from, uint8_t *to);
bool record_unpack(const struct record_form *form, const uint8_t *from, void *to);

/* No structure is longer in a file. */
enum { RECORD_MOST_PACKED = 1024 };

extern const char record_launch_magic[16], record_results_magic[16];

#endif
