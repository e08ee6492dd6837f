/* SPDX-License-Identifier: MIT */
/* Results of ALU instructions, worked out on the host: alu_model.def. */
#ifndef CAY_TEST_ALU_MODEL_H
#define CAY_TEST_ALU_MODEL_H

#include <stdbool.h>
#include <stdint.h>

enum alu_result { ALU_F, ALU_A, ALU_I };

struct alu_model {
    const char *name;
    enum alu_result result;
    uint32_t (*compute)(const uint32_t source[3]);
};

/* NULL: no row has the name. */
const struct alu_model *alu_model_find(const char *name);
uint32_t alu_model_count(void);
float alu_as_float(uint32_t bits);
/* CLAMP of a float result: NaN becomes 0. */
uint32_t alu_clamped(uint32_t bits);
/* OMOD 1, 2 and 3 of a float result: times 2, times 4, half. */
uint32_t alu_scaled(uint32_t bits, unsigned omod);
/* Whether the result is the expected one. NaNs are equal, and so are both zeros of floats. */
bool alu_same(enum alu_result kind, uint32_t result, uint32_t expected);

#endif
