/* SPDX-License-Identifier: MIT */
/* Every row of the messages' table: what it refuses, it refuses by the message's name. */
#include <setjmp.h>
#include <stdarg.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#include <cmocka.h>

#include "emu/kernel.h"
#include "emu/lane.h"
#include "frontend/program.h"
#include "gen/isa/gen_message.h"
#include "gen/lower/gen_lower.h"

enum {
    ANY = -1,
    NOWHERE = -2,
    TYPE_SHIFT = 14,
    HEADER = 1 << 19,
    SURFACE = 1,
    STATELESS = GEN_BTI_STATELESS
};

static const struct row {
    enum gen_header_rule header;
    const char *function, *name;
    enum gen_sfid sfid; /* of Gen8 */
    int type;
} rows[] = {
#define AT(sfid, type) GEN_SFID_##sfid, type
#define ABSENT AT(NULL, NOWHERE)
#define GEN_MSG(id, header, function, name, gen7, gen75, gen8, ...)                                          \
    {GEN_HEADER_##header, #function, name, gen8},
#include "gen/isa/gen_message.def"
#undef GEN_MSG
};

enum { ROWS = sizeof rows / sizeof *rows };

static bool
is(const struct row *row, const char *function)
{
    return !strcmp(row->function, function);
}

/* A row's descriptor; its lengths are the caller's. */
static uint32_t
descriptor(const struct row *row, bool header, unsigned mlen, unsigned rlen)
{
    const uint32_t free_type = row->sfid == GEN_SFID_DC_READ_ONLY ? 6 : 0;
    const uint32_t type = row->type == ANY ? free_type : (uint32_t)row->type;
    const uint32_t where = row->sfid == GEN_SFID_GATEWAY ? type : type << TYPE_SHIFT;
    const bool a64 = row->sfid == GEN_SFID_DC1 && type >= 0x10 && type != 0x1b && type != 0x1c;
    return where | mlen << 25 | rlen << 20 | (header ? HEADER : 0) |
           (row->sfid == GEN_SFID_GATEWAY ? 0
            : a64                         ? STATELESS
                                          : SURFACE);
}

/* send (8|M0) r32 r14 sfid desc, and the end: the reason, or "" when it is lowered. */
static void
lower(const struct row *row, uint32_t desc, struct emu_error *error)
{
    const uint32_t code[8] = {0x00600031 | (uint32_t)row->sfid << 24,
                              0x24000208,
                              0x060001c0,
                              desc,
                              0x07600031,
                              0x20000204,
                              0x06000fe0,
                              0x82000010};
    struct fe_kernel kernel = {
        .name = row->name, .code = (const uint8_t *)code, .code_bytes = sizeof code, .simd = 16};
    *error = (struct emu_error){0};
    if (!gen_lower(NULL, GEN_SKL, &kernel, error))
        lane_program_free(kernel.emu.program);
}

static void
says(const struct row *row, uint32_t desc, const char *why)
{
    struct emu_error error = {0};
    lower(row, desc, &error);
    if (!strstr(error.text, row->name) || !strstr(error.text, why))
        fail_msg("%s, descriptor 0x%08x: \"%s\" instead of \"%s\"", row->name, (unsigned)desc, error.text,
                 why);
}

static void
test_refused(void **state)
{
    (void)state;
    unsigned refused = 0;
    for (unsigned n = 0; n < ROWS; n++) {
        if (rows[n].type == NOWHERE)
            continue;
        if (!is(&rows[n], "refuse"))
            continue;
        refused++;
        says(&rows[n], descriptor(&rows[n], rows[n].header == GEN_HEADER_REQUIRED, 1, 1),
             "this message cannot be executed yet");
    }
    assert_in_range(refused, 10, ROWS);
}

static void
test_headers(void **state)
{
    (void)state;
    unsigned required = 0, forbidden = 0;
    for (unsigned n = 0; n < ROWS; n++) {
        if (rows[n].type == NOWHERE)
            continue;
        required += rows[n].header == GEN_HEADER_REQUIRED;
        forbidden += rows[n].header == GEN_HEADER_FORBIDDEN;
        if (rows[n].header == GEN_HEADER_REQUIRED)
            says(&rows[n], descriptor(&rows[n], false, 1, 1), "without the header it needs");
        if (rows[n].header == GEN_HEADER_FORBIDDEN)
            says(&rows[n], descriptor(&rows[n], true, 2, 1), "with a header, which it must not have");
        says(&rows[n], descriptor(&rows[n], rows[n].header == GEN_HEADER_REQUIRED, 0, 1), "message length 0");
    }
    assert_true(required > 5 && forbidden > 5);
}

/* No message of the data ports and of the gateway has 15 registers and gives 31. */
static void
test_lengths(void **state)
{
    (void)state;
    for (unsigned n = 0; n < ROWS; n++) {
        if (rows[n].type == NOWHERE)
            continue;
        const bool header = rows[n].header == GEN_HEADER_REQUIRED;
        if (is(&rows[n], "refuse") || is(&rows[n], "end"))
            continue;
        says(&rows[n], descriptor(&rows[n], header, 15, 0), "");
        says(&rows[n], descriptor(&rows[n], header, 1 + header, 31), "");
    }
}

int
main(void)
{
    const struct CMUnitTest tests[] = {cmocka_unit_test(test_refused), cmocka_unit_test(test_headers),
                                       cmocka_unit_test(test_lengths)};
    return cmocka_run_group_tests_name("gen_messages", tests, NULL, NULL);
}
