/* SPDX-License-Identifier: MIT */
/* Messages are known by name, and each row of the message table is reached by its own descriptor. */
#include <ctype.h>
#include <stdio.h>
#include <string.h>

#include "data.h"
#include "gen/isa/gen_message.h"
#include "suite.h"

enum { ANY = -1, NOWHERE = -2, FREE_TYPE = 31 };

static const struct {
    const char *id;
    struct {
        uint8_t sfid;
        int8_t type;
    } at[GEN_PORTS_COUNT];
} rows[] = {
#define AT(sfid, type)                                                                                       \
    {                                                                                                        \
        GEN_SFID_##sfid, type                                                                                \
    }
#define ABSENT AT(NULL, NOWHERE)
#define GEN_MSG(id, header, function, name, gen7, gen75, gen8, ...) {#id, {gen7, gen75, gen8}},
#include "gen/isa/gen_message.def"
#undef GEN_MSG
};

/* The gateway's type is in the lowest bits, the samplers' from bit 12, the data caches' from bit 14. */
static bool
decode(enum gen_platform platform, unsigned sfid, unsigned type, struct gen_message *message)
{
    const unsigned shift = sfid == GEN_SFID_GATEWAY || sfid == GEN_SFID_SPAWNER ? 0
                           : sfid == GEN_SFID_SAMPLER                           ? 12
                                                                                : 14;
    const struct gen_inst inst = {
        .platform = platform, .op = GEN_OP_send, .sfid = (uint8_t)sfid, .desc = 0x02080000u | type << shift};
    return gen_message_decode(&inst, message);
}

static void
check_row(enum gen_platform platform, unsigned i)
{
    struct gen_message message;
    const unsigned sfid = rows[i].at[gen_ports(platform)].sfid;
    const int type = rows[i].at[gen_ports(platform)].type;
    if (type == NOWHERE)
        return;
    if (!decode(platform, sfid, type == ANY ? FREE_TYPE : (unsigned)type, &message))
        fail_msg("%s: its own descriptor is not known", rows[i].id);
    if ((unsigned)message.id != i)
        fail_msg("%s: its own descriptor is taken for %s", rows[i].id, rows[message.id].id);
}

static void
every_row_is_reached(void **state)
{
    (void)state;
    for (enum gen_platform platform = 0; platform < GEN_PLATFORM_COUNT; platform++)
        for (unsigned i = 0; i < sizeof rows / sizeof *rows; i++)
            check_row(platform, i);
}

static bool
has_word(const char *name, const char *word)
{
    const size_t length = strlen(word);
    for (; *name; name++) {
        size_t same = 0;
        while (same < length && tolower((unsigned char)name[same]) == word[same])
            same++;
        if (same == length)
            return true;
    }
    return false;
}

static void
check_name(const char *line)
{
    char words[128];
    unsigned sfid, type;
    struct gen_message message;
    assert_int_equal(sscanf(line, "%u %x %127[^\n]", &sfid, &type, words), 3);
    if (!decode(GEN_SKL, sfid, type, &message))
        fail_msg("message %u:0x%02x (%s) is not known", sfid, type, words);
    for (char *word = strtok(words, " "); word; word = strtok(NULL, " "))
        if (!has_word(message.name, word))
            fail_msg("message %u:0x%02x is called \"%s\", without \"%s\"", sfid, type, message.name, word);
}

static void
names_are_the_manuals(void **state)
{
    (void)state;
    char line[256];
    unsigned lines = 0;
    FILE *const file = data_open("messages.txt");
    while (fgets(line, sizeof line, file))
        if (line[0] != '#') {
            check_name(line);
            lines++;
        }
    fclose(file);
    assert_true(lines > 30);
}

/* What a register holds cannot be named. */
static void
registers_have_no_name(void **state)
{
    (void)state;
    struct gen_message message;
    const struct gen_inst desc = {.op = GEN_OP_send, .sfid = GEN_SFID_DC1, .desc_is_reg = true};
    const struct gen_inst ex_desc = {.op = GEN_OP_sends, .sfid = GEN_SFID_DC1, .ex_desc_is_reg = true};
    assert_false(gen_message_decode(&desc, &message));
    assert_false(gen_message_decode(&ex_desc, &message));
}

int
main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(every_row_is_reached),
        cmocka_unit_test(names_are_the_manuals),
        cmocka_unit_test(registers_have_no_name),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
