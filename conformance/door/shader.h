/* SPDX-License-Identifier: MIT */
/*
 * A GLSL compute shader with what it is given, in lines of its own:
 *
 *   //! groups 4 1 1
 *   //! ssbo BINDING BYTES KIND [SEED]       also ubo, atomic
 *   //! uniform NAME i|u|f|d VALUE ...       one to four
 *   //! matrix NAME SIZE                     a hashed one
 *   //! texture BINDING TARGET FORMAT W H D LEVELS KIND [linear] [mip] [clamp|border|mirror] [shadow]
 *   //! image BINDING TARGET FORMAT W H D KIND
 *   //! push KIND BYTES [SEED]               Vulkan's push constants
 *   //! within BINDING ULPS [ABSOLUTE]       floats of an ssbo may differ so much; doubles: within64
 *   //! indirect                             the sizes come from a buffer
 *
 * KIND: zero, index, hash, small (0..99), signed (-50..49), unit ([0, 1)), float (-8..8), positive, double,
 * half.
 */
#ifndef DOOR_SHADER_H
#define DOOR_SHADER_H

#include <stddef.h>
#include <stdint.h>
#include <stdio.h>

enum { SHADER_ITEMS = 64, SHADER_WORDS = 16 };

struct shader_item {
    char what[16];
    char word[SHADER_WORDS][48];
    unsigned words, binding, object; /* object: the host's */
};

struct shader {
    struct shader_item item[SHADER_ITEMS];
    unsigned item_count;
    unsigned groups[3];
    char text[65536];
};

_Noreturn void shader_die(const char *what, const char *why);
/* Ends the process where the file cannot be read. */
void shader_read(struct shader *shader, const char *path);
/* The buffer's floats may differ: the line that says so; NULL: they may not. */
const struct shader_item *shader_tolerance(const struct shader *shader, unsigned binding);
/* Memory of these values, the caller's to free. */
void *shader_values(size_t bytes, const char *kind, uint32_t seed);
uint32_t shader_hash(uint32_t x);
/* As lines that begin with +, after the one that is begun. */
void shader_write_words(FILE *out, const uint32_t *words, size_t bytes);

#endif
