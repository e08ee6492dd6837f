/* SPDX-License-Identifier: MIT */
/* Send descriptors: which message, and the fields all messages have. */
#ifndef GEN_MESSAGE_H
#define GEN_MESSAGE_H

#include <stdbool.h>
#include <stdint.h>

struct gen_inst;

enum gen_message_id {
#define GEN_MSG(id, ...) GEN_MSG_##id,
#include "gen_message.def"
#undef GEN_MSG
    GEN_MSG_COUNT
};

/* Shared function ids (Gen8 PRM, Volume 2d). */
enum gen_sfid {
    GEN_SFID_NULL = 0,
    GEN_SFID_SAMPLER = 2,
    GEN_SFID_GATEWAY = 3,
    GEN_SFID_SAMPLER_CACHE = 4, /* the data port's way through the sampler's cache */
    GEN_SFID_RENDER = 5,
    GEN_SFID_URB = 6,
    GEN_SFID_SPAWNER = 7,
    GEN_SFID_VME = 8,
    GEN_SFID_DC_READ_ONLY = 9,
    GEN_SFID_DC0 = 10,
    GEN_SFID_DC1 = 12,
    GEN_SFID_CRE = 13
};

/* Binding table indexes with a meaning of their own. */
enum {
    GEN_BTI_BINDLESS =
        0xfc, /* Gen9: the surface state's number is in bits 31:12 of the extended descriptor */
    GEN_BTI_STATELESS_NONCOHERENT = 0xfd,
    GEN_BTI_SLM = 0xfe,
    GEN_BTI_STATELESS = 0xff
};

/* Whether a message begins with a header. */
enum gen_header_rule { GEN_HEADER_OPTIONAL, GEN_HEADER_REQUIRED, GEN_HEADER_FORBIDDEN };

struct gen_message {
    enum gen_message_id id;
    const char *name;
    uint32_t desc;
    enum gen_header_rule header_rule;
    bool header;
    uint8_t mlen, ex_mlen; /* GRFs of the first and of the second source block */
    uint8_t rlen;          /* GRFs written back */
    uint8_t bti;
    uint16_t control; /* descriptor bits 13:8, at their place from bit 0 */
};

/* False: no row for the descriptor, or it is in a register. */
bool gen_message_decode(const struct gen_inst *inst, struct gen_message *message);

#endif
