/* SPDX-License-Identifier: MIT */
/* The little of ELF that these tests need, apart from the container reader that is tested elsewhere. */
#ifndef CAY_TEST_OBJECT_H
#define CAY_TEST_OBJECT_H

#include <stdint.h>

struct object_kernel {
    const char *name;
    uint32_t offset, bytes; /* in text */
};

struct object {
    uint8_t *file;
    uint32_t size;
    uint8_t *text; /* relocated .text, inside file */
    uint32_t text_bytes;
    struct object_kernel kernels[128];
    unsigned kernel_count;
};

/* Ends the test program with a message when the file cannot be used. */
void object_open(struct object *o, const char *path);
void object_close(struct object *o);
const struct object_kernel *object_find(const struct object *o, const char *name);

/* Bytes of a whole file, malloc'ed. */
uint8_t *file_read(const char *path, uint32_t *size);

#endif
