/* SPDX-License-Identifier: MIT */
/* What lane ops and instructions do, in words. */
#ifndef PROFILE_KIND_H
#define PROFILE_KIND_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

struct lane_op;

enum profile_kind {
#define PROFILE_KIND(id, ...) PROFILE_##id,
#include "kinds.def"
#undef PROFILE_KIND
    PROFILE_KINDS
};

const char *profile_kind_name(enum profile_kind kind);
const char *profile_kind_meaning(enum profile_kind kind);
/* PROFILE_KINDS: no such name. */
enum profile_kind profile_kind_find(const char *name);
enum profile_kind profile_kind_of(const struct lane_op *op);
/* "global load", "local atomic", "image sample"; "": the op is no message. */
void profile_message_name(const struct lane_op *op, char *text, size_t size);
/* Operations of one lane: floats, or integers. */
struct profile_work {
    uint8_t floats, integers;
};
struct profile_work profile_work_of(const struct lane_op *op);

#endif
