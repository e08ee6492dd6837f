/* SPDX-License-Identifier: MIT */
/* The message table and the common descriptor fields. */
#include "gen_message.h"

#include <stddef.h>

#include "gen_inst.h"

enum { ANY = -1, NOWHERE = -2 };

/* A row without a column for each set of data ports does not compile. */
#define AT(...) 0
#define ABSENT 0
#define GEN_MSG(id, header, function, name, ...)                                                             \
    _Static_assert(sizeof((char[]){__VA_ARGS__}) == GEN_PORTS_COUNT, "columns of " #id);
#include "gen_message.def"
#undef GEN_MSG
#undef AT
#undef ABSENT

static const struct row {
    uint8_t header;
    const char *name;
    struct {
        uint8_t sfid;
        int8_t type;
    } at[GEN_PORTS_COUNT];
} rows[GEN_MSG_COUNT] = {
#define AT(sfid, type)                                                                                       \
    {                                                                                                        \
        GEN_SFID_##sfid, type                                                                                \
    }
#define ABSENT AT(NULL, NOWHERE)
#define GEN_MSG(id, header, function, name, ...) [GEN_MSG_##id] = {GEN_HEADER_##header, name, {__VA_ARGS__}},
#include "gen_message.def"
#undef GEN_MSG
};

static bool
is_at(const struct row *row, enum gen_ports ports, uint8_t sfid, int type)
{
    return row->at[ports].sfid == sfid && (row->at[ports].type == ANY || row->at[ports].type == type);
}

static int
message_type(uint8_t sfid, uint32_t desc)
{
    const int type = (int)(desc >> 14 & 31);
    if (sfid == GEN_SFID_GATEWAY)
        return (int)(desc & 7);
    return sfid == GEN_SFID_DC0 && (type & 0x10) ? 0x10 : type;
}

bool
gen_message_decode(const struct gen_inst *inst, struct gen_message *message)
{
    if (inst->desc_is_reg || inst->ex_desc_is_reg)
        return false;
    const int type = message_type(inst->sfid, inst->desc);
    const bool split = inst->op == GEN_OP_sends || inst->op == GEN_OP_sendsc;
    for (unsigned id = 0; id < GEN_MSG_COUNT; id++) {
        if (!is_at(&rows[id], gen_ports(inst->platform), inst->sfid, type))
            continue;
        *message = (struct gen_message){
            .id = (enum gen_message_id)id,
            .name = rows[id].name,
            .desc = inst->desc,
            .header_rule = (enum gen_header_rule)rows[id].header,
            .header = inst->desc >> 19 & 1,
            .mlen = inst->desc >> 25 & 15,
            .ex_mlen = split ? inst->ex_desc >> 6 & 15 : 0,
            .rlen = inst->desc >> 20 & 31,
            .bti = inst->desc & 255,
            .control = inst->desc >> 8 & 63,
        };
        return true;
    }
    return false;
}
