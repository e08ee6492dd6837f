/* SPDX-License-Identifier: MIT */
/* The memory of a GPU that is not there: its objects by handle and by the GPU's address. */
#ifndef R600_DOOR_H
#define R600_DOOR_H

#include <stdint.h>

enum { DOOR_OBJECTS = 4096 };

struct door_object {
    uint8_t *host;
    uint64_t bytes, file_offset, address; /* address 0: not mapped for the GPU */
};

/* The object that the address lies in; NULL: none. */
const struct door_object *door_find(uint64_t address);

/* Executes a command stream as far as its launches are written to the file that R600_CAPTURE names. */
void capture_stream(const uint32_t *words, uint32_t count);

#endif
