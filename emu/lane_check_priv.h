/* SPDX-License-Identifier: MIT */
/* What the checker's files share: one file per rule family. */
#ifndef EMU_LANE_CHECK_PRIV_H
#define EMU_LANE_CHECK_PRIV_H

#include "lane_priv.h"

struct emu_error;

enum lane_rule {
#define LANE_RULE(name, rule, who) LANE_RULE_##name,
#include "emu/lane_rules.def"
#undef LANE_RULE
    LANE_RULE_COUNT
};

struct check {
    const struct lane_program *p;
    const struct lane_op *op;
    uint32_t index;
    struct emu_error *error;
};

enum use { USE_READ, USE_WRITE };

/* Both record the reason and the rule, and return -1. The first one adds the op; the second one is for a
 * whole program or kernel. */
int lane_check_fail(const struct check *c, enum lane_rule rule, const char *format, ...)
    __attribute__((format(printf, 3, 4)));
int lane_rule_fail(struct emu_error *error, enum lane_rule rule, const char *format, ...)
    __attribute__((format(printf, 3, 4)));

bool lane_check_overlap(int64_t at, int64_t bytes, int64_t begin, int64_t count);
bool lane_check_in_rf(const struct lane_program *p, int64_t at, int64_t bytes);
/* In the RF and neither constant nor uniform. */
bool lane_check_writable(const struct lane_program *p, int64_t at, int64_t bytes);

/* Whether the op has the operands that its code needs, and no others. */
int lane_check_roles(const struct check *c);
int lane_check_operand_form(const struct check *c, const char *name, const struct lane_operand *o);
/* Every lane of a direct region, shifted by `shift` bytes. */
int lane_check_region(const struct check *c, const char *name, enum use use, const struct lane_operand *o,
                      unsigned lanes, int64_t shift);
int lane_check_source(const struct check *c, unsigned n);
int lane_check_dst(const struct check *c);

/* Where a cell may begin. */
int lane_check_cell_place(const struct check *c, uint32_t cell);
int lane_check_pred(const struct check *c);
int lane_check_elementwise(const struct check *c);
int lane_check_mem(const struct check *c);
int lane_check_image(const struct check *c);
int lane_check_mask(const struct check *c);
int lane_check_ctrl(const struct check *c);

#endif
