/* SPDX-License-Identifier: MIT */
/* What instructions that fill several slots give, from their pages in "HD 6900 Series ISA"; not from the
 * project's code. */
#ifndef CAY_TEST_JOINT_MODEL_H
#define CAY_TEST_JOINT_MODEL_H

#include <stdbool.h>
#include <stdint.h>

/* Which slots an instruction fills. */
enum joint_form {
    JOINT_PAIR, /* x and y, z and w, or both: high dwords in the first one */
    JOINT_FOUR, /* the high dwords in x, y and z, the low ones in w */
    JOINT_ALL,  /* all four, each with operands of its own */
    JOINT_SAME  /* all four with the same operands */
};

/* results: a letter for each slot: I a number, F a float, d and D the low and high half of a double, -
 * nothing */
struct joint_model {
    const char *name;
    enum joint_form form;
    bool doubles; /* the sources are doubles, low dwords in the last slot */
    const char *results;
    void (*compute)(const uint32_t s[4][3], uint32_t out[4]);
};

const struct joint_model *joint_model_find(const char *name);
const struct joint_model *joint_model_at(unsigned n); /* NULL: no more */

/* Instructions that take another channel's result: this one's, given that one's. -1: no such instruction. */
int joint_chain(const char *name, const uint32_t s[3], uint32_t before, unsigned lane, uint32_t *out);

#endif
