/* SPDX-License-Identifier: MIT */
/*
 * A render node without a GPU, for LD_PRELOAD: an unmodified driver of Mesa finds the GPU, allocates its
 * memory here and hands over its command streams. The node is /dev/null, whose ioctl and mmap are answered
 * here; of libdrm only the functions that list devices are replaced. What differs between kernel drivers is
 * the caller's: cayman/r600/radeon.c, gen_glsl/i915.c.
 */
#ifndef DOOR_H
#define DOOR_H

#include <stdint.h>
#include <stdio.h>

enum { DOOR_OBJECTS = 4096 };
#define DOOR_MAP_MARK (1ull << 40) /* offsets of mmap from here on are the door's */

struct door_object {
    uint8_t *host;
    uint64_t bytes, file_offset, address; /* address 0: not mapped for the GPU */
};

/* --- given by the kernel driver that is played --- */

struct door_node {
    const char *name; /* of the kernel driver */
    int version[3];
    uint16_t vendor, device; /* of PCI */
};

const struct door_node *door_node(void);
/* Answers an ioctl that is not the same for all: 0 or a negative errno. */
int door_ioctl(unsigned number, void *arg);

/* --- memory (memory.c) --- */

/* A new object's handle; 0: there is no room. */
uint32_t door_create(uint64_t bytes);
/* The same of the driver's own memory. */
uint32_t door_wrap(void *host, uint64_t bytes);
struct door_object *door_object(uint32_t handle);
/* The object that the GPU's address lies in; NULL: none. */
const struct door_object *door_find(uint64_t address);
/* The GPU's address of memory that the driver has mapped; 0: it is not the door's. host.c finds it by name.
 */
uint64_t door_address(const void *at);
/* Notes that bytes of the door's file are mapped there. */
void door_mapped(const void *at, uint64_t bytes, uint64_t file_offset);
/* The file that holds all objects. */
int door_file(void);

/* --- text (text.c) --- */

/* The file that DOOR_CAPTURE names; NULL: none. */
FILE *door_capture(int append);
/* Forgets what door_write_memory has written. */
void door_forget(void);
/* The part of [address, address + bytes) that exists, as lines `memory` and `at`, nothing of it twice. */
void door_write_memory(FILE *f, uint64_t address, uint64_t bytes);
void door_write_words(FILE *f, const char *what, unsigned n, const uint32_t *words, unsigned count);

#endif
