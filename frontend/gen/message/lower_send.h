/* SPDX-License-Identifier: MIT */
/* Shared by the message files: payload blocks, headers, address spaces, the memory op. */
#ifndef LOWER_SEND_H
#define LOWER_SEND_H

#include "gen/isa/gen_message.h"
#include "gen/lower/lower_priv.h"

struct lower_send {
    struct gen_lower *l;
    const struct gen_inst *inst;
    struct gen_message message;
    uint32_t ex_desc;
    bool has_handle; /* bits 31:12 of the extended descriptor are known at run time only */
    uint32_t handle; /* byte of a0 where that descriptor is */
};

typedef void lower_msg_fn(const struct lower_send *s);

void lower_send_refuse(const struct lower_send *s, enum emu_error_kind kind, const char *why);
/* RF offset of `count` payload registers from payload register `first`; they must lie in one source block. */
uint32_t lower_send_payload(const struct lower_send *s, unsigned first, unsigned count);
/* Where a load's registers go; LANE_NONE for the null register. */
struct lane_operand lower_send_dst(const struct lower_send *s, enum lane_type type, unsigned count);
/* Refuses a message whose lengths are not these. */
bool lower_send_check(const struct lower_send *s, unsigned payload, unsigned rlen);
/* A memory op on the message's channels, at most `simd` of them, with space and surface of its binding table
 * index. */
struct lane_op *lower_send_mem(const struct lower_send *s, enum lane_code code, unsigned simd);
void lower_send_space(const struct lower_send *s, struct lane_op *op);
/* The same for messages with 64-bit addresses, which the op has; their index is one of the two stateless
 * ones. */
void lower_send_flat(const struct lower_send *s, struct lane_op *op);
bool lower_send_bits(const struct lower_send *s, unsigned bit);

/* lower_desc.c: give a copy of the instruction immediate descriptors, the own and the extended one; false:
 * they are the program's data */
bool lower_send_resolve(const struct lower_send *s, struct gen_inst *inst);
bool lower_send_resolve_extended(struct lower_send *s, struct gen_inst *inst);

/* Descriptors that a register may hold: lower_forms.c, lower_indexes.c. False and refused: they are not
 * known. */
enum { LOWER_FORMS = 256 };
struct lower_forms {
    uint32_t desc[LOWER_FORMS];
    unsigned count;
    const char *refused;
};
bool lower_find_forms(const struct lower_send *s, const struct gen_inst *inst, struct lower_forms *forms);
/* Those of a message whose bits `index` may be any of the kernel's surfaces and samplers. */
bool lower_add_forms(const struct lower_send *s, struct lower_forms *forms, const struct gen_message *m,
                     uint32_t index);

/* lower_handle.c: the message's own bits in the descriptor at byte `at` of a0, the rest being a handle; which
 * surface the handle means, false and refused: not known */
bool lower_handle_bits(const struct lower_send *s, uint32_t at, uint32_t *bits);
bool lower_handle_surface(const struct lower_send *s, uint32_t *surface);
/* Whether the dword at byte `at` of the GRF is, before the instruction, the one that was at byte `of` when
 * the thread started, or some of its bits. */
bool lower_is_part_of(struct gen_lower *l, const struct gen_inst *before, uint32_t at, uint32_t of);

/* lower_header.c. Addresses of an op: the operand and what it is shifted by. */
struct lower_address {
    struct lane_operand at;
    uint8_t shift;
};
struct lane_operand lower_header_dword(const struct lower_send *s, unsigned dword);
/* Bits that must be 0. If the program sets them, it is refused; if this is known only at run time, it is a
 * fault. */
void lower_header_clear(const struct lower_send *s, unsigned dword, uint32_t bits, const char *why);
/* A block's; those of scattered messages; those of untyped and typed messages, in bytes. */
struct lower_address lower_block_address(const struct lower_send *s, unsigned shift);
struct lower_address lower_lane_addresses(const struct lower_send *s, struct lane_operand at, unsigned lanes,
                                          unsigned shift);
struct lower_address lower_untyped_addresses(const struct lower_send *s, struct lane_operand at,
                                             unsigned lanes);
/* Whether M0.7 may leave channels out. Then the temporary cell can be made the channels that take part; or
 * those of a constant mask; and be the op's mask. first: the bit of M0.7 that is lane 0's. */
bool lower_header_masks(const struct lower_send *s);
void lower_header_mask(const struct lower_send *s, unsigned lanes, unsigned first);
void lower_channel_mask(const struct lower_send *s, unsigned lanes, uint32_t mask);
void lower_take_mask(struct lane_op *op);
/* Block messages are sent if any channel is enabled: a branch around them. */
void lower_skip_if_idle(const struct lower_send *s);

/* Atomic operations by bits 11:8 of the descriptor; false and refused: there is none. */
struct lower_atomic {
    uint8_t op, operands;
};
bool lower_atomic_of(const struct lower_send *s, bool is_float, struct lower_atomic *atomic);

/* lower_msg_typed.c: an op on the image of the binding table index */
bool lower_names_image(const struct lower_send *s); /* false and refused: its index is no image's */
struct lane_op *lower_image_op(const struct lower_send *s, enum lane_code code, unsigned simd);

/* lower_msg_constants.c: ld from the surface of the program's constants */
bool lower_names_constants(const struct lower_send *s);
void lower_load_constants(const struct lower_send *s);

/* lower_msg_simd4x2.c */
void lower_untyped4x2(const struct lower_send *s, bool write);

#define GEN_MSG_FUNCTION(name) lower_msg_fn lower_msg_##name;
GEN_MSG_FUNCTION(oword)
GEN_MSG_FUNCTION(dual)
GEN_MSG_FUNCTION(scatter)
GEN_MSG_FUNCTION(fence)
GEN_MSG_FUNCTION(scratch)
GEN_MSG_FUNCTION(untyped)
GEN_MSG_FUNCTION(atomic)
GEN_MSG_FUNCTION(atomic4x2)
GEN_MSG_FUNCTION(a64)
GEN_MSG_FUNCTION(a64block)
GEN_MSG_FUNCTION(sampler)
GEN_MSG_FUNCTION(typed)
GEN_MSG_FUNCTION(typed_atomic)
GEN_MSG_FUNCTION(media)
GEN_MSG_FUNCTION(barrier)
GEN_MSG_FUNCTION(end)
GEN_MSG_FUNCTION(refuse)
#undef GEN_MSG_FUNCTION

#endif
