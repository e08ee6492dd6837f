/* SPDX-License-Identifier: MIT */
/* The binaries that the container tests read, and those they make themselves. */
#ifndef SPECIMEN_H
#define SPECIMEN_H

#include <stddef.h>
#include <stdint.h>

struct specimen {
    uint8_t *bytes;
    size_t size;
};

/* bin/<name>. Ends the program when it is missing. */
struct specimen specimen_read(const char *name);
void specimen_free(struct specimen *s);

uint32_t specimen_u32(const struct specimen *s, size_t at);
void specimen_set_u32(struct specimen *s, size_t at, uint32_t value);

/* Puts `to` over the n-th occurrence of `from`; they are equally long, so that no size in the file changes.
 */
void specimen_overwrite(struct specimen *s, const char *from, const char *to, unsigned n);

/* Place of the device binary in an OpenCL ELF: offset, and its size in *size. */
size_t specimen_device_binary(const struct specimen *s, size_t *size);
/* The bare patch tokens of bin/<name>. */
struct specimen specimen_patch_tokens(const char *name);
/* Writes the checksum that the kernel record at `at` should have. */
void specimen_fix_checksum(struct specimen *s, size_t at);
/* Offsets of the kernel records of a device binary at `at`; returns how many, at most room. */
size_t specimen_kernels(const struct specimen *s, size_t at, size_t *records, size_t room);

/* bin/vadd.cayman.o, or args, in clover's wrapper. */
struct specimen specimen_clover_vadd(void);
struct specimen specimen_clover_args(void);

#endif
