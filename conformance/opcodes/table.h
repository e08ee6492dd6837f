/* SPDX-License-Identifier: MIT */
/* What the table's parts share. */
#ifndef OPCODES_TABLE_H
#define OPCODES_TABLE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "cayman/isa/cay_inst.h"
#include "gen/isa/gen_inst.h"
#include "gen/isa/gen_message.h"

/* Where instructions were found: what tests them. One bit each, in the order of evidence_names. */
enum evidence {
    IN_GEN_LISTING = 1,
    IN_GEN_LOWER = 2,
    IN_GEN_VECTORS = 4,
    IN_GEN_MESSAGES = 8,
    IN_CORPUS = 16,
    IN_CAYMAN_GOLDEN = 32,
    IN_GEN_FLOW = 64,
    IN_CAYMAN_CASES = 128
};

enum { SEEN_NAME = 64 };

struct seen {
    uint8_t gen_ops[GEN_OP_COUNT], math[16], messages[GEN_MSG_COUNT]; /* enum evidence */
    uint8_t cf[CAY_CF_COUNT], alu[CAY_ALU_COUNT], lds[CAY_LDS_COUNT], rat[CAY_RAT_COUNT],
        fetch[CAY_FETCH_COUNT];
    /* "FILE: CASE" that executes a row; the first by name */
    char cf_case[CAY_CF_COUNT][SEEN_NAME], alu_case[CAY_ALU_COUNT][SEEN_NAME],
        lds_case[CAY_LDS_COUNT][SEEN_NAME], rat_case[CAY_RAT_COUNT][SEEN_NAME],
        fetch_case[CAY_FETCH_COUNT][SEEN_NAME];
    const char
        *alu_model[CAY_ALU_COUNT]; /* the test of conformance/cayman that compares with a model; NULL: none */
};

/* Looks through the test data below `source`. False when a file that must be there cannot be read. */
bool evidence_collect(struct seen *seen, const char *source);
void evidence_print(unsigned evidence);
/* The file's bytes with a NUL behind them, to be freed; NULL when it cannot be read. */
void see_cayman(struct seen *seen, const struct cay_quirks *quirks, const uint8_t *code, uint32_t bytes,
                unsigned evidence);
void see_cayman_golden(struct seen *seen, const char *path, unsigned evidence);
void see_cayman_models(struct seen *seen);
void see_cayman_cases(struct seen *seen, const char *path, unsigned evidence);

/* `why` is NULL when it works; `by` goes behind the evidence. */
void table_row(const char *name, const char *code, const char *what, const char *why, unsigned evidence,
               const char *by);
void table_head(const char *title, const char *text, const char *code, const char *what);

void gen_rows(const struct seen *seen);
void cayman_rows(const struct seen *seen);
/* How many rows work and are executed by no test; they are listed on standard error. Control flow, LDS, RAT
 * and memory fetches. */
unsigned cayman_unexecuted(const struct seen *seen);

#endif
